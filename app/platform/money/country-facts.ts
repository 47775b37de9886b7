import { type CountryCode, getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/max";

/**
 * Three-letter codes (ISO 3166-1 alpha-3) and midpoints in degrees north and east, from country-locale-map 1.9 (MIT; of islands far
 * apart, the capital).
 * Only the server reads them: pages know countries by their two letters.
 */
const facts = `
  AD AND 42.55 1.6, AE ARE 23.42 53.85, AF AFG 33.94 67.71, AG ATG 17.06 -61.8, AI AIA 18.22 -63.07,
  AL ALB 41.15 20.17, AM ARM 40.07 45.04, AO AGO -11.2 17.87, AR ARG -38.42 -63.62, AS ASM -14.27 -170.13,
  AT AUT 47.52 14.55, AU AUS -25.27 133.78, AW ABW 12.52 -69.97, AX ALA 60.18 19.92, AZ AZE 40.14 47.58,
  BA BIH 43.92 17.68, BB BRB 13.19 -59.54, BD BGD 23.68 90.36, BE BEL 50.5 4.47, BF BFA 12.24 -1.56,
  BG BGR 42.73 25.49, BH BHR 25.93 50.64, BI BDI -3.37 29.92, BJ BEN 9.31 2.32, BL BLM 17.9 -62.83,
  BM BMU 32.32 -64.76, BN BRN 4.54 114.73, BO BOL -16.29 -63.59, BQ BES 12.18 -68.24, BR BRA -14.24 -51.93,
  BS BHS 25.03 -77.4, BT BTN 27.51 90.43, BW BWA -22.33 24.68, BY BLR 53.71 27.95, BZ BLZ 17.19 -88.5,
  CA CAN 56.13 -106.35, CC CCK -12.16 96.87, CD COD -4.04 21.76, CF CAF 6.61 20.94, CG COG -0.23 15.83,
  CH CHE 46.82 8.23, CI CIV 7.54 -5.55, CK COK -21.24 -159.78, CL CHL -35.68 -71.54, CM CMR 7.37 12.35,
  CN CHN 35.86 104.2, CO COL 4.57 -74.3, CR CRI 9.75 -83.75, CU CUB 21.52 -77.78, CV CPV 16 -24.01, CW CUW 12.17 -68.99,
  CX CXR -10.45 105.69, CY CYP 35.13 33.43, CZ CZE 49.82 15.47, DE DEU 51.17 10.45, DJ DJI 11.83 42.59,
  DK DNK 56.26 9.5, DM DMA 15.41 -61.37, DO DOM 18.74 -70.16, DZ DZA 28.03 1.66, EC ECU -1.83 -78.18,
  EE EST 58.6 25.01, EG EGY 26.82 30.8, EH ESH 24.22 -12.89, ER ERI 15.18 39.78, ES ESP 40.46 -3.75,
  ET ETH 9.14 40.49, FI FIN 61.92 25.75, FJ FJI -16.58 179.41, FK FLK -51.8 -59.52, FM FSM 7.43 150.55,
  FO FRO 61.89 -6.91, FR FRA 46.23 2.21, GA GAB -0.8 11.61, GB GBR 55.38 -3.44, GD GRD 12.26 -61.6,
  GE GEO 42.32 43.36, GF GUF 3.93 -53.13, GG GGY 49.47 -2.59, GH GHA 7.95 -1.02, GI GIB 36.14 -5.35,
  GL GRL 71.71 -42.6, GM GMB 13.44 -15.31, GN GIN 9.95 -9.7, GP GLP 17 -62.07, GQ GNQ 1.65 10.27,
  GR GRC 39.07 21.82, GT GTM 15.78 -90.23, GU GUM 13.44 144.79, GW GNB 11.8 -15.18, GY GUY 4.86 -58.93,
  HK HKG 22.4 114.11, HN HND 15.2 -86.24, HR HRV 45.1 15.2, HT HTI 18.97 -72.29, HU HUN 47.16 19.5,
  ID IDN -0.79 113.92, IE IRL 53.41 -8.24, IL ISR 31.05 34.85, IM IMN 54.24 -4.55, IN IND 20.59 78.96,
  IO IOT -6.34 71.88, IQ IRQ 33.22 43.68, IR IRN 32.43 53.69, IS ISL 64.96 -19.02, IT ITA 41.87 12.57,
  JE JEY 49.21 -2.13, JM JAM 18.11 -77.3, JO JOR 30.59 36.24, JP JPN 36.2 138.25, KE KEN -0.02 37.91,
  KG KGZ 41.2 74.77, KH KHM 12.57 104.99, KI KIR 1.33 172.98, KM COM -11.88 43.87, KN KNA 17.36 -62.78,
  KP PRK 40.34 127.51, KR KOR 35.91 127.77, KW KWT 29.31 47.48, KY CYM 19.51 -80.57, KZ KAZ 48.02 66.92,
  LA LAO 19.86 102.5, LB LBN 33.85 35.86, LC LCA 13.91 -60.98, LI LIE 47.17 9.56, LK LKA 7.87 80.77,
  LR LBR 6.43 -9.43, LS LSO -29.61 28.23, LT LTU 55.17 23.88, LU LUX 49.82 6.13, LV LVA 56.88 24.6,
  LY LBY 26.34 17.23, MA MAR 31.79 -7.09, MC MCO 43.75 7.41, MD MDA 47.41 28.37, ME MNE 42.71 19.37,
  MF MAF 18.08 -63.05, MG MDG -18.77 46.87, MH MHL 7.13 171.18, MK MKD 41.61 21.75, ML MLI 17.57 -4, MM MMR 21.91 95.96,
  MN MNG 46.86 103.85, MO MAC 22.2 113.54, MP MNP 17.33 145.38, MQ MTQ 14.64 -61.02, MR MRT 21.01 -10.94,
  MS MSR 16.74 -62.19, MT MLT 35.94 14.38, MU MUS -20.35 57.55, MV MDV 3.2 73.22, MW MWI -13.25 34.3,
  MX MEX 23.63 -102.55, MY MYS 4.21 101.98, MZ MOZ -18.67 35.53, NA NAM -22.96 18.49, NC NCL -20.9 165.62,
  NE NER 17.61 8.08, NF NFK -29.04 167.95, NG NGA 9.08 8.68, NI NIC 12.87 -85.21, NL NLD 52.13 5.29,
  NO NOR 60.47 8.47, NP NPL 28.39 84.12, NR NRU -0.52 166.93, NU NIU -19.05 -169.87, NZ NZL -40.9 174.89,
  OM OMN 21.51 55.92, PA PAN 8.54 -80.78, PE PER -9.19 -75.02, PF PYF -17.68 -149.41, PG PNG -6.31 143.96,
  PH PHL 12.88 121.77, PK PAK 30.38 69.35, PL POL 51.92 19.15, PM SPM 46.94 -56.27, PN PCN -24.7 -127.44,
  PR PRI 18.22 -66.59, PS PSE 31.95 35.23, PT PRT 39.4 -8.22, PW PLW 7.51 134.58, PY PRY -23.44 -58.44,
  QA QAT 25.35 51.18, RE REU -21.12 55.54, RO ROU 45.94 24.97, RS SRB 44.02 21.01, RU RUS 61.52 105.32,
  RW RWA -1.94 29.87, SA SAU 23.89 45.08, SB SLB -9.65 160.16, SC SYC -4.68 55.49, SD SDN 12.86 30.22,
  SE SWE 60.13 18.64, SG SGP 1.35 103.82, SH SHN -15.97 -5.7, SI SVN 46.15 15, SJ SJM 77.55 23.67,
  SK SVK 48.67 19.7, SL SLE 8.46 -11.78, SM SMR 43.94 12.46, SN SEN 14.5 -14.45, SO SOM 5.15 46.2,
  SR SUR 3.92 -56.03, SS SSD 6.88 31.31, ST STP 0.19 6.61, SV SLV 13.79 -88.9, SX SXM 18.04 -63.07, SY SYR 34.8 39,
  SZ SWZ -26.52 31.47, TC TCA 21.69 -71.8, TD TCD 15.45 18.73, TG TGO 8.62 0.82, TH THA 15.87 100.99,
  TJ TJK 38.86 71.28, TK TKL -8.97 -171.86, TL TLS -8.87 125.73, TM TKM 38.97 59.56, TN TUN 33.89 9.54,
  TO TON -21.18 -175.2, TR TUR 38.96 35.24, TT TTO 10.69 -61.22, TV TUV -7.11 177.65, TW TWN 23.7 120.96,
  TZ TZA -6.37 34.89, UA UKR 48.38 31.17, UG UGA 1.37 32.29, US USA 37.09 -95.71, UY URY -32.52 -55.77,
  UZ UZB 41.38 64.59, VA VAT 41.9 12.45, VC VCT 12.98 -61.29, VE VEN 6.42 -66.59, VG VGB 18.42 -64.64,
  VI VIR 18.34 -64.9, VN VNM 14.06 108.28, VU VUT -15.38 166.96, WF WLF -13.77 -177.16, WS WSM -13.76 -172.1,
  XK XKX 42.6 20.9, YE YEM 15.55 48.52, YT MYT -12.83 45.17, ZA ZAF -30.56 22.94, ZM ZMB -13.13 27.85,
  ZW ZWE -19.02 29.15`;

/** A country as the API lists it; its label is a word of the reader's language. */
export interface CountryFacts {
  code: string;
  code3: string;
  /** As dialled from abroad, without the plus sign. */
  dialCode: string;
  latitude: number;
  longitude: number;
}

/** Pitcairn has no numbering of its own: it is dialled through New Zealand. */
const dialledThrough: Readonly<Record<string, CountryCode>> = { PN: "NZ" };

/** Every country of `countries`, by its two letters. */
export const countryFacts: readonly CountryFacts[] = facts.split(",").map((row) => {
  const [code = "", code3 = "", latitude, longitude] = row.trim().split(" ");
  const dialled = isSupportedCountry(code) ? code : dialledThrough[code];
  if (!dialled) throw new Error(`${code} has no dial code`);
  return {
    code,
    code3,
    dialCode: getCountryCallingCode(dialled),
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
});
