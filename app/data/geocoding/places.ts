/**
 * Places of at least 15,000 inhabitants, from GeoNames (geonames.org), licence CC BY 4.0.
 * Made by scripts/gazetteer.ts; `gazetteer.server.ts` reads it.
 */
export const places = `#AD
Andorra la Vella	07	42.508	1.521
les Escaldes	08	42.507	1.534
#AE
Dubai	03	25.077	55.309
Sharjah	06	25.337	55.412
Abu Dhabi	01	24.451	54.397
Ajman City	02	25.402	55.479
Ras Al Khaimah City	05	25.790	55.943
Musaffah	01	24.359	54.483
Al Fujairah City	04	25.116	56.341
Khalifah A City	01	24.426	54.605
Reef Al Fujairah City	04	25.145	56.248
Bani Yas City	01	24.310	54.629
Zayed City	01	23.654	53.705
Umm Al Quwain City	07	25.565	55.555
Al Shamkhah City	01	24.393	54.708
Al Ain City	01	24.192	55.761
Khawr Fakkān	06	25.331	56.342
Dibba Al-Fujairah	04	25.592	56.262
Dibba Al-Hisn	04	25.620	56.273
Adh Dhayd	06	25.288	55.882
Ar Ruways	01	24.110	52.731
#AF
Kabul	13	34.528	69.172
Kandahār	23	31.613	65.710
Mazār-e Sharīf	30	36.709	67.111
Herāt	11	34.348	62.200
Jalālābād	18	34.426	70.452
Kunduz	24	36.729	68.857
Ghazni	08	33.554	68.421
Balkh	30	36.756	66.897
Baghlān	03	36.131	68.708
Gardez	36	33.597	69.226
Khōst	37	33.340	69.920
Maymana	07	35.921	64.784
Khanabad	24	36.682	69.116
Bāzārak	42	35.313	69.515
Khulm	30	36.697	67.698
Taloqan	26	36.736	69.535
Bāmyān	05	34.822	67.827
Pul-e Khumrī	03	35.945	68.715
Shibirghān	31	36.668	65.753
Charikar	40	35.014	69.171
Sar-e Pul	33	36.215	65.932
Zaranj	19	30.960	61.860
Paghmān	13	34.588	68.951
Asadābād	34	34.873	71.147
Aībak	32	36.265	68.016
Fayzabad	01	37.117	70.580
Lashkar Gāh	10	31.594	64.372
Gereshk	10	31.821	64.570
Farah	06	32.375	62.116
Ghormach	02	35.731	63.783
Shīnḏanḏ	11	33.303	62.147
Andkhōy	07	36.953	65.124
Rustāq	26	37.126	69.830
Qarāwul	24	37.220	68.780
Nahrīn	03	36.065	69.133
Baraki Barak	17	33.967	68.949
Ārt Khwājah	26	37.086	69.480
Kafir Qala	11	34.667	61.067
Karukh	11	34.481	62.586
Mehtar Lām	35	34.671	70.209
Kushk	11	33.296	61.952
Shahrak	09	34.107	64.305
Āsmār	34	35.033	71.358
Sang-e Chārak	33	35.850	66.437
Khāsh	19	31.529	62.791
Markaz-e Woluswalī-ye Āchīn	18	34.126	70.708
Jabal os Saraj	40	35.118	69.238
Qarqīn	31	37.419	66.044
Fayrōz Kōh	09	34.520	65.251
#AG
Saint John’s	04	17.121	-61.843
#AL
Tirana	50	41.328	19.819
Durrës	42	41.324	19.455
Elbasan	43	41.112	20.082
Vlorë	51	40.469	19.483
Shkodër	49	42.068	19.513
Pogradec	46	40.903	20.652
Fier-Çifçi	44	40.717	19.567	x
Patos	44	40.683	19.619
Korçë	46	40.619	20.781
Fier	44	40.724	19.556
Berat	40	40.706	19.952
Lushnjë	44	40.942	19.705
Kavajë	50	41.186	19.557
Laç	48	41.636	19.713
Gjirokastër	45	40.076	20.139
Patos Fshat	44	40.643	19.651
Krujë	42	41.509	19.793
Lezhë	48	41.784	19.644
Kuçovë	40	40.800	19.917
Kukës	47	42.077	20.422
Burrel	41	41.610	20.009
Sarandë	51	39.875	20.005
#AM
Yerevan	11	40.181	44.514
Gyumri	07	40.794	43.845
Vanadzor	06	40.805	44.494
Vagharshapat	03	40.166	44.295
Hrazdan	05	40.497	44.766
Abovyan	05	40.274	44.633
Kapan	08	39.208	46.406
Ararat	02	39.831	44.706
Armavir	03	40.154	44.038
Step’anavan	06	41.010	44.385
Gavarr	04	40.354	45.124
Artashat	02	39.961	44.544
Goris	08	39.511	46.342
Masis	02	40.065	44.416
Ashtarak	01	40.299	44.362
Sevan	04	40.547	44.942
Hats’avan	08	39.464	45.970
Spitak	06	40.832	44.267
#AO
Luanda	20	-8.837	13.234
N’dalatando	05	-9.298	14.912
Huambo	08	-12.776	15.739
Lobito	01	-12.364	13.536
Benguela	01	-12.576	13.405
Cuito	02	-12.383	16.933
Lubango	09	-14.917	13.492
Malanje	12	-9.540	16.341
Namibe	13	-15.196	12.152
Soio	16	-6.135	12.369
Cabinda	03	-5.550	12.200
Uíge	15	-7.609	15.061
Saurimo	18	-9.661	20.392
Sumbe	06	-11.206	13.844
Menongue	04	-14.659	17.691
Caxito	19	-8.578	13.664
Longonjo	08	-12.907	15.253
Mbanza Kongo	16	-6.267	14.240
Caála	08	-12.852	15.561
Luena	14	-11.783	19.917
Lucapa	17	-8.419	20.745
Camacupa	02	-12.017	17.483
Catabola	02	-12.150	17.283
Luau	14	-10.707	22.225
N'zeto	16	-7.231	12.867
Catumbela	01	-12.430	13.547
#AR
Buenos Aires	07	-34.613	-58.377
Córdoba	05	-31.413	-64.181
Rosario	21	-32.947	-60.639
Mendoza	13	-32.891	-68.827
San Miguel de Tucumán	24	-26.824	-65.223
La Plata	01	-34.921	-57.955
Mar del Plata	01	-38.000	-57.556
Salta	17	-24.786	-65.412
Santa Fe	21	-31.649	-60.709
San Juan	18	-31.538	-68.536
Resistencia	03	-27.461	-58.984
Santiago del Estero	22	-27.795	-64.261
Corrientes	06	-27.468	-58.834
Posadas	14	-27.367	-55.896
Morón	01	-34.651	-58.620
San Salvador de Jujuy	10	-24.195	-65.297
Bahía Blanca	01	-38.720	-62.272
Paraná	08	-31.733	-60.529
Merlo	01	-34.666	-58.729
Neuquén	15	-38.952	-68.059
José C. Paz	01	-34.515	-58.768
Quilmes	01	-34.729	-58.264
Pilar	01	-34.459	-58.914
Formosa	09	-26.185	-58.173
San Fernando del Valle de Catamarca	02	-28.470	-65.785
San Luis	19	-33.295	-66.336
Berazategui	01	-34.765	-58.213
La Rioja	12	-29.411	-66.851
San Miguel	01	-34.543	-58.712
Río Cuarto	05	-33.131	-64.350
Balvanera	07	-34.610	-58.398	x
Concordia	08	-31.393	-58.021
Comodoro Rivadavia	04	-45.864	-67.497
Belgrano	07	-34.563	-58.458	x
San Nicolás de los Arroyos	01	-33.334	-60.211
Villa Lugano	07	-34.679	-58.473	x
Santa Rosa	11	-36.617	-64.283
San Rafael	13	-34.618	-68.330
Tandil	01	-37.322	-59.133
Villa Mercedes	19	-33.676	-65.458
San Carlos de Bariloche	16	-41.146	-71.308
Trelew	04	-43.249	-65.305
Villa María	05	-32.408	-63.240
Reconquista	21	-29.150	-59.650
Zárate	01	-34.098	-59.029
Rafaela	21	-31.250	-61.487
Pergamino	01	-33.890	-60.574
Olavarría	01	-36.893	-60.323
Río Gallegos	20	-51.623	-69.218
Junín	01	-34.584	-60.943
San Martín	13	-33.081	-68.468
Presidencia Roque Sáenz Peña	03	-26.785	-60.439
Luján	01	-34.570	-59.105
Campana	01	-34.163	-58.959
Necochea	01	-38.554	-58.740
Gualeguaychú	08	-33.009	-58.517
Barracas	07	-34.650	-58.383	x
Cipolletti	16	-38.934	-67.990
Gobernador Gálvez	21	-33.030	-60.640
San Ramón de la Nueva Orán	17	-23.137	-64.324
Chimbas	18	-31.483	-68.533
General Roca	16	-39.033	-67.583
Venado Tuerto	21	-33.746	-61.969
Goya	06	-29.140	-59.263
Villa Carlos Paz	05	-31.424	-64.498
Concepción del Uruguay	08	-32.485	-58.232
Don Torcuato	01	-34.495	-58.627
Puerto Madryn	04	-42.769	-65.039
Tartagal	17	-22.516	-63.801
Hurlingham	01	-34.590	-58.629
Santo Tomé	21	-31.663	-60.765
San Francisco	05	-31.428	-62.083
San Pedro de Jujuy	10	-24.231	-64.866
Ushuaia	23	-54.811	-68.316
Punta Alta	01	-38.876	-62.074
General Pico	11	-35.657	-63.757
Colegiales	07	-34.574	-58.449	x
Oberá	14	-27.487	-55.120
Chivilcoy	01	-34.896	-60.017
Puerto Eldorado	14	-26.408	-54.695
Azul	01	-36.777	-59.859
Río Tercero	05	-32.173	-64.114
Los Polvorines	01	-34.503	-58.706
Mercedes	01	-34.651	-59.431
Río Grande	23	-53.788	-67.709
Barranqueras	03	-27.481	-58.939
Yerba Buena	24	-26.817	-65.317
Libertador General San Martín	10	-23.806	-64.788
Viedma	16	-40.813	-62.997
Tafí Viejo	24	-26.732	-65.259
Boedo	07	-34.633	-58.417	x
Palpalá	10	-24.256	-65.212
San Lorenzo	06	-28.133	-58.767
San Pedro	01	-33.679	-59.666
Cutral-Có	15	-38.934	-69.231
Tres Arroyos	01	-38.374	-60.280
San Isidro	01	-34.472	-58.527
Villa Constitución	21	-33.228	-60.330
Paso de los Libres	06	-29.713	-57.088
Santa Lucía	18	-31.540	-68.495
Villa Ángela	03	-27.574	-60.715
Villa de Mayo	01	-34.511	-58.681
General Pacheco	01	-34.453	-58.643
Chilecito	12	-29.162	-67.497
Lincoln	01	-34.866	-61.530
Tortuguitas	01	-34.475	-58.754
Pocito	18	-31.683	-68.583
Alta Gracia	05	-31.653	-64.428
Balcarce	01	-37.846	-58.255
Retiro	07	-34.583	-58.383	x
Ingeniero Pablo Nogués	01	-34.478	-58.707
Alderetes	24	-26.817	-65.133
San Vicente	14	-26.617	-54.133
Castelli	03	-25.947	-60.619
Curuzú Cuatiá	06	-29.792	-58.055
Caleta Olivia	20	-46.439	-67.528
Cañada de Gómez	21	-32.816	-61.395
Esperanza	21	-31.449	-60.932
Bell Ville	05	-32.626	-62.689
Nueve de Julio	01	-35.444	-60.883
Chacabuco	01	-34.642	-60.474
Villa Santa Rita	07	-34.611	-58.481	x
Caucete	18	-31.652	-68.281
Pontevedra	01	-34.748	-58.701
Gualeguay	08	-33.142	-59.310
Aguilares	24	-27.434	-65.614
Granadero Baigorria	21	-32.857	-60.718
Quitilipi	03	-26.869	-60.217
Puerto Iguazú	14	-25.599	-54.574
Villaguay	08	-31.865	-59.027
Casilda	21	-33.044	-61.168
General José de San Martín	03	-26.537	-59.342
Zapala	15	-38.899	-70.054
Villa Regina	16	-39.100	-67.067
Tigre	01	-34.426	-58.580
Famaillá	24	-27.054	-65.403
Chajarí	08	-30.750	-57.980
Mercedes	06	-29.184	-58.075
Centenario	15	-38.830	-68.132
Garupá	14	-27.482	-55.829
Gobernador Virasora	06	-28.050	-56.033
Esquel	04	-42.911	-71.319
Adrogué	01	-34.800	-58.384
Cruz del Eje	05	-30.726	-64.804
Machagai	03	-26.926	-60.050
Villa Dolores	05	-31.946	-65.190
Termas de Río Hondo	22	-27.494	-64.860
Charata	03	-27.214	-61.188
Capitán Bermúdez	21	-32.823	-60.719
Coronel Suárez	01	-37.455	-61.933
Las Breñas	03	-27.090	-61.082
Jesús María	05	-30.982	-64.094
Fontana	03	-27.418	-59.024
Esquina	06	-30.015	-59.529
Rawson	04	-43.300	-65.102
Muñiz	01	-34.556	-58.707
Allen	16	-38.977	-67.827
Dolores	01	-36.313	-57.679
Plottier	15	-38.967	-68.233
Victoria	08	-32.618	-60.155
Jardín América	14	-27.043	-55.227
La Calera	05	-31.344	-64.335
Tres Isletas	03	-26.341	-60.432
La Paz	08	-30.742	-59.645
Monte Caseros	06	-30.254	-57.636
Veinticinco de Mayo	01	-35.432	-60.173
Pérez	21	-32.998	-60.768
Marcos Juárez	05	-32.698	-62.107
Embarcación	17	-23.210	-64.100
Monteros	24	-27.167	-65.498
San Pedro	14	-26.622	-54.108
San Martín de los Andes	15	-40.158	-71.353
Villa Gesell	01	-37.264	-56.973
Avellaneda	21	-29.118	-59.658
Santo Tomé	06	-28.549	-56.041
Villa Ortúzar	07	-34.580	-58.468	x
Montecarlo	14	-26.566	-54.757
San Justo	21	-30.789	-60.592
Villa Allende	05	-31.295	-64.295
San José de Jáchal	18	-30.241	-68.747
Aristóbulo del Valle	14	-27.096	-54.896
Albardón	18	-31.437	-68.526
Añatuya	22	-28.461	-62.835
Deán Funes	05	-30.420	-64.350
Arroyo Seco	21	-33.155	-60.509
Laboulaye	05	-34.127	-63.391
Cinco Saltos	16	-38.822	-68.063
General Enrique Mosconi	17	-22.596	-63.813
Vera	21	-29.459	-60.213
Arroyito	05	-31.420	-63.050
El Soberbio	14	-27.298	-54.199
Diamante	08	-32.066	-60.638
Joaquín V. González	17	-25.114	-64.126
Pirané	09	-25.732	-59.109
Villa Ocampo	21	-28.488	-59.355
Villa Paula de Sarmiento	18	-31.493	-68.538
Cosquín	05	-31.245	-64.466
Sunchales	21	-30.944	-61.561
Santa Elena	08	-30.944	-59.788
Gálvez	21	-32.029	-61.221
Rufino	21	-34.268	-62.713
Saladas	06	-28.254	-58.626
Crespo	08	-32.029	-60.307
Firmat	21	-33.459	-61.483
Río Segundo	05	-31.653	-63.910
Puerto Rico	14	-26.796	-55.024
Coronda	21	-31.973	-60.920
San Antonio Oeste	16	-40.732	-64.948
San Jorge	21	-31.896	-61.860
Villa Nueva	05	-32.433	-63.248
Río Ceballos	05	-31.165	-64.322
Federal	08	-30.955	-58.783
General Villegas	01	-35.033	-63.013
Embalse	05	-32.180	-64.418
General Pinedo	03	-27.317	-61.283
Carcarañá	21	-32.857	-61.153
San Javier	21	-30.578	-59.932
Puerto Esperanza	14	-26.023	-54.614
El Bolsón	16	-41.961	-71.533
Wanda	14	-25.969	-54.563
Unquillo	05	-31.231	-64.316
San Luis del Palmar	06	-27.508	-58.555
Catriel	16	-37.879	-67.796
Morteros	05	-30.712	-61.999
Bella Vista	24	-27.034	-65.302
La Falda	05	-31.088	-64.490
Clorinda	09	-25.285	-57.719
La Punta	19	-33.184	-66.313
#AT
Vienna	09	48.208	16.372
Graz	06	47.067	15.450
Linz	04	48.306	14.286
Favoriten	09	48.161	16.382	x
Donaustadt	09	48.233	16.460	x
Floridsdorf	09	48.250	16.400	x
Salzburg	05	47.799	13.044
Innsbruck	07	47.263	11.395
Ottakring	09	48.217	16.300	x
Simmering	09	48.183	16.433	x
Meidling	09	48.167	16.333	x
Klagenfurt am Wörthersee	02	46.625	14.305
Villach	02	46.610	13.856
Hernals	09	48.233	16.267	x
Hietzing	09	48.186	16.297	x
Dornbirn	08	47.414	9.742
Wiener Neustadt	03	47.805	16.232
Steyr	04	48.043	14.421
Hötting	07	47.268	11.369	x
Feldkirch	08	47.233	9.600
Jakomini	06	47.054	15.450	x
Pradl	07	47.265	11.415	x
Lend	06	47.083	15.416	x
Bregenz	08	47.503	9.747
Gries	06	47.062	15.424	x
Baden	03	48.005	16.233
Geidorf	06	47.084	15.444	x
Weinzierl bei Krems	03	48.400	15.600	x
Lustenau	08	47.426	9.659
Sankt Pölten	03	48.200	15.633
Mödling	03	48.086	16.289
Eggenberg	06	47.070	15.399	x
Sankt Peter	02	46.630	14.340	x
Sankt Martin	02	46.617	14.283	x
Andritz	06	47.114	15.423	x
Wilten	07	47.258	11.388	x
Wels	04	48.167	14.033
Innere Stadt	09	48.209	16.371	x
Hohenems	08	47.367	9.683
Stockerau	03	48.383	16.217
Straßgang	06	47.033	15.400
Sankt Leonhard	06	47.069	15.458	x
Wetzelsdorf	06	47.053	15.399	x
Klosterneuburg	03	48.305	16.325
Amstetten	03	48.123	14.872
Telfs	07	47.307	11.068
Sankt Peter	06	47.050	15.467	x
Perchtoldsdorf	03	48.119	16.266
#AU
Sydney	02	-33.868	151.207
Melbourne	07	-37.814	144.963
Brisbane	04	-27.468	153.028
Perth	08	-31.952	115.861
Adelaide	05	-34.929	138.599
Gold Coast	04	-28.000	153.431
Canberra	01	-35.283	149.128
Newcastle	02	-32.930	151.780
Wollongong	02	-34.424	150.893
Logan City	04	-27.639	153.109
Geelong	07	-38.147	144.361
Hobart	06	-42.879	147.329
Townsville	04	-19.266	146.806
Cairns	04	-16.924	145.766
Toowoomba	04	-27.561	151.954
Darwin	03	-12.461	130.842
Rockingham	08	-32.277	115.730
Launceston	06	-41.439	147.135
Bendigo	07	-36.758	144.280
Ballarat	07	-37.566	143.850
Mandurah	08	-32.527	115.722
Mackay	04	-21.153	149.166
Bundaberg	04	-24.866	152.348
Bunbury	08	-33.327	115.641
Maitland	02	-32.733	151.557
Rockhampton	04	-23.380	150.506
Adelaide Hills	05	-34.911	138.707
Melbourne City Centre	07	-37.815	144.967	x
Hervey Bay	04	-25.288	152.769
Reservoir	07	-37.717	145.000	x
Craigieburn	07	-37.600	144.950	x
Point Cook	07	-37.915	144.751	x
Tamworth	02	-31.090	150.929
Berwick	07	-38.033	145.350	x
Blacktown	02	-33.767	150.917	x
Pakenham	07	-38.070	145.474	x
Port Macquarie	02	-31.431	152.909
Glen Waverley	07	-37.878	145.165	x
Werribee	07	-37.900	144.667	x
Dubbo	02	-32.243	148.605
Castle Hill	02	-33.733	151.000	x
Orange	02	-33.284	149.100
Hoppers Crossing	07	-37.883	144.700	x
St Albans	07	-37.745	144.800
Auburn	02	-33.850	151.033	x
Baulkham Hills	02	-33.759	150.993	x
Frankston	07	-38.145	145.123	x
Sunbury	07	-37.577	144.726	x
Saint Albans	07	-37.733	144.800	x
Frankston East	07	-38.133	145.133
Tarneit	07	-37.836	144.660	x
Albany	08	-35.027	117.884
Rowville	07	-37.933	145.233	x
Mount Waverley	07	-37.877	145.129	x
Bathurst	02	-33.417	149.581
Southport	04	-27.967	153.398	x
Mildura	07	-34.186	142.163
Epping	07	-37.650	145.033	x
Canning Vale	08	-32.058	115.918	x
Preston	07	-37.750	145.017	x
Bankstown	02	-33.917	151.033	x
Shepparton	07	-36.380	145.399
Surfers Paradise	04	-28.003	153.430	x
Noble Park	07	-37.967	145.167	x
Randwick	02	-33.914	151.249	x
Gladstone	04	-23.849	151.258
Baldivis	08	-32.329	115.830	x
Kwinana	08	-32.230	115.781
Maroubra	02	-33.950	151.233	x
Dandenong	07	-37.983	145.200	x
Narre Warren South	07	-38.044	145.292	x
Hurstville	02	-33.968	151.101	x
Merrylands	02	-33.833	150.983	x
Mill Park	07	-37.667	145.067	x
Warrnambool	07	-38.382	142.488
Bundoora	07	-37.698	145.060	x
Buderim	04	-26.684	153.057	x
Doncaster East	07	-37.788	145.149	x
Richmond	07	-37.818	145.002	x
Mosman	02	-33.839	151.240	x
Kellyville	02	-33.710	150.951	x
Liverpool	02	-33.919	150.926
Bentleigh East	07	-37.919	145.053	x
Quakers Hill	02	-33.733	150.883	x
Parramatta	02	-33.818	151.003
Geraldton	08	-28.779	114.615
Coffs Harbour	02	-30.296	153.114
Croydon	07	-37.800	145.283	x
Narre Warren	07	-38.033	145.300	x
Ryde	02	-33.819	151.106	x
Caboolture	04	-27.085	152.951	x
Marrickville	02	-33.907	151.155	x
Ferntree Gully	07	-37.885	145.295	x
Coburg	07	-37.750	144.967	x
Strathfield	02	-33.881	151.080	x
Sydney Central Business District	02	-33.865	151.208	x
Keysborough	07	-37.991	145.174	x
Hampton Park	07	-38.033	145.250	x
South Yarra	07	-37.838	144.991	x
Alice Springs	03	-23.697	133.884
Chatswood	02	-33.800	151.183	x
Mount Gambier	05	-37.832	140.779
Palmerston	03	-12.486	130.983
Upper Coomera	04	-27.877	153.286	x
Glen Iris	07	-37.867	145.067	x
Traralgon	07	-38.195	146.542
Kew	07	-37.806	145.031	x
Campsie	02	-33.913	151.103	x
Greenacre	02	-33.900	151.056	x
Brunswick	07	-37.767	144.967	x
Carlingford	02	-33.783	151.049	x
Endeavour Hills	07	-37.977	145.259	x
Northcote	07	-37.767	145.000	x
Caroline Springs	07	-37.741	144.736	x
South Morang	07	-37.650	145.100	x
Ashfield	02	-33.888	151.123	x
Armidale	02	-30.501	151.666
Epping	02	-33.773	151.082	x
Mornington	07	-38.218	145.039	x
Robina	04	-28.071	153.393	x
Wyndham Vale	07	-37.891	144.624	x
Hawthorn	07	-37.820	145.036	x
Dianella	08	-31.888	115.872	x
Granville	02	-33.841	151.007	x
Glenmore Park	02	-33.791	150.669	x
Morphett Vale	05	-35.133	138.517	x
Mount Isa	04	-20.725	139.497
Thornlie	08	-32.060	115.955	x
Brighton	07	-37.906	145.003	x
Goulburn	02	-34.752	149.721
Greystanes	02	-33.823	150.946	x
Forest Lake	04	-27.626	152.969	x
Lalor	07	-37.667	145.017	x
Southbank	07	-37.823	144.964	x
Hornsby	02	-33.702	151.099
Dandenong North	07	-37.966	145.208	x
Ellenbrook	08	-31.767	115.969	x
Langwarrin	07	-38.167	145.167	x
Glenroy	07	-37.700	144.933	x
Busselton	08	-33.652	115.346
Boronia	07	-37.867	145.283	x
Cheltenham	07	-37.969	145.048	x
Camberwell	07	-37.842	145.069	x
Roxburgh Park	07	-37.626	144.926	x
Cabramatta	02	-33.897	150.934	x
Springvale	07	-37.949	145.153	x
Mooroolbark	07	-37.782	145.317	x
Malvern East	07	-37.874	145.043	x
North Lakes	04	-27.224	153.021	x
Morayfield	04	-27.109	152.949	x
Glenferrie	07	-37.833	145.050	x
Hawthorn South	07	-37.833	145.037	x
Dee Why	02	-33.751	151.289	x
Morley	08	-31.888	115.910	x
Kirwan	04	-19.303	146.725	x
Doreen	07	-37.600	145.150	x
Doncaster	07	-37.788	145.124	x
Truganina	07	-37.817	144.750	x
Carrum Downs	07	-38.100	145.172	x
Thomastown	07	-37.683	145.017	x
Saint Kilda	07	-37.868	144.981	x
Greensborough	07	-37.705	145.103	x
Essendon	07	-37.750	144.911	x
Kallangur	04	-27.252	152.992	x
Punchbowl	02	-33.929	151.051	x
Clayton	07	-37.917	145.117	x
Balwyn North	07	-37.791	145.094
Gawler	05	-34.603	138.749
Burnie	06	-41.056	145.904
Gosnells	08	-32.081	116.005	x
Cranbourne North	07	-38.078	145.299	x
St Clair	02	-33.797	150.785	x
Cranbourne	07	-38.113	145.283	x
Adelaide city centre	05	-34.929	138.603	x
Lidcombe	02	-33.864	151.040	x
Bexley	02	-33.950	151.117	x
Deception Bay	04	-27.194	153.026	x
Wheelers Hill	07	-37.900	145.183	x
Seven Hills	02	-33.783	150.933	x
Wollongong city centre	02	-34.428	150.893	x
Redbank Plains	04	-27.646	152.860	x
Wantirna South	07	-37.883	145.217	x
Altona Meadows	07	-37.884	144.784	x
Carlton	07	-37.800	144.967	x
Cherrybrook	02	-33.722	151.046	x
Wodonga	07	-36.122	146.888
Sunshine West	07	-37.791	144.816	x
Ballajura	08	-31.841	115.895	x
Highton	07	-38.171	144.311	x
Maroochydore	04	-26.660	153.100	x
Labrador	04	-27.944	153.398	x
Thornbury	07	-37.758	145.006	x
Narangba	04	-27.203	152.959
Griffith	02	-34.289	146.051
Broken Hill	02	-31.965	141.451
Deer Park	07	-37.767	144.767	x
Fairfield	02	-33.867	150.950	x
Yagoona	02	-33.905	151.020	x
Wangaratta	07	-36.358	146.321
Willetton	08	-32.053	115.888	x
Sunnybank Hills	04	-27.610	153.054	x
Westmead	02	-33.804	150.988	x
Eltham	07	-37.733	145.150	x
Frankston South	07	-38.166	145.136	x
Eastwood	02	-33.792	151.081	x
Mount Martha	07	-38.267	145.017	x
Cronulla	02	-34.063	151.150	x
Wahroonga	02	-33.718	151.116	x
Mulgrave	07	-37.928	145.177	x
Earlwood	02	-33.921	151.125	x
Melton West	07	-37.679	144.569	x
Mount Eliza	07	-38.183	145.083	x
Ringwood	07	-37.817	145.233	x
Engadine	02	-34.066	151.013	x
Carnegie	07	-37.894	145.055	x
Saint Ives	02	-33.730	151.160	x
Capalaba	04	-27.543	153.203
Hillside	07	-37.690	144.742	x
Calamvale	04	-27.623	153.048	x
Lakemba	02	-33.920	151.076	x
Parafield Gardens	05	-34.783	138.611	x
Pascoe Vale	07	-37.733	144.933	x
Helensvale	04	-27.918	153.333	x
Nerang	04	-27.989	153.336	x
Bracken Ridge	04	-27.317	153.031	x
Mount Druitt	02	-33.767	150.817	x
Pacific Pines	04	-27.940	153.314	x
Footscray	07	-37.800	144.900	x
Surry Hills	02	-33.884	151.213	x
Umina Beach	02	-33.523	151.313	x
Paralowie	05	-34.757	138.608	x
The Gap	04	-27.442	152.939	x
Mernda	07	-37.601	145.096	x
Taree	02	-31.911	152.454
Templestowe	07	-37.754	145.149	x
Lilydale	07	-37.750	145.350	x
Manly	02	-33.798	151.288	x
West Pennant Hills	02	-33.746	151.048	x
Seaford	07	-38.100	145.133	x
Alexandra Hills	04	-27.532	153.229	x
Glenwood	02	-33.733	150.933	x
Cranbourne East	07	-38.115	145.298	x
Mascot	02	-33.926	151.193	x
Coorparoo	04	-27.493	153.058	x
Burwood	02	-33.883	151.100	x
Lara	07	-38.024	144.406	x
Bentleigh	07	-37.918	145.035	x
Banora Point	02	-28.213	153.536	x
Mitcham	07	-37.817	145.200	x
Port Melbourne	07	-37.840	144.942	x
Kogarah	02	-33.968	151.136	x
Casula	02	-33.952	150.899	x
Cranebrook	02	-33.706	150.709	x
Brighton East	07	-37.902	145.017	x
Albany Creek	04	-27.354	152.968	x
Maryborough	04	-25.541	152.705
Rockdale	02	-33.950	151.133	x
Taylors Lakes	07	-37.699	144.786	x
Carindale	04	-27.506	153.102	x
North Melbourne	07	-37.798	144.945	x
Eight Mile Plains	04	-27.583	153.100	x
Greenvale	07	-37.633	144.867	x
Kingsford	02	-33.924	151.227	x
Coogee	02	-33.920	151.255	x
Prestons	02	-33.942	150.872	x
Warragul	07	-38.159	145.931
Scarborough	08	-31.896	115.764	x
Corio	07	-38.083	144.383	x
Palm Beach	04	-28.117	153.466	x
Elwood	07	-37.882	144.982	x
Miranda	02	-34.039	151.100	x
Springfield Lakes	04	-27.668	152.925	x
Cessnock	02	-32.832	151.356
Rochedale South	04	-27.595	153.123	x
Kensington	02	-33.920	151.222	x
#AW
Oranjestad	00	12.524	-70.027
Tanki Leendert	00	12.539	-70.020
San Nicolas	00	12.436	-69.907
#AZ
Baku	09	40.378	49.892
Ganja	20	40.683	46.361
Sumqayıt	54	40.590	49.669
Lankaran	29	38.754	48.851
Yevlakh	68	40.618	47.150
Mingelchaur	33	40.764	47.060
Saatlı	45	39.932	48.369
Qaraçuxur	09	40.397	49.974
Şirvan	07	39.938	48.929
Bakıxanov	09	40.419	49.967
Nakhchivan	35	39.209	45.412
Sheki	48	41.192	47.171
Xankandi	61	39.818	46.753
Bilajari	09	40.444	49.806
Maştağa	09	40.530	50.006
Ağdam	03	39.991	46.927
Khirdalan	01	40.448	49.755
Barda	11	40.376	47.126
Xaçmaz	60	41.464	48.806
Salyan	49	39.596	48.985
Hövsan	09	40.374	50.085
Jalilabad	15	39.210	48.492
Shamkhor	51	40.830	46.018
Geoktschai	22	40.651	47.742
Agdzhabedy	02	40.050	47.459
Imishli	24	39.871	48.060
Lökbatan	09	40.326	49.734
Shamakhi	50	40.631	48.641
Sabirabad	46	40.009	48.477
Amirdzhan	09	40.426	49.984
Fizuli	18	39.601	47.145
Buzovna	09	40.519	50.114
Biny Selo	09	40.451	50.087
Ağdaş	04	40.647	47.474
Divichibazar	17	41.201	48.987
Hacıqabul	23	40.039	48.943
Quba	42	41.361	48.513
Zabrat	09	40.477	49.942
Sabunçu	09	40.443	49.948
Kyurdarmir	27	40.343	48.156
Hacı Zeynalabdin	54	40.623	49.559
Qazax	40	41.092	45.366
Shushi	55	39.760	46.750
Neftçala	36	39.377	49.247
Zaqatala	70	41.632	46.645
Terter	57	40.342	46.932
Pushkino	13	39.458	48.545
Yelenendorf	62	40.586	46.319
Əhmədbəyli	45	39.881	48.392
Aghsu	06	40.570	48.401
Yeni Suraxanı	09	40.430	50.036
Qusar	44	41.428	48.430
Ujar	59	40.519	47.654
Beylagan	12	39.776	47.619
Mardakan	09	40.492	50.143
Astara	08	38.456	48.875
#BA
Sarajevo	01	43.849	18.356
Banja Luka	02	44.778	17.194
Zenica	01	44.202	17.904
Tuzla	01	44.538	18.667
Mostar	01	43.343	17.808
Bihać	01	44.817	15.871
Bugojno	01	44.057	17.451
Brčko	BRC	44.870	18.810
Bijeljina	02	44.759	19.214
Prijedor	02	44.980	16.714
Trebinje	02	42.712	18.344
Travnik	01	44.226	17.666
Doboj	02	44.732	18.087
Cazin	01	44.967	15.943
Velika Kladuša	01	45.185	15.806
Visoko	01	43.989	18.178
Goražde	01	43.668	18.976
Konjic	01	43.651	17.961
Gračanica	01	44.703	18.310
Gradačac	01	44.879	18.428
Bosanska Krupa	01	44.883	16.151
#BB
Bridgetown	08	13.107	-59.620
#BD
Dhaka	81	23.710	90.407
Chittagong	84	22.338	91.832
Khulna	82	22.810	89.564
Rājshāhi	83	24.374	88.601
Comilla	84	23.462	91.185
Shibganj	83	25.001	89.323
Natore	83	24.411	88.987
Rangpur	87	25.747	89.252
Tungi	81	23.892	90.402
Narsingdi	81	23.923	90.718
Bagerhat	82	22.657	89.791
Cox’s Bāzār	84	21.440	92.010
Jessore	82	23.170	89.214
Nāgarpur	81	24.058	89.877
Sylhet	86	24.899	91.872
Mymensingh	H	24.756	90.406
Nārāyanganj	81	23.614	90.503
Bogra	83	24.851	89.371
Dinājpur	87	25.627	88.638
Barisāl	85	22.705	90.370
Saidpur	83	25.778	88.892
Pār Naogaon	83	24.804	88.949
Pābna	83	24.006	89.237
Paltan	81	23.736	90.414
Tāngāil	81	24.250	89.917
Jamālpur	H	24.920	89.948
Puthia	83	24.365	88.834
Nawābganj	83	24.590	88.274
Kushtia	82	23.903	89.119
Sonārgaon	81	23.650	90.617
Sātkhira	82	22.708	89.072
Sirajganj	83	24.458	89.708
Farīdpur	81	23.606	89.841
Sherpur	H	25.019	90.018
Bhairab Bāzār	81	24.052	90.976
Shāhzādpur	83	24.177	89.599
Bhola	85	22.688	90.644
Azimpur	81	23.730	90.385
Kishorganj	81	24.439	90.783
Bibir Hat	84	22.683	91.791
Habiganj	86	24.380	91.413
Mādārīpur	81	23.171	90.209
Feni	84	23.014	91.397
Lākshām	84	23.240	91.121
Ishurdi	83	24.129	89.066
Sarishābāri	H	24.751	89.831
Netrakona	H	24.884	90.729
Joypur Hāt	83	25.101	89.027
Thākurgaon	87	26.031	88.470
Pālang	81	23.218	90.351
Lalmonirhat	87	25.917	89.446
Rāipur	84	23.039	90.768
Tungipāra	81	22.900	89.903
Lakshmīpur	84	22.944	90.830
Maulavi Bāzār	86	24.489	91.771
Rāmganj	84	23.101	90.850
Narail	82	23.155	89.495
Pirojpur	85	22.580	89.975
Sandwīp	84	22.514	91.455
Sātkania	84	22.076	92.050
Patiya	84	22.295	91.979
Khagrachhari	84	23.108	91.970
Chilmāri	87	25.556	89.671
Nageswari	87	25.968	89.692
Panchagarh	87	26.333	88.558
Uttar Char Fasson	82	22.226	90.713
Parbatipur	87	25.664	88.931
Burhānuddin	85	22.495	90.724
Kālīganj	82	23.410	89.138
Dohār	81	23.593	90.143
Hājīganj	84	23.252	90.855
Bhātpāra Abhaynagar	82	23.015	89.439
Lālmohan	85	22.338	90.737
Jhingergācha	82	23.111	89.091
Mirzāpur	81	24.103	90.098
Sakhipur	81	24.320	90.169
Teknāf	84	20.858	92.298
Gaurnadi	85	22.974	90.224
Kālia	82	23.043	89.631
Bera	83	24.078	89.633
Mehendiganj	85	22.823	90.529
Chhāgalnāiya	84	23.025	91.511
Chhātak	86	25.039	91.670
Nālchiti	85	22.637	90.272
Bherāmāra	82	24.025	88.992
Phultala	82	22.717	89.512
Baniachang	86	24.519	91.358
Sarankhola	82	22.310	89.791
Shibganj	83	24.685	88.156
Pīrgaaj	87	25.856	88.359
Bājitpur	81	24.216	90.950
Char Bhadrāsan	81	23.309	90.227
Gafargaon	H	24.432	90.558
Badarganj	87	25.674	89.054
Bāndarban	84	22.195	92.219
Nabīnagar	84	23.888	90.968
Morrelgonj	82	22.456	89.856
Kesabpur	82	22.907	89.220
Bhāndāria	85	22.489	90.063
Mathba	85	22.286	89.959
Raojān	84	22.535	91.919
Manikchari	84	22.840	91.841
Muktāgācha	H	24.765	90.257
#BE
Brussels	BRU	50.850	4.349
Antwerpen	VLG	51.220	4.400
Gent	VLG	51.050	3.717
Charleroi	WAL	50.411	4.444
Liège	WAL	50.634	5.567
Brugge	VLG	51.209	3.224
Namur	WAL	50.467	4.867
Leuven	VLG	50.880	4.701
Mons	WAL	50.454	3.952
Deurne	VLG	51.221	4.466
Aalst	VLG	50.936	4.035
Mechelen	VLG	51.026	4.478
La Louvière	WAL	50.487	4.188
Kortrijk	VLG	50.828	3.265
Hasselt	VLG	50.931	5.338
Ostend	VLG	51.216	2.927
Sint-Niklaas	VLG	51.165	4.144
Tournai	WAL	50.607	3.389
Genk	VLG	50.965	5.501
Seraing	WAL	50.584	5.501
Roeselare	VLG	50.947	3.123
Verviers	WAL	50.589	5.862
Mouscron	WAL	50.745	3.206
Beveren	VLG	51.212	4.256
Dendermonde	VLG	51.029	4.101
Beringen	VLG	51.050	5.226
Turnhout	VLG	51.323	4.945
Dilbeek	VLG	50.848	4.260
Heist-op-den-Berg	VLG	51.075	4.728
Sint-Truiden	VLG	50.817	5.186
Lokeren	VLG	51.104	3.993
Braine-l'Alleud	WAL	50.684	4.368
Brasschaat	VLG	51.291	4.492
Vilvoorde	VLG	50.928	4.429
Herstal	WAL	50.664	5.623
Maasmechelen	VLG	50.965	5.695
Waregem	VLG	50.889	3.428
Châtelet	WAL	50.403	4.528
Ieper	VLG	50.851	2.886
Ninove	VLG	50.828	4.027
Geel	VLG	51.166	4.989
Halle	VLG	50.734	4.235
Hoboken	VLG	51.176	4.348
Knokke-Heist	VLG	51.350	3.267
Schoten	VLG	51.253	4.503
Grimbergen	VLG	50.934	4.372
Lier	VLG	51.131	4.570
Mol	VLG	51.192	5.117
Wavre	WAL	50.717	4.601
Binche	WAL	50.412	4.165
Lommel	VLG	51.231	5.313
Menen	VLG	50.797	3.122
Tienen	VLG	50.807	4.938
Evergem	VLG	51.113	3.710
Heusden	VLG	51.037	5.280
Wevelgem	VLG	50.800	3.167
Geraardsbergen	VLG	50.773	3.882
Sint-Pieters-Leeuw	VLG	50.779	4.244
Helchteren	VLG	51.056	5.382
Houthalen	VLG	51.034	5.374
Tongeren	VLG	50.781	5.465
Deinze	VLG	50.982	3.531
Waterloo	WAL	50.715	4.399
Bilzen	VLG	50.873	5.518
Louvain-la-Neuve	WAL	50.668	4.614
Courcelles	WAL	50.464	4.375
Asse	VLG	50.910	4.198
Zaventem	VLG	50.884	4.473
Oudenaarde	VLG	50.852	3.609
Aarschot	VLG	50.987	4.837
Ans	WAL	50.662	5.520
Ath	WAL	50.629	3.778
Kapellen	VLG	51.314	4.435
Izegem	VLG	50.914	3.214
Arlon	WAL	49.683	5.817
Temse	VLG	51.128	4.214
Harelbeke	VLG	50.853	3.309
Herentals	VLG	51.177	4.832
Brecht	VLG	51.350	4.638
Flémalle-Haute	WAL	50.600	5.445
Soignies	WAL	50.579	4.071
Lanaken	VLG	50.893	5.647
Mortsel	VLG	51.167	4.451
Zottegem	VLG	50.870	3.811
Ronse	VLG	50.746	3.600
Nivelles	WAL	50.598	4.328
Andenne	WAL	50.489	5.095
Maaseik	VLG	51.098	5.784
Oupeye	WAL	50.712	5.647
Overijse	VLG	50.774	4.535
Zwevegem	VLG	50.813	3.338
Beersel	VLG	50.766	4.300
Wetteren	VLG	51.005	3.883
Hamme	VLG	51.098	4.137
Willebroek	VLG	51.060	4.360
Saint-Nicolas	WAL	50.628	5.532
Westerlo	VLG	51.090	4.915
Diest	VLG	50.989	5.051
Saint-Ghislain	WAL	50.448	3.819
Manage	WAL	50.503	4.236
Maldegem	VLG	51.207	3.445
Fleurus	WAL	50.484	4.550
Merelbeke	VLG	50.994	3.746
Zedelgem	VLG	51.142	3.137
Tubize	WAL	50.691	4.201
Edegem	VLG	51.157	4.445
Gembloux	WAL	50.561	4.699
Rixensart	WAL	50.712	4.525
Oostkamp	VLG	51.154	3.231
Zemst	VLG	50.983	4.461
Koksijde	VLG	51.116	2.638
Chaudfontaine	WAL	50.583	5.634
Nijlen	VLG	51.161	4.670
Zoersel	VLG	51.268	4.713
Tervuren	VLG	50.824	4.514
Frameries	WAL	50.406	3.896
Schilde	VLG	51.241	4.583
Kontich	VLG	51.132	4.447
Zele	VLG	51.066	4.040
Braine-le-Comte	WAL	50.610	4.147
Boussu	WAL	50.434	3.794
Bornem	VLG	51.097	4.244
Balen	VLG	51.168	5.170
Huy	WAL	50.519	5.233
Colfontaine	WAL	50.414	3.856
Zonhoven	VLG	50.991	5.368
Lochristi	VLG	51.096	3.832
Poperinge	VLG	50.854	2.727
Sint-Katelijne-Waver	VLG	51.067	4.535
Tielt	VLG	50.999	3.327
Herent	VLG	50.909	4.671
Eeklo	VLG	51.187	3.557
Torhout	VLG	51.066	3.101
Aalter	VLG	51.090	3.447
Hoogstraten	VLG	51.400	4.760
Meise	VLG	50.939	4.327
Quaregnon	WAL	50.441	3.865
Zwijndrecht	VLG	51.220	4.327
Morlanwelz-Mariemont	WAL	50.455	4.245
Blankenberge	VLG	51.313	3.132
Wuustwezel	VLG	51.392	4.595
Eupen	WAL	50.628	6.036
Sint-Genesius-Rode	VLG	50.746	4.358
Middelkerke	VLG	51.185	2.821
Kortenberg	VLG	50.890	4.544
Kasterlee	VLG	51.241	4.967
Diepenbeek	VLG	50.908	5.419
Lessines	WAL	50.711	3.836
Sint-Gillis-Waas	VLG	51.219	4.124
Walcourt	WAL	50.254	4.438
Kalmthout	VLG	51.384	4.476
Ranst	VLG	51.190	4.565
Lebbeke	VLG	51.005	4.135
Wervik	VLG	50.781	3.039
Stabroek	VLG	51.332	4.371
Londerzeel	VLG	51.005	4.303
Haaltert	VLG	50.906	4.001
Visé	WAL	50.738	5.699
Stekene	VLG	51.210	4.037
Denderleeuw	VLG	50.885	4.076
Dour	WAL	50.396	3.778
Marche-en-Famenne	WAL	50.227	5.344
Destelbergen	VLG	51.060	3.799
Lede	VLG	50.966	3.986
Essen	VLG	51.468	4.469
Péruwelz	WAL	50.508	3.594
Tessenderlo	VLG	51.065	5.089
Herve	WAL	50.641	5.794
Herzele	VLG	50.887	3.890
Beerse	VLG	51.319	4.853
Neerpelt	VLG	51.228	5.443
Duffel	VLG	51.096	4.509
Sint-Kruis	VLG	51.214	3.249
Fléron	WAL	50.615	5.681
Puurs	VLG	51.074	4.288
Pont-à-Celles	WAL	50.505	4.369
Boom	VLG	51.092	4.372
Riemst	VLG	50.810	5.601
Peer	VLG	51.130	5.460
Diksmuide	VLG	51.032	2.864
Lille	VLG	51.242	4.823
Putte	VLG	51.053	4.633
Soumagne	WAL	50.614	5.747
Rotselaar	VLG	50.953	4.717
#BF
Ouagadougou	03	12.366	-1.534
Bobo-Dioulasso	09	11.177	-4.298
Koudougou	06	12.253	-2.363
Ouahigouya	10	13.583	-2.422
Banfora	02	10.633	-4.767
Dédougou	01	12.463	-3.461
Kaya	05	13.092	-1.084
Dori	12	14.035	-0.035
Tenkodogo	04	11.780	-0.370
Réo	06	12.320	-2.471
Houndé	09	11.500	-3.517
Fada N'gourma	08	12.062	0.358
Koupéla	04	12.179	-0.351
Kombissiri	07	12.069	-1.336
Garango	04	11.800	-0.551
Nouna	01	12.729	-3.863
Léo	06	11.100	-2.107
Kongoussi	05	13.326	-1.535
Diapaga	08	12.073	1.788
Kokologo	06	12.194	-1.877
Zorgo	11	12.249	-0.615
Yako	10	12.959	-2.261
Djibo	12	14.099	-1.626
Titao	10	13.767	-2.067
Pô	07	11.170	-1.145
Tougan	01	13.072	-3.069
Boulsa	05	12.667	-0.575
Gourcy	10	13.208	-2.359
Boussé	11	12.661	-1.895
Manga	07	11.664	-1.073
#BG
Sofia	42	42.698	23.324
Plovdiv	51	42.150	24.750
Varna	61	43.217	27.917
Burgas	39	42.506	27.468
Ruse	53	43.849	25.953
Stara Zagora	59	42.433	25.642
Pleven	50	43.417	24.617
Sliven	56	42.686	26.329
Dobrich	40	43.567	27.833
Shumen	54	43.271	26.923
Pernik	49	42.600	23.033
Yambol	65	42.483	26.500
Haskovo	43	41.934	25.556
Pazardzhik	48	42.200	24.333
Blagoevgrad	38	42.017	23.100
Veliko Tŭrnovo	62	43.081	25.629
Gabrovo	41	42.875	25.334
Vratsa	64	43.210	23.563
Kazanlak	59	42.617	25.400
Vidin	63	43.992	22.882
Asenovgrad	51	42.017	24.867
Kardzhali	44	41.650	25.367
Kyustendil	45	42.284	22.691
Montana	47	43.413	23.225
Dimitrovgrad	43	42.050	25.600
Lovech	46	43.133	24.717
Silistra	55	44.117	27.261
Razgrad	52	43.533	26.517
Targovishte	60	43.251	26.572
Dupnitsa	45	42.267	23.117
Gorna Oryahovitsa	62	43.128	25.702
Svishtov	62	43.619	25.350
Smolyan	57	41.574	24.712
Petrich	38	41.398	23.207
Asparuhovo	61	43.181	27.888	x
Samokov	58	42.337	23.553
Lom	47	43.821	23.237
Sandanski	38	41.567	23.283
Sevlievo	41	43.026	25.114
Nova Zagora	56	42.483	26.017
Velingrad	48	42.028	23.992
Troyan	46	42.894	24.716
Aytos	39	42.700	27.250
Botevgrad	58	42.900	23.783
Gotse Delchev	38	41.567	23.733
Karlovo	51	42.633	24.800
Karnobat	39	42.650	26.983
Panagyurishte	48	42.495	24.190
Svilengrad	43	41.767	26.200
Harmanli	43	41.933	25.900
Peshtera	48	42.034	24.300
Chirpan	59	42.200	25.333
Parvomay	51	42.100	25.217
Popovo	60	43.350	26.233
Rakovski	51	42.274	24.941
Berkovitsa	47	43.236	23.127
#BH
Manama	16	26.228	50.586
Al Muharraq	15	26.257	50.612
Ar Rifā‘	17	26.130	50.555
Dār Kulayb	17	26.069	50.504
Madīnat Ḩamad	19	26.115	50.507
Madīnat ‘Īsá	17	26.174	50.548
Sitrah	16	26.155	50.621
Jidd Ḩafş	16	26.219	50.548
#BI
Bujumbura	24	-3.382	29.361
Muyinga	18	-2.845	30.341
Gitega	13	-3.427	29.925
Ruyigi	21	-3.476	30.249
Ngozi	19	-2.908	29.831
Rutana	20	-3.928	29.992
Bururi	10	-3.949	29.624
Makamba	17	-4.135	29.804
Kayanza	15	-2.922	29.629
Muramvya	22	-3.268	29.608
#BJ
Cotonou	14	6.365	2.418
Abomey-Calavi	09	6.449	2.356
Djougou	13	9.709	1.666
Porto-Novo	16	6.496	2.604
Parakou	10	9.337	2.630
Bohicon	18	7.178	2.067
Kandi	07	11.134	2.939
Lokossa	15	6.639	1.717
Ouidah	09	6.363	2.085
Abomey	18	7.183	1.991
Natitingou	08	10.304	1.380
Savé	11	8.034	2.487
Nikki	10	9.940	3.211
Dogbo	12	6.799	1.781
Cové	18	7.221	2.340
Malanville	07	11.868	3.383
Pobé	17	6.980	2.665
Savalou	11	7.928	1.976
Sakété	17	6.736	2.659
Comé	11	6.408	1.882
Bembèrèkè	10	10.228	2.663
Bassila	13	9.008	1.665
Banikoara	07	11.298	2.439
Kétou	17	7.363	2.600
Dassa-Zoumé	11	7.750	2.183
Tchaourou	10	8.886	2.598
Allada	09	6.665	2.151
Aplahoué	12	6.933	1.683
Tanguiéta	08	10.621	1.267
#BN
Bandar Seri Begawan	02	4.890	114.940
Kuala Belait	01	4.584	114.231
Seria	01	4.606	114.325
Tutong	04	4.803	114.649
#BO
Santa Cruz de la Sierra	08	-17.786	-63.181
Cochabamba	02	-17.390	-66.157
La Paz	04	-16.500	-68.150
Sucre	01	-19.033	-65.263
Oruro	05	-17.983	-67.150
Tarija	09	-21.535	-64.730
Potosí	07	-19.584	-65.753
Sacaba	02	-17.398	-66.038
Montero	08	-17.339	-63.251
Quillacollo	02	-17.392	-66.278
Trinidad	03	-14.833	-64.900
Yacuiba	09	-22.016	-63.678
Riberalta	03	-11.007	-66.063
Tiquipaya	02	-17.338	-66.216
Guayaramerín	03	-10.826	-65.358
Bermejo	09	-22.732	-64.337
Mizque	02	-17.941	-65.340
Villazón	07	-22.087	-65.594
Llallagua	07	-18.424	-66.584
Camiri	08	-20.038	-63.518
Cobija	06	-11.027	-68.769
San Borja	03	-14.852	-66.750
San Ignacio de Velasco	08	-16.367	-60.950
Tupiza	07	-21.443	-65.719
Warnes	08	-17.516	-63.168
Ascención de Guarayos	08	-15.893	-63.189
Villamontes	09	-21.262	-63.469
Cotoca	08	-17.817	-63.050
Villa Yapacaní	08	-17.400	-63.833
Santiago del Torno	08	-17.987	-63.381
Huanuni	05	-18.289	-66.836
Punata	02	-17.542	-65.835
#BR
São Paulo	27	-23.547	-46.636
Rio de Janeiro	21	-22.906	-43.182
Salvador	05	-12.971	-38.511
Fortaleza	06	-3.717	-38.543
Belo Horizonte	15	-19.921	-43.938
Brasília	07	-15.780	-47.930
Curitiba	18	-25.428	-49.273
Manaus	04	-3.102	-60.025
Recife	30	-8.054	-34.881
Belém	16	-1.456	-48.504
Porto Alegre	23	-30.033	-51.230
Goiânia	29	-16.679	-49.254
Guarulhos	27	-23.463	-46.533
Campinas	27	-22.906	-47.061
Nova Iguaçu	21	-22.759	-43.451
Maceió	02	-9.666	-35.735
São Luís	13	-2.530	-44.303
Duque de Caxias	21	-22.786	-43.312
Natal	22	-5.795	-35.209
Teresina	20	-5.089	-42.802
São Bernardo do Campo	27	-23.694	-46.565
Campo Grande	11	-20.443	-54.646
Jaboatão	30	-8.180	-35.001
Osasco	27	-23.532	-46.792
Santo André	27	-23.664	-46.538
João Pessoa	17	-7.115	-34.863
Jaboatão dos Guararapes	30	-8.113	-35.015
Contagem	15	-19.932	-44.054
Ribeirão Preto	27	-21.177	-47.810
São José dos Campos	27	-23.179	-45.887
Uberlândia	15	-18.919	-48.277
Sorocaba	27	-23.502	-47.458
Cuiabá	14	-15.596	-56.097
Aparecida de Goiânia	29	-16.823	-49.244
Aracaju	28	-10.911	-37.072
Feira de Santana	05	-12.267	-38.967
Londrina	18	-23.310	-51.163
Juiz de Fora	15	-21.764	-43.350
Belford Roxo	21	-22.764	-43.399
Joinville	26	-26.304	-48.846
Niterói	21	-22.883	-43.104
São João de Meriti	21	-22.804	-43.372
Ananindeua	16	-1.366	-48.372
Florianópolis	26	-27.597	-48.549
Santos	27	-23.961	-46.334
Ribeirão das Neves	15	-19.767	-44.087
Vila Velha	08	-20.330	-40.292
Serra	08	-20.129	-40.308
Diadema	27	-23.686	-46.623
Campos dos Goytacazes	21	-21.752	-41.330
Mauá	27	-23.668	-46.461
Betim	15	-19.968	-44.198
Caxias do Sul	23	-29.168	-51.179
São José do Rio Preto	27	-20.820	-49.379
Olinda	30	-8.009	-34.855
Carapicuíba	27	-23.523	-46.835
Campina Grande	17	-7.231	-35.881
Piracicaba	27	-22.725	-47.649
Macapá	03	0.039	-51.066
Itaquaquecetuba	27	-23.486	-46.348
Bauru	27	-22.315	-49.061
Montes Claros	15	-16.735	-43.862
Canoas	23	-29.918	-51.184
Mogi das Cruzes	27	-23.523	-46.188
São Vicente	27	-23.963	-46.392
Jundiaí	27	-23.186	-46.884
Pelotas	23	-31.770	-52.341
Anápolis	29	-16.327	-48.953
Vitória	08	-20.319	-40.338
Maringá	18	-23.425	-51.939
Guarujá	27	-23.993	-46.256
Porto Velho	24	-8.762	-63.904
Franca	27	-20.539	-47.401
Blumenau	26	-26.919	-49.066
Foz do Iguaçu	18	-25.548	-54.588
Ponta Grossa	18	-25.095	-50.162
Paulista	30	-7.941	-34.873
Limeira	27	-22.565	-47.402
Viamão	23	-30.081	-51.023
Suzano	27	-23.543	-46.311
Caucaia	06	-3.736	-38.653
Petrópolis	21	-22.505	-43.179
Uberaba	15	-19.748	-47.932
Rio Branco	01	-9.975	-67.810
Cascavel	18	-24.956	-53.455
Novo Hamburgo	23	-29.678	-51.131
Vitória da Conquista	05	-14.866	-40.839
Barueri	27	-23.511	-46.876
Taubaté	27	-23.026	-45.555
Governador Valadares	15	-18.851	-41.949
Praia Grande	27	-24.006	-46.403
Várzea Grande	14	-15.647	-56.133
Volta Redonda	21	-22.523	-44.104
Santa Maria	23	-29.684	-53.807
Santa Luzia	15	-19.770	-43.851
Gravataí	23	-29.942	-50.993
Caruaru	30	-8.283	-35.976
Boa Vista	25	2.820	-60.673
Rio Verde	29	-17.798	-50.928
Ipatinga	15	-19.468	-42.537
Sumaré	27	-22.822	-47.267
Juazeiro do Norte	06	-7.213	-39.315
Embu	27	-23.649	-46.852
Imperatriz	13	-5.526	-47.492
Colombo	18	-25.292	-49.224
Taboão da Serra	27	-23.626	-46.792
Jacareí	27	-23.305	-45.966
Marília	27	-22.214	-49.946
Presidente Prudente	27	-22.126	-51.389
São Leopoldo	23	-29.760	-51.147
Itabuna	05	-14.786	-39.280
São Carlos	27	-22.017	-47.891
Hortolândia	27	-22.858	-47.220
Mossoró	22	-5.188	-37.344
Itapevi	27	-23.549	-46.934
Sete Lagoas	15	-19.466	-44.247
São José	26	-28.212	-49.163
Palmas	31	-10.167	-48.328
Parauapebas	16	-6.067	-49.902
Americana	27	-22.739	-47.331
Petrolina	30	-9.399	-40.501
Divinópolis	15	-20.144	-44.891
Maracanaú	06	-3.877	-38.626
Planaltina	07	-15.618	-47.649
Santarém	16	-2.443	-54.708
Camaçari	05	-12.697	-38.324
Santa Bárbara d'Oeste	27	-22.754	-47.414
Rio Grande	23	-32.035	-52.099
Cachoeiro de Itapemirim	08	-20.849	-41.113
Itaboraí	21	-22.744	-42.859
Rio Claro	27	-22.411	-47.561
Indaiatuba	27	-23.088	-47.212
Passo Fundo	23	-28.263	-52.407
Cotia	27	-23.604	-46.919
Francisco Morato	27	-23.282	-46.745
Araçatuba	27	-21.209	-50.433
Araraquara	27	-21.794	-48.176
Ferraz de Vasconcelos	27	-23.541	-46.369
Arapiraca	02	-9.752	-36.661
Lages	26	-27.816	-50.326
Barra Mansa	21	-22.544	-44.171
Nossa Senhora do Socorro	28	-10.855	-37.126
Dourados	11	-22.221	-54.806
Criciúma	26	-28.677	-49.370
Chapecó	26	-27.096	-52.618
Barreiras	05	-12.153	-44.990
Sobral	06	-3.686	-40.350
Itajaí	26	-26.908	-48.662
Ilhéus	05	-14.794	-39.039
Angra dos Reis	21	-23.007	-44.318
Nova Friburgo	21	-22.282	-42.531
Rondonópolis	14	-16.471	-54.636
Itapecerica da Serra	27	-23.717	-46.849
Guarapuava	18	-25.390	-51.465
Parnamirim	22	-5.916	-35.263
Caxias	13	-4.859	-43.356
Nilópolis	21	-22.808	-43.414
Poços de Caldas	15	-21.788	-46.561
Marabá	16	-5.381	-49.132
Luziânia	29	-16.253	-47.950
Cabo	30	-8.283	-35.033
Macaé	21	-22.385	-41.783
Ibirité	15	-20.022	-44.059
Lauro de Freitas	05	-12.894	-38.327
Paranaguá	18	-25.516	-48.525
Parnaíba	20	-2.905	-41.777
Itu	27	-23.264	-47.299
Castanhal	16	-1.294	-47.926
São Caetano do Sul	27	-23.623	-46.551
Queimados	21	-22.716	-43.555
Pindamonhangaba	27	-22.924	-45.462
Sapucaia	23	-29.833	-51.150
Jaraguá do Sul	26	-26.486	-49.067
Mogi Guaçu	27	-22.368	-46.946
Jequié	05	-13.859	-40.085
Itapetininga	27	-23.592	-48.053
Patos de Minas	15	-18.579	-46.518
Bragança Paulista	27	-22.953	-46.544
Timon	13	-5.094	-42.837
São José dos Pinhais	18	-25.530	-49.208
Teresópolis	21	-22.417	-42.978
Uruguaiana	23	-29.755	-57.088
Porto Seguro	05	-16.450	-39.065
Alagoinhas	05	-12.136	-38.419
Palhoça	26	-27.645	-48.668
Barbacena	15	-21.226	-43.774
Cachoeirinha	23	-29.951	-51.094
Santa Rita	17	-7.114	-34.978
Toledo	18	-24.714	-53.743
Jaú	27	-22.296	-48.558
Cubatão	27	-23.895	-46.425
Pinhais	18	-25.445	-49.193
Simões Filho	05	-12.784	-38.404
Varginha	15	-21.551	-45.430
Sinop	14	-11.864	-55.502
Pouso Alegre	15	-22.230	-45.936
Eunápolis	05	-16.378	-39.580
Botucatu	27	-22.886	-48.445
Jandira	27	-23.527	-46.903
Ribeirão Pires	27	-23.711	-46.413
Conselheiro Lafaiete	15	-20.660	-43.786
Resende	21	-22.469	-44.447
Araucária	18	-25.593	-49.410
Atibaia	27	-23.117	-46.550
Várzea Paulista	27	-23.211	-46.828
Garanhuns	30	-8.882	-36.502
Araruama	21	-22.873	-42.343
Catanduva	27	-21.138	-48.973
Franco da Rocha	27	-23.322	-46.727
Cabo Frio	21	-22.887	-42.026
Ji Paraná	24	-10.885	-61.952
Araras	27	-22.357	-47.384
Poá	27	-23.528	-46.345
Vitória de Santo Antão	30	-8.118	-35.291
Umuarama	18	-23.766	-53.325
Apucarana	18	-23.551	-51.461
Santa Cruz do Sul	23	-29.718	-52.426
Guaratinguetá	27	-22.816	-45.193
Linhares	08	-19.391	-40.072
Araguaína	31	-7.191	-48.207
Esmeraldas	15	-19.762	-44.314
Birigui	27	-21.289	-50.340
Assis	27	-22.662	-50.412
Barretos	27	-20.557	-48.568
Colatina	08	-19.539	-40.631
Teófilo Otoni	15	-17.858	-41.505
Guaíba	23	-30.114	-51.325
Guarapari	08	-20.672	-40.502
Coronel Fabriciano	15	-19.519	-42.629
Itaguaí	21	-22.852	-43.775
Rio das Ostras	21	-22.527	-41.945
Itabira	15	-19.619	-43.227
Votorantim	27	-23.547	-47.438
Sertãozinho	27	-21.138	-47.990
Santana de Parnaíba	27	-23.444	-46.918
Bagé	23	-31.331	-54.107
Passos	15	-20.719	-46.610
Salto	27	-23.201	-47.287
Ubá	15	-21.120	-42.943
Ourinhos	27	-22.979	-49.871
Trindade	29	-16.649	-49.489
Arapongas	18	-23.419	-51.424
Araguari	15	-18.647	-48.187
Corumbá	11	-19.009	-57.653
Erechim	23	-27.635	-52.275
Japeri	21	-22.643	-43.653
Vespasiano	15	-19.692	-43.923
Campo Largo	18	-25.460	-49.530
Tatuí	27	-23.356	-47.857
Patos	17	-7.024	-37.280
Timóteo	15	-19.581	-42.650
Muriaé	15	-21.131	-42.366
Cambé	18	-23.276	-51.278
Bayeux	17	-7.125	-34.932
Bento Gonçalves	23	-29.171	-51.519
Caraguatatuba	27	-23.620	-45.413
Itanhaém	27	-24.183	-46.789
Santana do Livramento	23	-30.891	-55.533
Almirante Tamandaré	18	-25.325	-49.310
Planaltina	29	-15.453	-47.614
Crato	06	-7.234	-39.409
Valinhos	27	-22.971	-46.996
São Lourenço da Mata	30	-8.002	-35.018
Nova Lima	15	-19.986	-43.847
Brusque	26	-27.098	-48.913
Barra do Piraí	21	-22.470	-43.826
Alegrete	23	-29.783	-55.792
Caieiras	27	-23.364	-46.741
Barra do Corda	13	-5.506	-45.243
Igarassu	30	-7.834	-34.906
Paulo Afonso	05	-9.406	-38.215
Ituiutaba	15	-18.974	-49.462
Esteio	23	-29.861	-51.179
Sarandi	18	-23.444	-51.874
Itaperuna	21	-21.205	-41.888
Santana	03	-0.058	-51.182
Jardim Paulista	27	-23.567	-46.664	x
Codó	13	-4.455	-43.886
Araxá	15	-19.593	-46.941
Redenção	16	-8.029	-50.031
Abreu e Lima	30	-7.912	-34.903
Itajubá	15	-22.426	-45.453
Lavras	15	-21.245	-45.000
Avaré	27	-23.099	-48.926
Formosa	29	-15.537	-47.334
Leme	27	-22.186	-47.390
Cruzeiro do Sul	01	-7.628	-72.678
Itumbiara	29	-18.419	-49.215
Maricá	21	-22.919	-42.819
Ubatuba	27	-23.434	-45.071
Três Lagoas	11	-20.788	-51.703
São João del Rei	15	-21.136	-44.262
Mogi Mirim	27	-22.432	-46.958
Abaetetuba	16	-1.718	-48.883
São Bento do Sul	26	-26.250	-49.379
Itaúna	15	-20.075	-44.576
São Mateus	08	-18.720	-39.859
Jataí	29	-17.879	-51.722
São João da Boa Vista	27	-21.969	-46.798
Lorena	27	-22.731	-45.125
Santa Cruz do Capibaribe	30	-7.957	-36.205
São Sebastião	27	-23.760	-45.410
Tucuruí	16	-3.766	-49.679
Embu Guaçu	27	-23.832	-46.811
Sapiranga	23	-29.638	-51.007
Pará de Minas	15	-19.860	-44.608
Campo Mourão	18	-24.043	-52.379
Cachoeira do Sul	23	-30.039	-52.894
Santo Antônio de Jesus	05	-12.969	-39.261
Paranavaí	18	-23.073	-52.465
João Monlevade	15	-19.810	-43.174
Matão	27	-21.603	-48.366
Bacabal	13	-4.292	-44.792
Caçapava	27	-23.101	-45.707
Arujá	27	-23.396	-46.321
Cruzeiro	27	-22.573	-44.971
Patrocínio	15	-18.944	-46.992
Três Rios	21	-22.117	-43.209
Bebedouro	27	-20.949	-48.479
São Cristóvão	28	-11.015	-37.206
Alfenas	15	-21.429	-45.947
Ijuí	23	-28.388	-53.915
Altamira	16	-3.203	-52.206
Paracatu	15	-17.222	-46.875
Carpina	30	-7.851	-35.255
Iguatu	06	-6.359	-39.299
Votuporanga	27	-20.423	-49.973
Paragominas	16	-2.967	-47.483
Lins	27	-21.679	-49.742
Jaboticabal	27	-21.255	-48.322
Viçosa	15	-20.754	-42.882
São Sebastião do Paraíso	15	-20.917	-46.991
Balsas	13	-7.532	-46.036
Itatiba	27	-23.006	-46.839
Santa Inês	13	-3.667	-45.380
Tubarão	26	-28.467	-49.007
Pato Branco	18	-26.229	-52.671
Paulínia	27	-22.761	-47.154
Lajeado	23	-29.467	-51.961
Cruz Alta	23	-28.644	-53.606
Aquiraz	06	-3.901	-38.391
Itacoatiara	04	-3.143	-58.444
Gurupi	31	-11.729	-49.069
Itaituba	16	-4.276	-55.984
Santo Ângelo	23	-28.299	-54.263
Parintins	04	-2.628	-56.736
Curvelo	15	-18.756	-44.431
Itabaiana	28	-10.685	-37.425
Caçador	26	-26.775	-51.015
Ouro Preto	15	-20.395	-43.505
Caldas Novas	29	-17.744	-48.628
Irecê	05	-11.304	-41.856
Catalão	29	-18.166	-47.946
Três Corações	15	-21.697	-45.253
Rio Largo	02	-9.478	-35.853
Valença	05	-13.370	-39.073
Vilhena	24	-12.741	-60.146
Peruíbe	27	-24.320	-46.998
Itapeva	27	-23.982	-48.876
Cataguases	15	-21.389	-42.697
Saquarema	21	-22.920	-42.510
Tupã	27	-21.935	-50.514
Fernandópolis	27	-20.284	-50.246
Senador Canedo	29	-16.708	-49.093
Itapira	27	-22.436	-46.822
Gravatá	30	-8.201	-35.565
Valença	21	-22.246	-43.700
Pirassununga	27	-21.996	-47.426
Unaí	15	-16.358	-46.906
Caratinga	15	-19.790	-42.139
Itapetinga	05	-15.249	-40.248
Mococa	27	-21.468	-47.005
São Borja	23	-28.661	-56.004
Carazinho	23	-28.284	-52.786
Santa Rosa	23	-27.871	-54.481
Telêmaco Borba	18	-24.324	-50.616
Guanambi	05	-14.223	-42.781
Aracruz	08	-19.820	-40.273
Ariquemes	24	-9.913	-63.041
Farroupilha	23	-29.225	-51.348
Francisco Beltrão	18	-26.081	-53.055
Picos	20	-7.077	-41.467
Lençóis Paulista	27	-22.599	-48.800
Arcoverde	30	-8.419	-37.054
Bragança	16	-1.054	-46.766
Vacaria	23	-28.512	-50.934
Cajamar	27	-23.356	-46.877
Janaúba	15	-15.803	-43.309
Vinhedo	27	-23.030	-46.975
Formiga	15	-20.464	-45.426
Cianorte	18	-23.663	-52.605
Itapipoca	06	-3.494	-39.579
Ponta Porã	11	-22.536	-55.726
Estância	28	-11.268	-37.438
Cacoal	24	-11.439	-61.447
São Gabriel	23	-30.336	-54.320
Concórdia	26	-27.234	-52.028
Pacatuba	06	-3.984	-38.620
Viana	08	-20.390	-40.496
São Pedro da Aldeia	21	-22.839	-42.103
Caicó	22	-6.458	-37.098
Seropédica	21	-22.744	-43.708
Cabedelo	17	-6.981	-34.834
Manhuaçu	15	-20.258	-42.034
Penápolis	27	-21.420	-50.078
Mairiporã	27	-23.319	-46.587
Montenegro	23	-29.689	-51.461
Ipojuca	30	-8.399	-35.064
Campos do Jordão	27	-22.739	-45.591
Camaquã	23	-30.851	-51.812
Crateús	06	-5.178	-40.678
Manacapuru	04	-3.300	-60.621
Andradina	27	-20.896	-51.379
Barra do Garças	14	-15.890	-52.257
Cascavel	06	-4.133	-38.242
Biguaçu	26	-27.494	-48.656
Batatais	27	-20.891	-47.585
Rio do Sul	26	-27.214	-49.643
Pirapora	15	-17.345	-44.942
Içara	26	-28.713	-49.300
Bezerros	30	-8.233	-35.797
Serra Talhada	30	-7.992	-38.298
Horizonte	06	-4.100	-38.483
Rolândia	18	-23.310	-51.369
Marechal Deodoro	02	-9.710	-35.895
São Roque	27	-23.529	-47.135
Coari	04	-4.085	-63.141
Taquaritinga	27	-21.406	-48.505
Belo Jardim	30	-8.336	-36.424
Benevides	16	-1.361	-48.245
Nova Odessa	27	-22.777	-47.296
Quixadá	06	-4.971	-39.015
Pedro Leopoldo	15	-19.618	-44.043
Porto Ferreira	27	-21.854	-47.479
Balneário Camboriú	26	-26.991	-48.635
Serrinha	05	-11.664	-39.008
Ibitinga	27	-21.758	-48.829
Congonhas	15	-20.505	-43.859
Boituva	27	-23.283	-47.672
União da Vitória	18	-26.230	-51.086
Floriano	20	-6.767	-43.023
Parobé	23	-29.629	-50.835
Cornélio Procópio	18	-23.181	-50.647
Senhor do Bonfim	05	-10.461	-40.189
Ponte Nova	15	-20.416	-42.909
Escada	30	-8.359	-35.224
Taquara	23	-29.651	-50.781
Sousa	17	-6.759	-38.228
Guaxupé	15	-21.305	-46.713
Goianésia	29	-15.318	-49.117
Cruz das Almas	05	-12.670	-39.102
Navegantes	26	-26.899	-48.654
Cosmópolis	27	-22.646	-47.196
Capanema	16	-1.196	-47.181
Jacobina	05	-11.181	-40.514
Itamaraju	05	-17.039	-39.531
Campo Belo	15	-20.897	-45.277
Itaberaba	05	-12.527	-40.307
São José do Rio Pardo	27	-21.596	-46.889
Santo Amaro	05	-12.547	-38.712
Leopoldina	15	-21.532	-42.643
Santiago	23	-29.192	-54.867
Breves	16	-1.682	-50.480
Cachoeiras de Macacu	21	-22.462	-42.653
Mongaguá	27	-24.093	-46.621
Irati	18	-25.467	-50.651
Registro	27	-24.488	-47.844
Tianguá	06	-3.732	-40.992
Lagarto	28	-10.917	-37.650
Moreno	30	-8.119	-35.092
Mariana	15	-20.378	-43.416
Cametá	16	-2.244	-49.496
Olímpia	27	-20.737	-48.915
Timbaúba	30	-7.505	-35.318
Tefé	04	-3.368	-64.721
Piripiri	20	-4.273	-41.777
Itararé	27	-24.113	-49.332
Ibiporã	18	-23.269	-51.048
Orlândia	27	-20.720	-47.887
Camocim	06	-2.902	-40.841
Mairinque	27	-23.546	-47.183
Indaial	26	-26.898	-49.232
Aracati	06	-4.562	-37.770
Inhumas	29	-16.358	-49.496
Monte Carmelo	15	-18.725	-47.499
Goiana	30	-7.561	-35.002
Cajazeiras	17	-6.890	-38.555
Jales	27	-20.269	-50.546
Guarabira	17	-6.855	-35.490
Três Pontas	15	-21.367	-45.513
Xinguara	16	-7.098	-49.944
Imbituba	26	-28.240	-48.670
Araranguá	26	-28.936	-49.495
Lagoa da Prata	15	-20.023	-45.544
Marechal Cândido Rondon	18	-24.556	-54.057
Canindé	06	-4.359	-39.312
São Joaquim da Barra	27	-20.581	-47.855
Videira	26	-27.008	-51.152
Limoeiro	30	-7.875	-35.450
Salgueiro	30	-8.074	-39.119
Penedo	02	-10.290	-36.586
Castro	18	-24.789	-50.012
Brumado	05	-14.204	-41.665
Rio Negrinho	26	-26.254	-49.518
Pesqueira	30	-8.358	-36.696
Monte Alto	27	-21.261	-48.496
Palmares	30	-8.683	-35.592
Santos Dumont	15	-21.457	-43.553
Pacajus	06	-4.173	-38.461
Jaguaquara	05	-13.531	-39.971
Amparo	27	-22.701	-46.764
Garça	27	-22.211	-49.656
União dos Palmares	02	-9.163	-36.032
Piraquara	18	-25.442	-49.068
São Lourenço	15	-22.116	-45.054
Porto Feliz	27	-23.215	-47.524
Salinópolis	16	-0.614	-47.356
Frutal	15	-20.025	-48.941
São Miguel dos Campos	02	-9.781	-36.094
Sirinhaém	30	-8.591	-35.116
Chapadinha	13	-3.742	-43.360
Bom Jesus da Lapa	05	-13.255	-43.418
Venâncio Aires	23	-29.606	-52.192
Artur Nogueira	27	-22.573	-47.172
Estância Velha	23	-29.648	-51.174
Bom Despacho	15	-19.736	-45.252
Monte Mor	27	-22.947	-47.316
Mafra	26	-26.111	-49.805
Macaíba	22	-5.858	-35.354
Catu	05	-12.353	-38.379
Serrana	27	-21.211	-47.596
Laguna	26	-28.483	-48.781
Russas	06	-4.940	-37.976
Itabirito	15	-20.253	-43.801
Pedreira	27	-22.742	-46.901
Palmas	18	-26.484	-51.991
Paraguaçu Paulista	27	-22.413	-50.576
Mineiros	29	-17.569	-52.551
Pinheiro	13	-2.521	-45.083
Canoinhas	26	-26.177	-50.390
Ipiaú	05	-14.134	-39.739
Presidente Epitácio	27	-21.763	-52.116
Cabreúva	27	-23.308	-47.133
Araripina	30	-7.576	-40.498
Tucumã	16	-6.747	-51.161
Lagoa Santa	15	-19.630	-43.901
Mandaguari	18	-23.547	-51.671
Rio Grande da Serra	27	-23.744	-46.398
Pederneiras	27	-22.352	-48.775
Pôsto Fiscal Rolim de Moura	24	-13.083	-62.277
Nanuque	15	-17.839	-40.354
Espírito Santo do Pinhal	27	-22.116	-46.683
Morada Nova	06	-5.107	-38.373
Diamantina	15	-18.247	-43.603
Santa Cruz do Rio Pardo	27	-22.899	-49.633
Eusébio	06	-3.890	-38.451
Barra Bonita	27	-22.495	-48.558
Capâo Bonito	27	-24.006	-48.349
Beberibe	06	-4.180	-38.131
Ituverava	27	-20.339	-47.781
Dom Pedrito	23	-30.983	-54.673
Itapema	26	-27.090	-48.611
Rosário do Sul	23	-30.258	-54.914
Cristalina	29	-16.768	-47.615
Naviraí	11	-23.065	-54.191
São Francisco do Sul	26	-26.243	-48.638
Vargem Grande do Sul	27	-21.832	-46.894
Coelho Neto	13	-4.257	-43.013
Açu	22	-5.577	-36.909
Paracambi	21	-22.608	-43.708
Rio Bonito	21	-22.709	-42.610
Capão da Canoa	23	-29.746	-50.010
Bertioga	27	-23.854	-46.139
Oriximiná	16	-1.766	-55.866
Barreiros	30	-8.818	-35.186
Currais Novos	22	-6.261	-36.518
Capivari	27	-22.995	-47.508
Paraíba do Sul	21	-22.158	-43.293
Xique Xique	05	-10.823	-42.728
Cerquilho	27	-23.165	-47.744
Aquidauana	11	-20.471	-55.787
Santo Antônio da Platina	18	-23.295	-50.077
Delmiro Gouveia	02	-9.389	-37.999
Poções	05	-14.530	-40.365
Conceição do Coité	05	-11.564	-39.283
Jacarezinho	18	-23.161	-49.969
Itapecuru Mirim	13	-3.393	-44.359
Januária	15	-15.489	-44.360
Tramandaí	23	-29.985	-50.134
Jardinópolis	27	-21.018	-47.764
Oliveira	15	-20.696	-44.827
Itaqui	23	-29.125	-56.553
Osório	23	-29.887	-50.270
Surubim	30	-7.833	-35.755
Itápolis	27	-21.596	-48.813
Paiçandu	18	-23.457	-52.049
Américo Brasiliense	27	-21.724	-48.102
Quixeramobim	06	-5.199	-39.293
Santa Helena de Goiás	29	-17.814	-50.597
Aparecida	27	-22.847	-45.230
São Gotardo	15	-19.311	-46.049
Morrinhos	29	-17.731	-49.099
Coroatá	13	-4.130	-44.124
Guajará Mirim	24	-10.784	-65.336
Guaíra	27	-20.318	-48.311
Medianeira	18	-25.295	-54.094
Tomé Açu	16	-2.419	-48.152
Presidente Venceslau	27	-21.876	-51.844
Barbalha	06	-7.311	-39.304
Além Paraíba	15	-21.888	-42.704
Boa Esperança	15	-21.090	-45.566
Timbó	26	-26.823	-49.272
Santa Isabel	27	-23.316	-46.221
Gaspar	26	-26.931	-48.959
São Manuel	27	-22.731	-48.571
Canela	23	-29.356	-50.814
Arcos	15	-20.282	-45.539
Caeté	15	-19.880	-43.670
Santo Antônio de Pádua	21	-21.539	-42.180
São Francisco	15	-15.949	-44.864
Machado	15	-21.675	-45.920
Xanxerê	26	-26.877	-52.404
Ilhabela	27	-23.778	-45.358
Torres	23	-29.335	-49.727
Porangatu	29	-13.441	-49.149
Capitão Poço	16	-1.746	-47.059
Cravinhos	27	-21.340	-47.729
Ceará Mirim	22	-5.634	-35.426
Pontal	27	-21.023	-48.037
Coaraci	05	-14.641	-39.551
Salto de Pirapora	27	-23.649	-47.573
Paranaíba	11	-19.677	-51.191
Curitibanos	26	-27.283	-50.584
Bocaiúva	15	-17.108	-43.815
Quirinópolis	29	-18.448	-50.452
Charqueadas	23	-29.955	-51.625
Tietê	27	-23.102	-47.715
Itapagé	06	-3.687	-39.586
Ourilândia do Norte	16	-6.755	-51.084
São Luiz Gonzaga	23	-28.408	-54.961
Campo Maior	20	-4.828	-42.169
Tremembé	27	-22.958	-45.549
Jaguariúna	27	-22.706	-46.986
Coruripe	02	-10.126	-36.176
Barra do Bugres	14	-15.072	-57.181
Humaitá	04	-7.517	-63.031
Tucano	05	-10.958	-38.791
Guapimirim	21	-22.537	-42.982
Campina Grande do Sul	18	-25.306	-49.055
Louveira	27	-23.086	-46.951
Adamantina	27	-21.685	-51.072
São Sebastião do Passé	05	-12.512	-38.495
Minaçu	29	-13.533	-48.220
Palmeira das Missões	23	-27.899	-53.314
Itaitinga	06	-3.969	-38.528
Matozinhos	15	-19.558	-44.081
Bom Jesus do Itabapoana	21	-21.134	-41.680
Agudos	27	-22.469	-48.987
Jaguariaíva	18	-24.244	-49.709
Pilar	02	-9.597	-35.957
Vera Cruz	05	-12.633	-41.033
Guariba	27	-21.360	-48.228
Jaraguá	29	-15.757	-49.334
Panambi	23	-28.293	-53.502
Garibaldi	23	-29.256	-51.534
Presidente Dutra	13	-5.290	-44.490
Grajaú	13	-5.819	-46.139
Coxim	11	-18.507	-54.760
Candelária	23	-29.669	-52.789
Novo Horizonte	27	-21.468	-49.221
Uruaçu	29	-14.525	-49.141
Barcarena	16	-1.506	-48.626
Ribeirão	30	-8.514	-35.378
Iturama	15	-19.728	-50.196
Tobias Barreto	28	-11.184	-37.998
Euclides da Cunha	05	-10.508	-39.016
Jaguarão	23	-32.566	-53.376
Ibaté	27	-21.955	-47.997
Bandeirantes	18	-23.110	-50.367
Limoeiro do Norte	06	-5.146	-38.098
Pontes e Lacerda	14	-15.226	-59.335
Almenara	15	-16.184	-40.694
Ouricuri	30	-7.883	-40.082
Vigia	16	-0.858	-48.142
São João dos Inhamuns	06	-6.000	-40.283
Igarapava	27	-20.038	-47.747
Visconde do Rio Branco	15	-21.010	-42.841
Porto União	26	-26.238	-51.078
Bariri	27	-22.074	-48.740
Altos	20	-5.038	-42.460
Santa Rita do Sapucaí	15	-22.252	-45.703
Várzea da Palma	15	-17.598	-44.734
Igrejinha	23	-29.574	-50.790
Barra dos Coqueiros	28	-10.909	-37.039
Pitangueiras	27	-21.009	-48.222
Acaraú	06	-2.886	-40.120
Ubaitaba	05	-14.313	-39.323
Nova Venécia	08	-18.711	-40.401
Icó	06	-6.401	-38.862
São Miguel do Guamá	16	-1.627	-47.483
Iporá	29	-16.442	-51.118
Ribeira do Pombal	05	-10.834	-38.536
São Mateus do Maranhão	13	-4.042	-44.475
Tabatinga	04	-4.231	-69.939
Cândido Mota	27	-22.746	-50.387
João Pinheiro	15	-17.742	-46.172
Jaru	24	-10.439	-62.466
Piedade	27	-23.712	-47.428
José Bonifácio	27	-21.053	-49.688
Bom Conselho	30	-9.170	-36.680
São Fidélis	21	-21.646	-41.747
São José de Ribamar	13	-2.562	-44.054
Santa Cruz	22	-6.229	-36.023
Santa Vitória do Palmar	23	-33.519	-53.368
Lucas	14	-16.333	-55.933
Mamanguape	17	-6.839	-35.126
Cajati	27	-24.736	-48.123
Brumadinho	15	-20.143	-44.200
Guararapes	27	-21.261	-50.643
Niquelândia	29	-14.474	-48.460
Aguaí	27	-22.059	-46.979
Entre Rios	05	-11.942	-38.084
Brejo Santo	06	-7.493	-38.987
Brejo da Madre de Deus	30	-8.146	-36.371
Piuí	15	-20.465	-45.958
Santo Estêvão	05	-12.430	-39.251
Ipirá	05	-12.158	-39.737
Caetité	05	-14.069	-42.475
Conceição do Araguaia	16	-8.264	-49.270
Taquari	23	-29.800	-51.864
São Pedro	27	-22.549	-47.914
Promissão	27	-21.537	-49.858
Mangaratiba	21	-22.960	-44.041
Rio Pardo	23	-29.990	-52.378
Aripuanã	14	-9.167	-60.633
Barrinha	27	-21.194	-48.164
Marau	23	-28.449	-52.200
Igarapé Miri	16	-1.975	-48.960
Mucuri	05	-18.086	-39.551
Andradas	15	-22.068	-46.569
Viana	13	-3.220	-45.004
Ouro Branco	15	-20.523	-43.695
Miracema	21	-21.412	-42.197
Ouro Preto do Oeste	24	-10.748	-62.216
Mata de São João	05	-12.530	-38.299
Ipu	06	-4.322	-40.711
Itaperuçu	18	-25.220	-49.348
Carmo do Paranaíba	15	-19.001	-46.316
Nazaré da Mata	30	-7.742	-35.228
Biritiba Mirim	27	-23.573	-46.039
Rio Branco do Sul	18	-25.190	-49.314
Canavieiras	05	-15.675	-38.947
Alenquer	16	-1.942	-54.738
Arraial do Cabo	21	-22.966	-42.028
Santana do Ipanema	02	-9.378	-37.245
Descalvado	27	-21.904	-47.619
Piracaia	27	-23.054	-46.358
Marialva	18	-23.485	-51.792
Lago da Pedra	13	-4.287	-45.238
Goiatuba	29	-18.012	-49.355
Granja	06	-3.120	-40.826
Santa Fé do Sul	27	-20.211	-50.926
Santa Cruz das Palmeiras	27	-21.827	-47.249
Ibaiti	18	-23.849	-50.188
Pimenta Bueno	24	-11.672	-61.194
Osvaldo Cruz	27	-21.797	-50.879
Salinas	15	-16.170	-42.290
Cordeirópolis	27	-22.482	-47.457
Lapa	18	-25.770	-49.716
Nazaré	05	-13.035	-39.014
Rancharia	27	-22.229	-50.893
Santana do Paraíso	15	-19.364	-42.569
Marataizes	08	-21.043	-40.824
São Lourenço do Sul	23	-31.365	-51.978
Carangola	15	-20.733	-42.029
Pompéu	15	-19.224	-44.935
Piraju	27	-23.194	-49.384
Morro Agudo	27	-20.731	-48.058
Lajedo	30	-8.664	-36.320
Colinas	13	-6.026	-44.249
Buritizeiro	15	-17.351	-44.962
Afogados da Ingazeira	30	-7.751	-37.639
Ilha Solteira	27	-20.433	-51.343
Óbidos	16	-1.917	-55.518
São Mateus do Sul	18	-25.874	-50.383
Mateus Leme	15	-19.986	-44.428
Pires do Rio	29	-17.300	-48.279
Soledade	23	-28.818	-52.510
São Bento	17	-6.283	-37.750
Santaluz	05	-11.256	-39.375
Boa Viagem	06	-5.128	-39.732
São Francisco do Conde	05	-12.627	-38.680
Santa Rita do Passa Quatro	27	-21.710	-47.478
Acopiara	06	-6.095	-39.453
Juatuba	15	-19.952	-44.343
Lagoa Vermelha	23	-28.209	-51.526
Uruçuca	05	-14.593	-39.284
Tupaciguara	15	-18.592	-48.705
Santa Quitéria	06	-4.332	-40.157
Taiobeiras	15	-15.808	-42.233
Rio Preto da Eva	04	-2.698	-59.702
Socorro	27	-22.591	-46.529
Estrela	23	-28.061	-50.938
Igarapé Açu	16	-1.129	-47.620
Rio Real	05	-11.485	-37.933
Toritama	30	-8.007	-36.057
Campo Formoso	05	-10.508	-40.321
Miguel Pereira	21	-22.454	-43.469
Capinzal	26	-27.344	-51.612
Propriá	28	-10.211	-36.840
Iguape	27	-24.708	-47.555
Jardim	11	-21.480	-56.138
Tanguá	21	-22.730	-42.714
Guanhães	15	-18.775	-42.932
Rio das Pedras	27	-22.843	-47.606
São Luís de Montes Belos	29	-16.525	-50.372
São Gonçalo do Amarante	06	-3.607	-38.968
Guararema	27	-23.415	-46.035
Itambé	05	-15.245	-40.624
Joaçaba	26	-27.178	-51.505
Santa Maria da Vitória	05	-13.388	-44.199
Armação de Búzios	21	-22.747	-41.882
Mirandopólis	27	-21.134	-51.102
Catende	30	-8.667	-35.717
Laranjeiras	28	-10.806	-37.170
Quaraí	23	-30.387	-56.451
Nova Cruz	22	-6.478	-35.434
São João Nepomuceno	15	-21.540	-43.011
Trairi	06	-3.278	-39.269
Jaguaribe	06	-5.891	-38.622
Palotina	18	-24.284	-53.840
Rio Negro	18	-26.106	-49.797
Forquilhinha	26	-28.747	-49.472
Pindaré Mirim	13	-3.608	-45.343
Santa Luzia	13	-7.643	-47.217
Ibiúna	27	-23.656	-47.222
Monte Alegre	16	-2.001	-54.081
Goianira	29	-16.496	-49.426
Campo Verde	11	-20.417	-54.067
Dois Vizinhos	18	-25.734	-53.057
Igaraçu do Tietê	27	-22.509	-48.558
Jaciara	14	-15.965	-54.968
Caxambu	15	-21.977	-44.932
Maracaju	11	-21.614	-55.168
Iaçu	05	-12.767	-40.212
Coromandel	15	-18.473	-47.200
Serra Negra	27	-22.612	-46.701
Una	05	-15.293	-39.075
Jaguarari	05	-10.264	-40.196
Santo Antônio do Monte	15	-20.087	-45.294
Campos Novos	26	-27.402	-51.225
Águas Belas	30	-9.111	-37.123
Pereira Barreto	27	-20.638	-51.109
Amargosa	05	-13.030	-39.605
Casa Branca	27	-21.774	-47.086
Tijucas	26	-27.241	-48.634
Maués	04	-3.384	-57.719
Baturité	06	-4.329	-38.885
Muritiba	05	-12.917	-39.250
Barão de Cocais	15	-19.946	-43.487
Braço do Norte	26	-28.275	-49.166
Itaí	27	-23.418	-49.091
Campos Gerais	15	-21.235	-45.759
Posto da Mata	05	-17.888	-39.856
Itaberaí	29	-16.020	-49.810
Corinto	15	-18.381	-44.456
Maracás	05	-13.441	-40.431
Pedro II	20	-4.425	-41.459
Cururupu	13	-1.828	-44.868
Araçuaí	15	-16.850	-42.070
Nova Russas	06	-4.707	-40.563
Pomerode	26	-26.741	-49.177
Nerópolis	29	-16.406	-49.219
Várzea Alegre	06	-5.350	-40.383
Teutônia	23	-29.448	-51.806
Cláudio	15	-20.443	-44.766
Guaiúba	06	-4.040	-38.637
Jaguaruana	06	-4.834	-37.781
Pombal	17	-6.770	-37.802
Pirapozinho	27	-22.275	-51.500
Morro do Chapéu	05	-11.549	-41.158
Álvares Machado	27	-22.079	-51.472
Barras	20	-4.244	-42.294
Conceição do Jacuípe	05	-12.317	-38.767
Gandu	05	-13.744	-39.487
Moju	16	-1.884	-48.769
Taquarituba	27	-23.533	-49.244
Poconé	14	-16.257	-56.623
Santa Rosa de Viterbo	27	-21.473	-47.363
José de Freitas	20	-4.756	-42.576
Igarapé	15	-20.070	-44.302
Guaramirim	26	-26.473	-49.003
Vargem Grande	13	-3.543	-43.916
Cambará	18	-23.046	-50.074
Conchal	27	-22.330	-47.172
Portel	16	-1.936	-50.821
Itupiranga	16	-5.135	-49.327
Laranjal Paulista	27	-23.050	-47.837
Cambuí	15	-22.612	-46.057
Paracuru	06	-3.410	-39.031
Vassouras	21	-22.404	-43.663
Ruy Barbosa	05	-12.284	-40.494
Oeiras	20	-7.025	-42.131
Portão	23	-29.702	-51.242
Três Coroas	23	-29.517	-50.778
Esperantina	20	-3.902	-42.234
Freguesia do Ribeirao da Ilha	26	-27.718	-48.563
Ribeirão da Ilha	26	-27.699	-48.532
Dois Córregos	27	-22.366	-48.380
Maragogipe	05	-12.778	-38.919
Pedra Azul	15	-16.005	-41.297
Frederico Westphalen	23	-27.359	-53.394
Barra	05	-11.089	-43.142
Sarzedo	15	-20.035	-44.145
Barra de São Francisco	08	-18.755	-40.891
Paty do Alferes	21	-22.429	-43.419
Nova Xavantina	14	-14.665	-52.356
São João da Barra	21	-21.640	-41.051
Itupeva	27	-23.153	-47.058
Jatobá	30	-9.183	-38.269
São Luís do Quitunde	02	-9.318	-35.561
Flores da Cunha	23	-29.029	-51.182
Sena Madureira	01	-9.063	-68.672
Almeirim	16	-1.523	-52.582
Colorado	18	-22.837	-51.973
São Pedro	21	-22.423	-42.966
Murici	02	-9.307	-35.943
Júlio de Castilhos	23	-29.227	-53.682
Abaeté	15	-19.160	-45.446
Buíque	30	-8.623	-37.156
Castelo	08	-20.604	-41.185
Canguçu	23	-31.395	-52.676
Astorga	18	-23.233	-51.666
Itaparica	05	-12.888	-38.679
Nova Viçosa	05	-17.892	-39.372
Penha	26	-26.769	-48.646
Capelinha	15	-17.691	-42.516
Pedra Branca	06	-5.454	-39.717
Guaporé	23	-28.846	-51.890
Posse	29	-14.093	-46.369
Campinas	26	-27.594	-48.607
Tambaú	27	-21.705	-47.274
Ibirataia	05	-14.067	-39.641
Livramento do Brumado	05	-13.651	-41.846
Prata	15	-19.307	-48.924
Ituberá	05	-13.735	-39.148
João Câmara	22	-5.537	-35.820
Veranópolis	23	-28.936	-51.549
Catolé do Rocha	17	-6.344	-37.747
Guaçuí	08	-20.776	-41.679
Alegre	08	-20.764	-41.533
Itapuranga	29	-15.562	-49.949
Pentecoste	06	-3.793	-39.270
Imbituva	18	-25.230	-50.604
Miracema do Tocantins	31	-9.567	-48.392
Prudentópolis	18	-25.213	-50.978
Condado	30	-7.586	-35.106
Ibicaraí	05	-14.865	-39.587
Viçosa	02	-9.371	-36.241
São Raimundo Nonato	20	-9.015	-42.699
Santa Cruz Cabrália	05	-16.278	-39.025
Cajuru	27	-21.275	-47.304
São João dos Patos	13	-6.495	-43.702
Butiá	23	-30.120	-51.962
São Gonçalo do Sapucaí	15	-21.892	-45.595
Pinheiral	21	-22.513	-44.001
Gameleira	30	-8.584	-35.387
Elói Mendes	15	-21.610	-45.565
Trindade	30	-7.762	-40.268
Conceição da Barra	08	-18.593	-39.732
Sobradinho	05	-12.833	-39.100
Baixo Guandu	08	-19.519	-41.016
Nova Olímpia	14	-14.797	-57.288
São Sepé	23	-30.161	-53.565
Aimorés	15	-19.496	-41.064
Pilar do Sul	27	-23.813	-47.716
Carlos Barbosa	23	-29.297	-51.504
Piraí	21	-22.629	-43.898
Itabaiana	17	-7.329	-35.333
Goiás	29	-15.934	-50.140
Cupira	30	-8.617	-35.950
Casimiro de Abreu	21	-22.481	-42.204
São Sebastião do Caí	23	-29.587	-51.376
Viseu	16	-1.197	-46.140
Nepomuceno	15	-21.233	-45.235
Atalaia	02	-9.502	-36.023
Guaratuba	18	-25.883	-48.575
Canguaretama	22	-6.380	-35.129
Mascote	05	-15.563	-39.303
Esplanada	05	-11.796	-37.945
Pitangui	15	-19.683	-44.890
Piracuruca	20	-3.928	-41.709
Bambuí	15	-20.006	-45.977
Rio Brilhante	11	-21.802	-54.546
Anastácio	11	-20.484	-55.807
Esperança	17	-7.033	-35.857
São Miguel do Araguaia	29	-13.275	-50.163
Águas de Lindóia	27	-22.476	-46.633
Ceres	29	-15.308	-49.598
Matriz de Camaragibe	02	-9.152	-35.533
Brotas	27	-22.284	-48.127
Pitanga	18	-24.757	-51.761
Palmeira	18	-25.429	-50.006
Nossa Senhora da Glória	28	-10.218	-37.420
Ipameri	29	-17.722	-48.160
São Marcos	23	-28.971	-51.068
Tapes	23	-30.673	-51.396
Palmital	27	-22.789	-50.218
Cassilândia	11	-19.113	-51.734
Santa Gertrudes	27	-22.457	-47.530
Martinópolis	27	-22.146	-51.171
Belo Oriente	15	-19.220	-42.484
Jacutinga	15	-22.286	-46.612
Ibiá	15	-19.478	-46.539
Laranjeiras do Sul	18	-25.408	-52.416
Paraipaba	06	-3.439	-39.148
Santo Amaro da Imperatriz	26	-27.688	-48.779
Simão Dias	28	-10.738	-37.811
Areia Branca	22	-4.956	-37.137
Brodósqui	27	-20.991	-47.659
Ibirama	26	-27.057	-49.518
Cícero Dantas	05	-10.600	-38.383
Três de Maio	23	-27.773	-54.240
São Domingos do Maranhão	13	-5.576	-44.385
Guará	27	-20.428	-47.824
Miguelópolis	27	-20.179	-48.032
Apiaí	27	-24.509	-48.843
Loanda	18	-22.923	-53.137
Tanabi	27	-20.626	-49.649
São José do Egito	30	-7.479	-37.274
Soure	16	-0.717	-48.523
Sertânia	30	-8.074	-37.264
Guaraciaba do Norte	06	-4.167	-40.748
Ivoti	23	-29.591	-51.161
Barreiro do Jaíba	15	-15.615	-43.592
Santo Antônio de Posse	27	-22.606	-46.919
Bela Vista	11	-22.109	-56.521
Monte Azul Paulista	27	-20.907	-48.641
Custódia	30	-8.088	-37.643
Floresta	30	-8.601	-38.569
Macau	22	-5.115	-36.634
Herval	23	-32.024	-53.396
Itamarandiba	15	-17.857	-42.859
Carauari	04	-4.883	-66.896
Pompéia	27	-22.109	-50.172
Extremoz	22	-5.706	-35.307
Tamandaré	30	-8.756	-35.100
Nova Prata	23	-28.784	-51.610
Jarinu	27	-23.101	-46.728
Timbiras	13	-4.255	-43.941
Camanducaia	15	-22.755	-46.145
Perdões	15	-21.091	-45.091
Monteiro	17	-7.889	-37.120
Lagoa do Itaenga	30	-7.936	-35.290
Buriti Bravo	13	-5.837	-43.834
Bastos	27	-21.922	-50.734
Barra Velha	26	-26.632	-48.685
Campos Sales	06	-7.074	-40.376
Estreito	13	-5.783	-43.250
Piúma	08	-20.838	-40.722
Espinosa	15	-14.926	-42.819
Itapemirim	08	-21.011	-40.834
Mari	17	-7.060	-35.319
Quatro Barras	18	-25.366	-49.077
Caçapava do Sul	23	-30.514	-53.485
Jandaia do Sul	18	-23.603	-51.643
Pirajuí	27	-21.999	-49.457
Tupanciretã	23	-29.081	-53.836
Barreirinhas	13	-2.756	-42.826
Guaranésia	15	-21.299	-46.803
Glória do Goitá	30	-8.002	-35.293
Ibotirama	05	-12.185	-43.221
Porto Calvo	02	-9.045	-35.398
Aparecida do Taboado	11	-20.087	-51.094
Itororó	05	-15.117	-40.070
Capim Grosso	05	-11.381	-40.013
Mendes	21	-22.527	-43.733
Três Passos	23	-27.456	-53.932
São Bento	13	-2.696	-44.821
Santo Anastácio	27	-21.838	-51.610
Pindobaçu	05	-10.742	-40.361
Lavras da Mangabeira	06	-6.753	-38.964
Regente Feijó	27	-22.221	-51.303
Encruzilhada do Sul	23	-30.544	-52.522
Penalva	13	-3.294	-45.174
Eirunepé	04	-6.660	-69.874
Santa Quitéria do Maranhão	13	-3.516	-42.547
Viradouro	27	-20.873	-48.297
Iperó	27	-23.350	-47.689
Itabaianinha	28	-11.274	-37.790
Chã Grande	30	-8.238	-35.462
Ipueiras	20	-7.033	-40.450
Mombaça	06	-5.743	-39.627
São Jerônimo	23	-29.959	-51.722
Solânea	17	-6.755	-35.540
Sacramento	15	-19.865	-47.440
Barroso	15	-21.187	-43.976
Tabira	30	-7.591	-37.539
Riachão do Jacuípe	05	-11.807	-39.386
Silva Jardim	21	-22.651	-42.392
Sidrolândia	11	-20.932	-54.961
Iracemápolis	27	-22.581	-47.519
Campo Alegre	02	-9.782	-36.351
Aragarças	29	-15.898	-52.251
Arari	13	-3.454	-44.780
Seabra	05	-12.417	-41.770
Itaocara	21	-21.669	-42.076
Apodi	22	-5.664	-37.799
Piracanjuba	29	-17.303	-49.017
Santo Antônio do Amparo	15	-20.946	-44.919
Itapecerica	15	-20.473	-45.126
Itapissuma	30	-7.776	-34.892
Amaraji	30	-8.383	-35.453
Carandaí	15	-20.954	-43.806
Jeremoabo	05	-10.075	-38.481
Encantado	23	-29.236	-51.870
Viçosa do Ceará	06	-3.562	-41.092
Monte Santo de Minas	15	-21.190	-46.980
Rio Verde de Mato Grosso	11	-18.918	-54.844
Mocajuba	16	-2.584	-49.507
Tapiramutá	05	-11.847	-40.791
Tarauacá	01	-8.161	-70.766
Senador Pompeu	06	-5.588	-39.372
São Félix do Xingu	16	-6.645	-51.995
Varjota	06	-4.194	-40.477
Água Preta	30	-8.707	-35.531
Ipubi	30	-7.652	-40.149
Orleans	26	-28.359	-49.291
Piraí do Sul	18	-24.526	-49.949
Águas Vermelhas	15	-15.747	-41.460
Alagoa Grande	17	-7.158	-35.630
Tuntum	13	-5.258	-44.649
Parelhas	22	-6.688	-36.657
Carmo do Cajuru	15	-20.184	-44.771
Arroio do Meio	23	-29.401	-51.945
Orós	06	-6.244	-38.914
Monte Aprazível	27	-20.773	-49.714
Augusto Corrêa	16	-1.022	-46.635
Muzambinho	15	-21.376	-46.526
São Joaquim	26	-28.294	-49.932
Buritis	15	-15.618	-46.423
Piritiba	05	-11.730	-40.555
Carolina	13	-7.336	-47.462
Paranapanema	27	-23.386	-48.724
Macatuba	27	-22.502	-48.711
Antonina	18	-25.429	-48.712
Conceição das Alagoas	15	-19.915	-48.388
Cachoeira	05	-12.601	-38.966
Rubiataba	29	-15.164	-49.803
Padre Bernardo	29	-15.166	-48.283
Arroio Grande	23	-32.237	-53.087
Itapaci	29	-14.951	-49.549
Cabrobó	30	-8.514	-39.310
Maragogi	02	-9.012	-35.222
Fonte Boa	04	-2.514	-66.092
Nova Petrópolis	23	-29.376	-51.114
Santa Helena	13	-2.231	-45.300
Capela	28	-10.503	-37.053
Buerarema	05	-14.959	-39.300
Ipaba	15	-19.414	-42.419
Buri	27	-23.797	-48.593
Valparaíso	27	-21.228	-50.868
Pombos	30	-8.141	-35.396
Itaporanga	17	-7.304	-38.150
Satuba	02	-9.563	-35.824
Valença do Piauí	20	-6.407	-41.746
Conde	17	-7.260	-34.907
Coronel Vivida	18	-25.980	-52.568
Conceição da Feira	05	-12.506	-38.999
Ladário	11	-19.005	-57.602
Vitória do Mearim	13	-3.462	-44.871
Paraguaçu	15	-21.547	-45.737
Lajinha	15	-20.151	-41.623
Wenceslau Braz	18	-23.874	-49.803
Nova Granada	27	-20.534	-49.314
Diamantino	14	-14.409	-56.446
Itatinga	27	-23.102	-48.616
Anicuns	29	-16.461	-49.962
União	20	-4.586	-42.864
Saubara	05	-12.738	-38.769
Ubatã	05	-14.209	-39.526
Cordeiro	21	-22.029	-42.361
Nova Era	15	-19.750	-43.038
Rolante	23	-29.651	-50.576
Campos Belos	29	-13.037	-46.772
Dom Pedro	13	-5.037	-44.439
Conde	05	-11.814	-37.611
Belém	17	-6.692	-35.533
Manhumirim	15	-20.358	-41.958
Rio Formoso	30	-8.669	-35.163
Itajuípe	05	-14.678	-39.375
Schroeder	26	-26.413	-49.073
Prado	05	-17.341	-39.221
Jequitinhonha	15	-16.434	-41.003
Vazante	15	-17.987	-46.908
São Miguel do Iguaçu	18	-25.348	-54.238
Araçoiaba da Serra	27	-23.505	-47.614
São José de Mipibu	22	-6.075	-35.238
Demerval Lobão	20	-5.358	-42.676
Medeiros Neto	05	-17.374	-40.221
São Gabriel da Cachoeira	04	-0.118	-67.085
Teodoro Sampaio	27	-22.532	-52.167
Celso Ramos	26	-27.634	-51.336
Sarandi	23	-27.944	-52.923
Pinhão	18	-25.696	-51.660
Resplendor	15	-19.326	-41.255
Paraty	21	-23.218	-44.713
Trindade	26	-27.586	-48.523
Santa Cecília	26	-26.961	-50.427
Araci	05	-11.333	-38.967
Cajueiro	02	-9.717	-36.450
Cruzeiro do Oeste	18	-23.785	-53.073
Tucumã	16	-0.183	-50.050
#BS
Nassau	23	25.058	-77.343
Lucaya	25	26.533	-78.667
Freeport	25	26.533	-78.700
#BT
Thimphu	20	27.466	89.642
Punākha	15	27.591	89.877
Tsirang	07	27.022	90.123
Phuntsholing	06	26.852	89.388
#BW
Gaborone	14	-24.655	25.909
Francistown	13	-21.170	27.508
Molepolole	06	-24.407	25.495
Selebi-Phikwe	17	-21.979	27.843
Maun	11	-19.983	23.417
Serowe	01	-22.388	26.711
Kanye	10	-24.967	25.333
Mahalapye	01	-23.104	26.814
Mogoditshane	06	-24.627	25.866
Mochudi	05	-24.417	26.150
Lobatse	16	-25.224	25.677
Palapye	01	-22.546	27.125
Ramotswa	09	-24.872	25.870
Thamaga	06	-24.670	25.540
Mosopa	10	-24.772	25.422
Letlhakane	01	-21.415	25.593
Tonota	01	-21.442	27.462
Janeng	09	-25.417	25.550
#BY
Minsk	04	53.900	27.567
Homyel'	02	52.434	30.975
Mahilyow	06	53.917	30.345
Vitebsk	07	55.190	30.205
Hrodna	03	53.688	23.826
Brest	01	52.098	23.688
Babruysk	06	53.138	29.221
Baranovichi	01	53.133	26.014
Barysaw	05	54.228	28.505
Pinsk	01	52.123	26.095
Orsha	07	54.508	30.417
Mazyr	02	52.050	29.246
Salihorsk	05	52.788	27.541
Maladzyechna	05	54.317	26.854
Navapolatsk	07	55.532	28.599
Lida	03	53.883	25.300
Polatsk	07	55.488	28.786
Zhlobin	02	52.893	30.024
Svyetlahorsk	02	52.633	29.739
Rechytsa	02	52.362	30.392
Slutsk	05	53.027	27.560
Horad Zhodzina	05	54.099	28.333
Slonim	03	53.087	25.316
Kobryn	01	52.214	24.356
Volkovysk	03	53.156	24.451
Kalinkavichy	02	52.132	29.326
Smarhon’	03	54.480	26.396
Rahachow	02	53.093	30.049
Asipovichy	06	53.301	28.639
Horki	06	54.286	30.986
Novogrudok	03	53.594	25.819
Vilyeyka	05	54.491	26.911
Byaroza	01	52.531	24.979
Krychaw	06	53.712	31.717
Luninyets	01	52.247	26.805
Dzyarzhynsk	05	53.683	27.138
Ivatsevichy	01	52.709	25.340
Hlybokaye	07	55.138	27.691
Pastavy	07	55.117	26.833
Mar’’ina Horka	05	53.509	28.147
Pruzhany	01	52.556	24.457
Dobrush	02	52.409	31.324
Bykhaw	06	53.521	30.245
Lyepyel’	07	54.881	28.699
Kalodzishchy	05	53.944	27.782
Mosty	03	53.412	24.539
Shchuchyn	03	53.601	24.747
Stowbtsy	05	53.478	26.743
Lyasny	05	54.007	27.696
#BZ
Belize City	01	17.500	-88.198
San Ignacio	02	17.159	-89.070
Orange Walk	04	18.081	-88.563
#CA
Toronto	08	43.700	-79.416
Montréal	10	45.509	-73.588
Calgary	01	51.050	-114.085
Ottawa	08	45.411	-75.698
Edmonton	01	53.550	-113.469
Mississauga	08	43.579	-79.658
North York	08	43.767	-79.416
Winnipeg	03	49.884	-97.147
Scarborough	08	43.772	-79.257
Vancouver	02	49.250	-123.119
Québec	10	46.812	-71.215
Hamilton	08	43.250	-79.850
Brampton	08	43.683	-79.766
Surrey	02	49.106	-122.825
Laval	10	45.570	-73.692
Halifax	07	44.646	-63.573
Etobicoke	08	43.654	-79.567
London	08	42.983	-81.233
Oshawa	08	43.900	-78.850
Victoria	02	48.436	-123.352
Windsor	08	42.300	-83.017
Markham	08	43.867	-79.266
Gatineau	10	45.477	-75.702
Vaughan	08	43.836	-79.498
Kitchener	08	43.425	-80.511
Longueuil	10	45.531	-73.518
Burnaby	02	49.266	-122.953
Ladner	02	49.089	-123.082
Saskatoon	11	52.132	-106.669
Richmond Hill	08	43.871	-79.437
Barrie	08	44.400	-79.666
Richmond	02	49.170	-123.137
Nepean	08	45.336	-75.722
Regina	11	50.450	-104.618
Oakville	08	43.450	-79.683
Burlington	08	43.386	-79.837
Greater Sudbury	08	46.490	-80.990
Abbotsford	02	49.058	-122.253
Saguenay	10	48.417	-71.066
Coquitlam	02	49.285	-122.782
St. Catharines	08	43.171	-79.243
Sherbrooke	10	45.400	-71.899
Lévis	10	46.803	-71.178
Kelowna	02	49.883	-119.486
Cambridge	08	43.360	-80.313
Trois-Rivières	10	46.345	-72.548
Guelph	08	43.546	-80.256
East York	08	43.691	-79.328
Kingston	08	44.230	-76.481
Moncton	04	46.095	-64.796
Sydney	07	46.135	-60.183
Milton	08	43.517	-79.883
Delta	02	49.144	-122.907
Dartmouth	07	44.671	-63.577
Thunder Bay	08	48.382	-89.250
St. John's	05	47.565	-52.709
Waterloo	08	43.467	-80.516
Terrebonne	10	45.700	-73.647
Ajax	08	43.850	-79.033
Kanata	08	45.300	-75.916
Saint John	04	45.271	-66.056
Pickering	08	43.900	-79.133
Brantford	08	43.133	-80.266
Nanaimo	02	49.166	-123.940
Niagara Falls	08	43.100	-79.066
Willowdale	08	43.767	-79.399
Saint-Laurent	10	45.500	-73.666	x
Chilliwack	02	49.166	-121.953
Repentigny	10	45.742	-73.450
Fort McMurray	01	56.727	-111.381
Peterborough	08	44.300	-78.316
Newmarket	08	44.050	-79.466
La Haute-Saint-Charles	10	46.890	-71.372	x
Red Deer	01	52.267	-113.802
Saint-Léonard	10	45.588	-73.595	x
Sarnia	08	42.979	-82.404
Saint-Jean-sur-Richelieu	10	45.307	-73.263
Lethbridge	01	49.700	-112.819
Maple Ridge	02	49.219	-122.602
Brossard	10	45.450	-73.466
Kamloops	02	50.666	-120.319
Notre-Dame-de-Grâce	10	45.477	-73.614	x
White Rock	02	49.016	-122.803
Sault Ste. Marie	08	46.517	-84.333
Prince George	02	53.917	-122.753
Medicine Hat	01	50.039	-110.677
Norfolk County	08	42.833	-80.383
Drummondville	10	45.883	-72.482
New Westminster	02	49.207	-122.911
Port Coquitlam	02	49.266	-122.769
St. Albert	01	53.633	-113.635
Aurora	08	44.000	-79.466
Sherwood Park	01	53.517	-113.319
Saint-Jérôme	10	45.780	-74.004
Jonquière	10	48.416	-71.249	x
Granby	10	45.400	-72.732
Fredericton	04	45.945	-66.666
North Bay	08	46.317	-79.466
Welland	08	42.983	-79.250
Saint-Hyacinthe	10	45.631	-72.957
Belleville	08	44.167	-77.383
Dollard-Des Ormeaux	10	45.495	-73.824
Cornwall	08	45.018	-74.728
Vernon	02	50.026	-126.362
North Vancouver	02	49.316	-123.069
Vernon	02	50.267	-119.273
Blainville	10	45.667	-73.882
West End	02	49.283	-123.133
Chatham	08	42.412	-82.185
Timmins	08	48.467	-81.333
Châteauguay	10	45.383	-73.749
Quinte West	08	44.183	-77.566
West Vancouver	02	49.367	-123.167
Charlottetown	09	46.235	-63.126
Rimouski	10	48.449	-68.524
Saint-Eustache	10	45.565	-73.906
Sorel-Tracy	10	46.042	-73.114
Grande Prairie	01	55.167	-118.803
Woodstock	08	43.133	-80.750
Boucherville	10	45.591	-73.436
Salaberry-de-Valleyfield	10	45.250	-74.133
Shawinigan	10	46.567	-72.749
Penticton	02	49.481	-119.586
Spruce Grove	01	53.533	-113.919
St. Thomas	08	42.774	-81.180
Rock Forest	10	45.357	-71.997	x
Prince Albert	11	53.200	-105.768
Joliette	10	46.016	-73.424
Mascouche	10	45.750	-73.600
Mirabel	10	45.650	-74.083
Victoriaville	10	46.050	-71.966
Brant	08	43.133	-80.350
Campbell River	02	50.016	-125.245
Mission	02	49.133	-122.303
Ancaster	08	43.218	-79.987
Leamington	08	42.050	-82.600
Courtenay	02	49.687	-124.994
North Cowichan	02	48.841	-123.686
Moose Jaw	11	50.400	-105.534
Lloydminster	01	53.272	-110.023
Côte-Saint-Luc	10	45.465	-73.666
Saint-Georges	10	46.114	-70.665
Orangeville	08	43.917	-80.100
Stratford	08	43.367	-80.950
Orillia	08	44.609	-79.421
Pointe-Claire	10	45.449	-73.817
Baie-Comeau	10	49.217	-68.149
Alma	10	48.550	-71.649
Sainte-Julie	10	45.583	-73.332
West Kelowna	02	49.862	-119.583
Port Moody	02	49.281	-122.825
Boisbriand	10	45.617	-73.832
Brandon	03	49.847	-99.953
Vaudreuil-Dorion	10	45.400	-74.033
Thetford-Mines	10	46.094	-71.305
Walnut Grove	02	49.165	-122.640
Val-d'Or	10	48.097	-77.797
Prince Edward	08	44.000	-77.249
Sainte-Thérèse	10	45.639	-73.828
Fallingbrook	09	45.476	-75.484
Airdrie	01	51.300	-114.035
Mount Pearl	05	47.517	-52.781
Saint-Bruno-de-Montarville	10	45.533	-73.349
Midland	08	44.750	-79.883
East Gwillimbury	08	44.101	-79.438
Saint-Constant	10	45.367	-73.566
Brockville	08	44.591	-75.687
Langley	02	49.101	-122.659
Rouyn-Noranda	10	48.237	-79.023
Whitehorse	12	60.716	-135.054
Owen Sound	08	44.567	-80.943
Chambly	10	45.450	-73.282
Sept-Îles	10	50.200	-66.382
Langford	02	48.450	-123.503
Duncan	02	48.783	-123.703
La Prairie	10	45.417	-73.499
Tsawwassen	02	49.017	-123.083
Lower Sackville	07	44.776	-63.679
Keswick	08	44.250	-79.466	x
Varennes	10	45.683	-73.432
Clarence-Rockland	08	45.550	-75.291
Port Alberni	02	49.241	-124.803
Truro	07	45.367	-63.265
Westmount	10	45.483	-73.599
Kirkland	10	45.450	-73.866
Lindsay	08	44.350	-78.733
Cole Harbour	07	44.672	-63.475	x
Glace Bay	07	46.197	-59.957
Huntsville	08	45.333	-79.216
Terrace	02	54.516	-128.603
North Battleford	11	52.780	-108.297
Beaconsfield	10	45.433	-73.866
Mont-Royal	10	45.517	-73.649
Beloeil	10	45.568	-73.206
Alliston	08	44.150	-79.866
Corner Brook	05	48.950	-57.952
New Glasgow	07	45.583	-62.649
Cranbrook	02	49.500	-115.769
Port Colborne	08	42.900	-79.233
Rivière-du-Loup	10	47.827	-69.542
Dieppe	04	46.078	-64.687
Thorold	08	43.117	-79.200
Miramichi	04	47.029	-65.502
Cobourg	08	43.960	-78.165
Dorval	10	45.447	-73.753
Oak Bay	02	48.450	-123.303
Amos	10	48.567	-78.116
Squamish	02	49.699	-123.156
Valley East	08	46.668	-81.000
Pitt Meadows	02	49.221	-122.690
Deux-Montagnes	10	45.535	-73.902
Fort St. John	02	56.250	-120.853
Les Coteaux	10	45.283	-74.233
Saint-Augustin-de-Desmaures	10	46.741	-71.451
Conception Bay South	05	47.500	-52.998
Saint-Lazare	10	45.400	-74.133
Vanier	08	45.440	-75.665
Sainte-Catherine	10	45.400	-73.582
Buckingham	10	45.586	-75.421
Edmundston	04	47.374	-68.325
L'Ancienne-Lorette	10	46.794	-71.352
Cochrane	01	51.183	-114.469
Lutes Mountain	04	46.135	-64.905
Sainte-Catherine	10	46.318	-72.566
Rayside-Balfour	08	46.609	-81.208
Petawawa	08	45.895	-77.280
Fort Erie	08	42.900	-78.933
Candiac	10	45.383	-73.516
L'Assomption	10	45.823	-73.429
Yellowknife	13	62.454	-114.372
Collingwood	08	44.483	-80.216
Mont-Saint-Hilaire	10	45.565	-73.187
Camrose	01	53.017	-112.835
Yorkton	11	51.217	-102.468
Saint-Basile-le-Grand	10	45.533	-73.282
Leduc	01	53.267	-113.552
Pembroke	08	45.817	-77.116
Magog	10	45.267	-72.149
Greater Napanee	08	44.250	-76.949
Kenora	08	49.767	-94.490
le Plateau	10	45.435	-75.780
#CD
Kinshasa	06	-4.328	15.314
Lubumbashi	14	-11.661	27.479
Mbuji-Mayi	04	-6.136	23.590
Kisangani	30	0.515	25.191
Masina	06	-4.384	15.391
Kananga	23	-5.896	22.417
Likasi	14	-10.983	26.738
Kolwezi	22	-10.715	25.467
Tshikapa	18	-6.416	20.800
Beni	11	0.491	29.473
Bukavu	12	-2.491	28.843
Mwene-Ditu	21	-7.009	23.453
Kikwit	20	-5.041	18.816
Mbandaka	02	0.049	18.260
Matadi	08	-5.839	13.463
Uvira	12	-3.395	29.138
Boma	08	-5.851	13.054
Butembo	11	0.142	29.291
Gandajika	04	-6.745	23.953
Kalemie	29	-5.947	29.195
Goma	11	-1.674	29.228
Kindu	10	-2.944	25.922
Isiro	16	2.774	27.616
Bandundu	20	-3.317	17.381
Gemena	02	3.257	19.772
Ilebo	18	-4.331	20.586
Bunia	17	1.559	30.252
Bumba	25	2.188	22.468
Mbanza-Ngungu	08	-5.258	14.858
Kamina	15	-8.735	24.998
Lisala	02	2.151	21.517
Lodja	27	-3.521	23.601
Kipushi	14	-11.761	27.251
Kabinda	04	-6.138	24.482
Kasongo	10	-4.427	26.667
Mweka	18	-4.852	21.559
Gbadolite	26	4.279	21.003
Buta	13	2.786	24.730
Moanda	08	-5.928	12.371
Bulungu	20	-4.544	18.604
Basoko	30	1.239	23.616
Lubao	21	-5.388	25.749
Lusambo	27	-4.975	23.444
Nioki	24	-2.720	17.690
Inongo	24	-1.927	18.288
Tshela	08	-4.997	12.948
Bukama	15	-9.204	25.855
Mangai	20	-4.023	19.534
Kabare	12	-2.497	28.791
Kampene	10	-3.597	26.667
Kambove	14	-10.874	26.597
Yangambi	30	0.768	24.440
Luebo	18	-5.352	21.422
Aketi	13	2.739	23.783
Mushie	24	-3.017	16.922
Boende	31	-0.282	20.881
Kongolo	29	-5.385	27.000
Kabalo	29	-6.053	26.914
Businga	26	3.339	20.886
Kasangulu	08	-4.583	15.166
Bolobo	24	-2.158	16.232
Libenge	28	3.653	18.636
Watsa	16	3.037	29.536
Demba	23	-5.496	22.270
Kasongo-Lunda	19	-6.478	16.817
Bondo	13	3.815	23.687
Wamba	16	2.148	27.995
Sake	11	-1.574	29.043
Lukolela	02	-1.060	17.182
#CF
Bangui	18	4.361	18.555
Bimbo	17	4.257	18.416
Mbaïki	07	3.868	17.989
Berbérati	04	4.261	15.792
Kaga Bandoro	15	6.990	19.187
Bozoum	13	6.319	16.380
Carnot	04	4.943	15.877
Sibut	06	5.718	19.074
Bambari	11	5.768	20.676
Bria	03	6.542	21.986
Bouar	09	5.934	15.596
Bossangoa	12	6.493	17.455
Nola	16	3.525	16.046
Bangassou	08	4.741	22.818
Damara	17	4.961	18.703
Mobaye	02	4.319	21.179
Paoua	13	7.243	16.441
Boda	07	4.319	17.470
Ippy	11	6.268	21.225
Batangafo	12	7.301	18.283
#CG
Brazzaville	12	-4.266	15.283
Pointe-Noire	15	-4.776	11.864
Dolisie	07	-4.198	12.667
Kayes	01	-4.205	13.286
Owando	13	-0.482	15.900
Ouésso	10	1.614	16.052
Loandjili	15	-4.756	11.858
Madingou	01	-4.154	13.550
Gamboma	08	-1.876	15.864
Impfondo	06	1.618	18.060
Sibiti	05	-3.682	13.350
Mossendjo	07	-2.950	12.704
#CH
Zürich	ZH	47.367	8.550
Genève	GE	46.202	6.146
Basel	BS	47.558	7.573
Bern	BE	46.948	7.447
Lausanne	VD	46.516	6.633
Winterthur	ZH	47.506	8.724
Sankt Gallen	SG	47.424	9.375
Lugano	TI	46.010	8.960
Luzern	LU	47.050	8.306
Zürich (Kreis 11)	ZH	47.423	8.522	x
Biel/Bienne	BE	47.137	7.246
Zürich (Kreis 3)	ZH	47.358	8.503	x
Zürich (Kreis 9)	ZH	47.382	8.480	x
Thun	BE	46.751	7.622
Köniz	BE	46.924	7.415
La Chaux-de-Fonds	NE	47.100	6.826
Zürich (Kreis 10)	ZH	47.408	8.501	x
Rapperswil	SG	47.226	8.822
Schaffhausen	SH	47.697	8.635
Zürich (Kreis 7)	ZH	47.373	8.580	x
Fribourg	FR	46.802	7.151
Chur	GR	46.850	9.533
Neuchâtel	NE	46.992	6.931
Vernier	GE	46.217	6.085
Zürich (Kreis 6)	ZH	47.392	8.544	x
Zürich (Kreis 2)	ZH	47.338	8.521	x
Zürich (Kreis 9) / Altstetten	ZH	47.389	8.485	x
Zürich (Kreis 12)	ZH	47.404	8.576	x
Sitten	VS	46.227	7.356
Lancy	GE	46.190	6.114	x
Zürich (Kreis 4) / Aussersihl	ZH	47.378	8.521	x
Emmen	LU	47.078	8.273
Kriens	LU	47.031	8.285
Yverdon-les-Bains	VD	46.779	6.641
Zug	ZG	47.172	8.517
Uster	ZH	47.347	8.721
Montreux	VD	46.433	6.911
Frauenfeld	TG	47.558	8.899
Zürich (Kreis 3) / Sihlfeld	ZH	47.374	8.512	x
Dietikon	ZH	47.402	8.400
Baar	ZG	47.196	8.530
Zürich (Kreis 6) / Unterstrass	ZH	47.395	8.537	x
Riehen	BS	47.579	7.647
Dübendorf	ZH	47.397	8.619
Meyrin	GE	46.234	6.080
Carouge	GE	46.181	6.139
Wettingen	AG	47.470	8.316
Allschwil	BL	47.551	7.536
Zürich (Kreis 11) / Oerlikon	ZH	47.408	8.543	x
Zürich (Kreis 11) / Seebach	ZH	47.422	8.548	x
Renens	VD	46.540	6.588
Jona	SG	47.230	8.839
Kreuzlingen	TG	47.651	9.175
Onex	GE	46.184	6.102
Zürich (Kreis 11) / Affoltern	ZH	47.418	8.512	x
Zürich (Kreis 10) / Höngg	ZH	47.403	8.497	x
Gossau	SG	47.416	9.255
Muttenz	BL	47.523	7.645
Wil	SG	47.462	9.046
Nyon	VD	46.383	6.240
Bellinzona	TI	46.193	9.017
Zürich (Kreis 9) / Albisrieden	ZH	47.374	8.490	x
Olten	SO	47.350	7.903
Oberwinterthur (Kreis 2)	ZH	47.517	8.769	x
Kloten	ZH	47.452	8.585
Pully	VD	46.510	6.662
Stadt Winterthur (Kreis 1)	ZH	47.495	8.720
Littau	LU	47.050	8.263
Baden	AG	47.473	8.306
Zürich (Kreis 2) / Wollishofen	ZH	47.340	8.531	x
Horgen	ZH	47.260	8.598
Grenchen	SO	47.192	7.396
Vevey	VD	46.463	6.843
Sierre	VS	46.292	7.536
Zürich (Kreis 10) / Wipkingen	ZH	47.395	8.525	x
Zürich (Kreis 8)	ZH	47.355	8.561	x
Aarau	AG	47.393	8.044
Herisau	AR	47.386	9.279
Seen (Kreis 3)	ZH	47.476	8.770
Adliswil	ZH	47.310	8.525
Steffisburg	BE	46.778	7.632
Monthey	VS	46.255	6.954
#CI
Abidjan	93	5.354	-4.002
Abobo	93	5.416	-4.016
Bouaké	90	7.694	-5.030
Daloa	96	6.877	-6.450
San-Pédro	76	4.749	-6.636
Yamoussoukro	81	6.821	-5.277
Korhogo	87	9.458	-5.630
Man	78	7.413	-7.554
Divo	95	5.837	-5.357
Gagnoa	95	6.132	-5.951
Abengourou	94	6.730	-3.496
Anyama	93	5.495	-4.052
Agboville	82	5.928	-4.213
Grand-Bassam	94	5.212	-3.739
Dabou	82	5.326	-4.377
Dimbokro	81	6.647	-4.705
Ferkessédougou	87	9.593	-5.194
Adzopé	82	6.107	-3.862
Bouaflé	96	6.990	-5.744
Sinfra	92	6.621	-5.911
Katiola	90	8.137	-5.101
Bondoukou	92	8.040	-2.800
Danané	78	7.260	-8.155
Oumé	95	6.383	-5.418
Séguéla	97	7.961	-6.673
Bingerville	93	5.356	-3.885
Issia	96	6.492	-6.586
Odienné	77	9.505	-7.564
Duekoué	78	6.742	-7.349
Agnibilékrou	94	7.131	-3.204
Daoukro	81	7.059	-3.963
Tengréla	87	10.481	-6.407
Guiglo	78	6.544	-7.494
Toumodi	81	6.558	-5.018
Boundiali	87	9.522	-6.487
Lakota	95	5.848	-5.682
Aboisso	94	5.468	-3.207
Arrah	81	6.673	-3.969
Bonoua	94	5.272	-3.596
Akoupé	82	6.384	-3.888
Tiassalé	82	5.898	-4.823
Zuénoula	96	7.430	-6.051
Bongouanou	81	6.652	-4.204
Vavoua	96	7.382	-6.478
Affery	82	6.320	-3.952
Touba	97	8.283	-7.683
Bouna	92	9.269	-2.995
Sassandra	76	4.954	-6.085
Béoumi	90	7.674	-5.581
Biankouma	78	7.739	-7.614
Tanda	92	7.803	-3.168
Mankono	97	8.059	-6.190
Bangolo	78	7.012	-7.486
Tabou	76	4.423	-7.353
Adiaké	94	5.286	-3.304
Sakassou	90	7.455	-5.293
#CL
Santiago	12	-33.457	-70.648
Puente Alto	12	-33.612	-70.576
Antofagasta	03	-23.652	-70.395
Viña del Mar	01	-33.025	-71.552
Valparaíso	01	-33.036	-71.630
Talcahuano	06	-36.725	-73.117
San Bernardo	12	-33.592	-70.700
Temuco	04	-38.740	-72.598
Iquique	15	-20.213	-70.150
Concepción	06	-36.827	-73.050
Rancagua	08	-34.171	-70.744
La Pintana	12	-33.583	-70.634
Talca	11	-35.426	-71.655
Arica	16	-18.475	-70.298
Coquimbo	07	-29.953	-71.339
Puerto Montt	14	-41.469	-72.942
La Serena	07	-29.905	-71.249
Chillán	18	-36.607	-72.103
Calama	03	-22.457	-68.924
Osorno	14	-40.574	-73.133
Valdivia	17	-39.814	-73.246
Quilpué	01	-33.048	-71.442
Copiapó	05	-27.367	-70.331
Los Ángeles	06	-37.470	-72.354
Punta Arenas	10	-53.155	-70.911
Lo Prado	12	-33.444	-70.726
Curicó	11	-34.983	-71.239
Villa Alemana	01	-33.042	-71.373
Coronel	06	-37.034	-73.140
San Antonio	01	-33.595	-71.607
Chiguayante	06	-36.926	-73.028
Ovalle	07	-30.601	-71.199
Linares	11	-35.847	-71.593
Quillota	01	-32.883	-71.249
Peñaflor	12	-33.606	-70.876
Melipilla	12	-33.689	-71.215
San Felipe	01	-32.750	-70.726
Los Andes	01	-32.834	-70.598
Buin	12	-33.733	-70.743
Talagante	12	-33.664	-70.927
Lota	06	-37.090	-73.158
Hacienda La Calera	01	-32.783	-71.217
Tomé	06	-36.618	-72.956
Penco	06	-36.741	-72.995
Coyhaique	02	-45.575	-72.066
Vallenar	05	-28.576	-70.759
Angol	04	-37.795	-72.716
Rengo	08	-34.406	-70.858
Constitución	11	-35.333	-72.412
Limache	01	-33.017	-71.267
Santa Cruz	08	-34.639	-71.366
Paine	12	-33.808	-70.741
Villarrica	04	-39.286	-72.228
San Carlos	18	-36.425	-71.958
Cauquenes	11	-35.967	-72.322
Curanilahue	06	-37.478	-73.345
Las Animas	17	-39.809	-73.218
Castro	14	-42.472	-73.773
San Vicente de Tagua Tagua	08	-34.439	-71.078
Lampa	12	-33.286	-70.876
Molina	11	-35.114	-71.282
Ancud	14	-41.871	-73.816
Machalí	08	-34.181	-70.649
Pucón	04	-39.282	-71.954
Parral	11	-36.143	-71.826
La Unión	17	-40.293	-73.082
Puerto Varas	14	-41.319	-72.985
La Ligua	01	-32.452	-71.231
Arauco	06	-37.246	-73.318
Victoria	04	-38.233	-72.333
Tocopilla	03	-22.092	-70.198
Graneros	08	-34.069	-70.727
El Monte	12	-33.680	-70.985
Illapel	07	-31.633	-71.170
San Vicente	08	-34.433	-71.083
San Javier	11	-35.595	-71.729
Lebu	06	-37.608	-73.654
Mulchén	06	-37.719	-72.241
Quellón	14	-43.118	-73.617
Lautaro	04	-38.531	-72.437
Nacimiento	06	-37.503	-72.673
Cañete	06	-37.801	-73.396
Puerto Natales	10	-51.730	-72.506
Nueva Imperial	04	-38.745	-72.950
Cabrero	06	-37.034	-72.405
Diego de Almagro	05	-26.367	-70.050
Chicureo Abajo	12	-33.284	-70.653
Chimbarongo	08	-34.712	-71.043
Puerto Aysén	02	-45.403	-72.692
Cartagena	01	-33.554	-71.608
Llaillay	01	-32.840	-70.956
Laja	06	-37.284	-72.711
Collipulli	04	-37.955	-72.434
Panguipulli	17	-39.644	-72.333
Loncoche	04	-39.367	-72.631
Río Bueno	17	-40.335	-72.956
Villa Presidente Frei, Ñuñoa, Santiago, Chile	12	-33.461	-70.580	x
#CM
Douala	05	4.048	9.704
Yaoundé	11	3.867	11.517
Garoua	13	9.301	13.398
Kousséri	12	12.077	15.031
Bamenda	07	5.960	10.146
Maroua	12	10.591	14.316
Bafoussam	08	5.478	10.418
Mokolo	12	10.742	13.802
Ngaoundéré	10	7.328	13.585
Bertoua	04	4.577	13.685
Edéa	05	3.800	10.133
Loum	05	4.718	9.735
Kumba	09	4.636	9.447
Nkongsamba	05	4.955	9.940
Mbouda	08	5.626	10.254
Dschang	08	5.444	10.053
Foumban	08	5.727	10.899
Ébolowa	14	2.900	11.150
Guider	13	9.933	13.947
Foumbot	08	5.508	10.633
Bafang	08	5.157	10.177
Yagoua	12	10.341	15.233
Mbalmayo	11	3.517	11.500
Meïganga	10	6.517	14.300
Bali	07	5.887	10.012
Limbe	09	4.024	9.206
Bafia	11	4.750	11.233
Wum	07	6.383	10.067
Bangangté	08	5.141	10.525
Tiko	09	4.075	9.360
Kribi	14	2.937	9.908
Mora	12	11.046	14.140
Sangmélima	14	2.933	11.983
Kumbo	07	6.200	10.667
Nkoteng	11	4.517	12.033
Mutengene	09	4.091	9.314
Buea	09	4.153	9.242
Garoua Boulaï	04	5.883	14.550
Batouri	04	4.433	14.367
Fundong	07	6.250	10.267
Fontem	09	5.468	9.882
Mbanga	05	4.502	9.567
Banyo	10	6.750	11.817
Manjo	05	4.843	9.822
Melong	05	5.122	9.961
Tibati	10	6.465	12.628
Muyuka	09	4.290	9.410
Obala	11	4.167	11.533
Nanga Eboko	11	4.683	12.367
Penja	05	4.639	9.680
Mbandjok	11	4.450	11.900
Kaélé	12	10.109	14.451
Bamusso	09	4.459	8.903
Lagdo	13	9.058	13.666
Tcholliré	13	8.402	14.170
Bélabo	04	4.933	13.300
Lolodorf	14	3.233	10.733
Eséka	11	3.650	10.767
Mamfe	09	5.751	9.314
Dizangué	05	3.767	9.983
Akonolinga	11	3.767	12.250
Bogo	12	10.734	14.609
Tonga	08	4.967	10.700
#CN
Shanghai	23	31.222	121.458
Beijing	22	39.907	116.397
Tianjin	28	39.142	117.177
Guangzhou	30	23.117	113.250
Shenzhen	30	22.546	114.068
Wuhan	12	30.583	114.267
Dongguan	30	23.018	113.749
Chongqing	33	29.563	106.553
Chengdu	32	30.667	104.067
Nanjing	04	32.062	118.778
Nanchong	32	30.795	106.085
Xi’an	26	34.258	108.929
Shenyang	19	41.792	123.433
Hangzhou	02	30.294	120.161
Harbin	08	45.750	126.650
Tai’an	25	36.185	117.120
Suzhou	04	31.304	120.595
Shantou	30	23.368	116.715
Jinan	25	36.668	116.997
Zhengzhou	09	34.758	113.649
Changchun	05	43.880	125.323
Dalian	19	38.912	121.602
Kunming	29	25.039	102.718
Qingdao	25	36.065	120.380
Foshan	30	23.027	113.131
Puyang	02	29.457	119.889
Wuxi	04	31.569	120.289
Xiamen	07	24.480	118.082
Tianshui	15	34.580	105.742
Ningbo	02	29.878	121.549
Shiyan	12	32.648	110.778
Taiyuan	24	37.869	112.560
Tangshan	10	39.633	118.183
Hefei	01	31.864	117.281
Zibo	25	36.791	118.063
Zhongshan	30	21.320	110.572
Changsha	11	28.199	112.971
Ürümqi	13	43.801	87.600
Shijiazhuang	10	38.041	114.479
Lanzhou	15	36.057	103.840
Yunfu	30	22.928	112.040
Nanchang	03	28.684	115.853
Dadonghai	31	18.221	109.510
Ordos	20	39.609	109.782
Jilin	05	43.851	126.560
Bayan Nur	20	40.741	107.386
Kunshan	04	31.378	120.954
Xinyang	09	32.123	114.066
Fushun	19	41.887	123.944
Luoyang	09	34.684	112.454
Guankou	11	28.159	113.627
Handan	10	36.601	114.468
Baotou	20	40.583	110.017
Xuchang	09	34.032	113.863
Yueyang	11	29.375	113.095
Anshan	19	41.124	122.990
Tongshan	04	34.180	117.157
Fuzhou	07	26.061	119.306
Guiyang	18	26.583	106.717
Lijiang	29	26.869	100.221
Datong	24	40.094	113.291
Changshu City	04	31.646	120.742
Xianyang	26	34.338	108.703
Huainan	01	32.626	116.997
Jieyang	30	23.542	116.366
Zhu Cheng City	25	35.995	119.403
Baoding	10	38.851	115.490
Benxi	19	41.289	123.765
Changzhou	04	31.774	119.954
Huaibei	01	33.974	116.792
Kaifeng	09	34.799	114.307
Pingdingshan	09	33.738	113.301
Qiqihar	08	47.341	123.960
Wenzhou	02	27.999	120.667
Zhabei	23	31.259	121.460	x
Nanning	16	22.817	108.317
Anyang	09	36.096	114.383
Hohhot	20	40.811	111.652
Shangyu	02	30.016	120.871
Xining	06	36.626	101.757
Qinhuangdao	10	39.932	119.588
Hengyang	11	26.889	112.619
Xinxiang	09	35.190	113.802
Hegang	08	47.351	130.300
Langfang	10	39.510	116.695
Zhumadian	09	32.979	114.029
Yantai	25	37.476	121.441
Zhuzhou	11	27.833	113.150
Changzhi	24	35.209	111.739
Zhangjiakou	10	40.810	114.879
Zigong	32	29.342	104.777
Fuxin	19	42.016	121.659
Huangshi	12	30.247	115.048
Liaoyang	19	41.272	123.173
Xiangtan	11	27.850	112.900
Puyang Chengguanzhen	09	35.705	115.014
Nantong	04	32.030	120.875
Mudanjiang	08	44.583	129.600
Guilin	16	25.282	110.286
Zhanjiang	30	21.281	110.343
Zhenjiang	04	32.211	119.455
Dandong	19	40.129	124.395
Shaoguan	30	24.800	113.583
Yancheng	04	33.358	120.157
Panshan	19	41.188	122.049
Haikou	31	20.046	110.342
Taizhou	04	32.491	119.908
Xingtai	10	37.063	114.494
Jinzhou	19	41.108	121.142
Shuangyashan	08	46.636	131.154
Luancheng	10	37.879	114.652
Yingkou	19	40.665	122.228
Zhangzhou	07	24.513	117.656
Bengbu	01	32.941	117.361
Shihezi	13	44.302	86.037
Siping	05	43.161	124.378
Huai'an	04	33.589	119.019
Jiamusi	08	46.799	130.316
Neijiang	32	29.584	105.062
Yangzhou	04	32.397	119.436
Guli	02	28.882	120.033
Tanggu	28	39.021	117.647
Jiangmen	30	22.583	113.083
Cangzhou	10	38.317	116.867
Changde	11	29.032	111.698
Jiaozuo	09	35.240	113.233
Tonghua	05	41.720	125.926
Wuhu	01	31.337	118.374
Zhuhai	30	22.277	113.568
Shashi	12	30.307	112.245
Wuwei	15	37.927	102.632
Jianshui	29	24.277	101.224
Qionghai	31	19.242	110.464
Yichang	12	30.714	111.285
Yinchuan	21	38.468	106.273
Jiaojiang	02	28.698	121.473	x
Zunyi	18	27.687	106.907
Jiaxing	02	30.752	120.750
Liaoyuan	05	42.904	125.136
Xiangyang	12	32.042	112.145
Dadukou	32	26.548	101.705
Hengshui	10	37.732	115.701
Jining	25	35.405	116.581
Wenshan City	29	23.363	104.250
Chengde	10	40.952	117.959
Bei’an	08	48.267	126.600
Luqiao	02	28.580	121.375
Chaozhou	30	23.654	116.623
Shaoxing	02	30.002	120.579
Luohe	09	33.564	114.043
Yangquan	24	37.858	113.563
Chaoyang	19	41.570	120.459
Jixi	08	45.301	130.957
Yangjiang	30	21.856	111.963
Weifang	25	36.710	119.102
Xinpu	04	34.600	119.159
Dezhou	25	37.451	116.310
Zhoukou	09	33.633	114.633
Putian	07	25.439	119.010
Zhangjiakou Shi Xuanhua Qu	10	40.610	115.045
Pingxiang	03	27.617	113.854
Fenghuang	11	27.936	109.600
Zhaoqing	30	23.049	112.461
Huocheng	13	44.053	80.872
Anqing	01	30.514	117.047
Anshun	18	26.250	105.933
Chifeng	20	42.268	118.964
Taihecun	08	45.763	130.850
Shiqi	30	22.517	113.385
Aksu	13	41.184	80.279
Tieling	19	42.293	123.841
Jincheng	24	35.502	112.833
Yanji	05	42.907	129.508
Suizhou	12	31.711	113.363
Shangrao	03	28.452	117.943
Baicheng	05	45.607	122.821
Lianshan	19	40.764	120.853
Wusong	01	30.950	117.783
Jingdezhen	03	29.295	117.208
Shengli	25	37.463	118.492
Xinyuan	13	43.426	83.250
Yangshuo	16	24.781	110.490
Xiuying	31	20.001	110.294
Beihai	16	21.483	109.100
Huizhou	30	23.111	114.415
Chuzhou	01	32.322	118.298
Kashgar	13	39.471	75.990
Linyi	25	35.063	118.343
Chengzhong	12	30.945	113.553
Wuzhou	16	23.483	111.317
Hulan Ergi	08	47.204	123.633
Mianyang	32	31.468	104.682
Tongliao	20	43.612	122.265
Aral	13	40.542	81.266
Karamay	13	45.585	84.887
Jiujiang	03	29.705	116.002
Jining	20	41.028	113.106
Turpan	13	42.948	89.179
Heze	25	35.239	115.474
Laohekou	12	32.386	111.668
Suihua	08	46.640	126.995
Liupanshui	18	26.594	104.833
Nanyang	09	32.995	112.533
Wafangdian	19	39.618	122.008
Rizhao	25	35.428	119.455
Ji’an	03	27.117	114.979
Hebi	09	35.899	114.192
Huayin	26	34.565	110.066
Yibin	32	28.759	104.640
Xiantao	12	30.371	113.443
Yuci	24	37.680	112.732
Linfen	24	36.089	111.519
Liaocheng	25	36.456	115.978
Fendou	08	46.641	124.863	x
Huanggang	30	23.677	117.000
Jingling	12	30.650	113.100
Tongchuanshi	26	35.075	109.085
Xintai	25	35.901	117.752
Wuxue	12	29.851	115.552
Wuhai	20	39.684	106.816
Jinzhou	19	39.100	121.717
Guangyuan	32	32.442	105.823
Hailar	20	49.200	119.700
Daliang	30	22.841	113.250
Sanming	07	26.249	117.619
Hangu	28	39.249	117.789
Suzhou	01	33.636	116.979
Gaoping	32	30.776	106.103
Daqing	08	46.583	125.000
Yiyang	11	28.589	112.328
Linxia Chengguanzhen	15	35.600	103.206
Yuncheng	24	35.023	110.993
Changji	13	44.008	87.305
Kaiyuan	29	23.698	103.304
Mentougou	22	39.938	116.093
Xinhui	30	22.456	113.048
Ezhou	12	30.400	114.833
Humen	30	22.819	113.673
Haicheng	19	40.852	122.748
Zoucheng	25	35.401	116.966
Wanxian	33	30.815	108.371
Donghai	30	22.946	115.642
Baiyin	15	36.547	104.170
Laizhou	25	37.181	119.942
Zaoyang	12	32.127	112.754
Quanzhou	07	24.914	118.586
Baishan	05	41.939	126.420
Zaozhuang	25	34.865	117.554
Anda	08	46.402	125.315
Shangqiu	09	34.450	115.650
Xianning	12	29.843	114.322
Korla	13	41.761	86.152
Qianjiang	12	30.421	112.892
Chenzhou	11	25.800	113.033
Jingzhou	12	30.350	112.190
Zhenzhou	04	32.280	119.170
Xindi	12	29.817	113.467
Jiutai	05	44.153	125.833
Bozhou	01	33.877	115.770
Licheng	30	23.295	113.825
Weinan	26	34.504	109.509
Nanping	07	26.645	118.174
Dongling	19	41.814	123.576
Fuyang	01	32.900	115.817
Laiyang	25	36.976	120.714
Jingmen	12	31.034	112.205
Fuling	33	29.706	107.396
Gaozhou	30	21.939	110.846
Ulanhot	20	46.083	122.083
Shanwei	30	22.782	115.347
Jiaozhou	25	36.284	120.003
Fendou	08	45.212	130.903
Tongzhou	22	39.904	116.662
Anbu	30	23.449	116.681
Xiaogan	12	30.927	113.922
Qapqal	13	43.802	81.087
Zhicheng	12	30.296	111.505
Huzhou	02	30.870	120.093
Nanpiao	19	41.098	120.748
Yichun	08	47.721	128.875
Lianghu	02	29.992	120.898
Beipiao	19	41.792	120.779
Guangshui	12	31.620	113.998
Leshan	32	29.562	103.764
Zhaodong	08	46.068	125.983
Xinzhou	24	38.409	112.733
Sanshui	30	23.155	112.892
Boshan	25	36.483	117.833
Yangchun	30	22.167	111.783
Linhai	02	28.855	121.145
Dingzhou	10	38.513	114.996
Weihai	25	37.509	122.114
Chenghua	30	23.461	116.770
Deyang	32	31.130	104.382
Yichun	03	27.833	114.400
Longfeng	08	46.532	125.104
Qingyuan	30	23.700	113.033
Gaomi	25	36.383	119.753
Loudi	11	27.734	111.994
Huangyan	02	28.650	121.266
Dunhua	05	43.373	128.243
Yulin	16	22.633	110.150
Chizhou	01	30.661	117.478
Sujiatun	19	41.659	123.339
Honggang	08	46.401	124.883
Qujing	29	25.483	103.783
Hanzhong	26	33.075	107.022
Xinji	10	37.903	115.204
Taishan	30	22.251	112.780
Sanya	31	18.243	109.505
Acheng	08	45.545	126.977
Jinchang	15	38.501	102.194
Meizhou	30	24.289	116.118
Jinhua	02	29.107	119.644
Jieshou	01	33.263	115.361
Gongzhuling	05	43.501	124.820
Shanhaiguan	10	40.002	119.749
Altay	13	47.849	88.134
Huadian	05	42.963	126.748
Fuyu	05	45.183	124.817
Chaohu	01	31.600	117.867
Jieshi	30	22.810	115.831
Jiashan	02	30.849	120.926	x
Hami	13	42.834	93.506
Shizuishan	21	39.233	106.769
Gejiu	29	23.361	103.154
Jiagedaqi	20	50.417	124.117
Shiqiao	30	22.946	113.358
Dali	29	25.585	100.212
Puqi	12	29.717	113.883
Ankang	26	32.680	109.017
Zhalantun	20	48.009	122.737
Dawukou	21	39.042	106.396
Majie	29	25.032	102.638
Hepo	30	23.431	115.830
Dazhou	32	31.216	107.501
Shuangcheng	08	45.350	126.283
Dongyang	02	29.268	120.225
Jiazi	30	22.879	116.073
Songjiang	23	31.036	121.215
Shangri-La	29	27.825	99.708
Wuda	20	39.499	106.712
Leiyang	11	26.402	112.859
Xuanzhou	01	30.953	118.755
Huaihua	11	27.563	110.004
Jiangyou	32	31.767	104.717
Xichang	32	27.896	102.263
Danshui	30	22.798	114.467
Macheng	12	31.180	115.022
Huicheng	30	23.038	116.290
Xiazhen	25	34.802	117.112
Haimen	30	23.193	116.612
Shahecheng	10	36.938	114.506
Suining	32	30.508	105.573
Yushu	05	44.800	126.533
Lecheng	30	25.128	113.350
Laiwu	25	36.193	117.657
Jiupu	19	41.067	122.950
Baoshan	08	46.559	131.424
Luoyang	30	23.162	114.273
Minzhu	05	43.721	127.334
Huangzhou	12	30.450	114.800
Xiulin	12	29.717	112.400
Zhoucun	25	36.817	117.817
Jiayuguan	15	39.811	98.286
Lianhe	08	47.133	129.274
Xilin Hot	20	43.967	116.033
Fengcheng	19	40.454	124.072
Zhaoyuan	25	37.365	120.410
Lhasa	14	29.650	91.100
Puning	30	23.311	116.169
Shunyi	22	40.122	116.648
Longjing	05	42.771	129.423
Qingzhou	25	36.697	118.480
Dasha	30	23.110	113.442
Yakeshi	20	49.283	120.733
Binzhou	25	37.367	118.017
Lengshuijiang	11	27.688	111.429
Tianfu	25	37.264	122.052
Wenchang	31	19.616	110.749
Mingshui	25	36.717	117.500
Yuyao	02	30.050	121.149
Hotan	13	37.108	79.935
Pingshan	30	22.994	114.713
Songyuan	05	45.129	124.828
Maba	30	24.684	113.598
Guangming	05	45.333	122.783
Haikou	29	24.780	102.575
Shaowu	07	27.341	117.483
Kaiyuan	19	42.533	124.040
Beibei	33	29.827	106.436
Dongtai	04	32.852	120.309
Encheng	30	22.187	112.304
Zhuji	02	29.719	120.242
Qingnian	25	36.840	115.712
Mizhou	25	35.995	119.397
Linshui	10	36.425	114.205
Hailun	08	47.456	126.954
Shilong	30	23.114	113.847
Tieli	08	46.980	128.045
Dongxing	08	45.361	130.787
Heihe	08	50.244	127.490
Zhaotong	29	27.317	103.717
Hulan	08	45.983	126.600
Zhongxiang	12	31.166	112.583
Dehui	05	44.533	125.700
Nehe	08	48.483	124.833
Pingliang	15	35.539	106.686
Jiangyin	04	31.911	120.263
Jalai Nur	20	49.450	117.700
Shaping	30	22.770	112.958
Lianran	29	24.923	102.485
Longjiang	08	47.331	123.178
Buhe	12	30.288	112.230
Xinghua	04	32.939	119.834
Anqiu	25	36.434	119.192
Chengtangcun	25	35.084	117.191
Daxing	22	39.740	116.327
Pulandian	19	39.395	121.967
Wuchuan	30	21.457	110.766
Jishu	05	44.317	126.800
Yuxi	29	24.355	102.542
Qianzhou	11	28.319	109.733
Qinzhou	16	21.973	108.626
Lianjiang	30	21.647	110.282
Linxi	10	39.712	118.450
Kangding	32	30.002	101.957
Zhangye	15	38.934	100.452
Dongsheng	20	39.816	109.978
Meihekou	05	42.527	125.675
Xingcheng	19	40.617	120.717
Lishui	02	28.460	119.910
Renqiu	10	38.699	116.094
Xinshi	12	31.047	113.141
Xinyi	30	22.373	110.947
Chengzihe	08	45.333	131.067
Xishan	11	27.667	113.500
Hechuan	33	29.992	106.265
Xinyu	03	27.804	114.933
Fangshan	22	39.687	115.997
Lubu	30	23.172	112.283
Jinsha	04	32.090	121.074
Yicheng	04	31.361	119.820
Ducheng	30	23.242	111.528
Shenjiamen	02	29.958	122.298
Boli	08	45.753	130.572
Xiaoshan	02	30.167	120.259
Enshi	12	30.300	109.483
Wuchang	08	44.914	127.150
Yongchuan	33	29.354	105.894
Ximeicun	07	24.988	118.386
Yishui	25	35.785	118.628
Heyuan	30	23.733	114.683
Baijiantan	13	45.693	85.139
Zhengjiatun	05	43.506	123.506
Dalai	05	45.500	124.300
Changping	22	40.216	116.235
Lianzhou	30	24.782	112.371
Dongcun	25	36.777	121.160
Danjiangkou	12	32.543	111.509
Zhongshu	29	24.517	103.767
Huazhou	30	21.633	110.583
Longquan	29	24.672	102.161
Yatou	25	37.157	122.438
Lingyuan	19	41.240	119.401
Duyun	18	26.267	107.517
Pingdu	25	36.784	119.946
Gaoyou	04	32.789	119.442
Yulinshi	26	38.292	109.738
Hanting	25	36.771	119.211
Baise City	16	23.900	106.613
Tongren	18	27.717	109.185
Xihe	12	31.686	113.466
Duobao	12	30.670	112.690
Sishui	25	35.649	117.276
Gantang	11	27.438	111.973
Huaidian	09	33.433	115.033
Yiwu	02	29.315	120.077
Jinjiang	07	24.820	118.574
Fujin	08	47.260	132.032
Huaicheng	30	23.920	112.176
Lucheng	01	31.234	117.281
Hede	04	33.772	120.262
Lengshuitan	11	26.411	111.596
Wangqing	05	43.322	129.763
Yingchuan	09	34.163	113.464
Hanchuan	12	30.650	113.767
Qiongshan	31	20.006	110.354
Xiangxiang	11	27.733	112.533
Deqing	02	30.545	119.960
Yanjiang	32	30.121	104.648
Mishan	08	45.550	131.883
Nenjiang	08	49.174	125.218
Shizilu	25	35.171	118.829
Zhaogezhuang	10	39.765	118.412
Qamdo	14	31.130	97.180
Nanfeng	30	23.727	111.797
Zhangjiajie	11	29.129	110.478
Helong	05	42.540	128.997
Hailin	08	44.571	129.385
Nanding	25	36.748	118.056
Guozhen	26	34.366	107.359
Dengzhou	25	37.808	120.759
Qufu	25	35.597	116.991
Laojunmiao	15	39.833	97.733
Zhoushan	02	29.989	122.205
Dazhong	04	33.200	120.458
Jinxiang	02	27.433	120.606
Xiannü	04	32.428	119.560
Lingdong	08	46.567	131.145
Nanzhang Chengguanzhen	12	31.784	111.828
Xucheng	30	20.329	110.167
Hecun	10	36.533	114.111
Ningyang	25	35.764	116.791
Jinshi	11	29.605	111.870
Yuanping	24	38.715	112.757
Pizhou	04	34.311	117.950
Changqing	25	36.557	116.727
Xindian	25	36.797	118.294
Shache	13	38.417	77.241
Yima	09	34.738	111.884
Shangzhi	08	45.214	127.974
Nangong	10	37.358	115.374
Lüshun	19	38.800	121.267
Quzhou	02	28.959	118.869
Shiwan	30	23.001	113.077
Tangping	30	22.032	111.935
Yudong	33	29.385	106.519
Feicheng	25	35.261	117.968
Shanting	25	35.075	117.458
Zhuanghe	19	39.701	122.991
Loushanguan	18	28.137	106.822
Baoying	04	33.229	119.309
Dashiqiao	19	40.637	122.503
Panshi	05	42.942	126.056
Rikaze	14	29.250	88.883
Taixing	04	32.167	120.014
Tangjiazhuang	10	39.743	118.451
Shouguang	25	36.880	118.737
Yanta	25	36.241	115.667
Zhuangyuan	25	37.306	120.827
Wuyang	01	31.992	116.247
Xiongzhou	30	25.117	114.300
Xinzhou	12	30.867	114.800
Shitanjing	21	39.234	106.344
Tumen	05	42.966	129.843
Youhao	08	47.853	128.836
Pingyi	25	35.501	117.631
Linping	02	30.422	120.297
Linkou	08	45.286	130.262
Bijie	18	27.302	105.286
Huangmei	12	30.192	116.025
Feicheng	25	36.249	116.766
Songling	04	31.193	120.718
Jishui	09	33.733	115.400
Linqu	25	36.516	118.540
Shulan	05	44.417	126.950
Yanzhou	25	35.553	116.829
Jiexiu	24	37.024	111.912
Hunchun	05	42.867	130.358
Huangshan	01	29.711	118.313
Liangxiang	22	39.736	116.133
Fenghua	02	29.656	121.406
Guigang	16	23.096	109.609
Yangliuqing	28	39.138	117.000
Qingquan	12	30.451	115.256
Lintong	26	34.378	109.209
Laixi	25	36.859	120.527
Yinzhu	25	35.879	119.975
Chaoyang	05	42.662	126.026
Shangmei	11	27.743	111.296
Fuyu	08	47.798	124.457
Huilong	04	31.811	121.655
Beidao	15	34.569	105.893
Yanggu	25	36.111	115.775
Shancheng	25	34.795	116.082
Nanma	25	36.185	118.155
Suixi	01	33.891	116.775
Xinmin	19	41.991	122.825
Gucheng Chengguanzhen	12	32.266	111.635
Xianshuigu	28	38.985	117.383
Yunyang	09	33.447	112.714
Guixi	03	28.289	117.213
Lanxi	02	29.216	119.472
Genhe	20	50.783	121.517
Luocheng	32	29.385	104.029
Juegang	04	32.317	121.186
Shixing	30	24.948	114.066
Dongdu	25	35.850	117.700
Dongkan	04	34.000	119.831
Jiuquan	15	39.743	98.517
Dingcheng	09	32.127	115.039
Lichuan	12	30.300	108.850
Lanxi	08	46.258	126.283
Miyang	29	24.404	103.443
Beichengqu	20	40.439	113.154
Xinzhi	24	36.499	111.705
Licheng	04	31.428	119.484
Zhoucheng	25	35.912	116.312
Caidian	12	30.583	114.033
Xiuyan	19	40.293	123.274
Lianzhou	16	21.666	109.201
Changtu	19	42.779	124.095
Anlu	12	31.258	113.678
Yilan	08	46.316	129.555
Guiping	16	23.393	110.074
Fu’an	07	27.064	119.653
Kuandian	19	40.729	124.785
Poyang	03	28.992	116.668
Yongfeng	11	27.455	112.169
Gongchangling	19	41.117	123.450
Jimo	25	36.390	120.462
Baiquan	08	47.606	126.085
Jiangyan	04	32.506	120.143
Shiguai	20	40.706	110.286
Fuyang	02	30.053	119.952
Haining	02	30.536	120.686
Mengcheng Chengguanzhen	01	33.266	116.566
Wangkui	08	46.833	126.478
Jiehu	25	35.543	118.455
Linjiang	05	41.807	126.908
Tantou	07	26.030	119.597
Xiaoshi	19	41.297	124.121
Jinjiang	31	19.729	110.009
Heishan	19	41.689	122.113
Binhe	09	32.688	112.828
Pengcheng	10	36.431	114.170
Shima	07	24.446	117.812
Mingguang	01	32.780	117.964
Ninghai	02	29.289	121.425
Kuqa	13	41.717	82.931
Chaihe	08	44.760	129.678
Minggang	09	32.459	114.049
Tangzhai	01	34.433	116.591
Dongfeng	05	42.640	125.512
Zhenlai	05	45.850	123.297
Songjianghe	05	42.186	127.479
Luorong	16	24.406	109.609
Wenling	02	28.375	121.384
Fuqing	07	25.729	119.375
Caohe	12	30.230	115.433
Pingzhuang	20	42.037	119.289
Fengkou	12	30.083	113.333
Liuhe	05	42.240	125.717
Wacheng	09	33.783	114.517
Tailai	08	46.389	123.414
Chengyang	25	35.579	118.833
Sanchazi	05	42.082	126.600
Lianyuan	11	27.688	111.664
Wuxi	11	26.584	111.859
Huinan	05	42.623	126.261
Luoyang	07	24.959	118.683
Bamiantong	08	44.917	130.520
Huanren	19	41.265	125.367
Qionghu	11	28.841	112.374
Huanan	08	46.221	130.525
Zhangjiagang	04	31.865	120.539
Xiaolingwei	04	32.032	118.854
Beidaihehaibin	10	39.822	119.518
Mengyin	25	35.707	117.926
Xiangcheng Chengguanzhen	09	33.847	113.478
Dashitou	05	43.307	128.511
Qingyang	25	37.496	121.258
Babu	16	24.417	111.517
Yebaishou	19	41.398	119.641
Huaiyuan Chengguanzhen	01	32.959	117.166
Xincheng	09	33.633	115.183
Bianzhuang	25	34.849	118.045
Hepingjie	05	42.060	126.916
Ningde	07	26.662	119.523
Fengrun	10	39.833	118.117
Kunyang	02	27.666	120.566
Wanning	31	18.799	110.384
Lincheng	31	19.908	109.686
Salaqi	20	40.541	110.511
Xunchang	32	28.454	104.715
Changli	10	39.704	119.151
Kaihua	29	23.369	104.277
Yunmeng Chengguanzhen	12	31.063	113.765
Qinggang	08	46.685	126.106
Yangcun	28	39.364	117.060
Zhicheng	02	31.008	119.909
Baihe	16	22.134	107.232
Mabai	29	23.013	104.451
Nanlong	32	31.353	106.063
Xiazhuang	25	34.916	118.639
Fuding	07	27.327	120.214
Botou	10	38.067	116.567
Baoqing	08	46.332	132.211
Kaitong	05	44.809	123.081
Pingnan	16	23.542	110.389
Dêqên	14	29.962	90.719
Songyang	09	34.455	113.028
Zhaozhou	08	45.683	125.317
Yucheng	25	34.929	116.465
Shuangyang	05	43.524	125.674
Nianzishan	08	47.517	122.883
Jinghong	29	21.991	100.734
Pingyin	25	36.283	116.445
Binzhou	08	45.753	127.480
Qingshuping	11	27.381	112.021
Hushitai	19	41.942	123.503
Zhaobaoshan	02	29.970	121.688
Huoqiu Chengguanzhen	01	32.355	116.294
Mudu	04	31.256	120.519
Nandu	16	22.852	110.823
Daye	12	30.083	114.950
Yingshang Chengguanzhen	01	32.629	116.270
Pumiao	16	22.759	108.481
Hancheng	09	32.519	112.352
Lishu	05	43.305	124.328
Oroqen Zizhiqi	20	50.567	123.717
Xianju	02	28.855	120.732
Jianguang	03	28.194	115.784
Dongning	08	44.062	131.121
Suicheng	04	33.896	117.933
Tianchang	10	37.998	114.016
Jijiang	33	29.290	106.250
Xifeng	19	42.737	124.722
Datong	01	32.621	117.063
Yicheng	12	31.705	112.256
Yanliang	26	34.659	109.229
Tahe	08	52.333	124.733
Erdaojiang	05	41.776	126.032
Tianpeng	32	30.987	103.939
Xixiang	09	35.163	112.865
Mujiayingzi	20	42.117	118.783
Langzhong	32	31.550	105.994
Longgang	25	37.652	120.331
Gushu	01	31.561	118.481
Wucheng	01	29.601	118.175
Yuxia	26	34.062	108.629
Runing	09	33.001	114.354
Zhijiang	12	30.421	111.753
Taozhuang	25	34.850	117.333
Wuzhen	02	30.745	120.485
Zhujiajiao	23	31.108	121.057
Jiangkou	07	25.487	119.198
Laibin	16	23.700	109.267
Pucheng	07	27.923	118.533
Wenshang	25	35.727	116.496
Zhaoyuan	08	45.500	125.133
Mingshui	08	47.181	125.900
Huazhou	09	32.682	112.082
Gannan	08	47.915	123.503
Hongjiang	11	27.110	109.996
Jian’ou	07	27.041	118.319
Fuli	08	46.722	131.139
Haizhou	04	34.582	119.129
Yigou	09	35.811	114.317
Langtoucun	19	40.041	124.335
Xiaoweizhai	18	26.190	107.513
Mingyue	05	43.107	128.922
Suozhen	25	36.954	118.105
Jidong	08	45.217	131.083
Fenyi	03	27.811	114.668
Chonglong	32	29.781	104.852
Xinglongshan	05	43.956	125.466
Tongchuan	32	31.094	105.087
Hongqiao	11	26.768	112.108
Dingtao	25	35.074	115.566
Juye	25	35.395	116.088
Hancheng	26	35.460	110.429
Santangpu	11	27.406	111.987
Anxiang	11	29.400	112.150
Huangpi	12	30.885	114.378
Shanhecun	08	45.711	128.580
Yantongshan	05	43.292	126.009
Guiren	04	33.670	118.189
Zhongxing	04	33.704	118.679
Langxiang	08	46.950	128.868
Fengxian	04	34.704	116.587
Suileng	08	47.248	127.095
Wenxing	11	28.682	112.879
Baishishan	05	43.583	127.567
Ninghai	25	37.384	121.609
Jinji	16	23.228	110.826
Weining	18	26.850	104.233
Daokou	09	35.564	114.506
Yashan	16	22.198	109.942
Nantai	19	40.924	122.804
Changleng	03	28.700	115.817
Hutang	04	31.534	119.490
Gaogou	04	34.017	119.189
Linghai	19	41.165	121.367
Zijinglu	09	34.760	112.971
Qinnan	04	33.253	119.913
Changling	05	44.265	124.000
Dalianwan	19	39.029	121.695
Linqiong	32	30.416	103.461
Anjiang	11	27.319	110.103
Xinqing	08	48.287	129.523
Taikang	08	46.861	124.442
Yutan	11	28.258	112.560
Bayan	08	46.076	127.398
Shilin	29	24.819	103.332
Huangnihe	05	43.558	128.024
Lingcheng	16	22.707	110.349
Manzhouli	20	49.600	117.433
Liaozhong	19	41.506	122.724
Nanzhou	11	29.360	112.402
Wulingyuan	11	29.349	110.544
Songling	10	40.293	118.269
Fengxiang	08	47.575	130.823
Gutao	24	37.203	112.178
Guye	10	39.731	118.441
Fuyuan	08	48.363	134.289
Nagqu	14	31.477	92.057
Bojia	11	26.467	111.968
Gantang	11	26.716	109.769
Wuyishan	07	27.760	118.031
Hoxtolgay	13	46.519	86.002
Zhouzhuang	04	31.118	120.844
Erenhot	20	43.648	111.977
Suifenhe	08	44.400	131.148
#CO
Bogotá	34	4.610	-74.082
Cali	29	3.437	-76.522
Medellín	02	6.252	-75.564
Barranquilla	04	10.969	-74.781
Cartagena	35	10.400	-75.514
Cúcuta	21	7.894	-72.508
Bucaramanga	26	7.125	-73.120
Pereira	24	4.813	-75.696
Santa Marta	38	11.241	-74.199
Ibagué	28	4.439	-75.232
Bello	02	6.337	-75.558
Pasto	20	1.214	-77.281
Manizales	37	5.069	-75.517
Neiva	16	2.927	-75.282
Soledad	04	10.918	-74.765
Villavicencio	19	4.142	-73.627
Armenia	23	4.534	-75.681
Soacha	33	4.579	-74.217
Valledupar	10	10.463	-73.253
Itagüí	02	6.185	-75.599
Montería	12	8.748	-75.881
Sincelejo	27	9.305	-75.398
Popayán	09	2.438	-76.613
Floridablanca	26	7.062	-73.086
Palmira	29	3.539	-76.304
Buenaventura	29	3.880	-77.031
Barrancabermeja	26	7.065	-73.855
Dosquebradas	24	4.839	-75.667
Tuluá	29	4.085	-76.195
Envigado	02	6.176	-75.592
Cartago	29	4.746	-75.912
Maicao	17	11.378	-72.240
Florencia	08	1.614	-75.606
Girardot City	33	4.301	-74.808
Sogamoso	36	5.714	-72.934
Guadalajara de Buga	29	3.901	-76.298
Tunja	36	5.535	-73.368
Girón	26	7.068	-73.170
Malambo	04	10.860	-74.774
Magangué	35	9.242	-74.755
Facatativá	33	4.814	-74.355
Riohacha	17	11.544	-72.907
Duitama	36	5.824	-73.034
Zipaquirá	33	5.022	-74.005
Fusagasugá	33	4.336	-74.364
Ciénaga	38	11.007	-74.248
Tumaco	20	1.791	-78.793
Apartadó	02	7.883	-76.626
Piedecuesta	26	6.988	-73.050
Montelíbano	12	7.979	-75.420
Ocaña	21	8.238	-73.356
La Dorada	37	5.448	-74.663
Ipiales	20	0.825	-77.640
Quibdó	11	5.692	-76.658
Aguachica	10	8.308	-73.617
Yumbo	29	3.582	-76.491
Arauca	03	7.085	-70.759
Sabanalarga	04	10.631	-74.922
Chinchiná	37	4.982	-75.604
Caldas	02	6.091	-75.636
Villa del Rosario	21	7.834	-72.474
Chía	33	4.859	-74.059
Rionegro	02	6.155	-75.374
Calarcá	23	4.529	-75.641
Yopal	32	5.338	-72.396
Sahagún	12	8.946	-75.443
Fundación	38	10.521	-74.185
Los Patios	21	7.838	-72.504
San Andrés	25	12.583	-81.706
Caucasia	02	7.987	-75.193
Santa Rosa de Cabal	24	4.868	-75.621
Espinal	28	4.149	-74.884
Turbaco	35	10.329	-75.411
Cereté	12	8.885	-75.791
El Banco	38	9.001	-73.976
Funza	33	4.716	-74.212
Pitalito	16	1.854	-76.051
Puerto Tejada	09	3.231	-76.417
Pamplona	21	7.376	-72.648
Agustín Codazzi	10	10.037	-73.236
Turbo	02	8.093	-76.728
Madrid	33	4.732	-74.264
Arjona	35	10.254	-75.344
La Estrella	02	6.158	-75.643
Copacabana	02	6.346	-75.509
Plato	38	9.790	-74.782
Chigorodó	02	7.666	-76.681
El Carmen de Bolívar	35	9.717	-75.120
Florida	29	3.322	-76.235
Chiquinquirá	36	5.616	-73.817
Jamundí	29	3.261	-76.535
Pradera	29	3.421	-76.245
Baranoa	04	10.794	-74.916
Piendamo	09	2.639	-76.531
Sevilla	29	4.264	-75.931
El Bagre	02	7.603	-74.810
Santander de Quilichao	09	3.009	-76.485
Acacías	19	3.987	-73.758
Lorica	12	9.236	-75.814
Segovia	02	7.080	-74.699
Corozal	27	9.318	-75.293
El Cerrito	29	3.685	-76.314
Payandé	28	4.298	-75.097
Planeta Rica	12	8.412	-75.585
La Ceja	02	6.031	-75.433
San Marcos	27	8.660	-75.128
Montenegro	23	4.566	-75.751
Villamaría	37	5.046	-75.515
Sabaneta	02	6.152	-75.617	x
Puerto Berrío	02	6.492	-74.403
La Virginia	24	4.900	-75.882
San Gil	26	6.560	-73.136
Pivijay	38	10.462	-74.616
San Onofre	27	9.736	-75.526
Caicedonia	29	4.332	-75.827
Granada	19	3.546	-73.707
Belalcázar	09	2.646	-75.973
Quimbaya	23	4.623	-75.763
Mompós	35	9.242	-74.427
San Luis de Sincé	27	9.244	-75.147
Puerto Asís	22	0.505	-76.496
Leticia	01	-4.215	-69.941
San Juan Nepomuceno	35	9.952	-75.082
Morales	09	2.754	-76.628
Garzón	16	2.196	-75.628
Tame	03	6.461	-71.736
Zarzal	29	4.395	-76.072
El Charco	20	2.479	-78.110
Líbano	28	4.922	-75.062
Honda	28	5.209	-74.736
Palmar de Varela	04	10.741	-74.754
Aracataca	38	10.592	-74.190
Roldanillo	29	4.413	-76.155
Santiago de Tolú	27	9.524	-75.581
Puerto Boyacá	36	5.976	-74.585
La Tebaida	23	4.453	-75.787
Mosquera	33	4.706	-74.230
San Juan del Cesar	17	10.771	-73.003
La Mesa	33	5.267	-73.917
Ariguaní	10	10.250	-74.000
Tierralta	12	8.174	-76.059
Puerto Colombia	04	10.988	-74.955
Melgar	28	4.205	-74.641
Santo Tomás	04	10.758	-74.755
Anaime	28	4.396	-75.445
Anserma	24	5.333	-75.791
Cajicá	33	4.919	-74.028
Sabanagrande	04	10.791	-74.761
Buenaventura	29	3.583	-77.000
San Carlos	12	8.796	-75.699
Marinilla	02	6.174	-75.336
Cumaribo	31	4.446	-69.799
Candelaria	29	3.407	-76.348
Fonseca	17	10.886	-72.849
La Unión	29	4.533	-76.103
María la Baja	35	9.983	-75.302
Sucre	27	8.811	-74.721
Sibaté	33	4.492	-74.260
San Sebastián de Mariquita	28	5.199	-74.893
Campo de la Cruz	04	10.378	-74.884
San Carlos	02	7.792	-74.773
Ayapel	12	8.314	-75.140
Campoalegre	16	2.685	-75.323
Yarumal	02	6.963	-75.417
San José del Guaviare	14	2.573	-72.646
Curumaní	10	9.200	-73.543
Mocoa	22	1.153	-76.652
Sampués	27	9.184	-75.382
Carmen de Viboral	02	6.082	-75.335
Flandes	28	4.290	-74.816
Patía	09	2.069	-77.053
Villeta	33	5.009	-74.472
Carepa	02	7.758	-76.653
Villa de San Diego de Ubaté	33	5.309	-73.816
Morales	35	8.275	-73.869
Barbosa	26	5.932	-73.615
San Jacinto	35	9.828	-75.122
Túquerres	20	1.086	-77.619
Circasia	23	4.619	-75.636
Lérida	28	4.862	-74.910
Villanueva	32	5.283	-71.967
Chaparral	28	3.723	-75.483
Galapa	04	10.897	-74.886
Aguadas	37	5.612	-75.456
Guacarí	29	3.764	-76.333
Chinú	12	9.106	-75.398
Padua	28	5.134	-75.140
La Plata	16	2.393	-75.892
Riosucio	37	5.422	-75.703
Urrao	02	6.317	-76.134
Zaragoza	02	7.490	-74.869
Málaga	26	6.699	-72.732
Villanueva	17	10.608	-72.979
Repelón	04	10.495	-75.124
La Jagua de Ibirico	10	9.562	-73.334
San Benito Abad	27	8.929	-75.027
El Copey	10	10.150	-73.961
Salamina	37	5.407	-75.487
Socorro	26	6.468	-73.260
Santuario	02	6.138	-75.264
Fresno	28	5.153	-75.036
Ciénaga de Oro	12	8.874	-75.620
Andalucía	29	4.171	-76.166
Barrancas	17	10.957	-72.795
Sonsón	02	5.711	-75.311
Chimichagua	10	9.258	-73.812
Barbosa	02	6.438	-75.331
Pacho	33	5.133	-74.160
Puerto López	19	4.099	-72.956
Corinto	09	3.173	-76.263
Andes	02	5.656	-75.879
Manzanares	37	5.254	-75.154
Puerto Santander	21	8.364	-72.406
San Martín	19	3.696	-73.700
Ciudad Bolívar	02	5.854	-76.025
El Retén	38	10.611	-74.268
Darien	29	3.931	-76.485
Santa Lucía	04	10.324	-74.960
Belén de Umbría	24	5.201	-75.869
Aguazul	32	5.173	-72.547
Viterbo	37	5.062	-75.872
Chiriguaná	10	9.362	-73.603
La Unión	20	1.605	-77.132
#CR
San José	08	9.933	-84.083
Limón	06	9.991	-83.036
San Francisco	04	9.993	-84.129
Alajuela	01	10.016	-84.212
Liberia	03	10.635	-85.438
Paraíso	02	9.838	-83.866
Puntarenas	07	9.976	-84.838
San Isidro	08	9.367	-83.697
Curridabat	08	9.912	-84.034
San Vicente	08	9.960	-84.048
San Vicente de Moravia	08	9.962	-84.049
San José	01	10.952	-85.136
Purral	08	9.958	-84.031
Turrialba	02	9.905	-83.684
San Miguel	08	9.871	-84.061
San Pedro	08	9.928	-84.051
San Rafael Abajo	08	9.831	-84.290
Quesada	01	10.324	-84.427
Ipís	08	9.967	-84.013
Cartago	02	9.864	-83.919
Chacarita	07	9.984	-84.779
San Juan	08	9.960	-84.082
Mercedes	04	10.007	-84.134
Guadalupe	08	9.948	-84.057
Aserrí	08	9.859	-84.092
San Rafael	08	9.928	-84.137
San Felipe	08	9.905	-84.106
Patarrá	08	9.881	-84.035
Tejar	08	9.746	-84.234
Heredia	04	10.002	-84.117
San Pablo	04	9.996	-84.097
Calle Blancos	08	9.950	-84.067
Cañas	03	10.431	-85.098
Guápiles	06	10.217	-83.785
Siquirres	06	10.097	-83.507
San Diego	02	9.899	-84.003
Colima	08	9.951	-84.085
Esparza	07	9.994	-84.665
San Juan de Dios	08	9.877	-84.085
Nicoya	03	10.150	-85.451
San Rafael Arriba	08	9.876	-84.077
#CU
Havana	02	23.133	-82.383
Santiago de Cuba	15	20.021	-75.827
Camagüey	05	21.381	-77.917
Holguín	12	20.887	-76.263
Guantánamo	10	20.144	-75.209
Santa Clara	16	22.407	-79.965
Diez de Octubre	02	23.088	-82.360	x
Arroyo Naranjo	02	23.038	-82.377
Las Tunas	13	20.962	-76.951
Bayamo	09	20.374	-76.644
Boyeros	02	23.007	-82.402	x
Pinar del Río	01	22.417	-83.697
Cienfuegos	08	22.150	-80.447
Ciudad Camilo Cienfuegos	02	23.161	-82.328	x
San Miguel del Padrón	02	23.095	-82.327
Centro Habana	02	23.138	-82.364	x
Matanzas	03	23.041	-81.578
Ciego de Ávila	07	21.840	-78.762
Cerro	02	23.108	-82.387
Manzanillo	09	20.342	-77.121
Sancti Spíritus	14	21.930	-79.442
Guanabacoa	02	23.125	-82.301
Palma Soriano	15	20.211	-75.994
Alamar	02	23.158	-82.278	x
Cárdenas	03	23.037	-81.206
La Habana Vieja	02	23.130	-82.353	x
Moa	12	20.658	-74.951
Puerto Padre	13	21.195	-76.604
Contramaestre	15	20.299	-76.245
Güira de Melena	AR	22.796	-82.507
Consolación del Sur	01	22.504	-83.514
Güines	MA	22.837	-82.026
Artemisa	AR	22.817	-82.759
San Luis	15	20.188	-75.850
Morón	07	22.108	-78.627
Colón	03	22.721	-80.905
Florida	05	21.525	-78.226
Sagua la Grande	16	22.807	-80.076
Trinidad	14	21.802	-79.985
San Cristobal	AR	22.717	-83.056
Placetas	16	22.312	-79.654
San José de las Lajas	MA	22.961	-82.151
Jagüey Grande	03	22.527	-81.129
Nuevitas	05	21.546	-77.265
Banes	12	20.961	-75.722
Bartolomé Masó	09	20.166	-76.943
Corralillo	16	22.982	-80.586
Jesús Menéndez	13	21.161	-76.479
Jobabo	13	20.907	-77.282
Baracoa	10	20.347	-74.496
Jovellanos	03	22.804	-81.191
Bauta	AR	22.982	-82.547
Santo Domingo	16	22.587	-80.243
Cabaiguán	14	22.079	-79.497
Regla	02	23.125	-82.332
San Germán	12	20.600	-76.134
Ranchuelo	16	22.373	-80.150
San Antonio de los Baños	AR	22.890	-82.501
Cacocum	12	20.738	-76.326
Yaguajay	14	22.327	-79.236
Manicaragua	16	22.150	-79.979
Amancio	13	20.819	-77.580
Jiguaní	09	20.368	-76.427
Cifuentes	16	22.649	-80.049
Guáimaro	05	21.052	-77.350
Caibarién	16	22.520	-79.466
Cumanayagua	08	22.152	-80.204
Condado	14	21.877	-79.840
Camajuaní	16	22.483	-79.750
Santiago de las Vegas	02	22.970	-82.387
Santa Cruz del Sur	05	20.716	-77.998
Minas de Matahambre	01	22.587	-83.946
Remedios	16	22.495	-79.545
Madruga	MA	22.910	-81.856
Unión de Reyes	03	22.795	-81.536
Vertientes	05	21.258	-78.150
Ciro Redondo	07	22.019	-78.704
Mariel	AR	22.989	-82.754
Yara	09	20.275	-76.951
La Salud	MA	22.872	-82.423
Maisí	10	20.247	-74.152
Gibara	12	21.110	-76.131
Viñales	01	22.619	-83.707
Pedro Betancourt	03	22.727	-81.290
Cueto	12	20.649	-75.930
Encrucijada	16	22.618	-79.866
Río Guayabal de Yateras	10	20.367	-75.017
Los Palacios	01	22.589	-83.247
Limonar	03	22.950	-81.411
Guanajay	AR	22.926	-82.688
Campechuela	09	20.233	-77.280
Cruces	08	22.342	-80.270
Chambas	07	22.195	-78.912
Perico	03	22.770	-81.018
Río Cauto	09	20.560	-76.917
Aguada de Pasajeros	08	22.385	-80.848
Calimete	03	22.534	-80.911
Palmira	08	22.241	-80.391
Lajas	08	22.415	-80.293
Jimaguayú	05	21.242	-77.826
Cauto Cristo	09	20.557	-76.473
Minas	05	21.488	-77.610
Esmeralda	05	21.851	-78.117
Nueva Gerona	04	21.887	-82.806
Jaruco	MA	23.044	-82.009
Colombia	13	20.988	-77.426
Varadero	03	23.157	-81.244
Fomento	14	22.105	-79.721
Bahía Honda	AR	22.903	-83.160
Florencia	07	22.146	-78.973
Jatibonico	14	21.943	-79.169
Rodas	08	22.342	-80.556
Niquero	09	20.047	-77.581
Guisa	09	20.255	-76.539
Santa Cruz del Norte	MA	23.154	-81.926
Sagua de Tánamo	12	20.583	-75.241
Bejucal	MA	22.929	-82.389
Primero de Enero	07	21.945	-78.431
Jobabo	12	20.969	-76.299
La Sierpe	14	21.772	-79.268
Sibanicú	05	21.236	-77.526
Media Luna	09	20.143	-77.435
Abreus	08	22.278	-80.569
Venezuela	07	21.737	-78.793
Guane	01	22.202	-84.085
Alquízar	AR	22.805	-82.584
Baraguá	07	21.682	-78.626
Guayos	14	22.050	-79.461
Jamaica	MA	22.976	-82.169
#CV
Praia	14	14.932	-23.513
Mindelo	11	16.890	-24.980
Santa Maria	08	16.598	-22.905
Cova Figueira	24	14.891	-24.293
#CW
Willemstad		12.108	-68.934
#CY
Nicosia	04	35.175	33.364
Limassol	05	34.684	33.038
Larnaca	03	34.923	33.623
Stróvolos	04	35.149	33.334
Famagusta	01	35.125	33.941
Paphos	06	34.777	32.425
Kyrenia	02	35.336	33.317
Protaras	01	35.013	34.058
Pérgamos	03	35.042	33.708
#CZ
Prague	52	50.088	14.421
Brno	78	49.195	16.608
Ostrava	85	49.835	18.282
Pilsen	87	49.747	13.378
Olomouc	84	49.596	17.252
Liberec	83	50.767	15.056
České Budějovice	79	48.974	14.474
Hradec Králové	82	50.209	15.833
Ústí nad Labem	89	50.661	14.032
Pardubice	86	50.041	15.777
Havířov	85	49.780	18.437
Zlín	90	49.226	17.671
Kladno	88	50.147	14.103
Most	89	50.503	13.636
Karviná	85	49.854	18.542
Opava	85	49.939	17.903
Frýdek-Místek	85	49.683	18.350
Děčín	89	50.782	14.215
Karlovy Vary	81	50.233	12.871
Teplice	89	50.640	13.825
Chomutov	89	50.460	13.418
Jihlava	80	49.396	15.591
Prostějov	84	49.472	17.112
Přerov	84	49.455	17.451
Jablonec nad Nisou	83	50.724	15.171
Mladá Boleslav	88	50.411	14.903
Česká Lípa	83	50.686	14.538
Třebíč	80	49.215	15.882
Třinec	85	49.678	18.671
Tábor	79	49.414	14.658
Znojmo	78	48.855	16.049
Příbram	88	49.690	14.010
Orlová	85	49.845	18.430
Cheb	81	50.080	12.374
Modřany	52	50.011	14.410	x
Libeň	52	50.108	14.475	x
Trutnov	82	50.561	15.913
Písek	79	49.309	14.148
Kolín	88	50.028	15.200
Kroměříž	90	49.298	17.393
Šumperk	84	49.965	16.971
Vsetín	90	49.339	17.996
Valašské Meziříčí	90	49.472	17.971
Litvínov	89	50.604	13.618
Nový Jičín	85	49.594	18.010
Uherské Hradiště	90	49.070	17.460
Hodonín	78	48.849	17.132
Břeclav	78	48.759	16.882
Český Těšín	85	49.746	18.626
Krnov	85	50.090	17.704
Sokolov	81	50.181	12.640
Litoměřice	89	50.533	14.132
Havlíčkův Brod	80	49.607	15.579
Chrudim	86	49.951	15.796
Strakonice	79	49.261	13.902
Kopřivnice	85	49.599	18.145
Klatovy	87	49.396	13.295
Bohumín	85	49.904	18.358
Starý Bohumín	85	49.917	18.336	x
Jindřichův Hradec	79	49.144	15.003
Vyškov	78	49.277	16.999
Černý Most	52	50.105	14.580	x
Kutná Hora	88	49.948	15.268
Náchod	82	50.417	16.163
Jirkov	89	50.500	13.448
Žďár nad Sázavou	80	49.563	15.939
Blansko	78	49.363	16.644
Žatec	89	50.327	13.546
Hranice	84	49.548	17.735
Mělník	88	50.350	14.474
Louny	89	50.357	13.797
Otrokovice	90	49.209	17.539
Kadaň	89	50.383	13.267
Braník	52	50.035	14.415	x
Bruntál	85	49.988	17.465
Beroun	88	49.964	14.072
Uherský Brod	90	49.025	17.647
Svitavy	86	49.756	16.468
Kralupy nad Vltavou	88	50.241	14.311
Rožnov pod Radhoštěm	90	49.459	18.143
Ostrov	81	50.306	12.939
Česká Třebová	86	49.904	16.444
Pelhřimov	80	49.431	15.223
Rakovník	88	50.104	13.733
Neratovice	88	50.259	14.518
Jičín	82	50.437	15.352
Benešov	88	49.782	14.687
Dvůr Králové nad Labem	82	50.432	15.814
Varnsdorf	89	50.912	14.618
Letňany	52	50.133	14.517	x
Bílina	89	50.549	13.775
Prosek	52	50.115	14.507	x
Brandýs nad Labem-Stará Boleslav	88	50.187	14.663
Ústí nad Orlicí	86	49.974	16.394
Slaný	88	50.230	14.087
Klášterec nad Ohří	89	50.389	13.183
#DE
Berlin	16	52.524	13.411
Hamburg	04	53.551	9.993
Munich	02	48.137	11.575
Köln	07	50.933	6.950
Frankfurt am Main	05	50.116	8.684
Essen	07	51.457	7.012
Stuttgart	01	48.782	9.177
Dortmund	07	51.515	7.466
Düsseldorf	07	51.222	6.776
Bremen	03	53.076	8.807
Hannover	06	52.371	9.733
Leipzig	13	51.340	12.371
Duisburg	07	51.432	6.765
Nürnberg	02	49.454	11.078
Dresden	13	51.051	13.738
Wandsbek	04	53.583	10.083	x
Bochum	07	51.482	7.216
Bochum-Hordel	07	51.502	7.176	x
Wuppertal	07	51.256	7.148
Bielefeld	07	52.033	8.533
Bonn	07	50.734	7.095
Mannheim	01	49.489	8.467
Marienthal	04	53.567	10.083	x
Karlsruhe	01	49.009	8.404
Hamburg-Nord	04	53.589	9.984	x
Wiesbaden	05	50.083	8.249
Münster	07	51.962	7.626
Gelsenkirchen	07	51.505	7.097
Aachen	07	50.777	6.083
Mönchengladbach	07	51.185	6.442
Augsburg	02	48.372	10.899
Eimsbüttel	04	53.574	9.957	x
Altona	04	53.550	9.933	x
Chemnitz	13	50.836	12.929
Braunschweig	06	52.266	10.527
Krefeld	07	51.336	6.554
Halle (Saale)	14	51.482	11.979
Hamburg-Mitte	04	53.550	10.017	x
Kiel	10	54.321	10.135
Magdeburg	14	52.128	11.629
Neue Neustadt	14	52.150	11.633	x
Oberhausen	07	51.478	6.862
Freiburg	01	47.996	7.852
Lübeck	10	53.869	10.687
Erfurt	15	50.979	11.033
Harburg	04	53.461	9.984	x
Hagen	07	51.361	7.472
Rostock	12	54.089	12.140
Kassel	05	51.317	9.500
Hamm	07	51.680	7.821
Mainz	08	49.984	8.279
Saarbrücken	09	49.233	7.010
Herne	07	51.539	7.226
Mülheim	07	51.432	6.880
Neukölln	16	52.477	13.431	x
Osnabrück	06	52.273	8.050
Solingen	07	51.173	7.085
Ludwigshafen am Rhein	08	49.481	8.446
Leverkusen	07	51.030	6.984
Oldenburg	06	53.141	8.215
Neuss	07	51.198	6.685
Prenzlauer Berg	16	52.539	13.424	x
Kreuzberg	16	52.500	13.403	x
Potsdam	11	52.399	13.066
Heidelberg	01	49.408	8.691
Paderborn	07	51.719	8.754
Darmstadt	05	49.872	8.650
Würzburg	02	49.794	9.951
Regensburg	02	49.015	12.102
Wolfsburg	06	52.425	10.781
Recklinghausen	07	51.614	7.197
Göttingen	06	51.534	9.932
Heilbronn	01	49.140	9.221
Ingolstadt	02	48.765	11.424
Ulm	01	48.398	9.992
Bottrop	07	51.524	6.928
Charlottenburg	16	52.517	13.283	x
Bergedorf	04	53.485	10.229	x
Pforzheim	01	48.884	8.699
Offenbach	05	50.101	8.766
Friedrichshain	16	52.516	13.455	x
Bremerhaven	03	53.536	8.593
Remscheid	07	51.180	7.192
Schöneberg	16	52.467	13.350	x
Nippes	07	50.965	6.953	x
Reutlingen	01	48.491	9.204
Fürth	02	49.476	10.989
Moers	07	51.453	6.633
Koblenz	08	50.354	7.579
Siegen	07	50.875	8.024
Bergisch Gladbach	07	50.986	7.133
Jena	15	50.929	11.590
Gera	15	50.880	12.082
Marzahn	16	52.545	13.570	x
Hildesheim	06	52.151	9.951
Erlangen	02	49.591	11.008
Witten	07	51.444	7.353
Salzgitter	06	52.157	10.415
Trier	08	49.756	6.639
Zwickau	13	50.727	12.488
Kaiserslautern	08	49.443	7.772
Iserlohn	07	51.375	7.703
Schwerin	12	53.629	11.413
Gütersloh	07	51.907	8.379
Wilmersdorf	16	52.483	13.317	x
Düren	07	50.804	6.493
Esslingen	01	48.740	9.305
Ratingen	07	51.297	6.849
Marl	07	51.657	7.090
Lünen	07	51.616	7.529
Hanau am Main	05	50.134	8.914
Velbert	07	51.335	7.043
Ludwigsburg	01	48.897	9.192
Flensburg	10	54.784	9.440
Gesundbrunnen	16	52.550	13.391	x
Cottbus	11	51.758	14.329
Wilhelmshaven	06	53.530	8.113
Tübingen	01	48.523	9.052
Minden	07	52.290	8.915
Villingen-Schwenningen	01	48.062	8.494
Konstanz	01	47.660	9.176
Mitte	16	52.520	13.405	x
Worms	08	49.633	8.359
Lichterfelde	16	52.433	13.308	x
Dorsten	07	51.662	6.965
Lüdenscheid	07	51.220	7.627
Marburg an der Lahn	05	50.809	8.771
Neumünster	10	54.075	9.982
Wedding	16	52.547	13.356	x
Castrop-Rauxel	07	51.557	7.312
Bogenhausen	02	48.152	11.616	x
Dessau	14	51.839	12.246
Gladbeck	07	51.571	6.986
Arnsberg	07	51.383	8.083
Rheine	07	52.285	7.441
Viersen	07	51.254	6.394
Delmenhorst	06	53.051	8.631
Reinickendorf	16	52.567	13.333	x
Bayreuth	02	49.948	11.579
Hellersdorf	16	52.533	13.609	x
Troisdorf	07	50.809	7.150
Gießen	05	50.587	8.676
Bocholt	07	51.839	6.615
Detmold	07	51.939	8.873
Steglitz	16	52.456	13.332	x
Norderstedt	10	53.686	9.980
Lüneburg	06	53.251	10.414
Celle	06	52.623	10.080
Moabit	16	52.526	13.339	x
Dinslaken	07	51.562	6.743
Bamberg	02	49.899	10.901
Aschaffenburg	02	49.977	9.152
Neubrandenburg	12	53.564	13.275
Lippstadt	07	51.674	8.345
Aalen	01	48.838	10.093
Neuwied	08	50.434	7.471
Unna	07	51.538	7.690
Plauen	13	50.497	12.138
Herten	07	51.596	7.144
Herford	07	52.115	8.673
Grevenbroich	07	51.091	6.583
Weimar	15	50.980	11.329
Kerpen	07	50.870	6.697
Fulda	05	50.552	9.675
Dormagen	07	51.097	6.832
Bergheim	07	50.956	6.640
Garbsen	06	52.414	9.590
Wesel	07	51.667	6.620
Kempten (Allgäu)	02	47.727	10.314
Schwäbisch Gmünd	01	48.799	9.798
Sindelfingen	01	48.700	9.017
Landshut	02	48.530	12.162
Rosenheim	02	47.856	12.122
Köpenick	16	52.446	13.575	x
Brandenburg an der Havel	11	52.417	12.550
Rüsselsheim	05	49.990	8.423
Berlin Köpenick	16	52.443	13.582	x
Langenfeld	07	51.108	6.948
Offenburg	01	48.474	7.945
Stralsund	12	54.309	13.082
Stolberg	07	50.774	6.226
Hameln	06	52.104	9.356
Zehlendorf	16	52.433	13.250	x
Menden	07	51.443	7.778
Friedrichshafen	01	47.657	9.476
Göppingen	01	48.704	9.652
Görlitz	13	51.155	14.989
Pankow	16	52.569	13.402	x
Hattingen	07	51.399	7.186
Tempelhof	16	52.467	13.400	x
Hilden	07	51.168	6.931
Sankt Augustin	07	50.775	7.197
Eschweiler	07	50.819	6.272
Ahlen	07	51.763	7.889
Bad Salzuflen	07	52.086	8.744
Euskirchen	07	50.661	6.787
Meerbusch	07	51.253	6.688
Wolfenbüttel	06	52.164	10.541
Hürth	07	50.871	6.868
Baden-Baden	01	48.761	8.240
Schweinfurt	02	50.049	10.222
Neustadt	08	49.350	8.139
Pulheim	07	51.000	6.806
Neu-Hohenschönhausen	16	52.567	13.513	x
Gummersbach	07	51.026	7.565
Waiblingen	01	48.832	9.316
Nordhorn	06	52.431	7.068
Greifswald	12	54.093	13.388
Cuxhaven	06	53.868	8.699
Wetzlar	05	50.561	8.505
Bergkamen	07	51.616	7.645
Bad Homburg vor der Höhe	05	50.227	8.618
Willich	07	51.264	6.547
Frankfurt (Oder)	11	52.347	14.551
Emden	06	53.367	7.208
Neu-Ulm	02	48.393	10.011
Lingen	06	52.521	7.318
Winterhude	04	53.600	10.000	x
Erftstadt	07	50.815	6.794
Neubrück	07	51.134	6.639
Ibbenbüren	07	52.280	7.715
Passau	02	48.566	13.431
Langenhagen	06	52.448	9.737
Schwerte	07	51.444	7.567
Speyer	08	49.321	8.431
Heidenheim an der Brenz	01	48.678	10.152
Berlin Treptow	16	52.494	13.445	x
Peine	06	52.319	10.235
Mariendorf	16	52.438	13.381	x
Neunkirchen	09	49.344	7.180
Bad Oeynhausen	07	52.207	8.804
Lichtenrade	16	52.398	13.406	x
Hof	02	50.313	11.913
Friedrichsfelde	16	52.506	13.508	x
Kleve	07	51.788	6.139
Ravensburg	01	47.782	9.611
Frechen	07	50.915	6.812
Elmshorn	10	53.754	9.653
Bornheim	07	50.763	6.991
Soest	07	51.576	8.106
Rastatt	01	48.859	8.210
Erkrath	07	51.222	6.908
Weißensee	16	52.556	13.466	x
Stuttgart-Ost	01	48.784	9.210	x
Dülmen	07	51.831	7.281
Frankenthal	08	49.534	8.354
Herzogenrath	07	50.869	6.093
Lörrach	01	47.615	7.665
Albstadt	01	48.216	9.026
Gotha	15	50.948	10.702
Melle	06	52.202	8.338
Alsdorf	07	50.877	6.164
Böblingen	01	48.682	9.012
Gronau	07	52.211	7.022
Rheda-Wiedenbrück	07	51.850	8.300
Neustadt am Rübenberge	06	52.505	9.459
Kamen	07	51.592	7.664
Leonberg	01	48.800	9.017
Singen	01	47.759	8.840
Stade	06	53.593	9.476
Langenhorn	04	53.667	10.017	x
Hennef	07	50.776	7.283
Bünde	07	52.198	8.586
Meiderich	07	51.467	6.767	x
Wismar	12	53.893	11.453
Amberg	02	49.443	11.863
Erkelenz	07	51.079	6.315
Homburg	09	49.326	7.339
Straubing	02	48.881	12.574
Halle Neustadt	14	51.479	11.916
Brühl	07	50.829	6.905
Fellbach	01	48.809	9.277
Lehrte	06	52.372	9.979
Nordhausen	15	51.502	10.796
Lahr	01	48.340	7.869
Eisenach	15	50.981	10.315
Hoyerswerda	13	51.438	14.235
Freiberg	13	50.911	13.339
Pirmasens	08	49.201	7.605
Goslar	06	51.904	10.428
Filderstadt	01	48.657	9.220
Suhl	15	50.609	10.694
Weinheim	01	49.549	8.667
Rodgau	05	50.026	8.886
Bad Kreuznach	08	49.841	7.867
Monheim am Rhein	07	51.092	6.892
Gifhorn	06	52.478	10.551
Bruchsal	01	49.124	8.598
Rottenburg	01	48.476	8.935
Alt-Hohenschönhausen	16	52.546	13.501	x
Freising	02	48.404	11.749
Staaken	16	52.537	13.151	x
Weiden	02	49.677	12.156
Kaufbeuren	02	47.882	10.622
Oberursel	05	50.207	8.577
Nettetal	07	51.317	6.283
Kaarst	07	51.229	6.619
Wunstorf	06	52.424	9.436
Eberswalde	11	52.835	13.820
Bautzen	13	51.180	14.435
Lemgo	07	52.028	8.899
Coburg	02	50.259	10.964
Bietigheim-Bissingen	01	48.944	9.118
Mülheim	07	50.966	7.004	x
Landau in der Pfalz	08	49.198	8.117
Heinsberg	07	51.064	6.100
Seevetal	06	53.400	9.967
Lankwitz	16	52.436	13.346	x
Königswinter	07	50.684	7.187
Memmingen	02	47.984	10.185
Völklingen	09	49.252	6.859
Borken	07	51.844	6.858
Rudow	16	52.424	13.485	x
Oranienburg	11	52.756	13.242
Pinneberg	10	53.667	9.789
Dreieich	05	50.020	8.696
Pirna	13	50.958	13.937
Aurich	06	53.469	7.482
Barmbek-Nord	04	53.605	10.040	x
Nürtingen	01	48.626	9.342
Kirchheim unter Teck	01	48.647	9.454
Laatzen	06	52.315	9.797
Hückelhoven	07	51.056	6.227
Dachau	02	48.260	11.434
Halberstadt	14	51.896	11.056
Schorndorf	01	48.805	9.527
Neumarkt in der Oberpfalz	02	49.280	11.463
Mettmann	07	51.250	6.975
Löhne	07	52.188	8.692
Kamp-Lintfort	07	51.505	6.546
Britz	16	52.443	13.434	x
Bensheim	05	49.684	8.618
Siegburg	07	50.800	7.208
Gallus	05	50.100	8.630	x
Freital	13	51.002	13.649
Ettlingen	01	48.941	8.408
Voerde	07	51.597	6.686
Warendorf	07	51.951	7.988
Sankt Ingbert	09	49.277	7.117
Altenburg	15	50.988	12.437
Schwabach	02	49.330	11.023
Westend	16	52.517	13.276	x
Buckow	16	52.432	13.460	x
Saarlouis	09	49.314	6.752
Maintal	05	50.150	8.833
Buxtehude	06	53.467	9.686
Ahaus	07	52.079	7.013
Mühlhausen	15	51.209	10.453
Schwedt (Oder)	11	53.060	14.282
Neustadt/Süd	07	50.925	6.948	x
Beckum	07	51.756	8.041
Haltern am See	07	51.743	7.182
Hofheim am Taunus	05	50.090	8.449
Stendal	14	52.607	11.859
Wilhelmstadt	16	52.525	13.177	x
Hemer	07	51.387	7.770
Falkensee	11	52.560	13.093
Buchholz in der Nordheide	06	53.326	9.868
Riesa	13	51.308	13.292
Würselen	07	50.818	6.135
Germering	02	48.134	11.377
Wermelskirchen	07	51.140	7.216
Leinfelden-Echterdingen	01	48.694	9.168
Coesfeld	07	51.943	7.168
Schwäbisch Hall	01	49.111	9.739
Niederkassel	07	50.815	7.038
Porta Westfalica	07	52.230	8.916
Datteln	07	51.656	7.345
Kempen	07	51.364	6.419
Lage	07	51.992	8.793
Lurup	04	53.593	9.877	x
Gropiusstadt	16	52.425	13.467	x
Backnang	01	48.947	9.437
Falkenhagener Feld	16	52.552	13.168	x
Pasing	02	48.141	11.456	x
Wesseling	07	50.827	6.975
Emsdetten	07	52.173	7.528
Langen	05	49.990	8.669
Neu Isenburg	05	50.048	8.694
Märkisches Viertel	16	52.598	13.358	x
Zweibrücken	08	49.247	7.370
Sinsheim	01	49.253	8.879
Greven	07	52.094	7.594
Uelzen	06	52.966	10.561
Bernau bei Berlin	11	52.680	13.587
Tuttlingen	01	47.985	8.818
Merseburg	14	51.355	11.989
Steinfurt	07	52.150	7.337
Spandau	16	52.551	13.199	x
Wernigerode	14	51.837	10.782
Balingen	01	48.275	8.855
Schönebeck	14	52.017	11.731
Tegel	16	52.576	13.294	x
Meppen	06	52.691	7.291
Papenburg	06	53.077	7.404
Geldern	07	51.519	6.324
Kehl	01	48.573	7.815
Vegesack	03	53.167	8.617	x
Jülich	07	50.921	6.363
Leer	06	53.232	7.461
Limburg an der Lahn	05	50.384	8.050
Goch	07	51.679	6.159
Ostfildern	01	48.727	9.250
Fürstenwalde	11	52.361	14.062
Fürstenfeldbruck	02	48.179	11.255
Erding	02	48.306	11.907
Korschenbroich	07	51.191	6.514
Farmsen-Berne	04	53.606	10.120	x
Dietzenbach	05	50.010	8.778
Itzehoe	10	53.921	9.515
Burglesum	03	53.165	8.689	x
Seelze	06	52.396	9.597
Lichtenberg	16	52.514	13.500	x
Ottensen	04	53.550	9.917	x
Mörfelden-Walldorf	05	49.995	8.584
Höxter	07	51.775	9.382
Gevelsberg	07	51.320	7.339
Winsen	06	53.358	10.213
Radebeul	13	51.107	13.660
Nienburg	06	52.646	9.221
Viernheim	05	49.540	8.578
Ennepetal	07	51.298	7.363
Georgsmarienhütte	06	52.203	8.045
Rheinfelden	01	47.560	7.787
Königs Wusterhausen	11	52.301	13.633
Stuhr	06	53.033	8.750
Biberach an der Riß	01	48.093	9.791
Crailsheim	01	49.134	10.072
Meschede	07	51.350	8.283
Rheinberg	07	51.546	6.595
Werl	07	51.555	7.914
Bernburg	14	51.795	11.740
Eisenhüttenstadt	11	52.150	14.650
Wedel	10	53.584	9.698
Neuruppin	11	52.928	12.803
Ansbach	02	49.305	10.593
Kreuztal	07	50.968	7.988
Lampertheim	05	49.598	8.473
Idar-Oberstein	08	49.714	7.308
Fennpfuhl	16	52.529	13.473	x
Osterholz-Scharmbeck	06	53.227	8.795
Bramsche	06	52.409	7.973
Lohmar	07	50.839	7.214
Herrenberg	01	48.595	8.866
Güstrow	12	53.797	12.173
Cloppenburg	06	52.848	8.045
Ganderkesee	06	53.033	8.533
Merzig	09	49.443	6.639
Deggendorf	02	48.841	12.961
Kornwestheim	01	48.862	9.186
Northeim	06	51.707	10.000
Werne	07	51.664	7.634
Bad Vilbel	05	50.179	8.738
Bad Hersfeld	05	50.872	9.709
Forchheim	02	49.718	11.059
Oer-Erkenschwick	07	51.642	7.265
Marienfelde	16	52.419	13.367	x
Tönisvorst	07	51.321	6.494
Bad Nauheim	05	50.365	8.739
Schwelm	07	51.286	7.294
Waltrop	07	51.621	7.402
Burgdorf	06	52.446	10.006
Ahrensburg	10	53.675	10.226
Eidelstedt	04	53.607	9.905	x
Radolfzell	01	47.742	8.971
Achim	06	53.014	9.026
Wittenberg	14	51.866	12.650
Delbrück	07	51.765	8.562
Springe	06	52.208	9.554
Weißenfels	14	51.201	11.968
Vechta	06	52.726	8.286
Naumburg	14	51.150	11.810
Wegberg	07	51.142	6.284
Sundern	07	51.328	8.004
Andernach	08	50.431	7.404
Weil am Rhein	01	47.593	7.621
Taunusstein	05	50.150	8.152
Gaggenau	01	48.800	8.333
Geesthacht	10	53.436	10.378
Zeitz	14	51.050	12.137
Haan	07	51.194	7.013
Oelde	07	51.829	8.147
Emmerich	07	51.839	6.248
Bühl	01	48.697	8.135
Friedberg	02	48.357	10.985
Wetter (Ruhr)	07	51.387	7.393
Wittenau	16	52.593	13.321	x
Senftenberg	11	51.525	14.002
Düsseldorf-Pempelfort	07	51.238	6.787	x
Vaihingen an der Enz	01	48.936	8.960
Köthen	14	51.752	11.971
Rietberg	07	51.809	8.428
Warstein	07	51.445	8.349
Meissen	13	51.162	13.474
Neuburg an der Donau	02	48.732	11.187
Geilenkirchen	07	50.967	6.118
Rendsburg	10	54.307	9.663
Niederschönhausen	16	52.585	13.403	x
Schwandorf in Bayern	02	49.325	12.110
Plettenberg	07	51.209	7.873
Baunatal	05	51.252	9.407
Neustadt/Nord	07	50.949	6.948	x
Bretten	01	49.037	8.707
Lennestadt	07	51.117	8.067
Kevelaer	07	51.582	6.246
Stuttgart Feuerbach	01	48.809	9.157	x
Saalfeld	15	50.648	11.365
Geislingen an der Steige	01	48.624	9.827
Einbeck	06	51.820	9.870
Rinteln	06	52.186	9.079
Baesweiler	07	50.910	6.189
Bad Neuenahr-Ahrweiler	08	50.543	7.111
Winnenden	01	48.876	9.398
Nordenham	06	53.486	8.481
Heiligenhaus	07	51.327	6.971
St. Pauli	04	53.557	9.964	x
Kulmbach	02	50.101	11.450
Bad Zwischenahn	06	53.183	8.000
Selm	07	51.697	7.468
Mechernich	07	50.593	6.652
Altstadt Sud	07	50.933	6.960	x
Leichlingen	07	51.106	7.019
Königsbrunn	02	48.275	10.892
Friedberg	05	50.337	8.756
Hamminkeln	07	51.733	6.590
Neckarsulm	01	49.189	9.225
Emmendingen	01	48.121	7.854
Overath	07	50.933	7.284
Leimen	01	49.347	8.687
Rathenow	11	52.607	12.337
Petershagen	07	52.375	8.965
Limbach-Oberfrohna	13	50.859	12.762
Ilmenau	15	50.683	10.919
Wangen	01	47.690	9.832
Brilon	07	51.395	8.571
Landsberg am Lech	02	48.048	10.883
Friedenau	16	52.471	13.328	x
Mahlsdorf	16	52.509	13.614	x
Hakenfelde	16	52.559	13.208	x
Verden	06	52.923	9.235
Sankt Wendel	09	49.466	7.168
Rösrath	07	50.896	7.182
Kelkheim (Taunus)	05	50.137	8.450
Strausberg	11	52.579	13.887
Mühlheim am Main	05	50.117	8.833
Glauchau	13	50.820	12.545
Altglienicke	16	52.411	13.536	x
Lauf an der Pegnitz	02	49.514	11.282
Sprockhövel	07	51.347	7.243
Espelkamp	07	52.383	8.621
Mühlacker	01	48.948	8.837
Lübbecke	07	52.307	8.614
Wiehl	07	50.950	7.551
Rheinbach	07	50.626	6.949
Weinstadt-Endersbach	01	48.813	9.364
Schmallenberg	07	51.155	8.285
Hennigsdorf	11	52.636	13.204
Stuttgart Mühlhausen	01	48.842	9.230	x
Ehingen	01	48.283	9.727
Garmisch-Partenkirchen	02	47.492	11.096
Horb am Neckar	01	48.444	8.691
Zittau	13	50.898	14.808
Zirndorf	02	49.442	10.954
Olpe	07	51.029	7.851
Arnstadt	15	50.840	10.952
Wiesloch	01	49.295	8.698
Herdecke	07	51.400	7.436
Unterschleißheim	02	48.280	11.577
Übach-Palenberg	07	50.918	6.123
Helmstedt	06	52.228	11.010
Meckenheim	07	50.624	7.029
Rottweil	01	48.168	8.627
Rudolstadt	15	50.720	11.340
Heppenheim an der Bergstrasse	05	49.641	8.632
Bad Honnef	07	50.643	7.228
Griesheim	05	49.861	8.572
Ellwangen	01	48.962	10.132
Reinbek	10	53.517	10.249
Wolfen	14	51.661	12.269
Varel	06	53.397	8.136
Netphen	07	50.917	8.100
Butzbach	05	50.434	8.671
Lohne	06	52.666	8.238
Mosbach	01	49.354	9.151
Norden	06	53.596	7.206
Pfungstadt	05	49.806	8.603
Roth	02	49.248	11.091
Hannoversch Münden	06	51.415	9.650
Hattersheim	05	50.069	8.486
Delitzsch	13	51.525	12.343
Ingelheim am Rhein	08	49.971	8.059
Biesdorf	16	52.509	13.553	x
Burg bei Magdeburg	14	52.272	11.855
Bedburg	07	50.993	6.571
Aschersleben	14	51.757	11.461
Wertheim	01	49.759	9.509
Apolda	15	51.026	11.516
Attendorn	07	51.126	7.903
Waldkraiburg	02	48.209	12.399
Bingen am Rhein	08	49.967	7.899
Nieder-Ingelheim	08	49.978	8.072	x
Salzkotten	07	51.672	8.601
Lindau	02	47.546	9.684
Korbach	05	51.276	8.873
Achern	01	48.631	8.076
Dillenburg	05	50.741	8.287
Obertshausen	05	50.071	8.851
Walsrode	06	52.861	9.593
Friedrichsdorf	05	50.250	8.643
Werdau	13	50.736	12.375
Eisleben Lutherstadt	14	51.528	11.548
Bad Oldesloe	10	53.812	10.374
Warburg	07	51.490	9.146
Syke	06	52.913	8.822
Weiterstadt	05	49.904	8.589
Harsewinkel	07	51.962	8.228
Wallenhorst	06	52.350	8.017
Ludwigsfelde	11	52.303	13.254
Ditzingen	01	48.827	9.067
Greiz	15	50.658	12.199
Schleswig	10	54.522	9.559
Radevormwald	07	51.202	7.360
Lüdinghausen	07	51.768	7.444
Verl	07	51.883	8.517
Markkleeberg	13	51.276	12.369
Olching	02	48.200	11.333
Sonneberg	15	50.359	11.175
Freudenstadt	01	48.467	8.414
Weingarten	01	47.810	9.639
Calw	01	48.714	8.740
Wipperfürth	07	51.116	7.399
Groß-Gerau	05	49.921	8.483
Neuehrenfeld	07	50.958	6.936	x
Stellingen	04	53.592	9.929	x
Ronnenberg	06	52.319	9.655
Eckernförde	10	54.469	9.838
Geretsried	02	47.858	11.481
Sangerhausen	14	51.472	11.295
Herzogenaurach	02	49.568	10.886
Blieskastel	09	49.237	7.256
Pfaffenhofen an der Ilm	02	48.531	11.505
Sasel	04	53.654	10.112	x
Annaberg-Buchholz	13	50.580	13.006
Starnberg	02	48.002	11.344
Stadthagen	06	52.323	9.203
Sehnde	06	52.314	9.968
Opladen	07	51.069	7.004
Fröndenberg	07	51.476	7.769
Staßfurt	14	51.852	11.585
Bad Harzburg	06	51.883	10.562
Nagold	01	48.550	8.724
Duderstadt	06	51.513	10.260
Forst	11	51.735	14.640
Quedlinburg	14	51.788	11.150
Idstein	05	50.218	8.267
Kalk	07	50.940	7.006	x
Öhringen	01	49.199	9.507
Lindlar	07	51.020	7.378
Lengerich	07	52.187	7.860
Isernhagen Farster Bauerschaft	06	52.471	9.842
Schwetzingen	01	49.382	8.582
Jüchen	07	51.100	6.500
Haren	06	52.793	7.241
Rees	07	51.763	6.398
Reichenbach/Vogtland	13	50.623	12.303
Bad Mergentheim	01	49.492	9.774
Crimmitschau	13	50.816	12.390
Vreden	07	52.038	6.828
Waldshut-Tiengen	01	47.623	8.217
Werder	11	52.379	12.934
Poppenbüttel	04	53.659	10.085	x
Niederrad	05	50.083	8.629	x
Leutkirch	01	47.827	10.021
Wülfrath	07	51.282	7.038
Coswig	13	51.132	13.583
Neustrelitz	12	53.361	13.073
Karlshorst	16	52.484	13.532	x
Senden	02	48.324	10.044
Büren	07	51.551	8.560
Rotenburg	06	53.111	9.411
Metzingen	01	48.537	9.283
Weißwasser	13	51.504	14.640
Meinerzhagen	07	51.107	7.648
Elsdorf	07	50.937	6.568
Soltau	06	52.986	9.843
Marsberg	07	51.462	8.849
Seesen	06	51.891	10.178
Westerstede	06	53.257	7.927
Hohen Neuendorf	11	52.676	13.278
Gelnhausen	05	50.202	9.187
Alfter	07	50.733	7.017
Sondershausen	15	51.370	10.870
Groß-Umstadt	05	49.869	8.932
Stadtallendorf	05	50.823	9.013
Karben	05	50.230	8.772
Bad Pyrmont	06	51.986	9.252
Luckenwalde	11	52.090	13.168
Guben	11	51.950	14.714
Donaueschingen	01	47.955	8.497
Xanten	07	51.659	6.453
Lebach	09	49.411	6.910
Meiningen	15	50.568	10.415
Büdingen	05	50.290	9.111
Dillingen	09	49.356	6.728
Überlingen	01	47.770	9.171
Wilnsdorf	07	50.817	8.100
Waren	12	53.520	12.680
Weilheim	02	47.841	11.155
Kitzingen	02	49.740	10.151
Riedstadt	05	49.834	8.496
Auerbach	13	50.512	12.401
Bad Soden am Taunus	05	50.141	8.504
Schortens	06	53.533	7.950
Wittmund	06	53.577	7.778
Döbeln	13	51.122	13.110
Lichtenfels	02	50.146	11.059
Bad Kissingen	02	50.202	10.078
Sonthofen	02	47.518	10.283
Traunreut	02	47.963	12.592
Eschwege	05	51.184	10.053
Eppingen	01	49.136	8.912
Herborn	05	50.681	8.304
Halle	07	52.060	8.361
Salzwedel	14	52.854	11.152
Püttlingen	09	49.285	6.887
Aichach	02	48.458	11.134
Vaterstetten	02	48.105	11.768
Holzminden	06	51.828	9.445
Versmold	07	52.040	8.153
Germersheim	08	49.223	8.364
Prenzlau	11	53.316	13.863
Bruchköbel	05	50.179	8.923
Altena	07	51.295	7.673
Sömmerda	15	51.159	11.115
Unterhaching	02	48.066	11.616
Husum	10	54.486	9.052
Engelskirchen	07	50.989	7.414
Sulzbach-Rosenberg	02	49.501	11.746
Haßloch	08	49.363	8.258
Hiddenhausen	07	52.167	8.617
Bad Berleburg	07	51.052	8.392
Ennigerloh	07	51.838	8.031
Bückeburg	06	52.261	9.049
Edewecht	06	53.127	7.984
Hockenheim	01	49.323	8.552
Geseke	07	51.641	8.511
Stadtlohn	07	51.994	6.919
Heide	10	54.196	9.099
Eislingen	01	48.695	9.707
Bad Rappenau	01	49.238	9.102
Bergneustadt	07	51.025	7.656
Nottuln	07	51.933	7.350
Rummelsburg	16	52.501	13.493	x
Quickborn	10	53.728	9.909
Eschborn	05	50.143	8.571
Rheinstetten	01	48.968	8.307
Oberkirch	01	48.532	8.079
Werdohl	07	51.260	7.766
Senden	07	51.856	7.483
Friesoythe	06	53.023	7.858
Haldensleben I	14	52.289	11.410
Schmargendorf	16	52.475	13.291	x
Gersthofen	02	48.424	10.873
Haiger	05	50.742	8.208
Vlotho	07	52.165	8.860
Zulpich	07	50.694	6.654
Giengen an der Brenz	01	48.622	10.243
Waghäusel	01	49.250	8.513
Wittenberge	11	53.005	11.750
Waldkirch	01	48.096	7.964
Neu Wulmstorf	06	53.467	9.800
Hessisch Oldendorf	06	52.173	9.249
Kürten	07	51.050	7.267
Nidderau	05	50.238	8.867
Rastede	06	53.250	8.200
Wachtberg	07	50.633	7.100
Flörsheim	05	50.013	8.428
Schwanewede	06	53.233	8.600
Mössingen	01	48.406	9.054
Heusweiler	09	49.336	6.930
Wenden	07	50.967	7.867
Hörstel	07	52.298	7.584
Wandlitz	11	52.742	13.458
Steinhagen	07	52.000	8.400
Enger	07	52.141	8.558
Bad Waldsee	01	47.920	9.755
Eitorf	07	50.767	7.450
Kaltenkirchen	10	53.833	9.958
Günzburg	02	48.456	10.277
Bad Schwartau	10	53.919	10.697
Seligenstadt	05	50.043	8.974
Bad Driburg	07	51.733	9.020
Waldbröl	07	50.876	7.617
Teltow	11	52.403	13.260
Nördlingen	02	48.851	10.489
Ochtrup	07	52.208	7.190
Schwalmtal	07	51.217	6.267
Französisch Buchholz	16	52.602	13.430	x
Mayen	08	50.328	7.223
Hechingen	01	48.351	8.963
Bönen	07	51.600	7.767
Telgte	07	51.980	7.783
Schopfheim	01	47.651	7.821
Puchheim	02	48.150	11.350
Steilshoop	04	53.610	10.059	x
Weil der Stadt	01	48.750	8.872
Schwalmstadt	05	50.933	9.217
Frankenberg	05	51.059	8.801
Bremervörde	06	53.485	9.143
Gauting	02	48.069	11.377
Burscheid	07	51.085	7.114
Schifferstadt	08	49.384	8.377
Ottobrunn	02	48.065	11.663
Schneverdingen	06	53.117	9.795
Parchim	12	53.426	11.849
Rhede	07	51.835	6.696
Alfeld	06	51.984	9.820
Bexbach	09	49.346	7.255
Gröbenzell	02	48.200	11.367
Bad Münstereifel	07	50.557	6.764
Gerlingen	01	48.800	9.063
Heusenstamm	05	50.056	8.801
Laupheim	01	48.228	9.879
Lauchhammer	11	51.488	13.766
Alzenau in Unterfranken	02	50.089	9.065
Finsterwalde	11	51.634	13.707
Oberschöneweide	16	52.461	13.521	x
Buchen in Odenwald	01	49.524	9.323
Langen	06	53.606	8.595
Karow	16	52.609	13.481	x
Borna	13	51.124	12.496
Dingolfing	02	48.642	12.493
Lahnstein	08	50.300	7.617
Radeberg	13	51.111	13.912
Torgau	13	51.560	12.996
Dillingen an der Donau	02	48.582	10.495
Bad Münder am Deister	06	52.196	9.464
Sarstedt	06	52.235	9.854
Schwalbach	09	49.300	6.817
Bad Dürkheim	08	49.462	8.172
Kaulsdorf	16	52.517	13.589	x
Vellmar	05	51.358	9.480
Freudenberg	07	50.897	7.874
Sachsenheim	01	48.960	9.065
Schramberg	01	48.224	8.386
Aue	13	50.590	12.707
Schwarzenberg	13	50.538	12.785
Marktoberdorf	02	47.780	10.617
Illingen	09	49.374	7.048
Schkeuditz	13	51.397	12.221
Hemmingen	06	52.314	9.724
Mölln	10	53.617	10.687
Wadgassen	09	49.267	6.783
Finnentrop	07	51.168	7.973
Traunstein	02	47.868	12.643
Kreuzau	07	50.747	6.491
Löbau	13	51.100	14.667
Donauwörth	02	48.718	10.779
Sulzbach	09	49.299	7.057
Lilienthal	06	53.142	8.903
Kamenz	13	51.268	14.094
Pfullingen	01	48.465	9.228
Burghausen	02	48.169	12.831
Neufahrn bei Freising	02	48.316	11.663
Johannisthal	16	52.447	13.507	x
Kronach	02	50.240	11.333
Alzey	08	49.747	8.115
Nidda	05	50.413	9.006
Marktredwitz	02	50.004	12.086
Kierspe	07	51.134	7.591
Bad Langensalza	15	51.108	10.646
Tettnang	01	47.669	9.591
Wildeshausen	06	52.894	8.434
Müllheim	01	47.808	7.630
Korntal	01	48.832	9.121
Eppelborn	09	49.400	6.967
Bad Wildungen	05	51.120	9.125
Grimma	13	51.234	12.720
Charlottenburg-Nord	16	52.530	13.294	x
Kolbermoor	02	47.850	12.067
Altstadt Nord	07	50.939	6.958	x
Uetersen	10	53.688	9.664
Karlsfeld	02	48.227	11.476
Saulgau	01	48.017	9.501
Oschersleben	14	52.030	11.229
Kleinmachnow	11	52.408	13.225
Wittlich	08	49.986	6.893
Sinzig	08	50.544	7.246
Konz	08	49.700	6.577
Reinheim	05	49.829	8.836
Holzwickede	07	51.500	7.633
Brakel	07	51.718	9.186
Weißenburg in Bayern	02	49.031	10.972
Taufkirchen	02	48.049	11.617
Alsfeld	05	50.752	9.271
Munster	06	52.986	10.088
Gartenstadt	08	49.459	8.404	x
Kronberg	05	50.184	8.523
Schmalkalden	15	50.721	10.444
Bad Aibling	02	47.864	12.011
Halver	07	51.186	7.498
Templin	11	53.119	13.502
Mühldorf	02	48.247	12.522
Eilenburg	13	51.460	12.633
Schmelz	09	49.433	6.850
Heiligensee	16	52.614	13.245	x
Haar	02	48.109	11.727
Kronberg Tal	05	50.179	8.504
Friedrichshagen	16	52.451	13.625	x
Bendorf	08	50.423	7.579
Lübbenau	11	51.862	13.952
Renningen	01	48.770	8.939
Bad Tölz	02	47.761	11.559
Nümbrecht	07	50.904	7.541
Oerlinghausen	07	51.955	8.662
Hummelsbüttel	04	53.648	10.041	x
Moosburg	02	48.471	11.938
Wittstock	11	53.161	12.483
Meerane	13	50.847	12.465
Cham	02	49.226	12.655
Oberasbach	02	49.423	10.958
Wadern	09	49.541	6.888
Michelstadt	05	49.676	9.004
Wörth am Rhein	08	49.049	8.260
Schlüchtern	05	50.349	9.525
Heilbad Heiligenstadt	15	51.378	10.137
Wolfratshausen	02	47.913	11.422
Baumschulenweg	16	52.466	13.485	x
Blomberg	07	51.943	9.091
Ribnitz-Damgarten	12	54.242	12.457
Zossen	11	52.216	13.449
Selb	02	50.171	12.131
Gescher	07	51.954	7.005
Hochheim am Main	05	50.014	8.352
Eutin	10	54.141	10.608
Bad Reichenhall	02	47.729	12.878
Gilching	02	48.108	11.294
Bad Arolsen	05	51.380	9.014
Frankenberg	13	50.913	13.040
Eltville	05	50.029	8.118
Stockach	01	47.851	9.009
Schneeberg	13	50.595	12.641
Diepholz	06	52.608	8.370
Heidenau	13	50.972	13.867
Neustadt bei Coburg	02	50.330	11.121
Vilshofen	02	48.627	13.192
Bobingen	02	48.271	10.834
Losheim	09	49.510	6.745
Wassenberg	07	51.100	6.155
Mittweida	13	50.986	12.975
Nauen	11	52.607	12.874
Sigmaringen	01	48.088	9.230
Babenhausen	05	49.965	8.951
Großenhain	13	51.290	13.534
Frohnau	16	52.633	13.290	x
Hille	07	52.333	8.750
Stockelsdorf	10	53.892	10.647
Bad Säckingen	01	47.554	7.946
Hohenstein-Ernstthal	13	50.801	12.713
Illertissen	02	48.223	10.103
Gunzenhausen	02	49.117	10.760
Hilchenbach	07	50.997	8.111
Hofgeismar	05	51.496	9.385
Königslutter am Elm	06	52.251	10.817
Bad Salzungen	15	50.813	10.236
Seeheim-Jugenheim	05	49.765	8.652
Loxstedt	06	53.467	8.650
Kirchhain	05	50.827	8.928
Hückeswagen	07	51.150	7.345
Großostheim	02	49.920	9.076
Kirchlengern	07	52.200	8.633
Hünfeld	05	50.680	9.767
Weilerswist	07	50.753	6.846
Hochfeld	07	51.419	6.755	x
Remagen	08	50.579	7.227
Baiersbronn	01	48.503	8.377
Wendelstein	02	49.352	11.151
Leopoldshöhe	07	52.012	8.698
Vechelde	06	52.260	10.365
Boppard	08	50.231	7.590
Halstenbek	10	53.633	9.850
Glinde	10	53.544	10.200
Nikolassee	16	52.434	13.201	x
Bassum	06	52.851	8.728
Neustadt in Holstein	10	54.107	10.815
Neuenhagen	11	52.530	13.689
Brake (Unterweser)	06	53.333	8.483
Schrobenhausen	02	48.561	11.261
Rahden	07	52.434	8.613
Lohr am Main	02	49.989	9.572
Künzell	05	50.544	9.718
Hermsdorf	16	52.614	13.306	x
Brüggen	07	51.241	6.184
Erwitte	07	51.613	8.338
Penzberg	02	47.753	11.377
Bad Neustadt an der Saale	02	50.322	10.207
Witzenhausen	05	51.341	9.855
Bad Segeberg	10	53.943	10.302
Ginsheim-Gustavsburg	05	49.971	8.345
Damme	06	52.522	8.198
Wardenburg	06	53.067	8.200
Grefrath	07	51.336	6.341
Oschatz	13	51.300	13.110
Beckingen	09	49.400	6.700
Blankenburg	14	51.790	10.955
Hövelhof	07	51.817	8.650
Uslar	06	51.657	9.635
Hettstedt	14	51.650	11.511
Ratekau	10	53.950	10.733
Ebersbach an der Fils	01	48.716	9.524
Freilassing	02	47.841	12.981
Unterkrozingen	01	47.919	7.690	x
Bruckmühl	02	47.879	11.911
Olsberg	07	51.356	8.489
Schiffweiler	09	49.367	7.133
Preetz	10	54.235	10.278
Dahlem	16	52.458	13.287	x
Bad Essen	06	52.317	8.333
Wendlingen am Neckar	01	48.671	9.376
Kelheim	02	48.917	11.886
Weener	06	53.163	7.351
Zerbst	14	51.966	12.085
Königstein im Taunus	05	50.179	8.471
Riegelsberg	09	49.300	6.933
Simmerath	07	50.600	6.300
Klingenstein	01	48.418	9.908
Spenge	07	52.140	8.485
Eberbach	01	49.467	8.990
Odenthal	07	51.033	7.117
Bitterfeld-Wolfen	14	51.624	12.324
Marbach am Neckar	01	48.940	9.260
Hude	06	53.108	8.463
Bad Bentheim	06	52.301	7.158
Ottweiler	09	49.401	7.164
Niederkrüchten	07	51.200	6.217
Angermünde	11	53.015	13.999
Bilderstoeckchen	07	50.970	6.930	x
Ober-Ramstadt	05	49.831	8.749
Bürstadt	05	49.643	8.459
Clausthal-Zellerfeld	06	51.809	10.338
Straelen	07	51.442	6.266
Altdorf	02	49.386	11.357
Garching bei München	02	48.249	11.651
Adlershof	16	52.435	13.548	x
Oyten	06	53.050	9.017
Lauda-Königshofen	01	49.565	9.708
Neu-Anspach	05	50.317	8.500
Karlstadt	02	49.960	9.772
Beverungen	07	51.668	9.374
Drensteinfurt	07	51.795	7.738
Deutz	07	50.935	6.975	x
Freiberg am Neckar	01	48.932	9.202
Wurzen	13	51.371	12.739
Much	07	50.904	7.403
Holzkirchen	02	47.877	11.702
Eggenstein-Leopoldshafen	01	49.090	8.399
Ascheberg	07	51.783	7.617
Bad Laasphe	07	50.931	8.425
Bad Lippspringe	07	51.783	8.817
Dieburg	05	49.897	8.846
Humboldtkolonie	07	50.932	6.995	x
Brackenheim	01	49.078	9.066
Künzelsau	01	49.282	9.684
Trossingen	01	48.077	8.644
#DJ
Djibouti	07	11.589	43.145
'Ali Sabieh	01	11.156	42.712
Tadjourah	05	11.788	42.882
Obock	04	11.967	43.288
#DK
Copenhagen	17	55.676	12.566
Århus	18	56.157	10.211
Odense	21	55.396	10.388
Aalborg	19	57.048	9.919
Frederiksberg	17	55.679	12.535
Esbjerg	21	55.470	8.452
Horsens	18	55.861	9.850
Randers	18	56.461	10.036
Kolding	21	55.490	9.472
Vejle	21	55.709	9.536
Hvidovre	17	55.657	12.474
Greve	20	55.583	12.300
Herning	18	56.136	8.977
Roskilde	20	55.642	12.080
Silkeborg	18	56.170	9.545
Næstved	20	55.230	11.761
Ballerup	17	55.732	12.363
Charlottenlund	17	55.752	12.575
Vanløse	17	55.684	12.487	x
Fredericia	21	55.566	9.753
Hørsholm	17	55.881	12.501
Helsingør	17	56.036	12.614
Viborg	18	56.453	9.402
Køge	20	55.458	12.182
Holstebro	18	56.360	8.616
Slagelse	20	55.403	11.355
Taastrup	17	55.650	12.302
Hillerød	17	55.928	12.301
Albertslund	17	55.657	12.364
Rødovre	17	55.681	12.454
Svendborg	21	55.060	10.607
Sønderborg	21	54.909	9.789
Hjørring	19	57.464	9.982
Holbæk	20	55.718	11.713
Frederikshavn	19	57.441	10.537
Nørresundby	19	57.059	9.923
Haderslev	21	55.249	9.488
Skive	18	56.567	9.027
Glostrup	17	55.667	12.404
Ringsted	20	55.443	11.790
Stenløse	17	55.768	12.197
Ishøj	17	55.615	12.352
Birkerød	17	55.848	12.428
Farum	17	55.809	12.361
Nykøbing Falster	20	54.769	11.874
Aabenraa	21	55.044	9.417
Kalundborg	20	55.680	11.089
Nyborg	21	55.313	10.790
Lillerød	17	55.875	12.346
Korsør	20	55.330	11.139
#DM
Roseau	04	15.302	-61.388
#DO
Santo Domingo	34	18.472	-69.892
Santiago de los Caballeros	25	19.452	-70.697
Santo Domingo Oeste	37	18.500	-70.000
Santo Domingo Este	37	18.488	-69.857
San Pedro de Macorís	24	18.454	-69.309
La Romana	12	18.427	-68.973
Bella Vista	34	18.455	-69.945	x
San Cristóbal	33	18.417	-70.100
Puerto Plata	18	19.793	-70.688
San Francisco de Macorís	06	19.301	-70.253
Salvaleón de Higüey	10	18.615	-68.708
Concepción de La Vega	30	19.222	-70.530
Punta Cana	10	18.582	-68.404
Santa Cruz de Barahona	03	18.209	-71.101
Bonao	31	18.937	-70.409
San Juan de la Maguana	23	18.806	-71.230
Bajos de Haina	33	18.415	-70.033
Baní	35	18.280	-70.332
Moca	08	19.394	-70.526
Azua	01	18.453	-70.735
Villa Francisca	34	18.483	-69.889	x
Mao	27	19.552	-71.078
Boca Chica	37	18.450	-69.600
Salcedo	19	19.378	-70.418
Esperanza	27	19.585	-70.985
Cotuí	21	19.053	-70.149
Villa Altagracia	33	18.673	-70.171
Hato Mayor del Rey	29	18.763	-69.257
Nagua	14	19.383	-69.847
Villa Bisonó	25	19.564	-70.876
Jarabacoa	30	19.117	-70.636
Constanza	30	18.909	-70.745
Villa Consuelo	34	18.483	-69.900	x
Santa Cruz de El Seibo	28	18.766	-69.039
Tamboril	25	19.485	-70.611
Las Matas de Farfán	23	18.873	-71.517
San José de Ocoa	36	18.547	-70.506
Bayaguana	32	18.750	-69.635
Río Grande	18	19.667	-70.767
Monte Llano	18	19.735	-70.599
Ciudad Nueva	34	18.467	-69.893	x
Neiba	02	18.481	-71.420
Quisqueya	24	18.555	-69.408
San Fernando de Monte Cristi	15	19.848	-71.646
Sabana Grande de Boyá	32	18.945	-69.793
Dajabón	04	19.549	-71.708
Sabaneta	26	19.478	-71.341
Monte Plata	32	18.807	-69.784
#DZ
Algiers	01	36.732	3.087
Boumerdas	40	36.766	3.477
Oran	09	35.699	-0.636
Tébessa	33	35.404	8.124
Constantine	04	36.365	6.615
Biskra	19	34.850	5.728
Sétif	12	36.191	5.414
Batna	03	35.556	6.174
Bab Ezzouar	01	36.726	3.183
Annaba	37	36.900	7.767
Sidi Bel Abbès	30	35.190	-0.631
Blida	20	36.470	2.828
Tiaret	13	35.371	1.317
Chlef	41	36.165	1.335
Bordj Bou Arreridj	39	36.073	4.761
Ech Chettia	41	36.196	1.255
Bejaïa	18	36.756	5.084
Skikda	31	36.876	6.909
El Achir	39	36.064	4.627
Souk Ahras	52	36.286	7.951
Djelfa	22	34.673	3.263
Mascara	26	35.397	0.140
Jijel	24	36.821	5.764
Médéa	06	36.264	2.754
Tizi Ouzou	14	36.712	4.046
Béchar	38	31.617	-2.217
El Oued	43	33.356	6.863
Tlemcen	15	34.878	-1.315
Relizane	51	35.737	0.556
Mostaganem	07	35.931	0.089
Ouargla	50	31.949	5.325
El Eulma	12	36.153	5.690
Saïda	10	34.830	0.152
Guelma	23	36.462	7.426
Bordj el Kiffan	01	36.749	3.192
Aïn Oussera	22	35.451	2.906
Khenchela	47	35.436	7.143
Laghouat	25	33.800	2.865
Aïn Beïda	29	35.796	7.393
Baraki	55	36.667	3.096
Oum el Bouaghi	29	35.875	7.114
M’Sila	27	35.706	4.542
Messaad	22	34.154	3.503
Barika	03	35.389	5.366
Ghardaïa	45	32.491	3.673
Beni Mered	20	36.524	2.861
Aflou	25	34.113	2.102
El Khroub	04	36.263	6.694
Rouissat	50	31.924	5.350
Berrouaghia	06	36.135	2.911
Ksar el Boukhari	06	35.889	2.749
Khemis Miliana	35	36.261	2.220
Azzaba	31	36.739	7.105
Tamanrasset	53	22.785	5.523
Aïn Touta	03	35.377	5.900
Cheria	33	35.273	7.752
Birkhadem	01	36.715	3.050
Chelghoum el Aïd	48	36.163	6.167
Sidi Aïssa	27	35.885	3.772
Larbaâ	20	36.565	3.154
Mila	48	36.450	6.264
Bir el Ater	33	34.745	8.060
Sougueur	13	35.186	1.496
Aïn Fakroun	29	35.971	6.874
Tolga	19	34.722	5.378
Es Senia	09	35.648	-0.624
Bir el Djir	09	35.720	-0.545
Akbou	18	36.458	4.535
Besbes	44	36.702	7.847
El Bayadh	42	33.683	1.019
Sidi Khaled	19	34.387	4.988
Aïn Sefra	49	32.750	-0.583
Frenda	13	35.065	1.049
Bougara	20	36.542	3.081
Hamma Bouziane	04	36.412	6.596
Reguiba	43	33.564	6.703
Tissemsilt	56	35.607	1.811
Meftah	20	36.620	3.222
Oued Rhiou	51	35.961	0.919
Boufarik	20	36.574	2.912
Sig	26	35.528	-0.194
Ksar Chellala	13	35.212	2.319
Sidi Moussa	20	36.606	3.088
Aïn Temouchent	36	35.297	-1.140
Râs el Oued	39	35.944	5.031
Lakhdaria	21	36.565	3.593
Drean	37	36.685	7.751
Reghaïa	40	36.736	3.340
Boghni	14	36.542	3.953
Dar Chioukh	22	34.896	3.485
Sedrata	52	36.129	7.534
Hassi Messaoud	50	31.680	6.073
Djamaa	50	33.534	5.993
Bouïra	21	36.375	3.902
Mansoûra	15	34.862	-1.339
Aïn Defla	35	36.264	1.968
Telerghma	48	36.117	6.354
Remchi	15	35.062	-1.434
Birine	22	35.635	3.225
Sour el Ghozlane	21	36.148	3.691
Metlili Chaamba	45	32.267	3.633
Khemis el Khechna	40	36.650	3.331
Timimoun	34	29.264	0.231
I-n-Salah	53	27.194	2.461
Touggourt	50	33.105	6.058
Merouana	03	35.631	5.912
Karkira	31	36.929	6.586
El Hadjar	37	36.804	7.737
Beni Saf	36	35.301	-1.382
Tindouf	54	27.671	-8.147
’Aïn el Turk	09	35.744	-0.769
Boudouaou	40	36.727	3.410
Berriane	45	32.826	3.767
Oued Fodda	41	36.185	1.533
Boû Arfa	20	36.463	2.815
Adrar	34	27.874	-0.294
El Attaf	35	36.224	1.672
El Affroun	55	36.470	2.625
‘Aïn el Hadjel	27	35.670	3.882
Hennaya	15	34.951	-1.368
Tazoult-Lambese	03	35.482	6.261
Draa el Mizan	21	36.536	3.833
Timizart	14	36.800	4.267
Sebdou	15	34.637	-1.331
Tebesbest	50	33.117	6.083
Souma	20	36.518	2.905
Azazga	14	36.745	4.372
Rouached	48	36.458	6.043
Héliopolis	23	36.504	7.443
Chetouane	15	34.921	-1.295
’Aïn el Melh	27	34.841	4.164
El Hadjira	50	32.613	5.513
El Abiodh Sidi Cheikh	42	32.893	0.548
Mehdia daira de meghila	13	35.431	1.757
El Idrissia	22	34.445	2.527
Bougaa	12	36.333	5.088
Draa Ben Khedda	14	36.734	3.962
Dar el Beïda	01	36.713	3.212
Aïn el Bya	09	35.804	-0.302
Nedroma	15	35.014	-1.748
Debila	43	33.517	6.950
Arris	03	35.259	6.347
’Aïn Deheb	13	34.842	1.547
Hammam Bou Hadjar	36	35.379	-0.968
Sidi ech Chahmi	09	35.659	-0.522
El Kala	44	36.896	8.443
Aïn Arnat	12	36.187	5.313
Sidi Okba	19	34.745	5.898
Makouda	40	36.786	4.063
’Aïn Merane	51	36.163	0.970
Râs el Aïoun	03	35.674	5.645
Bordj Ghdir	39	35.901	4.898
Ouled Mimoun	15	34.905	-1.034
Beni Douala	14	36.620	4.083
BABOR - VILLE	12	36.490	5.539
Mouzaïa	55	36.467	2.690
Reggane	34	26.716	0.171
El Aouinet	29	35.867	7.887
Tamalous	31	36.838	6.640
Aïn Kercha	29	35.925	6.695
Djidiouia	51	35.930	0.829
Barbacha	18	36.567	4.967
’Aïn el Bell	22	34.344	3.225
el hed	18	36.650	4.774
Kolea	55	36.639	2.768
Megarine	50	33.192	6.087
’Aïn Benian	55	36.803	2.922
Sfizef	30	35.235	-0.244
Freha	14	36.752	4.316
L’Arbaa Naït Irathen	14	36.631	4.199
Oued Sly	41	36.101	1.199
Robbah	43	33.280	6.910
Bouinan	20	36.532	2.992
Meskiana	29	35.631	7.666
Lardjem	56	35.749	1.548
Sidi Amrane	50	33.499	6.008
Mekla	14	36.682	4.264
’Aïn Abid	04	36.232	6.943
Aïn Bessem	21	36.293	3.673
Aïn Smara	04	36.267	6.501
El Abadia	35	36.270	1.686
Hammamet	33	35.449	7.952
Ben Mehidi	44	36.770	7.906
’Aïn el Hammam	14	36.565	4.306
Tizi Gheniff	40	36.588	3.774
Cheraga	55	36.768	2.959
Charef	22	34.621	2.795
Theniet el Had	35	35.871	2.028
Bou Hanifia el Hamamat	26	35.315	-0.050
Hadjout	55	36.513	2.414
Douera	55	36.670	2.944
Boukadir	41	36.066	1.126
Sidi Akkacha	41	36.465	1.303
El Amria	36	35.524	-1.016
Dellys	40	36.917	3.913
Tirmitine	14	36.654	3.981
Bou Tlelis	09	35.573	-0.900
El Kseur	18	36.679	4.856
Amizour	18	36.640	4.901
Didouche Mourad	04	36.453	6.636
Melouza	39	35.980	4.187
Tipasa	55	36.590	2.447
Sidi Mérouane	48	36.521	6.261
Aoulef	34	26.967	1.083
Abou el Hassan	41	36.417	1.196
Arhribs	14	36.794	4.312
Sidi Abdelli	15	35.069	-1.137
Salah Bey	12	35.855	5.291
Chiffa	20	36.463	2.739
Zeribet el Oued	19	34.683	6.511
Boumahra Ahmed	23	36.458	7.514
Ammi Moussa	51	35.868	1.111
Oued el Abtal	26	35.456	0.688
Bou Ismaïl	55	36.643	2.690
Tizi-n-Tleta	14	36.546	4.057
Mazouna	51	36.122	0.899
Mansourah	39	36.087	4.452
Aïn Taya	01	36.793	3.287
Zemoura	51	35.723	0.755
Feraoun	18	36.560	4.855
Chemini	14	36.600	4.617
Bensekrane	15	35.075	-1.224
Oued el Alleug	55	36.555	2.790
Taïbet	50	33.085	6.389
Tadmaït	40	36.744	3.900
Rouiba	01	36.738	3.281
Boudjima	14	36.802	4.152
Chorfa	21	36.365	4.326
El Tarf	44	36.767	8.314
Mers el Kebir	09	35.728	-0.708
Chebli	20	36.577	3.009
Seddouk	18	36.547	4.686
Beni Mester	15	34.870	-1.423
Bordj Zemoura	39	36.275	4.857
Chabet el Ameur	40	36.637	3.695
El Malah	36	35.391	-1.092
Berrahal	37	36.835	7.453
Brezina	42	33.099	1.261
Beni Amrane	40	36.668	3.591
Tizi Rached	14	36.672	4.192
Zeralda	55	36.712	2.842
Arbatache	40	36.638	3.371
Saoula	55	36.705	3.025
’Aïn el Berd	30	35.364	-0.513
Thenia	40	36.725	3.557
Naciria	40	36.746	3.832
Ighram	14	36.463	4.505
#EC
Guayaquil	10	-2.196	-79.886
Quito	18	-0.230	-78.525
Cuenca	02	-2.901	-79.005
Santo Domingo de los Colorados	26	-0.253	-79.175
Machala	08	-3.259	-79.961
Manta	14	-0.962	-80.713
Portoviejo	14	-1.055	-80.454
Eloy Alfaro	10	-2.176	-79.855
Esmeraldas	09	0.959	-79.654
Ambato	19	-1.249	-78.617
Tutamandahostel	18	-0.197	-78.498
Milagro	10	-2.134	-79.594
Ibarra	11	0.352	-78.122
Riobamba	06	-1.671	-78.647
Quevedo	13	-1.029	-79.464
Loja	12	-3.993	-79.204
Tulcán	05	0.812	-77.717
Babahoyo	13	-1.802	-79.534
La Libertad	10	-2.233	-80.910
Latacunga	07	-0.935	-78.616
Velasco Ibarra	10	-1.044	-79.638
Puerto Francisco de Orellana	24	-0.466	-76.987
Ventanas	13	-1.442	-79.459
Pasaje	08	-3.326	-79.807
Chone	14	-0.698	-80.094
Salinas	25	-2.215	-80.952
Santa Elena	25	-2.226	-80.859
Rosa Zarate	09	0.328	-79.474
Santa Rosa	08	-3.449	-79.960
Balzar	10	-1.365	-79.905
Huaquillas	08	-3.475	-80.231
Bahía de Caráquez	14	-0.598	-80.424
La Troncal	04	-2.424	-79.340
Jipijapa	14	-1.349	-80.579
Azogues	04	-2.740	-78.849
Naranjito	10	-2.167	-79.465
Vinces	13	-1.556	-79.752
Otavalo	11	0.235	-78.262
El Triunfo	10	-1.933	-79.967
Naranjal	10	-2.674	-79.618
Playas	10	-2.632	-80.388
Yaguachi Nuevo	10	-2.097	-79.695
Cayambe	18	0.041	-78.145
Machachi	18	-0.510	-78.567
Puyo	17	-1.484	-78.003
Nueva Loja	22	0.086	-76.895
Samborondón	10	-1.963	-79.724
Macas	15	-2.309	-78.111
Pedro Carbo	10	-1.816	-80.233
Guaranda	03	-1.593	-79.001
Boca Suno	24	-0.698	-77.141
San Lorenzo de Esmeraldas	09	1.286	-78.835
Catamayo	12	-3.987	-79.359
Montecristi	14	-1.046	-80.659
Atuntaqui	11	0.332	-78.214
Calceta	14	-0.846	-80.164
Tena	23	-0.994	-77.813
Gualaceo	02	-2.893	-78.778
Piñas	08	-3.681	-79.681
Cariamanga	12	-4.328	-79.556
Pelileo	19	-1.330	-78.543
La Maná	07	-0.941	-79.225
Pujilí	07	-0.958	-78.696
Montalvo	13	-1.790	-79.288
Sucre	14	-1.280	-80.419
Zamora	20	-4.067	-78.955
San Gabriel	05	0.593	-77.831
#EE
Tallinn	01	59.437	24.754
Tartu	18	58.381	26.725
Narva	03	59.377	28.190
Kohtla-Järve	03	59.399	27.273
Pärnu	11	58.386	24.497
Viljandi	20	58.364	25.590
Rakvere	08	59.346	26.356
Sillamäe	03	59.397	27.763
Maardu	01	59.465	24.982
#EG
Cairo	11	30.063	31.250
Alexandria	06	31.202	29.916
Giza	08	30.009	31.209
Port Said	19	31.265	32.302
Suez	15	29.974	32.526
Al Maḩallah al Kubrá	05	30.971	31.167
Luxor	28	25.699	32.642
Asyūţ	17	27.181	31.184
Al Manşūrah	01	31.036	31.381
Tanda	05	30.788	31.002
Al Fayyūm	04	29.310	30.842
Zagazig	14	30.588	31.502
Ismailia	07	30.604	32.272
Kafr ad Dawwār	03	31.134	30.130
Aswan	16	24.091	32.899
Qinā	23	26.164	32.727
Ḩalwān	11	29.841	31.301
Damanhūr	03	31.034	30.468
Al Minyā	10	28.092	30.758
Idkū	03	31.307	30.298
Sohag	24	26.557	31.695
New Cairo	11	30.030	31.470
Banī Suwayf	18	29.074	31.098
Shibīn al Kawm	09	30.553	31.009
Banhā	12	30.460	31.184
Ţalkhā	01	31.054	31.378
Kafr ash Shaykh	21	31.112	30.940
Mallawī	10	27.733	30.841
Dikirnis	01	31.089	31.595
Idfū	16	24.979	32.877
Bilbays	14	30.420	31.562
Arish	27	31.132	33.798
Jirjā	24	26.338	31.892
Al Ḩawāmidīyah	08	29.900	31.250
Bilqās	01	31.215	31.358
Disūq	21	31.133	30.648
Abū Kabīr	14	30.725	31.671
Qalyūb	12	30.179	31.206
Akhmīm	24	26.562	31.746
Al Maţarīyah	01	31.183	32.031
Hurghada	02	27.257	33.813
Zefta	05	30.714	31.244
Ţahţā	24	26.769	31.502
Samālūţ	10	28.312	30.710
Būsh	18	29.148	31.127
Ḩawsh ‘Īsá	03	30.913	30.290
Munūf	09	30.466	30.932
Ashmūn	09	30.297	30.976
Manfalūţ	17	27.313	30.970
Damietta	20	31.416	31.813
Kafr az Zayyāt	05	30.825	30.818
Abū Tīj	17	27.045	31.318
Isnā	23	25.293	32.554
Abnūb	17	27.269	31.152
Al Qūşīyah	17	27.440	30.817
Al Jammālīyah	01	31.181	31.865
Dayrūţ	17	27.556	30.811
Al Khārijah	13	25.451	30.546
Toukh	12	30.355	31.201
Al Manzalah	01	31.158	31.936
Rosetta	03	31.400	30.417
Awsīm	08	30.123	31.136
Al Fashn	18	28.824	30.899
Fuwwah	21	31.204	30.549
Fāqūs	14	30.728	31.797
Al Khānkah	12	30.210	31.368
Mersa Matruh	22	31.353	27.237
Al Qurayn	14	30.616	31.735
Abū Qurqāş	10	27.930	30.838
Al Manshāh	24	26.477	31.803
Kousa	23	25.915	32.763
Kawm Umbū	16	24.477	32.946
Fāraskūr	20	31.330	31.715
Banī Mazār	10	28.504	30.800
Minyat an Naşr	01	31.126	31.643
Shibīn al Qanāṭir	12	30.313	31.320
Al Qanāţir al Khayrīyah	12	30.193	31.137
Basyūn	05	30.940	30.813
Samannūd	05	30.962	31.241
Shirbīn	01	31.197	31.524
Dishnā	23	26.125	32.476
Farshūţ	23	26.055	32.163
Diyarb Najm	14	30.754	31.440
At Tall al Kabīr	14	30.543	31.785
Talā	09	30.680	30.944
Ibshawāy	04	29.359	30.681
Al Balyanā	24	26.236	32.003
Ash Shuhadā’	09	30.597	30.899
Sīdī Sālim	21	31.271	30.786
Juhaynah	24	26.673	31.498
Ţāmiyah	04	29.476	30.961
Al Ḩāmūl	21	31.311	31.148
Mashtūl as Sūq	14	30.361	31.378
Ain Sukhna	15	29.600	32.317
Iţsā	04	29.238	30.789
Maţāy	10	28.419	30.779
Al Badārī	17	26.993	31.416
Hihyā	14	30.671	31.588
Al Qanāyāt	14	30.619	31.462
Quwaysinā	09	30.565	31.158
Madīnat Sittah Uktūbar	08	29.817	31.050
Abū al Maţāmīr	03	30.910	30.174
Naja' Ḥammādī	23	26.049	32.241
Dayr Mawās	10	27.641	30.850
Ad Dilinjāt	03	30.828	30.536
Az Zarqā	20	31.209	31.635
Aş Şaff	08	29.565	31.281
‘Izbat al Burj	01	31.508	31.841
Al Wāsiţah	04	29.338	31.206
Sumusţā as Sulţānī	18	28.917	30.850
Kawm Ḩamādah	03	30.761	30.700
Al Bājūr	09	30.430	31.037
Kafr Şaqr	14	30.793	31.626
Al ‘Ayyāţ	08	29.620	31.258
Ajā	01	30.942	31.290
Al Ibrāhīmīyah	14	30.719	31.563
Safaga	02	26.749	33.939
Ras Gharib	02	28.358	33.078
Al Quşayr	02	26.106	34.277
Quţūr	05	30.972	30.956
Al Bawīţī	08	28.349	28.866
El Gouna	02	27.394	33.678
#EH
Laayoune		27.142	-13.188
Dakhla	CE	23.685	-15.958
#ER
Asmara	05	15.338	38.932
Keren	01	15.778	38.451
Massawa	06	15.608	39.475
Assab	03	13.009	42.739
Mendefera	02	14.887	38.815
Barentu	04	15.106	37.591
#ES
Madrid	29	40.416	-3.703
Barcelona	56	41.389	2.159
Valencia	60	39.470	-0.377
Sevilla	51	37.383	-5.973
Zaragoza	52	41.656	-0.877
Málaga	51	36.720	-4.420
Murcia	31	37.987	-1.130
Palma	07	39.569	2.650
Las Palmas de Gran Canaria	53	28.100	-15.413
Bilbao	59	43.263	-2.925
Alicante	60	38.345	-0.481
Córdoba	51	37.892	-4.773
Valladolid	55	41.655	-4.724
Vigo	58	42.233	-8.723
Gijón	34	43.536	-5.662
Eixample	56	41.389	2.162	x
L'Hospitalet de Llobregat	56	41.360	2.100
Latina	29	40.389	-3.746	x
Carabanchel	29	40.391	-3.724	x
A Coruña	58	43.371	-8.396
Puente de Vallecas	29	40.394	-3.662	x
Gasteiz / Vitoria	59	42.850	-2.673
Granada	51	37.188	-3.607
Elche	60	38.262	-0.701
Ciudad Lineal	29	40.445	-3.651
Oviedo	34	43.360	-5.845
Santa Cruz de Tenerife	53	28.468	-16.255
Fuencarral-El Pardo	29	40.498	-3.731	x
Badalona	56	41.450	2.247
Cartagena	31	37.605	-0.986
Terrassa	56	41.567	2.017
Jerez de la Frontera	51	36.686	-6.136
Sabadell	56	41.543	2.109
Móstoles	29	40.322	-3.865
Alcalá de Henares	29	40.482	-3.360
Pamplona	32	42.817	-1.643
Fuenlabrada	29	40.284	-3.794
Almería	51	36.838	-2.460
Leganés	29	40.327	-3.764
Donostia / San Sebastián	59	43.313	-1.975
Sants-Montjuïc	56	41.373	2.155	x
Santander	39	43.465	-3.804
Castelló de la Plana	60	39.986	-0.049
Burgos	55	42.341	-3.702
Albacete	54	38.994	-1.856
Horta-Guinardó	56	41.418	2.168	x
Alcorcón	29	40.346	-3.825
Getafe	29	40.306	-3.733
Nou Barris	56	41.442	2.177	x
Hortaleza	29	40.474	-3.641	x
San Blas-Canillejas	29	40.439	-3.615	x
Salamanca	55	40.969	-5.664
Tetuán de las Victorias	29	40.460	-3.697	x
Logroño	27	42.467	-2.450
La Laguna	53	28.485	-16.320
City Center	29	40.418	-3.703	x
Huelva	51	37.266	-6.940
Arganzuela	29	40.400	-3.696	x
Badajoz	57	38.878	-6.971
Sarrià-Sant Gervasi	56	41.401	2.139	x
Sant Andreu	56	41.435	2.190	x
Salamanca	29	40.430	-3.680	x
Chamberí	29	40.434	-3.704	x
Usera	29	40.389	-3.700	x
Tarragona	56	41.117	1.250
Chamartín	29	40.462	-3.677
Lleida	56	41.617	0.622
Marbella	51	36.515	-4.886
León	55	42.600	-5.570
Villaverde	29	40.350	-3.700	x
Cadiz	51	36.527	-6.289
Retiro	29	40.413	-3.683	x
Dos Hermanas	51	37.283	-5.921
Mataró	56	41.542	2.445
Gràcia	56	41.402	2.156	x
Santa Coloma de Gramenet	56	41.452	2.208
Torrejón de Ardoz	29	40.455	-3.470
Jaén	51	37.769	-3.790
Moncloa-Aravaca	29	40.435	-3.732	x
Algeciras	51	36.133	-5.451
Parla	29	40.236	-3.768
Delicias	52	41.649	-0.908	x
Ourense	58	42.337	-7.864
Alcobendas	29	40.547	-3.642
Reus	56	41.156	1.107
Moratalaz	29	40.407	-3.649	x
Ciutat Vella	56	41.380	2.173	x
Torrevieja	60	37.979	-0.682
Telde	53	27.992	-15.419
Barakaldo	59	43.296	-2.988
Lugo	58	43.010	-7.556
San Fernando	51	36.476	-6.198
Girona	56	41.983	2.825
Santiago de Compostela	58	42.881	-8.546
Cáceres	57	39.476	-6.372
Lorca	31	37.671	-1.702
Coslada	29	40.424	-3.561
Talavera de la Reina	54	39.963	-4.831
El Puerto de Santa María	51	36.594	-6.233
Cornellà de Llobregat	56	41.350	2.083
Las Rozas de Madrid	29	40.493	-3.874
Orihuela	60	38.085	-0.944
Avilés	34	43.555	-5.925
El Ejido	51	36.776	-2.815
Guadalajara	54	40.629	-3.162
Roquetas de Mar	51	36.764	-2.615
Palencia	55	42.010	-4.524
Algorta	59	43.349	-3.009	x
Pozuelo de Alarcón	29	40.433	-3.813
Sant Boi de Llobregat	56	41.344	2.037
Toledo	54	39.858	-4.023
Les Corts	56	41.387	2.130	x
Pontevedra	58	42.431	-8.644
Getxo	59	43.357	-3.011
Gandia	60	38.967	-0.183
Sant Cugat del Vallès	56	41.471	2.086
Ceuta	CE	35.889	-5.320
Arona	53	28.100	-16.681
Torrent	60	39.437	-0.465
Chiclana de la Frontera	51	36.420	-6.144
Manresa	56	41.728	1.824
San Sebastián de los Reyes	29	40.556	-3.627
Ferrol	58	43.485	-8.233
Vélez-Málaga	51	36.781	-4.103
Ciudad Real	54	38.986	-3.929
Mijas	51	36.596	-4.637
Melilla	ML	35.294	-2.938
Rubí	56	41.492	2.033
Fuengirola	51	36.540	-4.625
Benidorm	60	38.538	-0.131
Alcalá de Guadaira	51	37.338	-5.840
Ponferrada	55	42.547	-6.596
Rivas-Vaciamadrid	29	40.326	-3.511
Majadahonda	29	40.474	-3.872
Campiña	51	38.219	-2.981
Vicálvaro	29	40.400	-3.600	x
Zamora	55	41.506	-5.745
Sagunto	60	39.683	-0.267
Vilanova i la Geltrú	56	41.224	1.725
Sanlúcar de Barrameda	51	36.778	-6.351
Estepona	51	36.428	-5.146
Torremolinos	51	36.620	-4.500
Villa de Vallecas	29	40.367	-3.601	x
La Línea de la Concepción	51	36.168	-5.348
Molina de Segura	31	38.055	-1.208
Paterna	60	39.503	-0.441
Santa Lucía	53	27.912	-15.541
Viladecans	56	41.314	2.014
El Prat de Llobregat	56	41.328	2.095
Valdemoro	29	40.191	-3.679
Grao de Murviedro	60	39.642	-0.239
Castelldefels	56	41.278	1.970
Alcoy	60	38.705	-0.474
Linares	51	38.095	-3.636
Irun	59	43.339	-1.789
Granollers	56	41.608	2.288
Motril	51	36.751	-3.518
Gamonal	55	42.357	-3.673	x
Santutxu	59	43.253	-2.916
Arrecife	53	28.963	-13.548
Benalmádena	51	36.596	-4.573
Cerdanyola del Vallès	56	41.491	2.141
la Nova Esquerra de l'Eixample	56	41.383	2.149	x
Ávila	55	40.657	-4.700
Barri de Sant Andreu	56	41.437	2.190	x
Segovia	55	40.948	-4.118
Mérida	57	38.916	-6.344
Cuenca	54	40.067	-2.133
Torrelavega	39	43.349	-4.048
Elda	60	38.478	-0.792
Collado-Villalba	29	40.635	-4.005
Aranjuez	29	40.031	-3.602
San Vicent del Raspeig	60	38.396	-0.525
Mollet del Vallès	56	41.540	2.213
San Bartolomé de Tirajana	53	27.925	-15.573
Huesca	52	42.136	-0.409
Puertollano	54	38.687	-4.107
Calvià	07	39.566	2.506
Sagrada Família	56	41.404	2.173	x
Arganda	29	40.301	-3.437
Vila-real	60	39.938	-0.101
la Vila de Gràcia	56	41.403	2.157	x
Utrera	51	37.185	-5.781
Ibiza	07	38.909	1.433
el Raval	56	41.380	2.169	x
Portugalete	59	43.321	-3.021
Sant Gervasi - Galvany	56	41.398	2.143	x
Santurtzi	59	43.328	-3.032
Esplugues de Llobregat	56	41.377	2.088
Barri de les Corts	56	41.387	2.135	x
Gavà	56	41.306	2.001
Sama	34	43.296	-5.684
Antequera	51	37.019	-4.561
Alzira	60	39.150	-0.433
Denia	60	38.841	0.106
Mieres	34	43.250	-5.767
Dreta de l'Eixample	56	41.396	2.167	x
Llefià	56	41.438	2.220
Mislata	60	39.475	-0.418
Colmenar Viejo	29	40.659	-3.768
Pinto	29	40.241	-3.700
Barajas de Madrid	29	40.474	-3.578	x
Boadilla del Monte	29	40.405	-3.878
Figueres	56	42.266	2.962
Adeje	53	28.123	-16.726
Sant Feliu de Llobregat	56	41.383	2.050
Basauri	59	43.240	-2.886
Lucena	51	37.409	-4.485
l'Antiga Esquerra de l'Eixample	56	41.389	2.155	x
Tres Cantos	29	40.601	-3.708
Sants	56	41.374	2.138	x
La Orotava	53	28.391	-16.523
Plasencia	57	40.031	-6.088
Alcantarilla	31	37.969	-1.217
San Fernando de Henares	29	40.424	-3.533
Poble Sec	56	41.375	2.163	x
Mairena del Aljarafe	51	37.345	-6.064
Manacor	07	39.570	3.210
Écija	51	37.542	-5.083
Puerto Real	51	36.528	-6.190
Blanes	56	41.674	2.790
Granadilla de Abona	53	28.119	-16.576
Vic	56	41.930	2.255
Soria	55	41.764	-2.469
Lloret de Mar	56	41.700	2.846
Miranda de Ebro	55	42.687	-2.947
Andújar	51	38.039	-4.051
Igualada	56	41.581	1.617
Errenteria	59	43.312	-1.902
Rincón de la Victoria	51	36.717	-4.276
Sant Antoni	56	41.379	2.159	x
Burjassot	60	39.510	-0.413
Vilafranca del Penedès	56	41.346	1.697
el Camp de l'Arpa del Clot	56	41.412	2.182	x
Tomelloso	54	39.158	-3.022
Ontinyent	60	38.822	-0.606
Narón	58	43.502	-8.191
Vilagarcía de Arousa	58	42.596	-8.764
Los Realejos	53	28.385	-16.583
Ripollet	56	41.497	2.157
Ronda	51	36.742	-5.167
Los Palacios y Villafranca	51	37.162	-5.924
Arucas	53	28.120	-15.523
Llucmajor	07	39.491	2.891
el Guinardó	56	41.419	2.174	x
Realejo Alto	53	28.376	-16.586
La Rinconada	51	37.486	-5.981
El Vendrell	56	41.217	1.533
Don Benito	57	38.956	-5.862
Puerto del Rosario	53	28.500	-13.863
Úbeda	51	38.013	-3.370
Teruel	52	40.346	-1.106
Villena	60	38.637	-0.866
Mazarrón	31	37.599	-1.315
Cieza	31	38.240	-1.420
Tortosa	56	40.812	0.522
Alhaurín de la Torre	51	36.664	-4.561
Yecla	31	38.614	-1.115
San Pedro de Alcántara	51	36.488	-4.991
Tudela	32	42.062	-1.605
Burriana	60	39.889	-0.085
Águilas	31	37.406	-1.583
el Camp d'en Grassot i Gràcia Nova	56	41.406	2.165	x
Villajoyosa	60	38.508	-0.233
Sant Adrià de Besòs	56	41.431	2.219
el Poblenou	56	41.404	2.204	x
Almendralejo	57	38.683	-6.407
Olot	56	42.181	2.490
Montcada i Reixac	56	41.483	2.183
Oleiros	58	43.333	-8.317
Marratxí	07	39.621	2.725
Maspalomas	53	27.761	-15.586
Aranda de Duero	55	41.670	-3.689
Azuqueca de Henares	54	40.566	-3.268
Cambrils	56	41.070	1.059
Puerto de la Cruz	53	28.414	-16.549
Sant Joan Despí	56	41.367	2.057
Fort Pienc	56	41.395	2.179	x
El Carmel	56	41.418	2.159	x
Galapagar	29	40.578	-4.004
Santa Pola	60	38.192	-0.566
Castro-Urdiales	39	43.383	-3.220
Javea	60	38.783	0.167
Torre-Pacheco	31	37.743	-0.954
San Javier	31	37.806	-0.837
Camargo	39	43.407	-3.885
Santa Eulària des Riu	07	38.985	1.534
Arcos de la Frontera	51	36.751	-5.811
Leioa	59	43.327	-2.989
Valdepeñas	54	38.762	-3.385
Barberà del Vallès	56	41.516	2.125
Carballo	58	43.213	-8.691
Hellín	54	38.511	-1.701
San Andrés del Rabanedo	55	42.612	-5.617
Xirivella	60	39.466	-0.426
Alcázar de San Juan	54	39.390	-3.208
Manises	60	39.491	-0.463
la Marina de Port	56	41.360	2.140	x
Alaquàs	60	39.456	-0.461
Oliver-Valdefierro	52	41.645	-0.933	x
Puente-Genil	51	37.389	-4.767
Redondela	58	42.283	-8.610
Atamaría	31	37.600	-0.807
Pinar de Chamartín	29	40.479	-3.668	x
Puerto del Carmen	53	28.923	-13.666
Salt	56	41.975	2.793
Aldaia	60	39.466	-0.460
Arteixo	58	43.305	-8.507
Calp	60	38.645	0.044
Sestao	59	43.310	-3.007
Xàtiva	60	38.990	-0.519
Ingenio	53	27.919	-15.434
Inca	07	39.721	2.911
el Putxet i el Farró	56	41.407	2.144	x
San Roque	51	36.211	-5.384
Galdakao	59	43.231	-2.843
Totana	31	37.769	-1.502
Rota	51	36.625	-6.362
Ciutadella	07	40.001	3.841
La Sagrera	56	41.423	2.186	x
Maó	07	39.889	4.266
la Verneda i la Pau	56	41.424	2.203	x
Agüimes	53	27.905	-15.446
Sueca	60	39.203	-0.311
Crevillente	60	38.250	-0.810
Morón de la Frontera	51	37.121	-5.454
Oliva	60	38.920	-0.119
Sant Pere de Ribes	56	41.260	1.774
Carmona	51	37.471	-5.646
Algemesí	60	39.190	-0.436
Vinaròs	60	40.470	0.476
Durango	59	43.171	-2.634
Culleredo	58	43.288	-8.389
Coria del Río	51	37.288	-6.054
Sant Vicenç dels Horts	56	41.393	2.007
Almuñécar	51	36.734	-3.691
Sitges	56	41.235	1.812
Ribeira	58	42.746	-8.444
Eibar	59	43.185	-2.472
Premià de Mar	56	41.492	2.365
el Clot	56	41.410	2.191	x
Santa Uxía de Ribeira	58	42.554	-8.991
Novelda	60	38.385	-0.768
Catarroja	60	39.400	-0.400
Amés	58	42.904	-8.656
Martorell	56	41.474	1.931
Horta	56	41.436	2.157	x
Benicarló	60	40.416	0.427
Salou	56	41.077	1.142
Villarrobledo	54	39.270	-2.601
Níjar	51	36.967	-2.206
El Campello	60	38.429	-0.398
Villaviciosa de Odón	29	40.358	-3.904
Lebrija	51	36.921	-6.075
Caravaca	31	38.106	-1.863
Sant Andreu de la Barca	56	41.447	1.972
la Prosperitat	56	41.443	2.182	x
Pineda de Mar	56	41.628	2.689
Sant Martí de Provençals	56	41.420	2.196	x
Camas	51	37.402	-6.033
Marín	58	42.391	-8.701
Lepe	51	37.255	-7.204
Villanueva de la Serena	57	38.977	-5.797
Almozara	52	41.661	-0.902	x
el Baix Guinardó	56	41.412	2.168	x
Cangas do Morrazo	58	42.264	-8.785
Almansa	54	38.869	-1.097
Onda	60	39.965	-0.260
Jumilla	31	38.479	-1.325
Vilapicina i la Torre Llobeta	56	41.429	2.174	x
La Bonanova	56	41.406	2.132	x
Quart de Poblet	60	39.481	-0.439
Valls	56	41.286	1.250
Santa Perpètua de Mogoda	56	41.533	2.183
Almassora	60	39.947	-0.063
Iturrama	32	42.808	-1.658
Sarrià	56	41.403	2.116	x
Calahorra	27	42.305	-1.965
Martos	51	37.721	-3.973
Porta	56	41.435	2.179	x
Gáldar	53	28.147	-15.650
Adra	51	36.748	-3.021
Sants - Badal	56	41.375	2.128	x
Candelaria	53	28.355	-16.373
Calafell	56	41.200	1.568
Erandio	59	43.304	-2.974
Cullera	60	39.167	-0.250
Ibi	60	38.625	-0.572
Molins de Rei	56	41.417	2.017
la Maternitat i Sant Ramon	56	41.381	2.117	x
Icod de los Vinos	53	28.372	-16.712
Montilla	51	37.586	-4.638
Altea	60	38.599	-0.051
San Pedro del Pinatar	31	37.836	-0.791
Tacoronte	53	28.477	-16.410
Paiporta	60	39.428	-0.418
Priego de Córdoba	51	37.438	-4.195
Baza	51	37.491	-2.773
Alhaurín el Grande	51	36.643	-4.687
Olesa de Montserrat	56	41.544	1.894
el Besòs i el Maresme	56	41.413	2.217	x
Cambre	58	43.294	-8.347
Ponteareas	58	42.175	-8.504
Castellar del Vallès	56	41.617	2.083
Barbate	51	36.192	-5.922
Sant Pere, Santa Caterina i La Ribera	56	41.385	2.182	x
Vícar	51	36.832	-2.643
Alcalá la Real	51	37.461	-3.923
Tomares	51	37.373	-6.046
Llíria	60	39.629	-0.598
Zarautz	59	43.284	-2.170
Primer Ensanche	32	42.815	-1.649
Segundo Ensanche	32	42.814	-1.643
Mutxamel	60	38.416	-0.445
Mejorada del Campo	29	40.393	-3.482
Alboraya	60	39.500	-0.350
Palafrugell	56	41.917	3.163
Los Barrios	51	36.185	-5.492
El Masnou	56	41.480	2.319
Ciempozuelos	29	40.159	-3.621
Barañáin	32	42.806	-1.677
Arrasate / Mondragón	59	43.064	-2.490
Navas	56	41.418	2.186	x
Pilar de la Horadada	60	37.866	-0.793
Carrizal	53	27.912	-15.406
La Oliva	53	28.611	-13.929
Torre del Mar	51	36.742	-4.093
Sant Feliu de Guíxols	56	41.783	3.033
San Juan de Alicante	60	38.401	-0.436
Calatayud	52	41.354	-1.643
Moncada	60	39.546	-0.396
A Estrada	58	42.689	-8.488
Coín	51	36.659	-4.756
Esparreguera	56	41.538	1.870
Sant Antoni de Portmany	07	38.981	1.304
Nerja	51	36.753	-3.874
Almonte	51	37.265	-6.517
Torrelodones	29	40.577	-3.927
Laguna de Duero	55	41.582	-4.723
Carcaixent	60	39.122	-0.448
Mogán	53	27.884	-15.725
Palma del Río	51	37.700	-5.281
Navalcarnero	29	40.289	-4.012
Loja	51	37.169	-4.151
Medina del Campo	55	41.312	-4.914
Armilla	51	37.144	-3.625
Cabra	51	37.472	-4.442
Isla Cristina	51	37.200	-7.317
Cártama	51	36.711	-4.633
Requena	60	39.488	-1.100
Illescas	54	40.122	-3.847
Lalín	58	42.661	-8.113
Amposta	56	40.710	0.579
Las Torres de Cotillas	31	38.028	-1.242
l'Alfàs del Pi	60	38.581	-0.103
Conil de la Frontera	51	36.277	-6.088
Baena	51	37.617	-4.322
Vila-seca	56	41.111	1.148
Alfafar	60	39.417	-0.383
Pájara	53	28.350	-14.108
Maracena	51	37.208	-3.635
San Juan de Aznalfarache	51	37.358	-6.037
Los Llanos de Aridane	53	28.659	-17.918
Bétera	60	39.591	-0.462
Manlleu	56	42.002	2.285
Guía de Isora	53	28.212	-16.779
Mairena del Alcor	51	37.373	-5.750
Rojales	60	38.088	-0.725
Ribarroja del Turia	60	39.546	-0.571
La Pobla de Vallbona	60	39.597	-0.555
Guadix	51	37.299	-3.139
Ayamonte	51	37.213	-7.408
Provenals del Poblenou	56	41.411	2.203	x
Algete	29	40.597	-3.497
Roses	56	42.262	3.177
Aspe	60	38.345	-0.767
Montecanal	52	41.630	-0.939	x
Natahoyo	34	43.540	-5.682
Alhama de Murcia	31	37.851	-1.425
Tías	53	28.961	-13.645
Picassent	60	39.364	-0.459
Marchena	51	37.329	-5.417
Moguer	51	37.276	-6.839
Monforte de Lemos	58	42.522	-7.514
San Isidro	53	28.076	-16.558
Vilassar de Mar	56	41.505	2.392
Teguise	53	29.060	-13.564
Lora del Río	51	37.659	-5.528
Hernani	59	43.266	-1.976
El Arahal	51	37.263	-5.545
Manzanares	54	38.999	-3.370
Santa Brígida	53	28.032	-15.504
Almoradí	60	38.109	-0.792
Benavente	55	42.002	-5.678
Alcúdia	07	39.853	3.121
Puçol	60	39.617	-0.300
Moaña	58	42.278	-8.739
Silla	60	39.363	-0.412
Boiro	58	42.647	-8.885
Bailén	51	38.096	-3.778
Calella	56	41.614	2.654
Bormujos	51	37.374	-6.072
Chipiona	51	36.737	-6.437
Daimiel	54	39.070	-3.615
San Bartolomé	53	29.001	-13.613
La Bordeta	56	41.374	2.144	x
Malgrat de Mar	56	41.647	2.741
Sant Quirze del Vallès	56	41.533	2.083
El Viso del Alcor	51	37.391	-5.720
Banyoles	56	42.117	2.767
Laudio / Llodio	59	43.143	-2.962
Felanitx	07	39.470	3.148
San Martín de la Vega	29	40.207	-3.571
Archena	31	38.116	-1.300
Tavernes de la Valldigna	60	39.072	-0.266
Burlata	32	42.826	-1.617
Palamós	56	41.848	3.129
Benicàssim	60	40.050	0.067
Humanes de Madrid	29	40.250	-3.831
Tolosa	59	43.135	-2.078
Nigrán	58	42.142	-8.807
Aljaraque	51	37.270	-7.023
Callosa de Segura	60	38.125	-0.878
Cartaya	51	37.281	-7.151
San Lorenzo de El Escorial	29	40.591	-4.147
la Nucia	60	38.614	-0.127
Osuna	51	37.238	-5.103
Amorebieta	59	43.217	-2.733
Oria	59	43.255	-2.019
Teo	58	42.750	-8.500
Zubia	51	37.119	-3.584
Tarifa	51	36.014	-5.607
Lasarte	59	43.268	-2.022
La Unión	31	37.619	-0.878
Utebo	52	41.708	-0.999
Pozoblanco	51	38.379	-4.848
Güimar	53	28.311	-16.413
Huércal-Overa	51	37.389	-1.943
Parets del Vallès	56	41.575	2.233
Porriño	58	42.162	-8.620
El Astillero	39	43.401	-3.821
Ejea de los Caballeros	52	42.126	-1.137
Sanxenxo	58	42.400	-8.807
La Pineda	56	41.076	1.185
Vilaseca	56	42.062	2.255
Tui	58	42.047	-8.644
Pollença	07	39.877	3.016
Navalmoral de la Mata	57	39.892	-5.541
Ermitagaña	32	42.811	-1.664
Berga	56	42.104	1.846
Playa del Ingles	53	27.757	-15.579
Castilleja de la Cuesta	51	37.386	-6.053
Albolote	51	37.231	-3.655
Santa Cruz de la Palma	53	28.684	-17.764
Monzón	52	41.911	0.194
Villaquilambre	55	42.647	-5.558
Ubrique	51	36.678	-5.446
Mula	31	38.041	-1.490
Bermeo	59	43.421	-2.722
Barbastro	52	42.036	0.127
Torrox	51	36.758	-3.952
Caldes de Montbui	56	41.633	2.167
Sant Celoni	56	41.689	2.490
Villanueva de la Cañada	29	40.447	-4.004
Balaguer	56	41.791	0.811
Cardedeu	56	41.640	2.357
L'Eliana	60	39.567	-0.533
Tàrrega	56	41.647	1.140
Las Tres Torres	56	41.400	2.129	x
La Solana	54	38.944	-3.238
Las Cabezas de San Juan	51	36.984	-5.939
Hondarribia	59	43.369	-1.796
Zafra	57	38.425	-6.417
Alcañiz	52	41.050	-0.133
Las Gabias	51	37.135	-3.670
Guardamar del Segura	60	38.090	-0.656
Baeza	51	37.994	-3.471
Ermua	59	43.187	-2.503
Gernika-Lumo	59	43.317	-2.683
Viveiro	58	43.662	-7.593
Montijo	57	38.908	-6.618
Cehegín	31	38.092	-1.798
Seseña	54	40.105	-3.698
Mungia	59	43.355	-2.845
San Miguel De Abona	53	28.098	-16.617
La Roda	54	39.207	-2.157
Poio	58	42.448	-8.686
El Grao	60	39.974	0.013
Canovelles	56	41.617	2.283
Pasaia	59	43.325	-1.927
Corvera de Asturias	34	43.536	-5.889
Hostafrancs	56	41.377	2.143	x
La Carolina	51	38.276	-3.615
Barri Gòtic	56	41.384	2.176	x
Sant Just Desvern	56	41.384	2.068
Tarancón	54	40.009	-3.007
les Roquetes	56	41.448	2.175	x
Los Alcázares	31	37.744	-0.850
Vallcarca	56	41.412	2.144	x
el Turó de la Peira	56	41.432	2.169	x
Carlet	60	39.227	-0.521
Sant Carles de la Ràpita	56	40.617	0.600
Montornès del Vallès	56	41.542	2.267
Albal	60	39.400	-0.417
Vilalba	58	43.298	-7.681
Santafé	51	37.189	-3.719
Atarfe	51	37.225	-3.687
Tordera	56	41.699	2.719
Santomera	31	38.061	-1.049
Benetússer	60	39.423	-0.397
Arenys de Mar	56	41.582	2.549
Torredembarra	56	41.145	1.399
la Barceloneta	56	41.380	2.190	x
Massamagrell	60	39.567	-0.333
la Guineueta	56	41.439	2.169	x
Villanueva del Pardillo	29	40.490	-3.964
Berja	51	36.847	-2.950
Béjar	55	40.386	-5.763
Campo de Criptana	54	39.405	-3.125
#ET
Addis Ababa	44	9.025	38.747
Dire Dawa	48	9.593	41.866
Mek'ele	53	13.497	39.475
Nazrēt	51	8.550	39.267
Bahir Dar	46	11.594	37.391
Gondar	46	12.600	37.467
Desē	46	11.133	39.633
Hawassa	54	7.062	38.476
Jimma	51	7.673	36.834
Bishoftu	51	8.752	38.978
Kombolcha	46	11.082	39.743
Harar	50	9.314	42.118
Sodo	54	6.860	37.762
Shashemenē	51	7.200	38.600
Hosa’ina	54	7.550	37.854
Arba Minch	54	6.033	37.550
Ādīgrat	53	14.277	39.462
Debre Mark’os	46	10.350	37.733
Debre Birhan	46	9.680	39.533
Jijiga	52	9.350	42.800
Inda Silasē	53	14.103	38.283
Ziway	51	7.933	38.717
Dīla	54	6.417	38.317
Hāgere Hiywet	51	8.983	37.850
Gambēla	49	8.250	34.583
Axum	53	14.121	38.723
Waliso	51	8.534	37.965
Yirga ‘Alem	54	6.750	38.417
Mojo	51	8.587	39.121
Goba	51	7.017	39.983
Shakiso	51	5.765	38.910
Felege Neway	54	6.300	36.883
Āreka	54	7.067	37.700
Bodītī	54	6.967	37.867
Debre Tabor	46	11.850	38.017
Jinka	54	5.650	36.650
Gimbi	51	9.170	35.835
Āsbe Teferī	51	9.086	40.867
Korem	53	12.506	39.523
Āsosa	47	10.067	34.533
Butajīra	54	8.117	38.367
Metu	51	8.300	35.583
Āgaro	51	7.850	36.650
Kibre Mengist	51	5.883	38.983
Maych’ew	53	12.787	39.542
Werota	46	11.917	37.700
Dembī Dolo	51	8.533	34.800
Dubti	45	11.733	41.082
Fichē	51	9.800	38.733
K’olīto	54	7.317	38.083
Mendī	51	9.800	35.100
Debark’	46	13.156	37.898
Tippi	54	7.200	35.450
Kemisē	46	10.717	39.870
Āsasa	51	7.100	39.200
Genet	51	9.067	38.500
Finote Selam	46	10.700	37.267
Metahāra	51	8.900	39.917
Dodola	51	6.983	39.183
Addiet Canna	46	11.267	37.483
Ādīs Zemen	46	12.117	37.783
Hagere Maryam	51	5.634	38.236
Burē	46	10.700	37.067
Robīt	46	12.017	39.633
Asaita	45	11.568	41.439
Bedelē	51	8.456	36.353
Nejo	51	9.500	35.500
Sebeta	51	8.917	38.617
Batī	46	11.192	40.017
Bonga	54	7.283	36.233
Bako	54	5.783	36.567
Yabēlo	51	4.883	38.083
Bedēsa	51	8.900	40.783
Wenjī	51	8.450	39.283
Ginir	51	7.140	40.711
Gebre Guracha	51	9.800	38.400
Bichena	46	10.450	38.200
Gelemso	51	8.817	40.517
Shambu	51	9.567	37.100
Abomsa	46	9.983	39.983
#FI
Helsinki	01	60.170	24.935
Espoo	01	60.205	24.652
Tampere	06	61.499	23.787
Vantaa	01	60.294	25.041
Turku	02	60.451	22.269
Oulu	17	65.012	25.468
Lahti	07	60.983	25.662
Kuopio	11	62.892	27.677
Jyväskylä	13	62.241	25.721
Pori	04	61.483	21.783
Lappeenranta	09	61.059	28.189
Vaasa	15	63.096	21.616
Kotka	08	60.466	26.946
Joensuu	12	62.601	29.763
Hämeenlinna	05	60.996	24.464
Porvoo	01	60.392	25.665
Mikkeli	10	61.689	27.272
Hyvinge	01	60.633	24.867
Järvenpää	01	60.474	25.090
Nurmijärvi	01	60.464	24.807
Rauma	04	61.127	21.511
Mellunkylä	01	60.234	25.099	x
Lohja	01	60.249	24.065
Vuosaari	01	60.210	25.142	x
Kokkola	16	63.838	23.131
Kajaani	18	64.227	27.728
Rovaniemi	19	66.500	25.717
Tuusula	01	60.404	25.026
Kirkkonummi	01	60.124	24.439
Seinäjoki	14	62.794	22.828
Kerava	01	60.403	25.105
Kouvola	08	60.867	26.700
Imatra	09	61.172	28.752
Nokia	06	61.467	23.500
Savonlinna	10	61.870	28.880
Kallio	01	60.184	24.950	x
Riihimäki	05	60.738	24.777
Kaarela	01	60.252	24.881	x
Vihti	01	60.417	24.320
Salo	02	60.383	23.133
Kangasala	06	61.464	24.076
Raisio	02	60.486	22.169
Karhula	08	60.522	26.931
Kemi	19	65.736	24.564
Iisalmi	11	63.559	27.191
Varkaus	11	62.315	27.873
Raahe	17	64.683	24.483
Ylöjärvi	06	61.556	23.596
Hamina	08	60.570	27.198
Kaarina	02	60.407	22.369
Tornio	19	65.848	24.147
Heinola	07	61.206	26.038
Hollola	07	61.050	25.433
Valkeakoski	06	61.264	24.031
Siilinjärvi	11	63.083	27.667
Lauttasaari	01	60.159	24.868	x
Sibbo	01	60.378	25.269
Jakobstad	15	63.675	22.703
Lempäälä	06	61.317	23.750
Mäntsälä	01	60.633	25.317
Forssa	05	60.815	23.621
Kuusamo	17	65.967	29.183
Munkkiniemi	01	60.199	24.878	x
Haukipudas	17	65.177	25.352
Korsholm	15	63.114	21.682
Laukaa	13	62.414	25.952
Anjala	08	60.683	26.833	x
Uusikaupunki	02	60.800	21.408
Janakkala	05	60.900	24.600
Pirkkala	06	61.461	23.632
Väståboland	02	60.300	22.300
Lovisa	01	60.457	26.225
Jämsä	13	61.864	25.190
Lieto	02	60.510	22.462
#FJ
Suva	01	-18.142	178.441
Lautoka	05	-17.617	177.450
Nadi	05	-17.803	177.416
Labasa	03	-16.433	179.365
#FR
Paris	11	48.853	2.349
Marseille	93	43.297	5.381
Lyon	84	45.748	4.847
Toulouse	76	43.604	1.444
Nice	93	43.703	7.266
Nantes	52	47.217	-1.553
Strasbourg	44	48.584	7.746
Montpellier	76	43.611	3.877
Bordeaux	75	44.840	-0.581
Lille	32	50.633	3.059
Rennes	53	48.112	-1.674
Reims	44	49.265	4.029
Le Havre	28	49.494	0.108
Cergy-Pontoise	11	49.039	2.078
Saint-Étienne	84	45.434	4.390
Toulon	93	43.124	5.928
Angers	52	47.474	-0.548
Grenoble	84	45.179	5.715
Dijon	27	47.317	5.017
Nîmes	76	43.834	4.360
Aix-en-Provence	93	43.528	5.450
Saint-Quentin-en-Yvelines	11	48.772	2.019
Brest	53	48.390	-4.486
Le Mans	52	48.000	0.205
Amiens	32	49.900	2.300
Tours	24	47.395	0.704
Limoges	75	45.834	1.248
Clermont-Ferrand	84	45.780	3.087
Villeurbanne	84	45.766	4.880
Besançon	27	47.249	6.018
Orléans	24	47.903	1.904
Metz	44	49.119	6.173
Rouen	28	49.443	1.099
Mulhouse	44	47.752	7.329
Perpignan	76	42.698	2.895
Caen	28	49.186	-0.359
Boulogne-Billancourt	11	48.835	2.241
Nancy	44	48.684	6.185
Argenteuil	11	48.948	2.247
Saint-Denis	11	48.936	2.354
Roubaix	32	50.694	3.175
Tourcoing	32	50.724	3.161
Montreuil	11	48.864	2.443
Avignon	93	43.948	4.809
Marseille 13	93	43.319	5.408
Asnières-sur-Seine	11	48.917	2.283
Nanterre	11	48.892	2.207
Poitiers	75	46.583	0.343
Versailles	11	48.804	2.134
Courbevoie	11	48.897	2.257
Créteil	11	48.793	2.466
Pau	75	43.311	-0.356
Colombes	11	48.919	2.254
Vitry-sur-Seine	11	48.787	2.403
Aulnay-sous-Bois	11	48.938	2.494
Marseille 08	93	43.271	5.382
Marseille 15	93	43.372	5.354
Marseille 09	93	43.254	5.406
La Rochelle	75	46.163	-1.152
Champigny-sur-Marne	11	48.816	2.494
Rueil-Malmaison	11	48.877	2.190
Antibes	93	43.586	7.108
Saint-Maur-des-Fossés	11	48.794	2.493
Calais	32	50.952	1.856
Béziers	76	43.341	3.214
Dunkerque	32	51.033	2.377
Aubervilliers	11	48.917	2.383
Cannes	93	43.551	7.013
Mérignac	75	44.842	-0.645
Bourges	24	47.083	2.400
Saint-Nazaire	52	47.280	-2.210
Colmar	44	48.081	7.356
Valence	84	44.926	4.910
Quimper	53	48.000	-4.100
Drancy	11	48.926	2.445
Noisy-le-Grand	11	48.850	2.563
Villeneuve-d'Ascq	32	50.617	3.167
La Seyne-sur-Mer	93	43.103	5.878
Levallois-Perret	11	48.894	2.289
Marseille 14	93	43.344	5.380
Chambéry	84	45.566	5.921
Issy-les-Moulineaux	11	48.821	2.277
Neuilly-sur-Seine	11	48.885	2.270
Troyes	44	48.301	4.085
Antony	11	48.753	2.297
La Roche-sur-Yon	52	46.667	-1.433
Marseille 12	93	43.296	5.436
Lorient	53	47.746	-3.366
Sarcelles	11	48.997	2.378
Pessac	75	44.806	-0.632
Ivry-sur-Seine	11	48.816	2.385
Évreux	28	49.024	1.151
Vénissieux	84	45.697	4.886
Cergy	11	49.036	2.076
Clichy	11	48.900	2.310
Marseille 11	93	43.291	5.438
Saint-Quentin	32	49.849	3.288
Niort	75	46.323	-0.459
Belfort	27	47.642	6.854
Ajaccio	94	41.919	8.738
Vannes	53	47.658	-2.756
Sartrouville	11	48.948	2.192
Maisons-Alfort	11	48.812	2.439
Meaux	11	48.960	2.879
Blois	24	47.594	1.329
Brive-la-Gaillarde	75	45.159	1.533
Arles	93	43.677	4.630
Beauvais	32	49.433	2.083
Châteauroux	24	46.812	1.694
Cholet	52	47.059	-0.880
Fréjus	93	43.433	6.736
Pantin	11	48.894	2.409
Saint-Brieuc	53	48.515	-2.768
Montauban	76	44.018	1.364
Charleville-Mézières	44	49.769	4.725
Albi	76	43.930	2.148
Tarbes	76	43.233	0.083
Fontenay-sous-Bois	11	48.854	2.483
Évry	11	48.633	2.440
Clamart	11	48.803	2.267
Marseille 10	93	43.279	5.415
Châlons-en-Champagne	44	48.954	4.367
Narbonne	76	43.184	3.001
Saint-Malo	53	48.647	-2.009
Laval	52	48.073	-0.763
Hyères	93	43.120	6.129
Carcassonne	76	43.214	2.352
Angoulême	75	45.650	0.153
Annecy	84	45.909	6.126
Bondy	11	48.902	2.489
Le Blanc-Mesnil	11	48.939	2.461
Villejuif	11	48.794	2.360
Grasse	93	43.658	6.925
Sevran	11	48.945	2.527
Castres	76	43.606	2.240
Chalon-sur-Saône	27	46.781	4.854
Marseille 04	93	43.302	5.401
Arras	32	50.293	2.782
Boulogne-sur-Mer	32	50.726	1.614
Chelles	11	48.881	2.593
Cagnes-sur-Mer	93	43.664	7.148
Saint-Herblain	52	47.218	-1.648
Douai	32	50.371	3.079
Épinay-sur-Seine	11	48.953	2.315
Vincennes	11	48.849	2.438
Martigues	93	43.407	5.055
Marseille 03	93	43.303	5.376
Bourg-en-Bresse	84	46.206	5.226
Bobigny	11	48.910	2.450
Montluçon	84	46.340	2.603
Aubagne	93	43.293	5.571
Valenciennes	32	50.359	3.525
Suresnes	11	48.871	2.229
Meudon	11	48.814	2.235
Marseille 05	93	43.296	5.401
Bayonne	75	43.493	-1.473
Istres	93	43.513	4.987
Thionville	44	49.360	6.160
Mantes-la-Jolie	11	48.990	1.717
Compiègne	32	49.418	2.826
Nevers	27	46.990	3.159
Chartres	24	48.447	1.489
Marseille 06	93	43.288	5.379
Le Cannet	93	43.577	7.019
Wattrelos	32	50.701	3.218
Caluire-et-Cuire	84	45.795	4.846
Gap	93	44.559	6.079
Talence	75	44.808	-0.589
Alès	76	44.125	4.081
Gennevilliers	11	48.933	2.300
Saint-Priest	84	45.697	4.944
Rosny-sous-Bois	11	48.870	2.499
Auxerre	27	47.800	3.570
Salon-de-Provence	93	43.642	5.095
Saint-Germain-en-Laye	11	48.896	2.090
Bastia	94	42.703	9.450
Marseille 01	93	43.298	5.384
Sète	76	43.403	3.693
Anglet	75	43.489	-1.519
Puteaux	11	48.883	2.239
Corbeil-Essonnes	11	48.606	2.488
Garges-lès-Gonesse	11	48.968	2.398
Roanne	84	46.036	4.068
Savigny-sur-Orge	11	48.677	2.348
Livry-Gargan	11	48.919	2.543
Épinal	44	48.183	6.453
Saint-Ouen	11	48.907	2.333
Rezé	52	47.181	-1.550
Montigny-le-Bretonneux	11	48.766	2.034
Noisy-le-Sec	11	48.891	2.465
Melun	11	48.546	2.654
Bagneux	11	48.796	2.308
Massy	11	48.727	2.283
Haguenau	44	48.816	7.791
Montrouge	11	48.816	2.314
Marcq-en-Barœul	32	50.667	3.083
Vitrolles	93	43.460	5.249
Draguignan	93	43.537	6.465
Lens	32	50.433	2.828
Gagny	11	48.883	2.533
Saint-Chamond	84	45.476	4.513
Bron	84	45.739	4.913
Vaulx-en-Velin	84	45.787	4.925
Joué-lès-Tours	24	47.352	0.669
Alfortville	11	48.806	2.420
La Courneuve	11	48.928	2.396
Châtellerault	75	46.817	0.545
Villepinte	11	48.962	2.533
Cambrai	32	50.176	3.235
Poissy	11	48.929	2.050
Conflans-Sainte-Honorine	11	49.002	2.097
Mont-de-Marsan	75	43.890	-0.497
Plaisir	11	48.823	1.954
Marseille 07	93	43.283	5.360
Marignane	93	43.417	5.215
Dieppe	28	49.922	1.078
Montélimar	84	44.555	4.755
Tremblay-en-France	11	48.950	2.568
Choisy-le-Roi	11	48.768	2.419
Saint-Martin-d'Hères	84	45.179	5.763
Mâcon	27	46.314	4.828
Romans-sur-Isère	84	45.050	5.066
Saint-Raphaël	93	43.423	6.774
Pontault-Combault	11	48.798	2.607
Six-Fours-les-Plages	93	43.092	5.825
Périgueux	75	45.187	0.714
Aurillac	84	44.925	2.440
Neuilly-sur-Marne	11	48.854	2.549
Liévin	32	50.420	2.781
Agen	75	44.202	0.621
Franconville	11	48.983	2.233
Sainte-Geneviève-des-Bois	11	48.647	2.320
Maubeuge	32	50.279	3.973
Bagnolet	11	48.867	2.417
Saumur	52	47.259	-0.078
Biarritz	75	43.481	-1.557
La Ciotat	93	43.175	5.604
Échirolles	84	45.146	5.714
Villefranche-sur-Saône	84	45.990	4.720
Châtenay-Malabry	11	48.765	2.267
Stains	11	48.950	2.383
Châtillon	11	48.802	2.293
Vienne	84	45.526	4.875
Schiltigheim	44	48.607	7.749
Les Mureaux	11	48.992	1.910
Le Perreux-sur-Marne	11	48.850	2.500
Guyancourt	11	48.773	2.074
Palaiseau	11	48.718	2.250
Saint-Dizier	44	48.638	4.949
Creil	32	49.257	2.485
Vandœuvre-lès-Nancy	44	48.650	6.183
Thonon-les-Bains	84	46.370	6.480
Béthune	32	50.530	2.640
Colomiers	76	43.611	1.335
Nogent-sur-Marne	11	48.837	2.483
Athis-Mons	11	48.705	2.391
Viry-Châtillon	11	48.672	2.393
Houilles	11	48.922	2.193
Soissons	32	49.382	3.324
Dreux	24	48.736	1.366
Charenton-le-Pont	11	48.822	2.412
Villeneuve-Saint-Georges	11	48.732	2.449
Élancourt	11	48.784	1.955
Alençon	28	48.435	0.093
Sotteville-lès-Rouen	28	49.410	1.090
Orange	93	44.138	4.810
Villenave-d'Ornon	75	44.779	-0.567
Pontoise	11	49.050	2.100
Villiers-sur-Marne	11	48.831	2.548
Chatou	11	48.890	2.159
Goussainville	11	49.014	2.466
Lomme	32	50.644	2.987
Vierzon	24	47.222	2.068
Saint-Médard-en-Jalles	75	44.895	-0.718
Thiais	11	48.765	2.396
Carpentras	93	44.055	5.048
L'Haÿ-les-Roses	11	48.779	2.337
Menton	93	43.776	7.504
Saint-Laurent-du-Var	93	43.673	7.190
Saintes	75	45.747	-0.635
Rochefort	75	45.943	-0.968
Malakoff	11	48.820	2.300
Draveil	11	48.685	2.414
Saint-Leu	27	46.731	4.501
Saint-Sébastien-sur-Loire	52	47.208	-1.503
Le Chesnay	11	48.822	2.122
Tournefeuille	76	43.589	1.319
Clichy-sous-Bois	11	48.910	2.553
Chaumont	44	48.111	5.141
Saint-Étienne-du-Rouvray	28	49.378	1.105
Meyzieu	84	45.766	5.003
Yerres	11	48.718	2.493
Montbéliard	27	47.510	6.798
Saint-Cloud	11	48.846	2.203
Sens	27	48.197	3.283
Laon	32	49.563	3.627
Lambersart	32	50.650	3.033
Trappes	11	48.774	2.018
Rodez	76	44.353	2.573
Bergerac	75	44.852	0.482
Annemasse	84	46.194	6.238
La Garde	93	43.125	6.010
Ermont	11	48.990	2.258
Rillieux-la-Pape	84	45.817	4.900
Villemomble	11	48.883	2.500
Pierrefitte-sur-Seine	11	48.967	2.361
Le Kremlin-Bicêtre	11	48.815	2.361
Champs-sur-Marne	11	48.850	2.600
Aix-les-Bains	84	45.692	5.909
Bezons	11	48.924	2.213
Vallauris	93	43.578	7.055
Taverny	11	49.025	2.217
Illkirch-Graffenstaden	44	48.529	7.715
La Teste-de-Buch	75	44.633	-1.145
Épernay	44	49.040	3.959
Villiers-le-Bel	11	49.009	2.398
Vichy	84	46.127	3.426
Sannois	11	48.967	2.250
Gonesse	11	48.987	2.449
Vigneux-sur-Seine	11	48.703	2.414
Cavaillon	93	43.831	5.036
Rambouillet	11	48.644	1.830
Cherbourg-Octeville	28	49.640	-1.616
Armentières	32	50.686	2.882
Lunel	76	43.678	4.136
Cachan	11	48.796	2.337
Le Grand-Quevilly	28	49.401	1.046
Abbeville	32	50.105	1.835
La Garenne-Colombes	11	48.905	2.247
Montigny-lès-Metz	44	49.096	6.153
Vanves	11	48.823	2.290
Vernon	28	49.093	1.463
Savigny-le-Temple	11	48.574	2.583
Dole	27	47.092	5.490
Villeneuve-sur-Lot	75	44.409	0.704
Les Ulis	11	48.682	2.169
Marseille 02	93	43.297	5.370
Oyonnax	84	46.259	5.657
Oullins	84	45.714	4.808
Le Creusot	27	46.807	4.416
Hénin-Beaumont	32	50.414	2.965
Orvault	52	47.271	-1.622
Coudekerque-Branche	32	51.023	2.394
Herblay	11	48.990	2.170
Ris-Orangis	11	48.651	2.414
Sucy-en-Brie	11	48.769	2.535
Grigny	11	48.654	2.393
Fresnes	11	48.756	2.322
Romainville	11	48.885	2.435
Fontenay-aux-Roses	11	48.793	2.293
Décines-Charpieu	84	45.769	4.959
Saint-Dié-des-Vosges	44	48.284	6.949
Fontaine	84	45.193	5.688
Auch	76	43.645	0.588
Bruay-la-Buissière	32	50.483	2.550
Lisieux	28	49.147	0.229
Sarreguemines	44	49.110	7.067
Torcy	11	48.851	2.651
Gradignan	75	44.774	-0.614
Lanester	53	47.761	-3.340
Brétigny-sur-Orge	11	48.611	2.306
Muret	76	43.460	1.326
Bois-Colombes	11	48.919	2.275
Blagnac	76	43.633	1.394
Hérouville-Saint-Clair	28	49.211	-0.307
Libourne	75	44.914	-0.242
Le Bouscat	75	44.865	-0.599
Miramas	93	43.585	5.003
Beaune	27	47.024	4.839
Brunoy	11	48.694	2.492
Eaubonne	11	48.997	2.282
Villeparisis	11	48.942	2.615
Montfermeil	11	48.898	2.579
Sèvres	11	48.823	2.218
Fougères	53	48.352	-1.200
Saint-Pol-sur-Mer	32	51.031	2.340
La Madeleine	32	50.646	3.076
Gif-sur-Yvette	11	48.683	2.133
Bourgoin-Jallieu	84	45.586	5.274
Bègles	75	44.808	-0.551
Cahors	76	44.449	1.437
Hazebrouck	32	50.724	2.537
Millau	76	44.098	3.078
Grande-Synthe	32	51.015	2.300
La Valette-du-Var	93	43.138	5.983
Moulins	84	46.565	3.332
Mont-Saint-Aignan	28	49.463	1.094
Étampes	11	48.435	2.162
Mons-en-Barœul	32	50.633	3.117
Agde	76	43.311	3.476
Saint-Ouen-l'Aumône	11	49.044	2.121
Vertou	52	47.169	-1.469
Montgeron	11	48.705	2.450
Maisons-Laffitte	11	48.953	2.145
Le Puy-en-Velay	84	45.044	3.885
Le Petit-Quevilly	28	49.413	1.062
Lormont	75	44.877	-0.519
Olivet	24	47.862	1.899
Achères	11	48.961	2.069
Ozoir-la-Ferrière	11	48.767	2.669
Le Plessis-Robinson	11	48.789	2.271
Cenon	75	44.856	-0.534
Combs-la-Ville	11	48.665	2.570
Dax	75	43.710	-1.054
Frontignan	76	43.448	3.754
Voiron	84	45.365	5.586
Loos	32	50.610	3.019
Le Mée-sur-Seine	11	48.532	2.628
Villeneuve-la-Garenne	11	48.939	2.315
Fécamp	28	49.758	0.375
Cormeilles-en-Parisis	11	48.971	2.205
Sainte-Foy-lès-Lyon	84	45.734	4.803
Verdun	44	49.160	5.383
Vélizy-Villacoublay	11	48.782	2.194
Saint-Lô	28	49.116	-1.090
Lunéville	44	48.593	6.494
Deuil-la-Barre	11	48.977	2.327
La Celle-Saint-Cloud	11	48.850	2.145
Annecy-le-Vieux	84	45.920	6.144
Sceaux	11	48.776	2.290
Lannion	53	48.733	-3.455
Denain	32	50.329	3.394
Allauch	93	43.336	5.482
Concarneau	53	47.875	-3.922
Eysines	75	44.884	-0.651
Croix	32	50.678	3.149
Forbach	44	49.188	6.893
Manosque	93	43.829	5.787
Saint-Mandé	11	48.839	2.416
Montmorency	11	48.988	2.343
Gardanne	93	43.455	5.469
Les Lilas	11	48.880	2.421
Fleury-les-Aubrais	24	47.933	1.918
Dammarie-les-Lys	11	48.517	2.650
Roissy-en-Brie	11	48.792	2.647
Saint-Genis-Laval	84	45.695	4.793
Saint-Louis	44	47.592	7.559
Cognac	75	45.696	-0.329
Saint-Michel-sur-Orge	11	48.635	2.308
Longjumeau	11	48.695	2.307
Bressuire	75	46.842	-0.490
Vauréal	11	49.033	2.033
Lons-le-Saunier	27	46.675	5.556
Ploemeur	53	47.733	-3.433
Lagny-sur-Marne	11	48.867	2.717
Sedan	44	49.702	4.940
Orly	11	48.748	2.393
Pontarlier	27	46.903	6.355
Chamalières	84	45.774	3.067
Meylan	84	45.210	5.778
Montceau-les-Mines	27	46.667	4.367
Halluin	32	50.786	3.126
Riom	84	45.894	3.113
Chevilly-Larue	11	48.765	2.350
La Defense	11	48.892	2.239	x
Sainte-Marguerite	93	43.262	5.401	x
Romorantin-Lanthenay	24	47.367	1.750
Mantes-la-Ville	11	48.974	1.703
Pertuis	93	43.694	5.503
Morsang-sur-Orge	11	48.662	2.353
Vesoul	27	47.626	6.143
Saint-Jean-de-Braye	24	47.913	1.977
Les Pennes-Mirabeau	93	43.410	5.308
Cluses	84	46.063	6.575
Bourg-lès-Valence	84	44.947	4.895
Villefontaine	84	45.613	5.151
Saint-Gratien	11	48.974	2.287
Les Pavillons-sous-Bois	11	48.907	2.506
Fontainebleau	11	48.409	2.702
Hem	32	50.653	3.187
Nogent-sur-Oise	32	49.272	2.471
Bagnols-sur-Cèze	76	44.160	4.618
Couëron	52	47.215	-1.722
Écully	84	45.774	4.778
Cran-Gevrier	84	45.900	6.100
Wasquehal	32	50.670	3.134
Mandelieu-la-Napoule	93	43.546	6.937
Vendôme	24	47.793	1.066
Louviers	28	49.217	1.167
Gujan-Mestras	75	44.636	-1.068
Sanary-sur-Mer	93	43.120	5.802
Senlis	32	49.207	2.587
Albertville	84	45.675	6.391
Limeil-Brévannes	11	48.745	2.487
Jouy-le-Moutier	11	49.011	2.040
Marmande	75	44.504	0.165
Royan	75	45.628	-1.032
Maurepas	11	48.765	1.929
Digne-les-Bains	93	44.093	6.232
Mougins	93	43.601	6.995
Challans	52	46.844	-1.875
Sélestat	44	48.262	7.449
Garches	11	48.842	2.182
Bourg-la-Reine	11	48.779	2.318
Chilly-Mazarin	11	48.715	2.316
Équeurdreville-Hainneville	28	49.649	-1.653
Cournon-d'Auvergne	84	45.741	3.196
Chaville	11	48.806	2.189
Neuilly-Plaisance	11	48.863	2.506
Bonneuil-sur-Marne	11	48.770	2.479
Sorgues	93	44.010	4.874
Vence	93	43.723	7.112
Saint-Barthélémy	93	43.331	5.402	x
Le Plessis-Trévise	11	48.811	2.574
Bar-le-Duc	44	48.773	5.161
Seynod	84	45.885	6.088
Mitry-Mory	11	48.983	2.617
Carvin	32	50.492	2.958
Limay	11	48.996	1.741
La Flèche	52	47.698	-0.076
Plaisance-du-Touch	76	43.566	1.297
La Chapelle-sur-Erdre	52	47.296	-1.553
Avion	32	50.410	2.831
Annonay	84	45.240	4.671
Ronchin	32	50.599	3.091
Mauguio	76	43.618	4.007
Chennevières-sur-Marne	11	48.797	2.540
Autun	27	46.951	4.299
Saint-Avold	44	49.105	6.704
Tourlaville	28	49.638	-1.566
Saint-Omer	32	50.748	2.261
Argentan	28	48.744	-0.020
Givors	84	45.591	4.769
Joinville-le-Pont	11	48.825	2.475
Carquefou	52	47.298	-1.490
Cestas	75	44.745	-0.682
Castelnau-le-Lez	76	43.633	3.900
Montigny-lès-Cormeilles	11	48.982	2.200
La Crau	93	43.150	6.074
Firminy	84	45.390	4.289
Orsay	11	48.696	2.187
Saint-Amand-les-Eaux	32	50.447	3.431
La Pomme	93	43.290	5.442	x
Le Pré-Saint-Gervais	11	48.885	2.404
Lucé	24	48.437	1.464
Les Clayes-sous-Bois	11	48.822	1.987
La Baule-Escoublac	52	47.292	-2.364
Sin-le-Noble	32	50.362	3.131
Toul	44	48.681	5.891
Marseille 16	93	43.360	5.334
Villeneuve-le-Roi	11	48.737	2.401
Mazargues	93	43.246	5.398	x
Saint-Jean-de-la-Ruelle	24	47.911	1.865
Morlaix	53	48.577	-3.828
Montargis	24	47.997	2.733
Soisy-sous-Montmorency	11	48.988	2.302
Bischheim	44	48.616	7.753
Flers	28	48.737	-0.575
Marly-le-Roi	11	48.867	2.083
Lattes	76	43.568	3.905
Saint-Cyr-sur-Loire	24	47.400	0.667
Fos-sur-Mer	93	43.438	4.945
Arcueil	11	48.800	2.333
Lingolsheim	44	48.558	7.683
Vitré	53	48.118	-1.206
Vitry-le-François	44	48.725	4.584
Elbeuf	28	49.287	1.003
Pamiers	76	43.117	1.611
Montereau-Fault-Yonne	11	48.383	2.950
Tulle	75	45.266	1.772
L'Isle-sur-la-Sorgue	93	43.920	5.051
Octeville	28	49.626	-1.643
Tassin-la-Demi-Lune	84	45.755	4.788
Bouguenais	52	47.178	-1.621
Verneuil-sur-Seine	11	48.974	1.965
Verrières-le-Buisson	11	48.746	2.268
Pontivy	53	48.069	-2.963
Le Vésinet	11	48.893	2.133
Sallanches	84	45.944	6.632
Montivilliers	28	49.545	0.188
Domont	11	49.028	2.326
Blanquefort	75	44.911	-0.638
Douarnenez	53	48.095	-4.329
Le Camas	93	43.295	5.394	x
Osny	11	49.070	2.063
Le Pecq	11	48.893	2.104
Guérande	52	47.329	-2.428
Floirac	75	44.831	-0.527
Saint-Cyr-l'École	11	48.799	2.068
Laxou	44	48.684	6.149
Fontenay-le-Comte	52	46.467	-0.806
Moissy-Cramayel	11	48.626	2.601
Saran	24	47.950	1.876
Bry-sur-Marne	11	48.838	2.525
Cesson-Sévigné	53	48.121	-1.603
Le Pontet	93	43.961	4.860
Montbrison	84	45.608	4.065
Faches-Thumesnil	32	50.583	3.067
Viroflay	11	48.801	2.162
Les Sables-d'Olonne	52	46.496	-1.785
Saint-Loup	93	43.278	5.431	x
Saint-Leu-la-Forêt	11	49.017	2.250
Saint-Fons	84	45.709	4.853
Landerneau	53	48.453	-4.253
Saint-Avertin	24	47.364	0.740
Châteaudun	24	48.071	1.338
Issoire	84	45.544	3.249
Gien	24	47.693	2.631
Bayeux	28	49.277	-0.704
Gentilly	11	48.813	2.342
Château-Thierry	32	49.046	3.403
Port-de-Bouc	93	43.407	4.981
Saint-Égrève	84	45.233	5.682
Villers-lès-Nancy	44	48.673	6.153
Brie-Comte-Robert	11	48.692	2.611
Boissy-Saint-Léger	11	48.751	2.512
Guéret	75	46.172	1.872
Chenôve	27	47.293	5.005
Lourdes	76	43.100	-0.050
Wittenheim	44	47.811	7.328
Canteleu	28	49.441	1.025
Crépy-en-Valois	32	49.234	2.888
Haubourdin	32	50.608	2.991
Berck-Plage	32	50.407	1.564
Les Herbiers	52	46.867	-1.017
Yutz	44	49.356	6.193
Outreau	32	50.705	1.590
Berck	32	50.400	1.600
Mayenne	52	48.303	-0.614
Audincourt	27	47.483	6.853
Balma	76	43.611	1.499
Hautmont	32	50.251	3.921
Lognes	11	48.835	2.630
Hayange	44	49.329	6.063
Tergnier	32	49.656	3.301
Carrières-sous-Poissy	11	48.950	2.041
Illzach	44	47.774	7.352
Pont-à-Mousson	44	48.907	6.056
Cugnaux	76	43.536	1.344
Éragny	11	49.017	2.100
Noisiel	11	48.849	2.624
La Blancarde	93	43.300	5.406	x
Saint-Pierre-des-Corps	24	47.386	0.748
Coulommiers	11	48.815	3.085
Montesson	11	48.909	2.138
Saint-Maximin-la-Sainte-Baume	93	43.448	5.861
Les Olives	93	43.324	5.458	x
Noyon	32	49.583	3.000
Brignoles	93	43.406	6.062
Avon	11	48.402	2.720
#GA
Libreville	01	0.392	9.454
Port-Gentil	08	-0.719	8.782
Franceville	02	-1.633	13.584
Oyem	09	1.599	11.579
Moanda	02	-1.567	13.199
Mouila	04	-1.868	11.056
Lambaréné	03	-0.700	10.241
Tchibanga	05	-2.933	10.982
Koulamoutou	07	-1.137	12.464
#GB
London	ENG	51.509	-0.126
Birmingham	ENG	52.481	-1.900
Liverpool	ENG	53.411	-2.978
Nottingham	ENG	52.954	-1.150
Sheffield	ENG	53.383	-1.466
Bristol	ENG	51.455	-2.597
Glasgow	SCT	55.865	-4.258
Leicester	ENG	52.639	-1.132
Edinburgh	SCT	55.952	-3.196
Leeds	ENG	53.796	-1.548
Cardiff	WLS	51.480	-3.180
Manchester	ENG	53.481	-2.237
Stoke-on-Trent	ENG	53.004	-2.185
Coventry	ENG	52.407	-1.512
Sunderland	ENG	54.905	-1.382
Brent	ENG	51.553	-0.302	x
Birkenhead	ENG	53.393	-3.015
Islington	ENG	51.536	-0.103
Reading	ENG	51.456	-0.971
Kingston upon Hull	ENG	53.745	-0.335
Preston	ENG	53.763	-2.705
Newport	WLS	51.588	-2.998
Swansea	WLS	51.621	-3.943
Bradford	ENG	53.794	-1.752
Southend-on-Sea	ENG	51.538	0.714
Belfast	NIR	54.597	-5.925
Derby	ENG	52.923	-1.477
Plymouth	ENG	50.372	-4.143
Luton	ENG	51.880	-0.417
Wolverhampton	ENG	52.585	-2.123
City of Westminster	ENG	51.498	-0.136
Southampton	ENG	50.904	-1.404
Blackpool	ENG	53.817	-3.050
Milton Keynes	ENG	52.042	-0.756
Bexley	ENG	51.442	0.149
Northampton	ENG	52.250	-0.883
Archway	ENG	51.567	-0.134
Norwich	ENG	52.628	1.298
Dudley	ENG	52.500	-2.083
Aberdeen	SCT	57.144	-2.098
Portsmouth	ENG	50.799	-1.091
Newcastle upon Tyne	ENG	54.973	-1.614
Sutton	ENG	51.350	-0.200
Swindon	ENG	51.558	-1.781
Crawley	ENG	51.113	-0.183
Ipswich	ENG	52.059	1.155
Wigan	ENG	53.543	-2.637
Croydon	ENG	51.383	-0.100
Walsall	ENG	52.585	-1.984
Mansfield	ENG	53.133	-1.200
Oxford	ENG	51.752	-1.256
Warrington	ENG	53.393	-2.580
Slough	ENG	51.509	-0.595
Bournemouth	ENG	50.720	-1.879
Peterborough	ENG	52.574	-0.248
Cambridge	ENG	52.200	0.117
Doncaster	ENG	53.523	-1.131
York	ENG	53.958	-1.083
Poole	ENG	50.714	-1.985
Gloucester	ENG	51.866	-2.243
Burnley	ENG	53.800	-2.233
Huddersfield	ENG	53.649	-1.784
Telford	ENG	52.677	-2.449
Dundee	SCT	56.469	-2.975
Blackburn	ENG	53.750	-2.483
Basildon	ENG	51.568	0.458
Middlesbrough	ENG	54.576	-1.235
Bolton	ENG	53.583	-2.433
Stockport	ENG	53.410	-2.158
Brighton	ENG	50.828	-0.139
West Bromwich	ENG	52.519	-1.994
Grimsby	ENG	53.565	-0.076
Hastings	ENG	50.855	0.573
High Wycombe	ENG	51.629	-0.749
Watford	ENG	51.655	-0.396
Saint Peters	ENG	51.367	1.417
Burton upon Trent	ENG	52.807	-1.643
Colchester	ENG	51.889	0.904
Eastbourne	ENG	50.769	0.285
Exeter	ENG	50.724	-3.528
Rotherham	ENG	53.430	-1.357
Cheltenham	ENG	51.900	-2.080
Lincoln	ENG	53.227	-0.538
Chesterfield	ENG	53.250	-1.417
Chelmsford	ENG	51.736	0.470
Mendip	ENG	51.237	-2.627	x
Dagenham	ENG	51.550	0.167
Basingstoke	ENG	51.262	-1.087
Maidstone	ENG	51.267	0.517
Sutton Coldfield	ENG	52.567	-1.817
Bedford	ENG	52.135	-0.466
Oldham	ENG	53.541	-2.118
Enfield Town	ENG	51.651	-0.085
Woking	ENG	51.319	-0.559
St Helens	ENG	53.450	-2.733
Worcester	ENG	52.189	-2.220
Gillingham	ENG	51.389	0.549
Becontree	ENG	51.553	0.129	x
Worthing	ENG	50.818	-0.375
Rochdale	ENG	53.618	-2.155
Solihull	ENG	52.414	-1.781
Royal Leamington Spa	ENG	52.285	-1.520
Romford	ENG	51.575	0.186
Bath	ENG	51.375	-2.362
Harlow	ENG	51.777	0.112
Nuneaton	ENG	52.523	-1.465
High Peak	ENG	53.368	-1.845
Darlington	ENG	54.524	-1.550
Southport	ENG	53.646	-3.010
Chester	ENG	53.191	-2.892
Stevenage	ENG	51.902	-0.203
Wembley	ENG	51.552	-0.297
Grays	ENG	51.476	0.325
Harrogate	ENG	53.991	-1.537
Hartlepool	ENG	54.686	-1.210
Londonderry County Borough	NIR	54.997	-7.309	x
Cannock	ENG	52.690	-2.031
Hemel Hempstead	ENG	51.754	-0.450
St Albans	ENG	51.750	-0.333
Redditch	ENG	52.306	-1.946
South Shields	ENG	54.999	-1.432
Derry	NIR	54.998	-7.309
Weston-super-Mare	ENG	51.346	-2.977
Halifax	ENG	53.717	-1.850
Beckenham	ENG	51.409	-0.025
Tamworth	ENG	52.634	-1.696
Scunthorpe	ENG	53.579	-0.654
Stockton-on-Tees	ENG	54.568	-1.319
Wakefield	ENG	53.683	-1.498
Carlisle	ENG	54.895	-2.938
Gateshead	ENG	54.962	-1.602
Lisburn	NIR	54.523	-6.035
Fylde	ENG	53.833	-2.917
Paisley	SCT	55.832	-4.433
Bracknell	ENG	51.414	-0.751
Newcastle under Lyme	ENG	53.000	-2.233
Battersea	ENG	51.475	-0.155	x
Crewe	ENG	53.098	-2.442
Chatham	ENG	51.379	0.528
Hove	ENG	50.831	-0.167
Aylesbury	ENG	51.817	-0.815
East Kilbride	SCT	55.764	-4.177
Canary Wharf	ENG	51.505	-0.021	x
Rugby	ENG	52.371	-1.264
Salford	ENG	53.488	-2.290
Purley	ENG	51.337	-0.112
Guildford	ENG	51.235	-0.574
Shrewsbury	ENG	52.710	-2.752
Peckham	ENG	51.474	-0.070	x
Barnsley	ENG	53.550	-1.483
Lowestoft	ENG	52.475	1.752
Gosport	ENG	50.795	-1.129
Southall	ENG	51.509	-0.371
Stafford	ENG	52.805	-2.116
Royal Tunbridge Wells	ENG	51.133	0.263
Ellesmere Port	ENG	53.279	-2.901
Rossendale	ENG	53.685	-2.277
Folkestone	ENG	51.082	1.167
Brixton	ENG	51.466	-0.107	x
Hounslow	ENG	51.468	-0.361
Wrexham	WLS	53.047	-2.991
Torquay	ENG	50.462	-3.525
Maidenhead	ENG	51.523	-0.720
Kingswood	ENG	51.453	-2.508
Taunton	ENG	51.015	-3.103
Waterlooville	ENG	50.881	-1.030
Macclesfield	ENG	53.260	-2.126
Bognor Regis	ENG	50.782	-0.680
Newtownabbey	NIR	54.660	-5.909
Kettering	ENG	52.398	-0.726
Buckley	WLS	53.167	-3.083
Great Yarmouth	ENG	52.608	1.731
Runcorn	ENG	53.342	-2.731
Ashford	ENG	51.146	0.874
Tonypandy	WLS	51.622	-3.455
Scarborough	ENG	54.280	-0.404
Widnes	ENG	53.362	-2.734
Aldershot	ENG	51.248	-0.764
Bury	ENG	53.600	-2.300
Barking	ENG	51.533	0.083
Castleford	ENG	53.726	-1.363
Hereford	ENG	52.057	-2.715
Bangor	NIR	54.653	-5.669
Stroud	ENG	51.750	-2.200
Margate	ENG	51.381	1.386
Chelsea	ENG	51.488	-0.169	x
Loughborough	ENG	52.767	-1.200
Welwyn Garden City	ENG	51.802	-0.207
Farnborough	ENG	51.294	-0.756
Rhondda	WLS	51.659	-3.449
Craigavon	NIR	54.447	-6.387
Wallasey	ENG	53.423	-3.065
Littlehampton	ENG	50.811	-0.541
Bridgend	WLS	51.506	-3.577
Bootle	ENG	53.467	-3.017
Weymouth	ENG	50.614	-2.460
Fareham	ENG	50.852	-1.179
Morley	ENG	53.740	-1.599
Cheshunt	ENG	51.700	-0.030
Kidderminster	ENG	52.388	-2.250
Corby	ENG	52.496	-0.689
Dartford	ENG	51.447	0.214
Castlereagh	NIR	54.574	-5.885
Dewsbury	ENG	53.691	-1.629
Livingston	SCT	55.903	-3.523
Stourbridge	ENG	52.456	-2.143
Sale	ENG	53.425	-2.324
Halesowen	ENG	52.449	-2.049
Canterbury	ENG	51.279	1.080
South Croydon	ENG	51.362	-0.094
Huyton	ENG	53.411	-2.839
Barry	WLS	51.400	-3.284
Gravesend	ENG	51.442	0.371
Eastleigh	ENG	50.967	-1.350
Acton	ENG	51.509	-0.276
Washington	ENG	54.900	-1.517
Braintree	ENG	51.878	0.553
Hamilton	SCT	55.767	-4.033
Brentwood	ENG	51.621	0.306
Esher	ENG	51.370	-0.367
Crosby	ENG	53.478	-3.033
Reigate	ENG	51.237	-0.206
Dunstable	ENG	51.886	-0.523
Morecambe	ENG	54.068	-2.861
Cumbernauld	SCT	55.947	-3.991
Redhill	ENG	51.240	-0.170
Horsham	ENG	51.063	-0.328
Staines	ENG	51.431	-0.506
Batley	ENG	53.703	-1.634
Wellingborough	ENG	52.303	-0.694
Clacton-on-Sea	ENG	51.790	1.156
Dunfermline	SCT	56.072	-3.459
Bletchley	ENG	51.993	-0.735
Keighley	ENG	53.868	-1.907
Hayes	ENG	51.516	-0.423
Paignton	ENG	50.436	-3.568
Llanelli	WLS	51.682	-4.162
Kirkcaldy	SCT	56.117	-3.160
Bromsgrove	ENG	52.336	-2.060
Sittingbourne	ENG	51.341	0.733
South Benfleet	ENG	51.553	0.560
Banbury	ENG	52.063	-1.342
West Bridgford	ENG	52.930	-1.125
Mitcham	ENG	51.403	-0.168
Morden	ENG	51.398	-0.198
Cwmbran	WLS	51.654	-3.023
Long Eaton	ENG	52.899	-1.271
Durham	ENG	54.777	-1.576
Northwich	ENG	53.259	-2.520
Ayr	SCT	55.463	-4.634
Perth	SCT	56.395	-3.431
Lancaster	ENG	54.046	-2.800
Tipton	ENG	52.530	-2.068
Inverness	SCT	57.479	-4.224
Kilmarnock	SCT	55.612	-4.496
Banstead	ENG	51.322	-0.207
Neath	WLS	51.663	-3.804
King's Lynn	ENG	52.752	0.395
Winchester	ENG	51.065	-1.319
Barrow in Furness	ENG	54.111	-3.228
Yeovil	ENG	50.942	-2.632
Middleton	ENG	53.550	-2.200
Havant	ENG	50.857	-0.986
Carshalton	ENG	51.368	-0.168
Hinckley	ENG	52.539	-1.376
Salisbury	ENG	51.069	-1.796
Pontefract	ENG	53.691	-1.313
Coatbridge	SCT	55.862	-4.025
Sutton in Ashfield	ENG	53.125	-1.261
Grantham	ENG	52.911	-0.642
Merthyr Tydfil	WLS	51.748	-3.378
Great Sankey	ENG	53.392	-2.640
Greenock	SCT	55.948	-4.761
Ashton-under-Lyne	ENG	53.489	-2.099
Leigh	ENG	53.496	-2.520
Leatherhead	ENG	51.297	-0.334
Letchworth Garden City	ENG	51.979	-0.227
Newark on Trent	ENG	53.067	-0.817
Worksop	ENG	53.302	-1.124
Bury St Edmunds	ENG	52.246	0.711
Kirkby	ENG	53.481	-2.892
Wallsend	ENG	54.991	-1.534
Redruth	ENG	50.233	-5.224
Welling	ENG	51.462	0.108
Christchurch	ENG	50.736	-1.781
Andover	ENG	51.211	-1.494
Stretford	ENG	53.450	-2.317
Dover	ENG	51.126	1.313
Hatfield	ENG	51.763	-0.224
Altrincham	ENG	53.388	-2.348
Coity	WLS	51.522	-3.555
Newburn	ENG	54.988	-1.744
Boston	ENG	52.976	-0.027
Holloway	ENG	51.552	-0.125	x
Lytham St Annes	ENG	53.743	-2.997
Bridgwater	ENG	51.128	-3.004
Urmston	ENG	53.449	-2.354
Wokingham	ENG	51.411	-0.836
Swadlincote	ENG	52.774	-1.557
Trowbridge	ENG	51.319	-2.209
Prescot	ENG	53.429	-2.800
Bexhill-on-Sea	ENG	50.850	0.471
Bloxwich	ENG	52.618	-2.004
Ewell	ENG	51.349	-0.249	x
North Shields	ENG	55.016	-1.449
Glenrothes	SCT	56.195	-3.173
Skelmersdale	ENG	53.550	-2.773
Fleet	ENG	51.283	-0.833
Abingdon	ENG	51.671	-1.283
Tonbridge	ENG	51.195	0.274
Ramsgate	ENG	51.336	1.418
Ilkeston	ENG	52.971	-1.310
Coalville	ENG	52.722	-1.370
Canvey Island	ENG	51.522	0.581
Surbiton	ENG	51.391	-0.298
Whitley Bay	ENG	55.040	-1.447
Greenford	ENG	51.529	-0.355
Arnold	ENG	53.000	-1.133
Houghton-Le-Spring	ENG	54.840	-1.464
Bishops Stortford	ENG	51.871	0.159
Leyland	ENG	53.698	-2.688
Rushden	ENG	52.289	-0.602
Leighton Buzzard	ENG	51.917	-0.658
Yeadon	ENG	53.864	-1.687
Blyth	ENG	55.127	-1.509
Eccles	ENG	53.483	-2.333
Redcar	ENG	54.617	-1.060
Airdrie	SCT	55.866	-3.980
Peterlee	ENG	54.760	-1.336
Farnham	ENG	51.214	-0.801
Chester-le-Street	ENG	54.859	-1.574
Great Malvern	ENG	52.112	-2.325
Herne Bay	ENG	51.373	1.129
Wilmslow	ENG	53.328	-2.231
Newton Abbot	ENG	50.529	-3.612
Stirling	SCT	56.119	-3.937
Mangotsfield	ENG	51.488	-2.504
Billericay	ENG	51.629	0.420
Chipping Sodbury	ENG	51.538	-2.394
Hitchin	ENG	51.949	-0.285
Walkden	ENG	53.517	-2.400
Tyldesley	ENG	53.514	-2.468
Chippenham	ENG	51.460	-2.125
Billingham	ENG	54.589	-1.290
Pontypool	WLS	51.701	-3.044
Accrington	ENG	53.754	-2.359
Falkirk	SCT	56.002	-3.785
Briton Ferry	WLS	51.631	-3.819
Hoddesdon	ENG	51.761	-0.011
Bridlington	ENG	54.083	-0.192
Bentley	ENG	53.533	-1.150
Exmouth	ENG	50.617	-3.402
Yate	ENG	51.541	-2.418
Felling	ENG	54.953	-1.572
Colwyn Bay	WLS	53.295	-3.727
Radcliffe	ENG	53.562	-2.325
Totton	ENG	50.919	-1.490
Chorley	ENG	53.650	-2.617
Bicester	ENG	51.900	-1.154
Haywards Heath	ENG	50.998	-0.103
Irvine	SCT	55.619	-4.655
Wigston Magna	ENG	52.581	-1.092
Wednesfield	ENG	52.596	-2.085
Strood	ENG	51.393	0.477	x
Windsor	ENG	51.483	-0.600
Dumfries	SCT	55.070	-3.611
Glossop	ENG	53.443	-1.949
Cramlington	ENG	55.087	-1.586
Pudsey	ENG	53.795	-1.661
Ebbw Vale	WLS	51.777	-3.208
Newbury	ENG	51.401	-1.325
Wickford	ENG	51.611	0.523
Washwood Heath	ENG	52.501	-1.827	x
Lichfield	ENG	52.682	-1.825
Brighouse	ENG	53.703	-1.784
Darwen	ENG	53.698	-2.465
Wisbech	ENG	52.666	0.159
Aston	ENG	52.500	-1.883	x
Borehamwood	ENG	51.655	-0.278
Prestwich	ENG	53.533	-2.283
Motherwell	SCT	55.789	-3.992
Cleethorpes	ENG	53.560	-0.032
Deeside	WLS	53.201	-3.038
Lower Earley	ENG	51.427	-0.920
Shirley	ENG	52.411	-1.820	x
Falmouth	ENG	50.154	-5.071
Hyde	ENG	53.451	-2.079
Chichester	ENG	50.837	-0.780
Barnstaple	ENG	51.080	-4.058
Spalding	ENG	52.787	-0.151
Rutherglen	SCT	55.829	-4.214
Thornton-Cleveleys	ENG	53.874	-3.022
Aberdare	WLS	51.714	-3.449
Caerphilly	WLS	51.575	-3.218
Ruislip	ENG	51.573	-0.423
Saint Neots	ENG	52.217	-0.267
Burgess Hill	ENG	50.958	-0.133
Beverley	ENG	53.846	-0.423
Deal	ENG	51.223	1.404
Wishaw	SCT	55.767	-3.917
Pontypridd	WLS	51.602	-3.342
Winsford	ENG	53.191	-2.524
Harpenden	ENG	51.817	-0.357
Rayleigh	ENG	51.586	0.605
Whitstable	ENG	51.361	1.026
Camberley	ENG	51.337	-0.743
Barnet	ENG	51.650	-0.200
Bedworth	ENG	52.479	-1.469
Heswall	ENG	53.327	-3.096
Hucknall	ENG	53.033	-1.200
Egham	ENG	51.432	-0.552
Sevenoaks	ENG	51.273	0.189
Kidsgrove	ENG	53.087	-2.238
Newtownards	NIR	54.592	-5.691
Didcot	ENG	51.609	-1.242
Nelson	ENG	53.833	-2.200
Burntwood	ENG	52.681	-1.928
Carrickfergus	NIR	54.716	-5.806
Felixstowe	ENG	51.964	1.351
Kendal	ENG	54.327	-2.748
Consett	ENG	54.854	-1.832
Witney	ENG	51.784	-1.485
Ashton in Makerfield	ENG	53.483	-2.650
Cheadle Hulme	ENG	53.376	-2.190
Ballymena	NIR	54.864	-6.276
Stanford-le-Hope	ENG	51.523	0.434
Bideford	ENG	51.017	-4.208
Rochester	ENG	51.388	0.505
Shipley	ENG	53.833	-1.767
Heywood	ENG	53.592	-2.219	x
Brierley Hill	ENG	52.482	-2.121
Stratford-upon-Avon	ENG	52.192	-1.707
Sunbury-on-Thames	ENG	51.404	-0.418
Newry	NIR	54.178	-6.337
Ashington	ENG	55.177	-1.564
Cambuslang	SCT	55.810	-4.161
Kirkby in Ashfield	ENG	53.100	-1.244
Willenhall	ENG	52.585	-2.059
Burngreave	ENG	53.393	-1.458
Denton	ENG	53.457	-2.118
Cleckheaton	ENG	53.724	-1.713
Ashford	ENG	51.432	-0.458
Bearsden	SCT	55.915	-4.333
Jarrow	ENG	54.980	-1.484
Melton Mowbray	ENG	52.766	-0.887
Workington	ENG	54.642	-3.544
Epsom	ENG	51.331	-0.270
Haverhill	ENG	52.082	0.439
Maghull	ENG	53.516	-2.941
Clydebank	SCT	55.901	-4.406
Acocks Green	ENG	52.450	-1.817	x
East Grinstead	ENG	51.124	-0.006
Flint	WLS	53.245	-3.132
Westhoughton	ENG	53.549	-2.525
Frome	ENG	51.228	-2.322
Congleton	ENG	53.163	-2.213
Camden Town	ENG	51.541	-0.143
Ryde	ENG	50.730	-1.162
Bishop Auckland	ENG	54.656	-1.677
Northolt	ENG	51.549	-0.368
Newton Aycliffe	ENG	54.618	-1.572
Rhyl	WLS	53.319	-3.492
Hertford	ENG	51.796	-0.079
Staveley	ENG	53.267	-1.350
Coleraine	NIR	55.133	-6.667
Farnworth	ENG	53.550	-2.400
Crowthorne	ENG	51.370	-0.792
Hawarden	WLS	53.185	-3.026
Bramhall	ENG	53.358	-2.165
Coulsdon	ENG	51.320	-0.141
Bartley Green	ENG	52.435	-1.997
Hornchurch	ENG	51.557	0.217	x
St Austell	ENG	50.343	-4.774
Rhosllanerchrugog	WLS	53.010	-3.058
Fleetwood	ENG	53.925	-3.011
Witham	ENG	51.800	0.640
Blackheath	ENG	51.465	0.008
Pitsea	ENG	51.564	0.509
Whitehaven	ENG	54.549	-3.584
Newport	ENG	50.701	-1.291
Skegness	ENG	53.144	0.336
Selby	ENG	53.783	-1.067
Thetford	ENG	52.417	0.750
Newton Mearns	SCT	55.773	-4.333
Vale of Leven	SCT	55.971	-4.579
Wednesbury	ENG	52.551	-2.024
Feltham	ENG	51.446	-0.414
Thatcham	ENG	51.404	-1.260
Hindley	ENG	53.533	-2.583
Plymstock	ENG	50.360	-4.090
Ormskirk	ENG	53.567	-2.882
Warwick	ENG	52.283	-1.583
Rugeley	ENG	52.759	-1.937
Golborne	ENG	53.477	-2.597
Gosforth	ENG	55.000	-1.617
Huntingdon	ENG	52.330	-0.187
Daventry	ENG	52.257	-1.161
Droitwich	ENG	52.267	-2.150
New Malden	ENG	51.401	-0.262	x
New Milton	ENG	50.756	-1.666
Ammanford	WLS	51.793	-3.988
Portishead	ENG	51.482	-2.770
Droylsden	ENG	53.480	-2.145
Arbroath	SCT	56.563	-2.587
Musselburgh	SCT	55.942	-3.050
Evesham	ENG	52.092	-1.949
Whitefield	ENG	53.550	-2.300
Lofthouse	ENG	53.729	-1.497
Penarth	WLS	51.439	-3.173
Bishopbriggs	SCT	55.907	-4.219
Belper	ENG	53.023	-1.481
Formby	ENG	53.558	-3.070
Burnham-on-Sea	ENG	51.239	-2.998
Broadstairs	ENG	51.359	1.439
Oadby	ENG	52.606	-1.084
Heanor	ENG	53.014	-1.354
Chapeltown	ENG	53.465	-1.472
Truro	ENG	50.265	-5.054
Elgin	SCT	57.649	-3.318
Litherland	ENG	53.470	-2.998
Market Harborough	ENG	52.478	-0.921
Royton	ENG	53.565	-2.123
Walton-on-Thames	ENG	51.387	-0.413
Wellington	ENG	52.700	-2.517
Woodford Green	ENG	51.609	0.023
Stalybridge	ENG	53.484	-2.059
Godalming	ENG	51.186	-0.615
Potters Bar	ENG	51.694	-0.178
Seaford	ENG	50.771	0.103
Alfreton	ENG	53.098	-1.384
Camborne	ENG	50.213	-5.297
Kenilworth	ENG	52.350	-1.583
Seaham	ENG	54.839	-1.346
Thornaby-on-Tees	ENG	54.533	-1.300
Sudbury	ENG	52.039	0.731
Rawtenstall	ENG	53.701	-2.284
Retford	ENG	53.322	-0.943
Renfrew	SCT	55.872	-4.393
Heavitree	ENG	50.720	-3.496	x
Portadown	NIR	54.423	-6.444
Berkhamsted	ENG	51.760	-0.565
Stanley	ENG	54.868	-1.698
Swanley	ENG	51.397	0.173
Newton-le-Willows	ENG	53.450	-2.600
Rottingdean	ENG	50.810	-0.059
Amersham	ENG	51.667	-0.617
Hadley Wood	ENG	51.667	-0.170
Ossett	ENG	53.680	-1.580
Maldon	ENG	51.731	0.675
Buxton	ENG	53.257	-1.910
Horley	ENG	51.174	-0.159
Cowes	ENG	50.763	-1.298
Dronfield	ENG	53.302	-1.475
Ripley	ENG	53.033	-1.400
Bathgate	SCT	55.902	-3.644
Omagh	NIR	54.600	-7.300
March	ENG	52.551	0.088
Stowmarket	ENG	52.189	0.998
Clevedon	ENG	51.442	-2.858
Maesteg	WLS	51.609	-3.658
Guiseley	ENG	53.876	-1.712
Bordon	ENG	51.114	-0.862
Caterham	ENG	51.282	-0.079
Gainsborough	ENG	53.383	-0.767
Goole	ENG	53.703	-0.877
Harwich	ENG	51.942	1.284
East Dereham	ENG	52.683	0.933
Bellshill	SCT	55.817	-4.017
Chesham	ENG	51.700	-0.600
Gerrards Cross	ENG	51.586	-0.555
Crowborough	ENG	51.061	0.163
Stamford	ENG	52.650	-0.483
Stourport-on-Severn	ENG	52.340	-2.280
Gorseinon	WLS	51.669	-4.042
Failsworth	ENG	53.505	-2.166
Nailsea	ENG	51.432	-2.758
Isleworth	ENG	51.475	-0.342
Risca	WLS	51.608	-3.101
Alloa	SCT	56.116	-3.790
Newmarket	ENG	52.245	0.404
Bingley	ENG	53.849	-1.839
Brownhills	ENG	52.633	-1.933
Yateley	ENG	51.343	-0.830
Hythe	ENG	50.860	-1.402
Newquay	ENG	50.416	-5.073
Sandown	ENG	50.652	-1.161
Atherton	ENG	53.524	-2.494
Colne	ENG	53.857	-2.169
Orkney	SCT	58.985	-2.960
Chalfont Saint Peter	ENG	51.609	-0.556
Ampthill	ENG	52.027	-0.496
Bowthorpe	ENG	52.639	1.219
Chislehurst	ENG	51.417	0.069
Kempston Hardwick	ENG	52.090	-0.499
Kingswinford	ENG	52.498	-2.169
Portslade	ENG	50.843	-0.216
Swinton	ENG	53.500	-2.350
Hailsham	ENG	50.862	0.258
Dumbarton	SCT	55.944	-4.571
Poulton-le-Fylde	ENG	53.833	-2.983
Brough	ENG	53.729	-0.572
Leek	ENG	53.104	-2.022
Kempston	ENG	52.116	-0.500
Penzance	ENG	50.119	-5.537
Dinnington	ENG	53.367	-1.200
Faversham	ENG	51.315	0.889
Tewkesbury	ENG	51.992	-2.160
Antrim	NIR	54.700	-6.200
Kirkintilloch	SCT	55.939	-4.153
Earl Shilton	ENG	52.577	-1.315
Tiverton	ENG	50.902	-3.492
Adwick le Street	ENG	53.571	-1.185
Weybridge	ENG	51.372	-0.460
South Ockendon	ENG	51.508	0.283
Irlam	ENG	53.443	-2.423
Chessington	ENG	51.362	-0.304
Melksham	ENG	51.373	-2.140
Horsforth	ENG	53.843	-1.638
Clydach	WLS	51.683	-3.900
Dukinfield	ENG	53.475	-2.088
Great Wyrley	ENG	52.663	-2.011
Yarm	ENG	54.504	-1.358
Shoreham-by-Sea	ENG	50.834	-0.274
Pinner	ENG	51.594	-0.382
Ely	ENG	52.400	0.262
Hook	ENG	51.368	-0.306
South Elmsall	ENG	53.597	-1.280
Hebburn	ENG	54.973	-1.515
Mirfield	ENG	53.673	-1.696
Emsworth	ENG	50.848	-0.937
Aberystwyth	WLS	52.415	-4.083
Oswestry	ENG	52.862	-3.055
Prestatyn	WLS	53.337	-3.408
Horwich	ENG	53.601	-2.550
Lancing	ENG	50.829	-0.322
Rawmarsh	ENG	53.461	-1.344
Eastwood	ENG	53.000	-1.300
Peacehaven	ENG	50.793	-0.007
East Molesey	ENG	51.399	-0.349
West Molesey	ENG	51.400	-0.380
Southsea	ENG	50.792	-1.086	x
Wantage	ENG	51.588	-1.426
Isle of Lewis	SCT	58.219	-6.388
Uckfield	ENG	50.969	0.096
Peterhead	SCT	57.505	-1.784
Larne	NIR	54.850	-5.817
Mansfield Woodhouse	ENG	53.165	-1.194
Grove	ENG	51.610	-1.422
Hadleigh	ENG	51.553	0.610
Marlow	ENG	51.569	-0.774
Marple	ENG	53.395	-2.063
Chapel Allerton	ENG	53.829	-1.538
Brymbo	WLS	53.067	-3.067
Waltham Abbey	ENG	51.687	-0.004
Devizes	ENG	51.351	-1.994
Hampton	ENG	51.413	-0.367
Bangor	WLS	53.228	-4.129
Dalserf	SCT	55.733	-3.917
Hedge End	ENG	50.912	-1.301
Sandbach	ENG	53.145	-2.363
New Mills	ENG	53.366	-2.000
Ascot	ENG	51.411	-0.675
Abergele	WLS	53.284	-3.582
Spennymoor	ENG	54.699	-1.602
Dorking	ENG	51.232	-0.334
Ramsbottom	ENG	53.648	-2.317
Amersham on the Hill	ENG	51.675	-0.607
Moreton	ENG	53.400	-3.117
Biddulph	ENG	53.117	-2.176
Bishopstoke	ENG	50.966	-1.328
Ferndown	ENG	50.807	-1.900
Barrhead	SCT	55.799	-4.393
Bethnal Green	ENG	51.527	-0.061	x
Ware	ENG	51.811	-0.029
Maltby	ENG	53.417	-1.200
Bayswater	ENG	51.511	-0.184	x
Warminster	ENG	51.204	-2.179
Teignmouth	ENG	50.546	-3.497
Walton-on-the-Naze	ENG	51.848	1.267
Tynemouth	ENG	55.018	-1.426
Bushey	ENG	51.643	-0.361
Gelligaer	WLS	51.664	-3.256
Sleaford	ENG	52.998	-0.409
Haydock	ENG	53.467	-2.682
Lewes	ENG	50.874	0.009
Mountsorrel	ENG	52.717	-1.150
Thorne	ENG	53.611	-0.963
Grangemouth	SCT	56.011	-3.722
Calne	ENG	51.439	-2.006
Nantwich	ENG	53.069	-2.521
Romsey	ENG	50.989	-1.500
Wath upon Dearne	ENG	53.503	-1.346
Cirencester	ENG	51.719	-1.971
Blantyre	SCT	55.796	-4.095
Heysham	ENG	54.044	-2.893
Westbury	ENG	51.260	-2.188
Guisborough	ENG	54.535	-1.056
Bedlington	ENG	55.131	-1.593
Frinton-on-Sea	ENG	51.831	1.244
Hayling Island	ENG	50.784	-0.969
Dorchester	ENG	50.717	-2.433
Northallerton	ENG	54.339	-1.432
Longfield	ENG	51.397	0.302
Saint Andrews	SCT	56.339	-2.799
High Blantyre	SCT	55.784	-4.100
Rochford	ENG	51.582	0.707
Cobham	ENG	51.330	-0.411
Brixham	ENG	50.394	-3.516
Whickham	ENG	54.946	-1.676
Alton	ENG	51.149	-0.975
Biggleswade	ENG	52.087	-0.265
Cowley	ENG	51.732	-1.206
Harringay	ENG	51.582	-0.100
Lymington	ENG	50.758	-1.544
Kilwinning	SCT	55.653	-4.707
Louth	ENG	53.367	-0.004
Johnstone	SCT	55.829	-4.516
Carterton	ENG	51.759	-1.594
Ripon	ENG	54.136	-1.528
Bonnyrigg	SCT	55.873	-3.105
Hartley	ENG	51.387	0.304
Banbridge	NIR	54.350	-6.283
Chepstow	WLS	51.641	-2.677
Penicuik	SCT	55.831	-3.226
Ryton	ENG	52.617	-2.350
Worcester Park	ENG	51.380	-0.244
Viewpark	SCT	55.827	-4.057
Aldridge	ENG	52.605	-1.917
Longsight	ENG	53.458	-2.201	x
Basford	ENG	52.967	-1.183
Kippax	ENG	53.767	-1.371
Conisbrough	ENG	53.482	-1.232
Carmarthen	WLS	51.856	-4.305
Hoyland Nether	ENG	53.500	-1.450
Tadley	ENG	51.350	-1.129
Kidlington	ENG	51.822	-1.289
Royston	ENG	52.048	-0.024
Bebington	ENG	53.350	-3.017
Swanscombe	ENG	51.447	0.310
Baildon	ENG	53.847	-1.788
Porthcawl	WLS	51.479	-3.704
Hale	ENG	51.229	-0.789	x
Keynsham	ENG	51.414	-2.498
Elland	ENG	53.685	-1.839
Saltash	ENG	50.410	-4.225
Earlsfield	ENG	51.444	-0.185
Erskine	SCT	55.901	-4.450
Wombwell	ENG	53.522	-1.397
South Hayling	ENG	50.788	-0.977
Blackwood	WLS	51.668	-3.208
Llandudno	WLS	53.325	-3.831
Broxburn	SCT	55.934	-3.471
Neston	ENG	51.412	-2.201
Hale	ENG	53.378	-2.333
Hazel Grove	ENG	53.383	-2.117
Darton	ENG	53.587	-1.527
Orpington	ENG	51.375	0.098
Saffron Walden	ENG	52.023	0.242
Haslingden	ENG	53.703	-2.324
Port Glasgow	SCT	55.935	-4.689
Penrith	ENG	54.666	-2.758
Sinfin	ENG	52.882	-1.487
Bredbury	ENG	53.417	-2.117
Mexborough	ENG	53.494	-1.292
Newport Pagnell	ENG	52.087	-0.722
Neston	ENG	53.283	-3.050
Larkhall	SCT	55.733	-3.967
Cleveleys	ENG	53.877	-3.040
Darras Hall	ENG	55.036	-1.764	x
#GE
Tbilisi	51	41.694	44.834
Kutaisi	66	42.268	42.695
Batumi	04	41.642	41.634
Sokhumi	02	43.007	40.989
Zugdidi	71	42.509	41.871
Rustavi	68	41.563	44.979
P’ot’i	71	42.143	41.674
Gori	73	41.984	44.116
Ts’khinvali	73	42.228	43.969
Samtredia	66	42.154	42.335
Khashuri	73	41.994	43.600
Senak’i	71	42.270	42.068
Stantsiya Novyy Afon	02	43.081	40.838
Zest’aponi	66	42.109	43.036
Telavi	67	41.920	45.473
Ozurgeti	65	41.924	42.007
Marneuli	68	41.487	44.802
Kobuleti	04	41.821	41.779
Tqvarch'eli	02	42.840	41.680
Akhaltsikhe	72	41.639	42.983
Ts’q’alt’ubo	66	42.329	42.598
Och’amch’ire	02	42.712	41.469
#GF
Cayenne	GF	4.933	-52.333
Matoury	GF	4.849	-52.324
Saint-Laurent-du-Maroni	GF	5.502	-54.029
Kourou	GF	5.163	-52.643
Rémire-Montjoly	GF	4.917	-52.267
#GG
Saint Peter Port	6417228	49.460	-2.535
#GH
Accra	01	5.556	-0.197
Kumasi	02	6.688	-1.624
Tamale	06	9.401	-0.839
Takoradi	09	4.898	-1.760
Atsiaman	01	5.698	-0.328
Tema	01	5.670	-0.017
Teshi Old Town	01	5.584	-0.107	x
Cape Coast	04	5.105	-1.247
Sekondi-Takoradi	09	4.927	-1.758
Obuase	02	6.202	-1.668
Medina Estates	01	5.666	-0.163
Koforidua	05	6.094	-0.259
Japekrom	13	7.576	-2.785
Wa	11	10.061	-2.502
Ejura	02	7.386	-1.356
Nungua	01	5.601	-0.077	x
Sunyani	13	7.340	-2.327
Ho	08	6.601	0.471
Techiman	14	7.591	-1.939
Aflao	08	6.120	1.190
Berekum	13	7.453	-2.584
Akim Oda	05	5.927	-0.986
Bawku	10	11.062	-0.242
Hohoe	08	7.152	0.474
Bolgatanga	10	10.786	-0.851
Tafo	02	6.732	-1.614
Swedru	04	5.537	-0.700
Suhum	05	6.041	-0.450
Dome	01	5.650	-0.236
Kintampo	14	8.056	-1.731
Gbawe	01	5.577	-0.310
Nsawam	05	5.809	-0.350
Winneba	04	5.351	-0.623
Kasoa	04	5.534	-0.417
Yendi	06	9.443	-0.010
Mampong	02	7.063	-1.400
Konongo	02	6.617	-1.217
Asamankese	05	5.860	-0.663
Prestea	09	5.434	-2.143
Tarkwa	09	5.304	-1.990
Dunkwa	04	5.960	-1.778
Agogo	02	6.800	-1.082
Wankyi	13	7.739	-2.104
Anloga	08	5.795	0.897
Begoro	05	6.387	-0.377
Savelugu	06	9.624	-0.825
Kpandu	08	6.995	0.293
Elmina	04	5.085	-1.351
Salaga	06	8.551	-0.519
Navrongo	10	10.896	-1.092
Saltpond	04	5.209	-1.061
Axim	09	4.866	-2.242
Akwatia	05	6.040	-0.809
Shama Junction	09	5.018	-1.664
Apam	04	5.285	-0.737
Foso	04	5.701	-1.287
Bibiani	09	6.463	-2.319
Aburi	05	5.848	-0.174
Keta	08	5.918	0.988
Bechem	12	7.090	-2.025
Duayaw-Nkwanta	12	7.175	-2.100
#GI
Gibraltar	00	36.145	-5.353
#GM
Serekunda	01	13.438	-16.678
Brikama	05	13.271	-16.649
Bakau	01	13.478	-16.682
Banjul	01	13.453	-16.578
Farafenni	07	13.567	-15.600
Lamin	07	13.352	-16.434
Sukuta	05	13.410	-16.708
#GN
Camayenne	04	9.535	-13.688
Conakry	04	9.538	-13.677
Nzérékoré	N	7.756	-8.818
Kindia	D	10.057	-12.866
Kankan	K	10.385	-9.306
Gueckedou	N	8.567	-10.134
Coyah	D	9.706	-13.385
Labé	L	11.318	-12.283
Kissidougou	F	9.185	-10.100
Fria	B	10.367	-13.583
Siguiri	K	11.423	-9.169
Macenta	N	8.544	-9.471
Mamou	M	10.375	-12.091
Télimélé	D	10.900	-13.033
Tougué	L	11.445	-11.664
Pita	M	11.059	-12.395
Boké	B	10.932	-14.291
#GP
Les Abymes	GP	16.273	-61.505
Baie-Mahault	GP	16.267	-61.585
Le Gosier	GP	16.206	-61.493
Petit-Bourg	GP	16.192	-61.591
Sainte-Anne	GP	16.226	-61.381
Le Moule	GP	16.332	-61.347
Sainte-Rose	GP	16.333	-61.697
Capesterre-Belle-Eau	GP	16.045	-61.564
Pointe-à-Pitre	GP	16.241	-61.536
#GQ
Bata	08	1.864	9.766
Malabo	04	3.756	8.782
Ebebiyin	07	2.151	11.335
#GR
Athens	ESYE31	37.984	23.728
Thessaloníki	ESYE12	40.644	22.931
Pátra	ESYE23	38.244	21.734
Piraeus	ESYE31	37.942	23.646
Lárisa	ESYE14	39.637	22.418
Peristéri	ESYE31	38.015	23.692
Irákleion	ESYE43	35.328	25.143
Kallithéa	ESYE31	37.950	23.700
Acharnés	ESYE31	38.083	23.733
Kalamariá	ESYE12	40.583	22.950
Níkaia	ESYE31	37.967	23.650
Glyfáda	ESYE31	37.863	23.758
Volos	ESYE14	39.361	22.942
Ílion	ESYE31	38.033	23.700
Ilioúpoli	ESYE31	37.931	23.768
Keratsíni	ESYE31	37.962	23.620
Khalándrion	ESYE31	38.024	23.801
Néa Smýrni	ESYE31	37.945	23.714
Maroúsi	ESYE31	38.050	23.800
Agios Dimitrios	ESYE31	37.933	23.733
Zográfos	ESYE31	37.976	23.769
Aigáleo	ESYE31	37.983	23.683
Néa Ionía	ESYE31	38.036	23.757
Ioánnina	ESYE21	39.665	20.852
Palaió Fáliro	ESYE31	37.928	23.701
Korydallós	ESYE31	37.985	23.647
Tríkala	ESYE14	39.555	21.768
Výronas	ESYE31	37.961	23.753
Agía Paraskeví	ESYE31	38.017	23.833
Galátsi	ESYE31	38.017	23.750
Chalkída	ESYE24	38.464	23.603
Petroúpolis	ESYE31	38.042	23.685
Sérres	ESYE12	41.085	23.548
Ródos	ESYE42	36.436	28.222
Kalamata	ESYE25	37.039	22.113
Kavála	ESYE11	40.940	24.407
Chaniá	ESYE43	35.511	24.029
Kateríni	ESYE12	40.270	22.506
Alexandroupoli	ESYE11	40.850	25.876
Lamía	ESYE24	38.900	22.433
Irákleio	ESYE31	38.053	23.765
Xánthi	ESYE11	41.135	24.888
Kifisiá	ESYE31	38.074	23.811
Agrínio	ESYE23	38.621	21.408
Chaïdári	ESYE31	38.011	23.666
Komotiní	ESYE11	41.119	25.405
Sykiés	ESYE12	40.649	22.951
Dráma	ESYE11	41.153	24.147
Véroia	ESYE12	40.524	22.202
Álimos	ESYE31	37.910	23.724
Políchni	ESYE12	40.667	22.949
Kozáni	ESYE13	40.301	21.789
Ágioi Anárgyroi	ESYE31	38.030	23.724
Argyroúpoli	ESYE31	37.906	23.750
Áno Liósia	ESYE31	38.083	23.700
Kardítsa	ESYE14	39.365	21.922
Néa Ionía	ESYE14	39.379	22.928
Rethymno	ESYE43	35.366	24.482
Cholargós	ESYE31	38.000	23.800
Vrilissia	ESYE31	38.034	23.830
Asprópyrgos	ESYE31	38.061	23.590
Kórinthos	ESYE25	37.940	22.951
Ptolemaḯda	ESYE13	40.515	21.679
Gérakas	ESYE31	38.023	23.858
Metamórfosi	ESYE31	38.066	23.764
Voúla	ESYE31	37.842	23.777
Kamaterón	ESYE31	38.056	23.705
Mytilene	ESYE41	39.108	26.555
Giannitsá	ESYE12	40.792	22.407
Neapoli	ESYE12	40.653	22.942
Corfu	ESYE22	39.624	19.920
Trípoli	ESYE25	37.509	22.379
Agía Varvára	ESYE31	37.989	23.660
Kaisarianí	ESYE31	37.963	23.765
Néa Filadélfeia	ESYE31	38.035	23.738
Moskháton	ESYE31	37.948	23.679
Pérama	ESYE31	37.968	23.572
Salamína	ESYE31	37.964	23.496
Elefsína	ESYE31	38.041	23.543
Chios	ESYE41	38.369	26.137
Pylaía	ESYE12	40.599	22.986
Mégara	ESYE31	37.995	23.343
Kilkís	ESYE12	40.993	22.874
Dhafní	ESYE31	37.950	23.734
Melíssia	ESYE31	38.050	23.833
Pýrgos	ESYE23	37.675	21.441
Árgos	ESYE25	37.633	22.733
Thívai	ESYE24	38.325	23.319
Árta	ESYE21	39.160	20.986
Livadeiá	ESYE24	38.436	22.877
Artémida	ESYE31	37.967	23.997
Péfki	ESYE31	38.060	23.793
Aígio	ESYE23	38.249	22.082
Náousa	ESYE12	40.629	22.068
Kos	ESYE42	36.893	27.288
Koropí	ESYE31	37.899	23.872
Édessa	ESYE12	40.803	22.048
Flórina	ESYE13	40.782	21.410
Néa Erythraía	ESYE31	38.093	23.822
Préveza	ESYE21	38.956	20.750
Ellinikó	ESYE31	37.890	23.744
Amaliáda	ESYE23	37.798	21.351
Panórama	ESYE12	40.588	23.032
Spárti	ESYE25	37.074	22.430
Orestiáda	ESYE11	41.503	26.530
Peraía	ESYE12	40.499	22.926
Agios Ioannis Rentis	ESYE31	37.965	23.665
Vári	ESYE31	37.833	23.803
Meneméni	ESYE12	40.658	22.897	x
Néa Mákri	ESYE31	38.087	23.976
Oraiókastro	ESYE12	40.731	22.917
#GT
Guatemala City	07	14.641	-90.513
Mixco	07	14.631	-90.607
Villa Nueva	07	14.525	-90.585
Petapa	07	14.502	-90.562
San Juan Sacatepéquez	07	14.719	-90.644
Quetzaltenango	13	14.835	-91.518
Villa Canales	07	14.483	-90.534
Escuintla	06	14.301	-90.786
Chinautla	07	14.703	-90.500
Chimaltenango	03	14.661	-90.819
Chichicastenango	14	14.943	-91.111
Huehuetenango	08	15.319	-91.472
Amatitlán	07	14.477	-90.635
Totonicapán	21	14.912	-91.361
Santa Catarina Pinula	07	14.570	-90.499
Santa Lucía Cotzumalguapa	06	14.335	-91.023
Puerto Barrios	09	15.728	-88.594
San Francisco El Alto	21	14.945	-91.443
Cobán	01	15.471	-90.371
San José Pinula	07	14.546	-90.413
San Pedro Ayampuc	07	14.779	-90.453
Jalapa	10	14.635	-89.989
Coatepeque	13	14.704	-91.864
Sololá	19	14.772	-91.183
Mazatenango	20	14.534	-91.503
Chiquimula	04	14.800	-89.546
San Pedro Sacatepéquez	17	14.968	-91.762
Salamá	02	15.103	-90.318
Antigua Guatemala	16	14.561	-90.734
Retalhuleu	15	14.536	-91.678
Zacapa	22	14.972	-89.531
Jutiapa	11	14.292	-89.896
Jacaltenango	08	15.667	-91.712
Santiago Atitlán	19	14.638	-91.229
Momostenango	21	15.044	-91.409
Palín	06	14.404	-90.697
San Benito	12	16.917	-89.919
Barberena	18	14.307	-90.362
Ciudad Vieja	16	14.524	-90.763
Ostuncalco	13	14.869	-91.621
Fraijanes	07	14.465	-90.441
Nahualá	19	14.843	-91.318
Cantel	13	14.812	-91.455
Panzos	01	15.399	-89.641
San Marcos	17	14.964	-91.794
Santiago Sacatepéquez	16	14.635	-90.677
La Gomera	06	14.082	-91.054
Santa Cruz del Quiché	14	15.031	-91.149
Nebaj	14	15.406	-91.147
Tecpán Guatemala	03	14.762	-90.992
Sumpango	16	14.646	-90.734
Comalapa	03	14.741	-90.888
Esquipulas	04	14.566	-89.352
Flores	12	16.923	-89.899
Chicacao	20	14.543	-91.326
San Pablo Jocopilas	20	14.589	-91.452
Comitancillo	17	15.089	-91.750
San Cristóbal Verapaz	01	15.396	-90.565
Gualán	22	15.120	-89.357
Nuevo San Carlos	15	14.593	-91.694
Colomba	13	14.707	-91.732
Morales	09	15.472	-88.841
Patzún	03	14.682	-91.014
Puerto San José	06	13.927	-90.822
San Andrés Itzapa	03	14.622	-90.843
Palencia	07	14.667	-90.357
Tiquisate	06	14.284	-91.361
San Lucas Sacatepéquez	16	14.611	-90.657
Jocotenango	16	14.578	-90.738
Alotenango	16	14.486	-90.804
Poptún	12	16.331	-89.417
Chisec	01	15.813	-90.289
Patzicía	03	14.632	-90.927
Cuilapa	18	14.276	-90.299
La Esperanza	13	14.872	-91.561
Sanarate	05	14.788	-90.199
El Estor	09	15.532	-89.331
El Tejar	03	14.647	-90.791
Asunción Mita	11	14.334	-89.711
Santa María de Jesús	16	14.495	-90.710
El Palmar	13	14.651	-91.578
#GU
Dededo Village	DD	13.518	144.839
Yigo Village	YG	13.536	144.889
Tamuning	TM	13.488	144.781	x
Tamuning-Tumon-Harmon Village	TM	13.488	144.781
Mangilao Village	MA	13.448	144.801
#GW
Bissau	11	11.864	-15.598
Bafatá	01	12.166	-14.662
#GY
Georgetown	12	6.804	-58.155
Linden	18	6.008	-58.307
New Amsterdam	13	6.248	-57.517
#HK
Hong Kong	HCW	22.278	114.175
Kowloon	KKC	22.317	114.183
Tsuen Wan	NTW	22.371	114.113
Yuen Long Kau Hui	NYL	22.450	114.033
Tung Chung	NIS	22.288	113.942
Sha Tin	NST	22.383	114.183
Tuen Mun	NTM	22.392	113.972
Tai Po	NTP	22.450	114.169
#HN
Tegucigalpa	08	14.082	-87.207
San Pedro Sula	06	15.504	-88.025
Choloma	06	15.614	-87.953
La Ceiba	01	15.760	-86.782
El Progreso	18	15.400	-87.800
Ciudad Choluteca	02	13.300	-87.191
Comayagua	04	14.451	-87.638
Puerto Cortez	06	15.826	-87.930
La Lima	06	15.433	-87.917
Danlí	07	14.033	-86.583
Siguatepeque	04	14.600	-87.833
Juticalpa	15	14.667	-86.219
Villanueva	06	15.317	-88.000
Tocoa	03	15.683	-86.000
Tela	01	15.774	-87.467
Santa Rosa de Copán	05	14.767	-88.779
Olanchito	18	15.481	-86.574
San Lorenzo	17	13.424	-87.447
Cofradía	06	15.400	-88.150
El Paraíso	07	13.867	-86.550
La Paz	12	14.319	-87.679
Yoro	18	15.137	-87.128
Potrerillos	06	15.233	-87.967
Santa Bárbara	16	14.919	-88.236
#HR
Zagreb	21	45.814	15.978
Split	15	43.509	16.439
Rijeka	12	45.327	14.442
Osijek	10	45.551	18.694
Zadar	19	44.116	15.225
Slavonski Brod	02	45.160	18.016
Pula	04	44.868	13.848
Sesvete	21	45.831	16.116
Karlovac	05	45.492	15.550
Varaždin	16	46.304	16.338
Stenjevec	21	45.808	15.882
Šibenik	13	43.734	15.894
Centar	21	45.813	15.978	x
Sisak	14	45.466	16.378
Velika Gorica	20	45.712	16.076
Vinkovci	18	45.288	18.805
Vukovar	18	45.352	19.002
Dubrovnik	03	42.641	18.109
Bjelovar	01	45.899	16.849
Koprivnica	06	46.163	16.828
Požega	11	45.340	17.685
Solin	15	43.543	16.493
Zaprešić	20	45.856	15.808
Đakovo	10	45.308	18.411
Čakovec	09	46.384	16.434
Virovitica	17	45.832	17.384
Samobor	20	45.803	15.718
#HT
Port-au-Prince	11	18.543	-72.339
Carrefour	11	18.541	-72.399	x
Delmas 73	11	18.545	-72.303
Pétionville	11	18.512	-72.285
Port-de-Paix	03	19.940	-72.830
Croix-des-Bouquets	11	18.577	-72.226
Jacmel	13	18.234	-72.535
Okap	09	19.759	-72.198
Léogâne	11	18.511	-72.633
Les Cayes	12	18.193	-73.746
Tigwav	11	18.431	-72.865
Jérémie	14	18.650	-74.117
Miragoâne	15	18.446	-73.090
Gonaïves	06	19.448	-72.689
Saint-Marc	06	19.108	-72.694
Thomazeau	11	18.653	-72.094
Grangwav	11	18.426	-72.770
Verrettes	06	19.050	-72.466
Kenscoff	11	18.448	-72.284
Saint-Raphaël	09	19.439	-72.199
Ti Port-de-Paix	03	19.933	-72.833
Lenbe	09	19.706	-72.403
Gressier	11	18.541	-72.527
Hinche	07	19.150	-72.017
Fond Parisien	11	18.505	-71.981
Désarmes	06	18.993	-72.391
#HU
Budapest	05	47.498	19.040
Debrecen	10	47.532	21.624
Miskolc	04	48.103	20.778
Szeged	06	46.253	20.148
Pécs	02	46.072	18.231
Budapest XI. kerület	05	47.476	19.036	x
Zugló	05	47.518	19.105	x
Győr	09	47.683	17.635
Budapest III. kerület	05	47.542	19.045	x
Nyíregyháza	18	47.955	21.717
Budapest XIII. kerület	05	47.530	19.081	x
Kecskemét	01	46.906	19.691
Székesfehérvár	08	47.190	18.410
Budapest IV. kerület	05	47.562	19.089	x
Budapest XVIII. kerület	05	47.444	19.176	x
Budapest II. kerület	05	47.520	19.022	x
Budapest VIII. kerület	05	47.489	19.070	x
Budapest XV. kerület	05	47.563	19.117	x
Szombathely	22	47.231	16.622
Kőbánya	05	47.484	19.139	x
Budapest XVII. kerület	05	47.480	19.254	x
Józsefváros	05	47.489	19.073	x
Budapest XXI. kerület	05	47.430	19.071	x
Parádsasvár	11	47.913	19.977
Szolnok	20	47.183	20.200
Tatabánya	12	47.585	18.393
Budapest XVI. kerület	05	47.515	19.170	x
Kaposvár	17	46.367	17.800
Békéscsaba	03	46.683	21.100
Budapest XX. kerület	05	47.437	19.101	x
Érd	16	47.395	18.914
Veszprém	23	47.093	17.911
Erzsébetváros	05	47.502	19.072	x
Zalaegerszeg	24	46.840	16.844
Budapest XIX. kerület	05	47.453	19.149	x
Kispest	05	47.452	19.140	x
Sopron	09	47.685	16.590
Eger	11	47.903	20.373
Budapest XII. kerület	05	47.492	19.015	x
Nagykanizsa	24	46.453	16.991
Budapest XXII. kerület	05	47.427	19.040	x
Dunaújváros	08	46.965	18.940
Hódmezővásárhely	06	46.417	20.333
Budapest VI. kerület	05	47.504	19.066	x
Salgótarján	14	48.099	19.803
Cegléd	16	47.173	19.800
Ózd	04	48.217	20.300
Baja	01	46.183	18.953
Vác	16	47.776	19.136
Szekszárd	21	46.350	18.709
Pápa	23	47.330	17.467
Gyöngyös	11	47.783	19.928
Kazincbarcika	04	48.250	20.633
Gödöllő	16	47.597	19.355
Gyula	03	46.650	21.283
Hajdúböszörmény	10	47.667	21.517
Kiskunfélegyháza	01	46.712	19.845
Ajka	23	47.102	17.559
Orosháza	03	46.567	20.667
Mosonmagyaróvár	09	47.868	17.270
Dunakeszi	16	47.636	19.139
Kiskunhalas	01	46.434	19.485
Esztergom	12	47.793	18.741
Jászberény	20	47.500	19.917
Komló	02	46.193	18.265
Nagykőrös	16	47.034	19.779
Makó	06	46.217	20.483
Budaörs	16	47.462	18.958
Szigetszentmiklós	16	47.344	19.043
Budapest I. kerület	05	47.497	19.040	x
Tata	12	47.653	18.318
Szentendre	16	47.669	19.076
Hajdúszoboszló	10	47.450	21.400
Siófok	17	46.904	18.058
Törökszentmiklós	20	47.183	20.417
Hatvan	11	47.667	19.683
Karcag	20	47.317	20.933
Gyál	16	47.384	19.221
Monor	16	47.351	19.447
Keszthely	24	46.768	17.243
Várpalota	23	47.199	18.140
Békés	03	46.767	21.133
Dombóvár	21	46.377	18.137
Paks	21	46.622	18.856
Budapest XXIII. kerület	05	47.398	19.115	x
Oroszlány	12	47.487	18.312
Komárom	12	47.743	18.119
Vecsés	16	47.407	19.286
Mezőtúr	20	47.000	20.633
Mátészalka	18	47.955	22.323
Mohács	02	45.990	18.686
Csongrád	06	46.713	20.142
Kalocsa	01	46.530	18.973
Kisvárda	18	48.217	22.083
Szarvas	03	46.867	20.550
Sátoraljaújhely	04	48.395	21.659
Hajdúnánás	10	47.850	21.433
Balmazújváros	10	47.617	21.350
Mezőkövesd	04	47.817	20.583
Tapolca	23	46.882	17.441
Százhalombatta	16	47.329	18.939
Balassagyarmat	14	48.073	19.296
Tiszaújváros	04	47.933	21.083
Dunaharaszti	16	47.355	19.098
Fót	16	47.618	19.189
Dabas	16	47.186	19.311
Abony	16	47.190	20.005
Berettyóújfalu	10	47.217	21.550
Püspökladány	10	47.317	21.117
Göd	16	47.683	19.134
Sárvár	22	47.254	16.935
Gyomaendrőd	03	46.933	20.833
Kiskőrös	01	46.621	19.285
#ID
Jakarta	04	-6.215	106.845
Surabaya	08	-7.249	112.751
Medan	26	3.583	98.667
Bandung	30	-6.922	107.607
Bekasi	30	-6.235	106.990
Palembang	32	-2.917	104.746
Tangerang	33	-6.178	106.630
Makassar	38	-5.149	119.432
South Tangerang	33	-6.289	106.718
Semarang	07	-6.993	110.421
Depok	30	-6.400	106.819
Batam	37	1.149	104.025
Padang	24	-0.949	100.354
Denpasar	02	-8.650	115.217
Bandar Lampung	15	-5.429	105.261
Bogor	30	-6.594	106.789
Malang	08	-7.980	112.630
Pekanbaru	37	0.517	101.442
City of Balikpapan	14	-1.242	116.894
Yogyakarta	10	-7.801	110.365
Situbondo	08	-7.706	114.010
Banjarmasin	12	-3.320	114.591
Surakarta	07	-7.556	110.832
Cimahi	30	-6.872	107.543
Pontianak	11	-0.032	109.325
Manado	31	1.482	124.849
Balikpapan	14	-1.268	116.829
Jambi City	05	-1.600	103.617
Ambon	28	-3.696	128.183
Samarinda	14	-0.492	117.146
Mataram	17	-8.583	116.117
Percut	26	3.625	98.864
Bengkulu	03	-3.800	102.266
Jember	08	-8.172	113.700
Palu	21	-0.908	119.871
Kupang	18	-10.171	123.607
Sukabumi	30	-6.918	106.927
Tasikmalaya	30	-7.327	108.221
Pekalongan	07	-6.889	109.675
Cirebon	30	-6.706	108.557
Banda Aceh	01	5.542	95.333
Tegal	07	-6.869	109.140
Kediri	08	-7.817	112.017
Binjai	26	3.600	98.485
Purwokerto	07	-7.421	109.234
Purwakarta	30	-6.557	107.443
Loa Janan	14	-0.583	117.095
Pematangsiantar	26	2.959	99.069
Ciputat	30	-6.237	106.696
Ciampea	30	-6.555	106.701
Cileungsir	30	-6.395	106.959
Rengasdengklok	30	-6.159	107.298
Sumedang	30	-6.859	107.916
Kendari	22	-3.978	122.515
Parung	30	-6.421	106.733
Tanjung Pinang	40	0.917	104.458
Curug	33	-6.266	106.556
Labuan Bajo	18	-8.496	119.888
Cibinong	30	-6.482	106.854
Madiun	08	-7.630	111.524
Pemalang	07	-6.892	109.383
Lembang	30	-6.812	107.618
Probolinggo	08	-7.754	113.216
Pamulang	30	-6.343	106.738
Cikupa	30	-6.236	106.508
Salatiga	07	-7.332	110.493
Plumbon	30	-6.705	108.473
Banjaran	30	-7.045	107.588
Serang	33	-6.115	106.154
Lawang	08	-7.835	112.695
Pasuruan	08	-7.645	112.907
Sunggal	26	3.576	98.615
Perbaungan	26	3.568	98.956
Pasarkemis	30	-6.170	106.530
Soreang	30	-7.033	107.518
Purwodadi	07	-7.087	110.916
Metro	15	-5.113	105.307
Lubuklinggau	32	-3.295	102.861
Palangkaraya	13	-2.208	113.917
Astanajapura	30	-6.802	108.631
Cikampek	30	-6.420	107.456
Gorontalo	34	0.537	123.063
Dumai	37	1.667	101.443
Tanjungbalai	26	2.967	99.800
Parepare	38	-4.013	119.626
Sidoarjo	08	-7.448	112.718
Weru	30	-6.711	108.504
Jayapura	36	-2.534	140.718
Baturaja	32	-4.129	104.167
Adiwerna	07	-6.938	109.132
Singaraja	02	-8.112	115.088
Blitar	08	-8.098	112.168
Martapura	12	-3.411	114.864
Kisaran	26	2.985	99.616
Palopo	38	-2.993	120.197
Teluknaga	30	-6.099	106.638
Ungaran	07	-7.140	110.405
Rangkasbitung	33	-6.359	106.249
Klaten	07	-7.706	110.606
Jombang	08	-7.546	112.233
Paseh	30	-7.103	107.764
Pangkalpinang	35	-2.129	106.114
Sorong	39	-0.880	131.261
Padalarang	30	-6.838	107.473
Ciamis	30	-7.326	108.353
Lumajang	08	-8.133	113.225
Indramayu	30	-6.326	108.320
Pati	07	-6.756	111.038
Payakumbuh	24	-0.216	100.633
Bangil	08	-7.599	112.819
Sepatan	30	-6.119	106.575
Tebingtinggi	26	3.329	99.162
Kedungwuni	07	-6.970	109.648
Batang	07	-6.485	110.708
Pamanukan	30	-6.284	107.811
Sawangan	30	-6.403	106.774
Mojokerto	08	-7.466	112.434
Cileunyi	30	-6.939	107.753
Magelang	07	-7.471	110.218
Kresek	30	-6.131	106.380
Citeureup	30	-6.486	106.882
Banyuwangi	08	-8.232	114.358
Cikarang	30	-6.261	107.153
Arjawinangun	30	-6.645	108.410
Depok	10	-7.763	110.432
Prabumulih	32	-3.434	104.231
Rantauprapat	26	2.100	99.833
Belawan	26	3.776	98.683
Singkawang	11	0.909	108.985
Ternate	29	0.791	127.384
Bontang	14	0.132	117.485
Grogol	07	-7.601	110.819
Padangsidempuan	26	1.380	99.271
Sumedang Utara	30	-6.850	107.917	x
Bukittinggi	24	-0.309	100.371
Dukuhturi	07	-6.900	109.083
Tarakan	42	3.313	117.592
Sungai Penuh	05	-2.056	101.391
Sumber	30	-6.760	108.483
Wonosobo	07	-7.359	109.903
Palimanan	30	-6.707	108.424
Pamekasan	08	-7.157	113.475
Pandeglang	33	-6.308	106.107
Pariaman	24	-0.619	100.120
Kudus	07	-6.805	110.841
Caringin	30	-6.706	106.821
Banjar	02	-8.190	114.968
Lhokseumawe	01	5.180	97.151
Cicurug	30	-6.781	106.782
Kartasura	07	-7.552	110.738
Klangenan	30	-6.709	108.440
Majalengka	30	-6.836	108.228
Bojonegoro	08	-7.150	111.882
Kasihan	10	-7.827	110.329
Sumenep	08	-7.017	113.867
Ambarawa	07	-7.263	110.397
Margahayukencana	30	-6.971	107.567
Galesong	38	-5.317	119.366
Watampone	38	-4.539	120.328
Kedungwaru	08	-8.067	111.917
Serpong	30	-6.317	106.664
Sibolga	26	1.740	98.781
Genteng	08	-8.367	114.150
Gedangan	08	-7.391	112.727
Ponorogo	08	-7.869	111.462
Ciranjang-hilir	30	-6.820	107.257
Ende	18	-8.843	121.662
Tuban	08	-6.898	112.065
Kebomas	08	-7.167	112.633
Karangsembung	30	-6.849	108.642
Tarub	07	-6.933	109.167
Batu	08	-7.870	112.528
Sungailiat	35	-1.854	106.122
Gresik	08	-7.154	112.656
Sewon	10	-7.876	110.359
Jatibarang	30	-6.475	108.315
Kuningan	30	-6.976	108.483
Sragen	07	-7.426	111.022
Pagar Alam	32	-4.025	103.247
Mertoyudan	07	-7.520	110.226
Bondowoso	08	-7.913	113.821
Nganjuk	08	-7.605	111.903
Melati	10	-7.733	110.367
Bima	17	-8.460	118.727
Sokaraja	07	-7.458	109.288
Gamping Lor	10	-7.796	110.326
Sampit	13	-2.531	112.950
Lahat	32	-3.785	103.543
Tulungagung	08	-8.066	111.903
Muncar	08	-8.433	114.333
Tulangan Utara	08	-7.474	112.650
Godean	10	-7.770	110.294
Tanjung Pandan	35	-2.734	107.635
Abepura	36	-2.596	140.632
Bangkalan	08	-7.045	112.735
Slawi	07	-6.982	109.141
Pecangaan	07	-6.698	110.711
Kertosono	08	-7.583	112.100
Barabai	12	-2.583	115.383
Boyolali	07	-7.533	110.596
Sengkang	38	-4.128	120.030
Lamongan	08	-7.117	112.417
Baki	07	-7.613	110.784
Bantul	10	-7.888	110.329
Weleri	07	-6.971	110.067
Polewali	41	-3.432	119.344
Jatiwangi	30	-6.734	108.263
Baekrajan	07	-6.767	110.854
Singosari	08	-7.892	112.666
Kabanjahe	26	3.100	98.491
Purbalingga	07	-7.388	109.364
Pare	08	-7.768	112.198
Balaipungut	37	1.059	101.291
Mendaha	05	-1.016	103.593
Sleman	10	-7.716	110.356
Pandak	10	-7.913	110.294
Amuntai	12	-2.418	115.249
Besuki	08	-7.734	113.698
Wedi	07	-7.743	110.579
Cepu	07	-7.147	111.591
Langsa	01	4.468	97.968
Sampang	08	-7.187	113.239
Manokwari	39	-0.863	134.064
Tanjungagung	32	-3.937	103.805
Sumbawa Besar	17	-8.493	117.420
Terbanggi Besar	15	-4.879	105.218
Kepanjen	08	-8.130	112.573
Blora	07	-6.970	111.419
Comal	07	-6.905	109.535
Karanganom	07	-7.649	110.625
Kawalu	30	-7.382	108.208
Jatiroto	07	-7.883	111.117
Labuhan Deli	26	3.728	98.674
Gampengrejo	08	-7.767	112.017
Dompu	17	-8.537	118.463
Gatak	07	-7.591	110.704
Singaparna	30	-7.351	108.111
Waingapu	18	-9.657	120.264
Banyumas	07	-7.514	109.294
Solok	24	-0.801	100.657
Pameungpeuk	30	-7.018	107.604
Buduran	08	-7.428	112.723
Luwuk	21	-0.952	122.787
Sungai Raya	11	0.700	108.900
Amahai	28	-3.340	128.920
Balung	08	-7.733	113.917
Maumere	18	-8.620	122.211
Poso	21	-1.396	120.752
Singkil	01	2.287	97.788
Curup	03	-3.470	102.521
Candi Prambanan	07	-7.750	110.494
Muntilan	07	-7.581	110.293
Berastagi	26	3.195	98.509
Bambanglipuro	10	-7.950	110.283
Ketanggungan	07	-6.938	108.891
Rembangan	07	-6.704	111.342
Nabire	36	-3.360	135.501
Gebog	07	-6.735	110.844
Kencong	08	-8.283	113.367
Pelabuhanratu	30	-6.987	106.551
Panji	08	-7.725	114.100
Katabu	22	-4.933	122.517
Baturaden	07	-7.300	109.217
Kotabumi	15	-4.825	104.882
Diwek	08	-7.579	112.231
Kijang	40	0.900	104.633
Sinjai	38	-5.124	120.253
Rantepao	38	-2.970	119.898
Reuleuet	01	5.217	96.283
Juwana	07	-6.715	111.151
Pekan Bahapal	26	3.113	99.174
Rajapolah	30	-7.221	108.190
Tual	28	-5.629	132.752
Wiradesa	07	-6.892	109.619
Majenang	07	-7.298	108.764
Buaran	07	-7.050	109.550
Krian	08	-7.410	112.579
Wonopringgo	07	-6.983	109.617
Pangkalanbuun	13	-2.683	111.626
Majene	41	-3.540	118.971
Jekulo	07	-6.806	110.926
Banjar	30	-7.196	107.431
Simpang	05	-1.264	104.097
Srono	08	-8.400	114.267
Sofifi	29	0.737	127.559
Atambua	18	-9.106	124.892
Kualakapuas	13	-3.009	114.388
Wangon	07	-7.516	109.054
Sumberpucung	08	-8.159	112.483
Praya	17	-8.705	116.270
Meulaboh	01	4.144	96.127
Ruteng	18	-8.611	120.464
Manggar	35	-2.883	108.267
Pandaan	08	-7.653	112.688
Pemangkat	11	1.167	108.967
Kuala Tungkal	05	-0.816	103.461
Tabanan	02	-8.541	115.125
Lebaksiu	07	-7.050	109.144
Labuan	33	-6.378	105.830
Mlonggo	07	-6.533	110.700
Tondano	31	1.305	124.913
Negara	02	-8.357	114.617
Tanggulangin	08	-7.500	112.700
Jaten	07	-7.577	110.897
Boyolangu	08	-8.118	111.894
Gombong	07	-7.607	109.514
Amlapura	02	-8.450	115.617
Amlapura city	02	-8.449	115.606
Bandar	26	2.050	99.750
Kutoarjo	07	-7.717	109.913
Karangampel	30	-6.462	108.452
Panarukan	08	-7.702	113.918
Sidareja	07	-7.485	108.792
Pakisaji	08	-8.066	112.598
Selogiri	07	-7.783	110.867
Kuta	02	-8.723	115.172
Maros	38	-5.006	119.573
Srandakan	10	-7.939	110.251
Kefamenanu	18	-9.447	124.478
Singojuruh	08	-8.317	114.233
Wongsorejo	08	-7.991	114.401
Trenggalek	08	-8.076	111.706
Lasem	07	-6.692	111.453
Ceper	07	-7.674	110.679
Randudongkal	07	-7.098	109.324
Balapulang	07	-7.049	109.101
Ubud	02	-8.510	115.265
Kraksaan	08	-7.758	113.396
Jogonalan	07	-7.704	110.536
Mranggen	07	-7.027	110.516
Deli Tua	26	3.508	98.684
Klungkung	02	-8.533	115.400
Margasari	07	-7.100	109.017
Sijunjung	24	-0.701	100.977
Soe	18	-9.861	124.284
Tomohon	31	1.317	124.804
Bulakamba	07	-6.875	108.956
Demak	07	-6.891	110.640
Paciran	08	-6.877	112.376
Babat	08	-7.113	112.164
Stabat	26	3.733	98.450
Driyorejo	08	-7.366	112.622
Muntok	35	-2.067	105.162
Tayu	07	-6.540	111.052
Ngunut	08	-8.106	112.016
Colomadu	07	-7.533	110.750
Wanaraja	30	-7.175	107.981
Welahan	07	-6.800	110.717
Bireun	01	5.203	96.701
Pangkalan Brandan	26	4.024	98.278
Soko	08	-7.483	112.427
Teluk Nibung	26	3.001	99.816
Tanjungtiram	26	4.061	98.370
Seririt	02	-8.193	114.939
Sabang	01	5.890	95.316
Delanggu	07	-7.617	110.683
Prigen	08	-7.683	112.617
Pundong	10	-7.952	110.349
Kalianget	08	-7.054	113.942
Ngemplak	07	-7.550	110.716
Trucuk	07	-7.718	110.659
Mojoagung	08	-7.567	112.350
Kroya	07	-7.633	109.246
Dampit	08	-8.212	112.749
Ngoro	08	-7.684	112.258
Gambiran Satu	08	-8.394	114.146
Kamal	08	-7.168	112.719
Gongdanglegi Kulon	08	-8.175	112.636
Ngawi	30	-7.404	111.446
Kebonarun	07	-7.700	110.563
Bedugul	02	-8.450	115.593
Manismata	11	-2.467	111.033
Sigli	01	5.385	95.961
Tongging	26	2.898	98.523
Mamuju	41	-2.681	118.886
Sinabang	01	2.480	96.380
#IE
Dublin	L	53.333	-6.249
Cork	M	51.898	-8.471
Luimneach	M	52.665	-8.623
Gaillimh	C	53.272	-9.051
Tallaght	L	53.286	-6.373
Waterford	M	52.258	-7.112
Swords	L	53.460	-6.218
Drogheda	L	53.719	-6.348
Dundalk	L	54.000	-6.417
Bray	L	53.203	-6.098
Dún Laoghaire	L	53.294	-6.136
Navan	L	53.653	-6.681
Ennis	M	52.844	-8.986
Balbriggan	L	53.608	-6.183
Tralee	M	52.270	-9.703
Sandyford	L	53.275	-6.225
Kilkenny	L	52.654	-7.252
Athlone	L	53.423	-7.937
Naas	L	53.216	-6.667
Sligo	C	54.270	-8.469
Carlow	L	52.841	-6.926
Loch Garman	L	52.334	-6.457
Finglas	L	53.389	-6.297
Celbridge	L	53.342	-6.544
Droichead Nua	L	53.182	-6.797
Cluain Meala	M	52.355	-7.704
An Muileann gCearr	L	53.525	-7.338
Letterkenny	U	54.950	-7.733
Blanchardstown	L	53.388	-6.376
Malahide	L	53.451	-6.154
Leixlip	L	53.366	-6.496
Donaghmede	L	53.398	-6.162	x
Lucan	L	53.357	-6.449
#IL
Jerusalem	06	31.769	35.216
Tel Aviv	05	32.081	34.781
West Jerusalem	06	31.782	35.220	x
Haifa	04	32.818	34.989
Ashdod	01	31.792	34.650
Rishon LeẔiyyon	02	31.971	34.789
Petaẖ Tiqwa	02	32.087	34.887
Beersheba	01	31.252	34.791
Netanya	02	32.333	34.860
H̱olon	05	32.010	34.779
Bnei Brak	05	32.081	34.834
Reẖovot	02	31.894	34.812
Bat Yam	05	32.024	34.752
Ramat Gan	05	32.082	34.811
Ashkelon	01	31.669	34.571
Jaffa	05	32.050	34.752	x
Modi‘in Makkabbim Re‘ut	02	31.894	35.015
Herzliya	05	32.166	34.825
Kfar Saba	02	32.175	34.907
Ra'anana	02	32.184	34.874
Hadera	04	32.442	34.904
Bet Shemesh	06	31.731	34.993
Lod	02	31.947	34.890
Nazareth	03	32.701	35.297
Modiin Ilit	06	31.932	35.044
Ramla	02	31.929	34.866
Nahariyya	03	33.009	35.098
Qiryat Ata	04	32.811	35.113
Givatayim	05	32.072	34.813
Kiryat Gat	01	31.610	34.764
Acre	03	32.928	35.076
Eilat	01	29.558	34.948
Afula	03	32.609	35.289
Karmi’el	03	32.917	35.305
Hod HaSharon	02	32.159	34.893
Umm el Faḥm	04	32.517	35.153
Nof HaGalil	03	32.708	35.325
Tiberias	03	32.792	35.531
Qiryat Moẕqin	04	32.837	35.078
Qiryat Yam	04	32.850	35.070
Rosh Ha‘Ayin	02	32.096	34.957
Ness Ziona	02	31.929	34.799
Qiryat Bialik	04	32.828	35.086
Ramat HaSharon	05	32.146	34.839
Dimona	01	31.071	35.033
Eṭ Ṭaiyiba	02	32.266	35.009
Yavné	02	31.878	34.740
Or Yehuda	05	32.029	34.858
Yehud-Monosson	05	32.028	34.880
Safed	03	32.965	35.496
Gedera	02	31.815	34.780
Tamra	03	32.853	35.199
Yehud	02	32.033	34.891
Daliyat al Karmel	04	32.694	35.047
Migdal Ha‘Emeq	03	32.676	35.240
Sakhnīn	03	32.864	35.297
Netivot	01	31.423	34.589
Mevasseret Ẕiyyon	06	31.802	35.151
Ofaqim	01	31.314	34.620
Arad	01	31.259	35.213
Gan Yavne	02	31.787	34.707
Qiryat Shemona	03	33.207	35.572
Kefar Yona	02	32.317	34.935
maalot Tarshīhā	03	33.017	35.267
Nesher	04	32.766	35.044
Tirah	02	32.234	34.950
Shoham	02	31.999	34.946
Sederot	01	31.525	34.597
Rahat	01	31.395	34.757
Tirat Karmel	04	32.760	34.972
Maghār	03	32.890	35.407
Giv'at Shmuel	05	32.078	34.849
Ariel	WE	32.106	35.184
Kafr Kannā	03	32.747	35.342
Judeida Makr	03	32.928	35.157
Kafr Qāsim	02	32.114	34.976
Qalansuwa	02	32.285	34.981
Bet She’an	03	32.497	35.496
Azor	05	32.024	34.806
Ganei Tikva	02	32.060	34.873
Er Reina	03	32.723	35.316
Even Yehuda	02	32.270	34.888
Kafr Mandā	03	32.810	35.260
#IM
Douglas	9782170	54.150	-4.483
#IN
Mumbai	16	19.073	72.883
Delhi	07	28.652	77.231
Bengaluru	19	12.972	77.594
Kolkata	28	22.563	88.363
Chennai	25	13.088	80.278
Ahmedabad	09	23.026	72.587
Hyderabad	40	17.384	78.456
Pune	16	18.520	73.855
Sūrat	09	21.196	72.830
Kanpur	36	26.465	80.350
Jaipur	24	26.920	75.788
Navi Mumbai	16	19.037	73.016	x
Lucknow	36	26.839	80.923
Nagpur	16	21.146	79.085
Indore	35	22.718	75.833
Patna	34	25.594	85.136
Bhopal	35	23.255	77.403
Ludhiāna	23	30.912	75.854
Tirunelveli	25	8.727	77.684
Agra	36	27.183	78.017
Vadodara	09	22.299	73.208
Najafgarh	07	28.609	76.980
Gorakhpur	10	29.448	75.672
Nashik	16	19.997	73.791
Pimpri	16	18.623	73.807
Kalyān	16	19.244	73.136
Thāne	16	19.197	72.964
Meerut	36	28.980	77.706
Nowrangapur	21	19.231	82.548
Faridabad	10	28.411	77.313
Ghāziābād	36	28.665	77.439
Dombivli	16	19.217	73.083
Rājkot	09	22.292	70.793
Varanasi	36	25.317	83.010
Amritsar	23	31.622	74.875
Allahābād	36	25.445	81.843
Visakhapatnam	02	17.680	83.202
Teni	25	10.011	77.478	x
Jabalpur	35	23.167	79.950
Hāora	28	22.577	88.319
Aurangabad	16	19.878	75.342
Shivaji Nagar	16	18.530	73.853	x
Solāpur	16	17.672	75.910
Srinagar	12	34.086	74.806
Chandigarh	05	30.736	76.788
Coimbatore	25	11.006	76.966
Jodhpur	24	26.268	73.006
Madurai	25	9.919	78.120
Guwahati	03	26.184	91.746
Gwalior	35	26.230	78.173
Vijayawada	02	16.507	80.647
Mysore	19	12.298	76.639
Rohini	07	28.743	77.068	x
Ranchi	38	23.343	85.309
Hubli	19	15.348	75.134
Narela	07	28.853	77.093
Jalandhar	23	31.326	75.579
Thiruvananthapuram	13	8.486	76.949
Salem	25	11.654	78.155
Tiruchirappalli	25	10.816	78.697
Kota	24	25.183	75.839
Bhubaneshwar	21	20.272	85.834
Alīgarh	36	27.881	78.075
Bareilly	36	28.367	79.432
Morādābād	36	28.839	78.777
Bhiwandi	16	19.300	73.059
Raipur	37	21.233	81.633
Gorakhpur	36	26.766	83.369
Bhilai	37	21.209	81.428
Jamshedpur	38	22.803	86.185
Borivli	16	19.235	72.860
Cochin	13	9.940	76.260
Amrāvati	16	20.933	77.750
Sāngli	16	16.854	74.564
Cuttack	21	20.465	85.879
Bīkaner	24	28.018	73.315
Warangal	40	18.000	79.583
Bhavnagar	09	21.763	72.153
Nanded	16	19.160	77.315
Raurkela	21	22.225	84.864
Guntur	02	16.300	80.457
Dehra Dūn	39	30.324	78.034
Bhayandar	16	19.302	72.851
Durgapur	28	23.516	87.308
Ajmer	24	26.452	74.639
Ulhasnagar	16	19.217	73.150
Kolhāpur	16	16.696	74.232
Siliguri	28	26.710	88.429
Bilimora	09	20.770	72.961
Karol Bāgh	07	28.651	77.191	x
Āsansol	28	23.683	86.983
Jamnagar	09	22.473	70.067
Sahāranpur	36	29.968	77.545
Gulbarga	19	17.336	76.838
Bhātpāra	28	22.866	88.401
Jammu	12	32.736	74.869
Kurnool	02	15.829	78.036
Ujjain	35	23.182	75.776
Rāmgundam	40	18.801	79.452
Shyamnagar	28	22.833	88.367
Nangi	28	22.508	88.215
Kozhikode	13	11.248	75.780
Mālegaon	16	20.550	74.535
Davangere	19	14.467	75.927
Jalgaon	16	21.003	75.566
Akola	16	20.710	76.998
Belgaum	19	15.852	74.504
Gaya	34	24.797	85.004
Udaipur	24	24.586	73.713
Korba	37	22.346	82.696
Bokāro	38	23.787	85.956
Mangalore	19	12.917	74.856
Jhānsi	36	25.459	78.580
Thoothukudi	25	8.767	78.134
Nellore	02	14.450	79.987
Tiruppur	25	11.115	77.355
Kollam	13	8.881	76.585
Pānihāti	28	22.691	88.374
Ahmadnagar	16	19.095	74.738
Dhūlia	16	20.901	74.777
Bhāgalpur	34	25.244	86.972
Punāsa	35	22.235	76.393
Muzaffarnagar	36	29.471	77.703
Latur	16	18.397	76.568
Kūkatpalli	40	17.485	78.414
Ambattūr	25	13.098	80.162
Bellary	19	15.142	76.924
Muzaffarpur	34	26.123	85.391
Kāmārhāti	28	22.671	88.375
Mathura	36	27.503	77.672
Patiāla	23	30.336	76.392
Chānda	16	19.951	79.295
Bhīlwāra	24	25.347	74.641
Thrissur	13	10.517	76.217
Brahmapur	21	19.312	84.793
Shāhjānpur	36	27.882	79.909
Shimoga	19	13.932	75.568
New Delhi	07	28.636	77.224
Rohtak	10	28.894	76.589
Tumkūr	19	13.341	77.102
Fīrozābād	36	27.151	78.398
Nizāmābād	40	18.672	78.099
Kulti	28	23.732	86.844
Rājahmundry	02	17.005	81.778
Barddhamān	28	23.256	87.857
Bārāsat	28	22.722	88.482
Bāli	28	22.649	88.341
Hisar	10	29.154	75.723
Rāmpur	36	28.810	79.027
Greater Noida	36	28.496	77.536
Noida	36	28.580	77.330
Kākināda	02	16.960	82.238
Pānīpat	10	29.387	76.968
Parbhani	16	19.269	76.771
Darbhanga	34	26.152	85.897
Alwar	24	27.562	76.625
Bilāspur	37	22.080	82.155
Ichalkaranji	16	16.691	74.461
Bijapur	19	16.824	75.715
Aizawl	31	23.729	92.718
Jālna	16	19.841	75.886
Lal Bahadur Nagar	40	17.348	78.558
Dewas	35	22.966	76.055
Baranagar	28	22.641	88.377	x
Gajuwaka	02	17.700	83.217
Satna	35	24.577	80.827
Etāwah	36	26.776	79.021
Durg	37	21.191	81.276
Naihāti	28	22.894	88.415
Tirupati	02	13.636	79.420
Sonīpat	10	28.995	77.019
Āvadi	25	13.115	80.110
Tiruvottiyūr	25	13.158	80.302
Saugor	35	23.839	78.739
Mau	36	25.942	83.561
Bihār Sharīf	34	25.201	85.524
Hāpur	36	28.730	77.781
Bathinda	23	30.207	74.939
Farrukhābād	36	27.391	79.579
Anantapur	02	14.678	77.608
Bārāsat	28	22.225	88.451
Ratlām	35	23.330	75.040
Ramagundam	40	18.755	79.474
Gangānagar	24	29.920	73.875
Bharatpur	24	27.217	77.490
Karīmnagar	40	18.439	79.129
Puducherry	22	11.934	79.830
Shrīrāmpur	28	22.753	88.342
Rāichūr	19	16.205	77.356
Quthbullapur	40	17.501	78.458
Karnāl	10	29.692	76.984
Arrah	34	25.556	84.663
Imphal	17	24.808	93.944
Gosāba	28	22.165	88.801
Mirzāpur	36	25.145	82.565
Kharagpur	28	22.340	87.325
Dhanbād	38	23.802	86.443
Tanjore	25	10.785	79.139
Amarnāth	16	19.200	73.167
Nāgercoil	25	8.179	77.432
Pāli	24	25.773	73.323
Yamunānagar	10	30.128	77.284
Rewa	35	24.533	81.292
Secunderabad	40	17.504	78.543
Bīdar	19	17.908	77.515
Agartala	26	23.836	91.279
Monghyr	34	25.375	86.475
Burhānpur	35	21.309	76.230
Nadiād	09	22.694	72.862
Chāpra	34	25.780	84.747
Dindigul	25	10.369	77.980
Panchkula	10	30.695	76.850
Sīkar	24	27.612	75.140
Bulandshahr	36	28.404	77.858
Purnia	34	25.779	87.474
Hospet	19	15.270	76.387
Gurgaon	10	28.460	77.026
Sambhal	36	28.585	78.570
Gandhinagar	09	23.217	72.683
Murwāra	35	23.838	80.394
Nāngloi Jāt	07	28.680	77.068
Machilīpatnam	02	16.187	81.139
Katihar	34	25.539	87.570
Bhiwāni	10	28.793	76.140
Kultali	28	21.900	88.400
Raebareli	36	26.231	81.233
Haridwar	39	29.948	78.160
Singrauli	35	24.200	82.675
Jūnāgadh	09	21.520	70.460
Sūjāngarh	24	27.700	74.467
Ellore	02	16.713	81.104
Bhusāval	16	21.044	75.785
Khandwa	35	21.824	76.351
Bahraigh	36	27.574	81.595
Sirsa	10	29.535	75.029
Chandannagar	28	22.862	88.368
Baharampur	28	24.105	88.252
Surendranagar	09	22.727	71.649
Vizianagaram	02	18.117	83.411
Proddatūr	02	14.750	78.548
Vellore	25	12.918	79.133
Hugli	28	22.909	88.397
Alappuzha	13	9.490	76.326
Amroha	36	28.903	78.470
Tambaram	25	12.925	80.127
Pathānkot	23	32.275	75.653
Bhind	35	26.567	78.787
Shimla	11	31.104	77.167
Ongole	02	15.504	80.045
Gadag-Betageri	19	15.417	75.617
Navsāri	09	20.942	72.925
Puri	21	19.798	85.825
Haldia	28	22.060	88.110
Khammam	40	17.248	80.144
Rāiganj	28	25.613	88.124
Ingrāj Bāzār	28	25.004	88.146
Jaunpur	36	25.754	82.687
Fatehpur	36	25.928	80.813
Gāndhīdhām	09	23.083	70.133
Nandyāl	02	15.478	78.484
Udupi	19	13.335	74.746
Loni	36	28.751	77.290
Sītāpur	36	27.562	80.683
Shivpuri	35	25.424	77.662
Bhadrāvati	19	13.848	75.705
Ādoni	02	15.628	77.275
Verāval	09	20.908	70.368
Sambalpur	21	21.465	83.976
Gadag	19	15.430	75.630
Unnāo	36	26.547	80.488
Budaun	36	28.038	79.127
Jīnd	10	29.316	76.315
Madhyamgram	28	22.689	88.446
Jāmuria	28	23.705	87.079
Jaigaon	28	26.848	89.376
Cuddalore	25	11.756	79.767
Orai	36	25.990	79.453
Hoshiārpur	23	31.537	75.913
Pallāvaram	25	12.968	80.150
Hanumāngarh	24	29.582	74.329
Kanchipuram	25	12.835	79.700
Alandur	25	13.002	80.206	x
Guna	35	24.647	77.311
Bahādurgarh	10	28.693	76.936
Bharūch	09	21.695	72.981
Medinīpur	28	22.421	87.323
Fyzābād	36	26.775	82.150
Dinapore	34	25.637	85.048
Silchar	03	24.827	92.798
Bānda	36	25.478	80.335
Morena	35	26.499	77.995
Tonk	24	26.166	75.788
Rāj-Nāndgaon	37	21.097	81.029
Serilingampalle	40	17.493	78.302
Virār	16	19.456	72.811
Malkajgiri	40	17.448	78.526
Shāntipur	28	23.247	88.433
Bārākpur	28	22.766	88.363
Erode	25	11.343	77.727
Ambāla	10	30.361	76.798
Krishnanagar	28	23.406	88.491
Saharsa	34	25.875	86.596
Batāla	23	31.809	75.203
Bhīmavaram	02	16.541	81.523
Bālurghāt	28	25.221	88.777
Kaithal	10	29.802	76.400
Lakhīmpur	36	27.948	80.779
Hazāribāgh	38	23.992	85.362
Vidisha	35	23.526	77.811
Haldwani	39	29.223	79.529
Hābra	28	22.842	88.656
Kumbakonam	25	10.962	79.391
Porbandar	09	21.642	69.609
Chitradurga	19	14.223	76.400
Thānesar	10	29.973	76.832
Tiruvannāmalai	25	12.227	79.075
Anand	09	22.553	72.955
Kānchrāpāra	28	22.960	88.428
Mahbūbnagar	40	16.744	77.986
Dimāpur	20	25.912	93.722
Robertsonpet	19	12.956	78.275
Chhindwāra	35	22.057	78.940
Mandya	19	12.522	76.897
Bānkura	28	23.232	87.072
Hājīpur	34	25.685	85.210
Gondā City	36	27.132	81.953
Bhuj	09	23.254	69.669
Hindupur	02	13.828	77.491
Shillong	18	25.569	91.883
Pālghāt	13	10.773	76.654
Godhra	09	22.775	73.615
Kishangarh	24	26.590	74.854
Rānīganj	28	23.616	87.131
Pīlibhīt	36	28.631	79.804
Beāwar	24	26.101	74.320
Abohar	23	30.145	74.196
Moga	23	30.814	75.169
Dehri	34	24.902	84.182
Deoria	36	26.502	83.779
Hassan	19	13.007	76.096
Khardah	28	22.719	88.378
Yavatmāl	16	20.393	78.132
Hālīsahar	28	22.932	88.419
Panvel	16	18.989	73.110
Titāgarh	28	22.743	88.373
Cuddapah	02	14.480	78.823
Bettiah	34	26.802	84.503
Hāthras	36	27.596	78.052
Lalitpur	36	24.690	78.419
Kolār	19	13.138	78.130
Mandsaur	35	24.072	75.070
Gondiā	16	21.460	80.192
Rajapalaiyam	25	9.453	77.553
Dārjiling	28	27.033	88.267
Mohali	23	30.680	76.722
Pālanpur	09	24.171	72.438
Dam Dam	28	22.633	88.423
Hardoī	36	27.395	80.132
Puruliya	28	23.331	86.363
Dibrugarh	03	27.480	94.908
Palwal	10	28.145	77.325
Nalgonda	40	17.054	79.267
Bhadreswar	28	22.824	88.338
Vejalpur	09	22.690	73.563
Chikmagalūr	19	13.322	75.774
Raigarh	37	21.898	83.397
Guntakal Junction	02	15.171	77.362
Gangāpur	24	26.472	76.717
Deoli	07	28.503	77.231
Siwān	34	26.221	84.356
Damoh	35	23.833	79.442
Ādilābād	40	19.672	78.536
Srikakulam	02	18.299	83.898
Uppal Kalan	40	17.406	78.559
Jetpur	09	21.755	70.623
Morbi	09	22.817	70.838
Pātan	09	23.851	72.130
Khanna	23	30.705	76.222
Botād	09	22.169	71.667
Rishra	28	22.724	88.346
Azamgarh	36	26.068	83.184
Yelahanka	19	13.101	77.596
Gudivāda	02	16.435	80.996
Baidyabāti	28	22.785	88.326
Bastī	36	26.788	82.716
Balasore	21	21.493	86.933
Dharmavaram	02	14.414	77.720
Māler Kotla	23	30.531	75.879
Wardha	16	20.739	78.598
Jhunjhunūn	24	28.126	75.398
Satara	16	17.686	73.993
Chanduasi	36	28.452	78.783
Mothīhāri	34	26.649	84.917
Chās	38	23.636	86.167
Pudukkottai	25	10.381	78.821
Rewāri	10	28.199	76.618
Port Blair	01	11.666	92.746
Suriāpet	40	17.141	79.620
Bangaon	28	23.046	88.831
Chhatarpur	35	24.918	79.589
Ashoknagar Kalyangarh	28	22.864	88.637
Achalpur	16	21.257	77.510
Navadwīp	28	23.407	88.369
Bārsi	16	18.235	75.693
Sultānpur	36	26.258	82.073
Ambur	25	12.792	78.716
Hoshangābād	35	22.747	77.727
Sawāi Mādhopur	24	26.023	76.344
Madanapalle	02	13.550	78.503
Bānsbāria	28	22.954	88.401
Tādepallegūdem	02	16.815	81.527
Jalpāiguri	28	26.517	88.733
Chittaurgarh	24	24.890	74.624
Gangāwati	19	15.431	76.529
Khurja	36	28.254	77.855
Ponnāni	13	10.767	75.925
Barnāla	23	30.375	75.549
Badlapur	16	19.155	73.266
Soyībug	12	34.077	74.706
Roorkee	39	29.866	77.891
Bagaha	34	27.099	84.090
Hosūr	25	12.736	77.833
Chūru	24	28.304	74.967
Nagda	35	23.458	75.418
Kashipur	39	29.214	78.957
Ghazīpur	36	25.583	83.585
Begusarai	34	25.419	86.134
Dhaulpur	24	26.693	77.880
Mormugao	33	15.389	73.815
Ferozepore	23	30.926	74.613
Gondal	09	21.961	70.803
Seoni	35	22.085	79.550
Jagādhri	10	30.167	77.304
Miriālgūda	40	16.872	79.562
Udgīr	16	18.393	77.118
Jamālpur	34	25.313	86.489
Nandurbar	16	21.367	74.241
Itārsi	35	22.615	77.762
Vasco da Gama	33	15.396	73.816
Phagwāra	23	31.225	75.774
Airoli	16	19.151	72.996
Amreli	09	21.600	71.212
Shikohābād	36	27.108	78.587
Kāsganj	36	27.809	78.646
Sehore	35	23.200	77.083
Rānībennur	19	14.622	75.630
Jagtiāl	40	18.795	78.917
Bhadrakh	21	21.054	86.516
Būndi	24	25.439	75.637
Ooty	25	11.413	76.695
Mughal Sarāi	36	25.283	83.120
Shāmli	36	29.450	77.310
Hinganghāt	16	20.549	78.840
Villupuram	25	11.940	79.492
Amalner	16	21.040	75.059
Bagalkot	19	16.187	75.696
Tellicherry	13	11.748	75.493
Narasaraopet	02	16.235	80.049
Nāgaur	24	27.202	73.734
Nawāda	34	24.887	85.544
Jahānābād	34	25.214	84.987
Chālisgaon	16	20.458	75.016
Buxar	34	25.575	83.980
Aurangābād	34	24.752	84.374
Sāhibganj	38	25.244	87.635
Pandharpur	16	17.679	75.331
Hindaun	24	26.734	77.035
Khargone	35	21.823	75.614
Parli Vaijnāth	16	18.851	76.532
Kishanganj	34	26.102	87.955
Mainpuri	36	27.229	79.029
Khāmgaon	16	20.707	76.568
Negapatam	25	10.764	79.843
Chilakalūrupet	02	16.090	80.167
Gudiyatham	25	12.946	78.874
Makrāna	24	27.044	74.724
Bānswāra	24	23.541	74.442
Baraut	36	29.102	77.263
Closepet	19	12.722	77.281
Kalyani	28	22.983	88.483
Tādpatri	02	14.908	78.010
Kapūrthala	23	31.380	75.381
Dīsa	09	24.256	72.179
Ballālpur	16	19.847	79.346	x
Kohima	20	25.675	94.111
Betūl	35	21.901	77.902
Kāraikkudi	25	10.066	78.768
Bagaha	34	24.529	85.060
Balāngīr	21	20.704	83.490
Datia	35	25.673	78.459
Valparai	25	10.327	76.951
Kovilpatti	25	9.172	77.870
Vaniyambadi	25	12.682	78.620
Bhandāra	16	21.168	79.649
Roha	16	18.437	73.120
Muktsar	23	30.474	74.517
Luckeesarai	34	25.177	86.095
Bārmer	24	25.746	71.392
Murādnagar	36	28.781	77.499
Tinsukia	03	27.489	95.360
Shahdol	35	23.294	81.362
Manjeri	13	11.120	76.120
Mahobā	36	25.291	79.875
Contai	28	21.780	87.749
Sangrūr	23	30.245	75.845
Pollachi	25	10.658	77.008
Deoband	36	29.695	77.680
Neyyāttinkara	13	8.399	77.086
Tāndā	36	26.550	82.658
Bārān	24	25.100	76.517
Dhamtari	37	20.707	81.549
Tiruchengode	25	11.380	77.894
Chīrāla	02	15.824	80.352
Jharia	38	23.741	86.415
Akot	16	21.096	77.059
Rājpura	23	30.479	76.593
Madgaon	33	15.275	73.958
Sardārshahr	24	28.441	74.491
Mayiladuthurai	25	11.104	79.655
Kāmthi	16	21.216	79.197
Parādīp Garh	21	20.316	86.609
Paramagudi	25	9.546	78.591
Osmanabad	16	18.182	76.039
Aruppukkottai	25	9.510	78.096
Bāruni	34	25.475	85.968
Bijnor	36	29.373	78.136
Anakāpalle	02	17.691	83.004
Najībābād	36	29.612	78.343
Dohad	09	22.833	74.260
Rāmgarh	38	23.630	85.522
Kāvali	02	14.916	79.994
Fatehpur	24	27.995	74.956
Jangipur	28	24.470	88.077
Dhār	35	22.594	75.298
Hānsi	10	29.102	75.963
Kadiri	02	14.112	78.160
Dhorāji	09	21.734	70.450
Rāyachoti	02	14.057	78.751
Khambhāt	09	22.317	72.619
Nirmal	40	19.097	78.344
Emmiganūr	02	15.772	77.483
Jeypore	21	18.856	82.572
Kotkapura	23	30.582	74.833
Udhampur	12	32.924	75.136
Kairāna	36	29.395	77.205
Bālāghāt	35	21.816	80.188
Mānsa	23	29.988	75.402
Anantnag	12	33.731	75.154
Kāraikāl	22	10.917	79.833
Jharsuguda	21	21.855	84.007
Brājarājnagar	21	21.817	83.917
Kottagūdem	40	17.551	80.618
Nawābganj	36	26.931	81.198
Arakkonam	25	13.084	79.671
Koch Bihār	28	26.325	89.445
Dod Ballāpur	19	13.295	77.538
Bhadohi	36	25.395	82.570
Kātoya	28	23.646	88.133
Jamūī	34	24.926	86.225
Harihar	19	14.513	75.807
Mancherāl	40	18.871	79.429
Kadayanallur	25	9.073	77.342
Daltonganj	38	24.040	84.066
Farīdkot	23	30.674	74.756
Balrāmpur	36	27.429	82.185
Bāramūla	12	34.209	74.343
Dhuliān	28	24.681	87.954
Mawāna	36	29.103	77.922
Karur	25	10.958	78.081
Kundla	09	21.342	71.306
Manmād	16	20.253	74.438
Kannauj	36	27.055	79.919
Malaut	23	30.211	74.482
Nagīna	36	29.444	78.436
Badagara	13	11.598	75.581
Jagdalpur	37	19.081	82.021
Jumri Tilaiyā	38	24.435	85.530
Baj Baj	28	22.475	88.178
Konnagar	28	22.705	88.344
Ratnagiri	16	16.992	73.310
Hingoli	16	19.715	77.142
Bodināyakkanūr	25	10.012	77.350
Khadki	16	18.564	73.852
Dhrāngadhra	09	22.992	71.468
Pāloncha	40	17.602	80.705
Gūdūr	02	14.151	79.852
Ankleshwar	09	21.632	72.990
Tīkamgarh	35	24.743	78.831
Srivilliputhur	25	9.513	77.634
Sivakasi	25	9.450	77.798
Pilkhua	36	28.713	77.656
Ambājogāi	16	18.733	76.386
Bela	36	25.921	81.996
Bodhan	40	18.662	77.886
Rabkavi	19	16.476	75.111
Karauli	24	26.498	77.028
Savarkundla	09	21.337	71.303
Shāhābād	36	27.643	79.940
Chāndpur	36	29.135	78.272
Gokak	19	16.169	74.824
Sikandarābād	36	28.452	77.700
Virudunagar	25	9.585	77.958
Dausa	24	26.890	76.336
Valsād	09	20.610	72.934
Ambikāpur	37	23.119	83.195
Pālghar	16	19.697	72.765
Dharapuram	25	10.738	77.532
Chintāmani	19	13.401	78.052
Farīdpur	36	28.210	79.541
Pusad	16	19.913	77.578
Madhubani	34	26.354	86.072
Sirsilla	40	18.389	78.810
Vapi	09	20.372	72.905
Kāmāreddi	40	18.320	78.342
Bolpur	28	23.663	87.697
Rānāghāt	28	23.176	88.567
Fāzilka	23	30.402	74.028
Beypore	13	11.172	75.806
Dādri	36	28.553	77.554
Auraiya	36	26.465	79.509
Bāpatla	02	15.904	80.467
Payyannūr	13	12.094	75.202
Talipparamba	13	12.042	75.359
Tindivanam	25	12.234	79.656
Shirpur	16	21.348	74.880
Bāsoda	35	23.852	77.937
Jorhāt	03	26.758	94.203
Sindhnūr	19	15.770	76.756
Bargarh	21	21.333	83.619
Wāshīm	16	20.111	77.133
Visnagar	09	23.699	72.552
Palwancha	40	17.582	80.677
Keshod	09	21.303	70.249
Kānnangād	13	12.308	75.106
Bīsalpur	36	28.293	79.805
Tanuku	02	16.754	81.681
Attili	02	16.700	81.600
Bālotra	24	25.832	72.240
Pithampur	35	22.602	75.696
Munnar	13	10.088	77.062
Chamrajnagar	19	11.923	76.939
Pattukkottai	25	10.424	79.319
Jaisalmer	24	26.918	70.904
Arāria	34	26.149	87.513
Harda Khās	35	22.344	77.095
Sangamner	16	19.568	74.212
Jaorā	35	23.638	75.127
Buldāna	16	20.529	76.185
Mettupalayam	25	11.300	76.935
Anjār	09	23.113	70.027
Bellampalli	40	19.056	79.493
Channapatna	19	12.651	77.207
Ratangarh	24	28.081	74.619
Krishnagiri	25	12.519	78.214
Rishīkesh	39	30.108	78.293
Goyerkāta	28	26.700	89.026
Chāībāsa	38	22.550	85.802
Mandamarri	40	18.965	79.475
Palani	25	10.450	77.521
Nārnaul	10	28.044	76.108
Dharmapuri	25	12.128	78.158
Fatehābād	10	29.515	75.456
Palāsa	02	18.773	84.410
Basavakalyān	19	17.874	76.950
Chingleput	25	12.692	79.977
Chopda	16	21.246	75.299
Panaji	33	15.496	73.826
Thenkasi	25	8.960	77.315
Yādgīr	19	16.770	77.138
Gangārāmpur	28	25.401	88.530
Ramanathapuram	25	9.372	78.831
Jagraon	23	30.788	75.474
Alīpur Duār	28	26.483	89.523
Kopargaon	16	19.882	74.476
Bongaigaon	03	26.477	90.558
Malkāpur	16	20.886	76.199
Kāranja	16	20.483	77.489
Khatauli	36	29.278	77.733
Ashoknagar	35	24.576	77.731
Siuri	28	23.908	87.528
Nābha	23	30.376	76.153
Siddipet	40	18.105	78.849
Bhawānipatna	21	19.907	83.167
Khopoli	16	18.786	73.346
Karwar	19	14.814	74.130
Kāyankulam	13	9.182	76.501
Chinnachowk	02	14.475	78.835
Bishnupur	28	23.074	87.320
Mārkāpur	02	15.735	79.268
Basmat	16	19.329	77.157
Baheri	36	28.774	79.497
Kunnamkulam	13	10.647	76.067
Rāghogarh	35	24.443	77.198
Gopālganj	34	26.467	84.440
Tura	18	25.514	90.202
Rājsamand	24	25.071	73.880
Tāndūr	40	17.248	77.577
Kalamassery	13	10.061	76.326	x
Sūratgarh	24	29.322	73.900
Mannargudi	25	10.666	79.451
Sopur	12	34.287	74.472
Arni	25	12.668	79.285
Kannur	13	11.868	75.358
Dhuburi	03	26.019	89.986
Puliyangudi	25	9.175	77.398
Sheopur	35	25.665	76.696
Renukūt	36	24.216	83.036
Dhenkānāl	21	20.657	85.597
Dabwāli	10	29.949	74.738
Sibsāgar	03	26.984	94.638
Malappuram	13	11.042	76.082
Rāth	36	25.595	79.567
Jamkhandi	19	16.505	75.291
Sirsi	19	14.621	74.836
Vriddhāchalam	25	11.518	79.324
Vinukonda	02	16.053	79.740
Tiptūr	19	13.256	76.478
Sahaswān	36	28.072	78.751
Koppal	19	15.345	76.155
Sirhind	23	30.643	76.384
Dabra	35	25.886	78.332
Cumbum	25	9.736	77.285
Arāmbāgh	28	22.883	87.783
Himatnagar	09	23.599	72.966
Lādnūn	24	27.653	74.400
Nipāni	16	16.399	74.383
Borsad	09	22.408	72.898
Koratla	40	18.822	78.712
Kīratpur	36	29.507	78.206
Vrindāvan	36	27.581	77.697
Hāveri	19	14.794	75.404
Supaul	34	26.115	86.595
Bangaon	34	25.867	86.512
Gīrīdīh	38	24.186	86.309
Rāyadrug	02	14.700	76.852
North Lakhimpur	03	27.235	94.104
Tohāna	10	29.713	75.904
Gangoh	36	29.780	77.263
Kottayam	13	9.587	76.521
Mangalagiri	02	16.431	80.568
Narasapur	02	16.434	81.698
Sangāreddi	40	17.625	78.087
Kodār	40	16.998	79.966
Ullal	19	12.806	74.861
Māngrol	09	21.123	70.115
Gola Gokarannāth	36	28.078	80.471
Modāsa	09	23.463	73.299
Tezpur	03	26.633	92.800
Thiruvarur	25	10.773	79.637
Attur	25	11.594	78.601
Chidambaram	25	11.399	79.691
Tarn Tāran	23	31.452	74.928
Udumalaippettai	25	10.588	77.248
Lonavla	16	18.753	73.406
Shāhāda	16	21.545	74.471
Nawalgarh	24	27.852	75.274
Nedumangād	13	8.603	77.001
Nīmbāhera	24	24.622	74.680
Kadi	09	23.299	72.334
Sīra	19	13.742	76.904
Chik Ballāpur	19	13.435	77.728
Bārdoli	09	21.123	73.112
Jhārgrām	28	22.454	86.995
Samāstipur	34	25.862	85.780
Gobichettipalayam	25	11.455	77.442
Hasanpur	36	28.722	78.284
Jahāngīrābād	36	28.405	78.106
Sherkot	36	29.327	78.574
Kātrās	38	23.798	86.298
Pālakollu	02	16.517	81.730
Wani	16	20.055	78.953
Naksalbāri	28	26.683	88.220
Tiruvalla	13	9.382	76.575
Ponnūru	02	16.065	80.552
Diphu	03	25.843	93.431
Sītāmarhi	34	26.594	85.491
Chhibrāmau	36	27.149	79.501
Tilhar	36	27.963	79.738
Ilkal	19	15.959	76.114
Bada Barabīl	21	22.112	85.387
Mettur	25	11.788	77.801
Kuchāman	24	27.147	74.857
Panruti	25	11.777	79.553
Una	09	20.823	71.038
Ponnur	02	16.071	80.549
Kollegāl	19	12.154	77.111
Shegaon	16	20.793	76.699
Upleta	09	21.740	70.283
Ujhāni	36	28.003	79.008
Bankra	28	22.603	88.278
Dabhoi	09	22.183	73.433
Bāri	24	26.647	77.616
Obra	36	24.419	82.988
Gohāna	10	29.138	76.702
Jatani	21	20.160	85.707
Nāmakkal	25	11.221	78.165
Gadwāl	40	16.235	77.796
Pālitāna	09	21.525	71.823
Lāharpur	36	27.708	80.903
Nokha	24	27.562	73.471
Narwāna	10	29.599	76.119
Islāmpur	28	26.265	88.190
Karād	16	17.289	74.182
Jālaun	36	26.145	79.337
Karīmganj	03	24.869	92.355
Mokameh	34	25.397	85.922
Etāwa	35	24.184	78.203
Wanparti	40	16.367	78.069
Sāmalkot	02	17.057	82.176
Anjangaon	16	21.165	77.309
Dholka	09	22.727	72.441
Tirur	13	10.914	75.921
Kāndi	28	23.959	88.040
Ghātāl	28	22.662	87.734
Unjha	09	23.804	72.391
Sendhwa	35	21.686	75.096
Tiruttangal	25	9.483	77.833
Siddhapur	09	23.918	72.372
Dhūri	23	30.368	75.868
Sidhi	35	24.404	81.880
Wokha	20	26.097	94.258
Kālna	28	23.219	88.363
Bārāmati	16	18.152	74.578
Kandukūr	02	15.215	79.904
Sunām	23	30.129	75.799
Gaddi Annaram	40	17.367	78.524
Sattenapalle	02	16.394	80.152
Hiriyūr	19	13.945	76.617
Challakere	19	14.318	76.652
Rampur Hat	28	24.177	87.783
Masaurhi Buzurg	34	25.354	85.032
Nūzvīd	02	16.789	80.846
Shājāpur	35	23.426	76.278
Puttūr	19	12.760	75.202
Kāsaragod	13	12.498	74.990
Ajodhya	36	26.799	82.205
Mubārakpur	36	26.089	83.291
Phaltan	16	17.991	74.432
Sandīla	36	27.070	80.515
Sāgar	19	14.165	75.029
Lohārdagā	38	23.433	84.680
Deolāli	16	19.944	73.834
Shāhābād	19	17.131	76.944
Bobbili	02	18.574	83.359
Chikhli	16	20.350	76.258
Konch	36	25.995	79.151
Lunglei	31	22.892	92.742
Pithāpuram	02	17.117	82.253
Amalāpuram	02	16.579	82.006
Tuni	02	17.359	82.546
Sihor	09	21.711	71.962
Dīglūr	16	18.548	77.577
Barbil	21	22.102	85.378
Biswān	36	27.496	80.996
Kosi	36	27.794	77.437
Ropar	23	30.969	76.527
Dandeli	19	15.267	74.617
Pārvatipuram	02	18.784	83.426
Arcot	25	12.906	79.319
Jhālāwār	24	24.596	76.165
Petlād	09	22.477	72.800
Umred	16	20.854	79.325
Bhātāpāra	37	21.735	81.947
Kāliyāganj	28	25.634	88.327
Nasīrābād	24	26.305	74.734
Idappadi	25	11.586	77.839
Gohadi	35	26.433	78.442
Khagaul	34	25.579	85.046
Chiplūn	16	17.533	73.509
Changanācheri	13	9.442	76.536
Rāmnagar	39	29.392	79.128
Sillod	16	20.303	75.653
Mācherla	02	16.476	79.435
Tūndla	36	27.215	78.237
Mannārakkāt	13	10.992	76.464
Ottappālam	13	10.774	76.378
Goālpāra	03	26.177	90.626
Kānkānhalli	19	12.547	77.420
Madhupur	38	24.274	86.639
Madhipura	34	25.921	86.793
Charkhi Dādri	10	28.592	76.272
Dumraon	34	25.553	84.151
Mahāsamund	37	21.107	82.095
Gajraula	36	28.846	78.240
Ābu Road	24	24.480	72.782
Nanjangūd	19	12.118	76.684
Sālūr	02	18.517	83.205
Bhongīr	40	17.515	78.886
Aonla	36	28.274	79.165
Khagaria	34	25.502	86.467
Dhāmpur	36	29.309	78.511
Sardhana	36	29.146	77.614
Dīdwāna	24	27.401	74.575
Jalor	24	25.346	72.616
Rājgarh	24	28.642	75.386
Bārh	34	25.483	85.709
Badūria	28	22.744	88.787
Shorāpur	19	16.521	76.757
Jugsālai	38	22.777	86.184	x
Kizhake Chālakudi	13	10.301	76.338
Sidlaghatta	19	13.389	77.864
Dāhānu	16	19.968	72.713
Rasipuram	25	11.460	78.186
Punganūru	02	13.367	78.572
Mandapeta	02	16.863	81.929
Poonamalle	25	13.049	80.115
Barpeta	03	26.323	91.006
Tamlūk	28	22.301	87.926
Bhabhua	34	25.040	83.607
Kathua	12	32.369	75.525
Nangal	23	31.390	76.376
Nihtaur	36	29.324	78.387
Lachhmangarh Sīkar	24	27.823	75.028
Tiruvallur	25	13.144	79.909
Sri Dūngargarh	24	28.096	74.009
Raxaul	34	26.980	84.851
Siruguppa	19	15.630	76.892
Bāruipur	28	22.353	88.439
Māndvi	09	22.833	69.352
Mājalgaon	16	19.160	76.208
Warud	16	21.471	78.270
Wānkāner	09	22.612	70.944
Churāchāndpur	17	24.334	93.670
Dumka	38	24.268	87.249
Talegaon Dābhāde	16	18.735	73.676
Hunsūr	19	12.304	76.293
Pithorāgarh	39	29.583	80.209
Jangaon	40	17.726	79.152
Atraulī	36	28.030	78.286
Narsimhapur	35	22.949	79.184
Mulbāgal	19	13.164	78.393
Mudhol	19	16.334	75.283
Gudalur	25	9.678	77.250
Barwāni	35	22.032	74.900
Jodhpur	09	21.902	70.033
Punalūr	13	9.020	76.923
Padrauna	36	26.904	83.981
Gumia	38	23.797	85.825
Bail-Hongal	19	15.814	74.859
Shujālpur	35	23.407	76.710
Jaisingpur	16	16.776	74.554
Chatrā	38	24.206	84.871
Pāchora	16	20.667	75.353
Patancheru	40	17.533	78.264
Panna	35	24.721	80.188
Phalodi	24	27.131	72.368
Yeola	16	20.042	74.489
Sheikhpura	34	25.140	85.841
Gulāothi	36	28.589	77.793
Seohāra	36	29.209	78.588
Zahirābād	40	17.681	77.607
Kārsiyāng	28	26.883	88.277
Manglaur	39	29.791	77.878
Gangākher	16	18.970	76.749
Nohar	24	29.183	74.771
Ganj Dundwāra	36	27.733	78.941
Nānpāra	36	27.865	81.500
Atarra	36	25.286	80.572
Teghra	34	25.490	85.940
Bhaisa	40	19.113	77.963
Dondaicha	16	21.324	74.568
Vite	16	17.273	74.538
Peddāpuram	02	17.077	82.138
Mahmudābād	36	27.292	81.118
Pakur	38	24.639	87.842
Cherthala	13	9.684	76.336
Nāyudupet	02	13.907	79.895
Hālol	09	22.503	73.472
Kharar	23	30.746	76.647
Bhadrāchalam	40	17.668	80.889
Rāmpura	23	30.256	75.241
Mattanur	13	11.930	75.572
Shertallai	13	9.686	76.340
Sironj	35	24.103	77.691
Daund	16	18.465	74.584
Parlākimidi	02	18.781	84.088
Pujali	28	22.471	88.145
Ashta	35	23.018	76.722
Nandikotkūr	02	15.857	78.266
Khalīlābād	36	26.773	83.072
Chittaranjan	28	23.857	86.903
Pāthardih	38	23.666	86.432
Dūngarpur	24	23.843	73.715
Mandlā	35	22.599	80.371
Forbesganj	34	26.303	87.266
Harpanahalli	19	14.788	75.989
Itānagar	30	27.087	93.610
Gumlā	38	23.043	84.544
Ozar	16	20.095	73.928
Bhīmunipatnam	02	17.890	83.452
Tānda	36	28.976	78.942
Kapadvanj	09	23.023	73.071
Thoubāl	17	24.639	93.996
Morār	35	26.226	78.225
Memāri	28	23.176	88.097
Nellikkuppam	25	11.776	79.670
Angul	21	20.841	85.102
Medak	40	18.045	78.261
Kālpi	36	26.117	79.733
Hodal	10	27.892	77.367
Rāmnagar	36	25.269	83.030
Arsikere	19	13.314	76.257
Nidadavole	02	16.906	81.672
Jhajjar	10	28.606	76.656
Varangaon	16	21.018	75.910
Jammalamadugu	02	14.847	78.383
Jasdan	09	22.037	71.208
Kendrāparha	21	20.502	86.422
Gobārdānga	28	22.877	88.755
Yellandu	40	17.591	80.321
Merta	24	26.649	74.034
Polavaram	02	17.248	81.644
Kanuru	02	16.286	81.255
Godda	38	24.827	87.213
Kotputli	24	27.702	76.199
Pāndhurnā	35	21.596	78.526
Rāmnagar	34	27.164	84.323
Dīg	24	27.472	77.326
Kāndhla	36	29.321	77.271
Vikārābād	40	17.338	77.904
Varkala	13	8.733	76.717
Saint Thomas Mount	25	13.003	80.196
Sainthia	28	23.948	87.680
Tumsar	16	21.383	79.733
Peranāmpattu	25	12.934	78.719
Barhiya	34	25.288	86.021
Kālimpong	28	27.071	88.475
Rāmachandrapuram	02	16.836	82.029
Repalle	02	16.018	80.830
Selu	16	19.455	76.441
Bhīnmāl	24	24.999	72.271
Bangarapet	19	12.991	78.178
Sivaganga	25	9.847	78.484
Tirupparangunram	25	9.882	78.073
Shōranūr	13	10.762	76.271
Bikramganj	34	25.211	84.255
Sojat	24	25.925	73.666
Khurda	21	20.183	85.616
Jaspur	39	29.279	78.828
Thān	09	22.574	71.199
Jintūr	16	19.612	76.687
Khekra	36	28.866	77.284
Bālāpur	16	20.666	76.774
Dīnhāta	28	26.135	89.461
Naini Tāl	39	29.397	79.447
Kyathampalle	40	19.668	78.529
Sikandra Rao	36	27.689	78.380
Palmaner	02	13.200	78.747
Jājpur	21	20.849	86.337
Canning	28	22.315	88.662
Khairābād	36	27.527	80.755
Kannad	16	20.257	75.138
Athni	19	16.726	75.064
Biaora	35	23.921	76.911
Kātol	16	21.274	78.586
Ārvi	16	20.996	78.229
Bāghpat	36	28.945	77.219
Bar Bigha	34	25.219	85.733
Limbdi	09	22.565	71.811
Bilāra	24	26.181	73.706
Sundargarh	21	22.117	84.033
Fatwa	34	25.510	85.305
Mānvi	19	15.991	77.050
Jambusar	09	22.052	72.801
Devakottai	25	9.947	78.823
Digras	16	20.104	77.718
Warora	16	20.229	79.003
Homnābād	19	17.771	77.125
Gādarwāra	35	22.924	78.785
Chidawa	24	28.239	75.640
Chāmpa	37	22.035	82.642
Naugachhia	34	25.388	87.099
Daudnagar	34	25.035	84.401
Hoskote	19	13.071	77.798
Sihorā	35	23.487	80.104
Jaggayyapeta	02	16.894	80.098
Korāput	21	18.812	82.710
Dhupgāri	28	26.589	89.007
Mehekar	16	20.151	76.568
Hilsa	34	25.316	85.282
Bharthana	36	26.752	79.222
Raisen	35	23.330	77.781
Jalārpet	25	12.570	78.573
Burla	21	21.510	83.873
Dahegām	09	23.169	72.822
Garhwa	38	24.160	83.808
Chakradharpur	38	22.676	85.629
Ambāh	35	26.704	78.227
Kallakkurichchi	25	11.740	78.959
Ghātampur	36	26.153	80.168
Akivīdu	02	16.582	81.381
Kovvūr	02	17.016	81.729
Solan	11	30.909	77.109
Murtajāpur	16	20.733	77.367
Ahmadpur	16	18.706	76.937
Gursahāiganj	36	27.115	79.732
Periyakulam	25	10.123	77.544
Māpuca	33	15.592	73.809
Tāki	28	22.589	88.933
Diamond Harbour	28	22.193	88.185
Saundatti	19	15.766	75.118
Vaijāpur	16	19.927	74.728
Ghātsīla	38	22.585	86.477
Hāsimāra	28	26.747	89.354
Sathupalli	40	17.250	80.869
Pūranpur	36	28.513	80.148
Hāflong	03	25.165	93.017
Rameswaram	25	9.289	79.313
Bānsi	36	27.177	82.934
Thiruthani	25	13.176	79.616
Mandideep	35	23.082	77.533
Bīlāspur	36	28.887	79.270
Thakurdwara	36	29.192	78.861
Farrukhnagar	40	17.078	78.203
Bhavāni	25	11.446	77.682
Daman	32	20.414	72.832
Dhone	02	15.395	77.871
Nāndūra Buzurg	16	20.834	76.459
Murshidābād	28	24.184	88.272
Nādāpuram	13	11.685	75.655
Parāsia	35	22.191	78.759
Nāthdwāra	24	24.938	73.824
Shāhābād	10	30.168	76.870
Giddarbāha	23	30.200	74.666
Akalkot	16	17.525	76.206
Aroor	13	9.869	76.305
Chinnamanūr	25	9.840	77.381
Ghosī	36	26.106	83.539
Amudālavalasa	02	18.410	83.903
Pehowa	10	29.979	76.582
Nūrpur	36	29.150	78.408
Aland	19	17.564	76.569
Nārāyanpet	40	16.748	77.495
Paravūr Tekkumbhāgam	13	8.795	76.668
Bānka	34	24.881	86.923
Simdega	38	22.615	84.502
Kondapalle	02	16.620	80.542
Sangariā	24	29.799	74.467
Jhā-Jhā	34	24.771	86.379
Jalesar	36	27.473	78.303
Sirohi	24	24.888	72.848
Bhālki	19	18.043	77.206
Paliā Kalān	36	28.432	80.581
Tālcher	21	20.949	85.234
Chaklāsi	09	22.653	72.945
Kunnamangalam	13	11.305	75.878
Rājgīr	34	25.028	85.421
Kumhāri	37	21.267	81.517
Pathanāmthitta	13	9.267	76.783
Nandigāma	02	16.772	80.286
Mahē	13	11.702	75.535
Vyāra	09	21.111	73.394
Malavalli	19	12.386	77.060
Khambhāliya	09	22.207	69.650
Sūlūru	02	13.700	80.017
Bhawāniganj	35	24.416	75.836
Chetwayi	13	10.529	76.048
Vetapālem	02	15.785	80.307
Shahbazpur	34	26.305	87.289
Mahbūbābād	40	17.597	80.002
Maihar	35	24.266	80.761
Dibai	36	28.208	78.262
Robertsganj	36	24.689	83.068
Kekri	24	25.971	75.150
Tarikere	19	13.710	75.814
Maudaha	36	25.683	80.114
Porsa	35	26.674	78.371
Savanūr	19	14.973	75.337
Pratāpgarh	24	24.032	74.782
Bilāsipāra	03	26.233	90.234
Channarāyapatna	19	12.906	76.388
Ellenabad	10	29.453	74.661
Pāthri	16	19.259	76.434
Bhādra	24	29.103	75.171
Bantvāl	19	12.890	75.035
Kotamangalam	13	10.064	76.628
Leh	41	34.165	77.584
Bairāgnia	34	26.741	85.273
Bāngarmau	36	26.891	80.211
Paithan	16	19.475	75.386
Barauli	34	26.381	84.586
Sadāseopet	40	17.619	77.953
Vettūr	13	8.717	76.726
Patti	23	31.281	74.858
Garhmuktesar	36	28.787	78.102
Revelganj	34	25.790	84.636
Parola	16	20.881	75.119
Manapparai	25	10.608	78.426
Yanam	02	16.733	82.214
Rāhuri	16	19.391	74.650
Rāwatbhāta	24	24.930	75.592
Hojāi	03	26.003	92.856
Akbarpur	36	26.430	82.534
Pilibangan	24	29.450	74.101
Vuyyūru	02	16.363	80.844
Barwāla	10	29.367	75.908
Anekal	19	12.711	77.696
Kampli	19	15.406	76.600
Phulbāni	21	20.481	84.231
Attingal	13	8.696	76.815
Cheyyar	25	12.661	79.543
Padra	09	22.240	73.085
Chunār	36	25.128	82.882
Sanāwad	35	22.174	76.070
Bayāna	24	26.908	77.290
Kayalpattinam	25	8.571	78.120
Dhāka	34	26.675	85.167
Sadābād	36	27.438	78.038
Bindki	36	26.036	80.576
Dwārka	09	22.239	68.968
Sārangpur	35	23.567	76.473
Daryāpur	16	20.925	77.326
Rāmganj Mandi	24	24.646	75.943
Gariadhar	09	21.539	71.577
Kakrāla	36	27.893	79.195
Arantāngi	25	10.172	78.991
Samālkha	10	29.236	77.013
Kovūr	02	14.501	79.985
Tuljāpur	16	18.008	76.070
Morsi	16	21.340	78.013
Babīna	36	25.239	78.470
Dongargarh	37	21.189	80.755
Ashta	16	16.949	74.409
Igatpuri	16	19.695	73.563
Rādhanpur	09	23.832	71.605
Budhāna	36	29.288	77.475
Lūnāvāda	09	23.128	73.610
Betamcherla	02	15.451	78.148
Rājpīpla	09	21.867	73.500
Barpeta Road	03	26.503	90.969
Sherghāti	34	24.559	84.792
Umarkhed	16	19.601	77.689
Wāris Alīganj	34	25.017	85.640
Kawardha	37	22.009	81.231
Pulgaon	16	20.722	78.321
Buddh Gaya	34	24.698	84.987
Lakshmeshwar	19	15.127	75.469
Atmakūr	02	15.881	78.587
Seram	19	17.179	77.290
Niwai	24	26.361	75.918
Dubrājpur	28	23.790	87.376
Jalālābād	36	27.726	79.655
Sānand	09	22.992	72.382
Kodaikānāl	25	10.239	77.489
Chikodi	19	16.429	74.586
Shāhābād	36	28.567	79.010
Tāsgaon	16	17.037	74.602
Kodīnar	09	20.794	70.702
Kichha	39	28.912	79.520
Pūrna	16	19.182	77.026
Jāmadoba	38	23.717	86.400
Nabagrām	28	22.288	88.509
Rājula	09	21.039	71.443
Shikārpūr	36	28.281	78.014
Pīpār	24	26.384	73.544
Sagauli	34	26.764	84.743
Kattivākkam	25	13.217	80.317
Karjat	16	18.911	73.324
Sankeshwar	19	16.256	74.482
Bakhtiyārpur	34	25.462	85.532
Agar	35	23.712	76.016
Nilanga	16	18.117	76.753
Satānā	16	20.595	74.203
Patāmundai	21	20.578	86.561
Angamāli	13	10.191	76.388
Golāghāt	03	26.512	93.960
Manipal	19	13.350	74.783	x
Tādepalle	02	16.483	80.600
Jaito	23	30.451	74.892
Gharaunda	10	29.537	76.971
Kodungallūr	13	10.233	76.195
Ausa	16	18.247	76.499
Hamīrpur	36	25.955	80.148
Jhābua	35	22.768	74.591
Nawābganj	36	28.541	79.635
Sinnar	16	19.845	73.999
Pen	16	18.737	73.096
Indi	19	17.177	75.953
Pāppinisshēri	13	11.957	75.340
Mokokchūng	20	26.325	94.518
Sathyamangalam	25	11.505	77.238
Fatehpur	36	27.173	81.211
Guledagudda	19	16.050	75.790
Melur	25	10.032	78.339
Bhiwadi	24	28.210	76.861
Guskhara	28	23.493	87.735
Sindgi	19	16.919	76.234
Narsīpatnam	02	17.667	82.612
Ichchāpuram	02	19.114	84.687
Bahjoi	36	28.395	78.627
Tuensang	20	26.267	94.824
Dharangaon	16	21.012	75.274
Pulivendla	02	14.421	78.225
Peddapalli	40	18.614	79.374
Madikeri	19	12.426	75.738
Kopāganj	36	26.019	83.566
Kāman	24	27.658	77.269
Thāna Bhawan	36	29.586	77.418
Uravakonda	02	14.943	77.255
Begamganj	35	23.599	78.341
Darsi	02	15.770	79.679
Erāttupetta	13	9.687	76.779
Nargund	19	15.723	75.387
Zaidpur	36	26.831	81.329
Āmli	06	20.283	73.017
Sohna	10	28.247	77.065
Anūpgarh	24	29.191	73.209
Jogbani	34	26.399	87.265
Kunigal	19	13.023	77.025
Shikārpur	19	14.270	75.356
Shāhpura	24	27.391	75.960
Kosamba	09	21.462	72.958
Muhammadābād	36	25.619	83.756
Lakhyabad	28	23.667	86.667
Jhālrapātan	24	24.542	76.172
Sīrkāzhi	25	11.237	79.736
Chaksu	24	26.605	75.948
Porur	25	13.036	80.158
Bhādāsar	24	28.315	74.290
Wai	16	17.953	73.891
Jagatsinghapur	21	20.256	86.171
Bagasra	09	21.487	70.955
Kadūr	19	13.553	76.012
Dharmanagar	26	24.367	92.167
Lahār	35	26.194	78.941
Yāval	16	21.168	75.698
Kaimganj	36	27.554	79.335
Jānjgīr	37	22.009	82.578
Egra	28	21.899	87.538
Bihārīganj	34	25.734	86.988
Umreth	09	22.699	73.116
Mushābani	38	22.511	86.457
Venkatagiri	02	13.960	79.580
Mahālingpur	19	16.389	75.109
Neem ka Thana	24	27.740	75.787
Nepānagar	35	21.454	76.393
Nautanwa	36	27.428	83.418
Vallabh Vidyanagar	09	22.533	72.900
Chanderi	35	24.713	78.138
Manuguru	40	17.930	80.827
Mahemdāvād	09	22.824	72.756
Goribidnūr	19	13.611	77.517
Almora	39	29.597	79.659
Nakodar	23	31.126	75.475
Karamsad	09	22.542	72.904
Manali	25	13.167	80.267
Dharmābād	16	18.891	77.849
Vedaraniyam	25	10.372	79.851
Jayamkondacholapuram	25	11.213	79.364
Kālka	11	30.840	76.941
Umarga	16	17.838	76.623
Pinjaur	10	30.799	76.918
Bisauli	36	28.308	78.937
Turaiyūr	25	11.150	78.599
Pāvugada	19	14.100	77.280
Ambasamudram	25	8.711	77.452
Zamānia	36	25.420	83.558
Malkapur	16	17.262	74.176
Bandipura	12	34.417	74.643
Shirdi	16	19.766	74.477
Kokrajhar	03	26.401	90.273
Palladam	25	10.992	77.286
Muddebihāl	19	16.338	76.132
Lālganj	34	25.869	85.174
Rasrā	36	25.858	83.855
Islāmpur	34	25.141	85.206
Ghugus	16	19.938	79.112
Sattur	25	9.356	77.925
Bāsudebpur	21	21.120	86.729
Khāchrod	35	23.423	75.282
Kotma	35	23.204	81.979
Bhatkal	19	13.985	74.555
Khurai	35	24.044	78.330
Chittūr	13	10.700	76.747
Vadigenhalli	19	13.297	77.802
Sijua	38	23.776	86.330
Vandavāsi	25	12.504	79.606
Lālsot	24	26.560	76.329
Shāhpur	19	16.696	76.842
Chemmumiahpet	02	15.898	79.321
Bahādurganj	34	26.262	87.824
Gomoh	38	23.874	86.152
Jalālpur	36	26.312	82.739
Khunti	38	23.076	85.278
Kangayam	25	11.006	77.561
Zira	23	30.969	74.991
Jhanjhārpur	34	26.265	86.280
Sāngola	16	17.439	75.194
Singānallūr	25	10.999	77.032
Kāramadai	25	11.241	76.960
Rāmāpuram	02	13.101	79.184
Nawanshahr	23	31.125	76.116
Mankāchar	18	25.533	89.864
Rāzampeta	02	14.195	79.159
Sabalgarh	35	26.249	77.408
Hailākāndi	03	24.684	92.561
Jagdīshpur	36	26.750	80.545
Jagdīspur	34	25.468	84.419
Sirūr	16	18.828	74.375
Rāwatsār	24	29.267	74.403
Shamsābād	36	27.017	78.124
Partūr	16	19.599	76.215
Puttūr	02	13.442	79.553
Gūduvāncheri	25	12.845	80.061
Erandol	16	20.922	75.326
Pasān	37	22.844	82.198
Rūdarpur	36	26.445	83.613
Safidon	10	29.406	76.670
Hatta	35	24.134	79.601
Elūr	13	10.067	76.283
Basavana Bāgevādi	19	16.573	75.973
Perambalur	25	11.233	78.883
Gangtok	29	27.326	88.612
Mālūr	19	13.003	77.938
Usilampatti	25	9.969	77.786
Un	09	23.887	71.770
Mūdbidri	19	13.067	74.995
Rājākhera	24	26.898	78.171
Mānwat	16	19.301	76.497
Wādi	19	17.052	76.990
Anta	24	25.150	76.300
Mahārāganj	36	27.145	83.562
Tarakeswar	28	22.886	88.014
Keelakarai	25	9.232	78.785
Kakching	17	24.498	93.981
Gevrai	16	19.264	75.750
Pihānī	36	27.620	80.203
Perungudi	25	12.961	80.241	x
Sarkhej	09	22.983	72.502
Remuna	21	21.528	86.872
Sri Mādhopur	24	27.466	75.597
Udaipur	24	27.723	75.472
Walajapet	25	12.925	79.366
Pedana	02	16.256	81.144
Ferokh	13	11.180	75.841
Salāya	09	22.310	69.604
Musiri	25	10.953	78.444
Khair	36	27.942	77.842
Chītāpur	19	17.124	77.082
Risod	16	19.977	76.788
Dhandhuka	09	22.382	71.987
Fatehpur Sīkri	36	27.094	77.660
Birpara	28	26.704	89.145
Cherpulassery	13	10.877	76.309
Yanamalakuduru	02	16.485	80.667
Amla	35	21.925	78.128
Narsinghgarh	35	23.708	77.093
Talāja	09	21.353	72.035
Dharmadam	13	11.775	75.465
Bhongaon	36	27.255	79.181
Tiruchchendur	25	8.497	78.119
Sāsvad	16	18.344	74.031
Ambad	16	19.613	75.789
Rāmgarh	24	27.251	75.179
Jalālābād	23	30.606	74.257
Soro	21	21.279	86.688
Lingsugūr	19	16.159	76.522
Gajendragarh	19	15.736	75.970
Madurāntakam	25	12.512	79.885
Umaria	35	23.525	80.837
Devarkonda	40	16.692	78.921
Dhāmnod	35	22.209	75.471
Bilāri	36	28.621	78.804
Mūvattupula	13	9.985	76.577
Adūr	13	9.156	76.732
Saoner	16	21.385	78.922
Mīrānpur Katra	36	28.030	79.668
Rāisinghnagar	24	29.536	73.449
Kalpatta	13	11.609	76.083
Ārangaon	16	19.027	74.715
Kalavoor	13	9.570	76.328
Mānsa	09	23.426	72.657
Zunheboto	20	25.967	94.517
Maināguri	28	26.563	88.820
Nāgar Karnūl	40	16.482	78.325
Khedbrahma	09	24.030	73.046
Tārānagar	24	28.669	75.032
Pālkonda	02	18.604	83.756
Dhāri	09	21.329	71.026
Jewar	36	28.122	77.557
Kalyandurg	02	14.545	77.106
Dighwāra	34	25.744	85.010
Shāhpura	24	25.621	74.925
Muvattupuzha	13	9.980	76.574
Bachhraon	36	28.927	78.235
Irinjālakuda	13	10.342	76.211
Mangrūl Pīr	16	20.314	77.342
Ariyalūr	25	11.138	79.076
Islāmnagar	36	28.329	78.725
Madukkarai	25	10.906	76.963
Ponmana	13	9.008	76.520
Mānāvadar	09	21.498	70.138
Sirsāganj	36	27.057	78.687
Sānchor	24	24.754	71.773
Sandūr	19	15.086	76.547
Chodavaram	02	17.829	82.935
Sūrandai	25	8.976	77.419
Banda	35	24.045	78.961
Piro	34	25.332	84.405
Suār	36	29.028	79.057
Manoharpur	24	27.298	75.950
Rājūra	16	19.779	79.365
Kotagiri	25	11.421	76.860
Rusera	34	25.754	86.026
Azhiyūr	13	11.693	75.560
Nelamangala	19	13.100	77.394
Soron	36	27.891	78.746
Mukher	16	18.706	77.368
Sholinghur	25	13.118	79.420
Gadhada	09	21.970	71.578
Mālpura	24	26.284	75.365
Ālangulam	25	8.864	77.499
Addanki	02	15.811	79.973
Milak	36	28.610	79.170
Coondapoor	19	13.631	74.690
Lākheri	24	25.672	76.177
Lālgola	28	24.422	88.252
Utraula	36	27.319	82.419
Titlāgarh	21	20.290	83.152
Tirukkoyilur	25	11.966	79.203
Seoni Mālwa	35	22.450	77.466
Sonāmukhi	28	23.305	87.413
Bādāmi	19	15.915	75.677
Mavoor	13	11.267	75.917
Māvelikara	13	9.259	76.556
Maur	23	30.083	75.250
Dhanaura	36	28.959	78.256
Hole Narsipur	19	12.786	76.243
Piravam	13	9.867	76.500
Mandi	11	31.712	76.933
Shrīgonda	16	18.615	74.699
Pandua	28	23.075	88.286
Pūnch	12	33.770	74.093
Pilāni	24	28.367	75.604
Giddalūr	02	15.374	78.926
Maddūr	19	12.583	77.043
Maddagiri	19	13.660	77.212
Garhākota	35	23.779	79.143
Koynanagar	16	17.400	73.767
Kumta	19	14.429	74.419
Losal	24	27.400	74.917
Hisuā	34	24.834	85.417
Dāsna	36	28.677	77.523
Adirampattinam	25	10.341	79.379
Tālīkota	19	16.473	76.311
Maner	34	25.646	84.873
Birmitrapur	21	22.400	84.767
Erraguntla	02	14.639	78.540
Bāmor Kalān	35	24.893	78.151
Kalakkādu	25	8.514	77.549
Rāzām	02	18.449	83.660
Kareli	35	22.915	79.064
Jalgaon Jamod	16	21.052	76.535
Rajaori	12	33.375	74.309
Jaswantnagar	36	26.883	78.903
Afzalgarh	36	29.394	78.674
Byādgi	19	14.673	75.487
Rehli	35	23.637	79.063
Rāipur	39	30.311	78.090
Mungeli	37	22.066	81.685
Manāwar	35	22.236	75.089
Kondagaon	37	19.591	81.664
Tehri	39	30.391	78.480
Umarkot	37	19.665	82.206
Nāhan	11	30.560	77.294
Sānkrāil	28	22.550	88.225
Manamadurai	25	9.673	78.471
Kharagpur	34	25.124	86.556
Beldānga	28	23.934	88.260
Rāhatgarh	35	23.790	78.395
Pārdi	09	20.509	72.946
Mīrānpur	36	29.290	77.949
Silvassa	06	20.274	72.997
Kālānwāli	10	29.836	74.972
Chakapara	28	22.632	88.349
Kalamb	16	19.044	73.956
Hīrākud	21	21.525	83.873
Māgadi	19	12.957	77.224
Gundlupēt	19	11.810	76.690
Kundarkhi	36	28.683	78.786
Bilgrām	36	27.175	80.032
Bidhūna	36	26.802	79.508
Perumpāvūr	13	10.115	76.476
Berasia	35	23.631	77.434
Gobindpur	38	22.634	86.072
Kotdwāra	39	29.746	78.522
Bhawanipur	34	26.454	87.027
Rājgarh	24	27.237	76.622
Kasba	34	25.856	87.538
Naharlagun	30	27.105	93.695
Sāmba	12	32.562	75.120
Vepagunta	02	17.778	83.216
Kulittalai	25	10.935	78.413
Banmankhi	34	25.889	87.194
Sheoganj	24	25.139	73.068
Indāpur	16	18.300	73.250
Kemrī	36	28.807	79.205
Sausar	35	21.656	78.797
Kartārpur	23	31.443	75.498
Karhal	36	27.001	78.939
Deūlgaon Rāja	16	20.018	76.038
Lar	36	26.204	83.969
Mahād	16	18.083	73.417
Alīganj	36	27.494	79.171
Rāver	16	21.248	76.035
Panāgar	35	23.285	79.995
Hāngal	19	14.765	75.125
Perumbavoor	13	10.107	76.474
Ratia	10	29.690	75.577
Pauri	39	30.153	78.777
Shāhganj	36	26.050	82.684
Dhrol	09	22.567	70.418
Pallippatti	25	11.940	78.402
Gulābpura	24	25.904	74.660
Hadgāon	16	19.496	77.659
Gadhinglaj	16	16.223	74.350
Rajpur	35	22.304	74.356
Terdāl	19	16.494	75.047
Rangia	03	26.449	91.614
Jora	35	26.342	77.809
Kheri	36	27.904	80.798
Bilsi	36	28.129	78.911
Taloda	16	21.561	74.212
Polūr	25	12.512	79.124
Kālāvad	09	22.208	70.383
Rāmpur	36	29.806	77.453
Rafiganj	34	24.818	84.634
Karera	35	25.458	78.136
Halvad	09	23.015	71.180
Husainābād	38	24.528	84.000
Kukshi	35	22.207	74.758
Sulur	25	11.024	77.126
Elamanchili	02	17.549	82.857
Rājgarh	35	24.008	76.733
Marhaura	34	25.973	84.868
Shiggaon	19	14.991	75.225
Rāikot	23	30.650	75.600
Rānāvāv	09	21.687	69.745
Junnar	16	19.208	73.875
Kānker	37	20.272	81.492
Kinwat	16	19.626	78.199
Nagari	02	13.321	79.586
Kālol	09	22.608	73.463
Chīpurupalle	02	18.311	83.568
Renigunta	02	13.651	79.513
Nalhāti	28	24.297	87.829
Gokarna	19	14.550	74.317
Koregaon	16	18.646	74.059
Kāndla	09	23.033	70.217
Behror	24	27.888	76.281
Avanigadda	02	16.021	80.918
Srīnivāspur	19	13.339	78.212
Nongstoin	18	25.517	91.265
Annigeri	19	15.425	75.433
Mussoorie	39	30.455	78.071
Mahendragarh	10	28.269	76.153
Jais	36	26.265	81.549
Pawāyan	36	28.066	80.103
Chhabra	24	24.665	76.844
Khajuraho Group of Monuments	35	24.848	79.934
Sādri	24	25.186	73.453
Jandiāla	23	31.159	75.618
Uran	16	18.878	72.939
Pāsighāt	30	28.066	95.327
Mauganj	35	24.667	81.873
Tekkalakote	19	15.534	76.877
Kallidaikurichi	25	8.686	77.466
Colonelganj	36	27.134	81.699
Mehndāwal	36	26.976	83.110
Koelwār	34	25.581	84.798
Kāgal	16	16.577	74.315
Bannūr	19	12.333	76.862
Kuttampuzha	13	10.150	76.735
Budhlāda	23	29.928	75.562
Nīlēshwar	13	12.260	75.135
Kārkala	19	13.214	74.992
Kadakkavoor	13	8.679	76.767
Sundarnagar	11	31.535	76.905
Banganapalle	02	15.318	78.227
Āsandh	10	29.521	76.606
Hadagalli	19	15.020	75.932
Anūpshahr	36	28.357	78.269
Jalālābad	36	29.619	77.439
Lumding Railway Colony	03	25.749	93.170
Songadh	09	21.170	73.564
Shamsābād	36	27.537	79.438
Kithor	36	28.867	77.939
Machhlīshahr	36	25.686	82.411
Baloda Bāzār	37	21.657	82.161
Devanhalli	19	13.247	77.712
Gursarāi	36	25.617	79.181
Rīngas	24	27.364	75.568
Arumuganeri	25	8.569	78.091
Vayalār	13	9.712	76.339
Ahraura	36	25.016	83.033
Rampachodavaram	02	17.441	81.776
Malakanagiri	21	18.364	81.888
Kanigiri	02	15.406	79.507
Chengannūr	13	9.316	76.615
Chandauli	36	25.258	83.268
Dākor	09	22.753	73.150
Sāndi	36	27.289	79.952
Kolasib	31	24.224	92.679
Marayur	13	10.276	77.162
Padam	41	33.467	76.885
Shiraguppi	16	16.619	74.709
Ābu	24	24.594	72.718
Sheohar	34	26.514	85.293
Kunda	36	25.717	81.514
Deori Khās	35	23.390	79.016
Sakleshpur	19	12.941	75.785
Bemetāra	37	21.716	81.534
Bawāna	07	28.798	77.034
Periyanayakkanpalaiyam	25	11.153	76.952
Kānth	36	29.059	78.630
Charkhāri	36	25.403	79.749
Mangaldai	03	26.442	92.030
Vadnagar	09	23.786	72.639
Safīpur	36	26.738	80.344
Kabrāi	36	25.403	80.000
Kheda	09	22.752	72.685
Ponneri	25	13.339	80.195
Talwāra	23	31.938	75.887
Vadakku Valliyūr	25	8.383	77.612
Tharād	09	24.396	71.626
Gauripur	03	26.083	89.961
Hosdurga	19	13.796	76.284
Tekkali	02	18.606	84.235
Pākāla	02	13.449	79.115
Mīnjūr	25	13.280	80.258
Naduvannūr	13	11.488	75.775
Andol	40	17.815	78.077
Bijbehara	12	33.794	75.107
Gorantla	02	13.984	77.772
Dātāganj	36	28.025	79.408
Kailāras	35	26.305	77.616
Chharra	36	27.925	78.401
Faizpur	16	21.168	75.860
Chhota Udepur	09	22.304	74.016
Jaynagar-Majilpur	28	22.176	88.418
Singāpur	40	17.470	78.126
Sahaspur	36	29.121	78.623
Āndippatti	25	9.998	77.621
Kānt	36	27.810	79.792
Margherita	30	27.285	95.668
Jāmtāra	38	23.963	86.803
Avinashi	25	11.193	77.269
Iringal	13	11.559	75.617
Uttiramerūr	25	12.614	79.757
Vijāpur	09	23.562	72.748
Chiknāyakanhalli	19	13.416	76.621
Krishnarājpet	19	12.666	76.488
Anjad	35	22.042	75.055
Āron	35	24.381	77.417
Narasannapeta	02	18.414	84.045
Sitārganj	39	28.929	79.704
Nāndgaon	16	20.307	74.655
Kushtagi	19	15.756	76.191
Sikandarpur	36	26.043	84.053
Muhammadābād	36	26.034	83.381
Kumbalam	13	9.906	76.311
Srīsailain	02	16.072	78.868
Barki Saria	38	24.176	85.889
Ayakudi	25	10.450	77.552
Gangāpur	16	19.697	75.010
Aluva	13	10.108	76.352
Rājaldesar	24	28.028	74.474
Hastināpur	36	29.160	78.008
Pāthardi	16	19.173	75.174
Colgong	34	25.263	87.233
Chettipālaiyam	25	10.912	77.037
Manāsa	35	24.478	75.141
Bhachāu	09	23.299	70.343
Bāgepalli	19	13.783	77.797
Kottūru	19	14.824	76.220
Mūl	16	20.070	79.678
Shrīrangapattana	19	12.423	76.684
Chengam	25	12.309	78.791
Bāzpur	39	29.153	79.108
Māngrol	24	25.331	76.510
Sohāgpur	35	22.701	78.195
Murlīganj	34	25.897	86.996
Reoti	36	25.851	84.378
Fatehganj West	36	28.466	79.307
Wārāseonī	35	21.762	80.043
Tāramangalam	25	11.694	77.970
Diu	32	20.714	70.982
Manihāri	34	25.339	87.620
Lālganj	36	25.932	81.705
Alwaye	13	10.106	76.355
Kharakvasla	16	18.440	73.775
Dhanera	09	24.510	72.023
Penugonda	02	16.654	81.746
Mariāni	03	26.657	94.315
Lādwa	10	29.994	77.046
Nagar	24	27.424	77.099
Dorāha	23	30.800	76.024
Morinda	23	30.790	76.499
Duliāgaon	03	27.372	95.308
Pānchla	28	22.537	88.138
Nādbai	24	27.223	77.196
Jhīnjhak	36	26.561	79.734
Malpe	19	13.350	74.704
Birūr	19	13.597	75.972
Māndal	24	25.441	74.570
Shīshgarh	36	28.729	79.315
Keshorai Pātan	24	25.293	75.939
Pawni	16	20.792	79.636
Chhātāpur	34	26.220	87.005
Basni	24	27.172	73.645
Khātegaon	35	22.596	76.913
Rāmtek	16	21.396	79.327
Sāvantvādi	16	15.904	73.822
Monoharpur	28	22.108	88.079
Bāgha Purāna	23	30.688	75.098
Injambakkam	25	12.916	80.249
Dīnānagar	23	32.137	75.473
Soygaon	16	20.596	75.618
Udaipur	26	23.533	91.483
Nāsriganj	34	25.051	84.328
Bewar	36	27.219	79.298
Jaleshwar	21	21.802	87.222
Koothanallur	25	10.720	79.516
Pindwāra	24	24.797	73.055
Navalgund	19	15.559	75.353
Khandela	24	27.605	75.502
Chākan	16	18.761	73.864
Alot	35	23.763	75.557
Dhāruhera	10	28.206	76.797
Kurduvādi	16	18.093	75.416
Chāndur	16	19.734	79.172
Colachel	25	8.179	77.258
Nakūr	36	29.920	77.304
Shāmgarh	35	24.188	75.639
Kuchaiburi	21	22.267	86.174
Dārwha	16	20.310	77.773
Pīpri	16	19.794	75.535
Muluppilagadu	13	11.798	75.451
Kurinjippādi	25	11.550	79.591
Kūdligi	19	14.905	76.385
Vemalwāda	40	18.465	78.869
Saidpur	36	25.537	83.224
Phulpur	36	25.549	82.090
Kutiatodu	13	9.800	76.333
Balarāmpur	28	23.097	86.223
Sāmbhar	24	26.908	75.191
Karmāla	16	18.408	75.194
Vaikam	13	9.749	76.396
Raghunathpur	28	23.539	86.674
Amarpur	34	25.040	86.902
Hinjilikatu	21	19.482	84.745
Uttamapālaiyam	25	9.807	77.327
Tarāna	35	23.334	76.043
Pariyāpuram	13	11.017	75.867
Mukeriān	23	31.954	75.617
Lāthi	09	21.723	71.388
Rānia	10	29.525	74.837
Kalamnūri	16	19.674	77.311
Itimādpur	36	27.235	78.198
Bānswāda	40	18.377	77.880
Saiha	31	22.492	92.981
Cumbum	02	15.582	79.111
Mātābhānga	28	26.342	89.216
Vattalkundu	25	10.161	77.759
Mahwah	24	27.046	76.932
Bissāu	24	28.247	75.077
Todaraisingh	24	26.024	75.482
Jashpurnagar	37	22.888	84.139
Ron	19	15.699	75.734
Baddi	11	30.958	76.791
Phillaur	23	31.019	75.791
Jāmai	35	22.196	78.592
Phulera	24	26.874	75.242
Pukhrāyān	36	26.224	79.837
Sirsi	36	28.639	78.643
Todabhim	24	26.917	76.817
Tiruppuvanam	25	9.826	78.258
Baswa	24	27.150	76.583
Curchorem	33	15.263	74.109
Tulsīpur	36	27.534	82.417
Bhānder	35	25.736	78.746
Vādippatti	25	10.085	77.961
Naraura	36	28.201	78.387
Mahārājgani	34	26.110	84.504
Nainpur	35	22.430	80.106
Ramanayyapeta	02	16.945	82.239
Silapathar	03	27.594	94.724
Balod	37	20.731	81.206
Gunupur	21	19.080	83.809
Mariāhu	36	25.604	82.604
Purwā	36	26.458	80.774
Sahāwar	36	27.796	78.834
Sidhaulī	36	27.282	80.835
Adra	28	23.497	86.684
Mayāng Imphāl	17	24.610	93.889
Muhammadābād	36	27.309	79.433
Someshwar	19	13.491	75.066
Sadalgi	19	16.559	74.532
Tinnanūr	25	13.114	80.027
Kailāshahar	26	24.332	92.004
Beohāri	35	24.024	81.378
Nāmagiripettai	25	11.455	78.268
Ghoti Budrukh	16	19.716	73.628
Siwāna	24	25.652	72.422
Multai	35	21.775	78.258
Bhinga	36	27.703	81.934
Fatehābād	36	27.026	78.303
Kūmher	24	27.317	77.371
Nattam	25	10.228	78.230
Laungowāl	23	30.194	75.681
Chandrakona	28	22.733	87.517
Farakka	28	24.817	87.900
Tijāra	24	27.934	76.855
Silao	34	25.084	85.428
Mundargi	19	15.207	75.884
Kuchera	24	26.987	73.971
Pāonta Sāhib	11	30.437	77.625
Lonār	16	19.985	76.520
Dattāpur	16	20.781	78.141
Napāsar	24	27.961	73.559
Pātūr	16	20.461	76.937
Nāgod	35	24.569	80.588
Dum Duma	03	27.569	95.557
Nilakottai	25	10.165	77.850
Peravurani	25	10.290	79.202
Haliyal	19	15.329	74.756
Dalsingh Sarai	34	25.668	85.836
Karanpur	24	29.840	73.455
Samthar	36	25.843	78.907
Banat	36	29.464	77.355
Māndalgarh	24	25.194	75.072
Muttupet	25	10.395	79.494
Saktī	37	22.027	82.961
Belūr	19	13.166	75.865
Gingee	25	12.253	79.417
Rāpar	09	23.573	70.647
Chamba	11	32.555	76.126
Maheshwar	35	22.176	75.587
Kasrāwad	35	22.127	75.611
Bānsdīh	36	25.884	84.218
Guruvāyūr	13	10.594	76.041
Mhāsvād	16	17.634	74.788
Jaitāran	24	26.204	73.937
Ratanpur	37	22.287	82.168
Kurandvād	16	16.683	74.589
Alandi	16	18.678	73.899
Mandāwar	36	29.487	78.127
Pallikondai	25	12.905	78.943
Akaltara	37	22.025	82.426
Bedi	09	22.501	70.044
Seondha	35	26.154	78.781
Kharkhauda	10	28.879	76.911
Deoli	24	25.757	75.380
Pāli	35	23.365	81.044
Dhekiajuli	03	26.704	92.478
Chhāta	36	27.724	77.508
Asifābād	40	19.359	79.284
Dharampur	09	20.537	73.174
Telhāra	16	21.027	76.839
Deogarh	21	21.538	84.733
Āsika	21	19.611	84.660
Chatrapur	21	19.356	84.984
Basi	24	26.831	76.049
Dhulagari	28	22.582	88.171
Okha	09	22.468	69.070
Kantābānji	21	20.467	82.920
Kiraoli	36	27.138	77.785
Qādiān	23	31.822	75.377
Pokaran	24	26.920	71.916
Mudgal	19	16.012	76.442
Abrama	09	20.859	72.906
Bagulā	28	23.337	88.641
Gunnaur	36	28.240	78.440
Sarauli	36	28.494	79.092
Lalgudi	25	10.874	78.819
Nabīnagar	34	24.607	84.126
Tharangambadi	25	11.028	79.854
Begūn	24	24.983	75.000
Dhing	03	26.468	92.473
Hukeri	19	16.231	74.602
Bhānvad	09	21.931	69.781
Morigaon	03	26.249	92.348
Clement Town	39	30.264	78.009
Ghātanji	16	20.142	78.313
Mudkhed	16	19.157	77.503
Sivagiri	25	9.345	77.429
Lātehār	38	23.744	84.500
Kaikalūr	02	16.552	81.214
Kherālu	09	23.885	72.619
Alībāg	16	18.648	72.876
Alīpur	07	28.799	77.133
Dasūya	23	31.817	75.653
Digboi	03	27.393	95.618
Kīl Bhuvanagiri	25	11.442	79.648
Bhanjanagar	21	19.927	84.582
Kuzhithurai	25	8.318	77.192
Dhāriwāl	23	31.956	75.324
Polasara	21	19.694	84.814
Kishtwār	12	33.313	75.767
Kanniyākumāri	25	8.090	77.538
Achhnera	36	27.178	77.757
Chillupār	36	26.282	83.506
Jaynagar	34	26.590	86.138
Bhuban	21	20.882	85.833
Maniar	36	25.985	84.172
Chincholi	19	17.465	77.419
Māchhīwāra	23	30.916	76.200
Anthiyur	25	11.575	77.590
Nīmāj	24	26.150	74.001
Tufānganj	28	26.317	89.665
Harūr	25	12.053	78.480
Dugda	38	23.745	86.172
Tisaiyanvilai	25	8.337	77.868
Channagiri	19	14.024	75.926
Jhālu	36	29.336	78.226
Jahāzpur	24	25.620	75.276
Akkarampalle	02	13.650	79.420
Byndoor	19	13.867	74.633
Pallappatti	25	10.721	77.880
Wellington	25	11.366	76.784
Serchhīp	31	23.293	92.847
Penukonda	02	14.083	77.595
Srīnagar	39	30.222	78.783
Padmanābhapuram	25	8.245	77.326
Barpāli	21	21.190	83.587
Fīrozpur Jhirka	10	27.789	76.945
Morwa	09	22.905	73.839
Mairwa	34	26.232	84.163
Jevargi	19	17.014	76.773
Kaimori	35	23.385	79.744
Mau Aimma	36	25.695	81.923
Fālākāta	28	26.520	89.204
Katghora	37	22.502	82.543
Chinna Salem	25	11.634	78.874
Dhaurahra	36	27.998	81.090
Khairāgarh	37	26.943	77.819
Afzalpur	19	17.200	76.360
Maksi	35	23.260	76.146
Narāyangarh	10	30.478	77.128
Mungaoli	35	24.408	78.096
Pulwama	12	33.874	74.900
Sirumugai	25	11.321	77.005
Khowai	26	24.080	91.600
Govardhan	36	27.497	77.463
Nāwa	24	27.020	75.002
Rāya	36	27.556	77.790
Powai	16	19.116	72.905
Annur	25	11.236	77.105
Dasnapur	40	19.654	78.512
Charthāwal	36	29.547	77.594
Siswā Bāzār	36	27.147	83.758
Sāvda	16	21.151	75.889
Rānikhet	39	29.641	79.432
Kuppam	02	12.749	78.342
Suket	24	24.646	76.042
Sangod	24	24.927	76.286
Kulu	11	31.958	77.108
Deoraniān	36	28.630	79.476
Kattanam	13	9.176	76.563
Marakkanam	25	12.192	79.942
Sūrajgarh	24	28.310	75.733
Jhinjhāna	36	29.521	77.225
Rājmahal	28	25.053	87.830
Devgadh Bāriya	09	22.705	73.909
Ajnāla	23	31.845	74.763
Vadakku Viravanallur	25	8.698	77.519
Aklera	24	24.413	76.567
Sonāri	03	27.025	95.016
Kāpren	24	25.405	76.074
Pālakkodu	25	12.307	78.070
Chāndor	16	20.331	74.245
Patnāgarh	21	20.708	83.133
Lāwar Khās	36	29.111	77.778
Srīrāmnagar	40	17.267	78.255
Dharamsala	11	32.220	76.320
Pināhat	36	26.885	78.376
Bijāwar	35	24.624	79.490
Būndu	38	23.161	85.590
Jānsath	36	29.325	77.850
Richha	36	28.695	79.523
Bhāyāvadar	09	21.855	70.248
Aistala	28	23.180	88.580
Gannavaram	02	16.541	80.802
Sikka	09	22.432	69.842
Sojītra	09	22.539	72.720
Singur	28	22.809	88.229
Belsand	34	26.444	85.401
Rajpur	35	21.940	75.136
Kuju	38	23.725	85.510
Kalmeshwar	16	21.232	78.920
Maham	10	28.969	76.295
Bhawānīgarh	23	30.267	76.039
Wazīrganj	36	28.211	79.057
Shāhpur	35	21.237	76.226
Denkanikota	25	12.530	77.789
Maholi	36	27.664	80.474
Yellāpur	19	14.964	74.709
Bilhaur	36	26.843	80.064
Tāoru	10	28.212	76.950
Chāpar	03	26.273	90.446
Mau	35	26.266	78.671
Dhanaula	23	30.282	75.573
Hamīrpur	11	31.684	76.525
Kudachi	19	16.628	74.854
Laksar	39	29.759	78.041
Dindori	35	22.941	81.080
Bāli	24	25.197	73.291
Ghatkesar	40	17.451	78.684
Banga	23	31.189	75.995
Chhaprauli	36	29.210	77.175
Kodarmā	38	24.468	85.594
Bālāchor	23	31.061	76.302
Irugūr	25	11.018	77.063
Konnūr	19	16.201	74.749
Chāndūr	16	20.814	77.980
Suriānwān	36	25.464	82.419
Tekāri	34	24.943	84.843
Dhārūr	16	18.820	76.109
Kirandul	37	18.636	81.258
French Rocks	19	12.501	76.674
Āmlāgora	28	22.846	87.336
Hungund	19	16.062	76.059
Vāsudevanallūr	25	9.242	77.412
Udangudi	25	8.429	78.030
Anshing	16	20.041	77.315
Bhasāwar	24	27.039	77.048
Bābra	09	21.846	71.305
Parīchhatgarh	36	28.978	77.934
Bhor	16	18.149	73.843
Kulpahār	36	25.320	79.639
Bīrpur	34	26.508	87.012
Hārij	09	23.694	71.907
Velur	25	11.108	78.001
Sulya	19	12.561	75.387
Baud	21	20.838	84.326
Mulgund	19	15.281	75.521
Ponda	33	15.403	74.015
Shāhpur	36	29.350	77.552
Mārahra	36	27.737	78.569
Chicholi	16	21.469	79.702
Mālvan	16	16.060	73.463
Pahāsu	36	28.172	78.064
Rājgurunagar	16	18.867	73.900
Akbarpur	36	26.384	79.949
Mallasamudram	25	11.493	78.031
Rānīpur	36	25.250	79.062
Badnāwar	35	23.022	75.233
Chāndūr Bāzār	16	21.239	77.747
Sonepur	21	20.833	83.917
Amod	09	21.993	72.870
Mon	20	26.736	95.058
Basi	23	30.588	76.845
Rangāpāra	03	26.838	92.669
Nanauta	36	29.712	77.417
Chhāpar	24	27.819	74.439
Haldaur	36	29.290	78.284
Srirāmpur	28	22.948	88.020
Māndvi	09	21.255	73.304
Valabhīpur	09	21.889	71.879
Samrāla	23	30.836	76.193
Khārupatia	03	26.518	92.147
Basi	23	30.689	76.401
Durgāpur	16	20.005	79.303
Nāravārikuppam	25	13.191	80.185
Phalauda	36	29.188	77.830
Bhūm	16	18.459	75.659
Khirkiyān	35	22.167	76.861
Rāmpura	35	24.467	75.440
Padampur	24	29.709	73.625
Nāmrup	03	27.194	95.319
Along	30	28.170	94.801
Sanaur	23	30.302	76.458
Saraipali	37	21.315	83.006
Honāvar	19	14.281	74.445
Vīsāvadar	09	21.340	70.750
Patharia	35	23.899	79.194
Fort Gloster	28	22.504	88.183
Thāsra	09	22.798	73.212
Kākori	36	26.868	80.786
Chetput	25	13.070	80.241	x
Rāmjībanpur	28	22.828	87.609
Daboh	35	26.002	78.877
Wer	24	27.019	77.176
Nasrullāhganj	35	22.684	77.271
Kharsia	37	21.990	83.105
Pataudi	10	28.325	76.779
Gurmatkāl	19	16.868	77.391
Behat	36	30.172	77.614
Nimāparha	21	20.058	86.004
Burhar	35	23.215	81.532
Barkā Kānā	38	23.621	85.467
Jalālī	36	27.867	78.253
Vettaikkaranpudur	25	10.562	76.913
Anūppur	35	23.103	81.691
Jhalidā	28	23.365	85.976
Fatehgarh Chūriān	23	31.864	74.957
Tirumala	02	13.683	79.350
Bhogpur	23	31.554	75.643
Bhattiprolu	02	16.103	80.781
Barjala	26	23.618	91.356
Kesinga	21	20.188	83.219
Mahīshādal	28	22.186	87.981
Gubbi	19	13.312	76.941
Sompeta	02	18.944	84.584
Dumjor	28	22.620	88.246
Narauli	36	28.485	78.715
Arukutti	13	9.867	76.350
Murudeshwara	19	14.094	74.484
Kerūr	19	16.014	75.546
Samdari	24	25.813	72.579
Vadlapūdi	02	14.311	79.804
V.S.K.Valasai (Dindigul-Dist.)	25	10.315	78.151
Handiā	36	25.364	82.187
Sarwār	24	26.063	75.011
Takhatpur	37	22.129	81.870
Sarāi Mīr	36	26.027	82.918
Chākia	34	26.416	85.047
Katangi	35	23.441	79.796
Singarāyakonda	02	15.230	80.028
Dāmnagar	09	21.692	71.517
Doda	12	33.149	75.547
Harpālpur	35	25.288	79.333
Kalānaur	10	28.828	76.395
Moram	16	17.788	76.471
Bhitarwār	35	25.792	78.111
Pennādam	25	11.404	79.242
Gangāpur	24	25.220	74.260
Kundgol	19	15.256	75.247
Bargi	35	22.991	79.876
Jarwal	36	27.163	81.542
Una	11	31.465	76.269
Nichlaul	36	27.312	83.725
Kodoli	16	16.876	74.191
Raipur	24	26.043	74.024
Pūndri	10	29.761	76.560
Bhadaur	23	30.477	75.330
Tājpur	36	29.162	78.485
North Guwāhāti	03	26.197	91.720
Arang	37	21.196	81.969
Devgarh	24	25.525	73.908
Bānapur	21	19.779	85.170
Murbād	16	19.254	73.390
Perundurai	25	11.276	77.588
Mūndwa	24	27.063	73.823
Calangute	33	15.544	73.755
Sarāi Ākil	36	25.379	81.510
Amet	24	25.306	73.926
Naregal	19	15.573	75.808
Rāybāg	19	16.492	74.774
Bagdogra	28	26.699	88.312
Indergarh	36	26.935	79.671
Nīlokheri	10	29.837	76.932
Alangāyam	25	12.622	78.752
Howli	03	26.422	90.980
Banūr	23	30.554	76.719
Chhoti Sādri	24	24.381	74.701
Phirangipuram	02	16.291	80.262
Jalālpur	09	20.949	72.898
Chhala	09	23.308	72.774
Takhatgarh	24	25.322	73.005
Bhānpurī	37	21.092	80.932
Sardulgarh	23	29.692	75.236
Naldurg	16	17.817	76.282
Rahimatpur	16	17.592	74.200
Mūlki	19	13.091	74.794
Srīperumbūdūr	25	12.968	79.942
Bālugaon	21	20.178	85.113
Bilthra	36	26.127	83.891
Khānāpur	19	15.640	74.508
Khetri	24	28.001	75.786
Kolāras	35	25.219	77.612
Mendarda	09	21.321	70.441
Taleigao	33	15.469	73.833
Uttarkāshi	39	30.730	78.443
Rājgarh	35	22.678	74.945
Moirāng	17	24.497	93.778
Nirmāli	34	26.314	86.585
Amroli	09	21.251	72.839
Bhānpura	35	24.513	75.747
Chalāla	09	21.411	71.166
Madambakkam	25	12.852	80.047
Mahiari	28	22.588	88.235
Naraina	24	26.791	75.206
Adampur	23	31.432	75.715
Aurād	19	18.254	77.418
Nawābganj	36	26.864	82.141
Maghar	36	26.756	83.128
Jatāra	35	25.010	79.049
Mundgod	19	14.971	75.037
Vasind	16	19.408	73.263
Narwar	35	25.644	77.913
Bhindār	24	24.502	74.186
Manjhanpur	36	25.530	81.376
Depālpur	35	22.851	75.542
Alnāvar	19	15.427	74.741
Tanakpur	39	29.074	80.111
Jāwad	35	24.599	74.863
Kutiyāna	09	21.624	69.985
Amarpātan	35	24.314	80.977
Jūnāgarh	37	19.860	82.934
Challapalle	02	16.118	80.931
Papanasam	25	10.927	79.271
Konārka	21	19.898	86.114
Mahudha	09	22.821	72.940
Sivagiri	25	11.120	77.788
Nāgamangala	19	12.819	76.755
Honnāli	19	14.240	75.645
Āmta	28	22.583	88.010
Kadod	09	21.217	73.220
Belonia	26	23.252	91.454
Beri Khās	10	28.701	76.577
Koāth	34	25.326	84.260
Deshnoke	24	27.798	73.343
Kānke	38	23.435	85.321
Hirekerūr	19	14.455	75.395
Deoli	16	20.649	78.480
Phaphūnd	36	26.599	79.464
Babrāla	36	28.264	78.406
Āthagarh	21	20.520	85.630
Malīhābād	36	26.922	80.711
Jhūsi	36	25.437	81.906
Gummidipundi	25	13.408	80.109
Shirhatti	19	15.234	75.580
Teonthar	35	24.982	81.642
Bokajān	03	26.021	93.779
Noāmundi	38	22.161	85.504
Sālūmbar	24	24.135	74.044
Bānki	21	20.379	85.530
Palera	35	25.020	79.228
Garui	28	22.633	88.400
Khātra	28	22.976	86.855
Garhshankar	23	31.215	76.141
Tondi	25	9.742	79.018
Nainwa	24	25.771	75.850
Bharwāri	36	25.561	81.492
Khilchipur	35	24.039	76.578
Kātpādi	25	12.970	79.146
Bhainsdehi	35	21.645	77.630
Madipakkam	25	12.962	80.199
Kumbhrāj	35	24.373	77.048
Talwandi Bhai	23	30.856	74.930
Gokavaram	02	17.258	81.850
Padampur	21	20.999	83.063
Khada	36	27.183	83.883
Sultanpur	23	31.215	75.196
Jasidih	38	24.514	86.646
Sancoale	33	15.378	73.904
Nārnaund	10	29.220	76.143
Gāndarbal	12	34.226	74.775
Chennimalai	25	11.164	77.604
Bahula	28	23.652	87.165
Bilgi	19	16.347	75.618
Kulgam	12	33.645	75.019
Gandevi	09	20.812	72.998
Badvel	02	14.745	79.063
Mākum	03	27.487	95.436
Kamalganj	36	27.262	79.631
Bābai	35	22.703	77.935
Mahgawān	35	26.495	78.616
Pushkar	24	26.490	74.552
Baihar	35	22.101	80.550
Bāndīkūi	24	27.051	76.573
Anamalais	25	10.583	76.934
Nambiyūr	25	11.358	77.321
Cuncolim	33	15.177	73.994
Piriyāpatna	19	12.335	76.101
Shāhi	36	28.550	79.318
Neral	16	19.025	73.317
Guru Har Sahāi	23	30.709	74.404
Nayāgarh	21	20.129	85.096
Hājo	03	26.245	91.525
Vīrarājendrapet	19	12.196	75.805
Bhīkhi	23	30.059	75.535
Indri	10	29.880	77.060
Thākurganj	34	26.427	88.131
Udalguri	03	26.754	92.102
Vasa	09	22.661	72.755
Rura	36	26.490	79.901
Vadamadurai	25	10.441	78.098
Kannod	35	22.668	76.743
Ajra	16	16.116	74.211
Pipraich	36	26.827	83.526
Shāhpur	34	25.603	84.404
Sunel	24	24.371	75.957
Sisauli	36	29.414	77.469
Unhel	35	23.338	75.559
Bara Uchāna	10	29.467	76.178
Mihona	35	26.284	78.980
Kāmākhyānagar	21	20.934	85.545
Abhayāpuri	03	26.323	90.685
Arkalgūd	19	12.762	76.060
Jodiya Bandar	09	22.717	70.283
Jagalūr	19	14.520	76.339
Dumra	34	26.567	85.520
Pennāgaram	25	12.134	77.895
Bhudgaon	16	16.907	74.600
Kankauli	16	16.266	73.712
Khairāgarh	37	21.419	80.979
Khatīma	39	28.921	79.971
Boisar	16	19.804	72.756
Neelankarai	25	12.950	80.259
Bagar	24	28.188	75.500
Srivaikuntam	25	8.629	77.913
Manthani	40	18.651	79.665
Madukkūr	25	10.481	79.399
Khūtār	36	28.203	80.270
Bari Sādri	24	24.413	74.473
Baberu	36	25.547	80.704
Lakhnādon	35	22.600	79.601
Kotā	37	22.295	82.024
Chānasma	09	23.715	72.113
Nahorkatiya	03	27.289	95.342
Bilsanda	36	28.243	79.951
Leteri	35	24.060	77.409
Holalkere	19	14.043	76.185
Kotapārh	37	19.143	82.325
Vāda	16	19.653	73.148
Udaipura	35	23.074	78.511
Nīlgiri	21	21.462	86.768
Kosigi	02	15.855	77.245
Kalghatgi	19	15.183	74.971
Kalugumalai	25	9.149	77.706
Tīrthahalli	19	13.688	75.245
Parvatsar	24	26.886	74.766
Pathalgaon	37	22.557	83.464
Āsind	24	25.734	74.333
Kachhwa	36	25.206	82.714
Sāyla	09	22.549	71.483
Nāspur	40	18.846	79.462
Bāh	36	26.869	78.594
Dornakal	40	17.445	80.149
Mīrganj	36	28.540	79.208
Pūnāhāna	10	27.864	77.204
Bhikangaon	35	21.868	75.964
Katangi	35	21.774	79.805
Dicholi	33	15.593	73.946
Kāthor	09	21.289	72.941
Pipili	21	20.114	85.831
Dalkola	28	25.876	87.840
Srīvardhan	16	18.046	73.016
Anandpur	23	31.239	76.503
Mundra	09	22.839	69.722
Khuldābād	16	20.007	75.192
Gangolli	19	13.650	74.671
Chotila	09	22.423	71.196
Khāpa	16	21.422	78.982
Hindoria	35	23.903	79.569
Korwai	35	24.118	78.040
Kenda	28	23.196	86.515
Phek	17	25.667	94.500
Sorada	21	19.761	84.430
Binka	21	21.026	83.812
Naraini	35	25.190	80.475
Lālpur	09	22.191	69.964
Mandapam	25	9.276	79.124
Pupri	34	26.471	85.703
Usehat	36	27.798	79.238
Punjai Puliyampatti	25	11.352	77.167
Pachperwa	36	27.512	82.643
Bāntva	09	21.488	70.076
Khetia	16	21.671	74.585
Misrikh	36	27.431	80.532
Ūn	36	29.585	77.255
#IQ
Baghdad	07	33.341	44.401
Basrah	02	30.509	47.780
Al Mawşil al Jadīdah	15	36.333	43.106	x
Al Başrah al Qadīmah	02	30.503	47.815	x
Mosul	15	36.335	43.119
Erbil	11	36.183	44.012
Abū Ghurayb	07	33.306	44.185
As Sulaymānīyah	05	35.565	45.433
Kirkuk	13	35.468	44.392
Najaf	17	32.026	44.346
Karbala	12	32.616	44.025
Nasiriyah	09	31.058	46.257
Al ‘Amārah	14	31.836	47.145
Ad Dīwānīyah	04	31.993	44.926
Al Kūt	16	32.513	45.818
Al Ḩillah	06	32.464	44.420
Dihok	08	36.867	42.988
Ramadi	01	33.421	43.308
Al Fallūjah	01	33.349	43.786
Sāmarrā’	18	34.196	43.886
As Samawah	03	31.332	45.294
Baqubah	10	33.754	44.605
Sīnah	08	36.809	43.039
Soran	11	36.653	44.544
Az Zubayr	02	30.392	47.702
Kufa	17	32.051	44.440
Umm Qaşr	02	30.036	47.920
Al Fāw	02	29.974	48.473
Zaxo	08	37.149	42.686
Al Hārithah	02	30.585	47.761	x
Ash Shaţrah	09	31.409	46.173
Al Ḩayy	16	32.174	46.043
Jamjamāl	05	35.534	44.834
Khāliş	10	33.808	44.533
Tozkhurmato	18	34.888	44.633
Ash Shāmīyah	04	31.963	44.601
Al Hindīyah	12	32.547	44.228
Ḩalabjah	05	35.178	45.986
Al Miqdādīyah	10	33.979	44.937
Al-Hamdaniya	15	36.271	43.378
Ar Rumaythah	03	31.528	45.204
Koysinceq	11	36.083	44.629
Al ‘Azīzīyah	16	32.909	45.064
Al Musayyib	06	32.779	44.290
Tikrīt	18	34.616	43.679
Aş Şuwayrah	16	32.926	44.776
Balad	18	34.015	44.146
Sinjār	15	36.321	41.877
Imam Qasim	06	32.298	44.683
Bayjī	18	34.929	43.489
Hīt	01	33.637	42.828
Ḩadīthah	01	34.137	42.377
Nahiyat Ghammas	04	31.743	44.620
Nāḩīyat Saddat al Hindīyah	06	32.716	44.279
Kifrī	10	34.690	44.961
Mandalī	10	33.748	45.555
Baynjiwayn	05	35.621	45.949
‘Anah	01	34.369	41.982
Ad Dujayl	18	33.847	44.234
Batifa	08	37.175	43.012
Tallkayf	15	36.491	43.121
Al Mishkhāb	17	31.804	44.489
‘Aqrah	15	36.760	43.894
Ṟuwandiz	11	36.612	44.524
Nāḩiyat ash Shināfīyah	04	31.584	44.647
Ar Ruţbah	01	33.037	40.286
‘Afak	04	32.064	45.247
Nāḩiyat al Fuhūd	09	30.970	46.723
‘Alī al Gharbī	14	32.462	46.688
#IR
Tehran	26	35.694	51.422
Mashhad	42	36.316	59.568
Isfahan	28	32.652	51.675
Karaj	44	35.833	50.992
Tabriz	33	38.080	46.292
Shiraz	07	29.610	52.531
Qom	39	34.640	50.876
Ahvaz	15	31.319	48.684
Pasragad Branch	09	34.778	48.472
Kahrīz	13	34.384	47.055
Kermanshah	13	34.314	47.065
Rasht	08	37.276	49.589
Kerman	29	30.283	57.079
Orūmīyeh	01	37.553	45.076
Zahedan	04	29.496	60.863
Hamadān	09	34.799	48.515
Āzādshahr	09	34.790	48.570
Arāk	34	34.095	49.698
Yazd	40	31.897	54.367
Ardabīl	32	38.250	48.293
Abadan	15	30.339	48.304
Zanjān	36	36.676	48.496
Bandar Abbas	11	27.186	56.281
Sanandaj	16	35.315	46.999
Qazvin	38	36.269	50.004
Khorramshahr	15	30.441	48.184
Khorramabad	23	33.488	48.356
Khomeynī Shahr	28	32.686	51.536
Sari	35	36.563	53.060
Borūjerd	23	33.897	48.752
Qarchak	26	35.429	51.575
Gorgān	37	36.843	54.444
Sabzevar	42	36.213	57.682
Najafābād	28	32.635	51.365
Neyshābūr	42	36.213	58.796
Naz̧arābād	44	35.954	50.606
Būkān	01	36.521	46.209
Sirjan	29	29.451	55.681
Bābol	35	36.551	52.679
Āmol	35	36.470	52.351
Bīrjand	41	32.866	59.221
Bojnūrd	43	37.475	57.329
Varāmīn	26	35.324	51.646
Malāyer	09	34.302	48.822
Sāveh	34	35.021	50.357
Khowy	01	38.550	44.952
Bushehr	22	28.969	50.837
Mahābād	01	36.763	45.722
Saqqez	16	36.250	46.273
Marvdasht	07	29.874	52.803
Rafsanjān	29	30.407	55.994
Īlām	10	33.637	46.423
Mīāndoāb	01	36.967	46.110
Shahrud	25	36.418	54.976
Gonbad-e Kāvūs	37	37.250	55.167
Iranshahr	04	27.202	60.685
Shahr-e Kord	03	32.326	50.857
Torbat-e Ḩeydarīyeh	42	35.274	59.219
Semnan	25	35.577	53.392
Marand	33	38.433	45.775
Zābol	04	31.031	61.495
Qūchān	42	37.106	58.510
Masjed Soleymān	15	31.936	49.304
Bandar-e Anzalī	08	37.473	49.458
Bāneh	16	35.998	45.885
Pārsābād	32	39.648	47.917
Kūhdasht	23	33.533	47.610
Bam	29	29.106	58.357
Akbarābād	07	29.246	52.779
Fasā	07	28.938	53.648
Yasuj	05	30.668	51.588
Kāshmar	42	35.238	58.466
Dogonbadan	05	30.359	50.798
Kāzerūn	07	29.619	51.654
Ahar	33	38.477	47.070
Behshahr	35	36.692	53.553
Marīvān	16	35.518	46.183
Alīgūdarz	23	33.404	49.692
Alvand	38	36.189	50.064
Qorveh	16	35.166	47.806
Borāzjān	22	29.270	51.219
Shīrvān	43	37.397	57.930
Salmās	01	38.197	44.765
Bonāb	33	37.340	46.056
Shahre Jadide Andisheh	26	35.680	51.019
Behbahān	15	30.596	50.242
Shūshtar	15	32.050	48.848
Khomeyn	34	33.639	50.080
Nahāvand	09	34.191	48.374
Alvand	36	36.319	49.168
Naqadeh	01	36.955	45.388
Nūrābād	23	34.073	47.972
Tākestān	38	36.071	49.696
Mīnāb	11	27.131	57.087
Abhar	36	36.147	49.218
Dehdasht	05	30.795	50.565
Chālūs	35	36.655	51.420
Khāsh	04	28.221	61.216
Langarūd	08	37.195	50.153
Dāmghān	25	36.168	54.343
Fīrūzābād	07	28.844	52.571
Nūrābād	07	30.114	51.522
Dārāb	07	28.752	54.544
Robāţ Karīm	26	35.485	51.083
Piranshahr	01	36.701	45.141
Kāmyārān	16	34.796	46.935
Esfarāyen	43	37.076	57.510
Asadābād	09	34.782	48.120
Zarand	29	30.813	56.564
Torbat-e Jām	42	35.244	60.623
Shahrīār	26	35.659	51.058
Ardakān	40	32.310	54.017
Harsīn	13	34.272	47.586
Ābādeh	07	31.161	52.651
Malārd	26	35.666	50.977
Ābyek	34	36.067	50.550
Bījār	16	35.867	47.605
Pīshvā	26	35.308	51.727
Kangāvar	13	34.504	47.965
Bandar-e Genāveh	22	29.579	50.517
Borūjen	03	31.965	51.287
Shahr-e Bābak	29	30.116	55.119
Shūsh	15	32.194	48.244
Meybod	40	32.250	54.017
Sarpol-e Z̄ahāb	13	34.461	45.863
Takāb	01	36.401	47.113
Khalkhāl	32	37.618	48.529
Oshnavīyeh	01	37.040	45.098
Khorramdarreh	36	36.208	49.195
Tabas	40	33.596	56.924
Falāvarjān	28	32.555	51.510
Īstgāh-e Rāh Āhan-e Garmsār	25	35.235	52.309
Rehnān	28	32.683	51.602
Nekā	35	36.651	53.299
Bābolsar	35	36.699	52.650
Āzādshahr	37	37.086	55.172
Rūdsar	08	37.137	50.292
Aznā	23	33.609	48.931
Chabahar	04	25.292	60.643
Omīdīyeh	15	30.763	49.702
Chenārān	42	36.645	59.121
Sarakhs	42	36.545	61.158
Dehlorān	10	32.694	47.268
Neyrīz	07	29.199	54.328
Hashtpar	08	37.797	48.905
Golpāyegān	28	33.454	50.288
Gonābād	42	34.353	58.684
Sonqor	13	34.782	47.599
Āstāneh-ye Ashrafīyeh	08	37.263	49.943
Sūsangerd	15	31.564	48.190
Shāhīn Dezh	01	36.679	46.567
Rāvar	29	31.266	56.805
Qā’en	41	33.727	59.184
Nowshahr	35	36.649	51.496
Āstārā	08	38.429	48.872
Rāmhormoz	15	31.280	49.604
Javānrūd	13	34.796	46.517
Qaşr-e Qand	04	26.248	60.752
Tāybād	42	34.740	60.776
Tonekābon	35	36.816	50.874
Dorcheh Pīāz	28	32.615	51.556
Shādegān	15	30.649	48.665
Bardsīr	29	29.923	56.574
Mahrīz	40	31.584	54.443	x
Eqbālīyeh	26	35.302	51.536
Mohr	07	27.555	52.884
Fereydūn Kenār	35	36.685	52.519
Kalāleh	37	37.379	55.493
Kelīshād va Sūdarjān	28	32.551	51.528
Dowlatābād	28	32.800	51.696
Delījān	34	33.990	50.684
Farrokh Shahr	03	32.272	50.980
Qarah Ẕīā’ od Dīn	01	38.892	45.026
Bāfq	40	31.604	55.402
Pāsārgād	07	30.202	53.180
‘Ajab Shīr	33	37.478	45.894
Qahderījān	28	32.577	51.454
Damāvand	26	35.718	52.070
Bahār	09	34.907	48.441
Jūybār	35	36.641	52.912
Bardaskan	42	35.262	57.971
Fūman	08	37.224	49.313
Aleshtar	23	33.864	48.263
Semīrom	28	31.417	51.567
Gerāsh	07	27.670	54.136
Fārsān	03	32.257	50.561
Qeshm	11	26.949	56.269
Darreh Shahr	10	33.144	47.380
Bandar-e Lengeh	11	26.558	54.881
Aghajari	15	30.701	49.831
Khvānsār	28	33.221	50.315
Mahdishahr	25	35.711	53.354
Kīsh	11	26.558	54.019
Abrīsham	28	32.556	51.573
Rāmshīr	15	30.893	49.408
Taft	40	31.744	54.203
Ābdānān	10	32.993	47.420
Pāveh	13	35.043	46.356
Pādegān-e Manjīl	08	36.742	49.416
Nīkshahr	04	26.226	60.214
Hashtrūd	33	37.478	47.051
Ardestān	28	33.376	52.369
#IS
Reykjavík	39	64.135	-21.895
Kópavogur	39	64.112	-21.913
Hafnarfjörður	39	64.067	-21.938
Akureyri	40	65.684	-18.088
#IT
Rome	07	41.892	12.511
Milan	09	45.464	9.190
Naples	04	40.852	14.268
Turin	12	45.070	7.687
Palermo	15	38.132	13.336
Genoa	08	44.405	8.944
Bologna	05	44.494	11.339
Florence	16	43.779	11.246
Catania	15	37.492	15.070
Bari	13	41.121	16.870
Messina	15	38.194	15.553
Verona	20	45.430	10.984
Padova	20	45.408	11.886
Trieste	06	45.650	13.777
Brescia	09	45.536	10.215
Prato	16	43.880	11.097
Taranto	13	40.464	17.247
Reggio Calabria	03	38.110	15.661
Modena	05	44.648	10.925
Livorno	16	43.544	10.326
Cagliari	14	39.231	9.119
Mestre	20	45.492	12.245
Parma	05	44.799	10.326
Foggia	13	41.458	15.552
Reggio nell'Emilia	05	44.698	10.631
Acilia-Castel Fusano-Ostia Antica	07	41.763	12.331
Salerno	04	40.675	14.793
Perugia	18	43.112	12.389
Monza	09	45.580	9.272
Rimini	05	44.058	12.565
Pescara	01	42.458	14.203
Bergamo	09	45.696	9.667
Vicenza	20	45.547	11.547
Bolzano	17	46.491	11.340
Andria	13	41.231	16.298
Udine	06	46.069	13.237
Siracusa	15	37.075	15.287
Terni	18	42.563	12.643
Forlì	05	44.222	12.041
Novara	12	45.447	8.621
Barletta	13	41.314	16.282
Piacenza	05	45.052	9.693
Ferrara	05	44.838	11.621
Sassari	14	40.726	8.556
Ancona	10	43.594	13.503
La Spezia	08	44.103	9.824
Torre del Greco	04	40.789	14.368
Como	09	45.808	9.083
Lucca	16	43.844	10.504
Ravenna	05	44.413	12.201
Lecce	13	40.355	18.172
Trento	17	46.068	11.121
Giugliano in Campania	04	40.928	14.202
Busto Arsizio	09	45.611	8.849
Lido di Ostia	07	41.732	12.277
Cesena	05	44.139	12.243
Catanzaro	03	38.882	16.601
Brindisi	13	40.632	17.936
Marsala	15	37.799	12.437
Treviso	20	45.667	12.242
Pesaro	10	43.909	12.916
Pisa	16	43.709	10.404
Varese	09	45.821	8.825
Sesto San Giovanni	09	45.533	9.226
Arezzo	16	43.463	11.881
Latina	07	41.466	12.904
Gela	15	37.074	14.240
Pistoia	16	43.931	10.924
Caserta	04	41.073	14.332
Fuorigrotta	04	40.833	14.200
Cinisello Balsamo	09	45.558	9.215
Lamezia Terme	03	38.963	16.309
San Carlo All'Arena	04	40.865	14.263	x
Altamura	13	40.827	16.550
Arenella	04	40.857	14.223	x
Guidonia Montecelio	07	41.994	12.722
Quartu Sant'Elena	14	39.229	9.250
Pavia	09	45.192	9.159
Castellammare di Stabia	04	40.702	14.487
Massa	16	44.035	10.139
Alessandria	12	44.909	8.610
Cosenza	03	39.299	16.253
Afragola	04	40.923	14.309
Ragusa	15	36.926	14.724
Asti	12	44.902	8.208
Grosseto	16	42.763	11.109
Cremona	09	45.133	10.021
Molfetta	13	41.200	16.599
Trapani	15	38.018	12.536
Carrara	16	44.079	10.098
Casoria	04	40.908	14.293
Savona	08	44.309	8.477
Vigevano	09	45.314	8.854
Pianura	04	40.859	14.173
Legnano	09	45.598	8.915
Caltanissetta	15	37.490	14.062
Potenza	02	40.642	15.808
Portici	04	40.816	14.337
Matera	02	40.666	16.605
San Severo	13	41.686	15.381
Cerignola	13	41.265	15.896
Trani	13	41.277	16.410
Bisceglie	13	41.243	16.501
Acerra	04	40.945	14.371
Ercolano	04	40.808	14.350
Carpi Centro	05	44.782	10.878
Imola	05	44.359	11.713
Bagheria	15	38.079	13.512
Manfredonia	13	41.631	15.919
Aversa	04	40.973	14.207
Ponticelli	04	40.854	14.330
Bitonto	13	41.110	16.691
Venice	20	45.437	12.333
Vittoria	15	36.952	14.528
Gallarate	09	45.660	8.792
Marano di Napoli	04	40.897	14.188
Pordenone	06	45.957	12.661
Acireale	15	37.609	15.166
Scafati	04	40.760	14.537
Moncalieri	12	44.999	7.682
Viareggio	16	43.867	10.250
Benevento	04	41.131	14.778
Crotone	03	39.081	17.128
Velletri	07	41.686	12.778
Cava Dè Tirreni	04	40.700	14.708
Avellino	04	40.915	14.791
San Lorenzo	04	40.857	14.265	x
Foligno	18	42.955	12.703
Nichelino	12	45.000	7.653
Civitavecchia	07	42.093	11.797
Viterbo	07	42.419	12.106
Battipaglia	04	40.609	14.982
Rho	09	45.532	9.040
San Remo	08	43.817	7.777
Lecco	09	45.856	9.397
Collegno	12	45.079	7.567
Corato	13	41.152	16.411
Cuneo	12	44.391	7.548
Paderno Dugnano	09	45.569	9.165
Rivoli	12	45.071	7.515
Paternò	15	37.567	14.903
Montesilvano Marina	01	42.511	14.145
Mazara del Vallo	15	37.655	12.590
San Benedetto del Tronto	10	42.957	13.877
Casalnuovo di Napoli	04	40.910	14.342
Cologno Monzese	09	45.530	9.278
Sesto Fiorentino	16	43.832	11.199
Vercelli	12	45.322	8.420
Pozzuoli	04	40.844	14.095
Misterbianco	15	37.518	15.009
San Giorgio a Cremano	04	40.833	14.342
Anzio	07	41.453	12.622
Soccavo	04	40.846	14.193
Nocera Inferiore	04	40.745	14.645
Scandicci	16	43.754	11.188
Vomero	04	40.843	14.231	x
Nettuno	07	41.458	12.664
Frosinone	07	41.640	13.341
Chieti	01	42.348	14.165
Alcamo	15	37.978	12.965
Settimo Torinese	12	45.139	7.770
Torre Annunziata	04	40.753	14.453
Biella	12	45.563	8.058
Olbia	14	40.923	9.498
Siena	16	43.318	11.331
Secondigliano	04	40.900	14.267
Seregno	09	45.650	9.205
Gravina in Puglia	13	40.817	16.419
Chioggia	20	45.219	12.278
Ascoli Piceno	10	42.854	13.574
Faenza	05	44.290	11.879
Civitanova Marche	10	43.305	13.721
Modica	15	36.859	14.760
Capannori	16	43.842	10.573
Aprilia	07	41.595	12.654
Lodi	09	45.310	9.501
Cascina	16	43.676	10.555
Desio	09	45.618	9.202
Marcianise	04	41.031	14.299
Nicastro	03	38.971	16.313	x
Rozzano	09	45.382	9.156
Campobasso	11	41.559	14.667
Rovigo	20	45.070	11.790
Mantova	09	45.160	10.798
Rieti	07	42.405	12.857
Scampia	04	40.903	14.237	x
Fano	10	43.841	13.017
Pomigliano d'Arco	04	40.910	14.383
Imperia	08	43.889	8.039
Chiaia	04	40.833	14.227	x
Bassano del Grappa	20	45.767	11.727
Saronno	09	45.625	9.035
Marino	07	41.770	12.659
Avezzano	01	42.029	13.426
Monopoli	13	40.949	17.297
Martina Franca	13	40.704	17.338
Quarto	04	40.878	14.144
Lissone	09	45.612	9.240
Cantù	09	45.741	9.131
Monterotondo	07	42.052	12.620
Cesano Maderno	09	45.629	9.152
Jesi	10	43.521	13.244
Melito di Napoli	04	40.919	14.231
Sassuolo	05	44.543	10.785
Sciacca	15	37.507	13.084
Barra	04	40.843	14.318
Licata	15	37.103	13.940
Modugno	13	41.084	16.783
Teramo	01	42.661	13.699
Voghera	09	44.992	9.012
Nuoro	14	40.320	9.326
Caltagirone	15	37.238	14.516
Lanciano	01	42.227	14.390
Bollate	09	45.546	9.121
Ciampino	07	41.801	12.602
Carini	15	38.132	13.183
Arzano	04	40.910	14.265
Gorizia	06	45.941	13.622
Caivano	04	40.958	14.306
Barcellona Pozzo di Gotto	15	38.148	15.215
Fiumicino-Isola Sacra	07	41.771	12.237
Maddaloni	04	41.036	14.382
Adrano	15	37.664	14.833
Empoli	16	43.718	10.948
Alghero	14	40.560	8.320
Mugnano di Napoli	04	40.909	14.210
Ladispoli	07	41.951	12.075
Pioltello	09	45.501	9.331
Rovereto	17	45.890	11.041
Casalecchio di Reno	05	44.476	11.275
Schio	20	45.713	11.357
L'Aquila	01	42.351	13.400
Corsico	09	45.431	9.111
Sant'Antimo	04	40.942	14.235
Venaria Reale	12	45.126	7.631
Merano	17	46.668	11.160
Francavilla Fontana	13	40.531	17.585
Grugliasco	12	45.065	7.580
Brugherio	09	45.553	9.299
Avvocata	04	40.854	14.243	x
Canicattì	15	37.358	13.848
Mira Taglio	20	45.435	12.129
Campi Bisenzio	16	43.825	11.130
Pagani	04	40.742	14.614
San Donà di Piave	20	45.630	12.568
Riccione	05	43.999	12.657
Casal Palocco	07	41.748	12.347	x
Agrigento	15	37.311	13.577
Somma Vesuviana	04	40.873	14.439
Aosta	19	45.738	7.317
Lucera	13	41.505	15.339
Chieri	12	45.011	7.821
Favara	15	37.318	13.662
Limbiate	09	45.600	9.125
Milazzo	15	38.220	15.240
Santa Maria Capua Vetere	04	41.082	14.253
Angri	04	40.738	14.571
Crema	09	45.363	9.682
Grottaglie	13	40.537	17.437
Casale Monferrato	12	45.133	8.453
Verbania	12	45.921	8.552
San Giuliano Milanese	09	45.394	9.291
Termoli	11	42.000	14.994
Terracina	07	41.292	13.244
Senigallia	10	43.716	13.209
Massafra	13	40.586	17.116
Pinerolo	12	44.885	7.331
Macerata	10	43.298	13.453
Conegliano	20	45.888	12.302
Augusta	15	37.241	15.221
Abbiategrasso	09	45.398	8.917
Stella	04	40.860	14.252	x
Vasto	01	42.111	14.706
Piombino	16	42.926	10.526
Canosa di Puglia	13	41.220	16.068
Mascalucia	15	37.575	15.050
Marigliano	04	40.925	14.456
Frattamaggiore	04	40.941	14.276
San Paolo	13	41.125	16.793
Nardò	13	40.180	18.032
Monterusciello	04	40.869	14.083
Gragnano	04	40.689	14.520
Cernusco sul Naviglio	09	45.525	9.333
Pallanza-Intra-Suna	12	45.938	8.571
Sarno	04	40.807	14.622
Partinico	15	38.047	13.118
Avola	15	36.908	15.139
Formia	07	41.256	13.609
San Donato Milanese	09	45.410	9.268
Segrate	09	45.492	9.298
Castelvetrano	15	37.681	12.792
Piscinola	04	40.893	14.234
Manduria	13	40.399	17.637
Cisterna di Latina	07	41.591	12.828
Rapallo	08	44.350	9.228
Niscemi	15	37.146	14.394
San Giuseppe Vesuviano	04	40.836	14.505
Boscoreale	04	40.773	14.481
Triggiano	13	41.065	16.925
Camaiore	16	43.943	10.298
Monfalcone	06	45.805	13.533
Albano Laziale	07	41.727	12.659
Montebelluna	20	45.775	12.049
Fondi	07	41.358	13.427
Chiavari	08	44.318	9.322
Gravina di Catania	15	37.561	15.063
Mesagne	13	40.559	17.808
San Miniato Basso	16	43.693	10.841
Parabiago	09	45.560	8.945
Formigine	05	44.573	10.847
Comiso	15	36.949	14.607
Eboli	04	40.617	15.057
San Giovanni Rotondo	13	41.706	15.728
Romano Banco	09	45.423	9.107
Mondragone	04	41.114	13.892
Garbagnate Milanese	09	45.574	9.075
Novi Ligure	12	44.762	8.787
Falconara Marittima	10	43.626	13.400
Terlizzi	13	41.129	16.545
Bresso	09	45.538	9.189
Bacoli	04	40.797	14.073
Castelfranco Veneto	20	45.671	11.928
Assemini	14	39.291	8.999
Villaricca	04	40.920	14.193
Belluno	20	46.143	12.216
Lainate	09	45.572	9.027
Marina di Carrara	16	44.038	10.041
Treviglio	09	45.521	9.591
Alba	12	44.700	8.035
Santeramo in Colle	13	40.792	16.759
Vittorio Veneto	20	45.980	12.301
Orta di Atella	04	40.964	14.269
Mola di Bari	13	41.060	17.090
Aci Catena	15	37.606	15.142
Oristano	14	39.904	8.593
Giussano	09	45.700	9.209
Gioia del Colle	13	40.800	16.923
Ostuni	13	40.729	17.577
Giarre	15	37.724	15.182
Lentini	15	37.286	14.997
Nola	04	40.926	14.528
Bra	12	44.698	7.851
Ruvo di Puglia	13	41.118	16.484
Pompei	04	40.746	14.497
Miano	04	40.888	14.253
Casa Santa	15	38.025	12.548
San Giovanni a Teduccio	04	40.838	14.306
Rossano Stazione	03	39.599	16.635
Sora	07	41.718	13.614
Qualiano	04	40.919	14.154
Lumezzane	09	45.648	10.265
Spinea-Orgnano	20	45.491	12.155
Putignano	13	40.851	17.122
Poggioreale	04	40.865	14.289
Seriate	09	45.685	9.725
Copertino	13	40.268	18.054
Nocera Superiore	04	40.742	14.674
Chiaiano	04	40.881	14.208	x
Ottaviano	04	40.852	14.478
Cesano Boscone	09	45.442	9.094
Bagnoli	04	40.813	14.168
Selargius	14	39.258	9.163
Ivrea	12	45.467	7.876
Fabriano	10	43.339	12.903
San Sebastiano	09	45.652	10.257
Muggiò	09	45.589	9.228
Biancavilla	15	37.644	14.867
Montecalvario	04	40.844	14.246	x
Chivasso	12	45.191	7.890
Carmagnola	12	44.850	7.720
Enna	15	37.566	14.274
Termini Imerese	15	37.982	13.697
Volla	04	40.874	14.341
Quattromiglia	03	39.345	16.238
Dalmine	09	45.649	9.606
Posillipo	04	40.813	14.200
Tortona	12	44.898	8.864
Seveso	09	45.647	9.143
Vimercate	09	45.615	9.368
Desenzano del Garda	09	45.471	10.536
Meda	09	45.661	9.153
Conversano	13	40.968	17.113
Iglesias	14	39.309	8.537
Palma di Montechiaro	15	37.191	13.766
Mariano Comense	09	45.697	9.182
Fasano	13	40.836	17.360
Magenta	09	45.465	8.885
Valdagno	20	45.645	11.299
Città di Castello	18	43.466	12.238
Vignola	05	44.484	11.011
San Lazzaro	05	44.471	11.409
Pomezia	07	41.669	12.501
Nova Milanese	09	45.589	9.198
Cardito	04	40.946	14.300
Porto Sant'Elpidio	10	43.253	13.760
Floridia	15	37.083	15.153
San Cataldo	15	37.484	13.985
San Giovanni la Punta	15	37.577	15.094
Cecina	16	43.306	10.517
Tivoli	07	41.960	12.802
Mogliano Veneto	20	45.556	12.243
Noicattaro	13	41.034	16.990
Monreale	15	38.081	13.289
Fidenza	05	44.867	10.060
Castel Volturno	04	41.033	13.944
Mondovì	12	44.396	7.818
Orbassano	12	45.005	7.538
Poggibonsi	16	43.471	11.148
Carbonia	14	39.165	8.521
Porto Torres	14	40.834	8.405
Legnago	20	45.194	11.302
Lugo	05	44.421	11.911
Arzignano	20	45.520	11.334
Cassano Magnago	09	45.672	8.827
Follonica	16	42.928	10.765
San Nicola la Strada	04	41.052	14.333
Thiene	20	45.709	11.480
Francavilla al Mare	01	42.422	14.282
Sulmona	01	42.049	13.926
Cassino	07	41.486	13.828
Guidonia	07	41.992	12.719
Tor Lupara	07	41.998	12.618
Montecchio Maggiore-Alte Ceccato	20	45.504	11.412
Colleferro	07	41.727	13.005
Sant'Anastasia	04	40.868	14.402
Palo del Colle	13	41.056	16.703
Senago	09	45.576	9.126
Casal di Principe	04	41.010	14.130
Genzano di Roma	07	41.707	12.689
Acquaviva delle Fonti	13	40.897	16.843
Pachino	15	36.715	15.090
Giulianova	01	42.754	13.966
Cervia	05	44.262	12.348
Sarzana	08	44.112	9.962
Borgomanero	12	45.699	8.462
Castrovillari	03	39.816	16.202
Marina di Ardea-Tor San Lorenzo	07	41.554	12.541
Monserrato	14	39.256	9.144
Cornaredo	09	45.501	9.027
San Giovanni Lupatoto	20	45.382	11.045
Frascati	07	41.809	12.679
Trezzano sul Naviglio	09	45.422	9.063
Sambiase	03	38.967	16.283
Arpino	04	40.889	14.320
Gaeta	07	41.214	13.571
Rosignano Solvay-Castiglioncello	16	43.389	10.436
Novate Milanese	09	45.531	9.140
Rosolini	15	36.821	14.951
Galatina	13	40.174	18.170
Pontedera	16	43.661	10.631
Cormano	09	45.549	9.160
Poggiomarino	04	40.801	14.541
Trecate	12	45.434	8.736
Casarano	13	40.011	18.162
Spoleto	18	42.741	12.739
Vibo Valentia	03	38.676	16.101
Sondrio	09	46.169	9.871
Giovinazzo	13	41.185	16.671
Gallipoli	13	40.056	17.991
Misilmeri	15	38.032	13.448
Arese	09	45.550	9.077
Marina di Massa	16	44.004	10.107
Villabate	15	38.078	13.443
Gorgonzola	09	45.531	9.405
Cesenatico	05	44.200	12.399
Cusano	09	45.552	9.184
Pietrasanta	16	43.960	10.228
Sant'Antonio Abate	04	40.722	14.540
Fossano	12	44.551	7.719
Gioia Tauro	03	38.425	15.898
Monselice	20	45.239	11.750
Montevarchi	16	43.525	11.572
Casavatore	04	40.899	14.277
Ischia	04	40.738	13.949
Palmi	03	38.359	15.852
Castiglione delle Stiviere	09	45.390	10.486
San Mauro Torinese	12	45.104	7.768
Ventimiglia	08	43.790	7.609
Noto	15	36.892	15.070
San Ferdinando	04	40.833	14.248	x
Bronte	15	37.789	14.834
Casamassima	13	40.957	16.921
Abano Terme	20	45.358	11.787
Ischia Porto	04	40.739	13.951
Cento	05	44.731	11.287
Sestu	14	39.298	9.092
Pozzallo	15	36.730	14.847
Grottaferrata	07	41.787	12.671
Fermo	10	43.163	13.723
Melzo	09	45.498	9.420
Palazzolo sull'Oglio	09	45.597	9.887
Montecatini-Terme	16	43.882	10.772
Grumo Nevano	04	40.936	14.260
Bastia umbra	18	43.064	12.546
Acqui Terme	12	44.676	8.469
Cercola	04	40.860	14.357
Domodossola	12	46.117	8.293
Piazza Armerina	15	37.384	14.369
Rutigliano	13	41.010	17.006
Ribera	15	37.498	13.267
Bellaria-Igea Marina	05	44.143	12.472
San Vito dei Normanni	13	40.656	17.708
Aci Castello	15	37.556	15.145
Romano di Lombardia	09	45.521	9.754
Montemurlo	16	43.927	11.037
Ariccia	07	41.721	12.672
Portogruaro	20	45.781	12.841
Ciriè	12	45.235	7.601
Mirandola	05	44.885	11.069
San Giovanni in Fiore	03	39.254	16.697
San Bonifacio	20	45.396	11.274
Agropoli	04	40.349	14.991
Paolo VI	13	40.522	17.274
San Pietro a Patierno	04	40.886	14.290	x
Castelfranco Emilia	05	44.594	11.050
Valenza	12	45.012	8.644
Fornacelle	16	43.924	11.035
Cassano d'Adda	09	45.526	9.515
Torvaianica	07	41.621	12.462
Tradate	09	45.708	8.908
Terzigno	04	40.804	14.493
San Salvo	01	42.044	14.733
Albenga	08	44.050	8.218
Ardea	07	41.607	12.542
Trentola-Ducenta	04	40.975	14.175
Mentana	07	42.035	12.644
Nerviano	09	45.553	8.979
Este	20	45.223	11.664
Sestri Levante	08	44.273	9.397
Torremaggiore	13	41.689	15.294
Isernia	11	41.596	14.234
Piossasco	12	44.988	7.460
San Miniato	16	43.680	10.850
Pendino	04	40.847	14.263	x
Savigliano	12	44.648	7.657
Adelfia	13	41.003	16.872
Melegnano	09	45.358	9.324
Arcore	09	45.627	9.325
Orta Nova	13	41.329	15.710
Scordia	15	37.295	14.841
Sacile	06	45.954	12.503
Colle di Val d'Elsa	16	43.421	11.127
Osimo	10	43.485	13.482
Alpignano	12	45.093	7.524
Porto Empedocle	15	37.289	13.525
San Felice A Cancello	04	41.017	14.487
Suzzara	09	44.992	10.744
Bareggio	09	45.479	8.998
Bovisio-Masciago	09	45.610	9.153
Roseto degli Abruzzi	01	42.672	14.015
Saluzzo	12	44.647	7.493
Ceglie Messapica	13	40.646	17.517
Tolentino	10	43.209	13.285
Albignasego	20	45.347	11.868
Erba	09	45.809	9.226
Caronno Pertusella	09	45.598	9.046
Ghedi	09	45.402	10.277
Belpasso	15	37.592	14.980
Fiorano	05	44.539	10.812
Minturno	07	41.263	13.746
Palagonia	15	37.330	14.745
Cattolica	05	43.962	12.736
Vimodrone	09	45.515	9.288
Ginosa	13	40.577	16.757
Scicli	15	36.790	14.703
Valenzano	13	41.044	16.885
Sezze	07	41.500	13.062
Castel Maggiore	05	44.577	11.361
San Giovanni Valdarno	16	43.568	11.530
Forio	04	40.738	13.860
Zola Predosa	05	44.490	11.218
Cordenons	06	45.984	12.700
Sava	13	40.402	17.553
Villafranca di Verona	20	45.354	10.845
Cerveteri	07	41.991	12.091
Bressanone	17	46.715	11.656
Sannicandro Garganico	13	41.838	15.565
Sinnai	14	39.303	9.203
San Giovanni in Persiceto	05	44.638	11.184
Oderzo	20	45.781	12.494
Salsomaggiore Terme	05	44.816	9.986
Lido	20	45.410	12.366
Galliate	12	45.479	8.698
Siderno	03	38.270	16.296
Correggio	05	44.767	10.783
Porto San Giorgio	10	43.178	13.794
Chiari	09	45.538	9.927
Frattaminore	04	40.956	14.272
Malnate	09	45.794	8.881
Capua	04	41.105	14.213
Carate Brianza	09	45.676	9.237
Palagiano	13	40.578	17.038
Noci	13	40.794	17.127
Lancenigo-Villorba	20	45.713	12.257
Brusciano	04	40.922	14.424
Bussolengo	20	45.469	10.854
Mirano	20	45.495	12.108
Corigliano Scalo	03	39.627	16.514
Villanova	07	41.964	12.756
Vicaria	04	40.862	14.273	x
Rocca di Papa	07	41.766	12.702
Montichiari	09	45.413	10.398
#JE
Saint Helier	3237864	49.188	-2.105
#JM
Kingston	17	17.997	-76.794
New Kingston	08	18.007	-76.783	x
Spanish Town	10	17.991	-76.957
Portmore	10	17.950	-76.882
Montego Bay	12	18.471	-77.919
Mandeville	04	18.042	-77.507
May Pen	01	17.965	-77.245
Old Harbour	10	17.941	-77.109
Linstead	10	18.137	-77.032
Half Way Tree	08	18.012	-76.799
Savanna-la-Mar	16	18.219	-78.133
#JO
Amman	16	31.955	35.945
Zarqa	17	32.073	36.088
Irbid	18	32.556	35.850
Russeifa	17	32.018	36.046
Wādī as Sīr	16	31.954	35.818
‘Ajlūn	20	32.333	35.753
Aqaba	21	29.527	35.008
Rukban	15	33.314	38.703
Mādabā	23	31.716	35.794
As Salţ	02	32.039	35.727
Ar Ramthā	18	32.559	36.008
Mafraq	15	32.343	36.208
Ma'an	19	30.196	35.734
Al Jubayhah	16	32.011	35.898
Saḩāb	16	31.870	36.005
Ḩayy al Quwaysimah	16	31.910	35.950	x
Jarash	22	32.281	35.899
Aţ Ţafīlah	12	30.838	35.604
‘Izrā	09	31.159	35.693
Qīr Moāv	19	31.182	35.700
Karak City	09	31.164	35.762
Judita	18	32.408	35.708
Aydūn	18	32.505	35.858	x
Umm as Summāq	16	31.885	35.854
Kurayyimah	18	32.276	35.599
‘Anjarah	20	32.307	35.754
Safi	09	31.036	35.465
#JP
Tokyo	40	35.690	139.692
Yokohama	19	35.433	139.650
Osaka	32	34.694	135.502
Nagoya	01	35.181	136.906
Sapporo	12	43.067	141.350
Kobe	13	34.691	135.183
Kyoto	22	35.021	135.754
Fukuoka	07	33.600	130.417
Kawasaki	19	35.521	139.717
Saitama	34	35.908	139.657
Hiroshima	11	34.400	132.450
Yono	34	35.883	139.633
Sendai	24	38.267	140.867
Kitakyushu	07	33.852	130.850
Chiba	04	35.600	140.117
Sakai	32	34.583	135.467
Shizuoka	37	34.983	138.383
Kumamoto	21	32.806	130.692
Okayama	31	34.650	133.933
Hamamatsu	37	34.700	137.733
Hachiōji	40	35.656	139.324
Honchō	04	35.701	139.986	x
Kagoshima	18	31.567	130.550
Niigata	29	37.886	139.006
Himeji	13	34.817	134.700
Matsudo	04	35.780	139.901
Nishinomiya-hama	13	34.716	135.332
Kawaguchi	34	35.805	139.711
Kanazawa	15	36.600	136.617
Utsunomiya	38	36.567	139.883
Ōita	30	33.233	131.600
Matsuyama	05	33.839	132.766
Amagasaki	13	34.717	135.417
Kurashiki	31	34.583	133.767
Yokosuka	19	35.284	139.667
Nagasaki	27	32.750	129.883
Hirakata	32	34.814	135.649
Machida	40	35.540	139.451
Gifu-shi	09	35.423	136.760
Fujisawa	19	35.349	139.477
Toyonaka	32	34.782	135.469
Fukuyama	11	34.483	133.367
Toyohashi	01	34.767	137.383
Minato	43	34.215	135.150
Nara-shi	28	34.685	135.805
Toyota	01	35.083	137.150
Nagano	26	36.650	138.183
Iwaki	08	37.050	140.883
Asahikawa	12	43.771	142.365
Takatsuki	32	34.848	135.617
Okazaki	01	34.950	137.167
Suita	32	34.761	135.516
Wakayama	43	34.233	135.167
Kōriyama	08	37.400	140.383
Kashiwa	04	35.862	139.977
Tokorozawa	34	35.799	139.469
Kawagoe	34	35.909	139.485
Kochi	20	33.550	133.533
Takamatsu	17	34.333	134.050
Toyama	42	36.700	137.217
Akita	02	39.717	140.117
Koshigaya	34	35.890	139.789
Miyazaki	25	31.917	131.417
Naha	47	26.217	127.683
Kasugai	01	35.248	136.972
Aomori	03	40.817	140.733
Ōtsu	35	35.000	135.867
Akashi	13	34.655	135.007
Yokkaichi	23	34.967	136.617
Morioka	16	39.700	141.150
Fukushima	08	37.750	140.467
Ichihara	04	35.517	140.083
Maebashi	10	36.400	139.083
Ichinomiya	01	35.300	136.800
Hakodate	12	41.776	140.737
Ibaraki	32	34.816	135.568
Yao	32	34.617	135.600
Kakogawachō-honmachi	13	34.769	134.829
Tokushima	39	34.067	134.567
Hiratsuka	19	35.328	139.337
Yamagata	44	38.233	140.367
Fukui-shi	06	36.064	136.223
Mito	14	36.350	140.450
Shimonoseki	45	33.950	130.950
Takasaki	10	36.333	139.017
Fuji	37	35.167	138.683
Hachinohe	03	40.500	141.500
Neyagawa	32	34.766	135.628
Kurume	07	33.317	130.517
Sasebo	27	33.168	129.725
Chigasaki	19	35.336	139.404
Sōka	34	35.836	139.800
Atsugi	19	35.443	139.369
Minamirinkan	19	35.495	139.443
Takarazuka	13	34.799	135.357
Ageoshimo	34	35.971	139.614
Chōfu	40	35.659	139.548
Matsumoto	26	36.233	137.967
Kasukabe	34	35.983	139.750
Kishiwada	32	34.467	135.367
Numazu	37	35.100	138.867
Jōetsu	29	37.148	138.236
Odawara	19	35.256	139.160
Kure	11	34.232	132.567
Nagaoka	29	37.450	138.850
Nishi-Tokyo-shi	40	35.725	139.538
Itami	13	34.784	135.401
Uji	22	34.890	135.803
Suzuka	23	34.883	136.583
Kōfu	46	35.667	138.567
Izumi	32	34.483	135.433
Hitachi	14	36.600	140.650
Kushiro	12	42.975	144.375
Sakura	04	35.717	140.233
Kamirenjaku	40	35.694	139.555	x
Anjō	01	34.958	137.081
Tsukuba	14	36.200	140.100
Hirosaki	03	40.593	140.472
Tomakomai	12	42.637	141.603
Hadano	19	35.371	139.224
Obihiro	12	42.917	143.204
Ube	45	33.943	131.251
Hino	40	35.673	139.400
Takaoka	42	36.750	137.017
Kamakura	19	35.309	139.550
Saga	33	33.233	130.300
Tsu	23	34.733	136.517
Sayama	34	35.853	139.412
Kawanishi	13	34.817	135.417
Oyama	38	36.300	139.800
Ashikaga	38	36.333	139.450
Hitachi-Naka	14	36.397	140.535
Matsue	36	35.483	133.050
Nagareyama	04	35.856	139.903
Katsuta	14	36.383	140.533
Kumagaya	34	36.135	139.390
Tottori	41	35.500	134.233
Ōta	10	36.300	139.367
Komaki	01	35.283	136.917
Ōgaki	09	35.350	136.617
Higashimurayama	40	35.755	139.469
Ōme	40	35.784	139.243
Moriguchi	32	34.733	135.567
Yamaguchi	45	34.183	131.467
Otaru	12	43.189	141.002
Urayasu	40	35.671	139.889
Yonago	41	35.433	133.333
Kuwana	23	35.052	136.670
Kariya	01	34.983	136.983
Musashino	40	35.706	139.559
Zama	19	35.488	139.391
Seto	01	35.233	137.100
Ebetsu	12	43.108	141.551
Tondabayashichō	32	34.501	135.602
Fujieda	37	34.867	138.267
Sandachō	13	34.884	135.227
Kakamigahara	09	35.417	136.867
Ōmuta	07	33.033	130.450
Abiko	04	35.867	140.017
Kadoma	32	34.738	135.574
Miyakonojō	25	31.733	131.067
Matsubara	32	34.567	135.550
Isesaki	10	36.317	139.200
Daitōchō	32	34.714	135.620
Mino	32	34.827	135.471
Asaka	34	35.805	139.602
Kusatsu	35	35.017	135.967
Ueda	26	36.403	138.282
Okinawa	47	26.336	127.801
Beppu	30	33.279	131.498
Kashihara-shi	28	34.509	135.793
Niihama	05	33.960	133.305
Kisarazu	04	35.383	139.933
Nobeoka	25	32.583	131.667
Fujinomiya	37	35.217	138.617
Noda	04	35.949	139.868
Yaizu	37	34.869	138.320
Toyokawa	01	34.817	137.400
Shimotoda	34	35.815	139.685
Kokubunji	40	35.702	139.476
Ikoma	28	34.683	135.700
Ishinomaki	24	38.417	141.300
Hōfu	45	34.050	131.567
Handa	01	34.883	136.933
Mishima	37	35.117	138.917
Kitami	12	43.803	143.891
Hikone	35	35.250	136.250
Kiryū	10	36.400	139.333
Komatsu	15	36.403	136.451
Iwatsuki	34	35.965	139.696
Tajimi	09	35.317	137.133
Iida	26	35.520	137.821
Honmachi	21	32.504	130.600
Iwakuni	45	34.163	132.220
Isehara	19	35.399	139.310
Nishio	01	34.867	137.050
Inazawa	01	35.250	136.783
Tokuyama	45	34.050	131.817
Narita	04	35.783	140.317
Izumisano	32	34.417	135.317
Sakata	44	38.917	139.855
Kōnan	01	35.332	136.870
Chikushino-shi	07	33.496	130.516
Tsuruoka	44	38.722	139.822
Ikeda	32	34.822	135.430
Isahaya	27	32.841	130.043
Mobara	04	35.426	140.296
Ise	23	34.483	136.700
Kameoka	22	35.000	135.583
Sakado	34	35.957	139.389
Muroran	12	42.317	140.988
Ōnojō	07	33.536	130.479
Kanuma	38	36.550	139.733
Yonezawa	44	37.910	140.117
Kitakami	16	39.283	141.117
Chitose	12	42.819	141.652
Kaizuka	32	34.450	135.350
Maizuru	22	35.450	135.333
Kimitsu	04	35.350	139.870
Ginowan	47	26.263	127.761
Onomichi	11	34.417	133.200
Ōmura	27	32.921	129.954
Tsuyama	31	35.052	133.999
Izumo	36	35.367	132.767
Ashiya	13	34.728	135.303
Iwata	37	34.700	137.850
Kōnosu	34	36.069	139.517
Nabari	23	34.617	136.083
Yotsukaidō	04	35.650	140.167
Hamakita	37	34.800	137.783
Gyōda	34	36.141	139.460
Hannō	34	35.852	139.318
Kashiwazaki	29	37.367	138.550
Ryūgasaki	14	35.900	140.183
Iwamizawa	12	43.200	141.760
Kakegawa	37	34.767	138.017
Gotenba	37	35.319	138.943
Yachimata	04	35.650	140.317
Katori-shi	04	35.898	140.499
Kamigyō-ku	22	35.030	135.757
Sanjō	29	37.617	138.950
Sano	38	36.317	139.583
Kanoya	18	31.383	130.850
Tochigi	38	36.383	139.733
Tanashichō	40	35.729	139.538	x
Marugame	17	34.283	133.783
Yashio	34	35.823	139.839
Tatebayashi	10	36.250	139.533
Shibata	29	37.950	139.333
Gamagōri	01	34.833	137.233
Izumiōtsu	32	34.500	135.400
Toride	14	35.900	140.083
Mihara	11	34.400	133.083
Ushiku	14	35.967	140.133
Kashihara	32	34.583	135.617
Karatsu	33	33.443	129.970
Iizuka	07	33.637	130.687
Ōbu	01	35.018	136.949
Wako	34	35.789	139.623
Hatsukaichi	11	34.350	132.333
Tsurusaki	30	33.245	131.692
Furukawa	24	38.572	140.956
Shimada	37	34.817	138.183
Takefu	06	35.904	136.167
Okegawa	34	36.000	139.557
Miki	13	34.800	134.983
Inuyama	01	35.380	136.943
Kukichūō	34	36.067	139.675
Satsumasendai	18	31.817	130.300
Hanamaki	16	39.383	141.117
Yawata	22	34.870	135.703
Itō	37	34.967	139.083
Kazo	34	36.117	139.600
Yukuhashi	07	33.729	130.983
Tenri	28	34.583	135.833
Dazaifu	07	33.513	130.524
Maebaru-chūō	07	33.559	130.201
Tanabe	43	33.733	135.367
Ōmihachiman	35	35.129	136.098
Saku	26	36.217	138.483
Hekinan	01	34.883	136.983
Sukagawa	08	37.283	140.383
Fukuchiyama	22	35.300	135.117
Moriyama	35	35.067	135.983
Tsuruga	06	35.645	136.056
Matsutō	15	36.517	136.567
Tamano	31	34.517	133.946
Tsushima	01	35.167	136.717
Nakatsu	30	33.598	131.188
Shiojiri	26	36.100	137.967
Chiryū	01	35.000	137.033
Takayama	09	36.133	137.250
Tōgane	04	35.550	140.367
Sabae	06	35.946	136.185
Niitsu-honchō	29	37.800	139.122
Tanabe	22	34.822	135.766
Kashima-shi	14	35.965	140.645
Mooka	38	36.433	140.017
Shiki	34	35.833	139.583
Tendō	44	38.354	140.370
Gushikawa	47	26.359	127.867
Hasuda	34	35.971	139.649
Ōdate	02	40.272	140.558
Imaichi	38	36.717	139.683
Narutochō-mitsuishi	39	34.199	134.609
Shimodate	14	36.300	139.983
Tosu	33	33.367	130.517
Fujioka	10	36.246	139.072
Fukuroi	37	34.750	137.917
Ichinoseki	16	38.917	141.133
Sakurai	28	34.500	135.850
Kitahiroshima	12	42.976	141.567
Fussa	40	35.737	139.324
Ina	26	35.828	137.954
Nagahama	35	35.383	136.267
Honjō	34	36.238	139.190
Ueno-ebisumachi	23	34.759	136.131
Hita	30	33.321	130.941
Toki	09	35.350	137.183
Mizusawa	16	39.133	141.133
Kuroiso	38	36.967	140.050
Takaishi	32	34.517	135.433
Yoshikawa	34	35.892	139.842
Zushi	19	35.295	139.578
Koga	07	33.733	130.467
Nago	47	26.615	127.985
Shiogama	24	38.317	141.033
Uwajima	05	33.224	132.560
Ōtawara	38	36.867	140.033
Saijō	05	33.917	133.183
Hanyū	34	36.167	139.533
Chichibu	34	35.990	139.076
Kasaoka	31	34.506	133.504
Koga	14	36.183	139.717
Imarichō-kō	33	33.274	129.879
Kokubu-matsuki	18	31.733	130.767
Sōja	31	34.675	133.751
Ishikari	12	43.240	141.354
Itoman	47	26.126	127.669
Hashimoto	43	34.317	135.617
Sakaidechō	17	34.323	133.836
Nōgata	07	33.741	130.723
Chino	26	35.994	138.154
Moriya	14	35.933	140.000
Tomigusuku	47	26.186	127.682
Iwade	43	34.250	135.317
Anan	39	33.917	134.650
Nanto-shi	42	36.569	136.912
Shiroi	04	35.800	140.067
Satte	34	36.073	139.726
Nakatsugawa	09	35.483	137.500
Suwa	26	36.038	138.113
Himimachi	42	36.856	136.988
Okaya	26	36.057	138.045
Suzaka	26	36.650	138.317
Ōami	04	35.517	140.317
Mukō	22	34.965	135.704
Hatogaya-honchō	34	35.833	139.743
Kudamatsu	45	34.000	131.867
Kamifukuoka	34	35.873	139.514
Ishioka	14	36.183	140.267
Kariya	13	34.751	134.387
Miyako	16	39.647	141.941
Futtsu	04	35.311	139.819
Tagawa	07	33.633	130.800
Yūki	14	36.300	139.883
Minokamo	09	35.482	137.022
Miura	19	35.140	139.619
Noshiro	02	40.208	140.027
Shiraoka	34	36.018	139.660
Kitaibaraki	14	36.787	140.749
Fuchūchō	11	34.574	133.235
Ōi	34	35.851	139.520
Ono	13	34.850	134.933
Tateyama	04	34.983	139.867
Arashiyama	22	35.015	135.678
Sugito	34	36.031	139.726
Tokoname	01	34.883	136.850
Tomioka	10	36.254	138.898
Mutsu	03	41.289	141.217
Goshogawara	03	40.804	140.441
Saiki	30	32.950	131.900
Fujiyoshida	46	35.440	138.796
Masuda	36	34.667	131.850
Nonoichi	15	36.533	136.617
Kurayoshi	41	35.433	133.817
Shibukawa	10	36.483	139.000
Ami	14	36.033	140.200
Annaka	10	36.330	138.896
Iwakura	01	35.283	136.867
Sasayama	13	35.067	135.217
Sawara	04	35.883	140.500
Inashiki	14	35.956	140.324
Gujō	09	35.737	136.959
Naka	14	36.050	140.167
Nakama	07	33.817	130.710
Toyooka	13	35.540	134.820
Komoro	26	36.317	138.433
Hikari	45	33.955	131.950
Uozu	42	36.800	137.400
Higashine	44	38.439	140.401
Hamada	36	34.883	132.083
Tamana	21	32.947	130.574
Numata	10	36.633	139.050
Youkaichi	35	35.116	136.198
Nanao	15	37.050	136.967
Obita	27	32.817	129.883
Takikawa	12	43.553	141.906
Hokuto	46	35.835	138.396
Ishigaki	47	24.345	124.157
Kan’onjichō	17	34.128	133.646
Onoda	45	34.001	131.184
Tsubame	29	37.664	138.925
Nichinan	25	31.600	131.367
Hagi	45	34.400	131.417
Sagae	44	38.373	140.273
Kainan	43	34.152	135.214
Mitsuke	29	37.533	138.933
Ryūō	46	35.650	138.500
Nishifukuma	07	33.766	130.475
Kamaishi	16	39.277	141.868
Misawa	03	40.687	141.390
Nakano	26	36.750	138.367
Mizunami	09	35.367	137.250
Kurobe-shi	42	36.901	137.450
Komatsushimachō	39	34.000	134.583
Tamamura	10	36.300	139.117
Tomiya	24	38.393	140.886
Abashiri	12	44.021	144.270
Iwai	14	36.050	139.900
Iwanuma	24	38.105	140.859
Amagi	07	33.418	130.654
Asahi	04	35.717	140.650
Taketoyo	01	34.850	136.917
Hisai-motomachi	23	34.667	136.467
Wakkanai	12	45.409	141.674
Shirone	29	37.764	139.022
Naze	18	28.367	129.483
Mitsukaidō	14	36.017	139.983
Shinjō	44	38.759	140.301
Tōkamachi	29	37.133	138.767
Otofuke	12	42.992	143.200
Hondomachi-hondo	21	32.460	130.167
Kannabechō-yahiro	11	34.558	133.418
Komono	23	35.000	136.517
Atami	37	35.088	139.053
Ojiya	29	37.300	138.800
Takahama	01	34.917	136.983
Yanagawa	07	33.167	130.400
Tatsunochō-tominaga	13	34.864	134.552
Kameyama	23	34.850	136.450
Umi	07	33.568	130.510
Kobayashi	25	31.983	130.983
Mibu	38	36.417	139.800
Morohongō	34	35.936	139.304
Sumoto	13	34.343	134.889
Shiroishi	24	38.003	140.618
Hamanoichi	18	31.717	130.733
Miyoshi	11	34.800	132.850
Uto	21	32.683	130.667
Ōkawa	07	33.206	130.375
Izumi	18	32.083	130.367
Hasaki	04	35.733	140.833
Yokote	02	39.317	140.550
Minakuchichō-matoba	35	34.967	136.167
Ōzu	05	33.500	132.550
Ōmagari	02	39.450	140.483
Yorii	34	36.116	139.194
Tsubata	15	36.670	136.740
Kuroishi	03	40.646	140.584
Tahara	01	34.667	137.267
Shimabara	27	32.783	130.367
Kamiiso	12	41.820	140.645
Hitoyoshi	21	32.217	130.750
Kawanoechō	05	34.017	133.578
Ayabe	22	35.300	135.250
Ono	06	35.981	136.487
Ogawa	34	36.053	139.266
Gosen	29	37.733	139.167
Tomobe	14	36.350	140.300
Kitakata	08	37.650	139.867
Kanekomachi	10	36.411	138.996
Nishiwaki	13	34.984	134.974
Hanawa	02	40.184	140.787
Kanie	01	35.133	136.800
Sakaiminato	41	35.538	133.231
Watari	24	38.035	140.851
Nihommatsu	08	37.583	140.433
Yaita	38	36.800	139.933
Kanda	07	33.783	130.983
Shinshiro	01	34.900	137.500
Nishishinminato	42	36.780	137.076
Kaminoyama	44	38.154	140.274
Ōfunato	16	39.072	141.717
Funaishikawa	14	36.467	140.567
Date	12	42.468	140.868
Rifu	24	38.331	140.977
Usuki	30	33.123	131.804
Gero	09	35.800	137.233
Namerikawa	42	36.760	137.362
Okunoya	14	36.283	140.417
Nakamura	20	32.983	132.933
Ibara	31	34.600	133.467
Hirara	47	24.804	125.302
Gojō	28	34.350	135.700
Tsuma	25	32.100	131.400
Katsuren-haebaru	47	26.333	127.874
Takeochō-takeo	33	33.190	130.021
Takahagi	14	36.717	140.717
Maruoka	06	36.153	136.270
Yuzawa	02	39.167	140.500
Nirasaki	46	35.700	138.450
Kakuda	24	37.975	140.772
Hotaka	26	36.340	137.883
Fujishiro	14	35.917	140.117
Obama	06	35.496	135.746
Gose	28	34.450	135.733
Kameda-honchō	29	37.872	139.110
Tawaramoto	28	34.554	135.793
Yōkaichiba	04	35.700	140.550
Ōiso	19	35.316	139.316
Sasaguri	07	33.616	130.551
Kuroda	01	35.350	136.783
Kashima	33	33.106	130.091
Aioi	13	34.804	134.468
Yamaga	21	33.017	130.689
Yanai	45	33.967	132.117
Kamo	29	37.664	139.035
Yamoto	24	38.427	141.215
Ōdachō-ōda	36	35.190	132.508
Uekimachi-mōno	21	32.900	130.689
Shingū	43	33.733	135.983
Ninomiya	19	35.301	139.256
Murakami	29	38.233	139.483
Sakai-nakajima	10	36.267	139.250
Ōtsuki	46	35.619	138.974
Nemuro	12	43.324	145.575
Hayama	19	35.277	139.577
Nagai	44	38.104	140.035
Itoigawa	29	37.033	137.850
Kaminokawa	38	36.433	139.917
Iyo	05	33.751	132.701
Ōmachi	26	36.500	137.867
Masaki-chō	05	33.788	132.711
Takehara	11	34.338	132.917
Ujiie	38	36.683	139.967
Ōtake	11	34.208	132.221
Honchō	12	41.894	140.694
Ōzu	21	32.880	130.872
Ibusuki	18	31.233	130.650
Isawa	46	35.650	138.633
Kasama	14	36.383	140.267
Minamata	21	32.217	130.400
Yasugichō	36	35.421	133.242
Togitsu	27	32.833	129.850
Muikamachi	29	37.067	138.883
Kamogawa	04	35.097	140.100
Tarui	09	35.367	136.533
Maki	29	37.750	138.883
Bibai	12	43.325	141.859
Tanuma	38	36.367	139.583
Fukiage-fujimi	34	36.100	139.450
Hiratachō	36	35.433	132.817
Hōjō	05	33.977	132.778
Aso	21	32.937	131.080
Hiji	30	33.371	131.530
Chatan	47	26.309	127.770
Uenohara	46	35.617	139.117
Toyoshina	26	36.300	137.901
Kurihashi	34	36.133	139.700
Menuma	34	36.222	139.382
Ōmiya	14	36.550	140.417
Nyūzen	42	36.937	137.501
Yugawara	19	35.150	139.067
Arai	29	37.001	138.226
Hōryūji	28	34.612	135.738
Gobō	43	33.882	135.170
Katsuyama	06	36.062	136.501
Sakai	14	36.100	139.800
Mombetsu	12	44.352	143.352
Buzen	07	33.612	131.130
Tōno	16	39.317	141.533
Shimoda	37	34.677	138.945
Kikuchi	21	32.983	130.817
Fukuechō	27	32.697	128.846
Nayoro	12	44.351	142.458
Rumoi	12	43.934	141.643
Ishii	39	34.068	134.442
Takahata	44	38.002	140.191
Susaki	20	33.395	133.291
Ōno-hara	11	34.283	132.267
Matsubase	21	32.650	130.667
Fukagawa	12	43.708	142.039
Innoshima	11	34.283	133.183
Mashiko	38	36.467	140.100
Shingū	07	33.714	130.431
Makubetsu	12	45.371	141.821
Sagara	37	34.685	138.205
Shimo-furano	12	43.350	142.383
Itako	14	35.933	140.550
Sukumo	20	32.933	132.733
Omigawa	04	35.850	140.617
Kushikino	18	31.717	130.267
Narutō	04	35.600	140.417
Yoshii	10	36.250	138.983
Yoshida-kasugachō	29	37.683	138.883
Kamimaruko	26	36.319	138.273
Iiyama	26	36.850	138.367
Ijūin	18	31.617	130.400
Enzan	46	35.700	138.733
Yamazakichō-nakabirose	13	35.000	134.550
Akune	18	32.017	130.200
Makurazaki	18	31.267	130.317
Itsukaichi	40	35.725	139.218
Ishige	14	36.117	139.967
Takahashi	31	34.783	133.617
Gōtsuchō	36	35.009	132.226
Hakui	15	36.883	136.783
Hobaramachi	08	37.817	140.550
Kamojimachō-jōgejima	39	34.068	134.350
Ino	20	33.550	133.433
Setakamachi-takayanagi	07	33.149	130.465
Ishiki	01	34.800	137.017
Bungo-Takada-shi	30	33.557	131.445
Kitahama	35	35.167	135.917
Niimi	31	34.983	133.467
Kaseda-shirakame	18	31.417	130.317
Mino	09	35.533	136.917
Funehikimachi-funehiki	08	37.447	140.577
Ogōri-shimogō	45	34.100	131.400
Tadotsu	17	34.275	133.750
Mikuni	06	36.217	136.152
Sobue	01	35.250	136.717
Kitsuki	30	33.420	131.618
Ōkawara	24	38.050	140.734
Toba	23	34.483	136.842
Shirahamachō-usazakiminami	13	34.783	134.717
Nagato	45	34.383	131.200
Fujikawaguchiko	46	35.489	138.688
Tochio-honchō	29	37.476	138.995
Kamiichi	42	36.700	137.367
Kajiki	18	31.733	130.667
Motomachi	12	43.826	144.096
Shido	17	34.323	134.173
Yoichi	12	43.204	140.770
Hino	35	35.000	136.250
Tennō	02	39.900	139.967
Motomiya	08	37.514	140.401
Kasamatsuchō	09	35.367	136.767
Hirado	27	33.369	129.552
Takanabe	25	32.133	131.500
Shizunai-furukawachō	12	42.334	142.367
Ōkuchi-shinohara	18	32.068	130.624
Ishikawa	47	26.423	127.821
Daigo	14	36.767	140.350
Katsuura	04	35.146	140.315
Yatsuomachi-higashikumisaka	42	36.567	137.133
Shōbu	34	36.067	139.600
Kushima	25	31.486	131.242
Kozakai-chō	01	34.800	137.359	x
Tsurugi-asahimachi	15	36.450	136.633
Owase	23	34.067	136.200
Iwase	14	36.350	140.100
Toyohama	01	34.709	136.934
Namie	08	37.483	141.000
Tōbetsu	12	43.217	141.517
Shibetsu	12	43.659	145.132
Ōyama	37	34.604	138.217
Tsukumiura	30	33.075	131.869
Miyazu	22	35.533	135.183
Yashiro	13	34.917	134.967
Kodamachō-kodamaminami	34	36.185	139.132
Tatsuno	26	35.984	137.997
Ōmamachō-ōmama	10	36.432	139.275
Tanushimarumachi-toyoki	07	33.350	130.683
Shin’ichi	11	34.555	133.273
Kisai	34	36.100	139.583
Obanazawa	44	38.603	140.402
Yanagawamachi-saiwaichō	08	37.850	140.600
Shiraoi	12	42.550	141.350
Edosaki	14	35.950	140.317
Gōdo	09	35.417	136.600
Namioka	03	40.711	140.590
Takanosu	02	40.223	140.366
Shōbara	11	34.850	133.017
Miyata	07	33.708	130.653
Suibara	29	37.846	139.230
Kanaya	37	34.820	138.128
Mori	37	34.833	137.933
Ōhara	04	35.248	140.393
Shiozawa	29	37.038	138.849
Kanzakimachi-kanzaki	33	33.309	130.374
Yamada	16	39.467	141.950
Aki	20	33.500	133.900
Sunagawa	12	43.486	141.906
Sueyoshichō-ninokata	18	31.650	131.017
Shisui	04	35.717	140.267
Shizukuishi	16	39.694	140.984
Kogota	24	38.550	141.050
Muramatsu	29	37.693	139.171
Miharu	08	37.433	140.483
Motegi	38	36.517	140.183
Fukumitsu	42	36.558	136.869
Mitake	09	35.417	137.133
Ōarai	14	36.314	140.584
Makabe	14	36.267	140.100
Tarumizu	18	31.483	130.700
Kawasaki	07	33.600	130.815
Ashibetsu	12	43.510	142.186
Ureshinomachi-shimojuku	33	33.114	130.003
Shimokizukuri	03	40.816	140.375
Ishikawa	08	37.150	140.450
Fukura	13	34.258	134.715
Karasuyama	38	36.650	140.150
Haibara-akanedai	28	34.533	135.950
Kamogatachō-kamogata	31	34.537	133.590
Tsukawaki	30	33.277	131.156
Shibushi	18	31.476	131.101
Fujioka	38	36.250	139.650
Wakuya	24	38.545	141.135
Kawage	23	34.804	136.546
Nishinoomote	18	30.733	131.000
Nakanojōmachi	10	36.587	138.841
Wakimachi	39	34.067	134.150
Muroto-misakicho	20	33.287	134.168
Inawashiro	08	37.567	140.117
Yuza	44	39.016	139.929
Marumori	24	37.917	140.767
Ushibukamachi	21	32.201	130.022
Tonoshō	17	34.480	134.170
Ōtsuchi	16	39.367	141.900
Matsushima	24	38.374	141.061
Takedamachi	30	32.967	131.400	x
Ryōtsu-minato	29	38.078	138.439
Nikkō	38	36.750	139.617
Ikedachō	39	34.028	133.806
Ichinohe	16	40.220	141.290
Iwanai	12	42.974	140.509
#KE
Nairobi	05	-1.283	36.817
Mombasa	37	-4.055	39.664
Nakuru	39	-0.307	36.072
Eldoret	52	0.520	35.270
Kisumu	26	-0.102	34.762
Thika	05	-1.033	37.069
Malindi	23	-3.218	40.117
Kitale	50	1.016	35.006
Garissa	16	-0.453	39.646
Kakamega	20	0.284	34.752
Kapenguria	55	1.239	35.112
Bungoma	12	0.564	34.561
Busia	13	0.460	34.112
Nyeri	44	-0.420	36.948
Ol Kalou	43	-0.271	36.379
Meru	35	0.046	37.656
Kilifi	23	-3.630	39.850
Wajir	54	1.747	40.057
Mumias	20	0.335	34.488
Voi	47	-3.396	38.556
Iten	14	0.670	35.508
Lugulu	13	0.393	34.304
Homa Bay	17	-0.527	34.457
Naivasha	39	-0.714	36.433
Nanyuki	29	0.006	37.074
Mandera	33	3.937	41.857
Narok	41	-1.081	35.871
Kericho	21	-0.368	35.283
Migori	36	-1.063	34.473
Embu	15	-0.540	37.457
Moyale	34	3.527	39.056
Isiolo	18	0.355	37.582
Nyahururu	29	0.038	36.363
Machakos	31	-1.522	37.265
Rongai	39	-0.173	35.863
Pumwani	05	-1.283	36.850	x
Kisii	25	-0.682	34.767
Molo	39	-0.248	35.732
Kabarnet	10	0.492	35.743
Athi River	31	-1.456	36.978
Lamu	30	-2.272	40.902
Webuye	12	0.600	34.771
Karuri	38	-0.700	37.183
Kiambu	22	-1.171	36.836
Maralal	45	1.097	36.698
Makueni Boma	32	-1.804	37.624
Lodwar	51	3.120	35.596
Kitui	27	-1.367	38.011
Marsabit	34	2.335	37.991
Siaya	46	0.061	34.288
Kerugoya	24	-0.499	37.280
Muhoroni	26	-0.158	35.196
#KG
Bishkek	01	42.870	74.590
Osh	08	40.528	72.799
Jalal-Abad	03	40.933	73.000
Karakol	07	42.491	78.394
Tokmok	02	42.842	75.301
Kara-Balta	02	42.814	73.848
Naryn	04	41.429	75.991
Uzgen	08	40.770	73.301
Balykchy	07	42.460	76.187
Talas	06	42.523	72.243
Kyzyl-Kyya	09	40.257	72.128
Bazar-Korgon	03	41.038	72.746
Iradan	09	40.267	72.100
Tash-Kumyr	03	41.346	72.217
Kant	02	42.891	74.851
Toktogul	03	41.874	72.942
Cholpon-Ata	07	42.649	77.082
Kara Suu	08	40.705	72.867
Isfana	09	39.839	69.528
Kyzyl-Suu	07	42.342	78.006
At-Bashi	04	41.170	75.801
Suluktu	09	39.937	69.568
#KH
Phnom Penh	22	11.562	104.916
Takeo	19	10.991	104.785
Sihanoukville	28	10.609	103.530
Battambang	29	13.103	103.198
Siem Reap	24	13.362	103.861
Paoy Paet	25	13.658	102.564
Kampong Chhnang	03	12.250	104.667
Kampong Cham	02	11.993	105.463
Pursat	12	12.539	103.919
Ta Khmau	07	11.483	104.950
Phumĭ Véal Srê	19	10.981	104.778
Kampong Speu	04	11.453	104.521
Koh Kong	08	11.615	102.984
Prey Veng	14	11.487	105.325
Suong	31	11.912	105.658
Smach Mean Chey	08	11.547	103.036
Stung Treng	17	13.526	105.968
Tbeng Meanchey	13	13.807	104.980
Svay Rieng	18	11.088	105.799
Sisophon	25	13.586	102.974
Kampot	21	10.610	104.181
Kratié	09	12.488	106.019
Kampong Thom	05	12.711	104.889
Lumphat	23	13.491	106.980
Samraong	27	14.182	103.518
Pailin	30	12.849	102.609
Banlung	23	13.739	106.987
#KI
Tarawa	01	1.328	172.977
#KM
Moroni	02	-11.702	43.255
Moutsamoudou	01	-12.167	44.399
#KP
Pyongyang	12	39.034	125.754
Hamhŭng	03	39.918	127.536
Namp’o	15	38.737	125.408
Sunch’ŏn	15	39.432	125.933
Hŭngnam	03	39.832	127.619
Kaesŏng	06	37.971	126.554
Wŏnsan	09	39.153	127.444
Chongjin	17	41.796	129.776
Sariwŏn	07	38.507	125.756
Sinŭiju	11	40.101	124.398
Haeju	06	38.041	125.715
Kanggye	01	40.969	126.585
Hyesan	13	41.402	128.178
Songnim	07	38.754	125.645
Manp’o	01	41.155	126.289
P’yŏngsŏng	15	39.246	125.872
Hyesan-dong	13	41.395	128.188
Yuktae-dong	03	40.025	128.160
Hongwŏn	03	40.025	127.956
Rajin	18	42.256	130.283
Ongjin	06	37.935	125.362
Kilju	17	40.964	129.328
Chaeryŏng-ŭp	06	38.399	125.616
Anju	15	39.618	125.665
Ŭiju	11	40.199	124.532
Hoeryŏng	17	42.441	129.746
Sŭngho 1-tong	12	38.991	125.978
Changyŏn	06	38.251	125.096
Sunan	12	39.198	125.690
Hwangju-ŭp	07	38.670	125.776
Kyŏngsŏng	17	41.588	129.606
Aoji	17	42.524	130.397
Ranam	17	41.714	129.684
Anbyŏn-ŭp	09	39.042	127.524
Kusŏng	11	39.981	125.245
Chŏngju	11	39.693	125.210
Kangdong-ŭp	12	39.142	126.096
Sŏnbong	18	42.351	130.383
Iwŏn-ŭp	03	40.323	128.655
Hŭkkyo-ri	07	38.799	125.792
Kosan	09	38.856	127.418
Yŏnan-ŭp	06	37.909	126.161
Namyang	17	42.951	129.859
Yŏnggwang-ŭp	03	40.018	127.455
Musan-ŭp	17	42.226	129.208
Kowŏn-ŭp	03	39.438	127.243
Hoeyang	09	38.710	127.598
T’ongch’ŏn-ŭp	09	38.954	127.892
Kapsan-ŭp	13	41.090	128.293
Anak	07	38.511	125.494
Onsŏng	17	42.957	129.993
Kujang-ŭp	11	39.867	126.030
Sil-li	15	39.495	125.474
Chunghwa	12	38.864	125.800
Samho-rodongjagu	03	39.947	127.871
Sinmak	07	38.417	126.233
Sakchu-ŭp	11	40.389	125.047
Ayang-ni	06	38.243	125.780
Sinanju	15	39.598	125.610
#KR
Seoul	11	37.566	126.978
Busan	10	35.102	129.030
Incheon	12	37.456	126.705
Daegu	15	35.870	128.591
Daejeon	19	36.349	127.385
Gwangju	18	35.155	126.916
Suwon	13	37.291	127.009
Goyang-si	13	37.656	126.835
Seongnam-si	13	37.439	127.138
Ulsan	21	35.537	129.317
Bucheon-si	13	37.499	126.783
Jeonju	03	35.822	127.149
Ansan-si	13	37.324	126.822
Cheongju-si	05	36.637	127.490
Anyang-si	13	37.392	126.927
Changwon	20	35.228	128.681
Pohang	14	36.029	129.365
Uijeongbu-si	13	37.742	127.047
Hwaseong-si	13	37.207	126.817
Masan	18	35.127	126.831
Jeju City	01	33.510	126.522
Cheonan	17	36.806	127.152
Kwangmyŏng	13	37.477	126.866
Kimhae	20	35.234	128.881
Chinju	20	35.193	128.085
Yeosu	16	34.761	127.662
Gumi	14	36.114	128.336
Iksan	03	35.944	126.954
Mokpo	16	34.813	126.392
Gunsan	03	35.979	126.711
Wŏnju	06	37.351	127.945
Suncheon	16	34.950	127.488
Sejong	22	36.592	127.292
Chuncheon	06	37.875	127.734
Icheon-si	13	37.279	127.442
Guri-si	13	37.599	127.139
Gangneung	06	37.753	128.872
Yangju	13	37.833	127.062
Osan	13	37.152	127.071
Seogwipo	01	33.253	126.562
Gyeongju	14	35.843	129.212
Gimcheon	14	36.122	128.120
Jeongeup	03	35.600	126.917
Hanam	13	37.540	127.206
Gyeongsan-si	14	35.823	128.738
Andong	14	36.566	128.723
Hwado	13	37.653	127.308
Tonghae	06	37.544	129.107
Asan	17	36.784	127.004
Wabu	13	37.590	127.220
Namyangju	13	37.637	127.214
Kwangyang	16	34.975	127.589
Hongseong	17	36.601	126.665
Sokcho	06	38.207	128.592
Eisen	14	36.822	128.631
Wanju	03	35.845	127.148
Yangp'yŏng	13	37.490	127.491
Ungsang	20	35.406	129.169
Sinhyeon	20	34.883	128.627
Gwangju	13	37.410	127.257
Mungyeong	14	36.595	128.199
Naesŏ	20	35.250	128.520
Muan	16	34.990	126.479
Hongch’ŏn	06	37.692	127.886
Changnyeong	20	35.541	128.495
Seosan	17	36.782	126.452
Koch'ang	03	35.433	126.700
Gongju	17	36.456	127.125
Kyosai	20	34.850	128.589
Yangsan	20	35.342	129.034
Anseong	13	37.011	127.270
Hwawŏn	15	35.802	128.501
Pubal	13	37.292	127.508
Kosong	06	38.379	128.468
Boryeong	17	36.349	126.598
Chinch'ŏn	05	36.857	127.443
Hwasun	16	35.061	126.987
Nangen	03	35.410	127.386
Okcheon	05	36.301	127.568
Eisen	14	35.968	128.931
Sangju	14	36.415	128.161
Gapyeong	13	37.831	127.511
Yeongam	16	34.801	126.697
Sinan	16	34.826	126.109
Miryang	20	35.493	128.749
T’aebaek	06	37.176	128.989
Kimje	03	35.802	126.889
Koesan	05	36.811	127.795
Nonsan	17	36.204	127.085
Munsan	13	37.859	126.785
Gijang	10	35.244	129.214
Naju	16	35.029	126.718
Santyoku	06	37.441	129.171
Yeonil	14	35.995	129.352
Hayang	14	35.913	128.820
Yesan	17	36.678	126.843
Imsil	03	35.613	127.279
Yeoju	13	37.296	127.634
Heunghae	14	36.109	129.345
Kunwi	14	36.235	128.573
Tangjin	17	36.894	126.630
Buyeo	17	36.275	126.909
Cheongsong gun	14	36.434	129.057
Jinan-gun	03	35.792	127.425
Kurye	16	35.209	127.464
Waegwan	14	35.993	128.398
Seonghwan	17	36.916	127.131
Goseong	20	34.976	128.324
Changsu	03	35.648	127.515
Ganghwa-gun	12	37.747	126.486
Neietsu	06	37.184	128.468
Kinzan	17	36.103	127.489
Yŏnmu	17	36.129	127.100
Yeongdong	05	36.175	127.776
Yanggu	06	38.106	127.989
Haenam	16	34.571	126.599
Hwacheon	06	38.107	127.706
Gaigeturi	01	33.464	126.318
Taesal-li	17	36.971	126.454
Puan	03	35.728	126.732
Jenzan	14	36.241	128.298
Yeonggwang	16	35.278	126.512
Beolgyo	16	34.849	127.341
Sintansin	19	36.454	127.431
#KW
Al Aḩmadī	04	29.077	48.084
Ḩawallī	08	29.333	48.029
As Sālimīyah	08	29.334	48.076	x
Şabāḩ as Sālim	09	29.257	48.057
Al Farwānīyah	07	29.277	47.959
Al Faḩāḩīl	04	29.082	48.130
Kuwait City	02	29.370	47.978
Ar Rumaythīyah	08	29.312	48.074	x
Ar Riqqah	04	29.146	48.095
Salwá	08	29.296	48.079	x
Al Manqaf	04	29.096	48.133
Ar Rābiyah	02	29.295	47.933	x
Bayān	08	29.303	48.049	x
Al Jahrā’	05	29.337	47.658
Al Finţās	04	29.174	48.121
Janūb as Surrah	07	29.269	47.978
Al Mahbūlah	04	29.145	48.130
Ad Dasmah	02	29.365	48.001
#KY
George Town	10346796	19.287	-81.374
#KZ
Almaty	02	43.257	76.929
Karagandy	12	49.802	73.102
Shymkent	1537272	42.300	69.600
Taraz	17	42.900	71.367
Nur-Sultan	05	51.180	71.446
Pavlodar	11	52.283	76.967
Ust-Kamenogorsk	15	49.971	82.606
Kyzylorda	14	44.853	65.509
Semey	15	50.427	80.267
Aktobe	04	50.280	57.207
Kostanay	13	53.214	63.625
Petropavl	16	54.867	69.150
Oral	07	51.233	51.367
Atyrau	06	47.117	51.883
Temirtau	12	50.055	72.965
Aktau	09	43.650	51.167
Kokshetau	03	53.283	69.400
Rudnyy	13	52.973	63.117
Ekibastuz	11	51.724	75.323
Taldykorgan	01	45.016	78.374
Zhezqazghan	12	47.783	67.767
Zhanaozen	09	43.341	52.862
Turkestan	10	43.297	68.252
Balqash	12	46.848	74.995
Sarkand	01	45.411	79.915
Baikonur	08	45.617	63.317
Kentau	10	43.517	68.505
Ridder	15	50.344	83.513
Qulsary	06	46.953	54.020
Shchuchinsk	03	52.936	70.189
Stepnogorsk	03	52.351	71.882
Zyryanovsk	15	49.727	84.273
Aksu	11	52.040	76.927
Dzhetygara	13	52.190	61.199
Soran	12	49.791	72.837
Talghar	01	43.303	77.241
Kapshagay	01	43.867	77.063
Arkalyk	13	50.249	66.920
Shakhtinsk	12	49.709	72.592
Lisakovsk	13	52.547	62.500
Chu	17	43.603	73.759
Karatau	17	43.179	70.468
Arys	10	42.430	68.809
Novokazalinsk	14	45.848	62.153
Abay	12	49.636	72.862
Aqsay	07	51.168	52.998
Atbasar	03	51.807	68.360
Zharkent	01	44.167	80.007
Zhangatas	17	43.562	69.734
Ayagoz	15	47.964	80.434
Aral	14	46.802	61.663
Esik	01	43.355	77.452
Shīeli	14	44.169	66.739
Kandyagash	04	49.469	57.419
Shalqar	04	47.833	59.600
Shalkar	06	48.033	48.900
Tekeli	01	44.833	78.831
Belyye Vody	10	42.422	69.827
Chardara	10	41.258	67.970
Saryaghash	10	41.460	69.168
Khromtau	04	50.251	58.440
Georgīevka	15	49.327	81.574
Yanykurgan	14	43.907	67.246
Lenger	10	42.182	69.886
Burunday	01	43.356	76.855
Ush-Tyube	01	45.252	77.980
Shemonaīkha	15	50.628	81.912
Zhosaly	14	45.488	64.078
Balykshi	06	47.067	51.867
Otegen Batyra	01	43.419	77.020
Embi	04	48.830	58.150
Turar Ryskulov	10	42.533	70.350
Makinsk	03	52.633	70.419
Zaysan	15	47.467	84.871
Akkol’	03	53.296	69.600
Tasbuget	14	44.770	65.555
Merke	17	42.870	73.185
Sarykemer	17	43.000	71.500
#LA
Vientiane	24	17.967	102.600
Pakse	02	15.120	105.799
Thakhèk	15	17.410	104.831
Savannakhet	20	16.570	104.762
Luang Prabang	17	19.886	102.135
Xam Nua	03	20.416	104.045
Muang Phônsavan	14	19.449	103.192
Muang Xay	07	20.692	101.984
Vangviang	27	18.924	102.448
Pakxan	23	18.394	103.661
Ban Houakhoua	22	20.247	100.454
Muang Không	02	14.118	105.855
#LB
Beirut	04	33.893	35.502
Ra’s Bayrūt	04	33.900	35.483	x
Tripoli	09	34.434	35.844
Sidon	06	33.558	35.371
Tyre	06	33.273	35.194
Nabatîyé et Tahta	07	33.379	35.484
Habboûch	07	33.407	35.482
Jounieh	05	33.981	35.618
Zahlé	08	33.847	35.902
Ghazieh	06	33.517	35.369
Baalbek	11	34.006	36.218
En Nâqoûra	06	33.118	35.140
Jbaïl	05	34.121	35.648
Bcharré	09	34.251	36.011
#LC
Castries	03	13.996	-61.006
#LK
Colombo	36	6.935	79.849
Dehiwala-Mount Lavinia	36	6.840	79.871
Moratuwa	36	6.773	79.882
Jaffna	38	9.668	80.007
Negombo	36	7.208	79.836
Pita Kotte	36	6.891	79.901
Sri Jayewardenepura Kotte	36	6.883	79.907
Kandy	29	7.291	80.634
Trincomalee	37	8.578	81.229
Kalmunai	37	7.409	81.835
Galle	34	6.046	80.210
Point Pedro	38	9.817	80.233
Batticaloa	37	7.710	81.692
Katunayaka	36	7.170	79.888
Valvedditturai	38	9.817	80.167
Matara	34	5.949	80.535
Battaramulla South	36	6.896	79.918
Dambulla	29	7.860	80.652
Maharagama	36	6.848	79.927
Kotikawatta	36	6.927	79.909
Anuradhapura	30	8.312	80.413
Vavuniya	38	8.751	80.497
Kolonnawa	36	6.933	79.885
Hendala	36	6.991	79.883
Ratnapura	33	6.686	80.404
Badulla	35	6.980	81.058
Puttalam	32	8.036	79.828
Devinuwara	34	5.928	80.589
Welisara	36	7.028	79.901
Kalutara	36	6.583	79.959
Bentota	34	6.426	79.996
Matale	29	7.470	80.622
Homagama	36	6.844	80.002
Beruwala	36	6.479	79.983
Panadura	36	6.713	79.903
Mulleriyawa	36	6.933	79.930
Kandana	36	7.048	79.894
Ja Ela	36	7.074	79.892
Wattala	36	6.989	79.892
Peliyagoda	36	6.968	79.884
Kelaniya	36	6.955	79.922
Kurunegala	32	7.484	80.368
Nuwara Eliya	29	6.971	80.783
Gampola	29	7.164	80.570
Chilaw	32	7.576	79.795
Eravur Town	37	7.778	81.604
Hanwella Ihala	36	6.901	80.085
Weligama	34	5.975	80.430
Vakarai	37	8.133	81.433
Kataragama	35	6.413	81.335
Ambalangoda	34	6.236	80.054
Ampara	37	7.298	81.682
Kegalle	33	7.252	80.344
Hatton	29	6.892	80.596
#LR
Monrovia	14	6.301	-10.797
Gbarnga	01	6.995	-9.471
Kakata	17	6.531	-10.354
Bensonville	14	6.447	-10.613
Harper	13	4.378	-7.711
Voinjama	20	8.422	-9.748
Buchanan	11	5.877	-10.050
Zwedru	19	6.068	-8.136
New Yekepa	09	7.579	-8.538
Greenville	10	5.011	-9.039
#LS
Maseru	14	-29.317	27.483
Mafeteng	13	-29.823	27.237
Leribe	12	-28.872	28.045
Maputsoe	12	-28.887	27.899
Mohale’s Hoek	15	-30.151	27.477
Qacha’s Nek	17	-30.115	28.689
Quthing	18	-30.400	27.700
Butha-Buthe	11	-28.767	28.249
#LT
Vilnius	65	54.689	25.280
Kaunas	57	54.903	23.910
Klaipėda	58	55.707	21.139
Šiauliai	61	55.933	23.317
Panevėžys	60	55.733	24.350
Alytus	56	54.396	24.041
Dainava (Kaunas)	57	54.915	23.968	x
Eiguliai	57	54.931	23.932	x
Marijampolė	59	54.560	23.354
Mazeikiai	63	56.317	22.333
Šilainiai	57	54.929	23.886	x
Fabijoniškės	65	54.733	25.242	x
Jonava	57	55.083	24.283
Utena	64	55.498	25.599
Pašilaičiai	65	54.734	25.219	x
Kėdainiai	57	55.288	23.973
Šeškinė	65	54.710	25.251	x
Lazdynai	65	54.668	25.207	x
Telsiai	63	55.981	22.247
Visaginas	64	55.597	26.440
Taurage	62	55.252	22.290
Justiniškės	65	54.717	25.217	x
Ukmerge	65	55.250	24.750
Aleksotas	57	54.880	23.908	x
Plunge	63	55.911	21.844
Naujamiestis	65	54.680	25.269	x
Kretinga	58	55.889	21.244
Silute	58	55.349	21.483
Vilkpėdė	65	54.670	25.248	x
Radviliskis	61	55.817	23.533
Pilaitė	65	54.700	25.184	x
Palanga	58	55.917	21.069
Druskininkai	56	54.016	23.987
Gargždai	58	55.710	21.394
Rokiškis	60	55.959	25.595
#LU
Luxembourg	LU	49.612	6.130
Esch-sur-Alzette	ES	49.496	5.981
Dudelange	ES	49.481	6.088
#LV
Riga	25	56.946	24.106
Daugavpils	07	55.883	26.533
Liepāja	16	56.505	21.011
Jelgava	11	56.650	23.713
Jūrmala	13	56.968	23.770
Ventspils	32	57.395	21.561
Rēzekne	23	56.510	27.340
Jēkabpils	10	56.499	25.857
Valmiera	31	57.541	25.428
Ogre	21	56.816	24.614
Tukums	29	56.968	23.156
Cēsis	05	57.312	25.275
Salaspils	C3	56.860	24.365
#LY
Tripoli	77	32.887	13.187
Benghazi	69	32.115	20.069
Mişrātah	72	32.375	15.093
Tarhuna	82	32.435	13.633
Al Khums	82	32.649	14.262
Az Zāwīyah	68	32.757	12.728
Zawiya	68	32.752	12.728
Ajdabiya	83	30.755	20.226
Al Ajaylat	67	32.757	12.376
Sabhā	75	27.038	14.428
Sirte	76	31.209	16.589
Al Jadīd	75	27.050	14.400
Tobruk	79	32.090	23.954
Zliten	72	32.467	14.569
Şabrātah	68	32.793	12.488
Tagiura	77	32.882	13.351
Al Marj	66	32.493	20.829
Gharyan	80	32.172	13.020
Darnah	70	32.767	22.637
Al Bayḑā’	63	32.763	21.755
Yafran	80	32.063	12.529
Bani Walid	72	31.746	13.984
At Tāj	65	24.205	23.286
Zuwārah	67	32.931	12.082
Murzuq	73	25.916	13.918
Ubari	84	26.590	12.775
Brak	78	27.550	14.271
Zintan	80	31.932	12.253
Al Abyār	66	32.190	20.597
Waddān	64	29.161	16.139
Nālūt	74	31.868	10.981
Mizdah	80	31.449	12.985
Şurmān	68	32.757	12.572
Al Qubbah	70	32.757	22.241
Ghat	71	24.963	10.180
Masallātah	82	32.617	14.000
Tūkrah	66	32.534	20.579
Az Zuwaytīnah	83	30.952	20.120
Hūn	64	29.127	15.948
Zalţan	67	32.947	11.867
Al Jawf	65	24.199	23.291
Qaryat Sulūq	69	31.668	20.252
#MA
Casablanca	06	33.588	-7.611
Rabat	04	34.013	-6.833
Fès	03	34.033	-5.000
Sale	04	34.053	-6.798
Marrakesh	07	31.634	-8.000
Agadir	09	30.420	-9.598
Tangier	01	35.767	-5.800
Meknès	03	33.894	-5.547
Oujda-Angad	02	34.681	-1.909
Al Hoceïma	01	35.252	-3.937
Kenitra	04	34.261	-6.580
Tétouan	01	35.578	-5.368
Temara	04	33.929	-6.907
Safi	07	32.299	-9.237
Salé Al Jadida	04	33.997	-6.740
Mohammedia	06	33.686	-7.383
Khouribga	05	32.881	-6.906
Beni Mellal	05	32.337	-6.350
Fès al Bali	03	34.070	-4.955	x
El Jadid	06	33.257	-8.509
Taza	03	34.210	-4.010
Nador	02	35.168	-2.934
Settat	06	33.001	-7.617
Larache	01	35.193	-6.156
Ksar El Kebir	01	35.000	-5.904
Khemisset	04	33.824	-6.066
Guelmim	10	28.987	-10.057
Berrechid	06	33.266	-7.588
Errachidia	08	31.931	-4.427
Oued Zem	05	32.863	-6.574
Al Fqih Ben Çalah	05	32.502	-6.688
Taourirt	02	34.407	-2.897
Berkane	02	34.920	-2.320
Sidi Slimane	04	34.265	-5.926
Sidi Qacem	04	34.221	-5.708
Khenifra	05	32.935	-5.662
Ifrane	03	33.527	-5.110
Taroudant	09	30.470	-8.877
Essaouira	07	31.512	-9.770
Tiflet	04	33.895	-6.306
Oulad Teïma	09	30.395	-9.209
Sefrou	03	33.832	-4.828
Youssoufia	07	32.246	-8.529
Tan-Tan	10	28.438	-11.103
Ouezzane	01	34.796	-5.578
Guercif	03	34.226	-3.354
Ouarzazat	08	30.919	-6.893
Tirhanimîne	01	35.236	-3.955
Dakhla	EH	30.411	-9.556	x
Tiznit	09	29.697	-9.732
Fnidek	01	35.849	-5.357
Azrou	03	33.434	-5.221
Midelt	05	32.685	-4.745
Skhirate	04	33.853	-7.032
Souq Larb’a al Gharb	04	34.687	-6.003
Jerada	02	34.310	-2.160
Smara	11	26.738	-11.672
Kasba Tadla	05	32.598	-6.268
Sidi Bennour	06	32.652	-8.428
Imzouren	01	35.146	-3.851
Martil	01	35.617	-5.275
Azemmour	06	33.290	-8.342
Tinghir	08	31.515	-5.533
Chefchaouene	01	35.169	-5.264
Al Aaroui	02	35.011	-3.009
El Aïoun	02	34.583	-2.506
Zagora	08	30.332	-5.838
Taounate	03	34.537	-4.640
Sidi Yahia El Gharb	04	34.305	-6.304
Zaïo	02	34.943	-2.733
Asilah	01	35.465	-6.034
Bouarfa	02	32.534	-1.962
El Hajeb	03	33.688	-5.371
Mechraa Bel Ksiri	04	34.574	-5.956
Bouznika	06	33.789	-7.160
Tahla	03	34.050	-4.422
Arfoud	08	31.435	-4.233
Setti Fatma	07	31.225	-7.678
Reçani	08	31.283	-4.266
Sidi Ifni	09	29.380	-10.173
Ahfir	02	34.954	-2.100
Oulmes	04	33.426	-6.001
Bni Bouayach	01	35.105	-3.840
Aïn Beni Mathar	02	34.010	-2.032
Boujniba	05	32.900	-6.775
#MC
Monaco	00	43.733	7.417
Monte-Carlo	00	43.740	7.427	x
#MD
Chisinau	57	47.006	28.858
Tiraspol	58	46.843	29.629
Bălţi	60	47.763	27.929
Bender	62	46.832	29.478
Rîbniţa	58	47.768	29.010
Cahul	64	45.904	28.199
Ungheni	92	47.211	27.800
Soroca	87	48.157	28.285
Orhei	82	47.385	28.824
Dubăsari	58	47.266	29.167
Comrat	51	46.295	28.657
Edineţ	73	48.172	27.303
Ceadîr-Lunga	51	46.062	28.831
Căuşeni	67	46.637	29.411
Strășeni	89	47.142	28.608
Hînceşti	77	46.830	28.591
Floreşti	75	47.891	28.293
Drochia	71	48.036	27.813
Bilicenii Vechi	85	47.656	28.047
Slobozia	58	46.729	29.704
#ME
Podgorica	16	42.441	19.264
Nikšić	12	42.773	18.944
Herceg Novi	08	42.453	18.538
Pljevlja	14	43.357	19.358
Budva	05	42.286	18.840
Bar	02	42.094	19.098
Bijelo Polje	04	43.038	19.748
Cetinje	06	42.391	18.914
#MG
Antananarivo	11	-18.914	47.536
Toamasina	31	-18.149	49.402
Antsirabe	12	-19.866	47.033
Fianarantsoa	21	-21.453	47.086
Mahajanga	41	-15.717	46.317
Toliara	51	-23.350	43.667
Antsiranana	71	-12.317	49.292
Antanifotsy	12	-19.650	47.317
Ambovombe	52	-25.178	46.087
Ambilobe	71	-13.200	49.050
Amparafaravola	33	-17.588	48.224
Tôlanaro	53	-25.032	46.983
Ambatondrazaka	33	-17.833	48.417
Mananara	32	-16.169	49.766
Soavinandriana	13	-19.167	46.733
Mahanoro	31	-19.900	48.800
Soanierana Ivongo	32	-16.917	49.583
Faratsiho	12	-19.400	46.950
Nosy Varika	23	-20.583	48.533
Vavatenina	32	-17.467	49.200
Morondava	54	-20.289	44.318
Amboasary	53	-25.033	46.383
Manakara	23	-22.149	48.011
Antalaha	72	-14.900	50.279
Ikongo	23	-21.883	47.433
Antsohimbondrona	71	-13.083	48.850
Manjakandriana	11	-18.917	47.800
Sambava	72	-14.267	50.167
Fandriana	22	-20.233	47.383
Marovoay	41	-16.111	46.644
Betioky	51	-23.721	44.381
Ambanja	71	-13.669	48.453
Ambositra	22	-20.530	47.243
Tsiombe	52	-25.300	45.483
Betafo	12	-19.833	46.850
Moramanga	33	-18.949	48.230
Ambatolampy	12	-19.383	47.417
Ambalavao	21	-21.833	46.933
Sahavato	23	-20.600	48.333
Mananjary	23	-21.230	48.342
Tsiroanomandidy	14	-18.770	46.047
Miandrarivo	12	-19.433	46.750
Vohipaho	25	-23.550	47.500
Marolambo	31	-20.050	48.117
Ambatofinandrahana	22	-20.553	46.804
Ankazoabo	51	-22.283	44.517
Ampanihy	51	-24.694	44.746
Vohibinany	31	-17.350	49.033
Ampahana	72	-14.750	50.217
Farafangana	25	-22.822	47.826
Maevatanana	43	-16.950	46.833
Belo sur Tsiribihina	54	-19.698	44.546
Maroantsetra	32	-15.435	49.738
Vangaindrano	25	-23.350	47.600
Beloha	52	-25.167	45.050
Hell-Ville	71	-13.397	48.267
Ambato Boeny	41	-16.467	46.717
Arivonimamo	13	-19.017	47.183
Sakaraha	51	-22.900	44.533
Antsohihy	42	-14.880	47.988
Fenoarivo Atsinanana	32	-17.381	49.408
Ampasimanolotra	31	-18.817	49.067
Sitampiky	41	-16.667	46.100
Soanindrariny	12	-19.900	47.233
Andapa	72	-14.650	49.650
Miandrivazo	54	-19.529	45.456
Vondrozo	25	-22.817	47.283
Andilamena	33	-17.010	48.573
Fenoarivo Be	14	-18.433	46.567
Anjozorobe	11	-18.400	47.867
Beroroha	51	-21.667	45.167
Ifanadiana	23	-21.300	47.633
Amboanjo	23	-22.000	47.850
Ambohitrolomahitsy	11	-18.700	47.683
Sadabe	11	-18.633	47.700
Ihosy	24	-22.403	46.126
Bealanana	42	-14.543	48.750
Tsaratanana	43	-16.797	47.652
Ambarakaraka	71	-13.500	48.867
Alarobia	11	-18.967	47.733
Ankazondandy	11	-18.700	47.783
Maintirano	44	-18.064	44.030
Ankazobe	11	-18.317	47.117
Ikalamavony	21	-21.150	46.583
Ifatsy	23	-22.400	47.750
Kopoky	52	-25.200	45.200
#MH
Majuro	190	7.090	171.380
Ebaye	150	8.775	167.739
#MK
Skopje	F6	41.996	21.431
Bitola	06	41.031	21.335
Kumanovo	D7	42.132	21.714
Prilep	E3	41.345	21.555
Tetovo	E8	42.010	20.972
Čair	F6	42.015	21.441
Kisela Voda	F6	41.949	21.503
Veles	F1	41.716	21.776
Ohrid	E2	41.117	20.802
Gostivar	D4	41.796	20.908
Shtip	98	41.746	22.196
Strumica	E7	41.438	22.643
Centar Župa	18	41.478	20.559
Gjorče Petro	F6	42.008	21.353	x
Kavadarci	D6	41.433	22.012
Struga	E6	41.178	20.678
Butel	F6	42.031	21.447
Kochani	46	41.916	22.413
Kičevo	43	41.513	20.959
Lipkovo	59	42.156	21.585
Zelino	C3	41.980	21.064
Saraj	F6	42.000	21.328	x
Radovis	84	41.638	22.465
Tearce	A5	42.077	21.053
Kriva Palanka	52	42.201	22.332
Šuto Orizare	F6	42.040	21.425
Gevgelija	33	41.142	22.501
Negotino	69	41.485	22.091
Studeničane	A2	41.922	21.535
Vinica	B4	41.883	22.509
Debar	D2	41.524	20.524
Negotino	B7	41.878	20.884
Delcevo	22	41.967	22.769
Resen	86	41.089	21.011
Ilinden	36	41.995	21.580
Brvenica	12	41.967	20.981
Kamenjane	C7	41.946	20.929
Bogovinje	C7	41.924	20.914
#ML
Bamako	01	12.650	-8.000
Sikasso	06	11.318	-5.667
Mopti	04	14.484	-4.183
Koutiala	06	12.392	-5.464
Ségou	05	13.432	-6.216
Gao	09	16.272	-0.045
Kayes	03	14.447	-11.444
Markala	05	13.702	-6.066
Kolokani	07	13.573	-8.034
Kati	07	12.744	-8.073
Bougouni	06	11.418	-7.483
Timbuktu	08	16.773	-3.007
Banamba	07	13.548	-7.448
Bafoulabé	03	13.806	-10.832
San	05	13.303	-4.896
Koulikoro	07	12.863	-7.560
Djénné	04	13.906	-4.553
Yorosso	06	12.358	-4.777
Kangaba	07	11.933	-8.417
Sagalo	03	12.200	-10.700
#MM
Yangon	17	16.805	96.156
Mandalay	08	21.975	96.084
Nay Pyi Taw	18	19.745	96.130
Mawlamyine	13	16.491	97.628
Kyain Seikgyi Township	05	15.823	98.253
Bago	16	17.335	96.481
Pathein	03	16.779	94.732
Monywa	10	22.109	95.136
Sittwe	01	20.146	92.898
Meiktila	08	20.878	95.858
Myeik	12	12.440	98.600
Taunggyi	11	20.789	97.038
Myingyan	08	21.460	95.388
Dawei	12	14.082	98.192
Pyay	16	18.825	95.222
Hinthada	03	17.649	95.457
Lashio	11	22.936	97.750
Pakokku	15	21.335	95.084
Thaton	13	16.919	97.370
Pyin Oo Lwin	08	22.035	96.457
Yenangyaung	15	20.465	94.871
Taungoo	16	18.943	96.434
Thayetmyo	15	19.321	95.183
Pyinmana	18	19.738	96.207
Magway	15	20.150	94.932
Myitkyina	04	25.383	97.396
Chauk	15	20.899	94.818
Mogok	08	22.918	96.510
Nyaunglebin	16	17.954	96.722
Mudon	13	16.256	97.725
Shwebo	10	22.569	95.698
Sagaing	10	21.879	95.980
Taungdwingyi	15	20.006	95.545
Syriam	17	16.769	96.245
Bogale	03	16.294	95.397
Pyapon	03	16.285	95.679
Yamethin	08	20.432	96.139
Kanbe	17	16.707	96.002
Kawthoung	12	9.982	98.550
Myaydo	15	19.368	95.215
Minbu	15	20.181	94.876
Tharyarwady	16	17.654	95.788
Thongwa	17	16.760	96.525
Kyaiklat	03	16.445	95.724
Tachilek	11	20.448	99.881
Maubin	03	16.731	95.654
Kyaukse	08	21.606	96.135
Hpa-An	05	16.890	97.635
Kyaikto	13	17.309	97.011
Martaban	13	16.528	97.616
Kyaikkami	13	16.077	97.564
Bhamo	04	24.253	97.234
Twante	17	16.710	95.929
Myawadi	05	16.689	98.509
Mawlaik	10	23.643	94.405
Wakema	03	16.603	95.183
Myanaung	03	18.287	95.320
Pyu	16	18.481	96.437
Kayan	17	16.908	96.560
Nyaungdon	03	17.045	95.640
Mawlamyinegyunn	03	16.377	95.265
Letpandan	16	17.787	95.751
Thanatpin	16	17.291	96.575
Paungde	16	18.492	95.506
Hakha	02	22.645	93.611
Loikaw	06	19.678	97.210
#MN
Ulan Bator	20	47.908	106.883
Erdenet	25	49.033	104.083
Darhan	23	49.487	105.923
Khovd	12	48.006	91.642
Ölgii	03	48.968	89.963
Ulaangom	19	49.981	92.067
Hovd	15	44.670	102.175
Murun-kuren	13	49.634	100.162
Bayanhongor	02	46.194	100.718
Arvayheer	15	46.264	102.775
Sühbaatar	16	50.231	106.208
Saynshand	07	44.882	110.116
Dzüünharaa	16	48.852	106.458
Зуунмод	18	47.707	106.953
Bulgan	21	48.813	103.535
Uliastay	09	47.742	96.844
Baruun-Urt	17	46.681	113.279
Altai	10	46.372	96.258
Mandalgovi	08	45.763	106.271
Dalandzadgad	14	43.571	104.425
#MO
Macau	02	22.201	113.546
#MP
Saipan	110	15.212	145.755
San Jose Village	120	14.968	145.620
#MQ
Fort-de-France	MQ	14.604	-61.074
Le Lamentin	MQ	14.613	-61.000
Le Robert	MQ	14.678	-60.942
Sainte-Marie	MQ	14.784	-60.992
Le François	MQ	14.615	-60.903
Ducos	MQ	14.575	-60.975
Saint-Joseph	MQ	14.671	-61.039
La Trinité	MQ	14.738	-60.963
#MR
Nouakchott		18.086	-15.979
Nouadhibou	08	20.942	-17.038
Néma	01	16.617	-7.256
Kaédi	04	16.150	-13.504
Rosso	06	16.514	-15.805
Kiffa	03	16.621	-11.402
Zouerate	11	22.735	-12.471
Atar	07	20.518	-13.049
Tékane	06	16.602	-15.349
Sélibaby	10	15.158	-12.184
Aleg	05	17.053	-13.913
#MT
Birkirkara	04	35.897	14.461
Qormi	43	35.876	14.472
Mosta	35	35.909	14.426
Żabbar	64	35.876	14.535
#MU
Port Louis	18	-20.162	57.499
Beau Bassin-Rose Hill	17	-20.233	57.466
Vacoas	17	-20.298	57.478
Curepipe	17	-20.316	57.526
Quatre Bornes	17	-20.264	57.479
Triolet	16	-20.058	57.550
Goodlands	19	-20.038	57.651
Centre de Flacq	13	-20.190	57.714
Bel Air Rivière Sèche	13	-20.258	57.750
Mahébourg	14	-20.408	57.700
Saint Pierre	15	-20.218	57.521
Bambous	12	-20.257	57.406
Le Hochet	16	-20.135	57.521
#MV
Male	38	4.175	73.509
#MW
Lilongwe	C	-13.967	33.787
Blantyre	S	-15.785	35.009
Mzuzu	N	-11.466	34.021
Zomba	S	-15.386	35.319
Kasungu	C	-13.033	33.483
Mangochi	S	-14.478	35.264
Karonga	N	-9.933	33.933
Salima	C	-13.780	34.459
Nkhotakota	C	-12.927	34.296
Liwonde	S	-15.067	35.225
Nsanje	S	-16.920	35.262
Rumphi	N	-11.019	33.857
Mzimba	N	-11.900	33.600
Balaka	S	-14.979	34.956
Mchinji	C	-13.798	32.880
Mulanje	S	-16.032	35.500
Dedza	C	-14.378	34.333
#MX
Mexico City	09	19.428	-99.128
Iztapalapa	09	19.355	-99.062
Ecatepec de Morelos	15	19.605	-99.061
Guadalajara	14	20.667	-103.392
Puebla	21	19.038	-98.203
Juárez	06	31.720	-106.461
Tijuana	02	32.503	-117.004
León de los Aldama	11	21.129	-101.674
Gustavo Adolfo Madero	09	19.494	-99.111
Zapopan	14	20.724	-103.385
Monterrey	19	25.675	-100.318
Ciudad Nezahualcoyotl	15	19.401	-99.015
Chihuahua	06	28.635	-106.089
Naucalpan de Juárez	15	19.479	-99.240
Mérida	31	20.975	-89.617
Álvaro Obregón	09	19.359	-99.203	x
San Luis Potosí	24	22.150	-100.979
Aguascalientes	01	21.882	-102.283
Hermosillo	26	29.103	-110.977
Saltillo	07	25.423	-101.005
Mexicali	02	32.628	-115.454
Culiacán	25	24.790	-107.388
Guadalupe	19	25.677	-100.256
Acapulco de Juárez	12	16.849	-99.909
Tlalnepantla	15	19.540	-99.195
Cancún	23	21.174	-86.847
Santiago de Querétaro	22	20.588	-100.388
Coyoacán	09	19.347	-99.162
Santa María Chimalhuacán	15	19.422	-98.950
Torreón	07	25.544	-103.419
Morelia	16	19.701	-101.184
Reynosa	28	26.081	-98.288
Tlaquepaque	14	20.641	-103.293
Tlalpan	09	19.295	-99.162
Tuxtla	05	16.760	-93.113
Cuauhtémoc	09	19.445	-99.146
Victoria de Durango	10	24.020	-104.658
Toluca	15	19.288	-99.653
Ciudad López Mateos	15	19.558	-99.257
Cuautitlán Izcalli	15	19.644	-99.216
Ciudad Apodaca	19	25.782	-100.188
Heroica Matamoros	28	25.880	-97.504
San Nicolás de los Garza	19	25.742	-100.302
Venustiano Carranza	09	19.444	-99.105	x
Veracruz	30	19.181	-96.143
Xalapa de Enríquez	30	19.531	-96.916
Azcapotzalco	09	19.487	-99.186
Tonalá	14	20.624	-103.234
Xochimilco	09	19.255	-99.104
Benito Juárez	09	19.373	-99.156	x
Iztacalco	09	19.395	-99.098
Mazatlán	25	23.233	-106.406
Irapuato	11	20.677	-101.356
Nuevo Laredo	28	27.476	-99.516
Miguel Hidalgo	09	19.434	-99.200
Xico	15	19.270	-98.951
Benito Juarez	09	19.398	-99.158
Villahermosa	27	17.987	-92.930
Ciudad General Escobedo	19	25.797	-100.318
Celaya	11	20.524	-100.816
Cuernavaca	17	18.926	-99.231
Tepic	18	21.510	-104.896
Ixtapaluca	15	19.316	-98.883
Tampico	28	22.285	-97.878
Ciudad Victoria	28	23.742	-99.146
Tláhuac	09	19.287	-99.005
Ciudad Obregón	26	27.486	-109.941
Nicolás Romero	15	19.642	-99.307
Ensenada	02	31.871	-116.601
Coacalco	15	19.629	-99.107
Santa Catarina	19	25.673	-100.458
Uruapan	16	19.411	-102.056
Gómez Palacio	10	25.570	-103.496
Los Mochis	25	25.793	-108.998
Pachuca de Soto	13	20.117	-98.733
Oaxaca	20	17.065	-96.724
Soledad de Graciano Sánchez	24	22.189	-100.938
Colonia del Valle	09	19.386	-99.162	x
Tehuacán	21	18.464	-97.397
Ojo de Agua	15	19.680	-99.010
Magdalena Contreras	09	19.332	-99.211
Coatzacoalcos	30	18.149	-94.445
Campeche	04	19.844	-90.526
Monclova	07	26.907	-101.421
La Paz	03	24.144	-110.300
Nogales	26	31.309	-110.942
Buenavista	15	19.608	-99.169
Puerto Vallarta	14	20.617	-105.230
Tapachula	05	14.904	-92.257
Ciudad Madero	28	22.272	-97.836
Chilpancingo	12	17.551	-99.506
Poza Rica de Hidalgo	30	20.533	-97.459
Chicoloapan	15	19.417	-98.902
Ciudad del Carmen	04	18.646	-91.830
Chalco	15	19.262	-98.898
Jiutepec	17	18.881	-99.178
Delegación Cuajimalpa de Morelos	09	19.369	-99.291
Salamanca	11	20.572	-101.192
San Luis Río Colorado	26	32.456	-114.772
San Cristóbal de las Casas	05	16.732	-92.641
San Pablo de las Salinas	15	19.667	-99.095
Cuautla	17	18.811	-98.935
Ciudad Benito Juárez	19	25.647	-100.096
Chetumal	23	18.514	-88.304
Piedras Negras	07	28.700	-100.524
Playa del Carmen	23	20.627	-87.080
Zamora	16	19.985	-102.284
Córdoba	30	18.884	-96.926
San Juan del Río	22	20.389	-99.996
Colima	08	19.250	-103.727
Ciudad Acuña	07	29.323	-100.952
Manzanillo	08	19.117	-104.342
Zacatecas	32	22.768	-102.581
Huixquilucan	15	19.360	-99.350
Ciudad Valles	24	21.996	-99.011
Guadalupe	32	22.748	-102.519
San Pedro Garza García	19	25.660	-100.407
San Pedro Garza Garcia	19	25.657	-100.403
Fresnillo	32	23.181	-102.871
Orizaba	30	18.852	-97.100
Miramar	28	22.361	-97.900
Iguala de la Independencia	12	18.345	-99.541
Ciudad Delicias	06	28.190	-105.470
Ciudad de Villa de Álvarez	08	19.267	-103.738
Cuauhtémoc	06	28.409	-106.863
Navojoa	26	27.070	-109.444
Heroica Guaymas	26	27.919	-110.898
Minatitlán	30	18.000	-94.557
Cuautitlán	15	19.671	-99.180
Texcoco de Mora	15	19.512	-98.883
Parral	06	26.930	-105.666
Tepexpan	15	19.614	-98.936
Tulancingo	13	20.084	-98.363
Tuxtepec	20	18.088	-96.125
Colonia Lindavista	15	19.492	-99.125	x
Apatzingán	16	19.089	-102.357
Lagos de Moreno	14	21.357	-101.938
Temixco	17	18.853	-99.225
Ciudad Guzmán	14	19.705	-103.462
Comitán	05	16.247	-92.135
Ciudad Río Bravo	28	25.987	-98.094
García	19	25.812	-100.599
Tepatitlán de Morelos	14	20.817	-102.763
Cárdenas	27	18.001	-93.376
Cholula	21	19.064	-98.304
Hacienda Santa Fe	14	20.518	-103.381
Atlixco	21	18.908	-98.436
Tecomán	08	18.917	-103.878
Los Reyes Acaquilpan	15	19.364	-98.977
Ciudad Mante	28	22.743	-98.974
Túxpam de Rodríguez Cano	30	20.958	-97.408
Tlaxcala	29	19.319	-98.200
Heróica Zitácuaro	16	19.436	-100.357
Ocotlán	14	20.355	-102.774
La Piedad	16	20.342	-102.031
Ciudad Lerdo	10	25.537	-103.525
Ciudad Lázaro Cárdenas	16	17.971	-102.221
Matehuala	24	23.648	-100.643
Agua Prieta	26	31.331	-109.549
Kanasín	31	20.935	-89.559
Cozumel	23	20.500	-86.943
Amozoc de Mota	21	19.046	-98.045
Salina Cruz	20	16.175	-95.194
San Martin Texmelucan de Labastida	21	19.284	-98.439
Juchitán de Zaragoza	20	16.436	-95.020
Silao	11	20.944	-101.427
Fuentes del Valle	15	19.633	-99.139
Guanajuato	11	21.019	-101.259
El Pueblito	22	20.540	-100.438
Guasave	25	25.567	-108.468
San Francisco del Rincón	11	21.018	-101.855
San Miguel de Allende	11	20.915	-100.744
San José del Cabo	03	23.059	-109.698
Frontera	07	26.928	-101.452
Cabo San Lucas	03	22.891	-109.912
Cadereyta Jiménez	19	25.589	-100.002
Valle de Santiago	11	20.391	-101.192
Cadereyta	19	25.583	-99.983
San Mateo Atenco	15	19.268	-99.532
Ixtapa-Zihuatanejo	12	17.643	-101.552
Santa Cruz Xoxocotlán	20	17.030	-96.735
Ramos Arizpe	07	25.539	-100.947
Tultepec	15	19.685	-99.128
Rosarito	02	32.360	-117.046
Tecate	02	32.567	-116.625
Sahuayo de Morelos	16	20.059	-102.716
Guamúchil	25	25.459	-108.077
Linares	19	24.858	-99.568
Tesistán	14	20.801	-103.470
San Andrés Tuxtla	30	18.449	-95.213
Cortazar	11	20.484	-100.962
San Salvador Tizatlalli	15	19.260	-99.591
Ciudad Hidalgo	16	19.693	-100.554
Martínez de la Torre	30	20.071	-97.061
Villa Vicente Guerrero	29	19.121	-98.166
Colonia Nativitas	09	19.381	-99.137	x
Heroica Caborca	26	30.718	-112.158
Altamira	28	22.392	-97.939
Dolores Hidalgo Cuna de la Independencia Nacional	11	21.156	-100.933
Teziutlan	21	19.817	-97.360
Acámbaro	11	20.031	-100.722
Jacona de Plancarte	15	19.952	-102.308
Puerto Peñasco	26	31.317	-113.538
Huauchinango	21	20.174	-98.055
Nuevo Casas Grandes	06	30.416	-107.912
Pátzcuaro	16	19.516	-101.609
Sabinas	07	27.856	-101.117
San Bernardino Tlaxcalancingo	21	19.029	-98.277
Zinacantepec	15	19.284	-99.734
Jardines de la Silla (Jardines)	19	25.629	-100.188
Santiago Teyahualco	15	19.660	-99.125
Coatepec	30	19.452	-96.961
Papantla de Olarte	30	20.447	-97.325
Rioverde	24	21.931	-99.995
Ciudad de Huajuapan de León	20	17.808	-97.780
Zacapu	16	19.822	-101.789	x
Matamoros	07	25.527	-103.228
Taxco de Alarcón	12	18.555	-99.606
Arandas	14	20.705	-102.346
Huamantla	29	19.315	-97.925
Uriangato	11	20.141	-101.183
Teoloyucan	15	19.744	-99.181
Acayucan	30	17.950	-94.914
Zumpango	15	19.797	-99.099
Zacapú	16	19.814	-101.792
Polanco	09	19.433	-99.199	x
San Luis de la Paz	11	21.298	-100.517
Apizaco	29	19.413	-98.144
Emiliano Zapata	17	18.841	-99.185
Valladolid	31	20.688	-88.199
Valle Hermoso	28	25.672	-97.813
San Pedro	07	25.756	-102.984
San Juan de los Lagos	14	21.249	-102.330
Colonia del Sol	03	22.913	-109.927
Santa Ana Chiautempan	29	19.307	-98.188
Tierra Blanca	30	18.448	-96.359
Tlapa de Comonfort	12	17.545	-98.576
Tizimín	31	21.143	-88.151
Autlán de Navarro	14	19.768	-104.367
Mazatlan	19	25.189	-99.829
Chiapa de Corzo	05	16.708	-93.012
San Buenaventura	15	19.302	-98.863
Purísima de Bustos	11	21.032	-101.878
Tizayuca	13	19.837	-98.976
Moroleón	11	20.126	-101.192
Jerez de García Salinas	32	22.650	-102.990
Jesús María	01	21.961	-102.343
Palenque	05	17.510	-91.982
Izúcar de Matamoros	21	18.602	-98.462
Yautepec	17	18.882	-99.067
Las Choapas	30	17.912	-94.096
Empalme	26	27.962	-110.814
Cintalapa de Figueroa	05	16.684	-93.718
Juventino Rosas	11	20.643	-100.993
Santo Domingo Tehuantepec	20	16.325	-95.241
Ocosingo	05	16.906	-92.094
Comalcalco	27	18.263	-93.224
San Pedro	07	25.433	-103.217
Ciudad Constitución	03	25.032	-111.663
Pánuco	30	22.054	-98.185
Río Blanco	30	18.830	-97.156
Camargo	06	27.678	-105.171
Pénjamo	11	20.431	-101.723
Huejutla de Reyes	13	21.140	-98.419
San Andrés Cholula	21	19.051	-98.295
Xicotepec de Juárez	21	20.276	-97.961
Uman	31	20.882	-89.746
Los Reyes de Salgado	16	19.590	-102.472
Ocozocoautla de Espinosa	05	16.762	-93.375
Esperanza	26	27.579	-109.930
Melchor Ocampo	15	19.702	-99.145
Zacatelco	29	19.216	-98.240
Nueva Rosita	07	27.940	-101.218
Tepotzotlán	15	19.721	-99.224
Guacamayas	16	18.019	-102.212
Perote	30	19.562	-97.242
Progreso	31	21.283	-89.661
Villaflores	05	16.234	-93.270
Salvatierra	11	20.213	-100.880
Santa Teresa	15	19.845	-99.233
Santiago	19	25.425	-100.152
San Jerónimo Cuatro Vientos	15	19.293	-98.842
Ameca	14	20.546	-104.045
Agua Dulce	30	18.139	-94.145
Xalisco	18	21.451	-104.898
Coyotepec	15	19.777	-99.213
Ciudad Mendoza	30	18.806	-97.179
Tala	14	20.654	-103.701
San Martín Azcatepec	15	19.687	-98.973
Tlapacoyan	30	19.963	-97.211
Tonalá	05	16.090	-93.755
La Barca	14	20.288	-102.545
San Pablo Autopan	17	19.356	-99.657
Ciudad Melchor Múzquiz	07	27.879	-101.516
Ixmiquilpan	13	20.478	-99.217
Fraccionamiento Real Palmas	19	25.904	-100.160
San Miguel Topilejo	09	19.203	-99.142
Maravatío de Ocampo	16	19.891	-100.444
José Mariano Jiménez	06	27.131	-104.924	x
Pórticos de San Antonio	02	32.443	-117.034
Tepeji del Río de Ocampo	13	19.905	-99.344
Coatzintla	30	20.487	-97.468
Parras de la Fuente	07	25.442	-102.178
San Isidro	15	19.340	-98.951
Zacatlán	21	19.936	-97.961
Calpulalpan	29	19.589	-98.570
Ciudad Sabinas Hidalgo	19	26.504	-100.182
Río Grande	32	23.826	-103.030
Ticul	31	20.398	-89.535
Jáltipan de Morelos	30	17.965	-94.714
Víctor Rosales	32	22.949	-102.702
Tenosique	27	17.473	-91.424
Nueva Italia de Ruiz	16	19.025	-102.093
Zapotlanejo	14	20.622	-103.068
Macuspana	27	17.761	-92.595
Centro Familiar la Soledad	11	21.135	-101.750
Huixtla	05	15.139	-92.464
Ciudad Fernández	24	21.940	-100.012
Amecameca	15	19.124	-98.766
Cananea	26	30.987	-110.291
Loma Bonita	20	18.107	-95.879
Huatusco	30	19.149	-96.968
San José Guadalupe Otzacatipan	15	19.345	-99.592
Chilapa de Álvarez	12	17.599	-99.174
Jiménez	06	28.333	-105.400
Champotón	04	19.347	-90.720
Miguel Alemán (La Doce)	26	28.840	-111.478
Escuinapa	25	22.833	-105.778
Tantoyuca	30	21.351	-98.226
Cosamaloapan	30	18.368	-95.799
Puruándiro	16	20.089	-101.516
Huatabampo	26	26.826	-109.642
Nicolás R Casillas	14	20.546	-103.466
Tlajomulco de Zúñiga	14	20.474	-103.447
Tequisquiapan	22	20.523	-99.892
San Miguel Ajusco	09	19.222	-99.202
Coyula	14	20.659	-103.227
Pinotepa Nacional	20	16.340	-98.053
Escárcega	04	18.609	-90.745
Marfil	11	20.992	-101.284
Santa Isabel	02	32.633	-115.576
Actopan	13	20.270	-98.944
Tequila	14	20.882	-103.836
San Fernando	28	24.847	-98.148
Navolato	25	24.766	-107.702
Ixtapa	14	20.716	-105.205
Tecamachalco	21	18.884	-97.733
Pabellón de Arteaga	01	22.146	-102.277
Tula de Allende	13	20.052	-99.344
Ciudad Sahagun	13	19.776	-98.575
San Felipe	11	21.478	-101.216
Metepec	15	19.259	-99.602
San Sebastián el Grande	14	20.533	-103.428
Nuevo México	14	20.756	-103.443
Berriozábal	05	16.799	-93.272
Ajalpan	21	18.379	-97.259
Tultitlán de Mariano Escobedo	15	19.647	-99.168
Apaseo el Alto	11	20.458	-100.621
Rincón de Romos	01	22.228	-102.322
San Francisco Acuautla	15	19.346	-98.860
Sanctorum	21	19.099	-98.254
Catemaco	30	18.421	-95.114
Contla	29	19.329	-98.166
Leyva Solano	25	25.662	-108.637
Tuxpan	14	19.556	-103.376
Tepeaca	21	18.967	-97.900
Abasolo	11	20.450	-101.531
Huimanguillo	27	17.834	-93.389
Moyotzingo	21	19.248	-98.405
Villagrán	11	20.515	-100.997
Atotonilco el Alto	14	20.551	-102.509
Rancho La Gloria	02	32.446	-117.001
Misantla	30	19.930	-96.852
Sayula	14	19.882	-103.600
Apan	13	19.711	-98.451
Francisco I. Madero	07	25.773	-103.271
Magdalena de Kino	26	30.628	-110.962
Teapa	27	17.550	-92.952
Las Pintitas	14	20.564	-103.302
Río de Teapa	27	17.783	-92.900
Magdalena Atlicpac	15	19.369	-98.949	x
Isla	30	18.028	-95.529
San Jerónimo	17	19.283	-99.593	x
Reforma	05	17.865	-93.149
Ixtaczoquitlán	30	18.854	-97.062
Apaseo el Grande	11	20.545	-100.685
Santiago Papasquiaro	10	25.044	-105.419
Ciudad de Allende	19	25.277	-100.014
Ocoyoacac	15	19.271	-99.458
Puerto Escondido	20	15.870	-97.077
Acatzingo	21	18.982	-97.784
Tecax	31	20.205	-89.285
Felipe Carrillo Puerto	23	19.578	-88.045
Valente Diaz	30	19.163	-96.216
Huejotzingo	21	19.159	-98.408
Tacámbaro de Codallos	16	19.235	-101.458
Tejupilco de Hidalgo	15	18.905	-100.153
Valle de Bravo	15	19.195	-100.131
Mixquiahuala de Juarez	13	20.230	-99.214
Ixtepec	20	16.561	-95.104
Emiliano Zapata	15	19.344	-98.975
Nanchital de Lázaro Cárdenas del Río	30	18.071	-94.408
Yuriria	11	20.211	-101.132
Paraiso	27	18.401	-93.214
Ciudad Altamirano	12	18.358	-100.670
Álamo	30	20.912	-97.676
Cuautlancingo	21	19.090	-98.273
Encarnación de Díaz	14	21.527	-102.240
Hunucmá	31	21.017	-89.876
San Francisco Cuaxusco	15	19.268	-99.619	x
Villa de Costa Rica	25	24.592	-107.388
Zumpango del Río	12	17.654	-99.527
Tamazunchale	24	21.260	-98.789
La Isla	30	18.600	-96.150
Arriaga	05	16.236	-93.900
Jalostotitlán	14	21.167	-102.464
San Antonio Tecómitl	09	19.218	-98.988
Ébano	24	22.218	-98.377
Loreto	32	22.272	-101.989
El Salto	10	23.778	-105.362
Jiquílpan de Juárez	16	19.995	-102.720
Licenciado Benito Juárez (Campo Gobierno)	25	24.657	-107.545
Ometepec	12	16.690	-98.408
San Juan Ixtayopan	09	19.232	-98.999
San Miguel el Alto	14	21.030	-102.404
Miahuatlán de Porfirio Díaz	20	16.333	-96.596
Yurécuaro	16	20.336	-102.284
Ciudad Serdán	21	18.989	-97.446
Motozintla	05	15.367	-92.246
Teocaltiche	14	21.434	-102.574
Comonfort	11	20.723	-100.759
Castaños	07	26.789	-101.432
Allende	30	18.155	-94.393
Juan José Ríos	25	25.758	-108.824
Teloloapan	12	18.367	-99.872
San Martín Cuautlalpan	15	19.276	-98.832
San José Iturbide	11	21.002	-100.384
Teotihuacán de Arista	15	19.690	-98.861
Ixtlán del Río	18	21.039	-104.371
Motul	31	21.096	-89.283
Jesús del Monte	15	19.375	-99.294
Alvarado	30	18.771	-95.762
Zacualtipán	13	20.650	-98.656
San Jorge Pueblo Nuevo	15	19.254	-99.628
Oxkutzkab	31	20.307	-89.418
San Lorenzo Acopilco	09	19.330	-99.327	x
Papalotla	29	19.169	-98.204
Rodolfo Sánchez Taboada	02	31.721	-116.572
Las Pintas de Arriba	14	20.574	-103.323
Zapotiltic	14	19.627	-103.418
Tixtla de Guerrero	12	17.567	-99.398
Frontera	27	18.543	-92.645
Atlacomulco de Fabela	15	19.799	-99.875
Manuel Ojinaga	06	29.564	-104.416
Lerma de Villada	15	19.289	-99.512
Tequixquiac	15	19.909	-99.145
San Mateo Otzacatipan	17	19.333	-99.603
San Miguel Coatlinchán	15	19.450	-98.873
Meoqui	06	28.272	-105.480
El Salto	14	20.333	-104.500
San José del Valle	14	20.764	-105.228
Teotihuacán	15	19.689	-98.861
Cosoleacaque	30	17.999	-94.636
Cerro Azul	30	21.192	-97.741
Nava	07	28.421	-100.766
Ojinaga	06	29.567	-104.545
Nogales	30	18.828	-97.163
Reyes Acozac	17	19.776	-98.981
Playas del Rosario	27	17.853	-92.932
Huetamo de Núñez	16	18.629	-100.897
Santa María Atzompa	20	17.102	-96.777
Tenango de Arista	15	19.104	-99.590
Chiconcuac	15	19.559	-98.899
Tuxpan	18	21.942	-105.299
Sombrerete	32	23.635	-103.642
Petatlán	12	17.538	-101.268
El Salto	14	20.519	-103.182
Chapala	14	20.296	-103.191
Zacatepec	17	18.654	-99.190
Atoyac de Álvarez	12	17.207	-100.433
Fortín de las Flores	30	18.908	-97.000
Romita	11	20.871	-101.517
Puente de Ixtla	17	18.615	-99.318
San Pedro Totoltepec	17	19.311	-99.572
Xoxocotla	17	18.684	-99.246
Villa Juárez	25	24.659	-107.541
El Grullo	14	19.806	-104.218
Acajete	21	19.112	-97.952
San Rafael	15	19.210	-98.756
Las Margaritas	05	16.313	-91.981
Capulhuac de Mirafuentes	15	19.194	-99.466
Allende	07	28.341	-100.851
Xonacatlán	15	19.405	-99.528
San Buenaventura	07	27.062	-101.549
Jaral del Progreso	11	20.372	-101.062
Terrazas del Valle	02	32.487	-116.827
Santa Anita	14	20.551	-103.444
San Antonio de la Cal	20	17.029	-96.701
La Orilla	16	17.996	-102.227
Mezcales	18	20.731	-105.283
Naranjos	30	21.351	-97.687
Emiliano Zapata	05	17.741	-91.766
Ciudad Miguel Alemán	28	26.400	-99.028
Cunduacán	27	18.066	-93.173
Peto	31	20.128	-88.923
Calvillo	01	21.846	-102.718
Altotonga	30	19.766	-97.245
La Ermita	11	21.152	-101.733
Banderilla	30	19.589	-96.937
Chignahuapan	21	19.839	-98.032
San Juan Zitlaltepec	17	19.812	-99.145
Lomas del Sur	14	20.492	-103.418
Pueblo Nuevo	10	23.379	-105.383
Xochitepec	17	18.781	-99.230
Acaponeta	18	22.494	-105.364
José Cardel	30	19.368	-96.370
Matías Romero	20	16.879	-95.039
Paracho de Verduzco	16	19.647	-102.049
Jojutla	17	18.615	-99.180
Jocotepec	14	20.285	-103.429
Cuautepec de Hinojosa	13	20.036	-98.310
Las Rosas	05	16.366	-92.370
Tamazula de Gordiano	14	19.680	-103.251
Santa María Totoltepec	15	19.307	-99.593	x
Lerdo de Tejada	30	18.629	-95.520
Comalapa	05	15.659	-92.142
Arcelia	12	18.318	-100.281
Xico	30	19.422	-97.008
Aldama	06	28.837	-105.914
Santa Rosa Jauregui	22	20.741	-100.448
San Jose de los Olvera	22	20.553	-100.415	x
Tlaquiltenango	17	18.634	-99.163
Parque Industrial Ciudad Mitras	19	25.789	-100.448
Milpa Alta	09	19.193	-99.023
Mitras Poniente	19	25.776	-100.426
Santiago Ixcuintla	18	21.813	-105.208
Tulum	23	20.212	-87.463
Villa del Prado 2da Sección	02	32.424	-116.972
Altepexi	21	18.370	-97.300
Zacoalco de Torres	14	20.228	-103.569
Cihuatlán	14	19.237	-104.565
San Andrés Cuexcontitlán	17	19.359	-99.622
Chichén-Itzá	31	20.667	-88.567
Carlos A. Carrillo	30	18.375	-95.754
Tres de Mayo	17	18.869	-99.208
Mapastepec	05	15.434	-92.900
Santa María Ajoloapan	17	19.764	-98.959
Don Antonio	13	19.874	-98.935
El Quince	14	20.544	-103.285
Ixtapan de la Sal	15	18.844	-99.677
Santiago Momoxpan	21	19.074	-98.267
Compostela	18	21.238	-104.900
Heroica Ciudad de Tlaxiaco	20	17.269	-97.681
Axochiapan	17	18.502	-98.754
Progreso de Alvaro Obregon	13	20.249	-99.190
Ciudad de Huitzuco	12	18.303	-99.334
Huilango	15	19.681	-99.256
Tres Valles	30	18.239	-96.136
San Salvador El Seco	21	19.133	-97.642
Casa Blanca	21	19.042	-98.119
Palmarito Tochapan	21	18.901	-97.638
Jamay	14	20.293	-102.708
San Salvador Atenco	15	19.552	-98.919
Guadalupe Victoria	02	32.289	-115.105
Palau	07	27.892	-101.423
Tezoyuca	15	19.593	-98.911
Pijijiapan	05	15.686	-93.209
La Magdalena Tlaltelulco	29	19.283	-98.196
Salinas de Hidalgo	24	22.628	-101.714
Yecapixtla	17	18.883	-98.865
La Providencia Siglo XXI	13	20.064	-98.717
San Felipe	02	31.025	-114.839
Ozumba de Alzate	15	19.037	-98.795
Santa Rosa Treinta	17	18.700	-99.184
Los Reyes de Juárez	21	18.949	-97.804
Suchiapa	05	16.626	-93.101
Anáhuac	19	27.245	-100.132
Yajalón	05	17.173	-92.333
Ario de Rosales	16	19.209	-101.707
Cacahoatán	05	14.992	-92.164
Nochistlán de Mejía	32	21.364	-102.846
Hidalgo	19	25.972	-100.450
San Francisco Tlalcilalcalpan	15	19.295	-99.768
Ciudad Guadalupe Victoria	10	24.444	-104.122
San Antonio Acahualco	15	19.274	-99.772
Tlaltenango de Sánchez Román	32	21.782	-103.303
Tamuín	24	22.006	-98.780
Acatlán de Osorio	21	18.203	-98.049
Lázaro Cárdenas	02	30.528	-115.926
Ampliación San Mateo (Colonia Solidaridad)	15	19.616	-99.147
Teolocholco	29	19.243	-98.191
Teopisca	05	16.542	-92.474
Magdalena	14	20.907	-103.978
Izamal	31	20.935	-89.018
Medina	11	21.150	-101.623
Santa Ana Xalmimilulco	21	19.213	-98.382
San Francisco de los Romo	01	22.077	-102.271
Tepatlaxco de Hidalgo	21	19.081	-97.973
Santiago Tulantepec	13	20.036	-98.356
Fraccionamiento Ciudad Olmeca	30	18.151	-94.552
Juchitepec	15	19.101	-98.879
El Rosario	25	22.992	-105.857
San Rafael Tlanalapan	21	19.292	-98.468
Vicente Guerrero	10	23.734	-103.985
San José del Castillo	14	20.514	-103.238
Ciudad de Armería	08	18.938	-103.964
Tecámac de Felipe Villanueva	15	19.713	-98.968
Zinapécuaro	16	19.860	-100.829
Santiago Tlacotepec	15	19.227	-99.671
Jalpa de Méndez	27	18.176	-93.063
La Cruz	25	23.921	-106.892
Zinacatepec	21	18.335	-97.246
Tulantongo	15	19.532	-98.875
Venceremos	22	20.551	-100.398
Libres	21	19.466	-97.687
Ahualulco de Mercado	14	20.701	-103.975
San Pablo Oztotepec	09	19.187	-99.074
Venustiano Carranza	05	16.338	-92.563
Las Delicias	02	32.409	-116.944
Cárdenas	24	22.001	-99.642
Santiago Tuxtla	30	18.466	-95.301
Madera	06	29.194	-108.147
Peribán de Ramos	16	19.520	-102.414
Juan Aldama	32	24.292	-103.393
San Mateo Huitzilzingo	15	19.229	-98.925
Ayutla de los Libres	12	16.964	-99.096
Tuzantla	16	19.203	-100.567
Villa Independencia	30	20.055	-97.052
Coscomatepec de Bravo	30	19.073	-97.047
Tecámac	15	19.713	-98.969
Tepeapulco	13	19.788	-98.553
Alborada Jaltenco	15	19.662	-99.069
Tepalcatepec	16	19.187	-102.849
Villa Hidalgo	14	21.676	-102.588
Puebla	02	32.567	-115.353
Ciénega de Flores	19	25.955	-100.167
Tetla	29	19.442	-98.103
Crucecita	20	15.769	-96.135
Técpan de Galeana	12	17.220	-100.630
Tangancícuaro de Arista	15	19.887	-102.206
Xalatlaco	15	19.183	-99.418
Ocotlán de Morelos	20	16.792	-96.675
Alto Lucero	30	20.954	-97.442
Col. Bosques de las Lomas	09	19.379	-99.266	x
#MY
Kota Bharu	03	6.124	102.243
Kuala Lumpur	14	3.141	101.687
Klang	12	3.037	101.443
Kampung Baru Subang	12	3.150	101.533
Johor Bahru	01	1.466	103.758
Subang Jaya	12	3.044	101.581	x
Ipoh	07	4.584	101.083
Kuching	11	1.550	110.333
Petaling Jaya	12	3.107	101.607
Shah Alam	12	3.085	101.533
Kota Kinabalu	16	5.975	116.072
Sandakan	16	5.840	118.118
Seremban	05	2.730	101.938
Kuantan	06	3.808	103.326
Tawau	16	4.245	117.891
George Town	09	5.411	100.335
Kuala Terengganu	13	5.330	103.141
Sungai Petani	02	5.647	100.488
Miri	11	4.399	113.992
Taiping	07	4.850	100.733
Alor Setar	02	6.121	100.360
Bukit Mertajam	09	5.363	100.467
Sepang	12	2.693	101.750
Sibu	11	2.300	111.817
Malacca	04	2.196	102.240
Kulim	02	5.365	100.562
Kluang	01	2.030	103.317
Skudai	01	1.537	103.658	x
Batu Pahat	01	1.855	102.933
Bintulu	11	3.167	113.033
Kampung Pasir Gudang Baru	01	1.473	103.878
Kampung Sungai Ara	09	5.327	100.273
Tasek Glugor	09	5.480	100.498
Muar	01	2.044	102.569
Ampang	12	3.150	101.767
Rawang	12	3.321	101.577
Butterworth	09	5.399	100.364
Lahad Datu	16	5.023	118.329
Semenyih	12	2.952	101.843
Marudi	11	4.183	114.317
Port Dickson	05	2.537	101.806
Cukai	13	4.250	103.417
Putatan	16	5.926	116.061
Keningau	16	5.338	116.160
Ulu Tiram	01	1.600	103.817
Labuan	15	5.280	115.248
Taman Senai	01	1.601	103.642
Donggongon	16	5.907	116.101
Segamat	01	2.515	102.816
Kampong Baharu Balakong	12	3.033	101.750
Perai	09	5.383	100.383
Kangar	08	6.441	100.199
Kulai	01	1.656	103.603
Jitra	02	6.268	100.422
Teluk Intan	07	4.022	101.021
Semporna	16	4.482	118.611
Putra Heights	12	2.994	101.573
Temerluh	06	3.451	102.418
Kampong Dungun	07	3.217	101.317
Simpang Empat	07	4.950	100.633
Kuala Selangor	12	3.350	101.250
Kampung Bukit Baharu	04	2.215	102.285
Bandar Labuan	16	5.289	115.269
Kota Tinggi	01	1.738	103.900
Pontian Kechil	01	1.487	103.390
Putrajaya	17	2.935	101.691
Mukah	11	2.894	112.091
Bentong Town	06	3.522	101.909
Banting	12	2.814	101.502
Bedong	02	5.727	100.509
Batu Gajah	07	4.469	101.041
Mentekab	06	3.485	102.348
Nibong Tebal	09	5.166	100.478
Raub	06	3.790	101.857
Kampong Pangkal Kalong	03	5.917	102.217
Lumut	07	4.232	100.630
Kuala Kangsar	07	4.767	100.933
Klebang Besar	04	2.219	102.200
Lawas	11	4.860	115.409
Kampung Ayer Keroh	04	2.265	102.280
Kampung Baharu Nilai	05	2.803	101.797
Tangkak	01	2.267	102.545
Jerantut	06	3.936	102.363
Kudat	16	6.887	116.824
Pekan	06	3.484	103.400
Bahau	05	2.808	102.405
Bakri	01	2.044	102.653
Kuah	02	6.326	99.843
Bidur	07	4.117	101.283
Sarikei	11	2.117	111.517
Kampong Masjid Tanah	04	2.350	102.117
Tanah Merah	03	5.800	102.150
Serendah	12	3.365	101.604
Tampin	05	2.470	102.230
Tapah Road	07	4.167	101.200
Parit Buntar	07	5.127	100.493
Simanggang	11	1.247	111.453
Permatang Kuching	09	5.463	100.381
Yong Peng	01	2.014	103.066
Sungai Besar	12	3.675	100.987
Limbang	11	4.750	115.000
Sungai Udang	04	2.269	102.143
Batu Berendam	04	2.249	102.246
Jenjarum	12	2.872	101.495
Kertih	13	4.514	103.448
Tanjung Tokong	09	5.461	100.307
Ladang Seri Kundang	12	3.286	101.519
Pekan Nenas	01	1.510	103.514
Peringat	03	6.033	102.283
Batu Arang	12	3.317	101.467
Tanjung Sepat	12	2.658	101.563
Mersing	01	2.431	103.841
Labis	01	2.385	103.021
Marang	13	5.206	103.206
Kuang	12	3.259	101.554
Paka	13	4.637	103.437
Bagan Serai	07	5.011	100.541
Alor Gajah	04	2.380	102.209
Batang Berjuntai	12	3.383	101.417
Batu Feringgi	09	5.471	100.245
Pelabuhan Klang	12	3.000	101.393
Gua Musang	03	4.884	101.969
Kuala Pilah	05	2.739	102.249
Ranau	16	5.954	116.664
Papar	16	5.733	115.933
Kampong Kadok	03	6.000	102.250
Kuala Kedah	02	6.100	100.300
Kampar	07	4.300	101.150
Pasir Mas	03	6.049	102.140
Kampung Simpang Renggam	01	1.828	103.300
Parit Raja	01	1.868	103.112
Bukit Rambai	04	2.259	102.184
Sabak Bernam	12	3.770	100.988
Kepala Batas	09	5.517	100.427
Kampung Tanjung Karang	12	3.424	101.185
Pantai Remis	07	4.456	100.629
Gurun	02	5.817	100.474
Beaufort	16	5.347	115.746
Kapit	11	1.995	112.933
Kinarut	16	5.823	116.047
Kampung Ayer Molek	04	2.214	102.328
Kuala Lipis	06	4.184	102.047
Pantai Cenang	08	6.294	99.728
#MZ
Maputo	11	-25.966	32.583
Matola	04	-25.962	32.459
Beira	05	-19.844	34.839
Nampula	06	-15.116	39.267
Chimoio	10	-19.116	33.483
Nacala	06	-14.563	40.685
Quelimane	09	-17.879	36.888
Tete	08	-16.156	33.587
Xai-Xai	02	-25.052	33.644
Maxixe	03	-23.860	35.347
Mandimba	07	-14.352	35.651
Ressano Garcia	04	-25.443	31.995
Lichinga	07	-13.313	35.241
Pemba	01	-12.974	40.518
Dondo	05	-19.609	34.743
António Enes	06	-16.233	39.909
Inhambane	03	-23.865	35.383
Cuamba	07	-14.803	36.537
Montepuez	01	-13.126	39.000
Chokwé	02	-24.533	32.983
Chibuto	02	-24.687	33.531
Ilha de Moçambique	06	-15.034	40.736
Mutuáli	06	-14.871	37.004
Mocímboa	01	-11.317	40.350
Macia	02	-25.027	33.099
Chinde	09	-18.581	36.459
#NA
Windhoek	21	-22.559	17.083
Rundu	40	-17.933	19.767
Walvis Bay	29	-22.957	14.505
Oshakati	37	-17.788	15.704
Swakopmund	29	-22.678	14.527
Katima Mulilo	28	-17.500	24.267
Grootfontein	39	-19.567	18.117
Rehoboth	30	-23.317	17.090
Katutura	21	-22.523	17.060	x
Otjiwarongo	39	-20.464	16.648
Okahandja	39	-21.983	16.917
Gobabis	35	-22.450	18.967
Keetmanshoop	31	-26.583	18.133
Lüderitz	31	-26.648	15.154
#NC
Nouméa	02	-22.274	166.449
Mont-Dore	02	-22.263	166.566
Dumbéa	02	-22.158	166.457
#NE
Niamey	08	13.514	2.110
Zinder	07	13.807	8.988
Maradi	04	13.500	7.102
Agadez	01	16.973	7.991
Alaghsas	01	17.019	8.017
Tahoua	06	14.889	5.269
Dosso	03	13.049	3.194
Birni N Konni	06	13.796	5.250
Tessaoua	04	13.757	7.987
Gaya	03	11.884	3.449
Dogondoutchi	03	13.640	4.026
Diffa	02	13.315	12.611
Ayorou	09	14.731	0.917
Madaoua	06	14.073	5.960
Mayahi	04	13.955	7.671
Téra	09	14.008	0.753
Mirriah	07	13.707	9.150
Tibiri	04	13.563	7.048
Dakoro	04	14.511	6.765
Magaria	07	12.998	8.910
Tillabéri	09	14.207	1.454
Nguigmi	02	14.250	13.109
Matamey	07	13.423	8.475
Illéla	06	14.460	5.244
Tanout	07	14.971	8.888
#NG
Lagos	05	6.454	3.395
Kano	29	12.000	8.517
Ibadan	32	7.378	3.906
Kaduna	23	10.526	7.439
Port Harcourt	50	4.777	7.013
Benin City	37	6.338	5.626
Maiduguri	27	11.847	13.157
Zaria	23	11.111	7.723
Aba	45	5.107	7.367
Jos	49	9.928	8.892
Ilorin	30	8.497	4.542
Oyo	32	7.853	3.931
Enugu	47	6.441	7.499
Abeokuta	16	7.156	3.345
Abuja	11	9.058	7.495
Sokoto	51	13.063	5.243
Onitsha	25	6.150	6.786
Warri	36	5.517	5.750
Ebute Ikorodu	05	6.601	3.488
Okene	41	7.551	6.236
Calabar	22	4.959	8.327
Uyo	21	5.051	7.934
Katsina	24	12.991	7.602
Ado-Ekiti	54	7.623	5.221
Akure	48	7.253	5.193
Lekki	05	6.409	4.092
Bauchi	46	10.310	9.844
Ikeja	05	6.597	3.342
Makurdi	26	7.734	8.521
Minna	31	9.615	6.548
Efon-Alaaye	54	7.656	4.922
Ilesa	42	7.628	4.742
Owo	48	7.196	5.587
Umuahia	45	5.525	7.495
Ondo	48	7.093	4.835
Ikot Ekpene	21	5.182	7.715
Iwo	42	7.635	4.182
Gombe	55	10.290	11.167
Jimeta	35	9.279	12.458
Atani	25	6.013	6.748
Gusau	57	12.170	6.664
Mubi	35	10.269	13.267
Ikire	42	7.370	4.186
Owerri	28	5.484	7.033
Shagamu	16	6.848	3.646
Ijebu-Ode	16	6.819	3.917
Ugep	22	5.809	8.081
Chakwama	39	11.560	9.664
Nnewi	25	6.020	6.917
Ise-Ekiti	54	7.465	5.423
Ila Orangun	42	8.017	4.904
Saki	32	8.668	3.394
Bida	31	9.080	6.010
Awka	25	6.213	7.072
Ijero-Ekiti	54	7.815	5.067
Inisa	42	7.849	4.330
Suleja	31	9.181	7.179
Sapele	36	5.894	5.677
Osogbo	42	7.771	4.557
Kisi	32	9.083	3.852
Gbongan	42	7.477	4.354
Ejigbo	42	7.903	4.314
Funtua	24	11.524	7.312
Igboho	32	8.838	3.756
Buguma	50	4.736	6.862
Ikirun	42	7.913	4.667
Abakaliki	53	6.325	8.114
Okrika	50	4.742	7.084
Amaigbo	45	5.789	7.838
Lafia	56	8.494	8.515
Gashua	44	12.874	11.041
Modakeke	42	7.383	4.260
Bama	27	11.521	13.690
Ilobu	42	7.840	4.486
Jalingo	43	8.894	11.360
Okigwe	28	5.829	7.351
Offa	30	8.149	4.721
Esuk Oron	21	4.803	8.253
Nsukka	47	6.858	7.396
Nguru	44	12.877	10.455
Hadejia	39	12.453	10.041
Ijebu-Igbo	16	6.972	3.999
Uromi	37	6.700	6.333
Birnin Kebbi	40	12.454	4.197
Pindiga	55	9.984	10.952
Azare	46	11.675	10.191
Nkpor	25	6.150	6.830
Ikere-Ekiti	54	7.497	5.230
Lafiagi	30	8.853	5.416
Kontagora	31	10.403	5.471
Kuje	11	8.880	7.228
Yola	35	9.208	12.481
Biu	27	10.613	12.195
Olupona	42	7.600	4.183
Lere	23	10.386	8.573
Wukari	43	7.871	9.778
Igbo-Ora	32	7.434	3.288
Emure-Ekiti	54	7.436	5.459
Isieke	53	6.382	8.037
Ifo	16	6.815	3.195
Igede-Ekiti	54	7.668	5.126
Effium	53	6.631	8.058
Idanre	48	7.113	5.116
Potiskum	44	11.714	11.081
Keffi	56	8.847	7.874
Makoko	05	6.496	3.388	x
Epe	05	6.584	3.983
Gamboru	27	12.373	14.207
Ogaminana	41	7.594	6.218
Ihiala	25	5.855	6.859
Ipoti	54	7.874	5.077
Lalupon	32	7.468	4.066
Ughelli	36	5.490	6.004
Bende	45	5.559	7.634
Oke Mesi	42	7.817	4.917
Kafanchan	23	9.581	8.293
Ikom	22	5.967	8.706
Agulu	25	6.100	7.061
Daura	44	11.554	11.406
Numan	35	9.464	12.031
Kagoro	23	9.608	8.390
Ode	48	7.790	5.712
Igbo-Ukwu	25	6.018	7.020
Aramoko-Ekiti	54	7.705	5.041
Igbara-Odo	54	7.503	5.063
Ozubulu	25	5.958	6.853
Aku	47	6.709	7.318
Oyan	42	8.050	4.767
Jega	40	12.223	4.380
Asaba	36	6.198	6.732
Ohafia-Ifigh	45	5.615	7.812
Afikpo	53	5.893	7.935
Apomu	42	7.352	4.183
Fiditi	32	7.714	3.917
Orita Eruwa	32	7.550	3.433
Eha Amufu	47	6.659	7.760
Malumfashi	24	11.789	7.621
Kaura Namoda	57	12.594	6.586
Enugu-Ukwu	25	6.171	7.005
Idah	41	7.113	6.739
Obonoma	50	4.711	6.791
Agbor	36	6.254	6.194
Ezza-Ohu	53	6.441	8.084
Uga	25	5.936	7.079
Nkwerre	28	5.759	7.104
Auchi	37	7.068	6.264
Lokoja	41	7.797	6.740
Ekpoma	37	6.743	6.140
Ijebu-Jesa	42	7.683	4.818
Kabba	41	7.827	6.075
Ilaro	16	6.889	3.014
Damaturu	44	11.747	11.961
Argungu	40	12.745	4.525
Gumel	39	12.627	9.388
Geidam	44	12.894	11.926
Talata Mafara	57	12.568	6.062
Gummi	57	12.145	5.118
Otan Ayegbaju	42	7.948	4.788
Ogoja	22	6.658	8.799
Katsina-Ala	26	7.169	9.285
Itu	21	5.201	7.984
Kumo	55	10.048	11.211
Oke Ila	54	7.950	4.983
Pankshin	49	9.325	9.435
Nasarawa	56	8.539	7.708
Kachia	23	9.873	7.954
Dikwa	27	12.036	13.918
Moriki	57	12.874	6.488
Patigi	30	8.729	5.756
Wamba	56	8.942	8.603
Baro	31	8.616	6.418
Okuta	30	9.217	3.183
Birnin Kudu	39	11.452	9.479
Badagry	05	6.415	2.881
Ogwashi-Uku	36	6.178	6.525
Eket	21	4.642	7.924
Kamba	40	11.852	3.655
Daura	24	13.033	8.324
Takum	26	7.267	9.983
Igbeti	32	8.749	4.131
Zungeru	31	9.807	6.152
Zuru	40	11.435	5.235
Yenagoa	52	4.927	6.268
Tegina	31	10.071	6.191
Awgu	47	6.073	7.477
Wudil	29	11.809	8.844
Nafada	55	11.096	11.333
Ibi	43	8.181	9.744
Sofo-Birnin-Gwari	23	11.015	6.780
Dutsen Wai	23	10.850	8.199
Kaiama	30	9.605	3.941
Ubiaja	37	6.656	6.385
Otukpa	26	7.102	7.659
Oguta	28	5.710	6.809
Damboa	27	11.155	12.756
Jebba	30	9.120	4.824
Garko	55	10.175	11.165
Mokwa	31	9.295	5.054
Gaya	29	11.861	9.003
Tambuwal	51	12.406	4.646
Elele	50	5.101	6.814
Monguno	27	12.671	13.612
Kwale	36	5.708	6.434
Gembu	43	6.726	11.257
Obudu	22	6.668	9.165
Gombi	35	10.168	12.737
Magumeri	27	12.115	12.826
Degema Hulk	50	4.761	6.750
Enugu-Ezike	47	6.983	7.455
Kari	46	11.247	10.561
Darazo	46	10.999	10.411
Rano	29	11.557	8.581
Kiyawa	39	11.784	9.607
Deba	55	10.212	11.387
Igbor	26	7.451	8.608
Babana	31	10.429	3.815
Egbe	41	8.217	5.517
Gwadabawa	51	13.358	5.238
Beli	43	7.859	10.972
Illela	51	13.731	5.298
Dutse	39	11.756	9.339
Dukku	55	10.824	10.772
Bonny	50	4.452	7.171
Bode Saadu	30	8.939	4.782
Rijau	31	11.104	5.256
Kumagunnam	44	13.155	10.635
Lapai	31	9.044	6.571
Burutu	36	5.353	5.508
Gwarzo	29	11.916	7.934
Kukawa	27	12.925	13.566
Akwanga	56	8.911	8.407
Billiri	55	9.865	11.226
Iperu	16	6.910	3.666
Gwaram	39	11.277	9.884
Soba	23	10.981	8.057
Marte	27	12.365	13.829
Ibeto	31	10.485	5.145
Bukuru	49	9.794	8.864
Anchau	23	10.962	8.392
Ado-Odo	16	6.595	2.942
Ganye	35	8.435	12.051
Gwoza	27	11.083	13.696
Ajaokuta	41	7.562	6.655
Doma	56	8.393	8.355
Isanlu-Itedoijowa	41	8.274	5.835
#NI
Managua	10	12.133	-86.250
León	08	12.438	-86.878
Masaya	11	11.974	-86.094
Chinandega	03	12.629	-87.131
Matagalpa	12	12.926	-85.917
Estelí	05	13.092	-86.354
Granada	06	11.930	-85.956
Jinotega	07	13.091	-86.002
El Viejo	03	12.663	-87.167
Nueva Guinea	18	11.688	-84.456
Ciudad Sandino	10	12.159	-86.344
Juigalpa	04	12.106	-85.365
Tipitapa	10	12.197	-86.097
Bluefields	18	12.014	-83.764
Diriamba	02	11.858	-86.239
Ocotal	13	13.632	-86.475
Puerto Cabezas	17	14.035	-83.389
Chichigalpa	03	12.578	-87.027
Rivas	15	11.437	-85.826
San Rafael del Sur	10	11.849	-86.438
Jinotepe	02	11.850	-86.199
Boaco	01	12.472	-85.659
Nagarote	08	12.266	-86.565
Jalapa	13	13.922	-86.123
La Paz Centro	08	12.340	-86.675
San Marcos	02	11.909	-86.204
Masatepe	11	11.914	-86.145
Nandaime	06	11.757	-86.053
El Rama	18	12.160	-84.220
Somoto	09	13.481	-86.582
Corinto	03	12.482	-87.173
Río Blanco	12	12.934	-85.224
Camoapa	01	12.384	-85.513
El Crucero	10	11.990	-86.310
Siuna	17	13.733	-84.777
Somotillo	03	13.044	-86.905
#NL
Amsterdam	07	52.374	4.890
Rotterdam	11	51.922	4.479
The Hague	11	52.077	4.299
Utrecht	09	52.091	5.122
Eindhoven	06	51.441	5.478
Tilburg	06	51.556	5.091
Groningen	04	53.219	6.567
Almere Stad	16	52.370	5.214
Breda	06	51.587	4.776
Nijmegen	03	51.843	5.853
Enschede	15	52.218	6.896
Haarlem	07	52.381	4.637
Arnhem	03	51.980	5.911
Zaanstad	07	52.453	4.814
Amersfoort	09	52.155	5.388
Apeldoorn	03	52.210	5.969
's-Hertogenbosch	06	51.699	5.304
Hoofddorp	07	52.303	4.689
Maastricht	05	50.848	5.689
Leiden	11	52.158	4.493
Dordrecht	11	51.810	4.674
Zoetermeer	11	52.057	4.493
Zwolle	15	52.513	6.094
Deventer	15	52.255	6.164
Delft	11	52.007	4.356
Alkmaar	07	52.632	4.749
Heerlen	05	50.884	5.982
Venlo	05	51.370	6.168
Leeuwarden	02	53.201	5.809
Amsterdam-Zuidoost	07	52.307	4.972	x
Hilversum	07	52.223	5.176
Hengelo	15	52.266	6.793
Amstelveen	07	52.301	4.864
Roosendaal	06	51.531	4.465
Purmerend	07	52.505	4.960
Oss	06	51.765	5.518
Schiedam	11	51.919	4.389
Spijkenisse	11	51.845	4.329
Helmond	06	51.482	5.661
Vlaardingen	11	51.913	4.342
Almelo	15	52.357	6.662
Gouda	11	52.017	4.708
Zaandam	07	52.439	4.826
Lelystad	16	52.508	5.475
Alphen aan den Rijn	11	52.129	4.655
Hoorn	07	52.642	5.060
Velsen-Zuid	07	52.460	4.650
Ede	03	52.033	5.658
Bergen op Zoom	06	51.495	4.292
Capelle aan den IJssel	11	51.929	4.578
Assen	01	52.997	6.563
Nieuwegein	09	52.029	5.081
Veenendaal	09	52.029	5.559
Zeist	09	52.090	5.233
Den Helder	07	52.960	4.759
Hardenberg	15	52.576	6.619
Emmen	01	52.779	6.907
Oosterhout	06	51.645	4.860
Doetinchem	03	51.965	6.289
Kerkrade	05	50.866	6.063
Kampen	15	52.555	5.911
Weert	05	51.252	5.707
Woerden	09	52.085	4.883
Sittard	05	50.998	5.869
Heerhugowaard	07	52.671	4.849
Rijswijk	11	52.036	4.325
Middelburg	10	51.500	3.614
Emmeloord	16	52.711	5.749
Zwijndrecht	11	51.818	4.633
Waalwijk	06	51.682	5.071
Huizen	07	52.299	5.242
Vlissingen	10	51.443	3.574
Ridderkerk	11	51.873	4.603
Soest	09	52.173	5.292
Roermond	05	51.194	5.987
Drachten	02	53.113	6.099
Heerenveen	02	52.959	5.919
Medemblik	07	52.772	5.106
Tiel	03	51.887	5.429
Harderwijk	03	52.342	5.621
Maarssen	09	52.139	5.042
Venray	05	51.525	5.975
Hoogeveen	01	52.722	6.476
Barendrecht	11	51.857	4.535
Nijkerk	03	52.220	5.486
Voorburg	11	52.074	4.360
Beverwijk	07	52.483	4.657
Goes	10	51.504	3.889
Zutphen	03	52.138	6.201
Heemskerk	07	52.511	4.672
Wageningen	03	51.970	5.667
Castricum	07	52.548	4.669
Hoogvliet	11	51.863	4.362
Gorinchem	11	51.837	4.972
Uden	06	51.661	5.619
IJsselstein	09	52.020	5.043
Epe	03	52.347	5.983
Sneek	02	53.033	5.659
Geleen	05	50.974	5.829
Maassluis	11	51.923	4.250
Wijchen	03	51.809	5.725
IJmuiden	07	52.460	4.610
Papendrecht	11	51.832	4.688
Oldenzaal	15	52.313	6.929
Bussum	07	52.273	5.161
Valkenswaard	06	51.351	5.460
Meppel	01	52.696	6.194
Ypenburg	11	52.041	4.370
Winterswijk	03	51.972	6.719
Boxtel	06	51.591	5.329
Brunssum	05	50.947	5.971
Leusden	09	52.133	5.432
Best	06	51.508	5.390
Krimpen aan den IJssel	11	51.917	4.603
Delfzijl	04	53.330	6.918
Barneveld	03	52.140	5.585
Veendam	04	53.107	6.879
Groot IJsselmonde	11	51.883	4.549	x
Dronten	16	52.525	5.718
Terneuzen	10	51.336	3.828
Geldrop	06	51.422	5.560
Uithoorn	07	52.237	4.826
Culemborg	03	51.955	5.228
Dalfsen	15	52.512	6.257
Zaltbommel	03	51.810	5.244
Werkendam	06	51.810	4.894
Zevenaar	03	51.930	6.071
Oisterwijk	06	51.579	5.189
Leiderdorp	11	52.158	4.529
Geldermalsen	03	51.881	5.289
Heemstede	07	52.350	4.623
Beuningen	03	51.861	5.767
Duiven	03	51.947	6.014
Dongen	06	51.627	4.939
Wassenaar	11	52.146	4.403
Veghel	06	51.617	5.549
Waddinxveen	11	52.045	4.651
Ommoord	11	51.960	4.545	x
Vught	06	51.653	5.287
Hoensbroek	05	50.924	5.925
Baarn	09	52.212	5.287
Noordwijk-Binnen	11	52.234	4.445
Diemen	07	52.340	4.963
Haaksbergen	15	52.157	6.739
Sliedrecht	11	51.821	4.776
Steenbergen	06	51.584	4.319
Oud-Beijerland	11	51.824	4.412
Wierden	15	52.359	6.593
Schijndel	06	51.623	5.432
Nuenen	06	51.470	5.553
Putten	03	52.259	5.607
Loon op Zand	06	51.627	5.075
Scheveningen	11	52.105	4.276
Aalsmeer	07	52.259	4.760
Goirle	06	51.521	5.067
Voorschoten	11	52.127	4.449
Losser	15	52.261	7.004
Lisse	11	52.260	4.557
Borssele	10	51.423	3.735
Volendam	07	52.495	5.071
Hellevoetsluis	11	51.833	4.133
Elburg	03	52.447	5.843
Hoogezand	04	53.162	6.761
Brummen	03	52.090	6.156
Oegstgeest	11	52.180	4.469
Hendrik-Ido-Ambacht	11	51.844	4.639
Geertruidenberg	06	51.702	4.857
Leerdam	09	51.893	5.092
Borne	15	52.301	6.748
Heiloo	07	52.603	4.688
Elst	03	51.919	5.842
Tubbergen	15	52.407	6.785
Tegelen	05	51.344	6.136
Berkel en Rodenrijs	11	51.993	4.479
Raalte	15	52.386	6.275
Katwijk aan Zee	11	52.203	4.399
Stadskanaal	04	52.989	6.950
Cranendonck	06	51.304	5.589
Vianen	09	51.992	5.092
Tongelre	06	51.449	5.520	x
Leek	04	53.163	6.376
Lichtenvoorde	03	51.987	6.567
Nunspeet	03	52.379	5.786
Wisch	03	51.926	6.417
Bodegraven	11	52.083	4.750
's-Gravenzande	11	52.002	4.165
Aalten	03	51.925	6.581
Zeewolde	16	52.330	5.542
Benthuizen	11	52.078	4.544
Groesbeek	03	51.777	5.936
Pijnacker	11	52.020	4.429
Driebergen-Rijsenburg	09	52.053	5.281
Winschoten	04	53.144	7.035
Hillegom	11	52.291	4.583
Alblasserdam	11	51.866	4.661
Rhoon	11	51.858	4.422
Eersel	06	51.358	5.318
Bergeijk	06	51.319	5.358
Rhenen	09	51.959	5.568
Weesp	07	52.307	5.042
Naaldwijk	11	51.994	4.210
Velp	03	51.995	5.974
Middelharnis	11	51.758	4.165
Wijk bij Duurstede	09	51.974	5.342
Enkhuizen	07	52.703	5.292
Urk	16	52.663	5.601
Steenwijk	15	52.788	6.121
Naarden	07	52.296	5.162
Sint-Oedenrode	06	51.568	5.460
Zandvoort	07	52.371	4.533
Korrewegwijk	04	53.232	6.568	x
Gennep	05	51.698	5.974
Bergschenhoek	11	51.990	4.499
Merenwijk	11	52.177	4.509	x
Eibergen	03	52.100	6.649
Schiebroek	11	51.958	4.471	x
Rijen	06	51.591	4.919
Lindenholt	03	51.833	5.793	x
Harlingen	02	53.175	5.422
Hoge Vucht	06	51.608	4.792	x
Gemert	06	51.556	5.690
Harenkarspel	07	52.734	4.777
Staphorst	15	52.645	6.211
Sassenheim	11	52.225	4.522
Mijdrecht	09	52.207	4.862
Boskoop	11	52.075	4.656
#NO
Oslo	12	59.913	10.746
Bergen	46	60.393	5.324
Trondheim	21	63.430	10.395
Stavanger	14	58.970	5.733
Drammen	30	59.744	10.204
Fredrikstad	30	59.218	10.930
Kristiansand	42	58.147	7.996
Sandnes	14	58.852	5.735
Asker	30	59.833	10.437
Tromsø	54	69.649	18.955
Sarpsborg	30	59.284	11.110
Skien	38	59.210	9.609
Ålesund	08	62.472	6.155
Sandefjord	38	59.131	10.217
Haugesund	14	59.414	5.268
Tønsberg	38	59.268	10.408
Moss	30	59.434	10.658
Porsgrunn	38	59.141	9.656
Bodø	09	67.280	14.405
Arendal	42	58.462	8.773
Hamar	34	60.794	11.068
Ytrebygda	46	60.305	5.282	x
Larvik	38	59.053	10.035
Halden	30	59.125	11.388
Steinkjer	21	64.015	11.495
Harstad	54	68.798	16.542
Lillehammer	34	61.115	10.466
Molde	08	62.738	7.159
Mo i Rana	09	66.313	14.143
Kongsberg	30	59.669	9.650
Horten	38	59.417	10.483
Gjøvik	34	60.796	10.692
Askøy	46	60.400	5.183
Kristiansund	08	63.110	7.728
#NP
Kathmandu	3	27.702	85.321
Pokhara	4	28.267	83.969
Pātan	3	27.677	85.314
Biratnagar	1	26.455	87.270
Birgañj	2	27.017	84.881
Dharān	1	26.814	87.280
Bharatpur	3	27.677	84.436
Janakpur	2	26.729	85.926
Dhangaḍhi̇̄	7	28.701	80.590
Butwāl	5	27.701	83.448
Mahendranagar	7	28.964	80.177
Hetauda	3	27.428	85.032
Madhyapur Thimi	3	27.681	85.388
Triyuga	1	26.792	86.699
Inaruwa	1	26.607	87.148
Nepalgunj	5	28.050	81.617
Siddharthanagar	5	27.500	83.450
Gulariyā	5	28.206	81.345
Titahari	1	26.664	87.274
Panauti	3	27.585	85.521
Ṭikāpur	7	28.528	81.118
Kirtipur	3	27.679	85.278
Tulsīpur	5	28.131	82.297
Rājbirāj	2	26.540	86.748
Lahān	2	26.720	86.483
Birendranagar	6	28.602	81.634
Panauti̇̄	3	27.585	85.515
Gaur	2	26.764	85.278
Siraha	2	26.654	86.208
Tānsen	5	27.867	83.547
Jaleshwar	2	26.649	85.800
Dipayal	7	29.261	80.940
Bāglung	4	28.272	83.590
Khanbari	1	27.376	87.208
Dhankutā	1	26.983	87.333
Wāliṅ	4	27.984	83.759
Dailekh	6	28.844	81.710
Malaṅgawā	2	26.857	85.559
Bhadrapur	1	26.544	88.094
Dadeldhurā	7	29.298	80.581
Dārchulā	7	29.830	80.550
Ilām	1	26.909	87.928
Banepā	3	27.632	85.522
Dhulikhel	3	27.622	85.543
#NZ
Auckland	E7	-36.849	174.763
Wellington	G2	-41.287	174.776
Christchurch	E9	-43.533	172.633
Manukau City	E7	-36.993	174.880
North Shore	E7	-36.800	174.750	x
Hamilton	G1	-37.783	175.283
Dunedin	F7	-45.874	170.504
Tauranga	E8	-37.686	176.167
Lower Hutt	G2	-41.217	174.917
Palmerston North	F3	-40.356	175.611
Rotorua	E8	-38.139	176.245
Hastings	F2	-39.638	176.849
Nelson	F5	-41.271	173.284
Napier	F2	-39.493	176.912
Mangere	E7	-36.968	174.799
Porirua	G2	-41.133	174.850
Whangarei	F6	-35.732	174.324
New Plymouth	F9	-39.067	174.083
Invercargill	F8	-46.400	168.350
Wanganui	F3	-39.933	175.050
Upper Hutt	G2	-41.138	175.050
Gisborne	F1	-38.653	178.004
Ashburton	E9	-43.898	171.730
Papakura	E7	-37.066	174.944
Timaru	E9	-44.397	171.254
Blenheim	F4	-41.516	173.953
Paraparaumu	G2	-40.917	175.017
Taupo	G1	-38.683	176.083
Pukekohe East	E7	-37.200	174.950
Masterton	G2	-40.960	175.657
Levin	F3	-40.633	175.275
Whakatane	E8	-37.959	176.985
Taradale	F2	-39.533	176.850	x
Cambridge	G1	-37.878	175.440
#OM
Muscat	06	23.584	58.408
Seeb	06	23.670	58.189
Şalālah	08	17.015	54.092
Bawshar	06	23.578	58.400
Sohar	11	24.347	56.709
As Suwayq	11	23.849	57.439
‘Ibrī	09	23.226	56.516
Şaḩam	11	24.172	56.889
Barkā’	02	23.679	57.886	x
Rustaq	02	23.391	57.424
Al Buraymī	10	24.251	55.793
Nizwá	01	22.933	57.533
Sur	04	22.567	59.529
Bahlā’	01	22.979	57.305
Al Khābūrah	11	23.971	57.093
Shināş	11	24.743	56.467
Sufālat Samā’il	01	23.317	58.017
Izkī	01	22.933	57.767
Liwá	11	24.531	56.563
Ibrā’	12	22.691	58.533
Oman Smart Future City	02	23.653	57.599
Bidbid	01	23.408	58.128
Badīyah	12	22.450	58.800
Khasab	07	26.180	56.248
Adam	01	22.379	57.527
Yanqul	09	23.586	56.540
#PA
Panamá	08	8.994	-79.520
San Miguelito	08	9.050	-79.471
Juan Díaz	08	9.050	-79.450
David	02	8.427	-82.431
Arraiján	13	8.952	-79.660
Colón	04	9.355	-79.900
Las Cumbres	08	9.089	-79.528	x
La Chorrera	13	8.880	-79.783
Pedregal	08	9.067	-79.433
Tocumen	08	9.089	-79.383
Santiago de Veraguas	10	8.100	-80.983
Parque Lefevre	08	9.017	-79.483	x
Chilibre	08	9.151	-79.621
Cativá	04	9.362	-79.832
Río Abajo	08	9.017	-79.500	x
Nuevo Belén	08	9.079	-79.396	x
Ancón	08	8.960	-79.551
Alcalde Díaz	08	9.120	-79.556
El Chorrillo	08	8.950	-79.547	x
Changuinola	01	9.430	-82.520
La Cabima	08	9.119	-79.537	x
La Concepción	02	8.512	-82.619
Pedregal	02	8.366	-82.435
Veracruz	13	8.890	-79.626
Curundú	08	8.971	-79.546
Penonomé	03	8.519	-80.357
Sabanitas	04	9.343	-79.810
#PE
Lima	LMA	-12.043	-77.028
Arequipa	04	-16.399	-71.535
Callao	07	-12.057	-77.118
Trujillo	13	-8.116	-79.030
Chiclayo	14	-6.771	-79.841
Iquitos	16	-3.749	-73.254
Huancayo	12	-12.065	-75.205
Piura	20	-5.194	-80.633
Chimbote	02	-9.085	-78.578
Cusco	08	-13.523	-71.967
Pucallpa	25	-8.379	-74.554
Tacna	23	-18.015	-70.254
Santiago de Surco	15	-12.136	-77.007	x
Ica	11	-14.068	-75.729
Juliaca	21	-15.500	-70.133
Sullana	20	-4.904	-80.685
Chincha Alta	11	-13.410	-76.132
Huánuco	10	-9.931	-76.242
Ayacucho	05	-13.159	-74.223
Cajamarca	06	-7.164	-78.500
Puno	21	-15.842	-70.020
Tumbes	24	-3.567	-80.452
Talara	20	-4.577	-81.272
Chosica	15	-11.943	-76.709
Huaraz	02	-9.528	-77.528
Cerro de Pasco	19	-10.667	-76.257
Chulucanas	20	-5.093	-80.162
San Isidro	15	-12.117	-77.050
Huaral	15	-11.495	-77.208
Pisco	11	-13.710	-76.205
Catacaos	20	-5.267	-80.683
Paita	20	-5.089	-81.114
Abancay	03	-13.634	-72.881
Huacho	15	-11.107	-77.605
Moquegua	18	-17.198	-70.936
Ilo	18	-17.632	-71.341
Tingo María	10	-9.295	-75.996
Jaén	06	-5.707	-78.808
Tarma	12	-11.419	-75.690
Barranca	15	-10.750	-77.767
Moyobamba	22	-6.034	-76.972
Lambayeque	14	-6.701	-79.906
Picsi	14	-6.718	-79.770
Chepén	13	-7.224	-79.425
Yurimaguas	16	-5.902	-76.122
Huancavelica	09	-12.783	-74.973
Saña	14	-6.919	-79.582
Tambopata	17	-12.672	-69.355
Juanjuí	22	-7.177	-76.728
Puerto Maldonado	17	-12.593	-69.189
La Unión	20	-5.402	-80.742
Ferreñafe	14	-6.639	-79.789
Sicuani	08	-14.269	-71.226
La Oroya	12	-11.519	-75.899
Chocope	13	-7.791	-79.222
Imperial	15	-13.059	-76.353
Nuevo Imperial	15	-13.075	-76.317
Tambo Grande	20	-4.927	-80.345
La Rinconada	21	-14.631	-69.446
Pacasmayo	13	-7.401	-79.571
Tocache	22	-8.188	-76.520
Mollendo	04	-17.023	-72.015
Chaupimarca	19	-10.407	-76.462
Paramonga	15	-10.667	-77.833
La Peca	01	-5.611	-78.435
Chancay	15	-11.571	-77.267
Hualmay	15	-11.096	-77.614
Monsefú	14	-6.874	-79.869
Marcavelica	20	-4.878	-80.705
San Vicente de Cañete	15	-13.076	-76.385
Querecotillo	20	-4.838	-80.646
Guadalupe	13	-7.250	-79.483
Santa Ana	08	-12.867	-72.717
Rioja	22	-6.057	-77.167
Laredo	13	-8.090	-78.960
Nazca	11	-14.831	-74.939
Yanacancha	10	-10.241	-76.646
Sechura	20	-5.557	-80.822
Moche	13	-8.171	-79.009
Santiago de Cao	13	-7.959	-79.239
Huamachuco	13	-7.800	-78.067
Paiján	13	-7.733	-79.302
Jauja	12	-11.776	-75.497
Virú	13	-8.416	-78.752
Huaura	15	-11.070	-77.599
Bagua Grande	01	-5.756	-78.441
Chachapoyas	01	-6.232	-77.869
Ayaviri	21	-14.886	-70.589
Huanta	05	-12.933	-74.250
Uchiza	22	-8.459	-76.463
La Breita	20	-4.257	-80.886
Andahuaylas	03	-13.656	-73.387
Mala	15	-12.658	-76.631
Zarumilla	24	-3.503	-80.273
Camaná	04	-16.624	-72.711
San Pedro de Lloc	13	-7.429	-79.504
Huarmey	02	-10.068	-78.152
Yunguyo	21	-16.250	-69.083
Chongoyape	14	-6.641	-79.389
Ilave	21	-16.083	-69.667
San Clemente	11	-13.667	-76.150
Pimentel	14	-6.837	-79.934
Satipo	12	-11.252	-74.639
Minas de Marcona	11	-15.212	-75.110
Junín	12	-11.159	-75.993
Bellavista	22	-7.056	-76.591
Coishco	02	-9.023	-78.616
#PF
Faaa	01	-17.550	-149.600
Papeete	01	-17.537	-149.566
Punaauia	01	-17.633	-149.600
#PG
Port Moresby	20	-9.477	147.151
Lae	14	-6.723	146.996
Arawa	07	-6.230	155.566
Mount Hagen	16	-5.857	144.231
Popondetta	04	-8.765	148.233
Madang	12	-5.222	145.787
Kokopo	10	-4.343	152.269
Mendi	05	-6.148	143.656
Kimbe	17	-5.551	150.138
Goroka	09	-6.085	145.387
Wewak	11	-3.550	143.632
Bulolo	14	-7.204	146.640
Daru	06	-9.078	143.209
#PH
Quezon City	NCR	14.649	121.051
Manila	NCR	14.604	120.982
Caloocan City	NCR	14.650	120.968
Budta	14	7.204	124.440
Davao	11	7.073	125.613
Malingao	12	7.161	124.475
Cebu City	07	10.317	123.891
General Santos	12	6.113	125.172
Taguig	NCR	14.524	121.079
Pasig City	NCR	14.587	121.061
Las Piñas	NCR	14.451	120.983
Antipolo	40	14.626	121.123
Makati City	NCR	14.550	121.033
Zamboanga	09	6.910	122.074
Bacolod City	06	10.667	122.950
Mansilingan	06	10.631	122.979
Cagayan de Oro	10	8.482	124.647
Dasmariñas	40	14.329	120.937
Pasay	NCR	14.537	121.001
Iloilo	06	10.697	122.564
San Jose del Monte	03	14.814	121.045
Bacoor	40	14.459	120.939
Lapu-Lapu City	07	10.310	123.949
Iligan	10	8.229	124.243
Mandaue City	07	10.324	123.922
Calamba	40	14.212	121.165
Iligan City	12	8.250	124.400
Butuan	13	8.949	125.544
Cabuyao	40	14.273	121.126
Mandaluyong City	NCR	14.583	121.041
Biñan	40	14.343	121.081
Angeles City	03	15.150	120.583
Santol	03	15.162	120.567
Cainta	40	14.579	121.122
Baguio	15	16.416	120.593
San Pedro	40	14.360	121.047
Mantampay	10	8.167	124.217
San Fernando	03	15.034	120.684
Libertad	13	8.944	125.502
Navotas	NCR	14.667	120.950
Tacloban	08	11.243	125.005
Batangas	40	13.757	121.058
Magugpo Poblacion	11	7.447	125.805
Taytay	40	14.559	121.133
Lucena	40	13.931	121.617
Puerto Princesa	41	9.739	118.735
Olongapo	03	14.829	120.283
Cabanatuan City	03	15.486	120.966
Binangonan	40	14.465	121.193
Santa Rosa	40	14.312	121.111
Imus	40	14.430	120.937
Lipa City	40	13.941	121.163
San Pablo	40	14.068	121.326
Malolos	03	14.844	120.810
Ormoc	08	11.006	124.608
Panalanoy	08	11.251	125.006
Mabalacat City	03	15.223	120.571
Pagadian	09	7.826	123.437
Meycauayan	03	14.737	120.961
Tarlac City	03	15.480	120.598
Legaspi	05	13.141	123.741
Cotabato	14	7.224	124.246
Naga	05	13.619	123.181
Dagupan	01	16.043	120.333
Toledo	07	10.377	123.639
Guyong	03	14.836	120.978
Bago City	06	10.533	122.833
Marawi City	14	8.003	124.284
Kabankalan	06	9.984	122.814
Baliuag	03	14.955	120.897
Rodriguez	40	14.760	121.200
San Mateo	40	14.698	121.124
Talisay	07	10.245	123.849
Muricay	09	7.827	123.478
Bulaon	03	15.083	120.663
Cadiz	06	10.947	123.288
Koronadal	12	6.503	124.847
Hagonoy	03	14.834	120.733
San Juan	NCR	14.600	121.033
Silang	40	14.216	120.971
San Jose	41	12.353	121.068
Digos	11	6.750	125.357
Cavite City	40	14.484	120.899
Tuguegarao	02	17.616	121.723
Dumaguete	07	9.307	123.303
Santiago	02	16.688	121.549
Santa Cruz	40	14.281	121.416
Mati	11	6.955	126.217
Tanza	NCR	14.675	120.939
Roxas City	06	11.585	122.751
Laoag	01	18.198	120.596
Pulong Santa Cruz	40	14.273	121.076
Urdaneta	01	15.976	120.571
Jolo	14	6.052	121.002
Bocaue	03	14.798	120.926
General Trias	40	14.387	120.882
Los Baños	40	14.170	121.242
Iriga City	05	13.432	123.412
Dipolog	09	8.567	123.335
Ozamiz City	10	8.148	123.841
Calumpit	03	14.916	120.766
Mangaldan	01	16.070	120.403
Arayat	03	15.150	120.770
Surigao	13	9.789	125.495
Angono	40	14.527	121.154
Victorias	06	10.902	123.070
Tagbilaran City	07	9.656	123.852
Panabo	11	7.308	125.684
Mariveles	03	14.434	120.486
Binonga	06	10.772	122.982
NIA Valencia	10	7.906	125.094
Marilao	03	14.758	120.948
San Fernando	01	16.616	120.317
Sorsogon	05	12.974	123.993
Kidapawan	12	7.008	125.089
Norzagaray	03	14.911	121.049
Gapan	03	15.307	120.946
Daet	05	14.112	122.955
Apalit	03	14.953	120.770
Pulilan	03	14.902	120.849
Polangui	05	13.292	123.486
Guiguinto	03	14.833	120.883
Kawit	40	14.444	120.902
Balanga	03	14.676	120.536
Ilagan	02	17.149	121.889
Sagay	06	10.945	123.424
Capas	03	15.331	120.590
Solana	02	17.653	121.691
Bulacan	03	14.793	120.879
Tagaytay	40	14.095	120.934
Plaridel	03	14.887	120.857
Mariano	10	8.833	125.117
Danao	07	10.521	124.027
Magalang	03	15.215	120.660
Libon	05	13.300	123.439
Tanauan	40	14.086	121.150
Catbalogan	08	11.775	124.886
Calbayog City	08	12.067	124.596
Subic	03	14.879	120.232
Bislig	13	8.215	126.316
City of Isabela	14	6.704	121.971
Dinalupihan	03	14.878	120.452
Calapan	41	13.412	121.180
San Ildefonso	03	15.081	120.941
San Miguel	03	15.142	120.976
Bais	07	9.591	123.123
Talisay	06	10.738	122.967
Talavera	03	15.588	120.919
Concepcion	03	15.325	120.657
Polomolok	12	6.222	125.064
Nasugbu	40	14.067	120.632
Tinongan	06	10.215	123.035
Minglanilla	07	10.245	123.796
Malaybalay	10	8.158	125.128
Candelaria	40	13.931	121.423
Ualog	06	10.574	123.393
Tanay	40	14.497	121.285
Obando	03	14.710	120.936
Balagtas	03	14.817	120.867
Manaoag	01	16.044	120.486
Bañga	12	6.424	124.778
Tabaco	05	13.359	123.734
Santo Tomas	40	14.108	121.141
Kalibo (poblacion)	06	11.706	122.364
Lingayen	01	16.022	120.232
Carmona	40	14.313	121.058
Lubao	03	14.941	120.601
Naic	40	14.318	120.766
Tacurong	12	6.692	124.676
Batac City	01	18.055	120.565
Patuto	40	14.117	120.967
Limay	03	14.562	120.598
Maluñgun	12	6.279	125.282
Monkayo	11	7.815	126.054
Dapitan	09	8.656	123.423
Balayan	40	13.937	120.732
Cabiao	03	15.249	120.855
Morong	40	14.518	121.238
Liloan	07	10.399	123.999
Port Area	NCR	14.583	120.967	x
Consolacion	07	10.377	123.957
Vigan	01	17.575	120.387
Paniqui	03	15.669	120.581
Bayombong	02	16.481	121.150
Masbate	05	12.372	123.625
Catarman	08	12.499	124.638
Candaba	03	15.096	120.827
Santa Ana	03	15.095	120.767
Orion	03	14.621	120.582
Bagong Pagasa	40	14.663	121.033
Bugo	10	8.508	124.759
Sariaya	40	13.962	121.526
Parang	14	7.370	124.270
Orani	03	14.801	120.537
Canlaon	07	10.387	123.223
Binmaley	01	16.032	120.269
Mexico	03	15.065	120.720
Samal	11	7.074	125.708
Pinamalayan	41	13.046	121.462
Alabel	12	6.102	125.290
Passi	06	11.108	122.642
Recodo	09	6.952	121.964
Compostela	11	7.673	126.089
Bustos	03	14.958	120.918
Paombong	03	14.831	120.789
Masantol	03	14.896	120.709
La Trinidad	15	16.455	120.588
Angat	03	14.928	121.030
Indang	40	14.195	120.877
La Carlota	06	10.424	122.921
Malita	11	6.415	125.612
Gerona	03	15.607	120.598
Pagbilao	40	13.967	121.698
Carcar	07	10.106	123.640
Bayugan	13	8.756	125.767
Mamatid	40	14.235	121.159
Taal	40	13.880	120.923
Jaen	03	15.328	120.919
Camiling	03	15.687	120.413
Hinigaran	06	10.271	122.851
Banaybanay	40	13.850	121.200
San Pascual	40	13.810	121.022
Pantubig	03	14.968	120.955
Oroquieta	10	8.486	123.805
Escalante	06	10.840	123.499
Tanjay	07	9.516	123.158
Papaya	03	15.320	120.836
Binalbagan	06	10.195	122.858
Sablayan	41	12.835	120.769
Calaca	40	13.932	120.813
Tayabas	40	14.026	121.593
Del Pilar	03	15.036	120.699
Noveleta	40	14.429	120.880
Muñoz	03	15.716	120.903
Calauan	40	14.150	121.315
Ramon	02	16.784	121.535
Solano	02	16.519	121.181
Bongabon	03	15.632	121.145
Bayawan	07	9.365	122.804
Tagudin	01	16.936	120.444
San Jose	05	13.350	123.550
Abucay	03	14.733	120.534
Pandi	03	14.865	120.957
San Leonardo	03	15.363	120.964
Teresa	40	14.561	121.219
Pila	40	14.232	121.365
Manapla	06	10.958	123.123
San Nicolas	01	18.172	120.595
San Antonio	03	14.947	120.087
Aliaga	03	15.500	120.843
Pandan	06	11.745	122.100
Maramag	10	7.763	125.005
Hermosa	03	14.831	120.508
Malilipot	05	13.319	123.739
Bauan	40	13.792	121.008
Bay	40	14.184	121.286
San Luis	03	15.040	120.788
Aparri	02	18.357	121.641
Midsayap	12	7.191	124.530
General Tinio	03	15.351	121.048
Mauban	40	14.191	121.731
Jagna	07	9.653	124.370
Guimba	03	15.661	120.768
Kabacan	12	7.107	124.829
Isulan	12	6.629	124.605
Alaminos	40	14.064	121.246
Maluso	14	6.543	121.875
Cabadbaran	13	9.123	125.535
Surallah	12	6.375	124.745
Pagaluñgan	14	7.142	124.381
Lucban	40	14.114	121.556
Paraiso	06	10.885	123.363
Pililla	40	14.485	121.306
Tagoloan	10	8.540	124.754
Lumbang	40	14.297	121.460
Cardona	40	14.486	121.228
Buhi	05	13.432	123.517
Malvar	40	14.045	121.159
Aringay	01	16.394	120.355
Samal	03	14.768	120.543
Tangub	10	8.062	123.748
Atimonan	40	14.003	121.921
San Simon	03	15.000	120.781
Tandag	13	9.078	126.199
Agoo	01	16.083	120.100
Bah-Bah	13	8.607	125.914
Pandacaqui	03	15.172	120.655
Naga	07	10.209	123.758
Bulan	05	12.671	123.875
Itogon	15	16.364	120.677
Narra	41	9.269	118.404
Burgos	03	15.729	120.572
Sibulan	07	9.358	123.285
Masinloc	03	15.536	119.950
Buluan	14	6.720	124.802
Santa Maria	01	16.952	120.445
Peñaranda	03	15.351	121.004
Pulupandan	06	10.520	122.802
Castillejos	03	14.934	120.198
Lupon	11	6.898	126.010
Quezon	10	7.730	125.099
Manolo Fortich	10	8.370	124.864
Tabuk	15	17.474	121.468
Iba	03	15.328	119.978
Paete	40	14.365	121.483
Catanauan	40	13.593	122.322
Calabanga	05	13.707	123.209
Bongao	14	5.029	119.773
Santa Catalina	07	9.334	122.864
Santa Cruz	03	15.765	119.909
San Antonio	03	15.306	120.856
Rizal	03	15.712	121.106
Telabastagan	03	15.119	120.608
Maao	06	10.490	122.991
La Paz	03	15.441	120.729
Lopez	40	13.884	122.260
Nabua	05	13.408	123.372
Concepcion Ibaba	40	13.923	121.461
Cabagan	02	17.428	121.770
Himamaylan	06	10.099	122.871
Talisay	40	14.092	121.022
Baggabag B	02	16.506	121.190
Alicia	02	16.779	121.697
Manibaug Pasig	03	15.096	120.564
Nagcarlan	40	14.136	121.416
Victoria	40	14.228	121.329
La Castellana	06	10.324	123.022
Pio	03	15.047	120.519
Calasiao	01	16.011	120.360
Glan	12	5.824	125.203
Sipalay	06	9.752	122.404
Mamburao	41	13.223	120.596
Palayan City	03	15.541	121.085
San Fernando	07	10.162	123.708
Bogo	07	11.052	124.005
Asia	06	9.551	122.516
Quiapo	NCR	14.600	120.983	x
Pinamungahan	07	10.271	123.584
Mansalay	41	12.520	121.439
Botolan	03	15.290	120.025
Maragondon	40	14.273	120.738
Guihulñgan	07	10.121	123.274
Bambang	02	16.387	121.107
Apas	07	10.341	123.903
Gumaca	40	13.921	122.100
Bignay Uno	40	13.864	121.488
Balamban	07	10.504	123.716
Mendez-Nuñez	40	14.129	120.906
Guiset East	01	16.067	120.683
Loma de Gato	03	14.789	120.999
Malanday	40	14.707	121.131
Cogan	07	10.593	124.018
Lake Sebu	12	6.225	124.710
Porac	03	15.071	120.542
Cuenca	40	13.902	121.052
Bansalan	11	6.786	125.213
Jose Pañganiban	05	14.291	122.692
Sexmoan	03	14.944	120.623
Molave	09	8.084	123.491
Goa	05	13.698	123.489
Calauag	40	13.957	122.288
Irosin	05	12.700	124.032
New Corella	11	7.587	125.824
Don Carlos	10	7.680	125.005
Taloc	06	10.575	122.895
Manay	11	7.215	126.540
Baras	40	14.517	121.266
Sampaloc	40	14.540	121.360
Ternate	40	14.290	120.717
Pacol	06	10.450	122.817
Pangil	40	14.403	121.465
Suay	06	10.053	122.842
Baao	05	13.455	123.365
San Francisco	03	15.356	120.840
Malabanban Norte	40	13.945	121.431
Malapatan	12	5.969	125.289
Laur	03	15.586	121.183
Ipil	09	7.784	122.586
Saravia	06	10.878	122.968
Bantayan	07	11.168	123.722
Sumag	06	10.601	122.919
Compostela	07	10.455	124.011
San Marcelino	03	14.974	120.157
Buenavista	13	8.977	125.409
San Mariano	11	7.500	126.000
San Miguel	03	15.444	120.599
San Francisco	13	8.536	125.950
Quezon	03	15.551	120.815
General Mamerto Natividad	03	15.602	121.052
Maasin	08	10.134	124.845
Veruela	13	8.073	125.956
Labo	05	14.153	122.830
Wao	14	7.683	124.667
Pilar	03	14.660	120.565
Laguilayan	12	6.672	124.525
Danao	07	9.554	123.756
Baybay	08	10.678	124.801
Palo	08	11.158	124.991
Carigara	08	11.298	124.679
Murcia	06	10.605	123.042
Maganoy	14	6.865	124.442
Sitangkai	14	4.661	119.396
Mahayag	09	8.118	123.445
Bauang	01	16.531	120.333
Mercedes	05	14.109	123.011
Bato	05	13.353	123.368
Tiwi	05	13.459	123.680
Santa Maria	11	6.554	125.471
Laoang	08	12.570	125.014
Nabunturan	11	7.608	125.966
Amadeo	40	14.171	120.924
Roxas	02	17.119	121.620
Magsaysay	11	6.767	125.183
Tanauan	08	11.109	125.016
Cabayangan	11	7.407	125.733
Tupi	12	6.334	124.953
Borongan	08	11.608	125.432
Jasaan	10	8.654	124.756
Jalajala	40	14.353	121.323
Loboc	07	9.638	124.035
San Mateo	02	16.882	121.587
Aurora	40	13.348	122.519
Morong	03	14.679	120.266
San Vicente	03	15.292	120.655
Calatagan	40	13.832	120.632
Trento	13	8.046	126.064
Isabela	06	10.205	122.989
Mankayan	15	16.863	120.783
Bayambang	01	15.813	120.456
San Narciso	03	15.014	120.080
Abuyog	08	10.747	125.011
Calumpang	NCR	14.623	121.090
Talacogon	13	8.456	125.784
Diadi	02	16.726	121.359
Boroon	10	8.183	124.177
Bunawan	13	8.167	125.991
Santa Barbara	01	16.001	120.402
Santa Cruz	03	14.913	120.567
Romblon	41	12.575	122.271
Tagas	05	13.167	123.717
Lilio	40	14.131	121.436
Roxas	41	10.322	119.345
Magarao	05	13.660	123.187
Dologon	10	7.841	125.044
Domalanoan	01	16.003	120.212
Virac	05	13.585	124.237
Babo-Pangulo	03	15.083	120.517
Ramos	03	15.665	120.641
#PK
Karachi	05	24.861	67.010
Lahore	04	31.558	74.351
Faisalabad	04	31.416	73.090
Rawalpindi	04	33.597	73.048
Multan	04	30.197	71.478
Hyderabad	05	25.392	68.374
Gujranwala	04	32.156	74.187
Peshawar	03	34.008	71.578
Rahim Yar Khan	04	28.420	70.303
Quetta	02	30.184	67.001
Muzaffarābād	06	34.370	73.471
Battagram	03	34.677	73.023
Kotli	06	33.518	73.902
Islamabad	08	33.721	73.043
Bahawalpur	04	29.398	71.675
Sargodha	04	32.086	72.674
Sialkot	04	32.493	74.531
Sukkur	05	27.703	68.859
Larkana	05	27.559	68.212
Shekhupura	04	31.713	73.986
Bhimbar	06	32.975	74.078
Jhang Sadr	04	31.270	72.317
Gujrat	04	32.574	74.075
Mardan	03	34.198	72.050
Malir Cantonment	05	24.943	67.206	x
Kasur	04	31.119	74.450
Mingora	03	34.779	72.363
Dera Ghazi Khan	04	30.046	70.640
Sahiwal	04	30.666	73.102
Nawabshah	05	26.239	68.404
Okara	04	30.810	73.452
Mirpur Khas	05	25.528	69.013
Chiniot	04	31.721	72.978
Shahkot	04	31.571	73.485
Kamoke	04	31.975	74.223
Saddiqabad	04	28.309	70.127
Būrewāla	04	30.167	72.650
Jacobabad	05	28.282	68.438
Muzaffargarh	04	30.073	71.194
Muridke	04	31.803	74.258
Shikarpur	05	27.956	68.638
Hafizabad	04	32.071	73.688
Kohat	03	33.582	71.449
Tordher	03	33.990	72.286
Jhelum	04	32.934	73.731
Khanpur	04	28.647	70.657
Khuzdar	02	27.812	66.611
Dadu	05	26.730	67.777
Gojra	04	31.149	72.683
Mandi Bahauddin	04	32.587	73.491
Tando Allahyar	05	25.460	68.717
Daska Kalan	04	32.324	74.350	x
Pakpattan	04	30.343	73.389
Bahawalnagar	04	30.551	73.391
Bahawalnagar	04	29.998	73.253
Tando Adam	05	25.768	68.662
Khairpur Mir’s	05	27.529	68.759
New Mirpur	06	33.148	73.752
Chishtian	04	29.797	72.858
Abbottabad	03	34.146	73.212
Jaranwala	04	31.333	73.419
Ahmadpur East	04	29.143	71.258
Vihari	04	30.044	72.356
Kamalia	04	30.727	72.646
Kot Addu	04	30.469	70.967
Khushāb	04	32.297	72.353
Wazirabad	04	32.443	74.120
Dera Ismail Khan	03	31.831	70.902
Chakwal	04	32.933	72.854
Swabi	03	34.120	72.470
Lodhran	04	29.534	71.632
Nowshera Cantonment	03	33.998	71.998
Charsadda	03	34.148	71.741
Jalalpur Jattan	04	32.641	74.206
Mianwali	04	32.578	71.528
Chaman	02	30.918	66.453
Kandhkot	05	28.246	69.180
Hasilpur	04	29.692	72.546
Arifwala	04	30.291	73.066
Mianke Mor	04	31.202	73.949
Attock City	04	33.767	72.360
Chichawatni	04	30.530	72.692
Bhakkar	04	31.627	71.065
Kharian	04	32.816	73.887
Layyah	04	30.961	70.939
Kambar	05	27.588	68.001
Moro	05	26.663	68.000
Mian Channun	04	30.441	72.357
Turbat	02	26.001	63.048
Shahdad Kot	05	27.847	67.907
Bhalwal	04	32.266	72.898
Dipalpur	04	30.670	73.653
Badin	05	24.656	68.837
Pano Aqil	05	27.856	69.111
Kotri	05	25.366	68.308
Tando Muhammad Khan	05	25.124	68.537
Harunabad	04	29.612	73.138
Pattoki	04	31.020	73.853
Chenab Nagar	04	31.755	72.914
Kahror Pakka	04	29.624	71.914
Gujar Khan	04	33.254	73.304
Kot Malik Barkhurdar	02	30.204	66.987	x
Chuchar-kana Mandi	04	31.750	73.800
Toba Tek Singh	04	30.971	72.483
Narowal	04	32.102	74.873
Shorkot	03	31.910	70.878
Shahdadpur	05	25.925	68.623
Shabqadar	03	34.216	71.555
Mansehra	03	34.330	73.197
Shujaabad	04	29.881	71.293
Haveli Lakha	04	30.451	73.694
Lala Musa	04	32.701	73.957
Mailsi	04	29.801	72.174
Shakargarh	04	32.264	75.160
Ghotki	05	28.004	69.316
Sibi	02	29.543	67.877
Jampur	04	29.642	70.595
Sambrial	04	32.478	74.353
Sanghar	05	26.047	68.949
Hujra Shah Muqim	04	30.742	73.823
Kabirwala	04	30.405	71.863
Chunian	04	30.966	73.979
Sangla Hill	04	31.717	73.383
Haripur	03	33.998	72.935
Nankana Sahib	04	31.450	73.707
Pasrur	04	32.263	74.663
Gwadar	02	25.122	62.325
Rajanpur	04	29.104	70.330
Rohri	05	27.692	68.895
Zhob	02	31.341	69.449
Matli	05	25.043	68.656
Rawala Kot	06	33.858	73.760
Hadali	04	32.640	74.569
Mirpur Mathelo	05	28.021	69.549
Bannu	03	32.985	70.604
Dullewala	04	31.834	71.436
Hala	05	25.815	68.422
Ratodero	05	27.802	68.289
Jatoi Shimali	04	29.518	70.845
Jauharabad	04	32.290	72.282
Bat Khela	03	34.618	71.972
Kot Radha Kishan	04	31.171	74.101
Kahna Nau	04	31.367	74.369
Mustafābād	04	30.892	73.499
Chak Thirty-one -Eleven Left	04	30.424	72.697
Talagang	04	32.928	72.416
Taunsa	04	30.704	70.651
Thatta	05	24.747	67.924
Sarai Alamgir	04	32.905	73.755
Usta Muhammad	02	28.177	68.044
Kamra	04	33.747	73.512
Umarkot	05	25.363	69.742
Basirpur	04	30.578	73.839
Sehwan	05	26.425	67.861
Naushahra Virkan	04	31.963	73.971
Fort Abbas	04	29.193	72.855
Havelian	03	34.053	73.160
Khairpur	05	28.064	69.704
Dinga	04	32.641	73.720
Ladhewala Waraich	04	32.157	74.116	x
New Bādāh	05	27.342	68.032
Tank	03	32.217	70.383
Kot Mumin	04	32.188	73.030
Tandlianwala	04	31.034	73.133
Chak Azam Sahu	04	30.752	73.028
Loralai	02	30.371	68.598
Jalalpur Pirwala	04	29.505	71.222
Pabbi	03	34.010	71.794
Chak Jhumra	04	31.568	73.183
Sahiwal	04	31.974	72.331
Renala Khurd	04	30.879	73.599
Risalpur Cantonment	03	34.060	71.993
Lakki	03	32.607	70.912
Topi	03	34.070	72.621
Hangu	03	33.532	71.059
Pir Jo Goth	05	27.592	68.618
Kundian	04	32.458	71.479
Pir Mahal	04	30.767	72.435
Khurrianwala	04	31.499	73.268
Mehrabpur	02	28.108	68.026
Pindi Bhattian	04	31.898	73.273
Malakwal City	04	32.555	73.212
Narang Mandi	04	31.904	74.516
Malakwal	04	32.554	73.213
Thul	05	28.240	68.775
Pindi Gheb	04	33.241	72.265
Zahir Pir	04	28.813	70.523
Dunyapur	04	29.803	71.743
Gambat	05	27.352	68.522
Kashmor	05	28.433	69.584
Alipur	04	29.382	70.911
Naudero	05	27.667	68.361
Pasni	02	25.263	63.469
Sukheke Mandi	04	31.865	73.509
Setharja Old	05	27.213	68.469
Khewra	04	32.649	73.011
Mamu Kanjan	04	30.830	72.799
Sharqpur Sharif	04	31.461	74.101
Digri	05	25.157	69.111
Bhera	04	32.482	72.909
Sakrand	05	26.138	68.274
Tando Jam	05	25.428	68.529
Raiwind	04	31.249	74.215
Lalian	04	31.825	72.801
Khairpur Tamewah	04	29.581	72.238
Kharan	02	28.585	65.415
Mehar	05	27.180	67.821
Khangah Dogran	04	31.833	73.622
Khairpur Nathan Shah	05	27.091	67.735
Upper Dir	03	35.207	71.877
Ghauspur	05	28.139	69.082
Tangi	03	34.301	71.652
Utmanzai	03	34.188	71.763
Thal	03	35.478	72.244
Minchianabad	04	30.164	73.569
Garh Maharaja	04	30.834	71.905
Jahanian Shah	04	31.805	72.277
Mastung	02	29.800	66.846
Mananwala	04	31.588	73.689
Fazilpur	04	32.176	75.066
Talamba	04	30.527	72.241
Kunjah	04	32.530	73.975
Jhawarian	04	32.362	72.623
Nasirabad	05	27.381	67.916
Nushki	02	29.552	66.023
Sīta Road	05	27.033	67.850
Dijkot	04	31.217	72.996
Sillanwali	04	31.825	72.541
Kandiaro	05	27.059	68.210
Zaida	03	34.059	72.467
Kunri	05	25.179	69.566
Kalat	02	29.027	66.594
Daud Khel	04	32.875	71.571
Mitha Tiwana	04	32.245	72.106
Hazro City	04	33.910	72.492
Dunga Bunga	04	29.750	73.243
Aman Garh	03	34.006	71.930
Karor	04	31.225	70.952
Kot Diji	05	27.342	68.708
Kalur Kot	04	32.155	71.266
Murree	04	33.908	73.390
Faqirwali	04	29.468	73.035
Ahmadpur Sial	04	30.678	71.743
Phalia	04	32.431	73.579
Yazman	04	29.121	71.745
Raja Jang	04	31.221	74.255
Chak Five Hundred Seventy-five	04	31.545	73.829
Pishin	02	30.582	66.994
Chak One Hundred Twenty Nine Left	04	30.429	73.045
Chawinda	04	32.344	74.705
Ubauro	05	28.164	69.731
Mithi	05	24.737	69.797
Akora	03	34.003	72.126
Zafarwal	04	32.345	74.900
Kot Samaba	04	28.552	70.468
Eminabad	04	32.042	74.260
Kahuta	04	33.592	73.387
Ranipur	05	27.287	68.506
Kulachi	03	31.931	70.460
Khanpur Mahar	05	27.841	69.413
Hingorja	05	27.211	68.416
Naukot	05	24.858	69.402
Pind Dadan Khan	04	32.587	73.045
Kanganpur	04	30.765	74.123
Faruka	04	31.886	72.414
Kotli Loharan	04	32.589	74.495
Shahpur Chakar	05	26.154	68.650
Talhar	05	24.885	68.814
Pad Idan	05	26.775	68.301
Kot Ghulam Muhammad	04	32.333	74.547
Qadirpur Ran	04	30.292	71.672
Bela	02	26.227	66.312
Surkhpur	04	32.718	74.448
Dhoro Naro	05	25.505	69.571
Khangarh	04	29.914	71.161
Sarai Naurang	03	32.826	70.781
Gharo	05	24.742	67.585
Bhit Shah	05	25.806	68.491
Matiari	05	25.597	68.447
Dhanot	04	29.580	71.752
Warah	05	27.448	67.797
Lachi	03	33.383	71.337
Baddomalhi	04	31.990	74.664
Jand	04	33.433	72.019
Chak Two Hundred Forty-nine Thal Development Authority	04	31.178	71.205
Dera Bugti	02	29.036	69.158
Tharu Shah	05	26.942	68.118
Naushahro Firoz	05	26.840	68.123
Dajal	04	29.558	70.376
Daur	05	26.455	68.318
Bhopalwala	04	32.430	74.364
Paharpur	03	32.105	70.971
Bhan	05	26.558	67.721
Mach	02	29.864	67.330
Goth Radhan	05	27.198	67.953
Uthal	02	25.807	66.622
Kaleke Mandi	04	31.976	73.600
Jiwani	02	25.049	61.746
Johi	05	26.692	67.614
Chhor	05	25.513	69.784
Mangla	04	31.893	72.382
Bhawana	04	31.569	72.649
Shahr Sultan	04	29.575	71.022
Jhol	05	25.955	68.889
Sodhri	04	32.462	74.182
Kalabagh	04	32.962	71.546
Sinjhoro	05	26.030	68.809
Kamar Mushani	04	32.843	71.362
Kallar Kahar	04	32.780	72.698
Chuhar Jamali	05	24.394	67.993
Harnoli	04	32.279	71.554
Sarai Sidhu	04	30.595	71.970
Choa Saidan Shah	04	32.720	72.986
Dadhar	02	29.475	67.652
Darya Khan	04	31.784	71.102
#PL
Warsaw	78	52.230	21.012
Łódź	74	51.771	19.474
Kraków	77	50.061	19.937
Wrocław	72	51.100	17.033
Poznań	86	52.407	16.930
Gdańsk	82	54.352	18.649
Szczecin	87	53.429	14.553
Bydgoszcz	73	53.123	18.008
Lublin	75	51.250	22.567
Katowice	83	50.258	19.028
Białystok	81	53.133	23.164
Gdynia	82	54.519	18.532
Częstochowa	83	50.796	19.124
Sosnowiec	83	50.287	19.104
Radom	78	51.403	21.147
Mokotów	78	52.193	21.035
Toruń	73	53.014	18.598
Kielce	84	50.870	20.628
Gliwice	83	50.298	18.677
Zabrze	83	50.325	18.786
Bytom	83	50.348	18.933
Praga Południe	78	52.244	21.085
Bielsko-Biala	83	49.822	19.047
Olsztyn	85	53.780	20.494
Rzeszów	80	50.041	21.999
Ursynów	78	52.151	21.050
Ruda Śląska	83	50.258	18.856
Wola	78	52.240	20.989
Rybnik	83	50.097	18.542
Bielany	78	52.292	20.935
Śródmieście	78	52.229	21.016
Dąbrowa Górnicza	83	50.334	19.205
Tychy	83	50.137	18.966
Opole	79	50.672	17.925
Elbląg	85	54.152	19.409
Płock	78	52.547	19.706
Wałbrzych	72	50.771	16.284
Gorzów Wielkopolski	76	52.737	15.229
Targówek	78	52.292	21.048
Włocławek	73	52.648	19.068
Zielona Góra	76	51.935	15.506
Tarnów	77	50.014	20.987
Chorzów	83	50.306	18.974
Kalisz	86	51.761	18.091
Koszalin	87	54.194	16.172
Legnica	72	51.210	16.162
Bemowo	78	52.255	20.908
Grudziądz	73	53.484	18.754
Słupsk	82	54.464	17.029
Jaworzno	83	50.205	19.275
Jastrzębie Zdrój	83	49.955	18.575
Ochota	78	52.221	20.985
Praga Północ	78	52.254	21.035
Białołeka	78	52.321	20.972
Jelenia Góra	72	50.900	15.729
Nowy Sącz	77	49.622	20.697
Konin	86	52.223	18.251
Piotrków Trybunalski	74	51.405	19.703
Inowrocław	73	52.799	18.264
Lubin	72	51.401	16.201
Siedlce	78	52.168	22.290
Piła	86	53.151	16.738
Mysłowice	83	50.207	19.167
Ostrowiec Świętokrzyski	84	50.929	21.385
Siemianowice Śląskie	83	50.327	19.029
Ostrów Wielkopolski	86	51.655	17.807
Stargard	87	53.337	15.050
Pabianice	74	51.664	19.355
Gniezno	86	52.535	17.583
Fordon	73	53.148	18.170
Suwałki	81	54.112	22.931
Głogów	72	51.664	16.084
Chełm	75	51.143	23.472
Tomaszów Mazowiecki	74	51.531	20.009
Przemyśl	80	49.785	22.767
Stalowa Wola	80	50.583	22.053
Zamość	75	50.723	23.252
Kędzierzyn-Koźle	79	50.350	18.226
Łomża	81	53.178	22.059
Leszno	86	51.840	16.575
Żory	83	50.045	18.701
Bełchatów	74	51.369	19.357
Wawer	78	52.197	21.178
Mielec	80	50.287	21.424
Tarnowskie Góry	83	50.445	18.861
Świdnica	72	50.844	16.489
Tczew	82	54.092	18.778
Piekary Śląskie	83	50.380	18.927
Racibórz	83	50.092	18.219
Będzin	83	50.326	19.126
Zgierz	74	51.856	19.406
Biała Podlaska	75	52.032	23.117
Ełk	85	53.828	22.365
Świętochłowice	83	50.296	18.917
Pruszków	78	52.171	20.812
Ostrołęka	78	53.086	21.576
Starachowice	84	51.037	21.071
Zawiercie	83	50.488	19.417
Żoliborz	78	52.269	20.986
Legionowo	78	52.401	20.927
Tarnobrzeg	80	50.573	21.679
Puławy	75	51.417	21.969
Wodzisław Śląski	83	50.004	18.472
Skarżysko-Kamienna	84	51.113	20.872
Radomsko	74	51.067	19.445
Skierniewice	74	51.955	20.158
Kutno	74	52.231	19.364
Starogard Gdański	82	53.964	18.526
Krosno	80	49.689	21.771
Dębica	80	50.051	21.411
Ursus	78	52.195	20.884
Nysa	79	50.474	17.334
Wejherowo	82	54.606	18.236
Ciechanów	78	52.881	20.620
Rumia	82	54.571	18.388
Zduńska Wola	74	51.599	18.940
Sieradz	74	51.596	18.730
Kołobrzeg	87	54.176	15.583
Rejon placu Świętego Macieja	72	51.121	17.038	x
Otwock	78	52.106	21.261
Żyrardów	78	52.049	20.446
Oświęcim	77	50.034	19.210
Świnoujście	87	53.911	14.247
Bolesławiec	72	51.264	15.570
Nowa Sól	76	51.803	15.717
Sopot	82	54.442	18.560
Jarosław	80	50.016	22.678
Świdnik	75	51.219	22.696
Chrzanów	77	50.135	19.402
Knurów	83	50.220	18.651
Sanok	80	49.556	22.206
Chojnice	82	53.696	17.557
Mikołów	83	50.171	18.904
Żary	76	51.642	15.137
Malbork	82	54.036	19.027
Szczecinek	87	53.708	16.699
Sochaczew	78	52.229	20.238
Brzeg	79	50.861	17.467
Jasło	80	49.745	21.473
Olkusz	77	50.281	19.565
Kwidzyn	82	53.725	18.931
Mińsk Mazowiecki	78	52.179	21.573
Oleśnica	72	51.213	17.390
Wołomin	78	52.340	21.242
Piaseczno	78	52.081	21.024
Włochy	78	52.179	20.946
Kraśnik	75	50.924	22.227
Cieszyn	83	49.751	18.632
Lębork	82	54.539	17.750
Czechowice-Dziedzice	83	49.913	19.005
Police	87	53.552	14.572
Czeladź	83	50.315	19.078
Dzierżoniów	72	50.728	16.651
Nowy Targ	77	49.478	20.032
Ostróda	85	53.697	19.965
Myszków	83	50.575	19.325
Zgorzelec	72	51.149	15.008
Iława	85	53.596	19.568
Żywiec	83	49.685	19.192
Oława	72	50.947	17.293
Bielawa	72	50.691	16.623
Łuków	75	51.929	22.380
Śrem	86	52.089	17.015
Giżycko	85	54.038	21.764
Łowicz	74	52.107	19.945
Augustów	81	53.843	22.980
Turek	86	52.015	18.501
Mława	78	53.113	20.384
Krotoszyn	86	51.699	17.437
Bochnia	77	49.969	20.430
Swarzędz	86	52.413	17.085
Czerwionka-Leszczyny	83	50.150	18.678
Września	86	52.325	17.565
Gorlice	77	49.656	21.160
Gierłoż	85	54.081	21.496
Kętrzyn	85	54.077	21.375
Kłodzko	72	50.435	16.661
Nowy Dwór Mazowiecki	78	52.430	20.717
Zakopane	77	49.299	19.949
Brodnica	73	53.260	19.397
Rejon placu Grunwaldzkiego	72	51.117	17.061	x
Biłgoraj	75	50.541	22.722
Grodzisk Mazowiecki	78	52.104	20.634
Wyszków	78	52.593	21.458
Bielsk Podlaski	81	52.765	23.186
Luboń	86	52.347	16.893
Żagań	76	51.618	15.315
Szczytno	85	53.563	20.987
Kluczbork	79	50.973	18.218
Wałcz	87	53.278	16.471
Świecie	73	53.410	18.447
Jarocin	86	51.973	17.503
Bartoszyce	85	54.254	20.808
Pszczyna	83	49.980	18.954
Sandomierz	84	50.683	21.749
Kabaty	78	52.130	21.081	x
Nowa Ruda	72	50.580	16.502
Wągrowiec	86	52.808	17.200
Wieluń	74	51.221	18.570
Białogard	87	54.007	15.988
Lubliniec	83	50.669	18.684
Kościan	86	52.088	16.649
Jawor	72	51.051	16.193
Skawina	77	49.975	19.829
Pruszcz Gdański	82	54.262	18.636
Koło	86	52.200	18.639
Ząbki	78	52.293	21.105
Kościerzyna	82	54.122	17.981
Prudnik	79	50.321	17.575
Piastów	78	52.184	20.840
Świebodzice	72	50.860	16.320
Marki	78	52.321	21.105
Zambrów	81	52.986	22.243
Lubartów	75	51.460	22.610
Grajewo	81	53.647	22.455
Ostrów Mazowiecka	78	52.802	21.895
Opoczno	74	51.376	20.278
Goleniów	87	53.564	14.829
Lubań	72	51.120	15.288
Płońsk	78	52.623	20.376
Hajnówka	81	52.743	23.581
Łaziska Górne	83	50.150	18.842
Mrągowo	85	53.864	21.305
Andrychów	77	49.855	19.338
Rembertów	78	52.261	21.164
Rydułtowy	83	50.059	18.417
Środa Wielkopolska	86	52.228	17.276
Świebodzin	76	52.248	15.534
Kamienna Góra	72	50.783	16.030
Łęczna	75	51.301	22.881
Polkowice	72	51.504	16.073
Rawicz	86	51.609	16.859
Gryfino	87	53.252	14.488
Działdowo	85	53.240	20.170
Gostyń	86	51.882	17.012
Końskie	84	51.192	20.406
Rejon ulicy Traugutta	72	51.102	17.048	x
Ozorków	74	51.963	19.291
Chełmno	73	53.349	18.425
Aleksandrów Łódzki	74	51.820	19.304
Tomaszów Lubelski	75	50.448	23.416
Strzelce Opolskie	79	50.511	18.301
Wesoła	78	52.255	21.224
Pionki	78	51.476	21.450
Chodzież	86	52.995	16.920
Bieruń	83	50.090	19.093
Nakło nad Notecią	73	53.142	17.602
Krasnystaw	75	50.985	23.174
Kęty	77	49.882	19.223
Wadowice	77	49.883	19.493
Pisz	85	53.627	21.813
Sokółka	81	53.407	23.502
Osiedle Kosmonautów	72	51.128	16.962	x
Pułtusk	78	52.703	21.083
Pyskowice	83	50.400	18.633
Gostynin	78	52.429	19.462
Sierpc	78	52.857	19.669
Trzebinia	77	50.159	19.470
Bogatynia	72	50.907	14.956
Kozienice	78	51.583	21.548
Wieliczka	77	49.987	20.065
Międzyrzecz	76	52.445	15.578
Hrubieszów	75	50.805	23.893
Szamotuły	86	52.612	16.578
Łask	74	51.591	19.133
Orzesze	83	50.156	18.779
Sulejówek	78	52.252	21.269
Złotów	86	53.363	17.041
Braniewo	85	54.380	19.820
Krapkowice	79	50.475	17.965
Łańcut	80	50.069	22.229
Sokołów Podlaski	78	52.407	22.253
Reda	82	54.605	18.347
Kostrzyn nad Odrą	76	52.587	14.650
Sulechów	76	52.084	15.625
Oborniki	86	52.647	16.814
Józefów	78	52.137	21.236
Libiąż	77	50.104	19.316
Dęblin	75	51.559	21.848
Rawa Mazowiecka	74	51.764	20.255
Myślenice	77	49.834	19.938
Kobyłka	78	52.340	21.196
Pleszew	86	51.896	17.785
Słubice	76	52.351	14.561
Zielonka	78	52.304	21.160
Radlin	83	50.050	18.476
Konstantynów Łódzki	74	51.748	19.326
Radzionków	83	50.400	18.902
Międzyrzec Podlaski	75	51.986	22.782
Busko-Zdrój	84	50.471	20.719
Strzegom	72	50.963	16.350
Trzcianka	86	53.041	16.456
Brzesko	77	49.969	20.606
Jędrzejów	84	50.639	20.305
Boguszów-Gorce	72	50.755	16.205
Bytów	82	54.171	17.492
Gryfice	87	53.916	15.200
Przasnysz	78	53.019	20.880
Nowogard	87	53.674	15.116
Gubin	76	51.950	14.728
Złotoryja	72	51.126	15.920
Rypin	73	53.066	19.409
Konstancin-Jeziorna	78	52.094	21.118
Lidzbark Warmiński	85	54.126	20.580
Łapy	81	52.991	22.884
Namysłów	79	51.076	17.723
Ząbkowice Śląskie	72	50.590	16.812
Lędziny	83	50.143	19.131
Ustka	82	54.580	16.862
Staszów	84	50.563	21.166
Świdwin	87	53.775	15.777
Radzyń Podlaski	75	51.783	22.617
Olecko	85	54.034	22.507
Garwolin	78	51.897	21.615
Kozanów	72	51.144	16.969	x
Przeworsk	80	50.059	22.494
Milanówek	78	52.119	20.672
Różanka-Polanka	72	51.143	17.020	x
Choszczno	87	53.169	15.421
Ustroń	83	49.722	18.802
Nisko	80	50.520	22.140
Łęczyca	74	52.060	19.200
Siemiatycze	81	52.427	22.862
Chełmża	73	53.185	18.605
Jelcz Laskowice	72	51.021	17.316
Łomianki	78	52.334	20.886
Jelcz	72	51.021	17.321	x
Ropczyce	80	50.052	21.609
Nowy Tomyśl	86	52.319	16.128
Solec Kujawski	73	53.084	18.226
Głuchołazy	79	50.315	17.384
Głowno	74	51.965	19.716
Kartuzy	82	54.334	18.197
Cieplice Śląskie Zdrój	72	50.865	15.684
#PR
San Juan	127	18.466	-66.106
Bayamón	021	18.399	-66.156
Carolina	031	18.381	-65.957
Ponce	113	18.010	-66.624
Caguas	025	18.234	-66.049
Guaynabo	061	18.357	-66.111
Mayagüez	097	18.201	-67.140
Trujillo Alto	139	18.355	-66.007
Arecibo	013	18.472	-66.716
Fajardo	053	18.326	-65.652
Levittown	137	18.450	-66.182
Vega Baja	145	18.444	-66.388
Cataño	033	18.441	-66.118
Barceloneta	017	18.451	-66.539
Guayama	057	17.984	-66.114
Humacao	069	18.150	-65.827
Yauco	153	18.035	-66.850
Cayey	035	18.112	-66.166
Candelaria	137	18.404	-66.209
Manatí	091	18.427	-66.492
Aguadilla	005	18.427	-67.154
#PS
East Jerusalem	WE	31.783	35.234	x
Gaza	GZ	31.502	34.467
Khān Yūnis	GZ	31.340	34.306
Jabālyā	GZ	31.527	34.483
Hebron	WE	31.529	35.094
Nablus	WE	32.221	35.254
Rafaḩ	GZ	31.297	34.244
Dayr al Balaḩ	GZ	31.418	34.349
Bayt Lāhyā	GZ	31.546	34.495
Ţūlkarm	WE	32.312	35.027
Qalqīlyah	WE	32.190	34.971
Yuta	WE	31.446	35.094
Al Bīrah	WE	31.910	35.216
Bayt Ḩānūn	GZ	31.535	34.536
An Nuşayrāt	GZ	31.449	34.392
Old City	WE	31.777	35.234	x
Al Burayj	GZ	31.439	34.403
Janīn	WE	32.459	35.301
Banī Suhaylā	GZ	31.343	34.323
Bethlehem	WE	31.705	35.204
Az̧ Z̧āhirīyah	WE	31.410	34.973
Kalandia	WE	31.867	35.217
Ar Rām wa Ḑāḩiyat al Barīd	GZ	31.849	35.234
Ramallah	WE	31.900	35.204
Ḩalḩūl	WE	31.580	35.102
Dūrā	WE	31.508	35.029
Banī Na‘īm	WE	31.516	35.164
Jericho	WE	31.867	35.450
Al Qarārah	GZ	31.374	34.341
As Samū‘	WE	31.397	35.066
Qabāţīyah	WE	32.410	35.281
Idhnā	WE	31.559	34.974
‘Abasān al Kabīrah	GZ	31.319	34.340
Sa‘īr	WE	31.579	35.140
Al ‘Ayzarīyah	WE	31.771	35.269
Balāţah	WE	32.212	35.286
Az Zuwāydah	GZ	31.440	34.381
Bayt Jālā	WE	31.715	35.188
Al Yāmūn	WE	32.486	35.230
Ţūbās	WE	32.321	35.370
#PT
Lisbon	14	38.717	-9.133
Porto	17	41.150	-8.611
Amadora	14	38.754	-9.231
Braga	04	41.550	-8.420
Setúbal	19	38.524	-8.888
Coimbra	07	40.206	-8.420
Queluz	14	38.757	-9.255
Funchal	10	32.666	-16.925
Cacém	14	38.767	-9.298
Vila Nova de Gaia	17	41.124	-8.612
Algueirão	14	38.798	-9.344
Loures	14	38.831	-9.168
Felgueiras	17	41.368	-8.194
Évora	08	38.567	-7.900
Rio de Mouro	14	38.766	-9.328
Odivelas	14	38.793	-9.184
Aveiro	02	40.644	-8.646
Amora	19	38.630	-9.116
Corroios	19	38.640	-9.151
Barreiro	19	38.663	-9.072
Monsanto	18	39.462	-8.712
Rio Tinto	17	41.179	-8.560
São Domingos de Rana	14	38.702	-9.341
Figueira da Foz	07	40.151	-8.862
Leiria	13	39.744	-8.807
Ponte de Lima	20	41.767	-8.584
Faro	09	37.019	-7.927
Sesimbra	19	38.445	-9.101
Guimarães	04	41.444	-8.296
Ermesinde	17	41.217	-8.553
Santo António dos Olivais	07	40.218	-8.405
Portimão	09	37.139	-8.538
Benfica	14	38.751	-9.203
Cascais	14	38.697	-9.421
Maia	17	41.236	-8.620
Viana do Castelo	20	41.693	-8.833
Oeiras	14	38.691	-9.311
Beja	03	38.015	-7.863
Esposende	04	41.536	-8.782
Bragança	05	41.806	-6.757
Almada	19	38.679	-9.157
Olivais	14	38.770	-9.107
Castelo Branco	06	39.822	-7.491
Alcabideche	14	38.734	-9.409
Espinho	02	41.008	-8.641
Câmara de Lobos	10	32.650	-16.977
Guarda	11	40.537	-7.266
Alvalade	14	38.753	-9.144
Arrentela	19	38.625	-9.102
Montijo	19	38.707	-8.974
Charneca de Caparica	19	38.620	-9.194
Santarém	18	39.233	-8.683
Olhão	09	37.029	-7.841
Póvoa de Varzim	17	41.383	-8.764
Senhora da Hora	17	41.186	-8.652
Marinha Grande	13	39.748	-8.932
Póvoa de Santa Iria	14	38.861	-9.065
Sequeira	11	40.554	-7.226
Massamá	14	38.753	-9.281
Matosinhos	17	41.182	-8.689
Gondomar	17	41.145	-8.532
Águas Santas	17	41.210	-8.576
Vila do Conde	17	41.353	-8.745
Caldas da Rainha	13	39.403	-9.138
São Martinho	10	32.645	-16.938
Canidelo	17	41.123	-8.647
Viseu	22	40.661	-7.910
Sintra	14	38.801	-9.378
Paço de Arcos	14	38.696	-9.291
São Mamede de Infesta	17	41.192	-8.611
Quinta Do Conde	19	38.565	-9.043
Torres Vedras	14	39.091	-9.259
Oliveira do Douro	17	41.125	-8.585
Fânzeres	17	41.168	-8.530
Estoril	14	38.706	-9.398
Carnaxide	14	38.727	-9.247
Pinhal Novo	19	38.631	-8.914
Monte Estoril	14	38.706	-9.406
Caniço	10	32.651	-16.837
Pontinha	14	38.768	-9.199
Loulé	09	37.138	-8.020
Arcos de Valdevez	20	41.847	-8.419
Moscavide e Portela	14	38.779	-9.102
São João da Madeira	02	40.901	-8.490
Lavradio	19	38.668	-9.052
Bougado	17	41.340	-8.552
Valongo	17	41.189	-8.499
Caparica	19	38.662	-9.200
Belas	14	38.777	-9.264
Laranjeira	19	38.656	-9.154
Linda-a-Velha	14	38.714	-9.242
Trofa	17	41.337	-8.560
Baião	17	41.163	-8.035
Laranjeiro	09	37.068	-7.808
Carcavelos	14	38.691	-9.322
Camarate	14	38.804	-9.128
Ponta Delgada	23	37.740	-25.669
Entroncamento	18	39.467	-8.467
Paredes	17	41.205	-8.331
Monção	20	42.079	-8.481
Piedade	19	38.670	-9.159
Custoias	11	41.105	-7.321
Algés	14	38.702	-9.229
Tomar	18	39.602	-8.409
Barcelos	04	41.532	-8.618
Pedroso	17	41.411	-8.749
Vilar de Andorinho	17	41.106	-8.586
São João da Talha	14	38.824	-9.097
Azeitão	19	38.519	-9.014
Lagos	09	37.102	-8.674
Quarteira	09	37.069	-8.101
Santa Iria da Azóia	14	38.841	-9.099
Ovar	02	40.859	-8.625
Vila Franca de Xira	14	38.955	-8.990
Leça da Palmeira	17	41.191	-8.700
Moita	19	38.651	-8.990
Sacavém	14	38.792	-9.108
Covilhã	06	40.281	-7.505
Chaves	21	41.740	-7.469
Ramada	14	38.804	-9.188
Pombal	13	39.917	-8.628
Ílhavo	02	40.602	-8.670
Parede	14	38.693	-9.354
Condeixa-a-Nova	07	40.113	-8.498
Alfragide	14	38.732	-9.219
São Pedro da Cova	17	41.143	-8.500
Vila Real	21	41.301	-7.744
Palmela	19	38.569	-8.901
Fafe	04	41.451	-8.173
Cabeceiras de Basto	04	41.514	-7.989
Feira	02	40.925	-8.543
Leça do Bailio	17	41.212	-8.634
Vialonga	14	38.872	-9.078
Albufeira	09	37.088	-8.250
Baguim do Monte	17	41.192	-8.541
Alcobaça	13	39.552	-8.977
Peniche	13	39.356	-9.381
Portalegre	16	39.294	-7.431
Alfena	17	41.237	-8.525
Tavira	09	37.127	-7.649
Torres Novas	18	39.476	-8.543
#PY
Asunción	22	-25.286	-57.647
Ciudad del Este	01	-25.510	-54.611
San Lorenzo	06	-25.340	-57.509
Capiatá	06	-25.355	-57.445
Lambaré	06	-25.347	-57.606
Fernando de la Mora	06	-25.339	-57.522
Limpio	06	-25.166	-57.486
Nemby	06	-25.395	-57.536
Pedro Juan Caballero	02	-22.547	-55.733
Encarnación	11	-27.331	-55.867
Mariano Roque Alonso	06	-25.208	-57.532
Itauguá	06	-25.393	-57.354
Villa Elisa	06	-25.368	-57.593
Villa Hayes	16	-25.093	-57.524
San Antonio	06	-25.421	-57.547
Caaguazú	04	-25.471	-56.016
Presidente Franco	01	-25.564	-54.611
Coronel Oviedo	04	-25.444	-56.440
Concepción	07	-23.400	-57.432
Villarrica	10	-25.749	-56.435
Pilar	13	-26.859	-58.306
Caazapá	05	-26.196	-56.368
Caacupé	08	-25.386	-57.142
Itá	06	-25.501	-57.367
San Juan Bautista	12	-26.669	-57.146
#QA
Doha	01	25.285	51.531
Ar Rayyān	06	25.292	51.424
Umm Şalāl Muḩammad	09	25.415	51.406
Al Wakrah	10	25.172	51.603
Al Khawr	04	25.684	51.506
#RE
Saint-Denis	RE	-20.882	55.450
Saint-Paul	RE	-21.010	55.271
Saint-Pierre	RE	-21.339	55.478
Le Tampon	RE	-21.277	55.518
Saint-André	RE	-20.963	55.650
Saint-Louis	RE	-21.286	55.411
Le Port	RE	-20.938	55.294
Saint-Benoît	RE	-21.038	55.715
Saint-Joseph	RE	-21.378	55.617
Sainte-Marie	RE	-20.897	55.551
Piton Saint-Leu	RE	-21.220	55.315
Saint-Leu	RE	-21.171	55.288
La Possession	RE	-20.929	55.335
Sainte-Suzanne	RE	-20.906	55.608
#RO
Bucharest	10	44.432	26.106
Sector 3	10	44.423	26.169	x
Sector 6	10	44.436	26.016	x
Sector 2	10	44.453	26.133	x
Iaşi	23	47.167	27.600
Cluj-Napoca	13	46.767	23.600
Timişoara	36	45.754	21.226
Craiova	17	44.317	23.800
Constanţa	14	44.181	28.634
Galaţi	18	45.437	28.050
Sector 4	10	44.376	26.121	x
Braşov	09	45.649	25.606
Sector 5	10	44.388	26.071	x
Ploieşti	30	44.950	26.017
Sector 1	10	44.492	26.048	x
Brăila	08	45.272	27.974
Oradea	05	47.046	21.918
Bacău	04	46.567	26.914
Arad	02	46.183	21.317
Piteşti	03	44.850	24.867
Sibiu	33	45.800	24.150
Târgu-Mureş	27	46.542	24.557
Baia Mare	25	47.657	23.568
Buzău	11	45.150	26.833
Botoşani	07	47.750	26.667
Satu Mare	32	47.799	22.863
Râmnicu Vâlcea	39	45.100	24.367
Suceava	34	47.633	26.250
Piatra Neamţ	28	46.917	26.333
Drobeta-Turnu Severin	26	44.627	22.653
Târgu Jiu	19	45.050	23.283
Tulcea	37	45.179	28.805
Târgovişte	16	44.925	25.457
Bistriţa	06	47.133	24.500
Reşiţa	12	45.301	21.889
Slatina	29	44.433	24.367
Focșani	40	45.700	27.183
Vaslui	38	46.633	27.733
Hunedoara	21	45.750	22.900
Giurgiu	42	43.887	25.963
Roman	28	46.921	26.926
Bârlad	38	46.232	27.669
Deva	21	45.883	22.900
Alba Iulia	01	46.067	23.583
Zalău	31	47.200	23.050
Sfântu Gheorghe	15	45.867	25.783
Turda	13	46.567	23.783
Mediaş	33	46.167	24.350
Slobozia	22	44.565	27.363
Alexandria	35	43.983	25.333
Paşcani	23	47.247	26.723
Petroşani	21	45.417	23.367
Medgidia	14	44.250	28.283
Lugoj	36	45.689	21.903
Câmpina	30	45.126	25.735
Miercurea-Ciuc	20	46.350	25.800
Tecuci	18	45.850	27.434
Sighetu Marmaţiei	25	47.932	23.886
Mangalia	14	43.800	28.583
Râmnicu Sărat	11	45.383	27.050
Dej	13	47.150	23.867
Odorheiu Secuiesc	20	46.300	25.300
Reghin-Sat	27	46.783	24.717	x
Sighișoara	27	46.221	24.793
Caracal	29	44.117	24.350
Năvodari	14	44.317	28.600
Feteşti	22	44.383	27.833
Curtea de Argeş	03	45.134	24.674
Dorohoi	07	47.950	26.400
Făgăraș	09	45.850	24.967
Lupeni	21	45.360	23.238
Voluntari	43	44.490	26.173
Săcele	09	45.617	25.711
Fălticeni	34	47.450	26.300
Huşi	38	46.674	28.059
Mioveni	03	44.959	24.942
Vulcan	21	45.383	23.267
Turnu Măgurele	35	43.747	24.868
Târnăveni	27	46.332	24.297
Aiud	01	46.310	23.721
Caransebeş	12	45.417	22.217
Roșiorii de Vede	35	44.117	24.983
Sebeş	01	45.956	23.571
Borşa	25	47.655	24.663
Câmpia Turzii	13	46.550	23.883
Olteniţa	41	44.083	26.633
Petrila	21	45.450	23.417
Zărnești	09	45.561	25.318
Cugir	01	45.837	23.370
Codlea	09	45.700	25.450
Moineşti	04	46.475	26.489
Rădăuți	34	47.850	25.917
Fetești-Gară	22	44.420	27.825	x
Gherla	13	47.033	23.917
Comăneşti	04	46.421	26.436
Motru	19	44.803	22.972
Carei	32	47.683	22.467
Orăştie	21	45.833	23.200
Buftea	43	44.561	25.949
Drăgăşani	39	44.650	24.267
Balş	29	44.350	24.100
Moreni	16	44.983	25.644
Târgu Neamţ	28	47.200	26.367
Blaj	01	46.175	23.916
Târgu Secuiesc	15	46.000	26.133
Corabia	29	43.775	24.501
Băicoi	30	45.033	25.850
Gheorgheni	20	46.723	25.601
Câmpulung Moldovenesc	34	47.533	25.567
Băileşti	17	44.017	23.350
Filiaşi	17	44.550	23.517
Calafat	17	43.991	22.933
Cernavodă	14	44.340	28.033
Buhuşi	04	46.717	26.700
Breaza	30	45.183	25.667
Salonta	05	46.800	21.650
Adjud	40	46.100	27.167
Luduş	27	46.483	24.100
Vişeu de Sus	25	47.717	24.433
Urziceni	22	44.717	26.633
Baia Sprie	25	47.662	23.692
Bocşa	12	45.373	21.709
Pantelimon	43	44.450	26.200
Vatra Dornei	34	47.350	25.367
Brad	21	46.133	22.783
Gura Humorului	34	47.550	25.900
Şimleu Silvaniei	31	47.233	22.800
Mizil	30	45.017	26.450
Ocna Mureş	01	46.383	23.850
Popeşti-Leordeni	43	44.383	26.167
Râşnov	09	45.583	25.450
Zimnicea	35	43.656	25.365
Cisnădie	33	45.717	24.150
Găeşti	16	44.717	25.317
#RS
Belgrade	SE	44.804	20.465
Niš	SE	43.325	21.903
Novi Sad	VO	45.252	19.837
Zemun	SE	44.846	20.401
Kragujevac	SE	44.017	20.917
Čačak	SE	43.891	20.350
Subotica	VO	46.100	19.667
Leskovac	SE	42.998	21.946
Novi Pazar	SE	43.137	20.512
Kraljevo	SE	43.726	20.689
Zrenjanin	VO	45.384	20.382
Pančevo	VO	44.872	20.642
Kruševac	SE	43.580	21.334
Užice	SE	43.859	19.849
Smederevo	SE	44.664	20.928
Valjevo	SE	44.275	19.898
Vranje	SE	42.551	21.900
Šabac	SE	44.747	19.690
Zaječar	SE	43.904	22.264
Trstenik	SE	43.617	21.003
Sombor	VO	45.774	19.112
Kikinda	VO	45.830	20.465
Požarevac	SE	44.621	21.188
Pirot	SE	43.153	22.586
Bor	SE	44.075	22.096
Sremska Mitrovica	VO	44.976	19.612
Vršac	VO	45.117	21.304
Jagodina	SE	43.977	21.261
Ruma	VO	45.008	19.822
Bačka Palanka	VO	45.250	19.397
Prokuplje	SE	43.234	21.588
Smederevska Palanka	SE	44.365	20.959
Inđija	VO	45.048	20.082
Vrbas	VO	45.571	19.641
Bečej	VO	45.616	20.033
Knjazevac	SE	43.566	22.257
Aranđelovac	SE	44.307	20.560
Gornji Milanovac	SE	44.026	20.462
Lazarevac	SE	44.385	20.256
Sremčica	SE	44.677	20.392
Ćuprija	SE	43.928	21.370
Senta	VO	45.928	20.077
Apatin	VO	45.673	18.978
Negotin	SE	44.226	22.531
Obrenovac	SE	44.655	20.200
Stara Pazova	VO	44.985	20.161
Bačka Topola	VO	45.815	19.632
Nova Pazova	VO	44.944	20.219
#RU
Moscow	48	55.752	37.616
Saint Petersburg	66	59.939	30.314
Novosibirsk	53	55.041	82.935
Yekaterinburg	71	56.852	60.612
Nizhniy Novgorod	51	56.329	44.002
Samara	65	53.200	50.150
Omsk	54	54.992	73.369
Kazan	73	55.789	49.122
Rostov-na-Donu	61	47.231	39.723
Chelyabinsk	13	55.154	61.429
Ufa	08	54.743	55.968
Volgograd	84	48.719	44.502
Perm	90	58.010	56.250
Krasnoyarsk	91	56.018	92.867
Saratov	67	51.541	46.009
Voronezh	86	51.672	39.184
Tol’yatti	65	53.530	49.346
Krasnodar	38	45.045	38.976
Ulyanovsk	81	54.328	48.387
Izhevsk	80	56.850	53.204
Yaroslavl	88	57.630	39.874
Barnaul	04	53.361	83.764
Vladivostok	59	43.106	131.874
Irkutsk	20	52.298	104.296
Khabarovsk	30	48.483	135.084
Khabarovsk Vtoroy	30	48.438	135.133	x
Orenburg	55	51.773	55.099
Novokuznetsk	29	53.756	87.110
Ryazan’	62	54.627	39.692
Tyumen	78	57.152	65.527
Lipetsk	43	52.603	39.571
Penza	57	53.201	45.005
Naberezhnyye Chelny	73	55.725	52.411
Kalininskiy	66	59.997	30.390	x
Astrakhan	07	46.350	48.041
Makhachkala	17	42.976	47.502
Tomsk	75	56.498	84.974
Kemerovo	29	55.333	86.083
Tula	76	54.196	37.618
Kirov	33	58.597	49.660
Cheboksary	16	56.132	47.252
Kaliningrad	23	54.706	20.511
Bryansk	10	53.252	34.372
Ivanovo	21	56.997	40.971
Magnitogorsk	13	53.419	59.047
Kursk	41	51.737	36.187
Tver	77	56.858	35.901
Nizhny Tagil	71	57.919	59.965
Stavropol’	70	45.043	41.973
Ulan-Ude	11	51.827	107.606
Arkhangel’sk	06	64.540	40.543
Belgorod	09	50.611	36.580
Kurgan	40	55.450	65.333
Kaluga	25	54.529	36.275
Krasnogvargeisky	66	59.973	30.476	x
Sochi	38	43.599	39.726
Orël	56	52.965	36.078
Volzhskiy	84	48.786	44.780
Smolensk	69	54.782	32.040
Murmansk	49	68.979	33.093
Vladikavkaz	68	43.037	44.668
Cherepovets	85	59.133	37.900
Vologda	85	59.224	39.884
Vladimir	83	56.137	40.397
Chita	93	52.032	113.501
Saransk	46	54.184	45.175
Surgut	32	61.250	73.417
Tambov	72	52.732	41.443
Yoshkar-Ola	45	56.639	47.891
Taganrog	61	47.236	38.897
Kostroma	37	57.766	40.927
Komsomolsk-on-Amur	30	50.550	137.010
Nal’chik	22	43.498	43.619
Sterlitamak	08	53.625	55.950
Petrozavodsk	28	61.785	34.347
Bratsk	20	56.133	101.614
Orsk	55	51.205	58.567
Nizhnevartovsk	32	60.934	76.553
Angarsk	20	52.537	103.886
Mar’ino	48	55.650	37.717	x
Novorossiysk	38	44.724	37.768
Khimki	47	55.897	37.430
Yakutsk	63	62.034	129.733
Nizhnekamsk	73	55.637	51.824
Dzerzhinsk	51	56.241	43.455
Syktyvkar	34	61.664	50.815
Staryy Oskol	09	51.297	37.842
Groznyy	12	43.312	45.689
Shakhty	61	47.709	40.214
Blagoveshchensk	05	50.280	127.540
Prokop’yevsk	29	53.906	86.719
Rybinsk	88	58.045	38.843
Vykhino-Zhulebino	48	55.702	37.812	x
Zelenograd	48	55.983	37.181
Biysk	04	52.536	85.207
Velikiy Novgorod	52	58.521	31.271
Centralniy	66	59.931	30.361	x
Vasyl'evsky Ostrov	66	59.941	30.254	x
Pskov	60	57.814	28.350
Severnyy	48	55.936	37.549	x
Balakovo	67	52.028	47.801
Armavir	38	44.989	41.123
Engel’s	67	51.484	46.105
Severodvinsk	06	64.564	39.830
Zlatoust	13	55.171	59.651
Syzran’	65	53.158	48.468
Petropavlovsk-Kamchatsky	92	53.044	158.651
Kamensk-Ural’skiy	71	56.419	61.933
Yasenevo	48	55.607	37.520	x
Podolsk	47	55.424	37.555
Yuzhno-Sakhalinsk	64	46.954	142.736
Lyublino	48	55.677	37.760	x
Berezniki	90	59.409	56.820
Volgodonsk	61	47.514	42.151
Miass	13	55.045	60.108
Abakan	31	53.716	91.429
Novocherkassk	61	47.421	40.092
Nazran’	19	43.226	44.773
Rubtsovsk	04	51.515	81.206
Mytishchi	47	55.912	37.731
Salavat	08	53.384	55.908
Bibirevo	48	55.883	37.600	x
Khoroshëvo-Mnevniki	47	55.784	37.471	x
Gol’yanovo	48	55.823	37.813	x
Admiralteisky	66	59.908	30.285	x
Ussuriysk	59	43.803	131.946
Lyubertsy	47	55.677	37.893
Kovrov	83	56.357	41.319
Strogino	48	55.818	37.412	x
Balashikha	47	55.809	37.958
Zhulebino	48	55.700	37.850	x
Kolomna	47	55.079	38.778
Nakhodka	59	42.814	132.873
Elektrostal’	47	55.790	38.447
Maykop	01	44.608	40.106
Biryulëvo	48	55.586	37.678	x
Orekhovo-Borisovo	48	55.613	37.726	x
Kuz’minki	48	55.700	37.800	x
Novyye Kuz’minki	48	55.700	37.750	x
Pyatigorsk	70	44.049	43.059
Chertanovo Yuzhnoye	48	55.591	37.595	x
Zheleznodorozhnyy	47	55.744	38.017
Norilsk	91	69.353	88.203
Al’met’yevsk	73	54.904	52.315
Korolev	47	55.914	37.826
Kolpino	66	59.751	30.589
Odintsovo	47	55.678	37.278
Nevinnomyssk	70	44.633	41.944
Pervoural’sk	71	56.905	59.944
Kislovodsk	70	43.913	42.721
Dimitrovgrad	81	54.214	49.618
Novomoskovsk	76	54.011	38.285
Petrogradka	66	59.966	30.312	x
Ramenki	48	55.700	37.500	x
Zyablikovo	48	55.617	37.767	x
Kamyshin	84	50.098	45.416
Novocheboksarsk	16	56.111	47.478
Serpukhov	47	54.916	37.411
Ivanovskoye	48	55.767	37.833	x
Orekhovo-Borisovo Severnoye	48	55.617	37.683	x
Murom	83	55.575	42.043
Khasavyurt	17	43.251	46.588
Neftekamsk	08	56.092	54.266
Tyoply Stan	48	55.620	37.493	x
Tsaritsyno	48	55.625	37.650	x
Presnenskiy	48	55.750	37.550	x
Veshnyaki	48	55.724	37.820	x
Zyuzino	48	55.656	37.568	x
Orekhovo-Zuyevo	47	55.807	38.962
Solntsevo	48	55.637	37.381	x
Achinsk	91	56.269	90.499
Cherkessk	27	44.223	42.058
Taganskiy	48	55.733	37.667	x
Noginsk	47	55.866	38.444
Yelets	43	52.624	38.502
Novo-Peredelkino	48	55.645	37.336
Ochakovo-Matveyevskoye	48	55.684	37.447	x
Tobol’sk	78	58.198	68.255
Shchelkovo	47	55.925	37.972
Nefteyugansk	32	61.100	72.603
Novokuybyshevsk	65	53.096	49.946
Noyabrsk	87	63.193	75.437
Bataysk	61	47.140	39.752
Seversk	75	56.601	84.886
Arzamas	51	55.395	43.840
Sergiyev Posad	47	56.300	38.133
Leninsk-Kuznetsky	29	54.657	86.174
Kyzyl	79	51.711	94.453
Oktyabr’skiy	08	54.481	53.471
Obninsk	25	55.097	36.610
Elista	24	46.308	44.256
Cherëmushki	48	55.665	37.561
Novotroitsk	55	51.203	58.327
Derbent	17	42.068	48.290
Izmaylovo	47	55.787	37.802	x
Kiselëvsk	29	53.990	86.662
Akademicheskoe	42	60.014	30.395	x
Velikiye Luki	60	56.340	30.545
Bogorodskoye	48	55.814	37.716	x
Pushkino	47	56.017	37.867
Artëm	59	43.359	132.189
Ukhta	34	63.567	53.683
Brateyevo	48	55.638	37.764	x
Shchukino	48	55.800	37.450	x
Kansk	91	56.202	95.718
Mezhdurechensk	29	53.694	88.060
Novyye Cherëmushki	48	55.700	37.583	x
Ryazanskiy	48	55.733	37.767	x
Solikamsk	90	59.632	56.769
Glazov	80	58.139	52.658
Ust’-Ilimsk	20	58.001	102.662
Tekstil’shchiki	48	55.700	37.743	x
Zelenodolsk	73	55.844	48.518
Novoshakhtinsk	61	47.760	39.933
Sarapul	80	56.476	53.798
Votkinsk	80	57.049	53.987
Serov	71	59.603	60.579
Balashov	67	51.550	43.167
Zheleznogorsk	41	52.331	35.371
Zhukovskiy	47	55.595	38.120
Ramenskoye	47	55.567	38.230
Magadan	44	59.564	150.803
Novogireyevo	48	55.754	37.819	x
Ozerki	66	60.039	30.311	x
Vostochnoe Degunino	48	55.880	37.558
Novyy Urengoy	87	66.083	76.633
Novoural’sk	71	57.244	60.084
Zheleznogorsk	91	56.251	93.532
Michurinsk	72	52.898	40.491
Kineshma	21	57.439	42.129
Krasnogorsk	47	55.820	37.330
Pushkin	66	59.714	30.396
Bugul’ma	73	54.538	52.798
Lefortovo	48	55.767	37.700	x
Yaroslavskiy	48	55.883	37.717	x
Kuznetsk	57	53.117	46.600
Kirovo-Chepetsk	33	58.554	50.040
Berdsk	53	54.755	83.097
Gatchina	42	59.576	30.128
Biryulëvo Zapadnoye	47	55.588	37.643	x
Sarov	51	54.936	43.324
Yeysk	38	46.706	38.274
Buzuluk	55	52.781	52.264
Gubkin	09	51.282	37.546
Chaykovskiy	90	56.769	54.115
Babushkin	48	55.869	37.730	x
Lianozovo	48	55.898	37.587	x
Usol’ye-Sibirskoye	20	52.752	103.645
Svetlanovskiy	42	60.003	30.331	x
Yegor’yevsk	47	55.383	39.032
Komendantsky aerodrom	66	60.004	30.275	x
Anzhero-Sudzhensk	29	56.081	86.028
Troitsk	13	54.098	61.577
Azov	61	47.108	39.416
Kaspiysk	17	42.882	47.639
Ozersk	13	55.756	60.703
Yessentuki	70	44.044	42.861
Klin	47	56.333	36.733
Vorkuta	34	67.499	64.053
Fili	47	55.748	37.480	x
Kropotkin	38	45.438	40.576
Shadrinsk	40	56.085	63.633
Vyborg	42	60.708	28.753
Reutov	47	55.761	37.858
Alekseyevka	47	55.630	37.800	x
Voskresensk	47	55.317	38.653
Mineralnye Vody	70	44.210	43.135
Birobidzhan	89	48.793	132.924
Nagornyy	48	55.650	37.617	x
Kamensk-Shakhtinskiy	61	48.318	40.259
Belovo	29	54.416	86.298
Chekhov	47	55.148	37.477
Asbest	71	57.010	61.458
Peterhof	66	59.883	29.900
Dachnoye	66	59.842	30.256	x
Minusinsk	91	53.710	91.688
Georgiyevsk	70	44.152	43.470
Yelabuga	73	55.761	52.065
Naro-Fominsk	47	55.388	36.733
Finlyandskiy	42	59.968	30.364	x
Sunzha	19	43.319	45.049
Chernogorsk	31	53.824	91.284
Zelenogorsk	91	56.112	94.599
Grazhdanka	66	60.036	30.405	x
Kopeysk	13	55.117	61.628
Kurortnyy	42	60.166	29.908	x
Vol’sk	67	52.045	47.380
Beloretsk	08	53.963	58.398
Ishimbay	08	53.454	56.041
Adler	38	43.429	39.924
Chapayevsk	65	52.977	49.709
Tuymazy	08	54.607	53.710
Lys’va	90	58.109	57.805
Borisoglebsk	86	51.367	42.085
Sosnovyy Bor	42	59.900	29.086
Dolgoprudnyy	47	55.950	37.502
Dorogomilovo	47	55.750	37.567	x
Budënnovsk	70	44.784	44.166
Belogorsk	05	50.916	128.477
Khanty-Mansiysk	32	61.004	69.002
Ishim	78	56.113	69.490
Kstovo	51	56.147	44.198
Aleksin	76	54.505	37.067
Parnas	42	60.070	30.349	x
Kungur	90	57.437	56.959
Klintsy	10	52.760	32.239
Neryungri	63	56.666	124.638
Leninogorsk	73	54.603	52.461
Sosnovka	66	60.017	30.350	x
Gukovo	61	48.062	39.935
Lesosibirsk	91	58.236	92.483
Polevskoy	71	56.442	60.188
Meleuz	08	52.965	55.933
Kumertau	08	52.767	55.783
Slavyansk-na-Kubani	38	45.256	38.126
Tikhoretsk	38	45.855	40.125
Rossosh’	86	51.121	38.512
Tuapse	38	44.105	39.080
Aleksandrov	83	56.395	38.712
Kotlovka	48	55.659	37.604	x
Zarechnyy	57	53.204	45.192
Pavlovo	51	55.969	43.091
Novaya Balakhna	51	56.490	43.601
Gus’-Khrustal’nyy	83	55.611	40.652
Buynaksk	17	42.819	47.119
Krasnotur’insk	71	59.767	60.209
Belebey	08	54.117	54.117
Rzhev	77	56.262	34.328
Chistopol’	73	55.363	50.642
Zarechnyy	57	53.133	46.583
Tikhvin	42	59.645	33.529
Rossosh’	86	50.198	39.567
Petrodvorets	66	59.896	29.801
Labinsk	38	44.634	40.736
Iskitim	53	54.637	83.305
Revda	71	56.801	59.930
Lobnya	47	56.010	37.482
Vyksa	51	55.318	42.174
Dmitrov	47	56.345	37.520
Sibay	08	52.718	58.666
Apatity	49	67.564	33.403
Novoaltaysk	04	53.392	83.936
Svobodnyy	05	51.375	128.141
Sal’sk	61	46.475	41.541
Stupino	47	54.901	38.071
Prokhladnyy	22	43.757	44.030
Shuya	21	56.849	41.388
Shchëkino	76	54.005	37.522
Bor	51	56.358	44.075
Dubna	47	56.733	37.167
Pavlovskiy Posad	47	55.782	38.650
Ostankinskiy	48	55.830	37.616	x
Sviblovo	48	55.850	37.633	x
Mikhaylovsk	70	45.128	42.026
Kotlas	06	61.257	46.650
Verkhnyaya Pyshma	71	56.970	60.582
Talnakh	91	69.487	88.397
Mikhaylovka	84	50.060	43.238
Solnechnogorsk	47	56.183	36.983
Arsen’yev	59	44.153	133.278
Uzlovaya	76	53.982	38.171
Volzhsk	45	55.866	48.359
Kogalym	32	62.265	74.479
Krymsk	38	44.929	37.991
Cheremkhovo	20	53.156	103.067
Zhigulevsk	65	53.400	49.495
Sokol	48	55.800	37.517	x
Sokol’niki	48	55.802	37.672	x
Roslavl’	69	53.953	32.864
Borovichi	52	58.388	33.915
Chernaya Rechka	42	59.986	30.303	x
Kirishi	42	59.447	32.020
Ezhva	34	61.813	50.728
Liski	86	50.984	39.515
Vyaz’ma	69	55.210	34.295
Nazarovo	91	56.010	90.401
Klimovsk	47	55.364	37.530
Lesnoy	71	57.620	63.078
Rybatskoye	42	59.839	30.499	x
Uritsk	66	59.839	30.175	x
Berëzovskiy	29	55.600	86.200
Pokrovskoye-Streshnëvo	48	55.808	37.458	x
Zamoskvorech’ye	48	55.733	37.633	x
Gorno-Altaysk	03	51.961	85.919
Belorechensk	38	44.771	39.879
Krasnokamensk	93	50.098	118.037
Kupchino	66	59.853	30.357	x
Altuf’yevskiy	48	55.883	37.583	x
Timashëvsk	38	45.617	38.945
Severomorsk	49	69.069	33.416
Domodedovo	47	55.441	37.754
Vyshniy Volochëk	77	57.591	34.565
Anapa	38	44.895	37.316
Buguruslan	55	53.655	52.442
Fryazevo	47	55.733	38.465
Livny	56	52.425	37.607
Yartsevo	69	55.067	32.696
Krasnokamsk	90	58.080	55.755
Fryazino	47	55.961	38.046
Zarinsk	04	53.707	84.949
Nyagan	32	62.141	65.394
Kimry	77	56.867	37.350
Levoberezhnyy	47	55.850	37.483	x
Vidnoye	47	55.552	37.710
Tulun	20	54.564	100.581
Ivanteyevka	47	55.971	37.921
Donetsk	61	48.340	39.959
Gelendzhik	38	44.562	38.085
Lytkarino	47	55.583	37.905
Kingisepp	42	59.373	28.613
Kizlyar	17	43.847	46.714
Chusovoy	90	58.301	57.813
Otradnyy	65	53.376	51.345
Snezhinsk	13	56.085	60.731
Akademgorodok	53	54.852	83.106	x
Kozeyevo	48	55.867	37.617	x
Kozhukhovo	47	55.700	37.667	x
Likhobory	48	55.850	37.567	x
Metrogorodok	48	55.810	37.787	x
Nikol’skoye	48	55.683	37.483	x
Novokuz’minki	48	55.717	37.783	x
Novovladykino	48	55.850	37.583	x
Semënovskoye	47	55.683	37.550	x
Untolovo	42	60.012	30.209	x
Vagonoremont	48	55.900	37.550	x
Sayanogorsk	31	53.087	91.400
Kanash	16	55.510	47.491
Monchegorsk	49	67.940	32.874
Satka	13	55.042	59.040
Ruzayevka	46	54.064	44.951
Verkhnyaya Salda	71	58.049	60.559
Osinniki	29	53.624	87.360
Megion	32	61.030	76.114
Torzhok	77	57.044	34.962
Kuybyshev	53	55.448	78.322
Sosnovaya Polyana	66	59.835	30.147	x
Vsevolozhsk	42	60.015	30.673
Ust’-Kut	20	56.794	105.767
Kurganinsk	38	44.880	40.599
Raduzhny	32	62.096	77.475
Mtsensk	56	53.277	36.573
Belaya Kalitva	61	48.186	40.774
Shelekhov	20	52.212	104.091
Gryazi	43	52.497	39.936
Mozhga	80	56.445	52.228
Dzerzhinsky	47	55.627	37.858
Beryozovsky	71	56.908	60.802
Amursk	30	50.237	136.881
Kurchatov	41	51.660	35.652
Chebarkul’	13	54.975	60.363
Nadym	87	65.533	72.517
Staryy Malgobek	19	43.544	44.596
Pechora	34	65.147	57.224
Safonovo	69	55.111	33.233
Rasskazovo	72	52.656	41.885
Kol’chugino	83	56.299	39.383
Volkhov	42	59.926	32.338
Obukhovo	66	59.844	30.451	x
Yefremov	76	53.148	38.099
Kanevskaya	38	46.085	38.960
Spassk-Dal’niy	59	44.599	132.826
Shebekino	09	50.410	36.914
Chernyakhovsk	23	54.633	21.816
Strezhevoy	75	60.733	77.589
Avtovo	66	59.872	30.266	x
Kamen’-na-Obi	04	53.788	81.342
Akhtubinsk	07	48.280	46.172
Krasnoye Selo	66	59.738	30.089	x
Krasnyy Sulin	61	47.892	40.070
Ust’-Labinsk	38	45.211	39.689
Myski	29	53.709	87.801
Usinsk	34	65.994	57.528
Rtishchevo	67	52.260	43.787
Alapayevsk	71	57.852	61.696
Kachkanar	71	58.700	59.484
Sayansk	20	54.109	102.165
Tutayev	88	57.885	39.541
Pashkovskiy	38	45.024	39.104	x
Sertolovo	42	60.144	30.202
Malgobek	19	43.511	44.588
Morshansk	72	53.444	41.811
Sovetsk	23	55.084	21.879
Mariinsk	29	56.214	87.747
Krasnoufimsk	71	56.606	57.767
Kronstadt	66	59.995	29.767
Novodvinsk	06	64.416	40.812
Zavolzh’ye	51	56.641	43.394
Sharypovo	91	55.540	89.201
Koryazhma	06	61.314	47.169
Novozybkov	10	52.540	31.927
Lomonosov	66	59.906	29.773
Partizansk	59	43.122	133.123
Konakovo	77	56.700	36.767
Sokol	85	59.462	40.121
Alatyr’	16	54.842	46.581
Izberbash	17	42.570	47.864
Zainsk	73	55.319	52.069
Lesozavodsk	59	45.479	133.428
Korenovsk	38	45.469	39.451
Irbit	71	57.671	63.071
Uryupinsk	84	50.805	42.014
Kyshtym	13	55.714	60.553
Gay	55	51.467	58.455
Pyt-Yakh	32	60.750	72.858
Urus-Martan	12	43.131	45.538
Lyudinovo	25	53.866	34.448
Pugachev	67	52.013	48.803
Zelenokumsk	70	44.407	43.881
Dzerzhinskiy	47	55.629	37.857
Birsk	08	55.421	55.543
Frolovo	84	49.771	43.662
Mozdok	68	43.744	44.652
Yelizovo	92	53.189	158.381
Apsheronsk	38	44.465	39.734
Mirny	63	62.535	113.961
Pereslavl’-Zalesskiy	88	56.739	38.856
Tosno	42	59.540	30.878
Luga	42	58.737	29.845
Kashira	47	54.844	38.167
Korkino	13	54.891	61.397
Langepas	32	61.254	75.212
Yagry	06	64.594	39.810
Kolomyagi	66	60.024	30.285	x
Uray	32	60.130	64.789
Alekseyevka	09	50.631	38.690
Svetlograd	70	45.335	42.855
Vyatskiye Polyany	33	56.226	51.066
Tavda	71	58.043	65.273
Kirov	25	54.067	34.300
Sampsonievskiy	42	59.985	30.343	x
Vyazniki	83	56.241	42.156
Yuzhnoural’sk	13	54.442	61.254
Muravlenko	87	63.790	74.523
Vichuga	21	57.213	41.930
Izobil’nyy	70	45.371	41.708
Aksay	61	47.258	39.867
Nizhneudinsk	20	54.908	99.028
Leningradskaya	38	46.321	39.388
Millerovo	61	48.923	40.397
Kandalaksha	49	67.162	32.412
Dalnegorsk	59	44.557	135.621
Furmanov	21	57.254	41.108
Lyantor	32	61.619	72.155
Bol’shoy Kamen’	59	43.113	132.354
Salekhard	87	66.530	66.602
Uchaly	08	54.358	59.436
Tayshet	20	55.934	98.004
Uglich	88	57.528	38.332
Kulebaki	51	55.413	42.532
Troitsk	48	55.485	37.307
Baksan	22	43.688	43.537
Rezh	71	57.370	61.404
Novovoronezh	86	51.307	39.217
Tynda	05	55.156	124.725
Protvino	47	54.868	37.216
Sestroretsk	66	60.098	29.964
Rostokino	48	55.833	37.667	x
Bogorodsk	51	56.105	43.513
Serdobsk	57	52.459	44.217
Temryuk	38	45.271	37.387
Novokubansk	38	45.117	41.027
Sukhoy Log	71	56.909	62.030
Slantsy	42	59.118	28.091
Teykovo	21	56.858	40.537
Blagodarnyy	70	45.098	43.436
Chernushka	90	56.507	56.077
Yalutorovsk	78	56.654	66.301
Valuyki	09	50.203	38.107
Beslan	68	43.192	44.543
Kasimov	62	54.941	41.395
Shumerlya	16	55.501	46.413
Korsakov	64	46.634	142.777
Goryachevodskiy	70	44.024	43.092
Staraya Derevnya	66	59.988	30.243	x
Gul’kevichi	38	45.354	40.695
Abinsk	38	44.868	38.157
Dinskaya	38	45.215	39.227
Baltiysk	23	54.655	19.909
Karabulak	19	43.305	44.899
Trëkhgornyy	13	54.815	58.459
Nurlat	73	54.428	50.805
Ostrogozhsk	86	50.866	39.076
Kondopoga	28	62.206	34.261
Kinel’	65	53.226	50.629
Staraya Russa	52	57.994	31.361
Blagoveshchensk	08	55.035	55.978
Slavgorod	04	52.998	78.645
Kushva	71	58.291	59.759
Ust’-Dzheguta	27	44.083	41.976
Artëmovskiy	71	57.355	61.869
Krasnoznamensk	47	55.599	37.039
Petrovsk	67	52.306	45.392
Severoural’sk	71	60.153	59.952
Yablonovskiy	01	44.989	38.943
Kizilyurt	17	43.188	46.885
Istra	47	55.920	36.869
Nartkala	22	43.557	43.851
Segezha	28	63.741	34.322
Zima	20	53.920	102.044
Dobryanka	90	58.464	56.413
Verkhniy Ufaley	13	56.056	60.240
Dyat’kovo	10	53.598	34.338
Primorsko-Akhtarsk	38	46.050	38.175
Kotovsk	72	52.587	41.502
Asha	13	54.997	57.272
Marks	67	51.711	46.749
Gudermes	12	43.351	46.109
Kholmsk	64	47.047	142.050
Maloyaroslavets	25	55.015	36.472
Velikiy Ustyug	85	60.762	46.314
Yubileyny	47	55.933	37.833
Desnogorsk	69	54.151	33.282
Lukhovitsy	47	54.977	39.044
Udomlya	77	57.879	34.992
Slobodskoy	33	58.732	50.177
Bogdanovich	71	56.780	62.049
Donskoy	76	53.971	38.336
Kimovsk	76	53.972	38.532
Znamensk	07	48.584	45.734
Privolzhskiy	67	51.409	46.048
Gorodets	51	56.655	43.473
Nakhabino	47	55.849	37.178
Sosnovoborsk	91	56.122	93.338
Kudymkar	90	59.013	54.656
Mozhaysk	47	55.502	36.027
Barabinsk	53	55.357	78.357
Pavlovskaya	38	46.138	39.783
Likino-Dulevo	47	55.708	38.954
Dyurtyuli	08	55.491	54.869
Rostov	88	57.191	39.414
Yugorsk	32	61.312	63.331
Sorochinsk	55	52.434	53.158
Mednogorsk	55	51.413	57.595
Topki	29	55.277	85.616
Kirzhach	83	56.153	38.855
Starominskaya	38	46.530	39.050
Borzya	93	50.383	116.517
Bogoroditsk	76	53.772	38.124
Kostomuksha	28	64.571	30.577
Karpinsk	71	59.770	59.996
Shatura	47	55.573	39.537
Divnogorsk	91	55.958	92.373
Amin’yevo	48	55.700	37.467	x
Annino	48	55.583	37.600	x
Annino	47	55.583	37.260
Davydkovo	48	55.718	37.473	x
Kolomenskoye	48	55.667	37.683	x
Kur’yanovo	48	55.650	37.700	x
Kuskovo	47	55.734	37.826	x
Lazarevskoye	38	43.909	39.331
Leninskiye Gory	47	55.700	37.567	x
Leonovo	48	55.850	37.650	x
Luzhniki	48	55.716	37.554	x
Matveyevskoye	48	55.711	37.475	x
Mikhalkovo	48	55.683	37.433	x
Petrovskaya	47	55.550	37.783
Vorob’yovo	48	55.717	37.533	x
Vostryakovo	47	55.667	37.450	x
Zagor’ye	48	55.577	37.667	x
Kushchëvskaya	38	46.560	39.632
Sasovo	62	54.354	41.920
Yemanzhelinsk	13	54.755	61.321
Shar’ya	37	58.369	45.516
Sovetskaya Gavan’	30	48.972	140.289
Kirovsk	49	67.615	33.673
Kapotnya	48	55.638	37.793	x
Sosnogorsk	34	63.602	53.882
Mirnyy	06	61.333	44.536
Morozovsk	61	48.355	41.826
Zernograd	61	46.845	40.308
Ipatovo	70	45.718	42.904
Unecha	10	52.846	32.674
Krasnoarmeyskaya	38	45.366	38.212
Kokhma	21	56.935	41.092
Gagarin	69	55.553	34.997
Inozemtsevo	70	44.093	43.091
Uvarovo	72	51.985	42.261
Kuvandyk	55	51.478	57.355
Gusev	23	54.592	22.200
Karasuk	53	53.738	78.040
Buturlinovka	86	50.830	40.607
Isakogorka	06	64.446	40.653
Kartaly	13	53.053	60.649
Kochubeyevskoye	70	44.644	41.845
Zheleznogorsk-Ilimskiy	20	56.577	104.122
Tomilino	47	55.656	37.947
Dalnerechensk	59	45.931	133.739
Pokhvistnevo	65	53.652	52.127
Bezhetsk	77	57.785	36.697
Argun	12	43.297	45.875
Poykovskiy	32	61.233	73.333
Goryachiy Klyuch	38	44.631	39.130
Shcherbinka	48	55.500	37.560
Polysayevo	29	54.601	86.246
Aleysk	04	52.493	82.782
Aleksandrovskoye	70	44.714	43.001
Kamyshlov	71	56.843	62.711
Mirnyy	06	62.764	40.337
Yanaul	08	56.275	54.934
Kolpashevo	75	58.313	82.909
Dagestanskiye Ogni	17	42.116	48.192
Zarechnyy	71	56.811	61.325
Neftekumsk	70	44.756	44.992
Rodniki	21	57.105	41.730
Novoaleksandrovsk	70	45.495	41.221
Kotel’nich	33	58.309	48.348
Atkarsk	67	51.872	45.008
Kalach-na-Donu	84	48.691	43.526
Sol’-Iletsk	55	51.163	54.992
Kayyerkan	91	69.379	87.744
Krasnoural’sk	71	58.364	60.041
Nikolayevsk-on-Amure	30	53.147	140.723
Asino	75	57.000	86.144
Labytnangi	87	66.657	66.418
Dedovsk	47	55.869	37.122
Zarya	47	55.755	38.096	x
Zeya	05	53.736	127.257
Tara	54	56.894	74.371
Kotovo	84	50.321	44.801
Gubakha	90	58.839	57.553
Pavlovsk	86	50.458	40.108
Okha	64	53.590	142.953
Buy	37	58.481	41.537
Oktyabr’sk	65	53.167	48.701
Metallostroy	66	59.801	30.548
Semiluki	86	51.682	39.030
Kubinka	47	55.580	36.704
Kaltan	29	53.535	87.246
Nev’yansk	71	57.495	60.211
Ozëry	47	54.860	38.551
Krasnoarmeysk	67	51.024	45.697
Fokino	59	42.974	132.406
Severobaykal’sk	11	55.637	109.323
Krasnoarmeysk	47	56.100	38.133
Zavodoukovsk	78	56.504	66.552
Ekazhevo	19	43.212	44.823
Kireyevsk	76	53.934	37.928
Omutninsk	33	58.670	52.193
Nerekhta	37	57.459	40.575
Nelidovo	77	56.221	32.777
Vilyuchinsk	92	52.931	158.405
Mostovskoy	38	44.412	40.794
Tatarsk	53	55.219	75.983
Bologoye	77	57.886	34.049
Ust’-Katav	13	54.937	58.176
Gur’yevsk	29	54.283	85.933
Shali	12	43.148	45.902
Volokolamsk	47	56.034	35.969
Zverevo	61	48.021	40.123
Kirovsk	42	59.881	30.995
Zaraysk	47	54.761	38.878
Zheleznovodsk	70	44.139	43.020
Ostrov	60	57.344	28.354
Tbilisskaya	38	45.363	40.190
Aldan	63	58.610	125.396
Novopavlovsk	70	43.962	43.634
Skopin	62	53.825	39.551
Tayga	29	56.064	85.622
Nikol’sk	57	53.719	46.071
Semënov	51	56.787	44.493
Ob’	53	54.987	82.717
Balabanovo	25	55.182	36.661
Gusinoozyorsk	11	51.283	106.500
Kalachinsk	54	55.053	74.575
Davlekanovo	08	54.221	55.034
Nizhniy Lomov	57	53.530	43.677
Lesnoy	71	58.637	59.802
Raychikhinsk	05	49.790	129.410
Troitskaya	19	43.307	44.984
Bezenchuk	65	52.982	49.433
Lensk	63	60.725	114.928
Sovetskiy	32	61.361	63.584
Yershov	67	51.351	48.277
Olenegorsk	49	68.143	33.253
Bogotol	91	56.208	89.534
Dudinka	91	69.406	86.178
Semikarakorsk	61	47.517	40.806
Lyskovo	51	56.033	45.042
L’govskiy	41	51.631	35.278
Kabanovo	47	55.748	38.935
Fedorovskiy	32	61.606	73.714
Lermontov	70	44.107	42.973
Osa	90	57.283	55.459
Vel’sk	06	61.070	42.098
Otradnaya	38	44.393	41.521
Bavly	73	54.393	53.260
Il’skiy	38	44.842	38.567
Lebedyan’	43	53.019	39.166
Mendeleyevsk	73	55.908	52.290
Dankov	43	53.252	39.156
Severskaya	38	44.854	38.677
Tashtagol	29	52.766	87.889
Koz’modem’yansk	45	56.342	46.564
Onega	06	63.907	38.111
Kirovgrad	71	57.430	60.060
Novotitarovskaya	38	45.238	38.981
Nizhnyaya Tura	71	58.629	59.812
Gorelovo	66	59.772	30.135	x
Vikhorevka	20	56.121	101.178
Vereshchagino	90	58.079	54.656
Shakhun’ya	51	57.676	46.611
Sergach	51	55.531	45.466
Bryukhovetskaya	38	45.806	39.000
Nyandoma	06	61.666	40.201
Novaya Usman’	86	51.630	39.413
Lodeynoye Pole	42	60.726	33.553
Svetlyy	23	54.675	20.135
Losino-Petrovskiy	47	55.870	38.201
Staraya Kupavna	47	55.808	38.181
Pikalëvo	42	59.518	34.166
Ryazhsk	62	53.704	40.111
Igra	80	57.555	53.054
Chishmy	08	54.576	55.376
Roshal’	47	55.669	39.875
Sysert’	71	56.502	60.819
Toguchin	53	55.235	84.386
Luchegorsk	59	46.477	134.195
Linëvo	53	54.459	83.376
Kizel	90	59.047	57.648
Bakal	13	54.942	58.808
Khadyzhensk	38	44.426	39.536
Shimanovsk	05	52.006	127.678
Kovylkino	46	54.039	43.914
Otradnoye	42	59.778	30.818
Sheksna	85	59.210	38.511
Abdulino	55	53.700	53.667
Yarovoye	04	52.927	78.580
Terek	22	43.483	44.136
Zelenchukskaya	27	43.858	41.589
Suvorov	76	54.122	36.497
Novyy Oskol	09	50.763	37.864
Dugulubgey	22	43.663	43.537
Berëzovka	91	56.030	93.112
Kurchaloy	12	43.202	46.088
Khot'kovo	47	56.257	37.995
Priyutovo	08	53.900	53.933
Novomichurinsk	62	54.038	39.748
Sortavala	28	61.712	30.710
Elektrogorsk	47	55.884	38.786
Surovikino	84	48.607	42.846
Bobrov	86	51.099	40.024
Nytva	90	57.944	55.340
Chernogolovka	47	56.000	38.367
Gubkinskiy	87	64.434	76.503
Sobinka	83	55.986	40.011
Kalach	86	50.426	41.026
Buinsk	73	54.971	48.292
Karachayevsk	27	43.774	41.914
Sredneuralsk	71	56.989	60.467
Cherepanovo	53	54.222	83.381
Tyrnyauz	22	43.383	42.918
Beloyarskiy	32	63.712	66.672
Pushchino	47	54.834	37.611
Rayevskiy	08	54.066	54.947
Andreyevskoye	47	55.555	37.926
Bol’shaya Setun’	47	55.717	37.417	x
Dagomys	38	43.670	39.669
Elektrougli	47	55.724	38.209
Kastanayevo	47	55.717	37.500	x
Khosta	38	43.515	39.868
Krestovskiy ostrov	42	59.971	30.258	x
Novaya Derevnya	66	59.987	30.287	x
Rublëvo	48	55.785	37.355	x
Setun’	48	55.717	37.417	x
Slobodka	48	55.867	37.583	x
Vnukovo	48	55.612	37.296
Vrangel’	59	42.730	133.083
Yessentukskaya	70	44.033	42.881
Yeniseysk	91	58.449	92.180
Usman’	43	52.047	39.729
Yur’yev-Pol’skiy	83	56.503	39.679
Monino	47	55.842	38.194
Kusa	13	55.338	59.441
Karachev	10	53.123	34.985
Inza	81	53.857	46.356
Petrovsk-Zabaykal’skiy	93	51.275	108.843
Zhukovka	10	53.533	33.725
Alagir	68	43.042	44.222
Bikin	30	46.813	134.250
Kotel’nikovo	84	47.630	43.141
Borodino	91	55.906	94.908
Podporozh’ye	42	60.911	34.171
Ostashkov	77	57.147	33.108
Yaransk	33	57.303	47.886
Neftegorsk	65	52.802	51.166
Kovdor	49	67.566	30.476
Yuzhnyy	04	53.254	83.694
Gorodishche	84	48.805	44.474
Kozel’sk	25	54.037	35.772
Proletarsk	61	46.703	41.727
Akhtyrskiy	38	44.855	38.303
Ivdel’	71	60.691	60.421
Novopokrovskaya	38	45.951	40.701
Katav-Ivanovsk	13	54.753	58.196
Orlovskiy	61	46.871	42.059
Yelizavetinskaya	38	45.046	38.795
Nikol’skoye	42	59.701	30.785
Novoanninskiy	84	50.529	42.671
Agidel’	08	55.908	53.935
Shchigry	41	51.876	36.904
Nesterovskaya	19	43.239	45.050
Kurovskoye	47	55.582	38.920
Rybnoye	62	54.728	39.517
Anna	86	51.484	40.430
Uva	80	56.991	52.185
Talitsa	71	56.880	60.021	x
Vorgashor	34	67.584	63.794
Tal’menka	04	53.818	83.568
Skhodnya	47	55.948	37.298
Konstantinovsk	61	47.583	41.092
Manturovo	37	58.329	44.764
Slyudyanka	20	51.659	103.706
Staroshcherbinovskaya	38	46.631	38.674
Shushenskoye	91	53.325	91.936
Vyselki	38	45.581	39.664
Kalininsk	67	51.500	44.476
Bronnitsy	47	55.421	38.262
Stroitel’	09	50.785	36.483
Vanino	30	49.098	140.253
Talitsa	71	57.011	63.733
Agryz	73	56.520	52.994
Tarko-Sale	87	64.916	77.775
Turinsk	71	58.046	63.696
Valday	52	57.978	33.247
Barysh	81	53.655	47.112
Starodub	10	52.584	32.763
Shumikha	40	55.226	63.296
Trudovoye	59	43.298	132.069
Kyakhta	11	50.357	106.450
Chegem	22	43.559	43.593
Nezlobnaya	70	44.118	43.403
Malakhovka	47	55.648	38.025
Kinel’-Cherkassy	65	53.471	51.474
Avtury	12	43.163	46.002
Ardon	68	43.177	44.297
Kotel’niki	47	55.635	37.844
Priozërsk	42	61.039	30.129
Beloozërskiy	47	55.460	38.444
Kharabali	07	47.420	47.257
Afipskiy	38	44.900	38.843
Krasnovishersk	90	60.408	57.082
Sel’tso	10	53.368	34.103
Abaza	31	52.655	90.093
Nar'yan-Mar	50	67.639	53.004
Yasnogorsk	76	54.481	37.699
Povorino	86	51.194	42.246
Izluchinsk	32	60.979	76.924
Otradnoye	48	55.867	37.600	x
Belaya Glina	38	46.078	40.867
Yegorlykskaya	61	46.566	40.656
Kirsanov	72	52.655	42.722
Kurtamysh	40	54.910	64.432
Kasli	13	55.891	60.762
Zhirnovsk	84	50.984	44.773
Sovetsk	33	57.585	48.958
Privolzhsk	21	57.387	41.287
Kosaya Gora	76	54.119	37.545	x
Nevel’	60	56.021	29.928
Raduzhnyy	83	56.004	40.339
Zapolyarnyy	49	69.415	30.814
Aprelevka	47	55.552	37.080
Markova	20	52.207	104.218
Kedrovka	29	55.521	86.095
Bolotnoye	53	55.672	84.398
Volgorechensk	37	57.439	41.156
Zimovniki	61	47.147	42.472
Reftinskiy	71	57.090	61.677
Enem	01	44.926	38.906
Svobody	70	44.026	43.050
Aginskoye	93	51.100	114.530
Kholmskiy	38	44.847	38.385
Baymak	08	52.593	58.322
Nizhnyaya Salda	71	58.078	60.720
Saraktash	55	51.788	56.361
Chudovo	52	59.117	31.683
Boksitogorsk	42	59.474	33.849
Kantyshevo	19	43.228	44.633
Yasnyy	55	51.033	59.874
Kommunar	42	59.621	30.390
Gavrilov-Yam	88	57.302	39.853
Polyarnyy	49	69.199	33.448
Suvorovskaya	70	44.190	42.660
Arsk	73	56.092	49.878
Gribanovskiy	86	51.458	41.976
Promyshlennaya	29	54.916	85.638
Kondrovo	25	54.806	35.928
Novoul’yanovsk	81	54.150	48.389
Pallasovka	84	50.050	46.883
Pokachi	32	61.720	75.368
Plast	13	54.369	60.814
Ryl’sk	41	51.566	34.682
Kudepsta	38	43.495	39.893
Nevel’sk	64	46.679	141.856
Kavalerovo	59	44.272	135.052
Medvedovskaya	38	45.452	39.025
Novouzensk	67	50.459	48.143
Pridonskoy	86	51.683	39.068
Krasnoobsk	53	54.920	82.991
Menzelinsk	73	55.727	53.103
Tuchkovo	47	55.601	36.468
Danilov	88	58.191	40.172
Vasil’yevo	73	55.830	48.717
Kukmor	73	56.185	50.894
Achkhoy-Martan	12	43.190	45.284
Plavsk	76	53.709	37.292
Lakinsk	83	56.019	39.948
Poronaysk	64	49.222	143.097
Ilanskiy	91	56.233	96.065
Balezino	80	57.979	53.014
Kashin	77	57.359	37.608
Severo-Zadonsk	76	54.035	38.402
Medvezh’yegorsk	28	62.917	34.457
Vostryakovo	47	55.399	37.808
Kochenëvo	53	55.022	82.202
Medvedevo	45	56.634	47.804
Yemva	34	62.590	50.859
Zvenigorod	47	55.734	36.859
Kupino	53	54.366	77.298
Surkhakhi	19	43.188	44.902
Chunskiy	20	56.081	99.634
Kamyzyak	07	46.110	48.074
Krasnogvardeyskoye	70	45.846	41.519
Shilovo	62	54.320	40.874
Gryazovets	85	58.880	40.252
Sukhinichi	25	54.100	35.343
Trubchevsk	10	52.580	33.764
Pavlovsk	66	59.683	30.435
Belidzhi	17	41.892	48.412
Golitsyno	47	55.609	36.982
Nikolayevsk	84	50.028	45.460
Zherdevka	72	51.849	41.461
Tsotsin-Yurt	12	43.242	46.000
Bodaybo	20	57.851	114.193
Pestovo	52	58.594	35.802
Melenki	83	55.334	41.630
Pokrov	83	55.918	39.172
Petushki	83	55.926	39.461
Mezgor'e	08	54.050	57.817
Arzgir	70	45.373	44.221
Svetogorsk	42	61.112	28.863
Persianovka	61	47.530	39.418
Divnoye	70	45.909	43.355
Venëv	76	54.355	38.268
Kodinsk	91	58.606	99.174
Gornyak	04	50.994	81.466
Zelenogradsk	23	54.959	20.477
Uzhur	91	55.312	89.833
Sim	13	54.993	57.698
Karabash	13	55.481	60.216
Kataysk	40	56.289	62.584
Karabanovo	83	56.317	38.700
Baykal’sk	20	51.515	104.140
Nikel	49	69.413	30.222
Razumnoye	09	50.534	36.685	x
Shushary	66	59.809	30.382
Aleksandrovsk	90	59.158	57.569
Strunino	83	56.373	38.583
Donskoye	70	45.455	41.974
Moskovskiy	48	55.599	37.355
Mayma	03	52.016	85.910
Borovskiy	78	57.041	65.720
Ochër	90	57.890	54.720
Suzun	53	53.784	82.312
Nerchinsk	93	51.983	116.583
Kulunda	04	52.566	78.939
Tsimlyansk	61	47.646	42.102
Bagayevskaya	61	47.324	40.388
Belëv	76	53.812	36.132
Degtyarsk	71	56.704	60.088
Aykhal	63	65.934	111.483
Udachny	63	66.430	112.402
Sofrino	47	56.150	37.933
Chernyanka	09	50.934	37.817
Vyazemskiy	30	47.538	134.756
Novosilikatnyy	04	53.310	83.624
Aramil	71	56.698	60.837
Dubovka	84	49.058	44.829
Nizhnesortymskiy	32	62.440	71.760
Yashkino	29	55.874	85.427
Yelan’	84	50.949	43.738
Giaginskaya	01	44.862	40.072
Leninsk	84	48.702	45.198
Uchkeken	27	43.938	42.512
Pochep	10	52.934	33.446
Polyarnyye Zori	49	67.366	32.498
Boguchar	86	49.936	40.545
Peresvet	47	56.423	38.176
#RW
Kigali	12	-1.950	30.059
Butare	15	-2.597	29.739
Gitarama	15	-2.074	29.757
Musanze	13	-1.500	29.635
Gisenyi	14	-1.703	29.256
Byumba	13	-1.576	30.067
Cyangugu	14	-2.485	28.907
Kibuye	14	-2.060	29.348
Rwamagana	11	-1.949	30.435
Kibungo	11	-2.160	30.543
Nzega	15	-2.479	29.556
#SA
Riyadh	10	24.688	46.722
Jeddah	14	21.490	39.186
Mecca	14	21.427	39.826
Medina	05	24.469	39.614
Sulţānah	05	24.493	39.586
Dammam	06	26.434	50.103
Ta’if	14	21.270	40.416
Tabuk	19	28.400	36.572
Al Kharj	10	24.155	47.335
Buraydah	08	26.326	43.975
Khamis Mushait	11	18.300	42.733
Al Hufūf	06	25.365	49.588
Al Mubarraz	06	25.408	49.590
Hafar Al-Batin	06	28.433	45.971
Ha'il	13	27.522	41.691
Najrān	16	17.493	44.128
Al Jubayl	06	27.017	49.623
Abha	11	18.216	42.505
Yanbu	05	24.090	38.062
Khobar	06	26.279	50.208
Arar	15	30.975	41.038
Sakakah	20	29.970	40.206
Jizan	17	16.889	42.551
Qurayyat	20	31.332	37.343
Dhahran	06	26.289	50.114
Al Qaţīf	06	26.565	50.009
Al Bahah	02	20.013	41.468
Tārūt	06	26.573	50.040
Qal‘at Bīshah	11	20.001	42.605
Ar Rass	08	25.869	43.497
Ash Shafā	14	21.073	40.318
Sayhāt	06	26.483	50.048
Al Mithnab	08	25.860	44.222
Al Khafjī	06	28.439	48.491
Ad Dawādimī	10	24.508	44.392
Şabyā	17	17.149	42.625
Az Zulfī	10	26.299	44.815
Abū ‘Arīsh	17	16.969	42.833
Şafwá	06	26.650	49.955
Afif	10	23.907	42.917
Rābigh	14	22.799	39.035
Raḩīmah	06	26.708	50.062
Turaif	15	31.673	38.664
Ţubarjal	20	30.500	38.216
Ad Dilam	10	23.991	47.162
Umluj	19	25.021	37.269
Al- Ula	05	26.609	37.923
Abqaiq	06	25.934	49.669
Badr Ḩunayn	05	23.783	38.790
Şāmitah	17	16.596	42.944
Al Wajh	19	26.246	36.452
Al Bukayrīyah	08	26.139	43.658
An Nimāş	11	19.145	42.120
As Sulayyil	10	20.461	45.578
Turabah	14	21.214	41.633
Al Jumūm	14	21.620	39.697
Duba	19	27.351	35.690
Aţ Ţaraf	06	25.362	49.728
Qaisumah	06	28.311	46.127
Al Baţţālīyah	06	25.433	49.633
Al Munayzilah	06	25.383	49.667
Adh Dhibiyah	08	26.027	43.157
#SB
Honiara	14	-9.433	159.950
#SC
Victoria	26	-4.620	55.455
#SD
Khartoum	29	15.552	32.532
Omdurman	29	15.645	32.478
Nyala	49	12.049	24.881
Port Sudan	36	19.617	37.216
Kassala	52	15.451	36.400
El Obeid	56	13.184	30.217
Al Qadarif	39	14.035	35.383
Kosti	41	13.163	32.663
Wad Medani	38	14.401	33.520
El Daein	60	11.462	26.126
El Fasher	55	13.628	25.349
Singa	58	13.148	33.931
Ad-Damazin	42	11.789	34.359
Geneina	47	13.453	22.447
Rabak	41	13.181	32.740
Sinnar	58	13.569	33.567
Al Manāqil	38	14.246	32.989
Gereida	49	11.275	25.140
An Nuhūd	62	12.700	28.433
Atbara	53	17.702	33.986
Ed Damer	53	17.599	33.972
Kadugli	50	11.011	29.718
Ad Douiem	41	14.001	32.312
Umm Ruwaba	56	12.906	31.216
Shendi	53	16.692	33.434
Dilling	50	12.050	29.650
As Sūkī	58	13.317	33.883
Ar Ruseris	42	11.866	34.387
Al Hasaheisa	38	14.753	33.298
Maiurno	58	13.417	33.667
Zalingei	61	12.909	23.471
Sawākin	36	19.106	37.332
Tandaltī	41	13.017	31.867
Ar Rahad	56	12.717	30.650
Kināna	58	14.036	33.171
Al Ḩawātah	39	13.417	34.633
Berber	53	18.022	33.983
Tokār	36	18.425	37.729
Abu Jibeha	50	11.456	31.229
Al Mijlad	62	11.033	27.733
Doka	39	13.517	35.767
Kuraymah	43	18.550	31.850
El Bauga	53	18.262	33.908
Al Qiţena	41	14.865	32.367
Al Hilāliyya	38	14.940	33.234
Bārah	56	13.700	30.367
Abū Zabad	62	12.350	29.250
Ad Dindar	58	13.200	34.167
#SE
Stockholm	26	59.329	18.069
Göteborg	28	57.707	11.967
Malmö	27	55.606	13.001
Uppsala	21	59.859	17.639
Sollentuna	26	59.428	17.951
Södermalm	26	59.313	18.076	x
Västerås	25	59.616	16.553
Örebro	15	59.274	15.207
Linköping	16	58.411	15.622
Helsingborg	27	56.047	12.694
Jönköping	08	57.781	14.156
Norrköping	16	58.594	16.183
Huddinge	26	59.237	17.982
Lund	27	55.706	13.193
Umeå	23	63.828	20.260
Haninge	26	59.168	18.145
Gävle	03	60.675	17.142
Borås	28	57.721	12.940
Södertälje	26	59.196	17.625
Kungsholmen	26	59.332	18.041	x
Eskilstuna	18	59.367	16.508
Solna	26	59.360	18.001
Halmstad	06	56.674	12.857
Växjö	12	56.878	14.809
Karlstad	22	59.379	13.504
Bromma	26	59.340	17.940	x
Mölndal	28	57.655	12.014
Vasastan	26	59.346	18.050	x
Täby	26	59.444	18.069
Sundsvall	24	62.391	17.306
Östersund	07	63.179	14.636
Trollhättan	28	58.284	12.289
Luleå	14	65.584	22.155
Lidingö	26	59.367	18.133
Borlänge	10	60.486	15.437
Tumba	26	59.199	17.833
Kristianstad	27	56.031	14.152
Kalmar	09	56.662	16.362
Falun	10	60.604	15.626
Skövde	28	58.391	13.845
Upplands Väsby	26	59.518	17.911
Karlskrona	02	56.162	15.587
Östermalm	26	59.339	18.085	x
Skellefteå	23	64.751	20.953
Uddevalla	28	58.348	11.942
Sundbyberg	26	59.361	17.971
Varberg	06	57.106	12.251
Åkersberga	26	59.479	18.300
Örnsköldsvik	24	63.291	18.715
Landskrona	27	55.871	12.830
Nyköping	18	58.753	17.008
Vallentuna	26	59.534	18.078
Motala	16	58.537	15.036
Trelleborg	27	55.375	13.157
Majorna	28	57.692	11.916	x
Partille	28	57.739	12.106
Karlskoga	15	59.327	14.524
Märsta	26	59.622	17.855
Lerum	28	57.771	12.269
Alingsås	28	57.930	12.533
Nacka	26	59.311	18.164
Sandviken	03	60.617	16.767
Kungälv	28	57.871	11.981
Falkenberg	06	56.906	12.491
Boo	26	59.333	18.283	x
Jakobsberg	26	59.423	17.835
Visby	05	57.641	18.296
Katrineholm	18	58.996	16.207
Ängelholm	27	56.243	12.862
Vänersborg	28	58.381	12.323
Björlanda	28	57.767	11.833
Piteå	14	65.317	21.479
Lidköping	28	58.505	13.158
Enköping	21	59.636	17.078
Huskvarna	08	57.786	14.302
Västervik	09	57.758	16.637
Gustavsberg	26	59.327	18.390
Karlshamn	02	56.171	14.862
Norrtälje	26	59.758	18.705
Hässleholm	27	56.159	13.766
Värnamo	08	57.186	14.040
Ystad	27	55.430	13.820
Kungsbacka	06	57.487	12.076
Eslöv	27	55.839	13.304
Kristinehamn	22	59.310	14.108
Härnösand	24	62.632	17.938
Köping	25	59.514	15.993
Oskarshamn	09	57.265	16.448
Nässjö	08	57.653	14.697
Mölnlycke	28	57.659	12.118
Falköping	28	58.173	13.551
Tensta	26	59.394	17.901	x
Kiruna	14	67.856	20.225
Råsunda	26	59.366	17.996	x
Boden	14	65.825	21.689
Årsta	26	59.298	18.051	x
Kumla	15	59.128	15.143
Gamla Uppsala	21	59.898	17.634	x
Mariestad	28	58.710	13.824
Hudiksvall	03	61.727	17.106
Tullinge	26	59.200	17.900
Västra Frölunda	28	57.647	11.929
Ljungby	12	56.833	13.941
Staffanstorp	27	55.643	13.206
Ludvika	10	60.150	15.188
Kinna	28	57.507	12.695
#SG
Singapore	01	1.290	103.850
Woodlands	03	1.438	103.789
#SI
Ljubljana	61	46.051	14.505
Maribor	J2	46.555	15.647
Celje	11	46.231	15.260
Kranj	52	46.239	14.356
Velenje	D7	46.359	15.110
Koper	50	45.547	13.729
Novo Mesto	J7	45.804	15.169
Ptuj	K7	46.420	15.870
Trbovlje	D3	46.155	15.053
#SK
Bratislava	02	48.148	17.107
Košice	03	48.714	21.258
Prešov	05	48.998	21.234
Nitra	04	48.308	18.085
Žilina	08	49.223	18.739
Banská Bystrica	01	48.739	19.153
Trnava	07	48.377	17.587
Trenčín	06	48.895	18.044
Poprad	05	49.061	20.298
Martin	08	49.067	18.924
Prievidza	06	48.774	18.628
Zvolen	01	48.574	19.153
Považská Bystrica	06	49.122	18.422
Nové Zámky	04	47.985	18.162
Michalovce	03	48.754	21.919
Spišská Nová Ves	03	48.945	20.562
Levice	04	48.216	18.607
Komárno	04	47.764	18.123
Humenné	05	48.937	21.916
Bardejov	05	49.292	21.273
Liptovský Mikuláš	08	49.081	19.622
Ružomberok	08	49.075	19.308
Piešťany	07	48.595	17.826
Lučenec	01	48.332	19.667
Dubnica nad Váhom	06	48.960	18.166
Rimavská Sobota	01	48.383	20.022
Čadca	08	49.435	18.789
Šaľa	04	48.151	17.881
Partizánske	06	48.629	18.385
Hlohovec	07	48.432	17.803
Dunajská Streda	07	47.993	17.612
Vranov nad Topľou	05	48.888	21.685
Trebišov	03	48.629	21.720
Snina	05	48.989	22.151
Senica	07	48.679	17.367
Nové Mesto nad Váhom	06	48.758	17.831
Pezinok	02	48.290	17.267
Brezno	01	48.804	19.636
Žiar nad Hronom	01	48.592	18.850
Rožňava	03	48.660	20.538
Dolný Kubín	08	49.210	19.303
Bánovce nad Bebravou	06	48.721	18.258
Púchov	06	49.125	18.326
Handlová	06	48.728	18.760
Malacky	02	48.436	17.022
Kysucké Nové Mesto	08	49.300	18.783
Kežmarok	05	49.136	20.434
Galanta	07	48.190	17.727
Stará Ľubovňa	05	49.299	20.686
Zlaté Moravce	04	48.386	18.401
Detva	01	48.561	19.420
Skalica	07	48.845	17.226
#SL
Freetown	04	8.487	-13.236
Bo	03	7.965	-11.738
Kenema	01	7.877	-11.190
Koidu	01	8.644	-10.971
Makeni	02	8.886	-12.044
Lunsar	02	8.684	-12.535
Port Loko	05	8.766	-12.787
Waterloo	04	8.339	-13.071
Kabala	02	9.589	-11.553
Segbwema	01	7.995	-10.950
#SN
Dakar	01	14.694	-17.444
Pikine	01	14.765	-17.391
Touba	03	14.850	-15.883
Thiès	07	14.789	-16.926
Thiès Nones	07	14.783	-16.967
Saint-Louis	14	16.018	-16.490
Kaolack	10	14.152	-16.073
Ziguinchor	12	12.568	-16.273
Tiébo	03	14.633	-16.233
Tambacounda	05	13.771	-13.667
Mbaké	03	14.790	-15.908
Louga	13	15.619	-16.224
Kolda	11	12.894	-14.941
Richard-Toll	14	16.462	-15.701
Joal-Fadiout	07	14.167	-16.833
N’diareme limamoulaye	01	14.781	-17.384
Dara	13	15.348	-15.480
Kaffrine	16	14.106	-15.551
Ndibène Dahra	13	15.334	-15.477
Bignona	12	12.810	-16.226
Pourham	09	14.350	-16.417
Vélingara	11	13.150	-14.117
Nioro du Rip	10	13.750	-15.800
Sédhiou	18	12.708	-15.557
Mékhé	07	15.110	-16.622
Kédougou	17	12.556	-12.181
Nguékhokh	07	14.513	-17.004
Pout	07	14.771	-17.061
Kayar	07	14.919	-17.120
Guinguinéo	09	14.267	-15.950
Matam	15	15.656	-13.255
Mermoz Boabab	01	14.706	-17.476
#SO
Mogadishu	02	2.037	45.344
Hargeysa	20	9.560	44.065
Berbera	20	10.440	45.014
Kismayo	09	-0.358	42.545
Marka	14	1.716	44.772
Jamaame	09	0.070	42.745
Baidoa	04	3.114	43.650
Burao	19	9.522	45.534
Bosaso	03	11.284	49.182
Afgooye	14	2.138	45.121
Gaalkacyo	10	6.770	47.431
Laascaanood	22	8.477	47.360
Garoowe	18	8.402	48.483
Beledweyne	07	4.736	45.204
Qoryooley	14	1.788	44.530
Jawhar	13	2.781	45.500
Jilib	08	0.488	42.785
Baardheere	06	2.345	42.276
Ceerigaabo	12	10.616	47.368
Luuq	06	3.803	42.544
Buurhakaba	04	2.803	44.078
Ceeldheer	05	3.849	47.181
Wanlaweyn	14	2.619	44.894
Baki	21	9.892	43.385
Eyl	18	7.980	49.816
Buulobarde	07	3.854	45.567
Qandala	03	11.472	49.873
#SR
Paramaribo	16	5.866	-55.167
Lelydorp	19	5.700	-55.233
#SS
Juba	11550569	4.852	31.582
Winejok	11550582	9.012	27.571
Malakal	11550575	9.533	31.660
Wau	11550565	7.701	27.990
Pajok	11550567	3.865	32.482
Yambio	11550566	4.571	28.394
Yei	11550555	4.094	30.676
Aweil	11550543	8.762	27.392
Gogrial	11550545	8.533	28.100
Rumbek	11550581	6.806	29.677
Bor	11550576	6.209	31.559
Torit	11550567	4.412	32.570
Tonj	11550563	7.274	28.677
#ST
São Tomé	02	0.337	6.727
#SV
San Salvador	10	13.689	-89.187
Soyapango	10	13.710	-89.140
Santa Ana	11	13.994	-89.560
San Miguel	09	13.483	-88.183
Mejicanos	10	13.724	-89.188
Santa Tecla	05	13.677	-89.280
Apopa	10	13.807	-89.179
Delgado	10	13.722	-89.169
Sonsonate	13	13.719	-89.724
San Marcos	10	13.661	-89.183
Usulután	14	13.350	-88.450
Cojutepeque	04	13.717	-88.933
Cuscatancingo	10	13.727	-89.182
San Vicente	12	13.633	-88.800
Zacatecoluca	06	13.500	-88.867
San Martín	04	13.783	-88.917
Ilopango	10	13.702	-89.109
Ahuachapán	01	13.921	-89.845
Antiguo Cuscatlán	05	13.665	-89.253
Chalchuapa	11	13.987	-89.681
Quezaltepeque	05	13.831	-89.272
La Unión	07	13.337	-87.844
Ayutuxtepeque	10	13.735	-89.202
Acajutla	13	13.593	-89.828
Aguilares	10	13.957	-89.190
Sensuntepeque	02	13.867	-88.633
Chalatenango	03	14.033	-88.933
Izalco	13	13.745	-89.673
Metapán	11	14.333	-89.450
San Rafael Oriente	09	13.383	-88.350
Puerto El Triunfo	14	13.283	-88.550
La Libertad	05	13.488	-89.322
San Francisco	08	13.700	-88.100
Sonzacate	13	13.734	-89.715
Santiago de María	14	13.483	-88.467
#SY
Aleppo	09	36.201	37.161
Damascus	13	33.510	36.291
Homs	11	34.727	36.723
Ḩamāh	10	35.132	36.758
Latakia	02	35.532	35.790
Deir ez-Zor	07	35.336	40.141
Ar Raqqah	04	35.953	39.008
Al Bāb	09	36.371	37.516
Idlib	12	35.931	36.634
Douma	08	33.572	36.403
Manbij	09	36.528	37.955
Dar‘ā	06	32.619	36.102
As Salamīyah	10	35.011	37.053
Tartouss	14	34.889	35.887
Ath Thawrah	04	35.838	38.548
Al Ḩasakah	01	36.502	40.748
Dārayyā	08	33.458	36.233
I‘zāz	09	36.587	37.046
Jablah	02	35.362	35.928
As Safīrah	09	36.077	37.373
As-Suwayda	05	32.709	36.570
Ālbū Kamāl	07	34.452	40.919
At Tall	08	33.610	36.311
Al Mayādīn	07	35.020	40.452
Ar Rastan	11	34.927	36.732
Tadmur	11	34.562	38.284
‘Ayn al ‘Arab	09	36.891	38.353
An Nabk	08	34.024	36.728
Khān Shaykhūn	12	35.442	36.651
‘Afrīn	09	36.512	36.870
Kafranbel	12	35.614	36.564
‘Irbīn	08	33.537	36.366
Al Quşayr	11	34.508	36.580
Yabrūd	08	33.969	36.657
Jisr ash Shughūr	12	35.814	36.320
Bāniyās	14	35.182	35.949
Tallbīsah	11	34.841	36.731
Ḩarastā	08	33.559	36.365
Al Qunayţirah	03	33.126	35.825
Tādif	09	36.348	37.531
Sarāqib	12	35.864	36.806
Jayrūd	08	33.807	36.739
Maşyāf	10	35.065	36.341
Ma‘arratmişrīn	12	36.012	36.672
Al Qaryatayn	11	34.230	37.241
Salqīn	12	36.139	36.452
Ţafas	06	32.737	36.067
Souran	10	35.292	36.748
Binnish	12	35.957	36.714
Jāsim	06	32.992	36.060
Tallkalakh	11	34.668	36.260
Az Zabadānī	08	33.725	36.100
Ţayyibat al Imām	10	35.266	36.712
Hajīn	07	34.695	40.831
Inkhil	06	33.018	36.128
Dayr Ḩāfir	09	36.157	37.708
Satita	14	34.821	36.118
Ash Shaykh Miskīn	06	32.829	36.159
Aş Şanamayn	06	33.072	36.183
Tall Rif‘at	09	36.472	37.095
Nubl	09	36.379	36.993
Subaykhān	07	34.853	40.600
Jarābulus	09	36.818	38.011
Al Ḩarāk	06	32.749	36.310
Al Kiswah	08	33.358	36.242
Ḩalfāyā	10	35.260	36.606
Kafr Takhārīm	12	36.117	36.515
Ad Dānā	12	36.213	36.770
Kafr Zaytā	10	35.374	36.603
Kafr Lāhā	11	34.895	36.496
Ad Darbāsīyah	01	37.073	40.652
Qārah	08	34.156	36.743
Qaţanā	08	33.438	36.079
Al Quţayfah	08	33.738	36.601
#SZ
Manzini	03	-26.499	31.380
Mbabane	01	-26.317	31.133
#TD
N'Djamena	21	12.107	15.044
Moundou	08	8.567	16.083
Sarh	17	9.143	18.392
Abéché	12	13.829	20.832
Kelo	14	9.309	15.807
Koumra	19	8.913	17.554
Pala	20	9.364	14.905
Am Timan	13	11.030	20.283
Bongor	16	10.281	15.372
Mongo	05	12.184	18.693
Doba	09	8.650	16.850
Ati	01	13.215	18.335
Fada	28	17.185	21.581
Laï	14	9.397	16.301
Oum Hadjer	01	13.295	19.697
Bitkine	05	11.980	18.214
Mao	06	14.121	15.310
Massaguet	18	12.476	15.436
Dourbali	15	11.806	15.867
Mboursou Léré	20	9.764	14.154
Kyabé	17	9.451	18.945
Benoy	08	8.983	16.320
Massakory	18	12.996	15.729
Moussoro	22	13.641	16.489
#TG
Lomé	24	6.129	1.222
Sokodé	22	8.983	1.133
Kara	23	9.551	1.186
Atakpamé	25	7.533	1.133
Kpalimé	25	6.900	0.633
Bassar	23	9.250	0.782
Tsévié	24	6.426	1.213
Aného	24	6.228	1.592
Sansanné-Mango	26	10.359	0.471
Dapaong	26	10.862	0.208
Tchamba	22	9.033	1.417
Badou	25	7.583	0.600
Niamtougou	23	9.768	1.105
Bafilo	23	9.350	1.267
Notsé	25	6.950	1.167
Sotouboua	22	8.563	0.984
Vogan	24	6.333	1.533
#TH
Bangkok	40	13.754	100.501
Samut Prakan	42	13.599	100.597
Mueang Nonthaburi	38	13.861	100.515
Udon Thani	76	17.416	102.786
Chon Buri	46	13.362	100.983
Nakhon Ratchasima	27	14.971	102.102
Chiang Mai	02	18.790	98.985
Hat Yai	68	7.008	100.477
Pak Kret	38	13.913	100.499
Si Racha	46	13.174	100.931
Phra Pradaeng	42	13.659	100.534
Lampang	06	18.292	99.493
Khon Kaen	22	16.447	102.833
Surat Thani	60	9.140	99.333
Ubon Ratchathani	75	15.238	104.849
Nakhon Si Thammarat	64	8.433	99.967
Khlong Luang	39	14.065	100.646
Nakhon Pathom	53	13.820	100.044
Rayong	47	12.681	101.258
Phitsanulok	12	16.825	100.259
Chanthaburi	48	12.610	102.104
Pattaya	46	12.933	100.883
Yala	70	6.540	101.281
Ratchaburi	52	13.537	99.817
Nakhon Sawan	16	15.705	100.137
Phuket	62	7.891	98.398
Ban Mai	68	7.204	100.545
Songkhla	68	7.199	100.595
Phra Nakhon Si Ayutthaya	36	14.352	100.577
Chiang Rai	03	19.909	99.832
Bang Kruai	38	13.805	100.473
Sakon Nakhon	20	17.161	104.147
Krathum Baen	55	13.653	100.260
Saraburi	37	14.533	100.917
Trang	65	7.556	99.611
Sattahip	46	12.666	100.901
Kanchanaburi	50	14.004	99.548
Nong Khai	17	17.878	102.742
Samut Sakhon	55	13.548	100.274
Ban Lam Luk Ka	39	13.977	100.778
Kamphaeng Phet	11	16.483	99.522
Chaiyaphum	26	15.810	102.029
Uttaradit	10	17.626	100.094
Lop Buri	34	14.798	100.654
Ban Pong	52	13.816	99.877
Phra Phutthabat	37	14.725	100.795
Chumphon	58	10.496	99.180
Klaeng	47	12.780	101.648
Kalasin	23	16.433	103.507
Suphan Buri	51	14.474	100.122
Tha Maka	50	13.900	99.767
Ban Talat Yai	62	7.885	98.400
Maha Sarakham	24	16.185	103.301
Phetchabun	14	16.419	101.161
Hua Hin	57	12.571	99.959
Ko Samui	60	9.536	99.936
Chachoengsao	44	13.688	101.072
Cha-am	56	12.800	99.967
Pak Chong	27	14.708	101.416
Narathiwat	31	6.426	101.823
Pran Buri	57	12.385	99.902
Surin	29	14.882	103.494
Phetchaburi	56	13.112	99.945
Chum Phae	22	16.544	102.099
Sadao	68	6.639	100.423
Si Sa Ket	30	15.115	104.329
Mae Sot	08	16.717	98.567
Pattani	69	6.868	101.250
Phatthalung	66	7.618	100.078
Lamphun	05	18.581	99.007
Warin Chamrap	75	15.193	104.863
Su-ngai Kolok	31	6.030	101.966
Tha Yang	56	12.958	99.906
Ban Phaeo	55	13.591	100.107
Bang Bua Thong	38	13.918	100.424
Nong Khae	37	14.341	100.867
Mukdahan	78	16.545	104.724
Ban Na	09	17.017	99.733
Bang Lamung	46	13.047	100.929
Roi Et	25	16.057	103.653
Wichian Buri	14	15.658	101.106
Wichit	62	7.889	98.385
Phrae	07	18.146	100.141
Mae Chan	03	20.147	99.853
Sam Phran	53	13.727	100.215
Sukhothai	09	17.008	99.823
Kantharalak	30	14.641	104.650
Photharam	52	13.692	99.850
Phichit	13	16.442	100.349
Det Udom	75	14.906	105.078
Ban Phai	22	16.060	102.731
Tha Bo	17	17.850	102.581
Loei	18	17.491	101.727
Samut Songkhram	54	13.415	100.003
Kathu	62	7.918	98.333
Amnat Charoen	77	15.859	104.629
Nakhon Phanom	73	17.411	104.779
Satun	67	6.623	100.067
Nong Bua Lamphu	79	17.204	102.441
Ban Ratsada	62	7.910	98.402
Prachuap Khiri Khan	57	11.821	99.784
San Kamphaeng	02	18.745	99.120
Prachin Buri	74	14.050	101.369
Krabi	63	8.073	98.911
Ban Khlong Bang Sao Thong	42	13.642	100.833
Yaring	69	6.866	101.369
Na Klang	79	17.307	102.189
Kaeng Khoi	37	14.586	100.998
Betong	70	5.774	101.072
Bang Phae	52	13.692	99.930
Ban Phan Don	76	17.143	102.973
Kaeng Khro	26	16.109	102.258
Amphoe Sikhiu	27	14.899	101.708
Sa Kaeo	80	13.814	102.072
Bang Bo District	42	13.583	100.817
Buri Ram	28	14.994	103.104
Thung Song	64	8.165	99.680
Ban Chang	47	12.725	101.055
Ban Bang Kadi Pathum Thani	36	13.999	100.550
Nong Phai	14	15.990	101.062
Mae Sai	03	20.434	99.876
Tha Muang	50	13.961	99.641
Ron Phibun	64	8.179	99.854
Ban Talat Bueng	46	13.071	101.003
Si Satchanalai	09	17.517	99.760
Tha Kham	60	9.111	99.232
Bang Pakong	44	13.543	100.993
Chai Badan	34	15.200	101.133
Pak Phanang	64	8.351	100.202
Kut Chap	76	17.426	102.567
Nan	04	18.784	100.779
Ranong	59	9.966	98.635
Pathum Thani	39	14.013	100.530
Tak	08	16.870	99.129
Dok Kham Tai	41	19.162	99.993
Ban Bueng	46	13.311	101.112
Kamalasai	23	16.338	103.576
Ban Talat Nua	62	7.885	98.386
Chok Chai	27	14.728	102.165
Damnoen Saduak	52	13.518	99.955
Tha Mai	48	12.621	102.005
Uthai Thani	15	15.379	100.025
Nang Rong	28	14.638	102.791
Phanat Nikhom	46	13.446	101.184
Ban Na San	60	8.800	99.364
Taphan Hin	13	16.221	100.420
Khanu Woralaksaburi	11	16.062	99.861
Ban Nong Wua So	76	17.267	103.225
Yasothon	72	15.794	104.145
Trat	49	12.244	102.515
Nakhon Nayok	43	14.205	101.213
Phayao	41	19.192	99.879
Kuchinarai	23	16.541	104.050
Bang Pa-in	36	14.228	100.576
Aranyaprathet	80	13.693	102.501
Kabin Buri	74	13.951	101.718
Sing Buri	33	14.888	100.405
Phibun Mangsahan	75	15.245	105.229
Sawankhalok	09	17.316	99.832
Ranot	68	7.778	100.321
Sam Roi Yot	57	12.271	99.872
Ban Dung	76	17.699	103.260
Phak Hai	36	14.457	100.370
Nam Som	76	17.770	102.189
Wiset Chaichan	35	14.595	100.338
Tha Ruea	36	14.567	100.726
Kui Buri	57	12.083	99.854
Bang Krathum	12	16.578	100.300
Phan Thong	46	13.468	101.095
Khon Buri	27	14.525	102.246
Kaset Wisai	25	15.656	103.584
Khao Yoi	56	13.240	99.824
Thoen	06	17.613	99.216
Non Sung	27	15.180	102.257
Ban Tak	08	17.043	99.081
Ban Chalong	62	7.845	98.339
Hang Dong	02	18.687	98.919
Bang Len	53	14.022	100.172
San Pa Tong	02	18.628	98.896
Chon Daen	14	16.190	100.860
Lat Yao	16	15.751	99.789
Ban Phe	47	12.628	101.438
Ban Selaphum	25	16.017	103.950
Mae Ramat	08	16.984	98.517
Lom Sak	14	16.780	101.242
Tak Bai	31	6.259	102.055
Phu Khiao	26	16.377	102.129
Den Chai	07	17.984	100.052
Nong Kung Si	23	16.650	103.300
Kaset Sombun	26	16.281	101.954
Ra-ngae	31	6.297	101.728
Bang Rakam	12	16.758	100.117
Bua Yai	27	15.586	102.426
Sawang Daen Din	20	17.475	103.458
Bo Phloi	50	14.325	99.515
Thap Than	15	15.461	99.892
Bang Ban	36	14.374	100.485
Huai Yot	65	7.789	99.635
Seka	81	17.929	103.955
Wang Nam Yen	80	13.503	102.181
Lang Suan	58	9.946	99.078
Phu Kradueng	18	16.884	101.885
Laem Sing	48	12.482	102.074
Phanom Sarakham	44	13.749	101.349
Ban Mo	37	14.615	100.727
Wang Noi	36	14.227	100.716
Wang Saphung	18	17.301	101.769
Bang Mun Nak	13	16.028	100.379
Pa Sang	05	18.526	98.939
Dan Khun Thot	27	15.209	101.771
Prakhon Chai	28	14.606	103.121
Thap Khlo	13	16.160	100.597
Chai Nat	32	15.186	100.124
Ban Huai Thalaeng	27	14.983	102.650
Bang Racham	33	14.892	100.317
Phon Charoen	17	18.033	103.167
Khao Wong	23	16.700	104.090
Chom Bueng	52	13.620	99.592
Bang Saphan	57	11.213	99.512
Nakhon Luang	36	14.463	100.608
#TJ
Dushanbe	04	38.536	68.779
Khujand	03	40.283	69.622
Kŭlob	02	37.915	69.785
Qŭrghonteppa	02	37.834	68.782
Istaravshan	03	39.914	69.003
Konibodom	03	40.294	70.431
Vahdat	RR	38.556	69.014
Isfara	03	40.126	70.625
Tursunzoda	RR	38.513	68.232
Panjakent	03	39.495	67.609
Khorugh	01	37.490	71.553
Ishqoshim	01	36.725	71.613
Hisor	RR	38.525	68.551
Boshkengash	04	38.466	68.805
Danghara	02	38.096	69.340
Moskovskiy	02	37.609	68.581
Farkhor	02	37.492	69.404
Vose’	02	37.804	69.644
Buston	03	40.234	69.695
Chubek	02	37.615	69.705
Kolkhozobod	02	37.588	68.659
Norak	02	38.389	69.323
Yovon	02	38.314	69.038
Proletar	03	40.167	69.502
Vakhsh	02	37.715	68.835
#TL
Dili	DI	-8.559	125.574
Maliana	BO	-8.992	125.220
Suai	CO	-9.313	125.256
Likisá	LI	-8.588	125.342
Aileu	AL	-8.728	125.566
Lospalos	LA	-8.522	126.998
Maubara	LI	-8.612	125.206
Baukau	BA	-8.476	126.456
Venilale	BA	-8.643	126.378
#TM
Ashgabat	S	37.950	58.383
Türkmenabat	04	39.073	63.579
Daşoguz	03	41.836	59.967
Mary	05	37.594	61.830
Balkanabat	02	39.511	54.367
Bayramaly	05	37.619	62.167
Türkmenbaşy	02	40.022	52.955
Tejen	01	37.383	60.505
Abadan	01	38.054	58.197
Yolöten	05	37.299	62.360
Gowurdak	04	37.812	66.047
Atamyrat	04	37.836	65.211
Köneürgench	03	42.328	59.154
Annau	01	37.888	58.516
Yylanly	03	41.833	59.650
Gumdag	02	39.206	54.591
Baharly	01	38.436	57.432
Boldumsaz	03	42.128	59.671
Bereket	02	39.245	55.515
Gazojak	04	41.187	61.404
Kaka	01	37.348	59.614
Saýat	04	38.784	63.880
Seydi	05	39.482	62.914
Tagta	03	41.650	59.916
#TN
Tunis	36	36.819	10.166
Sfax	32	34.741	10.760
Sousse	23	35.825	10.637
Kairouan	03	35.678	10.096
Bizerte	18	37.274	9.874
Gabès	29	33.881	10.098
Ariana	38	36.860	10.193
Kasserine	02	35.168	8.837
Gafsa	30	34.425	8.784
La Goulette	36	36.818	10.305
Zarzis	28	33.504	11.112
Ben Arous	27	36.755	10.222
Monastir	16	35.778	10.826
La Mohammedia	36	36.674	10.156
Al Marsá	36	36.878	10.325
Msaken	23	35.729	10.581
Skanes	16	35.783	10.800
Houmt El Souk	28	33.876	10.857
Tataouine	34	32.930	10.452
El Hamma	29	33.892	9.796
Medenine	28	33.355	10.505
Douane	19	36.448	10.756
Béja	17	36.726	9.182
Nabeul	19	36.456	10.738
Hammamet	19	36.400	10.617
Jendouba	06	36.501	8.780
El Kef	14	36.174	8.705
Hammam-Lif	27	36.729	10.342
Oued Lill	39	36.834	10.041
Menzel Bourguiba	18	37.154	9.786
Mahdia	15	35.505	11.062
Zouila	15	35.501	11.061	x
Radès	27	36.769	10.275
Kélibia	19	36.848	11.094
Sidi Bouzid	33	35.038	9.485
Metlaoui	30	34.321	8.402
Djemmal	16	35.622	10.757
Ksar Hellal	16	35.648	10.890
Tozeur	35	33.920	8.134
Dar Chabanne	19	36.468	10.752
Hammam Sousse	23	35.861	10.603
Gremda	32	34.750	10.783
Korba	19	36.579	10.859
La Sebala du Mornag	27	36.679	10.292
Midoun	28	33.808	10.992
Mateur	18	37.040	9.666
Ar Rudayyif	30	34.383	8.155
Douz	31	33.466	9.020
Ksour Essaf	15	35.418	10.995
Siliana	22	36.085	9.371
Manouba	39	36.810	10.096
Nefta	35	33.873	7.878
Chebba	15	35.237	11.115
Menzel Jemil	18	37.236	9.914
Takelsa	19	36.783	10.633
Medjez el Bab	17	36.650	9.612
El Jem	15	35.300	10.717
Akouda	23	35.869	10.565
Kebili	31	33.704	8.969
Tajerouine	14	35.892	8.553
Douar Tindja	18	37.167	9.750
Ouardenine	16	35.709	10.674
El Fahs	37	36.374	9.907
Beni Khiar	19	36.469	10.782
Zaghouan	37	36.403	10.143
Mennzel Bou Zelfa	19	36.683	10.584
El Alia	18	37.169	10.035
Thala	02	35.572	8.670
Bekalta	16	35.617	10.995
Carthage	36	36.861	10.332
Menzel Abderhaman	18	37.237	9.863
Galaat el Andeless	38	37.063	10.118
#TO
Nuku‘alofa	02	-21.139	-175.202
#TR
Istanbul	34	41.014	28.950
Ankara	68	39.920	32.854
İzmir	35	38.413	27.138
Bursa	16	40.196	29.060
Adana	81	36.986	35.325
Gaziantep	83	37.059	37.383
Konya	71	37.871	32.485
Çankaya	68	39.918	32.863
Antalya	07	36.908	30.696
Bağcılar	34	41.039	28.857
Diyarbakır	21	37.914	40.217
Kayseri	38	38.732	35.485
Üsküdar	34	41.023	29.014
Bahçelievler	34	41.002	28.860
Umraniye	34	41.016	29.125
Mersin	32	36.812	34.639
Esenler	34	41.044	28.876
Eskişehir	26	39.777	30.521
Karabağlar	35	38.374	27.135
Muratpaşa	07	36.892	30.765
Şanlıurfa	63	37.167	38.794
Malatya	44	38.350	38.317
Sultangazi	34	41.107	28.868
Maltepe	34	40.936	29.155
Erzurum	25	39.909	41.277
Samsun	55	41.280	36.336
Batman	76	37.887	41.132
Kahramanmaraş	46	37.585	36.926
Van	65	38.495	43.383
Ataşehir	34	40.983	29.117
Şişli	34	41.060	28.987
Denizli	20	37.774	29.087
Batikent	68	39.968	32.731	x
Elazığ	23	38.674	39.223
Zeytinburnu	34	40.994	28.904
Adapazarı	54	40.781	30.403
Sultanbeyli	34	40.961	29.271
Gebze	41	40.803	29.431
Merkezefendi	20	37.805	29.042
Sivas	58	39.748	37.016
Tarsus	32	36.918	34.893
Trabzon	61	41.005	39.727
Manisa	45	38.612	27.426
Sancaktepe	34	41.002	29.232
Balıkesir	10	39.649	27.886
Adıyaman	02	37.764	38.276
Esenyurt	34	41.027	28.677
Kırıkkale	79	39.845	33.506
Antakya	31	36.207	36.157
Osmaniye	91	37.074	36.248
Çorlu	59	41.159	27.800
Arnavutköy	34	41.184	28.740
İzmit	41	40.765	29.929
Başakşehir	34	41.093	28.802
Kütahya	43	39.424	29.983
Çorum	19	40.549	34.953
Siverek	63	37.755	39.317
Isparta	33	37.764	30.552
Büyükçekmece	34	41.021	28.585
Aydın	09	37.845	27.840
İskenderun	31	36.587	36.173
Viranşehir	63	37.223	39.755
Uşak	64	38.674	29.406
Aksaray	75	38.373	34.025
Kızıltepe	72	37.188	40.577
Afyonkarahisar	03	38.757	30.543
İnegol	16	40.078	29.513
Tokat	60	40.314	36.554
Edirne	22	41.677	26.556
Derince	41	40.757	29.815
Beylikdüzü	34	40.982	28.640
Tekirdağ	59	40.978	27.511
Karaman	78	37.181	33.215
Nazilli	09	37.916	28.322
Ordu	52	40.978	37.890
Siirt	74	37.929	41.941
Erzincan	24	39.739	39.490
Alanya	07	36.544	32.000
Turhal	60	40.388	36.081
Bandırma	10	40.352	27.977
Turgutlu	45	38.495	27.700
Mustafakemalpaşa	16	40.038	28.409
Zonguldak	85	41.451	31.793
Manavgat	07	36.787	31.443
Giresun	28	40.917	38.387
Karabük	89	41.205	32.628
Bolu	14	40.736	31.606
Ceyhan	81	37.025	35.818
Kırşehir	40	39.146	34.164
Polatlı	68	39.577	32.141
Bafra	55	41.568	35.907
Rize	53	41.021	40.522
Ereğli	71	37.513	34.047
Ağrı	04	39.719	43.051
Erciş	65	39.026	43.360
Niğde	73	37.966	34.679
Lüleburgaz	39	41.404	27.359
Körfez	41	40.767	29.783
Nusaybin	72	37.070	41.215
Salihli	45	38.483	28.148
Ereğli	85	41.283	31.418
Kozan	81	37.455	35.816
Yozgat	66	39.820	34.804
Çanakkale	17	40.156	26.413
Patnos	04	39.225	42.857
Akhisar	45	38.919	27.840
Çerkezköy	59	41.286	27.999
Amasya	05	40.653	35.833
Muş	49	38.732	41.485
Nizip	83	37.010	37.794
Kilis	90	36.716	37.115
Fatsa	52	41.028	37.501
Cizre	80	37.330	42.185
Bingöl	12	38.885	40.494
Elbistan	46	38.206	37.198
Hakkâri	70	37.574	43.741
Ünye	52	41.131	37.282
Kars	84	40.598	43.085
Midyat	72	37.419	41.339
Iğdır	88	39.924	44.045
Nevşehir	50	38.625	34.712
Silifke	32	36.378	33.934
Silopi	80	37.244	42.463
Bismil	21	37.845	40.659
Belek	07	36.863	31.056
Tatvan	13	38.492	42.283
Kâhta	02	37.786	38.624
Yüksekova	70	37.574	44.287
Khanjarah	82	40.600	33.615
Mardin	72	37.313	40.744
Yalova	92	40.655	29.277
Gemlik	16	40.431	29.160
Kastamonu	37	41.378	33.775
Kadirli	91	37.374	36.096
Doğubayazıt	04	39.547	44.084
Ayvalık	10	39.319	26.693
Söke	09	37.748	27.406
Ardeşen	53	41.191	40.987
Ödemiş	35	38.228	27.970
Burdur	15	37.720	30.291
Silvan	21	38.137	41.008
Soma	45	39.186	27.609
Ahlat	13	38.749	42.480
Akşehir	71	38.358	31.416
Kuşadası	09	37.860	27.257
Sorgun	66	39.810	35.186
Çubuk	68	40.239	33.032
Kırıkhan	31	36.499	36.358
Fethiye	48	36.640	29.128
Kırklareli	39	41.735	27.225
Düzce	93	40.839	31.164
Bergama	35	39.121	27.181
Anamur	32	36.075	32.837
Reyhanlı	31	36.268	36.567
Dörtyol	31	36.839	36.230
Gölcük	41	40.703	29.872
Bolvadin	03	38.711	31.049
Zile	60	40.303	35.886
Eminönü	34	41.018	28.974	x
Bozüyük	11	39.908	30.037
Menemen	35	38.608	27.069
Silivri	34	41.074	28.246
Adilcevaz	13	38.799	42.732
Şırnak	80	37.514	42.454
Ergani	21	38.269	39.754
Erbaa	60	40.669	36.568
Tavşanlı	43	39.542	29.499
Orhangazi	16	40.489	29.309
Seydişehir	71	37.419	31.845
Merzifon	05	40.873	35.463
Kavaklı	34	41.093	28.332
Çarşamba	55	41.199	36.722
Torbalı	35	38.152	27.362
Merter Keresteciler	34	41.013	28.886	x
güngören merter	34	41.007	28.888	x
Niksar	60	40.592	36.952
Keskin	79	39.673	33.614
Karapınar	71	37.716	33.551
Mut	32	36.644	33.439
Muğla	48	37.218	28.366
Alaşehir	45	38.351	28.517
Suluova	05	40.831	35.648
Şebin Karahisar	28	40.288	38.424
Tire	35	38.089	27.735
Kulu	71	39.095	33.080
Suruç	63	36.976	38.425
Erdemli	32	36.605	34.308
Bitlis	13	38.401	42.108
Çumra	71	37.573	32.774
Urla	35	38.323	26.764
Akçaabat	61	41.021	39.571
Aliağa	35	38.800	26.972
Keşan	22	40.856	26.630
Beyşehir	71	37.677	31.725
Birecik	63	37.026	37.978
Karacabey	16	40.213	28.361
Şereflikoçhisar	68	38.939	33.539
Bulancak	28	40.938	38.231
Milas	48	37.316	27.784
Sandıklı	03	38.465	30.269
Besni	02	37.693	37.861
Edremit	10	39.596	27.024
Gönen	10	40.105	27.654
Bilecik	11	40.142	29.979
Afşin	46	38.248	36.914
Cimin	24	39.709	39.700
Karasu Mahallesi	54	41.071	30.785
Bodrum	48	37.038	27.429
Yalvaç	33	38.296	31.178
Beypazarı	68	40.167	31.921
Burhaniye	10	39.500	26.973
Vakfıkebir	61	41.046	39.276
Sungurlu	19	40.167	34.374
Bartın	87	41.636	32.337
Beşikdüzü	61	41.052	39.233
Serik	07	36.917	31.099
Talas	38	38.691	35.554
Uzunköprü	22	41.266	26.689
Osmancık	19	40.978	34.805
Kestel	16	40.198	29.212
Develi	38	38.391	35.492
Hınıs	25	39.358	41.693
Dinar	03	38.065	30.166
Yerköy	66	39.638	34.467
Hendek	54	40.799	30.748
Safranbolu	89	41.251	32.694
Akçakoca	93	41.087	31.116
Simav	43	39.088	28.978
Sinop	57	42.027	35.163
Göksun	46	38.021	36.497
Çay	03	38.592	31.029
Marmaris	48	36.855	28.274
Şarkîkaraağaç	33	38.079	31.366
Bor	73	37.891	34.559
Gumushkhane	69	40.460	39.472
Kumru	52	40.874	37.264
Akçakale	63	36.711	38.947
Kurtalan	74	37.925	41.685
Yeşilli	72	37.338	40.817
Of	61	40.941	40.259
İmamoğlu	81	37.265	35.657
Ceylanpınar	63	36.847	40.050
Bulanık	49	39.087	42.272
Bayburt	77	40.256	40.223
Ortaköy	75	38.737	34.039
Kula	45	38.547	28.650
Mimarsinan	34	41.018	28.562
Biga	17	40.228	27.242
Karasu	54	41.104	30.697
Karamürsel	41	40.691	29.616
Kemalpaşa	35	38.426	27.417
Görele	28	41.031	39.003
Beykonak	07	36.326	30.303
Araklı	61	40.939	40.058
Karakoçan	23	38.952	40.027
Kozluk	76	38.191	41.478
Gürpınar	34	40.993	28.614
Bucak	15	37.459	30.595
Selçuk	35	37.951	27.368
Tunceli	62	39.099	39.544
Yakuplu	34	40.989	28.676
Yenişehir	16	40.264	29.653
Kaman	40	39.358	33.724
Gerede	14	40.801	32.197
Bozyazı	32	36.108	32.961
Terme	55	41.209	36.974
Gölbaşı	02	37.784	37.637
Boyabat	57	41.469	34.767
Malkara	59	40.890	26.901
Ilgın	71	38.279	31.914
Kırkağaç	45	39.106	27.669
Alaca	19	40.168	34.843
Babaeski	39	41.432	27.093
Kulp	21	38.498	41.007
Erzin	31	36.953	36.198
Çan	17	40.033	27.052
Malazgirt	49	39.147	42.535
Didim	09	37.385	27.256
Güroymak	13	38.576	42.016
Suşehri	58	40.160	38.084
Elmadağ	68	39.921	33.231
Sapanca	54	40.691	30.267
Gelibolu	17	40.410	26.671
Kağızman	84	40.157	43.134
Vezirköprü	55	41.144	35.455
Akyazı	54	40.685	30.622
Yahyalı	38	38.102	35.357
Susurluk	10	39.914	28.158
Devrek	85	41.219	31.956
Çayeli	53	41.086	40.722
Pasinler	25	39.980	41.670
Gürsu	16	40.219	29.195
Artvin	08	41.182	41.822
Mahmutlar	07	36.495	32.091
Tosya	37	41.015	34.040
Kazan	68	40.232	32.684
Kelkit	69	40.127	39.434
Pazarcık	46	37.487	37.300
Emet	43	39.343	29.258
Şarkışla	58	39.352	36.410
Ferizli	54	40.941	30.486
Sarıkamış	84	40.328	42.587
Oltu	25	40.539	41.987
Mudanya	16	40.375	28.882
Akdağmadeni	66	39.660	35.884
Kovancılar	23	38.719	39.863
İdil	80	37.335	41.889
Erdek	10	40.400	27.793
Genç	12	38.748	40.553
İznik	16	40.429	29.721
Gediz	43	38.994	29.391
Menderes	35	38.250	27.134
Çaycuma	85	41.426	32.076
Tepecik	34	41.029	28.550
Bozova	63	37.362	38.527
Havza	55	40.971	35.662
Demirci	45	39.046	28.659
Çine	09	37.613	28.059
Çeşme	35	38.326	26.306
Hacılar	38	38.646	35.449
Ardahan	86	41.109	42.702
Çermik	21	38.135	39.445
Alaplı	85	41.181	31.385
Dargeçit	72	37.546	41.717
Karaçoban	25	39.344	42.099
Korkuteli	07	37.065	30.196
Darende	44	38.546	37.506
Geyve	54	40.508	30.293
Belen	31	36.489	36.195
Hadim	71	36.988	32.457
Emirdağ	03	39.020	31.150
Sürmene	61	40.906	40.128
Tekirova	07	36.502	30.527
İskilip	19	40.735	34.474
Hayrabolu	59	41.213	27.107
Yomra	61	40.953	39.855
Ortaca	48	36.839	28.765
Seferihisar	35	38.197	26.839
Bahçe	81	37.197	36.577
Çatalca	34	41.143	28.462
Dalaman	48	36.766	28.803
Taşova	05	40.760	36.322
Nallıhan	68	40.186	31.352
Yatağan	48	37.340	28.143
Şemdinli	70	37.305	44.574
Sarayköy	20	37.924	28.925
Gürgentepe	52	40.786	37.590
Eleşkirt	04	39.798	42.676
Varto	49	39.174	41.454
İncirliova	09	37.852	27.724
Gazipaşa	07	36.269	32.318
Diyadin	04	39.541	43.671
Kızılcahamam	68	40.470	32.651
Çerkeş	82	40.812	32.894
Dursunbey	10	39.586	28.626
Hopa	08	41.390	41.420
Denizciler	31	36.641	36.214
Taşköprü	37	41.510	34.214
Kemer	07	36.598	30.561
Eğirdir	33	37.875	30.850
Tekkeköy	55	41.212	36.460
Serinhisar	20	37.581	29.266
Tirebolu	28	41.007	38.814
Banaz	64	38.737	29.752
Horasan	25	40.039	42.164
Hilvan	63	37.587	38.955
Ermenek	78	36.640	32.892
Gemerek	58	39.183	36.072
Bayındır	35	38.217	27.647
Serinyol	31	36.361	36.214
Korgan	52	40.825	37.347
Ürgüp	50	38.630	34.912
Elmalı	07	36.736	29.918
Mucur	40	39.061	34.383
Turgutreis	48	37.017	27.267
Lice	21	38.458	40.639
Arhavi	08	41.351	41.305
Arsin	61	40.953	39.927
Sarigerme	48	36.715	28.704
Baskil	23	38.569	38.816
Senirkent	33	38.104	30.549
Osmaneli	11	40.357	30.014
Ezine	17	39.786	26.341
Çağlayancerit	46	37.745	37.286
Aşkale	25	39.921	40.695
Solhan	12	38.965	41.054
Hizan	13	38.225	42.418
Kadınhanı	71	38.240	32.211
Bigadiç	10	39.392	28.131
Foça	35	38.670	26.757
Kocaali	54	41.053	30.853
Espiye	28	40.947	38.703
#TT
Chaguanas	CHA	10.517	-61.417
Mon Repos	10	10.280	-61.446
San Fernando	10	10.280	-61.468
Port of Spain	05	10.667	-61.519
Rio Claro	03	10.306	-61.176
Arima	01	10.637	-61.282
Marabella	10	10.306	-61.447
Laventille	SJL	10.649	-61.499
Point Fortin	PTF	10.174	-61.684
Tunapuna	TUP	10.652	-61.389
Scarborough	11	11.182	-60.735
Sangre Grande	SGE	10.587	-61.130
Paradise	TUP	10.653	-61.363
#TW
Taipei	04	25.048	121.532
Kaohsiung	02	22.616	120.313
Taichung	04	24.147	120.684
Tainan	04	22.991	120.213
Banqiao	03	25.014	121.467
Hsinchu	04	24.804	120.969
Taoyuan City	04	24.994	121.297
Keelung	04	25.128	121.742
Hualien City	04	23.977	121.604
Yuanlin	04	23.957	120.576
Taitung City	04	22.758	121.144
Nantou	04	23.916	120.664
Douliu	04	23.709	120.543
Yilan	04	24.757	121.753
Puli	04	23.966	120.970
Daxi	04	24.884	121.290
Magong	04	23.565	119.586
Donggang	04	22.465	120.449
Jincheng	01	24.434	118.317
Hengchun	04	22.004	120.744
Zhongxing New Village	04	23.959	120.685
Lugu	04	23.746	120.752
Yujing	04	23.125	120.461
#TZ
Dar es Salaam	23	-6.823	39.270
Mwanza	12	-2.517	32.900
Zanzibar	25	-6.164	39.198
Arusha	26	-3.367	36.683
Mbeya	09	-8.900	33.450
Morogoro	10	-6.821	37.661
Tanga	18	-5.069	39.099
Dodoma	03	-6.172	35.739
Kigoma	05	-4.877	29.627
Moshi	06	-3.350	37.333
Tabora	17	-5.016	32.827
Songea	14	-10.683	35.650
Musoma	08	-1.500	33.800
Iringa	04	-7.767	35.700
Katumba	09	-9.233	33.617
Shinyanga	15	-3.664	33.421
Mtwara	11	-10.267	40.183
Ushirombo	28	-3.492	31.964
Kilosa	10	-6.833	36.983
Sumbawanga	24	-7.967	31.617
Bagamoyo	02	-6.442	38.904
Mpanda	29	-6.344	31.070
Bukoba	19	-1.332	31.812
Singida	16	-4.816	34.744
Uyovu	28	-3.283	31.526
Makumbako	30	-8.850	34.833
Buseresere	28	-3.024	31.875
Bunda	08	-2.050	33.867
Merelani	26	-3.562	36.979
Katoro	28	-3.020	31.896
Ifakara	10	-8.133	36.683
Njombe	30	-9.349	34.772
Lindi	07	-9.997	39.716
Vwawa	32	-9.108	32.935
Geita	28	-2.873	32.233
Nguruka	05	-5.109	31.042
Newala Kisimani	11	-10.950	39.283
Geiro	10	-6.150	36.867
Kidatu	10	-7.699	36.957
Kasulu	05	-4.577	30.102
Tunduma	32	-9.300	32.767
Masasi	11	-10.717	38.800
Kahama	15	-3.833	32.600
Kidodi	10	-7.604	37.004
Igunga	17	-4.283	33.883
Misungwi	12	-2.850	33.083
Mlimba	10	-8.800	35.817
Mafinga	04	-7.250	35.067
Masumbwe	28	-3.633	32.183
Chalinze	02	-6.638	38.354
Babati	27	-4.217	35.750
Biharamulo	19	-2.632	31.309
Somanda	31	-3.367	33.950
Bariadi	31	-2.800	33.983
Kirando	24	-7.417	30.600
Tarime	08	-1.350	34.367
Tumbi	17	-5.067	32.733
Bugarama	19	-2.871	30.528
Mvomero	02	-6.250	38.667
Chanika	18	-5.417	38.017
Kyela	09	-9.583	33.850
Kibiti	02	-7.722	38.937
Kisesa	31	-3.083	34.150
Lukuledi	11	-10.567	38.800
Mlandizi	02	-6.700	38.733
Rujewa	09	-8.700	34.383
Ilula	04	-7.677	36.037
Kibondo	05	-3.586	30.720
Tukuyu	09	-9.250	33.650
Namanyere	24	-7.517	31.050
Mkuranga	02	-7.118	39.208
Bungu	02	-7.634	39.058
Chato	28	-2.638	31.767
Kasamwa	28	-2.850	32.433
Sikonge	17	-5.633	32.767
Malinyi	10	-8.933	36.133
Mtinko	16	-4.550	34.850
Nzega	17	-4.217	33.183
Maramba	18	-5.050	38.617
Wete	13	-5.056	39.729
Magugu	27	-4.017	35.767
Sokoni	21	-6.433	39.550
Sepuka	16	-4.750	34.533
Mbinga	14	-10.933	35.017
Luchingu	11	-10.900	39.333
Igurusi	09	-8.850	33.850
Chimala	09	-8.856	34.024
Shelui	16	-4.367	34.200
Kakonko	05	-3.283	30.964
Uvinza	05	-5.104	30.391
Nyalikungu	31	-3.183	33.783
Sirari	08	-1.254	34.476
Lushoto	18	-4.783	38.283
Matai	24	-8.300	31.517
Old Shinyanga	15	-3.550	33.400
Urambo	17	-5.067	32.050
Mgandu	16	-5.950	34.133
Kibaha	02	-6.767	38.917
Songwa	15	-3.517	33.517
Kiomboi	16	-4.267	34.367
Kondoa	03	-4.900	35.783
Vikindu	02	-7.007	39.298
Mwadui	15	-3.550	33.600
Nangomba	11	-10.900	38.500
Kingori	26	-3.283	36.983
Igugunu	16	-4.567	34.633
Ngudu	12	-2.967	33.333
Chala	24	-7.583	31.267
Lalago	31	-3.450	33.950
Kigonsera	14	-10.800	35.050
Tinde	15	-3.883	33.200
Rulenge	19	-2.717	30.633
Maswa	31	-2.683	33.983
Chake Chake	20	-5.246	39.767
Mhango	15	-3.283	32.850
Kiwira	09	-9.173	33.542
Isaka	15	-3.900	32.933
Basotu	27	-4.367	35.083
Mazinde	18	-4.800	38.217
Muriti	08	-1.983	32.917
Matui	18	-4.800	38.250
Hedaru	06	-4.500	37.900
Nsunga	19	-1.144	31.395
Dareda	27	-4.217	35.550
Nshamba	19	-1.798	31.551
Mpwapwa	03	-6.350	36.483
Kiratu	26	-3.333	35.667
Itigi	16	-5.700	34.483
Ikungi	16	-5.133	34.767
Nanyamba	11	-10.683	39.833
Kibakwe	03	-6.717	36.367
Maposeni	14	-10.583	35.400
Kabanga	19	-2.639	30.468
Liwale	07	-9.767	37.933
Laela	24	-8.567	32.050
Bashanet	27	-4.233	35.417
Magomeni	23	-6.800	39.250	x
Kihangara	12	-2.583	33.350
Mtwango	30	-9.017	34.800
Ilembula	30	-8.900	34.583
Dongobesh	27	-4.067	35.383
Matiri	14	-10.750	34.900
Magole	10	-6.377	37.374
Mlowo	32	-9.000	32.983
Usa River	26	-3.367	36.850
Nangwa	27	-4.467	35.450
Galappo	27	-4.267	35.850
Mugumu	08	-1.850	34.700
Katerero	19	-1.400	31.733
Nyakabindi	31	-2.633	33.983
Nachingwea	07	-10.373	38.763
Izazi	04	-7.200	35.733
Msowero	10	-6.533	37.200
Ipinda	09	-9.483	33.900
Mto wa Mbu	26	-3.350	35.850
Usevia	29	-7.100	31.233
Nanganga	11	-10.383	39.150
Same	06	-4.067	37.733
Ilongero	16	-4.667	34.867
Kibara	08	-2.150	33.450
Ngerengere	10	-6.750	38.117
Puma	16	-5.000	34.733
Tandahimba	11	-10.750	39.633
Muheza	18	-5.167	38.783
Malampaka	31	-3.133	33.533
Lugoba	02	-6.450	38.333
Ngara	19	-2.512	30.656
Mwandiga	05	-4.830	29.658
Mikumi	10	-7.404	36.983
Mungaa	16	-4.967	34.883
Nyamuswa	08	-1.900	34.017
Mbuguni	26	-3.567	36.950
Butiama	08	-1.767	33.967
Kishapu	15	-3.617	33.867
Nyangao	07	-10.333	39.283
Tingi	14	-11.300	35.033
Kitama	11	-10.717	39.733
Lembeni	06	-3.783	37.617
Kamachumu	19	-1.619	31.620
Mlalo	18	-4.933	38.933
Makuyuni	18	-4.733	38.100
Usagara	12	-2.683	33.000
Mabama	17	-5.133	32.533
Mlangali	30	-9.783	34.517
Mahanje	14	-9.933	35.333
#UA
Kyiv	12	50.455	30.524
Kharkiv	07	49.981	36.253
Dnipro	04	48.459	35.039
Donetsk	05	48.023	37.802
Odessa	17	46.477	30.733
Zaporizhia	26	47.823	35.190
Lviv	15	49.838	24.023
Kryvyi Rih	04	47.910	33.380
Mykolayiv	16	46.966	31.997
Mariupol	05	47.095	37.541
Luhansk	14	48.567	39.317
Sevastopol	20	44.608	33.521
Khmelnytskyi	09	49.422	26.997
Makiyivka	05	48.048	37.926
Vinnytsia	23	49.233	28.481
Simferopol	11	44.957	34.111
Kherson	08	46.656	32.618
Poltava	18	49.594	34.541
Chernihiv	02	51.506	31.285
Cherkasy	01	49.429	32.062
Sumy	21	50.922	34.800
Zhytomyr	27	50.265	28.677
Horlivka	05	48.336	38.053
Rivne	19	50.623	26.227
Kropyvnytskyi	10	48.513	32.260
Kamianske	04	48.511	34.602
Chernivtsi	03	48.291	25.940
Ternopil	22	49.553	25.589
Kremenchuk	18	49.068	33.420
Lutsk	24	50.759	25.342
Ivano-Frankivsk	06	48.922	24.710
Bila Tserkva	13	49.809	30.112
Kramators’k	05	48.723	37.556
Melitopol	26	46.849	35.365
Kerch	11	45.357	36.475
Nikopol	04	47.571	34.396
Syevyerodonets’k	14	48.948	38.492
Sloviansk	05	48.867	37.617
Berdyansk	26	46.766	36.799
Uzhgorod	25	48.617	22.300
Alchevs’k	14	48.469	38.817
Pavlohrad	04	48.534	35.871
Lysychans’k	14	48.905	38.442
Yevpatoriya	11	45.201	33.367
Yenakiyeve	05	48.233	38.211
Oleksandriya	10	48.670	33.116
Kamianets-Podilskyi	09	48.684	26.586
Konotop	21	51.240	33.203
Kostyantynivka	05	48.528	37.707
Krasnyy Luch	14	48.140	38.937
Brovary	13	50.518	30.807
Uman	01	48.748	30.222
Berdychiv	27	49.899	28.602
Shostka	21	51.863	33.470
Kadiyivka	14	48.568	38.644
Chervonohrad	15	50.391	24.235
Mukacheve	25	48.439	22.718
Bakhmut	05	48.594	38.000
Drohobych	15	49.350	23.506
Yalta	11	44.502	34.166
Nizhyn	02	51.048	31.887
Novomoskovs’k	04	48.638	35.245
Izmail	17	45.351	28.838
Shakhtars’k	05	48.057	38.438
Pervomays’k	16	48.044	30.851
Feodosiya	11	45.032	35.382
Pokrovsk	05	48.282	37.176
Chystyakove	05	48.039	38.597
Sverdlovs’k	14	48.090	39.652
Kalush	06	49.012	24.373
Smila	01	49.222	31.887
Kovel	24	51.215	24.709
Korosten’	27	50.959	28.639
Khartsyz’k	05	48.042	38.147
Rubizhne	14	49.012	38.380
Pryluky	02	50.593	32.388
Druzhkivka	05	48.630	37.553
Lozova	07	48.889	36.318
Kolomyia	06	48.531	25.036
Antratsyt	14	48.115	39.091
Stryi	15	49.262	23.856
Novovolyns’k	24	50.726	24.163
Novohrad-Volynskyi	27	50.594	27.616
Energodar	26	47.499	34.657
Snizhne	05	48.026	38.772
Boryspil’	13	50.353	30.955
Chornomors’k	17	46.305	30.655
Izyum	07	49.209	37.248
Roven’ky	14	48.083	39.378
Lubny	18	50.016	32.997
Bryanka	14	48.511	38.672
Horishni Plavni	18	49.010	33.636
Zhovti Vody	04	48.345	33.504
Fastiv	13	50.077	29.918
Nova Kakhovka	08	46.755	33.349
Marhanets’	04	47.635	34.628
Bilhorod-Dnistrovskyi	17	46.195	30.348
Okhtyrka	21	50.310	34.899
Myrnohrad	05	48.305	37.261
Sorokyne	14	48.292	39.739
Romny	21	50.751	33.475
Svitlovods’k	10	49.049	33.241
Shepetivka	09	50.185	27.064
Bucha	13	50.543	30.212
Voznesensk	16	47.565	31.331
Varash	19	51.351	25.847
Toretsk	05	48.399	37.848
Dzhankoy	11	45.712	34.393
Pervomays’k	14	48.630	38.548
Myrhorod	18	49.969	33.609
Irpin	13	50.522	30.251
Podilsk	17	47.753	29.531
Kirovs’k	14	48.638	38.643
Vasylkiv	13	50.187	30.313
Yuzhnoukrains'k	16	47.818	31.183
Volodymyr-Volynskyi	24	50.853	24.324
Dubno	19	50.417	25.734
Yasynuvata	05	48.130	37.859
Kakhovka	08	46.814	33.487
Boryslav	15	49.287	23.432
Pereiaslav-Khmelnytskyi	13	50.067	31.450
Chuhuyiv	07	49.836	36.688
Dobropillya	05	48.461	37.085
Zhmerynka	23	49.037	28.112
Avdiyivka	05	48.140	37.743
Hlukhiv	21	51.678	33.916
Sambir	15	49.518	23.198
Tokmak	26	47.255	35.712
Boyarka	13	50.319	30.297
Dolyns'ka	10	48.110	32.764
Starokostiantyniv	09	49.758	27.203
Vyshneve	13	50.389	30.370
Slavuta	09	50.302	26.865
Netishyn	09	50.340	26.642
Mohyliv-Podilskyi	23	48.446	27.798
Kupjansk	07	49.711	37.615
Synel’nykove	04	48.320	35.518
Obukhiv	13	50.107	30.618
Balakliya	07	49.463	36.860
Yany Kapu	11	45.957	33.794
Kostopil’	19	50.878	26.452
Debal’tseve	05	48.341	38.405
Pervomays’kyy	07	49.387	36.215
Alushta	11	44.677	34.410
Pereval’s’k	14	48.438	38.844
Chortkiv	22	49.017	25.798
Novoyavorivs'k	15	49.930	23.574
Tsyurupyns’k	08	46.618	32.719
Saki	11	45.134	33.600
Znomenka	10	48.713	32.665
Lyman	05	48.986	37.803
Khmilnyk	23	49.560	27.958
Khust	25	48.179	23.299
Zolotonosha	01	49.668	32.040
Lebedyn	21	50.585	34.485
Vynohradiv	25	48.141	23.027
Bakhchysarai	11	44.755	33.858
Sarny	19	51.338	26.602
Malyn	27	50.772	29.238
Truskavets’	15	49.278	23.506
Berehove	25	48.206	22.644
Kaniv	01	49.752	31.460
Molodohvardiys’k	14	48.345	39.652
Kozyatyn	23	49.714	28.834
Popasna	14	48.633	38.378
Korostyshiv	27	50.317	29.056
Slavutych	13	51.523	30.718
Yuzhne	17	46.622	31.101
Haisyn	23	48.811	29.390
Armyansk	11	46.109	33.692
Selydove	05	48.147	37.300
Krolevets’	21	51.548	33.385
Dokuchayevs’k	05	47.750	37.679
Volnovakha	05	47.601	37.497
Zdolbuniv	19	50.521	26.243
Merefa	07	49.823	36.051
Kreminna	14	49.050	38.218
Bakhmach	02	51.181	32.835
Brody	15	50.088	25.150
Yahotyn	13	50.280	31.762
Hadyach	18	50.371	33.991
Zolochiv	15	49.806	24.894
Lyubotyn	07	49.947	35.929
Polonne	09	50.124	27.511
Vyshhorod	13	50.585	30.490
Starobil’s’k	14	49.278	38.911
Heniches’k	08	46.176	34.803
Sokal’	15	50.474	24.283
Krasnohrad	07	49.380	35.442
Ladyzhyn	23	48.685	29.237
Polohy	26	47.484	36.254
Amvrosiyivka	05	47.793	38.478
Kremenets	22	50.097	25.725
Kurakhovo	05	47.985	37.282
Dolyna	06	48.973	24.009
Piatykhatky	04	48.413	33.711
Dniprorudne	26	47.382	34.977
Nadvirna	06	48.635	24.569
Stebnyk	15	49.294	23.564
Putyvl’	21	51.337	33.871
Krasyliv	09	49.652	26.973
Kivsharivka	07	49.631	37.688
Kiliya	17	45.444	29.264
Vovchans’k	07	50.291	36.941
Vatutine	01	49.015	31.062
Skadovs’k	08	46.116	32.911
Derhachi	07	50.107	36.121
Kalynivka	23	49.454	28.526
Balta	17	47.935	29.620
Zvenihorodka	01	49.079	30.968
Zuhres	05	48.011	38.264
Korsun-Shevchenkivskyi	01	49.419	31.259
Lutuhyne	14	48.405	39.227
Svatove	14	49.410	38.150
Shpola	01	49.007	31.395
Balaklava	20	44.511	33.599
Novoukrayinka	10	48.326	31.529
Reni	17	45.454	28.277
Bilopillya	21	51.150	34.313
Bohodukhiv	07	50.165	35.528
Izyaslav	09	50.119	26.821
Ilovays’k	05	47.925	38.202
Rozdil’na	17	46.843	30.079
Chervonopartyzans’k	14	48.076	39.796
Skvyra	13	49.732	29.666
Orikhiv	26	47.567	35.786
Karlivka	18	49.457	35.130
Pidhorodne	04	48.575	35.107
Horodok	09	49.164	26.584
Бережани	22	49.450	24.933
Bar	23	49.077	27.683
Sudak	11	44.849	34.975
Kivertsi	24	50.834	25.458
Svalyava	25	48.549	22.996
Bohuslav	13	49.549	30.874
Hulyaypole	26	47.664	36.256
Bilohirsk	11	45.055	34.602
Ovruch	27	51.325	28.804
Talne	01	48.889	30.695
Ochakiv	16	46.613	31.550
Tulchyn	23	48.674	28.846
Hola Prystan’	08	46.527	32.524
Zmiyiv	07	49.675	36.348
Pyriatyn	18	50.242	32.506
Horodok	15	49.785	23.648
Dunaivtsi	09	48.889	26.856
Apostolove	04	47.660	33.714
Slobozhans’ke	07	49.597	36.526
Novyy Buh	16	47.693	32.522
Hayvoron	10	48.340	29.868
Zhashkiv	01	49.245	30.110
Radomyshl	27	50.496	29.229
Nosivka	02	50.932	31.583
Horodyshche	01	49.285	31.445
Bolhrad	17	45.678	28.618
Vasylivka	26	47.437	35.274
#UG
Kampala	C	0.316	32.582
Gulu	N	2.775	32.299
Lira	N	2.250	32.900
Mbarara	W	-0.605	30.649
Jinja	E	0.439	33.203
Bwizibwera	W	-0.592	30.629
Mbale	E	1.082	34.175
Mukono	C	0.353	32.755
Kasese	W	0.183	30.083
Masaka	C	-0.334	31.734
Entebbe	C	0.056	32.479
Njeru	C	0.442	33.179
Kitgum	N	3.278	32.887
Soroti	E	1.715	33.611
Arua	N	3.020	30.911
Iganga	E	0.609	33.469
Kabale	W	-1.249	29.990
Busia	E	0.466	34.092
Fort Portal	W	0.662	30.275
Mityana	C	0.417	32.023
Tororo	E	0.693	34.181
Hoima	W	1.433	31.352
Lugazi	C	0.368	32.938
Masindi	W	1.674	31.715
Ibanda	W	-0.134	30.496
Pallisa	E	1.145	33.709
Nyachera	W	-0.900	30.417
Nebbi	N	2.478	31.089
Adjumani	N	3.378	31.791
Paidha	N	2.417	30.986
Luwero	C	0.849	32.473
Wobulenzi	C	0.728	32.512
Yumbe	N	3.465	31.247
Namasuba	C	0.689	32.421
Bugiri	E	0.571	33.742
Kayunga	C	0.703	32.889
Wakiso	C	0.404	32.459
Mubende	C	0.558	31.395
Kotido	N	2.981	34.133
Moyo	N	3.661	31.725
Kyenjojo	W	0.633	30.621
Kireka	C	0.347	32.649
Kamwenge	W	0.187	30.454
Bundibugyo	W	0.711	30.065
Ntungamo	W	-0.883	29.650
Busembatia	E	0.777	33.624
Ntungamo	W	-0.879	30.264
Buwenge	E	0.650	33.171
#US
New York City	NY	40.714	-74.006
Los Angeles	CA	34.052	-118.244
Chicago	IL	41.850	-87.650
Brooklyn	NY	40.650	-73.950
Houston	TX	29.763	-95.363
Queens	NY	40.681	-73.837
Philadelphia	PA	39.952	-75.164
Phoenix	AZ	33.448	-112.074
Manhattan	NY	40.783	-73.966
San Antonio	TX	29.424	-98.494
San Diego	CA	32.716	-117.165
The Bronx	NY	40.850	-73.866
Dallas	TX	32.783	-96.807
San Jose	CA	37.339	-121.895
Austin	TX	30.267	-97.743
Jacksonville	FL	30.332	-81.656
San Francisco	CA	37.775	-122.419
Columbus	OH	39.961	-82.999
Fort Worth	TX	32.725	-97.321
Indianapolis	IN	39.768	-86.158
Charlotte	NC	35.227	-80.843
Seattle	WA	47.606	-122.332
Denver	CO	39.739	-104.985
El Paso	TX	31.759	-106.487
Detroit	MI	42.331	-83.046
Boston	MA	42.358	-71.060
Memphis	TN	35.150	-90.049
New South Memphis	TN	35.087	-90.057	x
Portland	OR	45.523	-122.676
Oklahoma City	OK	35.468	-97.516
Las Vegas	NV	36.175	-115.137
Baltimore	MD	39.290	-76.612
Washington, D.C.	DC	38.895	-77.036
Milwaukee	WI	43.039	-87.906
South Boston	MA	42.333	-71.049	x
Albuquerque	NM	35.084	-106.651
Tucson	AZ	32.222	-110.926
Nashville	TN	36.166	-86.784
Fresno	CA	36.748	-119.772
Sacramento	CA	38.582	-121.494
Kansas City	MO	39.100	-94.579
Long Beach	CA	33.767	-118.189
Mesa	AZ	33.422	-111.823
Staten Island	NY	40.562	-74.140
Atlanta	GA	33.749	-84.388
Colorado Springs	CO	38.834	-104.821
Virginia Beach	VA	36.853	-75.978
Raleigh	NC	35.772	-78.639
Omaha	NE	41.256	-95.940
Miami	FL	25.774	-80.194
Oakland	CA	37.804	-122.271
Minneapolis	MN	44.980	-93.264
Tulsa	OK	36.154	-95.993
Wichita	KS	37.692	-97.338
New Orleans	LA	29.955	-90.075
Arlington	TX	32.736	-97.108
Cleveland	OH	41.499	-81.695
Bakersfield	CA	35.373	-119.019
Honolulu	HI	21.307	-157.858
Tampa	FL	27.948	-82.458
Aurora	CO	39.729	-104.832
Anaheim	CA	33.835	-117.915
West Raleigh	NC	35.787	-78.664	x
Santa Ana	CA	33.746	-117.868
Corpus Christi	TX	27.801	-97.396
Riverside	CA	33.953	-117.396
St. Louis	MO	38.627	-90.198
Lexington-Fayette	KY	38.050	-84.459
Stockton	CA	37.958	-121.291
Pittsburgh	PA	40.441	-79.996
Anchorage	AK	61.218	-149.900
Cincinnati	OH	39.127	-84.514
Ironville	KY	38.456	-82.692
Meads	KY	38.413	-82.709
Henderson	NV	36.040	-114.982
Greensboro	NC	36.073	-79.792
Saint Paul	MN	44.944	-93.093
Plano	TX	33.020	-96.699
Newark	NJ	40.736	-74.172
Toledo	OH	41.664	-83.555
Lincoln	NE	40.800	-96.667
Orlando	FL	28.538	-81.379
Chula Vista	CA	32.640	-117.084
Jersey City	NJ	40.728	-74.078
Chandler	AZ	33.306	-111.841
Fort Wayne	IN	41.131	-85.129
Buffalo	NY	42.886	-78.878
Durham	NC	35.994	-78.899
St. Petersburg	FL	27.771	-82.679
Irvine	CA	33.669	-117.823
Laredo	TX	27.506	-99.508
Lubbock	TX	33.578	-101.855
Madison	WI	43.073	-89.401
Gilbert	AZ	33.353	-111.789
Norfolk	VA	36.847	-76.285
Louisville	KY	38.254	-85.759
Reno	NV	39.530	-119.814
Winston-Salem	NC	36.100	-80.244
Glendale	AZ	33.539	-112.186
Hialeah	FL	25.858	-80.278
Garland	TX	32.913	-96.639
Scottsdale	AZ	33.509	-111.899
Irving	TX	32.814	-96.949
Chesapeake	VA	36.819	-76.275
North Las Vegas	NV	36.199	-115.118
Fremont	CA	37.548	-121.989
Baton Rouge	LA	30.443	-91.187
Lexington	KY	37.989	-84.478
Paradise	NV	36.097	-115.147
Richmond	VA	37.554	-77.460
Jamaica	NY	40.691	-73.806
San Bernardino	CA	34.108	-117.290
Spokane	WA	47.660	-117.429
Birmingham	AL	33.521	-86.802
Modesto	CA	37.639	-120.997
Des Moines	IA	41.601	-93.609
Rochester	NY	43.155	-77.616
Maryvale	AZ	33.502	-112.178
Tacoma	WA	47.253	-122.444
Arlington	VA	38.881	-77.104
Fontana	CA	34.092	-117.435
Oxnard	CA	34.197	-119.177
Moreno Valley	CA	33.938	-117.231
Fayetteville	NC	35.053	-78.878
Huntington Beach	CA	33.660	-117.999
Yonkers	NY	40.931	-73.899
Glendale	CA	34.143	-118.255
Aurora	IL	41.761	-88.320
Montgomery	AL	32.367	-86.300
Columbus	GA	32.461	-84.988
Amarillo	TX	35.222	-101.831
Little Rock	AR	34.746	-92.290
Akron	OH	41.081	-81.519
Shreveport	LA	32.525	-93.750
Grand Rapids	MI	42.963	-85.668
Mobile	AL	30.694	-88.043
Salt Lake City	UT	40.761	-111.891
Huntsville	AL	34.730	-86.586
Tallahassee	FL	30.438	-84.281
Sunrise Manor	NV	36.211	-115.073
Grand Prairie	TX	32.746	-96.998
Overland Park	KS	38.982	-94.671
Knoxville	TN	35.961	-83.921
Worcester	MA	42.263	-71.802
Brownsville	TX	25.902	-97.497
Newport News	VA	37.083	-76.470
Santa Clarita	CA	34.392	-118.543
Providence	RI	41.824	-71.413
Fort Lauderdale	FL	26.122	-80.143
East Flatbush	NY	40.654	-73.930
Spring Valley	NV	36.108	-115.245
Chattanooga	TN	35.046	-85.310
Tempe	AZ	33.415	-111.909
Oceanside	CA	33.196	-117.379
Garden Grove	CA	33.774	-117.941
Rancho Cucamonga	CA	34.106	-117.593
Cape Coral	FL	26.563	-81.950
Santa Rosa	CA	38.440	-122.714
East New York	NY	40.667	-73.882	x
Vancouver	WA	45.639	-122.661
Sioux Falls	SD	43.550	-96.700
Peoria	AZ	33.581	-112.237
Ontario	CA	34.063	-117.651
Jackson	MS	32.299	-90.185
Hollywood	CA	34.098	-118.327	x
Elk Grove	CA	38.409	-121.372
Springfield	MO	37.215	-93.298
Pembroke Pines	FL	26.003	-80.224
Deer Valley	AZ	33.684	-112.135
Port Saint Lucie	FL	27.294	-80.350
Salem	OR	44.943	-123.035
Corona	CA	33.875	-117.566
Eugene	OR	44.052	-123.087
McKinney	TX	33.198	-96.615
Fort Collins	CO	40.585	-105.084
Lancaster	CA	34.698	-118.137
Cary	NC	35.792	-78.781
Tempe Junction	AZ	33.414	-111.943
Palmdale	CA	34.579	-118.116
Hayward	CA	37.669	-122.081
Salinas	CA	36.678	-121.656
Frisco	TX	33.151	-96.824
Springfield	MA	42.101	-72.590
East Chattanooga	TN	35.065	-85.249
Pasadena	TX	29.691	-95.209
Alexandria	VA	38.805	-77.047
Pomona	CA	34.055	-117.752
Washington Heights	NY	40.850	-73.935
Lakewood	CO	39.705	-105.081
Sunnyvale	CA	37.369	-122.036
Escondido	CA	33.119	-117.086
Kansas City	KS	39.114	-94.627
Astoria	NY	40.772	-73.930
Hollywood	FL	26.011	-80.149
Borough Park	NY	40.634	-73.997
Clarksville	TN	36.530	-87.359
Torrance	CA	33.836	-118.341
Valencia	CA	34.444	-118.610
Rockford	IL	42.271	-89.094
East Hampton	VA	37.037	-76.332
Joliet	IL	41.525	-88.083
Paterson	NJ	40.917	-74.172
Bridgeport	CT	41.179	-73.189
Naperville	IL	41.786	-88.147
Boise	ID	43.614	-116.203
Savannah	GA	32.084	-81.100
Mesquite	TX	32.767	-96.599
Syracuse	NY	43.048	-76.147
Metairie Terrace	LA	29.979	-90.164
Pasadena	CA	34.148	-118.145
Orange	CA	33.788	-117.853
Fullerton	CA	33.870	-117.925
Killeen	TX	31.117	-97.728
Dayton	OH	39.759	-84.192
McAllen	TX	26.203	-98.230
Bellevue	WA	47.610	-122.201
Metairie	LA	29.984	-90.153
Miramar	FL	25.987	-80.232
Hampton	VA	37.030	-76.345
Van Nuys	CA	34.187	-118.449	x
West Valley City	UT	40.692	-112.001
Olathe	KS	38.881	-94.819
Warren	MI	42.490	-83.013
Columbia	SC	34.001	-81.035
Thornton	CO	39.868	-104.972
Carrollton	TX	32.954	-96.890
Midland	TX	31.997	-102.078
Charleston	SC	32.777	-79.931
Waco	TX	31.549	-97.147
Sterling Heights	MI	42.580	-83.030
Denton	TX	33.215	-97.133
Cedar Rapids	IA	42.008	-91.644
New Haven	CT	41.308	-72.928
Roseville	CA	38.752	-121.288
Gainesville	FL	29.652	-82.325
Visalia	CA	36.330	-119.292
Coral Springs	FL	26.271	-80.271
Thousand Oaks	CA	34.171	-118.838
Elizabeth	NJ	40.664	-74.211
Stamford	CT	41.053	-73.539
Concord	CA	37.978	-122.031
Surprise	AZ	33.631	-112.333
Alhambra	AZ	33.498	-112.134
Lafayette	LA	30.224	-92.020
Topeka	KS	39.048	-95.678
Kent	WA	47.381	-122.235
Simi Valley	CA	34.269	-118.781
East Los Angeles	CA	34.024	-118.172
Santa Clara	CA	37.354	-121.955
Murfreesboro	TN	35.846	-86.390
Sunset Park	NY	40.645	-74.012	x
Koreatown	CA	34.058	-118.301	x
Hartford	CT	41.764	-72.685
Sheepshead Bay	NY	40.591	-73.945
Amherst	NY	42.978	-78.800
Victorville	CA	34.536	-117.291
Abilene	TX	32.449	-99.733
Vallejo	CA	38.104	-122.257
North Stamford	CT	41.138	-73.543
Berkeley	CA	37.872	-122.273
Norman	OK	35.223	-97.439
Allentown	PA	40.608	-75.490
Evansville	IN	37.975	-87.556
Columbia	MO	38.952	-92.334
Odessa	TX	31.846	-102.368
Fargo	ND	46.877	-96.790
Beaumont	TX	30.086	-94.102
Independence	MO	39.091	-94.416
Ann Arbor	MI	42.278	-83.741
El Monte	CA	34.069	-118.028
Athens	GA	33.961	-83.378
Springfield	IL	39.802	-89.644
Harlem	NY	40.808	-73.945	x
Round Rock	TX	30.508	-97.679
Wilmington	NC	34.226	-77.945
East Harlem	NY	40.795	-73.942
Arvada	CO	39.803	-105.087
Provo	UT	40.234	-111.659
Peoria	IL	40.694	-89.589
Lansing	MI	42.733	-84.556
Downey	CA	33.940	-118.133
Carlsbad	CA	33.158	-117.351
Elmhurst	NY	40.736	-73.878
Costa Mesa	CA	33.641	-117.919
Miami Gardens	FL	25.942	-80.246
Westminster	CO	39.837	-105.037
North Peoria	IL	40.718	-89.584
Clearwater	FL	27.966	-82.800
Fairfield	CA	38.249	-122.040
Bushwick	NY	40.694	-73.919
Gravesend	NY	40.598	-73.965
Rochester	MN	44.022	-92.470
Elgin	IL	42.037	-88.281
Temecula	CA	33.494	-117.148
West Jordan	UT	40.610	-111.939
Inglewood	CA	33.962	-118.353
Richardson	TX	32.948	-96.730
Lowell	MA	42.633	-71.316
East Independence	MO	39.096	-94.355
Gresham	OR	45.498	-122.431
Antioch	CA	38.005	-121.806
Cambridge	MA	42.375	-71.106
High Point	NC	35.956	-80.005
Billings	MT	45.783	-108.501
Manchester	NH	42.996	-71.455
Murrieta	CA	33.554	-117.214
Centennial	CO	39.579	-104.877
Richmond	CA	37.936	-122.348
Corona	NY	40.747	-73.860
Pueblo	CO	38.254	-104.609
Pearland	TX	29.564	-95.286
Waterbury	CT	41.558	-73.052
West Covina	CA	34.069	-117.939
Enterprise	NV	36.025	-115.242
North Charleston	SC	32.855	-79.975
Everett	WA	47.979	-122.202
College Station	TX	30.628	-96.334
Palm Bay	FL	28.034	-80.589
Pompano Beach	FL	26.238	-80.125
Boulder	CO	40.015	-105.271
Norwalk	CA	33.902	-118.082
West Palm Beach	FL	26.715	-80.053
Broken Arrow	OK	36.053	-95.791
Daly City	CA	37.706	-122.462
Sandy Springs	GA	33.924	-84.379
Burbank	CA	34.181	-118.309
Green Bay	WI	44.519	-88.020
Santa Maria	CA	34.953	-120.436
Universal City	CA	34.139	-118.353	x
Wichita Falls	TX	33.914	-98.493
Lakeland	FL	28.039	-81.950
Clovis	CA	36.825	-119.703
Lewisville	TX	33.046	-96.994
Tyler	TX	32.351	-95.301
El Cajon	CA	32.795	-116.963
San Mateo	CA	37.563	-122.326
Brandon	FL	27.938	-82.286
Rialto	CA	34.106	-117.370
Davenport	IA	41.524	-90.578
Edison	NJ	40.519	-74.412
Hillsboro	OR	45.523	-122.990
Las Cruces	NM	32.312	-106.778
South Bend	IN	41.683	-86.250
Vista	CA	33.200	-117.243
Greeley	CO	40.423	-104.709
Davie	FL	26.063	-80.233
Chinatown	CA	37.797	-122.409	x
San Angelo	TX	31.464	-100.437
Renton	WA	47.483	-122.217
Roanoke	VA	37.271	-79.941
Kenosha	WI	42.585	-87.821
Clinton Township	MI	42.587	-82.920
Columbia	MD	39.240	-76.839
Erie	PA	42.129	-80.085
Portsmouth Heights	VA	36.821	-76.369
Richmond Hill	NY	40.700	-73.831
Alief	TX	29.711	-95.596
Spring Hill	FL	28.477	-82.525
Albany	NY	42.653	-73.756
Compton	CA	33.896	-118.220
Tuscaloosa	AL	33.210	-87.569
League City	TX	29.507	-95.095
Flint	MI	43.013	-83.687
Allen	TX	33.103	-96.671
Mission Viejo	CA	33.600	-117.672
Vacaville	CA	38.357	-121.988
Ventura	CA	34.278	-119.293
Highlands Ranch	CO	39.554	-104.969
Lawton	OK	34.609	-98.390
Beaverton	OR	45.487	-122.804
South Gate	CA	33.955	-118.212
Portsmouth	VA	36.835	-76.298
Sparks	NV	39.535	-119.753
Brockton	MA	42.083	-71.018
Dearborn	MI	42.322	-83.176
Federal Way	WA	47.322	-122.313
Lee's Summit	MO	38.911	-94.382
New Bedford	MA	41.635	-70.927
Spokane Valley	WA	47.673	-117.239
Fordham	NY	40.859	-73.898
Livonia	MI	42.368	-83.353
Roswell	GA	34.023	-84.362
Orem	UT	40.297	-111.695
Yuma	AZ	32.725	-114.624
Lawrence	KS	38.972	-95.235
The Woodlands	TX	30.158	-95.489
West Albany	NY	42.683	-73.778
Yakima	WA	46.602	-120.506
Quincy	MA	42.253	-71.002
Flatbush	NY	40.652	-73.959
Hesperia	CA	34.426	-117.301
Carson	CA	33.831	-118.282
Boca Raton	FL	26.359	-80.083
Santa Monica	CA	34.019	-118.491
San Marcos	CA	33.143	-117.166
Boyle Heights	CA	34.034	-118.205	x
Plantation	FL	26.134	-80.232
Lynn	MA	42.467	-70.949
Miami Beach	FL	25.791	-80.130
Arden-Arcade	CA	38.602	-121.379
Westminster	CA	33.759	-118.007
Longmont	CO	40.167	-105.102
Santa Barbara	CA	34.421	-119.698
Redding	CA	40.587	-122.392
Macon	GA	32.841	-83.632
Meridian	ID	43.612	-116.392
San Leandro	CA	37.725	-122.156
Greenville	NC	35.613	-77.366
Chico	CA	39.728	-121.837
Edmond	OK	35.653	-97.478
Chinatown	NY	40.716	-73.996	x
Nampa	ID	43.541	-116.563
Sandy Hills	UT	40.581	-111.851	x
Newton	MA	42.337	-71.209
Toms River	NJ	39.954	-74.198
Fall River	MA	41.701	-71.155
Carmel	IN	39.978	-86.118
Asheville	NC	35.601	-82.554
Norwalk	CT	41.118	-73.408
Waukegan	IL	42.364	-87.845
Deltona	FL	28.901	-81.264
Hawthorne	CA	33.916	-118.353
Fort Smith	AR	35.386	-94.399
Suffolk	VA	36.728	-76.585
Sugar Land	TX	29.620	-95.635
Livermore	CA	37.682	-121.768
Nashua	NH	42.765	-71.468
Reading	PA	40.336	-75.927
Concord	NC	35.409	-80.582
Indio	CA	33.721	-116.217
Enchanted Hills	NM	35.337	-106.593
Rio Rancho	NM	35.233	-106.664
Sandy	UT	40.592	-111.884
Whittier	CA	33.979	-118.033
Canarsie	NY	40.644	-73.901
Kirkland	WA	47.681	-122.209
Menifee	CA	33.728	-117.146
Newport Beach	CA	33.619	-117.929
Tracy	CA	37.740	-121.426
Citrus Heights	CA	38.707	-121.281
Bend	OR	44.058	-121.315
Canton	MI	42.309	-83.482
Lehigh Acres	FL	26.625	-81.625
Greenburgh	NY	41.033	-73.843
Bloomington	MN	44.841	-93.298
West Town	IL	41.894	-87.675	x
Germantown	MD	39.173	-77.272
Clifton	NJ	40.858	-74.164
Duluth	MN	46.783	-92.107
Champaign	IL	40.116	-88.243
Near North Side	IL	41.900	-87.635	x
Chino	CA	34.012	-117.689
Alhambra	CA	34.095	-118.127
Ogden	UT	41.223	-111.974
Redwood City	CA	37.485	-122.236
Bellingham	WA	48.760	-122.488
O'Fallon	MO	38.811	-90.700
Hoover	AL	33.405	-86.811
Danbury	CT	41.395	-73.454
East Norwalk	CT	41.106	-73.398
Edinburg	TX	26.302	-98.163
Sunrise	FL	26.134	-80.113
Trenton	NJ	40.217	-74.743
Santa Fe	NM	35.687	-105.938
Bloomington	IN	39.165	-86.526
Cicero	IL	41.846	-87.754
Hemet	CA	33.748	-116.973
Ahwatukee Foothills	AZ	33.342	-111.984
Johns Creek	GA	34.029	-84.199
Mission	TX	26.216	-98.325
Troy	MI	42.606	-83.150
Buena Park	CA	33.868	-117.998
Palm Coast	FL	29.585	-81.208
Fayetteville	AR	36.063	-94.157
Sioux City	IA	42.500	-96.400
Lake Forest	CA	33.647	-117.689
Merced	CA	37.302	-120.483
Longview	TX	32.501	-94.740
Bryan	TX	30.674	-96.370
Westland	MI	42.324	-83.400
Warwick	RI	41.700	-71.416
Lakewood	CA	33.854	-118.134
Farmington Hills	MI	42.485	-83.377
San Tan Valley	AZ	33.191	-111.528
Mount Pleasant	SC	32.794	-79.863
Cranston	RI	41.780	-71.437
Largo	FL	27.910	-82.788
South Suffolk	VA	36.717	-76.590
Avondale	AZ	33.436	-112.350
Tustin	CA	33.746	-117.826
Mountain View	CA	37.386	-122.084
Napa	CA	38.297	-122.286
Somerville	MA	42.388	-71.100
Lawrence	MA	42.707	-71.163
Melbourne	FL	28.084	-80.608
Parma	OH	41.405	-81.723
New Rochelle	NY	40.911	-73.782
Lynchburg	VA	37.414	-79.142
Medford	OR	42.327	-122.876
Deerfield Beach	FL	26.318	-80.100
Pleasanton	CA	37.662	-121.875
Belmont Cragin	IL	41.932	-87.769	x
Brooklyn Park	MN	45.094	-93.356
Goodyear	AZ	33.435	-112.358
Kennewick	WA	46.211	-119.137
Alameda	CA	37.771	-122.261
Town 'n' Country	FL	28.011	-82.577
Bellflower	CA	33.882	-118.117
San Pedro	CA	33.736	-118.292	x
Chino Hills	CA	33.994	-117.759
Bloomington	IL	40.484	-88.994
Alafaya	FL	28.564	-81.211
Springdale	AR	36.187	-94.129
North Hollywood	CA	34.172	-118.379	x
Racine	WI	42.726	-87.783
Hammond	IN	41.583	-87.500
Milpitas	CA	37.428	-121.907
Gary	IN	41.593	-87.346
Scranton	PA	41.409	-75.665
Baldwin Park	CA	34.085	-117.961
Auburn	WA	47.307	-122.228
Fishers	IN	39.956	-86.014
Saint Joseph	MO	39.769	-94.847
Pharr	TX	26.195	-98.184
Upland	CA	34.098	-117.648
Folsom	CA	38.678	-121.176
Baytown	TX	29.735	-94.977
San Ramon	CA	37.780	-121.978
Camden	NJ	39.926	-75.120
Lake Charles	LA	30.213	-93.204
Kalamazoo	MI	42.292	-85.587
Arlington Heights	IL	42.088	-87.981
Plymouth	MN	45.011	-93.456
Waterford	MI	42.693	-83.412
Evanston	IL	42.041	-87.690
Manteca	CA	37.797	-121.216
Kendall	FL	25.679	-80.317
Wyoming	MI	42.913	-85.705
Loveland	CO	40.398	-105.075
Cheektowaga	NY	42.903	-78.755
Kings Bridge	NY	40.879	-73.905
Perris	CA	33.783	-117.229
Bethlehem	PA	40.626	-75.370
Albany	GA	31.579	-84.156
Schaumburg	IL	42.033	-88.083
Gastonia	NC	35.262	-81.187
Brownsville	NY	40.661	-73.920
Union City	CA	37.596	-122.019
Bolingbrook	IL	41.699	-88.068
Iowa City	IA	41.661	-91.530
Layton	UT	41.060	-111.971
Appleton	WI	44.262	-88.415
Missouri City	TX	29.619	-95.538
Shelby	MI	42.671	-83.033
Fort Myers	FL	26.622	-81.841
Boynton Beach	FL	26.525	-80.066
Jonesboro	AR	35.842	-90.704
South Lawndale	IL	41.844	-87.713	x
Logan Square	IL	41.923	-87.699	x
Rapid City	SD	44.081	-103.231
Warner Robins	GA	32.616	-83.627
Rochester Hills	MI	42.658	-83.150
Decatur	IL	39.840	-88.955
Southfield	MI	42.473	-83.222
Saint George	UT	37.104	-113.584
New Britain	CT	41.661	-72.780
Franklin	TN	35.925	-86.869
Turlock	CA	37.495	-120.847
Temple	TX	31.098	-97.343
West Ridge	IL	42.000	-87.693	x
Apple Valley	CA	34.501	-117.186
Lynwood	CA	33.930	-118.211
Waukesha	WI	43.012	-88.231
Wilmington	DE	39.746	-75.547
Canton	OH	40.799	-81.378
Gulfport	MS	30.367	-89.093
Pawtucket	RI	41.879	-71.383
Lauderhill	FL	26.140	-80.213
Rock Hill	SC	34.925	-81.025
Silver Spring	MD	38.991	-77.026
West Gulfport	MS	30.404	-89.094
Flower Mound	TX	33.015	-97.097
Bismarck	ND	46.808	-100.784
Centreville	VA	38.840	-77.429
Lafayette	IN	40.417	-86.875
Passaic	NJ	40.857	-74.128
Riverview	FL	27.866	-82.326
Redlands	CA	34.056	-117.183
Missoula	MT	46.872	-113.994
Rancho Cordova	CA	38.589	-121.303
New Braunfels	TX	29.703	-98.124
Cherry Hill	NJ	39.935	-75.031
Flagstaff	AZ	35.198	-111.651
Muncie	IN	40.193	-85.386
Mira Mesa	CA	32.916	-117.144	x
Woodland Hills	CA	34.168	-118.606	x
Weston	FL	26.100	-80.400
Frederick	MD	39.414	-77.411
Pasco	WA	46.240	-119.101
Pittsburg	CA	38.028	-121.885
Ridgewood	NY	40.700	-73.906	x
Palatine	IL	42.110	-88.034
North Richland Hills	TX	32.834	-97.229
Union City	NJ	40.780	-74.024
Kissimmee	FL	28.305	-81.417
Walnut Creek	CA	37.906	-122.065
Mount Vernon	NY	40.913	-73.837
Conroe	TX	30.312	-95.456
Dothan	AL	31.223	-85.390
Northridge	CA	34.228	-118.537	x
Waterloo	IA	42.493	-92.343
Maple Grove	MN	45.072	-93.456
Framingham	MA	42.279	-71.416
Redondo Beach	CA	33.849	-118.388
Bossier City	LA	32.516	-93.732
Yorba Linda	CA	33.889	-117.813
Woodbury	MN	44.924	-92.959
Eau Claire	WI	44.811	-91.498
Waldorf	MD	38.625	-76.939
Forest Hills	NY	40.716	-73.850
Davis	CA	38.545	-121.741
Glen Burnie	MD	39.163	-76.625
Camarillo	CA	34.216	-119.038
Victoria	TX	28.805	-97.004
Gaithersburg	MD	39.143	-77.201
Jacksonville	NC	34.754	-77.430
South San Francisco	CA	37.655	-122.408
Kenner	LA	29.994	-90.242
Jackson Heights	NY	40.756	-73.885
Rockville	MD	39.084	-77.153
Jackson	TN	35.615	-88.814
Lincoln Park	IL	41.922	-87.648	x
Yuba City	CA	39.140	-121.617
Portland	ME	43.657	-70.259
Palo Alto	CA	37.442	-122.143
Casas Adobes	AZ	32.323	-110.995
Marysville	WA	48.052	-122.177
South Jordan	UT	40.562	-111.930
Oshkosh	WI	44.025	-88.543
North Little Rock	AR	34.770	-92.267
Homestead	FL	25.469	-80.478
Bayside	NY	40.768	-73.777
Bayonne	NJ	40.669	-74.114
Eagan	MN	44.804	-93.167
Delray Beach	FL	26.461	-80.073
Johnson City	TN	36.313	-82.353
Dale City	VA	38.637	-77.311
Cedar Park	TX	30.505	-97.820
Parkchester	NY	40.839	-73.860
Atascocita	TX	29.999	-95.177
Saint Cloud	MN	45.561	-94.162
Ellicott City	MD	39.267	-76.798
Laguna Niguel	CA	33.523	-117.708
Saint Charles	MO	38.784	-90.481
Harlingen	TX	26.191	-97.696
San Clemente	CA	33.427	-117.612
West Lynchburg	VA	37.403	-79.178
Framingham Center	MA	42.297	-71.437
Schenectady	NY	42.814	-73.940
Broomfield	CO	39.921	-105.087
Ames	IA	42.035	-93.620
Park Slope	NY	40.670	-73.986	x
Shawnee	KS	39.042	-94.720
Conway	AR	35.089	-92.442
East Orange	NJ	40.767	-74.205
Portage Park	IL	41.958	-87.765	x
Skokie	IL	42.033	-87.733
Daytona Beach	FL	29.211	-81.023
West Bloomfield Township	MI	42.569	-83.384
Tamarac	FL	26.213	-80.250
Youngstown	OH	41.100	-80.650
Lodi	CA	38.130	-121.272
Greenville	SC	34.853	-82.394
Mansfield	TX	32.563	-97.142
Santa Cruz	CA	36.974	-122.031
Pico Rivera	CA	33.983	-118.097
Madera	CA	36.961	-120.061
Janesville	WI	42.683	-89.019
West Des Moines	IA	41.577	-93.711
Montebello	CA	34.009	-118.105
Georgetown	TX	30.633	-97.677
Alpharetta	GA	34.075	-84.294
Lorain	OH	41.453	-82.182
Bowling Green	KY	36.990	-86.444
Flatlands	NY	40.621	-73.935
Dundalk	MD	39.251	-76.521
Eden Prairie	MN	44.855	-93.471
North Bergen	NJ	40.804	-74.012
Florence-Graham	CA	33.968	-118.244
Waltham	MA	42.376	-71.236
Cheyenne	WY	41.140	-104.820
West Hartford	CT	41.762	-72.742
Rogers	AR	36.332	-94.119
Carol City	FL	25.941	-80.246
Encinitas	CA	33.037	-117.292
East Village	NY	40.729	-73.987	x
Haverhill	MA	42.776	-71.077
Jupiter	FL	26.934	-80.094
Council Bluffs	IA	41.262	-95.861
Wellington	FL	26.659	-80.241
West Coon Rapids	MN	45.160	-93.350
North Miami	FL	25.890	-80.187
Hamilton	OH	39.400	-84.561
North Port	FL	27.044	-82.236
Tulare	CA	36.208	-119.347
Coon Rapids	MN	45.120	-93.288
Millcreek	UT	40.687	-111.875
La Habra	CA	33.932	-117.946
Blaine	MN	45.161	-93.235
Auburn	AL	32.610	-85.481
Lake Elsinore	CA	33.668	-117.327
Carmichael	CA	38.617	-121.328
Taylor	MI	42.241	-83.270
Burnsville	MN	44.768	-93.278
Monterey Park	CA	34.063	-118.123
Castro Valley	CA	37.694	-122.086
Irvington	NJ	40.732	-74.235
Rocklin	CA	38.791	-121.236
Utica	NY	43.101	-75.233
Malden	MA	42.425	-71.066
National City	CA	32.678	-117.099
Financial District	NY	40.708	-74.009	x
Springfield	OR	44.046	-123.022
Bethesda	MD	38.981	-77.100
Terre Haute	IN	39.467	-87.414
Vineland	NJ	39.486	-75.026
West Hollywood	FL	26.021	-80.184	x
San Marcos	TX	29.883	-97.941
Brentwood	NY	40.781	-73.246
Lakeville	MN	44.650	-93.243
West Allis	WI	43.017	-88.007
Redmond	WA	47.674	-122.122
Canoga Park	CA	34.201	-118.598	x
Cupertino	CA	37.323	-122.032
Taylorsville	UT	40.668	-111.939
Bristol	CT	41.672	-72.949
Moore	OK	35.340	-97.487
Gardena	CA	33.888	-118.309
Petaluma	CA	38.232	-122.637
Grand Junction	CO	39.064	-108.551
Casper	WY	42.867	-106.313
Rowlett	TX	32.903	-96.564
La Mesa	CA	32.768	-117.023
Pine Hills	FL	28.558	-81.453
Bensonhurst	NY	40.602	-73.994
Coney Island	NY	40.578	-73.994
Rancho Penasquitos	CA	32.959	-117.115	x
Valley Glen	CA	34.190	-118.450	x
Meriden	CT	41.538	-72.807
Pontiac	MI	42.639	-83.291
Port Orange	FL	29.138	-80.996
Hamden	CT	41.396	-72.897
Lakewood	WA	47.172	-122.518
Fountainebleau	FL	25.773	-80.348
Saint Clair Shores	MI	42.497	-82.889
Springfield	OH	39.924	-83.809
Great Falls	MT	47.500	-111.301
Chapel Hill	NC	35.913	-79.056
Huntington Park	CA	33.982	-118.225
Lancaster	PA	40.038	-76.306
Coconut Creek	FL	26.252	-80.179
Idaho Falls	ID	43.467	-112.034
San Rafael	CA	37.974	-122.531
Noblesville	IN	40.046	-86.009
Marietta	GA	33.953	-84.550
Fairfield	CT	41.141	-73.264
Owensboro	KY	37.774	-87.113
Eastvale	CA	33.964	-117.564
Royal Oak	MI	42.489	-83.145
Brentwood	CA	37.932	-121.696
Dubuque	IA	42.501	-90.665
Brookline	MA	42.332	-71.121
Novi	MI	42.481	-83.475
Des Plaines	IL	42.033	-87.883
Orland Park	IL	41.630	-87.854
Bartlett	TN	35.205	-89.874
Woodland	CA	38.679	-121.773
Lehi	UT	40.392	-111.851
White Plains	NY	41.034	-73.763
Arcadia	CA	34.140	-118.035
Reston	VA	38.969	-77.341
Ocala	FL	29.187	-82.140
Central City	AZ	33.440	-112.058	x
South Vineland	NJ	39.446	-75.029
Sanford	FL	28.801	-81.273
Bowie	MD	38.943	-76.730
Kokomo	IN	40.486	-86.134
Wayne	NJ	40.925	-74.277
Santee	CA	32.838	-116.974
Dublin	CA	37.702	-121.936
Palm Harbor	FL	28.078	-82.764
Medford	MA	42.418	-71.106
Midwest City	OK	35.450	-97.397
Center City	PA	39.951	-75.159	x
Margate	FL	26.245	-80.206
South Whittier	CA	33.950	-118.039
Tinley Park	IL	41.573	-87.784
Pflugerville	TX	30.439	-97.620
New Brunswick	NJ	40.486	-74.452
Grand Forks	ND	47.925	-97.033
Fountain Valley	CA	33.709	-117.954
North Hills	CA	34.236	-118.485	x
Diamond Bar	CA	34.029	-117.810
Taunton	MA	41.900	-71.090
Oak Lawn	IL	41.711	-87.758
Union	NJ	40.698	-74.263
Ankeny	IA	41.730	-93.606
Chicopee	MA	42.149	-72.608
Irving Park	IL	41.953	-87.736	x
Berwyn	IL	41.851	-87.794
Manhattan	KS	39.184	-96.572
Kendale Lakes	FL	25.708	-80.407
Smyrna	GA	33.884	-84.514
Dearborn Heights	MI	42.337	-83.273
Porterville	CA	36.065	-119.017
Piscataway	NJ	40.499	-74.399
Doral	FL	25.820	-80.355
Hendersonville	TN	36.305	-86.620
Morningside Heights	NY	40.810	-73.963	x
Rocky Mount	NC	35.938	-77.791
Corvallis	OR	44.565	-123.262
Valdosta	GA	30.833	-83.280
Hanford	CA	36.327	-119.646
Castle Rock	CO	39.372	-104.856
Greenwood	IN	39.614	-86.107
Chicago Lawn	IL	41.775	-87.696	x
Hempstead	NY	40.706	-73.619
Novato	CA	38.107	-122.570
Kettering	OH	39.690	-84.169
Bellevue	NE	41.137	-95.891
Shoreline	WA	47.756	-122.342
Decatur	AL	34.606	-86.983
Paramount	CA	33.889	-118.160
Port Arthur	TX	29.885	-93.942
Anderson	IN	40.105	-85.680
Tamiami	FL	25.759	-80.398
Towson	MD	39.401	-76.602
North Chicopee	MA	42.183	-72.600
Uptown	IL	41.966	-87.653	x
Sarasota	FL	27.336	-82.531
Cypress Hills	NY	40.677	-73.891
West Haven	CT	41.271	-72.947
Rosemead	CA	34.081	-118.073
Edgewater	IL	41.983	-87.664	x
Jackson	NJ	39.776	-74.862
Highland	CA	34.128	-117.209
Mount Prospect	IL	42.066	-87.937
Colton	CA	34.074	-117.314
Encanto	AZ	33.479	-112.078	x
Carson City	NV	39.164	-119.767
Pocatello	ID	42.871	-112.446
Bradenton	FL	27.499	-82.575
Rogers Park	IL	42.009	-87.667	x
Weymouth	MA	42.221	-70.940
Port Charlotte	FL	26.976	-82.091
Normal	IL	40.514	-88.991
Spring	TX	30.080	-95.417
Allapattah	FL	25.815	-80.224
Richland	WA	46.286	-119.284
Euless	TX	32.837	-97.082
Blue Springs	MO	39.017	-94.282
East Pensacola Heights	FL	30.429	-87.180
Hacienda Heights	CA	33.993	-117.969
Ozone Park	NY	40.677	-73.844
Briarwood	NY	40.709	-73.815
Cathedral City	CA	33.780	-116.465
Lakewood	NJ	40.098	-74.218
Elyria	OH	41.368	-82.108
Wheaton	IL	41.866	-88.107
Commerce City	CO	39.808	-104.934
Hoboken	NJ	40.744	-74.032
Watsonville	CA	36.910	-121.757
Lake Havasu City	AZ	34.484	-114.322
Revere	MA	42.408	-71.012
West New York	NJ	40.788	-74.014
Yucaipa	CA	34.034	-117.043
Gilroy	CA	37.006	-121.568
Pensacola	FL	30.421	-87.217
Poinciana	FL	28.140	-81.458
Kingsport	TN	36.548	-82.562
Levittown	PA	40.155	-74.829
Palm Beach Gardens	FL	26.823	-80.139
Milford	CT	41.222	-73.056
Delano	CA	35.769	-119.247
West Sacramento	CA	38.580	-121.530
Huntersville	NC	35.411	-80.843
Perth Amboy	NJ	40.507	-74.265
Sherman Oaks	CA	34.151	-118.449	x
Southaven	MS	34.989	-90.013
Saint Peters	MO	38.800	-90.627
Harrisonburg	VA	38.450	-78.869
Peabody	MA	42.528	-70.929
Placentia	CA	33.872	-117.870
Lenexa	KS	38.954	-94.734
DeSoto	TX	32.590	-96.857
Burlington	NC	36.096	-79.438
South Hill	WA	47.141	-122.270
Elkhart	IN	41.682	-85.977
La Crosse	WI	43.801	-91.240
Oak Park	IL	41.885	-87.784
Florissant	MO	38.789	-90.323
Sammamish	WA	47.642	-122.080
Wakefield	NY	40.898	-73.852
Albany	OR	44.637	-123.106
Hoffman Estates	IL	42.043	-88.080
Albany Park	IL	41.968	-87.723	x
Glendora	CA	34.136	-117.865
Queens Village	NY	40.727	-73.742
Brookhaven	GA	33.858	-84.340
Levittown	NY	40.726	-73.514
Palm Desert	CA	33.723	-116.377
Joplin	MO	37.084	-94.513
Enid	OK	36.396	-97.878
Bonita Springs	FL	26.340	-81.779
Irondequoit	NY	43.213	-77.580
Caldwell	ID	43.663	-116.687
Minnetonka	MN	44.913	-93.503
Pinellas Park	FL	27.843	-82.700
Battle Creek	MI	42.317	-85.178
Casa Grande	AZ	32.880	-111.757
South Shore	IL	41.762	-87.578	x
Mott Haven	NY	40.809	-73.923
The Villages	FL	28.934	-81.960
Grand Island	NE	40.925	-98.342
Grapevine	TX	32.934	-97.078
Stratford	CT	41.185	-73.133
Kentwood	MI	42.869	-85.645
City of Milford (balance)	CT	41.224	-73.062
Tigard	OR	45.431	-122.771
East Hartford	CT	41.782	-72.612
Apple Valley	MN	44.732	-93.218
Plainfield	NJ	40.634	-74.407
Leesburg	VA	39.116	-77.564
Parsippany	NJ	40.858	-74.426
Coral Gables	FL	25.721	-80.268
The Hammocks	FL	25.671	-80.445
Buckeye	AZ	33.370	-112.584
Flagami	FL	25.762	-80.316
Catalina Foothills	AZ	32.298	-110.919
Lakewood	OH	41.482	-81.798
North La Crosse	WI	43.846	-91.248
Burien	WA	47.470	-122.347
Logan	UT	41.735	-111.834
Olympia	WA	47.038	-122.901
South Peabody	MA	42.510	-70.949
Aliso Viejo	CA	33.565	-117.727
Galveston	TX	29.301	-94.798
Poway	CA	32.963	-117.036
Edina	MN	44.890	-93.350
Minnetonka Mills	MN	44.941	-93.442
Stonecrest	GA	33.708	-84.135
Cerritos	CA	33.858	-118.065
Redford	MI	42.383	-83.297
East Honolulu	HI	21.289	-157.717
Troy	NY	42.728	-73.692
Sunnyside	NY	40.740	-73.935
Charleston	WV	38.350	-81.633
Downers Grove	IL	41.809	-88.011
Wharton	PA	39.927	-75.157	x
Whitman	PA	39.917	-75.155	x
Azusa	CA	34.134	-117.908
Wilson	NC	35.721	-77.916
Monroe	LA	32.509	-92.119
Parker	CO	39.519	-104.761
La Mirada	CA	33.917	-118.012
Minot	ND	48.233	-101.296
Aloha	OR	45.494	-122.867
Saginaw	MI	43.419	-83.951
Bedford	TX	32.844	-97.143
Rancho Santa Margarita	CA	33.641	-117.603
Cypress	CA	33.817	-118.037
Murray	UT	40.667	-111.888
Cuyahoga Falls	OH	41.134	-81.485
Coeur d'Alene	ID	47.678	-116.780
Bloomfield	NJ	40.807	-74.185
Harrisburg	PA	40.274	-76.884
Rowland Heights	CA	33.976	-117.905
Covina	CA	34.090	-117.890
Stillwater	OK	36.116	-97.058
Niagara Falls	NY	43.094	-79.057
Collierville	TN	35.042	-89.665
Summerville	SC	33.019	-80.176
South Bel Air	MD	39.533	-76.337	x
Sheboygan	WI	43.751	-87.715
Middletown	OH	39.515	-84.398
Aspen Hill	MD	39.080	-77.073
Dunwoody	GA	33.946	-84.335
Huntington	WV	38.419	-82.445
Maricopa	AZ	33.058	-112.048
Roswell	NM	33.394	-104.525
Cedar Hill	TX	32.588	-96.956
East Brunswick	NJ	40.428	-74.416
East Lansing	MI	42.737	-84.484
Apopka	FL	28.676	-81.512
Maspeth	NY	40.723	-73.913
Wheaton	MD	39.040	-77.055
Mishawaka	IN	41.662	-86.159
Portage	MI	42.201	-85.580
West Orange	NJ	40.799	-74.239
McLean	VA	38.934	-77.177
Newark	OH	40.058	-82.401
Ceres	CA	37.595	-120.958
Alexandria	LA	31.311	-92.445
Chesterfield	MO	38.663	-90.577
Barnstable	MA	41.700	-70.299
Salina	KS	38.840	-97.611
Lawrence	IN	39.839	-86.025
Bel Air South	MD	39.505	-76.320
Pearl City	HI	21.397	-157.975
Euclid	OH	41.593	-81.527
Roseville	MI	42.497	-82.937
Texas City	TX	29.384	-94.903
Wauwatosa	WI	43.049	-88.008
Florin	CA	38.496	-121.409
Twin Falls	ID	42.563	-114.461
Glenview	IL	42.070	-87.788
East Providence	RI	41.814	-71.370
Palm Springs	CA	33.830	-116.545
San Luis Obispo	CA	35.283	-120.660
Methuen	MA	42.726	-71.191
Mission District	CA	37.760	-122.419	x
Country Club	FL	25.948	-80.317
Madison	AL	34.699	-86.748
Jeffersonville	IN	38.278	-85.737
San Jacinto	CA	33.784	-116.959
Mentor	OH	41.666	-81.340
Mansfield	OH	40.758	-82.515
Hattiesburg	MS	31.327	-89.290
Draper	UT	40.525	-111.864
Middletown	CT	41.562	-72.651
Wylie	TX	33.015	-96.539
Columbus	IN	39.201	-85.921
Laguna	CA	38.421	-121.424	x
Smyrna	TN	35.983	-86.519
Charlottesville	VA	38.029	-78.477
Lincoln	CA	38.892	-121.293
Lacey	WA	47.034	-122.823
Littleton	CO	39.613	-105.017
Beavercreek	OH	39.709	-84.063
Kannapolis	NC	35.487	-80.622
Everett	MA	42.408	-71.054
Binghamton	NY	42.099	-75.918
Cypress	TX	29.969	-95.697
Elmhurst	IL	41.899	-87.940
Hell's Kitchen	NY	40.765	-73.991	x
Auburn Gresham	IL	41.742	-87.653	x
City of Sammamish	WA	47.604	-122.038
Antelope	CA	38.708	-121.330
Keller	TX	32.935	-97.252
Biloxi	MS	30.396	-88.885
Apex	NC	35.733	-78.850
West Lafayette	IN	40.426	-86.908
Titusville	FL	28.612	-80.808
Altoona	PA	40.519	-78.395
Newark	CA	37.530	-122.040	x
Saint Louis Park	MN	44.948	-93.348
Enfield	CT	41.976	-72.592
Dublin	OH	40.099	-83.114
Tuckahoe	VA	37.590	-77.556
Potomac	MD	39.018	-77.209
Cleveland Heights	OH	41.520	-81.556
Sayreville	NJ	40.459	-74.361
Cutler Bay	FL	25.578	-80.338
Hackensack	NJ	40.886	-74.043
Pine Bluff	AR	34.228	-92.003
West Seneca	NY	42.850	-78.800
Strongsville	OH	41.315	-81.836
Coachella	CA	33.680	-116.174
Penn Hills	PA	40.501	-79.839	x
Encino	CA	34.159	-118.501	x
Bentonville	AR	36.373	-94.209
Fort Pierce	FL	27.447	-80.326
Bridgewater	NJ	40.601	-74.648
Danville	CA	37.822	-122.000
Oakland Park	FL	26.172	-80.132
Attleboro	MA	41.945	-71.286
Severn	MD	39.137	-76.698
Blacksburg	VA	37.230	-80.414
Haltom City	TX	32.800	-97.269
Brighton Park	IL	41.819	-87.699	x
Lompoc	CA	34.639	-120.458
Wesley Chapel	FL	28.240	-82.328
Urbandale	IA	41.627	-93.712
York	PA	39.963	-76.728
North Miami Beach	FL	25.933	-80.163
El Centro	CA	32.792	-115.563
Rego Park	NY	40.726	-73.853
Cleveland	TN	35.160	-84.877
Echo Park	CA	34.078	-118.261	x
North Bethesda	MD	39.045	-77.119
Beaumont	CA	33.929	-116.977
Lombard	IL	41.880	-88.008
Bountiful	UT	40.889	-111.881
North Lauderdale	FL	26.217	-80.226
Burleson	TX	32.542	-97.321
Ocoee	FL	28.569	-81.544
Oro Valley	AZ	32.391	-110.966
Ashburn	VA	39.044	-77.487
Augusta	GA	33.471	-81.975
Bozeman	MT	45.680	-111.039
Sierra Vista	AZ	31.555	-110.304
Freeport	NY	40.658	-73.583
Pittsfield	MA	42.450	-73.245
Hilo	HI	19.730	-155.091
West Babylon	NY	40.718	-73.354
DeKalb	IL	41.929	-88.750
San Bruno	CA	37.630	-122.411
Jefferson City	MO	38.577	-92.174
Altamonte Springs	FL	28.661	-81.366
Bell Gardens	CA	33.965	-118.151
Morgan Hill	CA	37.130	-121.654
Bothell	WA	47.762	-122.205
Fond du Lac	WI	43.775	-88.439
Sicklerville	NJ	39.717	-74.969
Sayreville Junction	NJ	40.465	-74.330
Farmington	NM	36.728	-108.219
Salem	MA	42.520	-70.897
Arlington	MA	42.415	-71.156
La Jolla	CA	32.847	-117.274	x
Altadena	CA	34.190	-118.131
Fairfield	OH	39.346	-84.561
Ashburn	IL	41.748	-87.711	x
Rancho Palos Verdes	CA	33.744	-118.387
North Highlands	CA	38.686	-121.372
Moline	IL	41.507	-90.515
Concord	NH	43.208	-71.538
East Concord	NH	43.242	-71.538
Rockwall	TX	32.931	-96.460
Plainfield	IL	41.627	-88.204
Burlington	VT	44.476	-73.212
Rohnert Park	CA	38.340	-122.701
Urbana	IL	40.111	-88.207
Southglenn	CO	39.587	-104.953	x
Midland	MI	43.616	-84.247
Prescott Valley	AZ	34.610	-112.316
State College	PA	40.793	-77.860
Kearny	NJ	40.768	-74.145
El Dorado Hills	CA	38.686	-121.082
Danville	VA	36.586	-79.395
Belleville	IL	38.520	-89.984
Linden	NJ	40.622	-74.245
Moorhead	MN	46.874	-96.770
Woodside	NY	40.745	-73.905
Brea	CA	33.917	-117.900
Riverton	UT	40.522	-111.939
Prescott	AZ	34.540	-112.469
Mount Laurel	NJ	39.934	-74.891
The Colony	TX	33.089	-96.886
Manassas	VA	38.751	-77.475
Brentwood	TN	36.033	-86.783
Westfield	MA	42.125	-72.750
Hutchinson	KS	38.061	-97.930
Leominster	MA	42.525	-71.760
Catonsville	MD	39.272	-76.732
Hicksville	NY	40.768	-73.525
Bartlett	IL	41.995	-88.186
Buffalo Grove	IL	42.151	-87.960
Woonsocket	RI	42.003	-71.515
West Hills	CA	34.197	-118.644	x
Edmonds	WA	47.811	-122.377
Marana	AZ	32.437	-111.225
Shelton	CT	41.316	-73.093
Cedar Falls	IA	42.528	-92.445
Chatsworth	CA	34.257	-118.601	x
Gage Park	IL	41.795	-87.696	x
Beverly	MA	42.558	-70.880
University	FL	28.074	-82.439
Coppell	TX	32.955	-97.015
Findlay	OH	41.044	-83.650
Campbell	CA	37.287	-121.950
Lake Ridge	VA	38.688	-77.298
Burke	VA	38.793	-77.272
Mankato	MN	44.159	-94.009
Annandale	VA	38.830	-77.196
Covington	KY	39.084	-84.509
New City	IL	41.808	-87.656	x
Morris Heights	NY	40.850	-73.920
Peachtree Corners	GA	33.970	-84.222
South Valley	NM	35.010	-106.678
Ormond Beach	FL	29.286	-81.056
Carrollwood Village	FL	28.068	-82.521
Huntsville	TX	30.724	-95.551
Venice	CA	33.991	-118.460	x
Sumter	SC	33.920	-80.341
Quincy	IL	39.936	-91.410
Wilkes-Barre	PA	41.246	-75.881
Lincoln Square	IL	41.976	-87.689	x
La Puente	CA	34.020	-117.950
Holyoke	MA	42.204	-72.616
Sherman	TX	33.636	-96.609
Goose Creek	SC	32.981	-80.033
Maplewood	MN	44.953	-92.995
Streamwood	IL	42.026	-88.178
Fitchburg	MA	42.583	-71.802
Hilton Head Island	SC	32.194	-80.738
La Quinta	CA	33.663	-116.310
North Atlanta	GA	33.865	-84.337
Crystal Lake	IL	42.241	-88.316
Hagerstown	MD	39.642	-77.720
San Gabriel	CA	34.096	-118.106
Hickory	NC	35.733	-81.341
Beverly Cove	MA	42.553	-70.854
Carol Stream	IL	41.913	-88.135
Winter Garden	FL	28.565	-81.586
Warren	OH	41.238	-80.818
Marlboro	NJ	40.315	-74.246
Teaneck	NJ	40.898	-74.016
Calexico	CA	32.679	-115.499
Florence	AL	34.800	-87.677
St. Johns	FL	30.081	-81.548	x
Shakopee	MN	44.798	-93.527
Billerica	MA	42.558	-71.269
Norwich	CT	41.524	-72.076
Amherst	MA	42.367	-72.519
Duncanville	TX	32.652	-96.908
New Berlin	WI	42.976	-88.108
Marlborough	MA	42.346	-71.552
Oakley	CA	37.997	-121.712
Lancaster	OH	39.714	-82.599
Avondale	IL	41.939	-87.711	x
Romeoville	IL	41.648	-88.090
Culver City	CA	34.021	-118.396	x
Montclair	NJ	40.826	-74.209
Meridian	MS	32.364	-88.704
Puyallup	WA	47.185	-122.293
Woburn	MA	42.479	-71.152
Bremerton	WA	47.567	-122.633
Hallandale Beach	FL	25.981	-80.148
Clovis	NM	34.405	-103.205
Annapolis	MD	38.979	-76.492
Weslaco	TX	26.160	-97.991
Cape Girardeau	MO	37.306	-89.518
Bullhead City	AZ	35.148	-114.568
North Fort Myers	FL	26.667	-81.880
Chelsea	MA	42.392	-71.033
Grove City	OH	39.881	-83.093
Essex	MD	39.309	-76.475
Atlantic City	NJ	39.364	-74.423
Pacifica	CA	37.614	-122.487
Germantown	TN	35.087	-89.810
Northglenn	CO	39.886	-104.987
Far Rockaway	NY	40.605	-73.755
Kensington	NY	40.646	-73.971
Coram	NY	40.869	-73.001
Wausau	WI	44.959	-89.630
Hurst	TX	32.823	-97.171
Stanton	CA	33.803	-117.993
Lancaster	TX	32.592	-96.756
Friendswood	TX	29.529	-95.201
Gainesville	GA	34.298	-83.824
The Acreage	FL	26.794	-80.267
Montclair	CA	34.078	-117.690
Kailua	HI	21.402	-157.741
Rock Island	IL	41.509	-90.579
Whitney	NV	36.098	-115.036
Oviedo	FL	28.670	-81.208
Carpentersville	IL	42.121	-88.258
Lake Oswego	OR	45.421	-122.671
Muskogee	OK	35.748	-95.370
Hobbs	NM	32.703	-103.136
Muskegon	MI	43.234	-86.248
Westerville	OH	40.126	-82.929
Little Elm	TX	33.163	-96.938
Hanover Park	IL	41.999	-88.145
Channelview	TX	29.776	-95.115
Panama City	FL	30.159	-85.660
Florence	SC	34.195	-79.763
Waipahu	HI	21.387	-158.009
Wake Forest	NC	35.980	-78.510
Huber Heights	OH	39.844	-84.125
Martinez	CA	38.019	-122.134
East Meadow	NY	40.714	-73.559
Hanover	MD	39.193	-76.724
Wheeling	IL	42.139	-87.929
Apache Junction	AZ	33.415	-111.550
Pleasant Grove	UT	40.364	-111.739
Brookfield	WI	43.061	-88.106
Delaware	OH	40.299	-83.068
Roy	UT	41.162	-112.026
Valley Stream	NY	40.664	-73.708
Schertz	TX	29.552	-98.270
Spanish Fork	UT	40.115	-111.655
Keizer	OR	44.990	-123.026
Leander	TX	30.579	-97.853
Woodlawn	MD	39.323	-76.728
Lima	OH	40.743	-84.105
Spartanburg	SC	34.950	-81.932
Park Ridge	IL	42.011	-87.841
Winter Haven	FL	28.022	-81.733
Aventura	FL	25.956	-80.139
Severna Park	MD	39.070	-76.545
Royal Palm Beach	FL	26.708	-80.231
Brighton	CO	39.985	-104.821
Phenix City	AL	32.471	-85.001
Milton	GA	34.132	-84.301
Dover	DE	39.158	-75.524
Sun City	AZ	33.598	-112.272
Lake Worth	FL	26.617	-80.072
Kew Gardens Hills	NY	40.730	-73.823
Jamaica Plain	MA	42.310	-71.120
Monrovia	CA	34.148	-117.999
Hollister	CA	36.852	-121.402
Los Banos	CA	37.058	-120.850
Plant City	FL	28.019	-82.115
Greenfield	WI	42.961	-88.013
Marion	IA	42.034	-91.598
Braintree	MA	42.204	-71.002
Newnan	GA	33.381	-84.800
Texarkana	TX	33.425	-94.048
Addison	IL	41.932	-87.989
Reynoldsburg	OH	39.955	-82.812
South Jordan Heights	UT	40.564	-111.949	x
Odenton	MD	39.084	-76.700
Mableton	GA	33.819	-84.582
Hilton Head	SC	32.216	-80.753
Grants Pass	OR	42.439	-123.331
Indian Trail	NC	35.077	-80.669
Calumet City	IL	41.616	-87.529
Lincoln Park	MI	42.251	-83.179
Lynnwood	WA	47.821	-122.315
Whitestone	NY	40.795	-73.818
Beloit	WI	42.508	-89.032
Belleville	NJ	40.794	-74.150
Longview	WA	46.138	-122.938
Columbia	TN	35.615	-87.035
Portage	IN	41.576	-87.176
Westfield	IN	40.043	-86.127
New Albany	IN	38.286	-85.824
Fort Lee	NJ	40.851	-73.970
Brighton	NY	43.148	-77.551
Bartlesville	OK	36.747	-95.981
Ewing	NJ	40.270	-74.800
San Juan	TX	26.189	-98.155
Woodhaven	NY	40.689	-73.858
Mission Bend	TX	29.694	-95.665
San Juan Capistrano	CA	33.502	-117.663
Pahrump	NV	36.208	-115.984
Saint Charles	MD	38.603	-76.939
Temple City	CA	34.107	-118.058
Marion	OH	40.589	-83.129
Mechanicsville	VA	37.609	-77.373
Lufkin	TX	31.338	-94.729
Pennsauken	NJ	39.956	-75.058
Rome	GA	34.257	-85.165
Claremont	CA	34.097	-117.720
Franklin	WI	42.889	-88.038
West Hollywood	CA	34.090	-118.362	x
Richfield	MN	44.883	-93.283
Bell	CA	33.978	-118.187
Lewiston	ME	44.100	-70.215
Dunedin	FL	28.020	-82.773
Kendall West	FL	25.706	-80.439
Del Rio	TX	29.363	-100.897
Oakville	MO	38.470	-90.305
Commack	NY	40.843	-73.293
Menomonee Falls	WI	43.179	-88.117
Moorpark	CA	34.286	-118.882
Gadsden	AL	34.014	-86.006
Issaquah	WA	47.530	-122.033
Spring Hill	TN	35.751	-86.930
Trumbull	CT	41.243	-73.201
Olive Branch	MS	34.962	-89.830
Mooresville	NC	35.585	-80.810
West Torrington	CT	41.818	-73.144
Willowbrook	CA	33.917	-118.255
Leavenworth	KS	39.311	-94.922
Clinton	MD	38.765	-76.898
Cottage Grove	MN	44.828	-92.944
Wildwood	MO	38.583	-90.663
Richmond	IN	39.829	-84.890
Oregon City	OR	45.357	-122.607
Goldsboro	NC	35.385	-77.993
Manhattan Beach	CA	33.885	-118.411
Parkland	WA	47.155	-122.434
Martinez	GA	33.517	-82.076
East Florence	AL	34.810	-87.649
Kyle	TX	29.989	-97.877
Kearns	UT	40.660	-111.996
Linton Hall	VA	38.760	-77.575
South Miami Heights	FL	25.598	-80.381
Tupelo	MS	34.258	-88.705
Hot Springs	AR	34.504	-93.055
Wildomar	CA	33.599	-117.280
Wentzville	MO	38.811	-90.853
Roseville	MN	45.006	-93.157
Valrico	FL	27.938	-82.236
Coventry	RI	41.700	-71.683
Rosenberg	TX	29.557	-95.809
Bettendorf	IA	41.524	-90.516
East Point	GA	33.680	-84.439
Prattville	AL	32.464	-86.460
Ponte Vedra Beach	FL	30.240	-81.386
Boardman	OH	41.024	-80.663
Cooper City	FL	26.057	-80.272
Oxon Hill-Glassmanor	MD	38.796	-76.975
Egypt Lake-Leto	FL	28.018	-82.506
North Lawndale	IL	41.860	-87.718	x
Oak Creek	WI	42.886	-87.863
Peachtree City	GA	33.397	-84.596
Merrillville	IN	41.483	-87.333
Hot Springs National Park	AR	34.532	-93.064
Saint Cloud	FL	28.249	-81.281
La Porte	TX	29.666	-95.019
University City	MO	38.656	-90.309
Upper Arlington	OH	39.995	-83.062
Torrington	CT	41.801	-73.121
Beverly Hills	CA	34.074	-118.400
Inver Grove Heights	MN	44.848	-93.043
Cumberland	RI	41.967	-71.433
Pleasant Hill	CA	37.948	-122.061
Stow	OH	41.160	-81.440
Lauderdale Lakes	FL	26.166	-80.208
La Vergne	TN	36.016	-86.582
Winter Springs	FL	28.699	-81.308
Merritt Island	FL	28.539	-80.672
Greenpoint	NY	40.724	-73.951	x
West Little River	FL	25.857	-80.237
Brunswick	OH	41.238	-81.842
San Dimas	CA	34.107	-117.807
Monroe	NC	34.985	-80.550
North Center	IL	41.954	-87.679	x
Queen Creek	AZ	33.249	-111.634
Kaneohe	HI	21.400	-157.799
Gahanna	OH	40.019	-82.879
Leawood	KS	38.967	-94.617
Owasso	OK	36.270	-95.855
Derry Village	NH	42.892	-71.312
Orange	NJ	40.771	-74.233
Central Islip	NY	40.791	-73.202
Norristown	PA	40.121	-75.340
Lower West Side	IL	41.854	-87.666	x
Dyker Heights	NY	40.621	-74.010
Glendale	NY	40.701	-73.887
Cottonwood Heights	UT	40.620	-111.810
Gallatin	TN	36.388	-86.447
Houma	LA	29.596	-90.720
Rubidoux	CA	33.996	-117.406
Collinwood	OH	41.558	-81.569
Glendale Heights	IL	41.915	-88.065
Butte	MT	46.004	-112.535
Dana Point	CA	33.467	-117.698
Benton	AR	34.565	-92.587
Vestavia Hills	AL	33.449	-86.788
La Presa	CA	32.708	-116.997
Oakton	VA	38.881	-77.301
Chester	PA	39.850	-75.357
Mount Vernon	WA	48.421	-122.334
Studio City	CA	34.149	-118.396	x
Salisbury	NC	35.671	-80.474
Riviera Beach	FL	26.775	-80.058
Orangevale	CA	38.679	-121.226
Oswego	IL	41.683	-88.351
El Mirage	AZ	33.613	-112.325
West Lake Sammamish	WA	47.578	-122.101
Chelmsford	MA	42.600	-71.367
North Bel Air	MD	39.540	-76.355	x
Bay City	MI	43.594	-83.889
Nacogdoches	TX	31.604	-94.655
Shrewsbury	MA	42.296	-71.713
McMinnville	OR	45.210	-123.199
Bridgeport	IL	41.838	-87.651	x
Dalton	GA	34.770	-84.970
Olney	MD	39.153	-77.067
North Providence	RI	41.850	-71.466
Newark	DE	39.684	-75.750
Oak Hill	VA	38.926	-77.402
Deer Park	TX	29.705	-95.124
Holland	MI	42.788	-86.109
Throgs Neck	NY	40.823	-73.820
Northbrook	IL	42.128	-87.829
Hilliard	OH	40.033	-83.158
Wenatchee	WA	47.423	-120.310
Fair Lawn	NJ	40.940	-74.132
West Fargo	ND	46.875	-96.900
Kennesaw	GA	34.023	-84.615
New City	NY	41.148	-73.989
Long Beach	NY	40.588	-73.658
Richmond	KY	37.748	-84.295
Suitland-Silver Hill	MD	38.847	-76.926
Chillum	MD	38.964	-76.991
Foster City	CA	37.559	-122.271
Fairborn	OH	39.821	-84.019
Menlo Park	CA	37.454	-122.182
Chicago Loop	IL	41.884	-87.633	x
Lawndale	CA	33.887	-118.353
Hinesville	GA	31.847	-81.596
Waxahachie	TX	32.387	-96.848
St. Charles	MD	38.607	-76.925
Woodridge	IL	41.747	-88.050
Carrollwood	FL	28.050	-82.493
Elk Grove Village	IL	42.004	-87.970
Pekin	IL	40.568	-89.641
Socorro	TX	31.655	-106.303
Elmont	NY	40.701	-73.713
Adelanto	CA	34.583	-117.409
Tooele	UT	40.531	-112.298
Golden Glades	FL	25.912	-80.200
Marrero	LA	29.899	-90.100
Jackson	MI	42.246	-84.401
Foothill Farms	CA	38.679	-121.351
Englewood	CO	39.648	-104.988
Copperas Cove	TX	31.124	-97.903
Bath Beach	NY	40.605	-74.004
Huntington Station	NY	40.853	-73.412
Seaside	CA	36.611	-121.852
Kearney	NE	40.699	-99.081
Redan	GA	33.745	-84.132
Manitowoc	WI	44.089	-87.658
Williamsburg	NY	40.714	-73.953	x
Goshen	IN	41.582	-85.834
Saint Charles	IL	41.914	-88.309
Greenacres City	FL	26.624	-80.125
Salisbury	MD	38.361	-75.599
Douglasville	GA	33.752	-84.748
Silver Lake	CA	34.087	-118.270	x
Security-Widefield	CO	38.747	-104.714
University Place	WA	47.236	-122.550
Pullman	WA	46.731	-117.180
Juneau	AK	58.302	-134.420
West Lawn	IL	41.773	-87.722	x
Mount Lebanon	PA	40.355	-80.049
Alabaster	AL	33.244	-86.816
Farmers Branch	TX	32.927	-96.896
Oildale	CA	35.420	-119.020
La Verne	CA	34.101	-117.768
Mason	OH	39.360	-84.310
Eastpointe	MI	42.468	-82.955
Gillette	WY	44.291	-105.502
Valparaiso	IN	41.473	-87.061
Midvale	UT	40.611	-111.900
Spring Valley	NY	41.113	-74.044
Rome	NY	43.213	-75.456
Lewiston	ID	46.417	-117.018
North Ridgeville	OH	41.389	-82.019
Petersburg	VA	37.228	-77.402
Ken Caryl	CO	39.576	-105.112
Randallstown	MD	39.367	-76.795
Westlake	OH	41.455	-81.918
Bangor	ME	44.801	-68.778
Clermont	FL	28.549	-81.773
Sun Prairie	WI	43.184	-89.214
Georgetown	KY	38.210	-84.559
Greater Grand Crossing	IL	41.761	-87.615	x
Fairbanks	AK	64.838	-147.716
College Park	MD	38.981	-76.937
Springville	UT	40.165	-111.611
Natick	MA	42.283	-71.350
Massillon	OH	40.797	-81.522
Walla Walla	WA	46.065	-118.343
Florence	KY	38.999	-84.627
Andover	MN	45.233	-93.291
Hopkinsville	KY	36.866	-87.491
Laramie	WY	41.311	-105.591
Greenville	MS	33.409	-91.060
West Englewood	IL	41.778	-87.667	x
Bethel Park	PA	40.328	-80.040
Cookeville	TN	36.163	-85.502
Randolph	MA	42.163	-71.041
Oceanside	NY	40.639	-73.640
Danville	IL	40.124	-87.630
Montgomery Village	MD	39.177	-77.195
North Olmsted	OH	41.416	-81.923
Land O' Lakes	FL	28.219	-82.458
Richmond West	FL	25.610	-80.430
Watertown	MA	42.371	-71.183
Glastonbury	CT	41.712	-72.608
Westmont	CA	33.941	-118.302
Garfield	NJ	40.881	-74.113
Laguna Hills	CA	33.613	-117.713
West Bend	WI	43.425	-88.183
Willingboro	NJ	40.028	-74.869
Mundelein	IL	42.263	-88.004
Centereach	NY	40.858	-73.100
Mount Juliet	TN	36.200	-86.519
Naugatuck	CT	41.486	-73.051
San Luis	AZ	32.487	-114.782
Brighton Beach	NY	40.578	-73.960
Michigan City	IN	41.708	-86.895
Dania Beach	FL	26.052	-80.144
Lewiston Orchards	ID	46.380	-116.975
Lexington	MA	42.447	-71.225
Chatham	IL	41.741	-87.613	x
Navarre	FL	30.402	-86.864
Holly Springs	NC	35.651	-78.834
Shawnee	OK	35.327	-96.925
Brentwood Estates	TN	36.025	-86.779	x
Galesburg	IL	40.948	-90.371
Bowling Green	OH	41.375	-83.651
Des Moines	WA	47.402	-122.324
Wheat Ridge	CO	39.766	-105.077
Florence	AZ	33.031	-111.387
Gurnee	IL	42.370	-87.902
Myrtle Beach	SC	33.689	-78.887
Parkersburg	WV	39.267	-81.562
Miami Lakes	FL	25.909	-80.309
Saratoga	CA	37.264	-122.023
East Lake	FL	28.111	-82.695
Banning	CA	33.926	-116.876
Goleta	CA	34.436	-119.828
Lakeside	FL	30.130	-81.768
Long Branch	NJ	40.304	-73.992
Fair Oaks	CA	38.645	-121.272
Wayne	PA	40.044	-75.388
Lake Stevens	WA	48.015	-122.064
Dover	NH	43.198	-70.874
Radnor	PA	40.046	-75.360
Holladay	UT	40.669	-111.825
Herriman	UT	40.514	-112.033
South Kingstown	RI	41.447	-71.525
Estero	FL	26.438	-81.807
Ithaca	NY	42.441	-76.497
North Tonawanda	NY	43.039	-78.864
Brooklyn Center	MN	45.076	-93.333
Pikesville	MD	39.374	-76.722
New Iberia	LA	30.004	-91.819
Alamogordo	NM	32.900	-105.960
Parkville	MD	39.377	-76.540
Statesboro	GA	32.449	-81.783
Morgantown	WV	39.630	-79.956
Los Gatos	CA	37.227	-121.975
Matthews	NC	35.117	-80.724
Los Altos	CA	37.385	-122.114
Clearfield	UT	41.111	-112.026
Franklin	MA	42.083	-71.397
Owings Mills	MD	39.420	-76.780
Aiken	SC	33.560	-81.720
Plainfield	IN	39.704	-86.399
Helena	MT	46.593	-112.036
Ballwin	MO	38.595	-90.546
Manchester	CT	41.776	-72.521
Algonquin	IL	42.166	-88.294
Bel Air North	MD	39.554	-76.373
Newington	CT	41.698	-72.724
Westfield	NJ	40.659	-74.347
Santa Paula	CA	34.354	-119.059
Fallbrook	CA	33.376	-117.251
Eldersburg	MD	39.404	-76.950
Sherwood	AR	34.815	-92.224
Springfield Gardens	NY	40.663	-73.762
Lawrenceville	GA	33.956	-83.988
Springfield	VA	38.789	-77.187
Kaysville	UT	41.035	-111.939
Granger	IN	41.753	-86.111
Burlingame	CA	37.584	-122.366
Post Falls	ID	47.718	-116.952
Liberty	MO	39.246	-94.419
San Pablo	CA	37.962	-122.346
Savage	MN	44.779	-93.336
Poughkeepsie	NY	41.700	-73.921
Texarkana	AR	33.442	-94.038
North Royalton	OH	41.314	-81.725
Chicago Heights	IL	41.506	-87.636
Lebanon	TN	36.208	-86.291
Walnut	CA	34.020	-117.865
Madison Heights	MI	42.486	-83.105
DeLand	FL	29.028	-81.303
Cedar City	UT	37.677	-113.062
Parkland	FL	26.310	-80.237
West Warwick	RI	41.697	-71.522
Jamestown	NY	42.097	-79.235
New Bern	NC	35.108	-77.044
Rochester	NH	43.305	-70.976
Cleburne	TX	32.348	-97.387
Winter Park	FL	28.600	-81.339
Carney	MD	39.394	-76.524
Southlake	TX	32.941	-97.134
San Carlos	CA	37.507	-122.261
Woodstock	GA	34.101	-84.519
East Hill-Meridian	WA	47.411	-122.174
Niles	IL	42.019	-87.803
Laplace	LA	30.067	-90.481
Westchester	FL	25.755	-80.327
Atascadero	CA	35.489	-120.671
Kent	OH	41.154	-81.358
Gloucester	MA	42.614	-70.663
Nicholasville	KY	37.881	-84.573
Oak Park	MI	42.459	-83.183
Highland Park	IL	42.182	-87.800
Elizabethtown	KY	37.694	-85.859
Austintown	OH	41.102	-80.765
East Palo Alto	CA	37.469	-122.141
South Gate	MD	39.129	-76.626
Pueblo West	CO	38.350	-104.723
Port Chester	NY	41.002	-73.666
Princeton	NJ	40.349	-74.659
Fort Hood	TX	31.135	-97.776
LaGrange	GA	33.039	-85.031
Salem	NH	42.788	-71.201
Opelika	AL	32.645	-85.378
Rahway	NJ	40.608	-74.278
Middle Village	NY	40.716	-73.881
North Chicago	IL	42.326	-87.841
Morristown	TN	36.214	-83.295
Cheshire	CT	41.499	-72.901
Branford	CT	41.280	-72.815
Raytown	MO	39.009	-94.464
Fruit Cove	FL	30.111	-81.642
Port Huron	MI	42.971	-82.425
Tewksbury	MA	42.611	-71.234
Franklin Square	NY	40.707	-73.676
Oak Ridge	TN	36.010	-84.270
Southgate	MI	42.214	-83.194
East Haven	CT	41.276	-72.868
Upper Alton	IL	38.911	-90.151
Johnston	RI	41.822	-71.507
Atwater	CA	37.348	-120.609
West Falls Church	VA	38.865	-77.188
Williamsport	PA	41.241	-77.001
Duluth	GA	34.003	-84.145
Fort Bragg	NC	35.139	-79.006
Russellville	AR	35.278	-93.134
Sanford	NC	35.480	-79.180
Harker Heights	TX	31.084	-97.660
Voorhees	NJ	40.481	-74.483
Burbank	IL	41.734	-87.779
Marion	IN	40.558	-85.659
Granite City	IL	38.701	-90.149
Milford Mill	MD	39.348	-76.770
Lake in the Hills	IL	42.182	-88.330
Evans	GA	33.534	-82.131
O'Fallon	IL	38.592	-89.911
Fort Hamilton	NY	40.619	-74.033
Carlsbad	NM	32.421	-104.229
Ferry Pass	FL	30.510	-87.212
Kingman	AZ	35.189	-114.053
Orcutt	CA	34.865	-120.436
Henderson	KY	37.836	-87.590
Needham	MA	42.283	-71.233
Crown Point	IN	41.417	-87.365
Big Spring	TX	32.250	-101.479
Dracut	MA	42.670	-71.302
Schererville	IN	41.479	-87.455
Burton	MI	42.999	-83.616
Ridgecrest	CA	35.622	-117.671
Windsor	CT	41.853	-72.644
Eagle Pass	TX	28.709	-100.500
Agawam	MA	42.070	-72.615
Weatherford	TX	32.759	-97.797
West Elkridge	MD	39.207	-76.727
East Chicago	IN	41.639	-87.455
Redmond	OR	44.273	-121.174
Jacksonville	AR	34.866	-92.110
Socorro Mission Number 1 Colonia	TX	31.636	-106.291
Norwood	MA	42.195	-71.200
Northampton	MA	42.325	-72.641
Englewood	NJ	40.893	-73.973
Lake Magdalene	FL	28.074	-82.472
Perry Hall	MD	39.413	-76.464
Maryville	TN	35.756	-83.970
Hobart	IN	41.532	-87.255
Fresh Meadows	NY	40.735	-73.793
Mehlville	MO	38.508	-90.323
Greer	SC	34.939	-82.227
Lansing	IL	41.565	-87.539
Harrison	NY	40.969	-73.713
Monterey	CA	36.600	-121.895
Desert Hot Springs	CA	33.962	-116.504
West Islip	NY	40.706	-73.306
American Fork	UT	40.377	-111.796
Central	LA	30.554	-91.037
Newburgh	NY	41.503	-74.010
Chamblee	GA	33.892	-84.299
Millville	NJ	39.402	-75.039
North Andover	MA	42.699	-71.135
SeaTac	WA	47.448	-122.292
Elmira	NY	42.090	-76.808
Spring Valley	CA	32.745	-116.999
Stockbridge	GA	33.544	-84.234
Glen Ellyn	IL	41.878	-88.067
Monroeville	PA	40.421	-79.788
Benicia	CA	38.049	-122.159
Fredericksburg	VA	38.303	-77.461
Suisun	CA	38.238	-122.040
Aberdeen	SD	45.465	-98.486
Cranberry Township	PA	40.685	-80.107
Garfield Heights	OH	41.417	-81.606
South Chicago	IL	41.740	-87.554
Cornelius	NC	35.487	-80.860
Oakdale	MN	44.963	-92.965
Oak Forest	IL	41.603	-87.744
Garner	NC	35.711	-78.614
Drexel Hill	PA	39.947	-75.292
North Kingstown	RI	41.550	-71.466
Bella Vista	AR	36.481	-94.271
Melrose	MA	42.458	-71.066
Fitchburg	WI	42.961	-89.470
Gramercy Park	NY	40.737	-73.986	x
Wellesley	MA	42.296	-71.293
Enterprise	AL	31.315	-85.855
Winchester	NV	36.130	-115.119
Slidell	LA	30.275	-89.781
University Heights	NY	40.860	-73.909
Dodge City	KS	37.753	-100.017
West Springfield	MA	42.107	-72.620
Paragould	AR	36.058	-90.497
Maywood	CA	33.987	-118.185
Seguin	TX	29.569	-97.965
Shirley	NY	40.801	-72.868
Livingston	NJ	40.796	-74.315
Round Lake Beach	IL	42.372	-88.090
Frankfort	KY	38.201	-84.873
Sterling	VA	39.006	-77.429
Middletown	NY	41.446	-74.423
Fountain	CO	38.682	-104.701
Saratoga Springs	NY	43.083	-73.785
Kirkwood	MO	38.583	-90.407
Drexel Heights	AZ	32.141	-111.028
Deer Park	NY	40.762	-73.329
Lafayette	CO	39.994	-105.090
Fridley	MN	45.086	-93.263
West Scarborough	ME	43.570	-70.388
Queensbury	NY	43.377	-73.613
Rexburg	ID	43.826	-111.790
Wheeling	WV	40.064	-80.721
Shaker Heights	OH	41.474	-81.537
Mililani Town	HI	21.450	-158.015
Bergenfield	NJ	40.928	-73.997
Marshalltown	IA	42.049	-92.908
Tucker	GA	33.855	-84.217
Nutley	NJ	40.822	-74.160
Lake Jackson	TX	29.034	-95.434
Plum	PA	40.500	-79.749
Windsor	CA	38.547	-122.816
West Chicago	IL	41.885	-88.204
Allen Park	MI	42.258	-83.211
Wilmette	IL	42.072	-87.723
Imperial Beach	CA	32.584	-117.113
Glen Cove	NY	40.862	-73.634
Syracuse	UT	41.089	-112.065
Maryland Heights	MO	38.713	-90.430
Mason City	IA	43.154	-93.201
Crofton	MD	39.002	-76.687
Anderson	SC	34.503	-82.650
Eagle Mountain	UT	40.314	-112.007
College Point	NY	40.788	-73.846
Winchester	VA	39.186	-78.163
Lindenhurst	NY	40.687	-73.373
Spanaway	WA	47.104	-122.435
Belmont	CA	37.520	-122.276
Hunts Point	NY	40.813	-73.884
Holbrook	NY	40.812	-73.078
New London	CT	41.356	-72.100
Paso Robles	CA	35.627	-120.691
Tualatin	OR	45.384	-122.764
Fleming Island	FL	30.093	-81.719
Winona	MN	44.050	-91.639
Thomasville	NC	35.883	-80.082
Casselberry	FL	28.678	-81.328
Eureka	CA	40.802	-124.164
East Saint Louis	IL	38.624	-90.151
Garden City	KS	37.972	-100.873
Alton	IL	38.891	-90.184
Milton	MA	42.250	-71.066
University Park	FL	25.746	-80.368
Auburn	NY	42.932	-76.566
Williston	ND	48.147	-103.618
Paramus	NJ	40.945	-74.075
Back Mountain	PA	41.336	-75.996
West Milford	NJ	41.131	-74.367
Jeffersontown	KY	38.194	-85.564
Garden City	MI	42.326	-83.331
Easton	PA	40.688	-75.221
Horn Lake	MS	34.955	-90.035
Stoughton	MA	42.125	-71.102
Prairieville	LA	30.303	-90.972
Hyde Park	IL	41.794	-87.594	x
Dix Hills	NY	40.805	-73.336
Gladstone	MO	39.204	-94.555
Cutler Ridge	FL	25.581	-80.347
Independence	KY	38.943	-84.544
Watertown	NY	43.975	-75.911
Wooster	OH	40.805	-81.936
Bessemer	AL	33.402	-86.954
Merrimack	NH	42.865	-71.493
Lemon Grove	CA	32.743	-117.031
Kankakee	IL	41.120	-87.861
Wethersfield	CT	41.714	-72.653
Bristol	TN	36.595	-82.189
McHenry	IL	42.333	-88.267
Cibolo	TX	29.562	-98.227
Saugus	MA	42.465	-71.010
Stevens Point	WI	44.524	-89.575
West Linn	OR	45.366	-122.612
Superior	WI	46.721	-92.104
Tujunga	CA	34.252	-118.288	x
Greenville	TX	33.138	-96.111
Magna	UT	40.709	-112.102
Batavia	IL	41.850	-88.313
Cantonment	FL	30.609	-87.340	x
Danvers	MA	42.575	-70.930
Shoreview	MN	45.079	-93.147
Paradise	CA	39.760	-121.622
Fremont	NE	41.433	-96.498
Smithtown	NY	40.856	-73.201
Pearl	MS	32.275	-90.132
Mansfield City	CT	41.766	-72.234
Mercerville-Hamilton Square	NJ	40.231	-74.672
North Creek	WA	47.820	-122.176
Carbondale	IL	37.727	-89.217
Westport	CT	41.141	-73.358
Medina	OH	41.138	-81.864
Bay Shore	NY	40.725	-73.245
Kahului	HI	20.890	-156.474
Vernon Hills	IL	42.219	-87.980
Zionsville	IN	39.951	-86.262
Norco	CA	33.931	-117.549
Wasco	CA	35.594	-119.341
Mount Pleasant	WI	42.697	-87.856
Fortuna Foothills	AZ	32.658	-114.412
Barberton	OH	41.013	-81.605
Kingsville	TX	27.516	-97.856
Statesville	NC	35.783	-80.887
Plainview	NY	40.776	-73.467
Laurel	MD	39.099	-76.848
Carrollton	GA	33.580	-85.077
South Pasadena	CA	34.116	-118.150
Howard Beach	NY	40.658	-73.836
Englewood	IL	41.780	-87.646	x
Four Corners	FL	28.333	-81.647
South Laurel	MD	39.070	-76.850
Asheboro	NC	35.708	-79.814
Buenaventura Lakes	FL	28.336	-81.353
Clinton	IA	41.844	-90.189
Mount Pleasant	MI	43.598	-84.768
Twentynine Palms	CA	34.136	-116.054
Huntley	IL	42.168	-88.428
Pennsport	PA	39.928	-75.150	x
Xenia	OH	39.685	-83.930
Reisterstown	MD	39.470	-76.832
Green	OH	40.946	-81.483
Brawley	CA	32.979	-115.530
Yukon	OK	35.507	-97.763
Opportunity	WA	47.650	-117.240	x
Forest Hills	MI	42.959	-85.490
Lafayette	CA	37.886	-122.118
Ramsey	MN	45.261	-93.450
Suitland	MD	38.849	-76.924
Pleasure Ridge Park	KY	38.145	-85.858	x
Rosedale	NY	40.662	-73.735
New Lenox	IL	41.512	-87.966
Madison	MS	32.462	-90.115
Neenah	WI	44.186	-88.463
Alvin	TX	29.424	-95.244
Key West	FL	24.555	-81.782
Randolph	NJ	40.848	-74.581
Temple Terrace	FL	28.035	-82.389
Owatonna	MN	44.084	-93.226
Homewood	AL	33.472	-86.801
Sahuarita	AZ	31.958	-110.956
Maple Valley	WA	47.393	-122.046
Hazelwood	MO	38.771	-90.371
Troy	OH	40.039	-84.203
Lemoore	CA	36.301	-119.783
Mint Hill	NC	35.180	-80.647
Ridgewood	NJ	40.979	-74.117
Long Island City	NY	40.745	-73.949	x
Cabot	AR	34.975	-92.017
Reedley	CA	36.596	-119.450
Edgewood	MD	39.419	-76.294
Meadow Woods	FL	28.386	-81.366
South Portland	ME	43.641	-70.241
West Whittier-Los Nietos	CA	33.976	-118.069
Lebanon	PA	40.341	-76.411
Zanesville	OH	39.940	-82.013
Colleyville	TX	32.881	-97.155
Canton	GA	34.237	-84.491
Ossining	NY	41.163	-73.862
Salem	VA	37.293	-80.055
Burlington	IA	40.808	-91.113
Saratoga Springs	UT	40.349	-111.905
Melrose Park	IL	41.901	-87.857
Starkville	MS	33.450	-88.820
Lochearn	MD	39.341	-76.722
Chanhassen	MN	44.862	-93.531
Hercules	CA	38.017	-122.289
Galt	CA	38.255	-121.300
Prior Lake	MN	44.713	-93.423
Castlewood	CO	39.585	-104.901	x
Grandview	MO	38.886	-94.533
Clinton	MS	32.342	-90.322
Yarmouth	MA	41.706	-70.229
Sandusky	OH	41.449	-82.708
Balch Springs	TX	32.729	-96.623
White Bear Lake	MN	45.085	-93.010
Chaska	MN	44.789	-93.602
Harvey	IL	41.610	-87.647
Middle River	MD	39.334	-76.439
Woodstock	IL	42.315	-88.449
Ardmore	OK	34.174	-97.144
Lockport	IL	41.589	-88.058
Woodburn	OR	45.144	-122.855
Wyandotte	MI	42.214	-83.150
Mauldin	SC	34.779	-82.310
Belvidere	IL	42.264	-88.844
Moscow	ID	46.732	-117.000
Milford	MA	42.140	-71.516
West Memphis	AR	35.146	-90.185
Athens	OH	39.329	-82.101
Mercer Island	WA	47.571	-122.222
Bridgeton	NJ	39.427	-75.234
Maplewood	NJ	40.731	-74.273
Soledad	CA	36.425	-121.326
Farmington	CT	41.720	-72.832
Brownsburg	IN	39.843	-86.398
Saginaw Township North	MI	43.460	-84.007
Edwardsville	IL	38.811	-89.953
Riverside	OH	39.780	-84.124
Athens	AL	34.802	-86.972
Sanger	CA	36.708	-119.556
Westmont	IL	41.796	-87.976
Wakefield	MA	42.506	-71.073
San Fernando	CA	34.282	-118.439	x
Rockledge	FL	28.351	-80.725
Hastings	NE	40.586	-98.388
Cave Spring	VA	37.228	-80.013
North Tustin	CA	33.764	-117.794
Daphne	AL	30.604	-87.904
Whitehall Township	PA	40.667	-75.500
Paducah	KY	37.083	-88.600
Cliffside Park	NJ	40.821	-73.988
Elmwood Park	IL	41.921	-87.809
Vineyard	CA	38.464	-121.347
Lodi	NJ	40.882	-74.083
Hazleton	PA	40.958	-75.975
Coronado	CA	32.686	-117.183
Hillside	NY	40.708	-73.787
Eagle River	AK	61.321	-149.568
South Salt Lake	UT	40.719	-111.888
Paris	TX	33.661	-95.556
Northport	AL	33.229	-87.577
Uniondale	NY	40.700	-73.593
University Park	TX	32.850	-96.800
Ponca City	OK	36.707	-97.086
Muskego	WI	42.906	-88.139
Collinsville	IL	38.670	-89.985
Reading	MA	42.526	-71.095
Belmont	MA	42.396	-71.179
Dedham	MA	42.242	-71.166
Short Pump	VA	37.650	-77.612
De Pere	WI	44.449	-88.060
Caledonia	WI	42.808	-87.924
Inkster	MI	42.294	-83.310
Vincentown	NJ	39.934	-74.748
Bixby	OK	35.942	-95.883
Emporia	KS	38.404	-96.182
Fort Dodge	IA	42.497	-94.168
Walker	MI	43.001	-85.768
Palmetto Bay	FL	25.622	-80.325
Ottumwa	IA	41.020	-92.411
Junction City	KS	39.029	-96.831
Seal Beach	CA	33.741	-118.105
Tarpon Springs	FL	28.146	-82.757
Franklin	IN	39.481	-86.055
Herndon	VA	38.970	-77.386
Austin	MN	43.667	-92.975
Sachse	TX	32.976	-96.595
Sun City West	AZ	33.662	-112.341
Watauga	TX	32.858	-97.255
Burlington	MA	42.505	-71.196
San Benito	TX	26.133	-97.631
Freeport	IL	42.297	-89.621
Staunton	VA	38.150	-79.073
Selma	CA	36.571	-119.612
South Windsor	CT	41.824	-72.621
North Potomac	MD	39.083	-77.265
Homer Glen	IL	41.600	-87.938
Coral Terrace	FL	25.746	-80.305
Norfolk	NE	42.028	-97.417
Ridgeland	MS	32.428	-90.132
Scaggsville	MD	39.145	-76.900
Cudahy	CA	33.961	-118.185
Washington	UT	37.131	-113.508
New Smyrna Beach	FL	29.026	-80.927
South Plainfield	NJ	40.579	-74.412
Pasadena	MD	39.107	-76.571
Columbine	CO	39.588	-105.069
Greenbelt	MD	39.005	-76.876
South Riding	VA	38.921	-77.504
Citrus Park	FL	28.078	-82.570
Boca Del Mar	FL	26.345	-80.147
Newport	RI	41.490	-71.313
Norton Shores	MI	43.169	-86.264
Barstow Heights	CA	34.870	-117.056
Rockville Centre	NY	40.659	-73.641
Searcy	AR	35.251	-91.736
North Platte	NE	41.124	-100.765
Rolling Meadows	IL	42.084	-88.013
Carteret	NJ	40.577	-74.228
Immokalee	FL	26.419	-81.417
Woodlawn	IL	41.779	-87.599	x
Medford	NY	40.818	-73.000
Riverbank	CA	37.736	-120.935
Zion	IL	42.446	-87.833
Trotwood	OH	39.797	-84.311
North Haven	CT	41.391	-72.860
Summerlin South	NV	36.117	-115.330
Mahwah	NJ	41.089	-74.144
Loma Linda	CA	34.048	-117.261
Peekskill	NY	41.290	-73.920
Keystone	FL	28.156	-82.621
Baldwin	NY	40.656	-73.609
Fairfax	VA	38.846	-77.306
Maywood	IL	41.879	-87.843
Sebastian	FL	27.816	-80.471
Holt	MI	42.641	-84.515
Muscatine	IA	41.424	-91.043
Elk River	MN	45.304	-93.567
Rock Springs	WY	41.587	-109.203
Golden Gate	FL	26.188	-81.695
Corsicana	TX	32.095	-96.469
Hialeah Gardens	FL	25.865	-80.325
Waverly	MI	42.739	-84.621
Hunt Valley	MD	39.500	-76.641
Fuquay-Varina	NC	35.584	-78.800
Fountain Hills	AZ	33.612	-111.717
Forest Grove	OR	45.520	-123.111
Unionport	NY	40.827	-73.850
Champlin	MN	45.189	-93.397
South Portland Gardens	ME	43.639	-70.315
Centerville	OH	39.628	-84.159
Bloomington	CA	34.070	-117.396
Bainbridge Island	WA	47.626	-122.521
Marshall	TX	32.545	-94.367
Morrisville	NC	35.823	-78.826
Watertown	WI	43.195	-88.729
Kernersville	NC	36.120	-80.074
Dickinson	ND	46.879	-102.790
Old Bridge	NJ	40.415	-74.365
Fort Washington	MD	38.707	-77.023
Dinuba	CA	36.543	-119.387
Van Nest	NY	40.848	-73.864	x
Barstow	CA	34.899	-117.023
Fairland	MD	39.076	-76.958
Brookings	SD	44.311	-96.798
Blue Island	IL	41.657	-87.680
Faribault	MN	44.295	-93.269
Baileys Crossroads	VA	38.850	-77.130
Eagle	ID	43.695	-116.354
Norland	FL	25.949	-80.212
Scotch Plains	NJ	40.655	-74.390
Glenville	OH	41.533	-81.617
El Cerrito	CA	37.916	-122.312
Brandon	MS	32.273	-89.986
Derby	KS	37.546	-97.269
Graham	WA	47.053	-122.294
Ilchester	MD	39.251	-76.765
Bayonet Point	FL	28.327	-82.683
Easton	MA	42.025	-71.129
Loves Park	IL	42.320	-89.058
Avon Lake	OH	41.505	-82.028
San Lorenzo	CA	37.681	-122.124
Morton Grove	IL	42.041	-87.783
Kingston	NY	41.927	-73.997
McDonough	GA	33.447	-84.147
Romulus	MI	42.222	-83.397
Rosemount	MN	44.739	-93.126
Mansfield	MA	42.033	-71.219
Laguna Beach	CA	33.542	-117.783
Springfield	PA	39.931	-75.320
Bellview	FL	30.462	-87.315
Terrytown	LA	29.910	-90.033
Crestview	FL	30.762	-86.571
Keene	NH	42.934	-72.278
Greenwood	SC	34.195	-82.162
Gallup	NM	35.528	-108.743
South Old Bridge	NJ	40.408	-74.354
Duncan	OK	34.502	-97.958
Griffin	GA	33.247	-84.264
Dolton	IL	41.639	-87.607
Webster Groves	MO	38.593	-90.357
Belton	MO	38.812	-94.532
Columbus	MS	33.496	-88.427
Denison	TX	33.756	-96.537
East Elmhurst	NY	40.761	-73.865
Kerrville	TX	30.047	-99.140
Pooler	GA	32.115	-81.247
Mequon	WI	43.216	-88.030
Vicksburg	MS	32.353	-90.878
Morrisania	NY	40.829	-73.907
Wright	FL	30.456	-86.638
Palm City	FL	27.168	-80.266
Middleborough	MA	41.893	-70.911
Arnold	MD	39.032	-76.503
Isla Vista	CA	34.413	-119.861
Vero Beach South	FL	27.616	-80.413
Van Buren	AR	35.437	-94.348
East Peoria	IL	40.666	-89.580
Landover	MD	38.934	-76.897
Windham	CT	41.700	-72.157
Jacksonville Beach	FL	30.295	-81.393
Calabasas	CA	34.158	-118.638
Solon	OH	41.390	-81.441
Chantilly	VA	38.894	-77.431
Candler-McAfee	GA	33.727	-84.272
Roselle	IL	41.985	-88.080
Copiague	NY	40.681	-73.400
Munster	IN	41.564	-87.513
Ladera Ranch	CA	33.571	-117.636
Lisle	IL	41.801	-88.075
Picnic Point-North Lynnwood	WA	47.863	-122.295
East Naples	FL	26.138	-81.766
Crystal	MN	45.033	-93.360
Cloverleaf	TX	29.778	-95.172
Dixiana	AL	33.740	-86.649
Highland	IN	41.554	-87.452
Machesney Park	IL	42.347	-89.039
Morgan Park	IL	41.690	-87.667	x
Noe Valley	CA	37.750	-122.434	x
East Tremont	NY	40.845	-73.891
Pelham	AL	33.286	-86.810
Auburn	ME	44.098	-70.231
Tremont	NY	40.850	-73.906
Lincolnia	VA	38.818	-77.143
Kiryas Joel	NY	41.342	-74.168
Valinda	CA	34.045	-117.944
Marysville	OH	40.236	-83.367
Haines City	FL	28.114	-81.620
Columbus	NE	41.430	-97.368
Bristol	RI	41.677	-71.266
Millbrae	CA	37.599	-122.387
Newberg	OR	45.300	-122.973
The Crossings	FL	25.671	-80.401
Valley Station	KY	38.111	-85.870
East Lake-Orient Park	FL	27.983	-82.379
Lennox	CA	33.938	-118.353
Farmington	MN	44.640	-93.144
Wilsonville	OR	45.300	-122.774
Hutto	TX	30.543	-97.547
Bloomingdale	FL	27.894	-82.240
Inglewood-Finn Hill	WA	47.720	-122.232
West Odessa	TX	31.842	-102.499
Oak Harbor	WA	48.293	-122.643
‘Ewa Gentry	HI	21.340	-158.030
Oak Ridge	FL	28.471	-81.425
Rosemont	CA	38.552	-121.365
Auburn Hills	MI	42.688	-83.234
Pottstown	PA	40.245	-75.650
Leisure City	FL	25.495	-80.429
West Puente Valley	CA	34.052	-117.968
Maple Heights	OH	41.415	-81.566
Willoughby	OH	41.640	-81.406
Benbrook	TX	32.673	-97.461
Cranford	NJ	40.658	-74.300
Garden City	NY	40.727	-73.634
Farmington	UT	40.980	-111.887
Wasco	IL	41.938	-88.405
Hastings	MN	44.743	-92.852
Avon	OH	41.452	-82.035
Visitacion Valley	CA	37.717	-122.404	x
North Augusta	SC	33.502	-81.965
Guilford	CT	41.289	-72.682
Cottage Lake	WA	47.744	-122.077
Corcoran	CA	36.098	-119.560
Melrose	NY	40.825	-73.910
East Patchogue	NY	40.767	-72.996
West Springfield	VA	38.773	-77.221
Hudson	OH	41.240	-81.441
Port Hueneme	CA	34.148	-119.195
Holiday	FL	28.188	-82.740
Near South Side	IL	41.857	-87.625	x
Radcliff	KY	37.840	-85.949
Hopewell	VA	37.304	-77.287
New Castle	PA	41.004	-80.347
Grand Boulevard	IL	41.814	-87.617	x
South Elgin	IL	41.994	-88.292
New Brighton	MN	45.066	-93.202
Prichard	AL	30.739	-88.079
Anniston	AL	33.660	-85.832
Palm Springs	FL	26.636	-80.096
Ruston	LA	32.523	-92.638
Wilmington	MA	42.546	-71.174
Midlothian	TX	32.482	-96.994
Oxford	MS	34.367	-89.519
Oakdale	CA	37.767	-120.847
Darien	IL	41.752	-87.974
Bloomingdale	IL	41.958	-88.081
Venice	FL	27.100	-82.454
Ludlow	MA	42.160	-72.476
South Bradenton	FL	27.463	-82.582
Hillside	NJ	40.701	-74.230
North Plainfield	NJ	40.630	-74.427
Acworth	GA	34.066	-84.678
Pascagoula	MS	30.366	-88.556
Sunny Isles Beach	FL	25.951	-80.123
Roseburg	OR	43.217	-123.342
Oxford	OH	39.507	-84.745
Merrick	NY	40.663	-73.552
Somerset	NJ	40.498	-74.488
Moses Lake	WA	47.130	-119.278
Greater Northdale	FL	28.105	-82.526
Northdale	FL	28.094	-82.506
Saginaw	TX	32.860	-97.364
Summit	NJ	40.716	-74.365
Watertown	SD	44.899	-97.115
Alliance	OH	40.915	-81.106
LaPorte	IN	41.611	-86.723
Kalispell	MT	48.196	-114.313
South Holland	IL	41.601	-87.607
Princeton	FL	25.538	-80.409
Kenmore	WA	47.757	-122.244
Del City	OK	35.442	-97.441
Derry	NH	42.881	-71.327
Hamtramck	MI	42.393	-83.050
Great Kills	NY	40.554	-74.152
Wekiwa Springs	FL	28.699	-81.426
Leesburg	FL	28.811	-81.878
Duarte	CA	34.139	-117.977
Converse	TX	29.518	-98.316
Villa Park	IL	41.890	-87.989
Decatur	GA	33.775	-84.296
Park Forest	IL	41.491	-87.674
Christiansburg	VA	37.130	-80.409
Jurupa Valley	CA	33.993	-117.516
Ashland	CA	37.695	-122.114
West and East Lealman	FL	27.820	-82.689
Farragut	TN	35.885	-84.154
La Porte	IN	41.608	-86.714
Prairie Village	KS	38.992	-94.634
Smithfield	RI	41.922	-71.550
Clarksville	IN	38.297	-85.760
Wadsworth	OH	41.026	-81.730
Camas	WA	45.587	-122.400
Fort Walton Beach	FL	30.421	-86.617
Geneva	IL	41.888	-88.305
Brent	FL	30.469	-87.236
South Euclid	OH	41.523	-81.518
Brushy Creek	TX	30.514	-97.740
Windsor	CO	40.477	-104.901
Sugar Hill	GA	34.106	-84.034
Westchase	FL	28.055	-82.610
Chillicothe	OH	39.333	-82.982
South Lake Tahoe	CA	38.933	-119.984
Anthem	AZ	33.867	-112.147
West Carson	CA	33.822	-118.293
Massapequa	NY	40.681	-73.474
Canton	MA	42.158	-71.145
Lincoln	RI	41.921	-71.435
Roselle	NJ	40.652	-74.259
Lumberton	NC	34.618	-79.010
Taylors	SC	34.920	-82.296
Yucca Valley	CA	34.114	-116.432
Westford	MA	42.579	-71.438
Edgewater	FL	28.989	-80.902
Allison Park	PA	40.560	-79.959
Bay Point	CA	38.029	-121.962
Portsmouth	NH	43.077	-70.758
Sedalia	MO	38.704	-93.228
Naples	FL	26.142	-81.796
Patterson	CA	37.472	-121.130
Greenfield	IN	39.785	-85.769
Waynesboro	VA	38.068	-78.889
Albertville	AL	34.268	-86.209
Stoneham	MA	42.480	-71.100
Perrysburg	OH	41.557	-83.627
Erie	CO	40.050	-105.050
Clinton	UT	41.140	-112.050
Klamath Falls	OR	42.225	-121.782
Green Valley	AZ	31.854	-110.994
Evans	CO	40.376	-104.692
Mandan	ND	46.827	-100.890
Winchester	MA	42.452	-71.137
Okemos	MI	42.722	-84.427
Arnold	MO	38.433	-90.378
East Moline	IL	41.501	-90.444
West Pensacola	FL	30.427	-87.280
Kinston	NC	35.263	-77.582
Shelbyville	TN	35.483	-86.460
Marquette	MI	46.544	-87.395
Fairfield Heights	IN	39.829	-86.382
Biddeford	ME	43.493	-70.453
Golden Valley	MN	45.010	-93.349
Canyon Lake	TX	29.875	-98.263
Oxford	AL	33.614	-85.835
South Milwaukee	WI	42.911	-87.861
Marina	CA	36.684	-121.802
Mukilteo	WA	47.945	-122.305
Rancho San Diego	CA	32.747	-116.935
Charleston	IL	39.496	-88.176
Bedford	NH	42.946	-71.516
Carrboro	NC	35.910	-79.075
Crest Hill	IL	41.555	-88.099
Saint Andrews	SC	34.045	-81.129
Ashland	KY	38.478	-82.638
Hays	KS	38.879	-99.327
Ferguson	MO	38.744	-90.305
Conway	SC	33.836	-79.048
Laurelton	NY	40.670	-73.747
Lino Lakes	MN	45.160	-93.089
West Lake Stevens	WA	47.993	-122.102
New Hope	MN	45.038	-93.387
Palm River-Clair Mel	FL	27.924	-82.379
Trussville	AL	33.620	-86.609
Woodrow	NY	40.543	-74.198
Corinth	TX	33.154	-97.065
Mountlake Terrace	WA	47.788	-122.309
Chester	VA	37.357	-77.442
Nixa	MO	37.043	-93.294
East Ridge	TN	35.014	-85.252
Plainview	TX	34.185	-101.707
Agoura Hills	CA	34.136	-118.775
Grayslake	IL	42.344	-88.042
Acton	MA	42.485	-71.433
Sanford	ME	43.439	-70.774
Silver Firs	WA	47.866	-122.155
Hauppauge	NY	40.826	-73.203
Kīhei	HI	20.765	-156.446
South El Monte	CA	34.052	-118.047
Arvin	CA	35.209	-118.828
Johnston	IA	41.673	-93.698
Gardner	KS	38.811	-94.927
Lathrop	CA	37.823	-121.277
Ashland	OR	42.195	-122.709
Sidney	OH	40.284	-84.156
Birmingham	MI	42.547	-83.211
Sweetwater	FL	25.763	-80.373
Milwaukie	OR	45.446	-122.639
East Millcreek	UT	40.700	-111.810
Grand Island	NY	43.033	-78.963
Union City	GA	33.587	-84.542
Woodlawn	VA	38.717	-77.133
Piqua	OH	40.145	-84.242
Lomita	CA	33.792	-118.315
Cockeysville	MD	39.481	-76.644
Easley	SC	34.830	-82.602
New Springville	NY	40.593	-74.163
Pleasantville	NJ	39.390	-74.524
Liberal	KS	37.043	-100.921
Palisades Park	NJ	40.848	-73.998
Jenks	OK	36.023	-95.968
Latham	NY	42.747	-73.759
Simpsonville	SC	34.737	-82.254
Darien	CT	41.079	-73.469
Pleasant Prairie	WI	42.553	-87.933
Adrian	MI	41.898	-84.037
Chambersburg	PA	39.938	-77.661
Mountain Brook	AL	33.501	-86.752
West Melbourne	FL	28.072	-80.653
East Garfield Park	IL	41.881	-87.703	x
Rotterdam	NY	42.787	-73.971
Lakeside	CA	32.857	-116.922
Bethany	OR	45.558	-122.868
Lake Worth Corridor	FL	26.616	-80.101
Winter Gardens	CA	32.831	-116.933
Lockport	NY	43.171	-78.690
Lebanon	OH	39.435	-84.203
Wade Hampton	SC	34.904	-82.333
Murphy	TX	33.015	-96.613
Coralville	IA	41.676	-91.580
Ensley	FL	30.519	-87.273
Sapulpa	OK	35.999	-96.114
American Canyon	CA	38.175	-122.261
South San Jose Hills	CA	34.013	-117.905
Belton	TX	31.056	-97.464
Agoura	CA	34.143	-118.738
Bayville	NJ	39.909	-74.155
Arbutus	MD	39.255	-76.700
Hammond	LA	30.505	-90.463
Libertyville	IL	42.283	-87.953
Pittsburg	KS	37.411	-94.705
Portsmouth	OH	38.732	-82.998
Granite Bay	CA	38.763	-121.164
Louisville	CO	39.978	-105.132
Northfield	MN	44.458	-93.162
Rocky River	OH	41.476	-81.839
Raymore	MO	38.802	-94.453
Middletown	DE	39.450	-75.716
Havelock	NC	34.879	-76.901
Harvey	LA	29.904	-90.077
Gardner	MA	42.575	-71.998
Golden	CO	39.756	-105.221
Douglas	IL	41.835	-87.618	x
Cartersville	GA	34.165	-84.802
Ashland	OH	40.869	-82.318
Oakleaf Plantation	FL	30.171	-81.835
Affton	MO	38.551	-90.333
Ramona	CA	33.042	-116.868
Cambria Heights	NY	40.695	-73.738
Elko	NV	40.832	-115.763
Elmwood Park	NJ	40.904	-74.118
Hollis	NY	40.713	-73.767
Brooklyn Heights	NY	40.695	-73.994	x
Nogales	AZ	31.340	-110.934
La Cañada Flintridge	CA	34.199	-118.188
Parma Heights	OH	41.390	-81.760
Mustang	OK	35.384	-97.724
Rose Hill	VA	38.789	-77.113
East Northport	NY	40.877	-73.325
Glen Avon	CA	34.012	-117.485
Shelby	NC	35.292	-81.536
Sulphur	LA	30.237	-93.377
Montville Center	CT	41.479	-72.151
Ferndale	MI	42.461	-83.135
South Saint Paul	MN	44.893	-93.035
Lents	OR	45.480	-122.567	x
Lynn Haven	FL	30.245	-85.648
Lake Ronkonkoma	NY	40.835	-73.131
Lexington	SC	33.982	-81.236
Murrysville	PA	40.428	-79.698
Cumberland	MD	39.653	-78.763
Stephenville	TX	32.221	-98.202
Oregon	OH	41.644	-83.487
Eastmont	WA	47.897	-122.182
Monroe	MI	41.916	-83.398
Coconut Grove	FL	25.713	-80.257
West Mifflin	PA	40.363	-79.866
Mill Creek	WA	47.860	-122.204
Pace	FL	30.599	-87.161
Miamisburg	OH	39.643	-84.287
Palm Valley	FL	30.177	-81.388
Rolla	MO	37.951	-91.771
Tukwila	WA	47.474	-122.261
DeBary	FL	28.883	-81.309
Lyndhurst	NJ	40.812	-74.124
Germantown	WI	43.229	-88.110
Lake Zurich	IL	42.197	-88.093
Bryant	AR	34.596	-92.489
Eustis	FL	28.853	-81.685
Universal City	TX	29.548	-98.291
Newburg	KY	38.160	-85.660
Johnstown	PA	40.327	-78.922
Socastee	SC	33.684	-78.998
Ypsilanti	MI	42.241	-83.613
North Bellmore	NY	40.691	-73.533
Hayesville	OR	44.986	-122.983
King of Prussia	PA	40.089	-75.396
Warrensburg	MO	38.763	-93.736
Mokena	IL	41.526	-87.889
Norwood	OH	39.156	-84.460
Mariners Harbor	NY	40.637	-74.159
Bonney Lake	WA	47.177	-122.187
Dickinson	TX	29.461	-95.051
Clifton	CO	39.092	-108.449
Lealman	FL	27.821	-82.679
Hermosa Beach	CA	33.862	-118.400
Selden	NY	40.866	-73.036
Clemmons	NC	36.022	-80.382
West Chester	PA	39.961	-75.608
Evergreen Park	IL	41.721	-87.702
Southbury	CT	41.481	-73.213
Baldwin	PA	40.338	-79.979
Marblehead	MA	42.500	-70.858
Norton	MA	41.967	-71.187
Plattsburgh	NY	44.699	-73.453
North Salt Lake	UT	40.849	-111.907
Sand Springs	OK	36.140	-96.109
Painesville	OH	41.724	-81.246
Greenfield	MA	42.588	-72.600
Pickerington	OH	39.884	-82.754
New Canaan	CT	41.147	-73.495
Albany	CA	37.887	-122.298
Snellville	GA	33.857	-84.020
Sparta	NJ	41.033	-74.638
Columbia Heights	MN	45.041	-93.263
Holtsville	NY	40.815	-73.045
Salmon Creek	WA	45.711	-122.649
La Crescenta-Montrose	CA	34.232	-118.235
Spanish Lake	MO	38.788	-90.216
Willmar	MN	45.122	-95.043
Tysons Corner	VA	38.919	-77.231
Forest Lake	MN	45.279	-92.985
Bethany	OK	35.519	-97.632
Sun City	CA	33.709	-117.197	x
Montclair	VA	38.611	-77.340
Lynbrook	NY	40.655	-73.672
Orchards	WA	45.667	-122.561
Eastchester	NY	40.958	-73.809	x
Payson	UT	40.044	-111.732
West Saint Paul	MN	44.916	-93.102
Madisonville	KY	37.328	-87.499
Ives Estates	FL	25.962	-80.177
Selma	AL	32.407	-87.021
Papillion	NE	41.154	-96.042
Montgomery	IL	41.731	-88.346
Badger	AK	64.800	-147.533
Seymour	IN	38.959	-85.890
Lake Shore	MD	39.107	-76.485
McKeesport	PA	40.348	-79.864
Pinecrest	FL	25.667	-80.308
Weirton Heights	WV	40.408	-80.539
Port Angeles	WA	48.118	-123.431
Hazel Dell	WA	45.672	-122.663
Angleton	TX	29.169	-95.432
Fernley	NV	39.608	-119.252
Alice	TX	27.752	-98.070
Lake Forest	IL	42.259	-87.841
Battle Ground	WA	45.781	-122.533
Dixon	CA	38.445	-121.823
Forest Park	GA	33.622	-84.369
Mamaroneck	NY	40.949	-73.733
Homewood	IL	41.557	-87.666
Bear	DE	39.629	-75.658
Bayou Cane	LA	29.624	-90.751
Orange	TX	30.093	-93.737
Alsip	IL	41.669	-87.739
Lutz	FL	28.151	-82.461
Green Haven	MD	39.140	-76.548
Lexington	NC	35.824	-80.253
Bellwood	IL	41.881	-87.883
Clayton	NC	35.651	-78.456
Central Falls	RI	41.891	-71.392
Sun Valley	NV	39.596	-119.776
Horizon City	TX	31.693	-106.207
Sherwood	OR	45.357	-122.840
Waterford	CT	41.342	-72.136
Orinda	CA	37.877	-122.180
Pinole	CA	38.004	-122.299
Woodbridge	NJ	40.558	-74.285
Sun City Center	FL	27.718	-82.352
Altamont	OR	42.207	-121.737
Rosedale	MD	39.320	-76.516
Howard	WI	44.544	-88.088
Alamo	TX	26.184	-98.123
Broadview Heights	OH	41.314	-81.685
Upper Saint Clair	PA	40.336	-80.083
Haslett	MI	42.747	-84.401
West Elsdon	IL	41.794	-87.725	x
Glassboro	NJ	39.703	-75.112
Newton	KS	38.047	-97.345
Altus	OK	34.638	-99.334
Blythe	CA	33.610	-114.596
Silverdale	WA	47.645	-122.695
Covington	WA	47.358	-122.122
Matteson	IL	41.504	-87.713
Tumwater	WA	47.007	-122.909
Old Jamestown	MO	38.835	-90.285
Weirton	WV	40.419	-80.590
White Oak	OH	39.213	-84.599
Carlisle	PA	40.201	-77.189
Mineola	NY	40.749	-73.641
Shelbyville	IN	39.521	-85.777
Tullahoma	TN	35.362	-86.209
Ozark	MO	37.021	-93.206
Secaucus	NJ	40.790	-74.057
Jacksonville	IL	39.734	-90.229
Fairwood	WA	47.448	-122.157
Madison	CT	41.280	-72.598
Camp Springs	MD	38.804	-76.907
Ronkonkoma	NY	40.815	-73.112
Saco	ME	43.501	-70.443
Maple Shade	NJ	39.953	-74.992
Hawthorne	NJ	40.949	-74.154
East Massapequa	NY	40.673	-73.437
Fresno	TX	29.539	-95.447
Amherst Center	MA	42.375	-72.519
Montrose	CO	38.478	-107.876
Brownwood	TX	31.709	-98.991
Southbridge	MA	42.075	-72.033
Deerfield	IL	42.171	-87.845
Castaic	CA	34.489	-118.623
Ennis	TX	32.329	-96.625
Ellensburg	WA	46.997	-120.548
Claremore	OK	36.313	-95.616
Waukee	IA	41.612	-93.885
Jasmine Estates	FL	28.293	-82.690
Melville	NY	40.793	-73.415
Kew Gardens	NY	40.714	-73.831
Middleton	WI	43.097	-89.504
Bartow	FL	27.896	-81.843
Sylvania	OH	41.719	-83.713
Rio Rico	AZ	31.471	-110.976
Murray	KY	36.610	-88.315
Arlington	WA	48.199	-122.125
North Druid Hills	GA	33.817	-84.313
Brookfield	IL	41.824	-87.852
North Bay Shore	NY	40.736	-73.263
Milledgeville	GA	33.080	-83.232
Stillwater	MN	45.056	-92.806
Cortland	NY	42.601	-76.180
Berea	OH	41.366	-81.854
Twinsburg	OH	41.313	-81.440
Wantagh	NY	40.684	-73.510
West Hempstead	NY	40.705	-73.650
Ansonia	CT	41.346	-73.079
Troy	AL	31.809	-85.970
Mayfield Heights	OH	41.519	-81.458
Laurel	MS	31.694	-89.131
Syosset	NY	40.826	-73.502
Brook Park	OH	41.398	-81.805
Union Hill-Novelty Hill	WA	47.679	-122.028
Erlanger	KY	39.017	-84.601
Rossville	NY	40.556	-74.213
South Burlington	VT	44.467	-73.171
Mount Greenwood	IL	41.698	-87.709	x
Casa de Oro-Mount Helix	CA	32.764	-116.969
Langley Park	MD	38.989	-76.981
Brigham City	UT	41.510	-112.016
Thomasville	GA	30.837	-83.979
Fairmont	WV	39.485	-80.143
Fairhope	AL	30.523	-87.903
Greater Upper Marlboro	MD	38.831	-76.748
Frederickson	WA	47.096	-122.359
Iselin	NJ	40.575	-74.322
Suwanee	GA	34.051	-84.071
Whitehall	OH	39.967	-82.885
Rutherford	NJ	40.826	-74.107
Islip	NY	40.730	-73.210
Forest Park	OH	39.290	-84.504
Westminster	MD	39.575	-76.996
Frankfort	IL	41.496	-87.849
Niles	OH	41.183	-80.765
Marshfield	WI	44.669	-90.172
Lorton	VA	38.704	-77.228
Morristown	NJ	40.797	-74.482
Gautier	MS	30.386	-88.612
Bourbonnais	IL	41.154	-87.888
Goodings Grove	IL	41.629	-87.931
Macomb	IL	40.459	-90.672
Point Pleasant	NJ	40.083	-74.068
Bellaire	TX	29.706	-95.459
El Reno	OK	35.532	-97.955
Chowchilla	CA	37.123	-120.260
Mead Valley	CA	33.833	-117.296
Hyattsville	MD	38.956	-76.946
Happy Valley	OR	45.447	-122.530
Augusta	ME	44.311	-69.779
Onalaska	WI	43.884	-91.235
Round Lake	IL	42.353	-88.093
Stafford	TX	29.616	-95.558
Yorkville	IL	41.641	-88.447
North Ogden	UT	41.307	-111.960
Winchester	KY	37.990	-84.180
Bensenville	IL	41.955	-87.940
Forney	TX	32.748	-96.472
Monsey	NY	41.111	-74.068
Fern Creek	KY	38.160	-85.588
Shenandoah	LA	30.401	-91.001
El Dorado	AR	33.208	-92.666
Trenton	MI	42.139	-83.178
Ashtabula	OH	41.865	-80.790
Natchitoches	LA	31.761	-93.086
Cudahy	WI	42.960	-87.861
Dover	NJ	40.884	-74.562
Ottawa	IL	41.346	-88.843
Shafter	CA	35.501	-119.272
Amesbury	MA	42.858	-70.930
Franklin Park	IL	41.935	-87.866
Meadowbrook	VA	37.449	-77.474
McAlester	OK	34.933	-95.770
Punta Gorda Isles	FL	26.918	-82.078
Palestine	TX	31.762	-95.631
Sherrelwood	CO	39.838	-105.001
Creve Coeur	MO	38.661	-90.423
Ballenger Creek	MD	39.373	-77.435
Cinco Ranch	TX	29.739	-95.758
Helena	AL	33.296	-86.844
Palmer	MA	42.158	-72.329
Belle Glade	FL	26.685	-80.668
Makakilo	HI	21.352	-158.087
Franconia	VA	38.782	-77.146
Eastlake	OH	41.654	-81.450
Manchester	MO	38.597	-90.509
Cameron Park	CA	38.669	-120.987
Steubenville	OH	40.370	-80.634
Springboro	OH	39.552	-84.233
Wallingford Center	CT	41.450	-72.819
Lanham-Seabrook	MD	38.968	-76.851
Clark-Fulton	OH	41.464	-81.710
Farmington	MO	37.781	-90.422
Pampa	TX	35.536	-100.960
Somerset	MA	41.770	-71.129
Florida Ridge	FL	27.580	-80.387
Five Corners	WA	45.685	-122.575
Boone	NC	36.217	-81.675
Seminole	FL	27.840	-82.791
Punta Gorda	FL	26.930	-82.045
Rosamond	CA	34.864	-118.163
Cutler	FL	25.615	-80.311
Mattoon	IL	39.483	-88.373
Arroyo Grande	CA	35.119	-120.591
Monroe	WA	47.855	-121.971
Rancho Mirage	CA	33.740	-116.413
Limerick	PA	40.231	-75.522
Wilton	CT	41.195	-73.438
Huntington	NY	40.868	-73.426
Ojus	FL	25.948	-80.151
Santa Fe Springs	CA	33.947	-118.085
Vincennes	IN	38.677	-87.529
Amsterdam	NY	42.939	-74.188
Durango	CO	37.275	-107.880
Dumont	NJ	40.941	-73.997
Hanahan	SC	32.919	-80.022
Central Point	OR	42.376	-122.916
Highland	UT	40.425	-111.794
Elizabeth City	NC	36.295	-76.251
Newburyport	MA	42.813	-70.877
Rockland	MA	42.131	-70.916
Westbrook	ME	43.677	-70.371
St. Marys	GA	30.731	-81.546
Cary	IL	42.212	-88.238
Lackawanna	NY	42.826	-78.823
Westerly	RI	41.378	-71.827
Maumelle	AR	34.867	-92.404
Leland	NC	34.256	-78.045
Wisconsin Rapids	WI	44.384	-89.817
Lenoir	NC	35.914	-81.539
North Massapequa	NY	40.701	-73.462
Scarsdale	NY	41.005	-73.785
Nanuet	NY	41.089	-74.013
Gretna	LA	29.915	-90.054
Sheridan	WY	44.797	-106.956
North Amityville	NY	40.698	-73.425
Arcata	CA	40.867	-124.083
Hannibal	MO	39.708	-91.358
Wahiawā	HI	21.503	-158.025
Colonial Heights	VA	37.268	-77.407
Marion	IL	37.731	-88.933
Colonia	NJ	40.575	-74.302
Logansport	IN	40.754	-86.357
Oswego	NY	43.455	-76.510
Linda	CA	39.128	-121.551
Tinton Falls	NJ	40.304	-74.100
Godfrey	IL	38.956	-90.187
Portsmouth	RI	41.602	-71.250
West Garfield Park	IL	41.881	-87.729	x
Willimantic	CT	41.711	-72.208
Calverton	MD	39.058	-76.936
Oxon Hill	MD	38.803	-76.990
Takoma Park	MD	38.978	-77.007
Sycamore	IL	41.989	-88.687
Wallingford	CT	41.457	-72.823
Cocoa	FL	28.386	-80.742
Martinsburg	WV	39.456	-77.964
Marco Island	FL	25.941	-81.718
Tiffin	OH	41.114	-83.178
Albert Lea	MN	43.648	-93.368
South Hadley	MA	42.258	-72.575
Shaw	DC	38.912	-77.021
Ocean Springs	MS	30.411	-88.828
Hinsdale	IL	41.801	-87.937
New Castle	IN	39.929	-85.370
Winthrop	MA	42.375	-70.983
Lindenwold	NJ	39.824	-74.998
Kenwood	IL	41.809	-87.598	x
Bay City	TX	28.983	-95.969
Hopkins	MN	44.925	-93.463
Allendale	MI	42.972	-85.954
Menasha	WI	44.202	-88.447
Palos Hills	IL	41.697	-87.817
Prunedale	CA	36.776	-121.670
Culpeper	VA	38.473	-77.997
Stevenson Ranch	CA	34.390	-118.574
South Houston	TX	29.663	-95.235
Kirksville	MO	40.195	-92.583
Tallmadge	OH	41.101	-81.442
North Babylon	NY	40.716	-73.322
Mesquite	NV	36.806	-114.067
New Philadelphia	OH	40.490	-81.446
Saint Matthews	KY	38.253	-85.656
Maitland	FL	28.628	-81.363
North Aurora	IL	41.806	-88.327
Safety Harbor	FL	27.991	-82.693
North Canton	OH	40.876	-81.402
East Hemet	CA	33.740	-116.939
Radford	VA	37.132	-80.576
White Oak	MD	39.040	-76.993
Tillmans Corner	AL	30.590	-88.171
Detroit-Shoreway	OH	41.478	-81.730
Anoka	MN	45.198	-93.387
East Cleveland	OH	41.533	-81.579
Sudbury	MA	42.383	-71.416
Plainville	CT	41.675	-72.858
Ada	OK	34.775	-96.678
Middletown	RI	41.546	-71.291
Glassmanor	MD	38.819	-76.999
South Orange	NJ	40.749	-74.261
Idylwood	VA	38.895	-77.212
Seabrook	MD	38.968	-76.847
Durant	OK	33.994	-96.371
Killingly Center	CT	41.839	-71.869
Kings Park	NY	40.886	-73.257
Canby	OR	45.263	-122.693
Poplar Bluff	MO	36.757	-90.393
Moraga	CA	37.835	-122.130
Redland	MD	39.145	-77.144	x
Massapequa Park	NY	40.680	-73.455
Kuna	ID	43.492	-116.420
Foley	AL	30.407	-87.684
Ruskin	FL	27.721	-82.433
Hermiston	OR	45.840	-119.289
Nederland	TX	29.974	-93.992
Greenfield	CA	36.321	-121.244
Ashwaubenon	WI	44.482	-88.070
Live Oak	CA	36.984	-121.981
Bristol	VA	36.596	-82.188
Okolona	KY	38.141	-85.688
Bayside	CA	40.842	-124.064
Wyckoff	NJ	41.010	-74.173
Woodmere	NY	40.632	-73.713
Huntington	IN	40.883	-85.497
Imperial	CA	32.848	-115.569
Wayne	MI	42.281	-83.386
White Settlement	TX	32.760	-97.458
Eloy	AZ	32.756	-111.555
Beckley	WV	37.778	-81.188
Broad Ripple	IN	39.867	-86.142
El Segundo	CA	33.919	-118.416
Holden	MA	42.352	-71.863
Avenel	NJ	40.580	-74.285
East Setauket	NY	40.941	-73.106
Goodlettsville	TN	36.323	-86.713
Fayetteville	GA	33.449	-84.455
Colchester	VT	44.544	-73.148
Altoona	IA	41.644	-93.465
Terrell	TX	32.736	-96.275
Artesia	CA	33.866	-118.083
South Ogden	UT	41.192	-111.971
La Vista	NE	41.184	-96.031
Hanover	MA	42.113	-70.812
Tanque Verde	AZ	32.252	-110.737
Glenvar Heights	FL	25.708	-80.326
Pendleton	OR	45.672	-118.789
Centerville	UT	40.918	-111.872
Sayville	NY	40.736	-73.082
Clarksdale	MS	34.200	-90.571
Fairview Heights	IL	38.589	-89.990
Norwalk	OH	41.243	-82.616
San Carlos Park	FL	26.467	-81.801
Concord	MA	42.460	-71.349
Springfield	TN	36.509	-86.885
New Milford	NJ	40.935	-74.019
North Attleborough Center	MA	41.973	-71.325
Country Club Hills	IL	41.568	-87.720
Lemont	IL	41.674	-88.002
Sartell	MN	45.622	-94.207
Dyersburg	TN	36.035	-89.386
Defiance	OH	41.284	-84.356
Beltsville	MD	39.035	-76.907
Centralia	WA	46.716	-122.954
Chalmette	LA	29.943	-89.965
Shorewood	IL	41.520	-88.202
Ferndale	MD	39.183	-76.640
Mount Vernon	OH	40.393	-82.486
Westchester	IL	41.851	-87.882
Bluffton	SC	32.237	-80.860
Tifton	GA	31.450	-83.508
Auburn	MA	42.195	-71.836
Nipomo	CA	35.043	-120.476
Laurel	VA	37.643	-77.509
Taylor	TX	30.571	-97.409
North Decatur	GA	33.790	-84.306
Morganton	NC	35.745	-81.685
Danville	KY	37.646	-84.772
Barrington	RI	41.741	-71.309
Washington	IL	40.704	-89.407
Phoenixville	PA	40.130	-75.515
Mercedes	TX	26.150	-97.914
Center Point	AL	33.646	-86.684
Lemay	MO	38.533	-90.279
Wolcott	CT	41.602	-72.987
Norcross	GA	33.941	-84.214
Troutdale	OR	45.539	-122.387
Oak Grove	OR	45.417	-122.640
North Valley Stream	NY	40.685	-73.702
Easton	MD	38.774	-76.076
Easthampton	MA	42.267	-72.669
Bothell West	WA	47.805	-122.241
Tahlequah	OK	35.915	-94.970
Hazel Park	MI	42.463	-83.104
Douglas	AZ	31.345	-109.545
Opelousas	LA	30.534	-92.082
Grafton	MA	42.207	-71.686
Sandalfoot Cove	FL	26.339	-80.187
Brenham	TX	30.167	-96.398
Opa-locka	FL	25.902	-80.250
Beaver Dam	WI	43.458	-88.837
Coalinga	CA	36.140	-120.360
Seymour	CT	41.397	-73.076
Cohoes	NY	42.774	-73.700
Jenison	MI	42.907	-85.792
Swansea	MA	41.748	-71.190
Donna	TX	26.170	-98.052
Vienna	VA	38.901	-77.265
Pinewood	FL	25.869	-80.217
Lansdale	PA	40.242	-75.284
Sevierville	TN	35.868	-83.562
Chickasha	OK	35.053	-97.936
Kingsland	GA	30.800	-81.690
Uvalde	TX	29.210	-99.786
Hillcrest Heights	MD	38.833	-76.959
Stuart	FL	27.198	-80.253
Fairhaven	MA	41.638	-70.904
Avon	IN	39.763	-86.400
Zachary	LA	30.649	-91.156
Red Wing	MN	44.562	-92.534
Sikeston	MO	36.877	-89.588
Bethpage	NY	40.744	-73.482
Concord	MO	38.525	-90.357
Flowing Wells	AZ	32.294	-111.010
Bridgeview	IL	41.750	-87.804
Fairview Park	OH	41.441	-81.864
Laguna Woods	CA	33.610	-117.725
Anacortes	WA	48.513	-122.613
Cañon City	CO	38.441	-105.242
Mount Clemens	MI	42.597	-82.878
Saint Michael	MN	45.210	-93.665
South River	NJ	40.446	-74.386
Fort Thomas	KY	39.075	-84.447
Sunset	FL	25.706	-80.352
Prospect Heights	IL	42.095	-87.938
Griffith	IN	41.528	-87.424
Estelle	LA	29.846	-90.107
Schofield Barracks	HI	21.498	-158.065
Bon Air	VA	37.525	-77.558
Oconomowoc	WI	43.112	-88.499
Hough	OH	41.512	-81.637
Vero Beach	FL	27.639	-80.397
Sunnyside	WA	46.324	-120.009
Lebanon	OR	44.537	-122.907
Bayshore Gardens	FL	27.425	-82.590
Streetsboro	OH	41.239	-81.346
Calhoun	GA	34.503	-84.951
Morton	IL	40.613	-89.459
Menomonie	WI	44.876	-91.919
Truckee	CA	39.328	-120.183
Fremont	OH	41.350	-83.122
Buckhall	VA	38.732	-77.431
Gainesville	TX	33.626	-97.133
Aberdeen	WA	46.975	-123.816
Baychester	NY	40.869	-73.836
Hopatcong Hills	NJ	40.944	-74.671
Waterville	ME	44.552	-69.632
Oroville	CA	39.514	-121.558
Roosevelt	NY	40.679	-73.589
Laconia	NH	43.528	-71.470
Bellmore	NY	40.669	-73.527
Hibbing	MN	47.427	-92.938
Sudley	VA	38.793	-77.497
Dublin	GA	32.540	-82.904
Coos Bay	OR	43.367	-124.218
Hope Mills	NC	34.970	-78.945
Cimarron Hills	CO	38.859	-104.699	x
Katy	TX	29.786	-95.824
Brunswick	GA	31.150	-81.491
Clarksburg	WV	39.281	-80.345
Jollyville	TX	30.443	-97.775
Highland Village	TX	33.092	-97.047
Ocean Acres	NJ	39.743	-74.281
Wolf Trap	VA	38.940	-77.286
Madison	NJ	40.760	-74.417
Portland	TX	27.877	-97.324
Midway	FL	30.406	-87.006
Sulphur Springs	TX	33.138	-95.601
Maryland City	MD	39.092	-76.818
Siloam Springs	AR	36.188	-94.540
Ham Lake	MN	45.250	-93.250
Frankfort	IN	40.279	-86.511
West Columbia	SC	33.993	-81.074
Dyer	IN	41.494	-87.522
Mount Pleasant	TX	33.157	-94.968
Rye	NY	40.981	-73.684
Fort Hunt	VA	38.733	-77.058
Americus	GA	32.072	-84.233
Hermitage	PA	41.233	-80.449
Buffalo	MN	45.172	-93.875
Crawfordsville	IN	40.041	-86.874
Lake Mary	FL	28.759	-81.318
Republic	MO	37.120	-93.480
Albemarle	NC	35.350	-80.200
Cherry Hill	VA	38.570	-77.267
Country Walk	FL	25.634	-80.432
Riverdale	GA	33.573	-84.413
Abington	MA	42.105	-70.945
Floral Park	NY	40.724	-73.705
Prosper	TX	33.236	-96.801
Walnut Park	CA	33.968	-118.225
Pecan Grove	TX	29.626	-95.732
Overland	MO	38.701	-90.362
Grandville	MI	42.910	-85.763
Four Corners	OR	44.928	-122.984
Sunland Park	NM	31.797	-106.580
North Liberty	IA	41.749	-91.598
Burlington	KY	39.028	-84.724
Parole	MD	38.980	-76.531
Vincent	CA	34.501	-118.116
Vincent	CA	34.098	-117.924
Southchase	FL	28.393	-81.383
Ukiah	CA	39.150	-123.208
La Marque	TX	29.369	-94.971
La Palma	CA	33.846	-118.047
North Arlington	NJ	40.788	-74.133
Seagoville	TX	32.640	-96.538
Lebanon	IN	40.048	-86.469
Clayton	MO	38.643	-90.324
Pearl River	NY	41.059	-74.022
Conyers	GA	33.668	-84.018
Myrtle Grove	FL	30.421	-87.307
Aldine	TX	29.932	-95.380
Narragansett	RI	41.450	-71.450
Kaukauna	WI	44.278	-88.272
Port Washington	NY	40.826	-73.698
New Port Richey	FL	28.244	-82.719
Aurora	OH	41.318	-81.345
Adams Morgan	DC	38.922	-77.042
Rutland	VT	43.611	-72.973
Asbury Park	NJ	40.220	-74.012
Lutherville-Timonium	MD	39.440	-76.611
Ashland	MA	42.261	-71.463
Hybla Valley	VA	38.748	-77.083
Longmeadow	MA	42.050	-72.583
Elkton	MD	39.607	-75.833
Grosse Pointe Woods	MI	42.444	-82.907
Alton	TX	26.287	-98.313
Pinehurst	NC	35.195	-79.469
Groves	TX	29.948	-93.917
West University Place	TX	29.718	-95.434
Wilkinsburg	PA	40.442	-79.882
Manassas Park	VA	38.784	-77.470
Willow Grove	PA	40.144	-75.116
Avon Center	OH	41.460	-82.020
Gatesville	TX	31.435	-97.744
La Grange	IL	41.805	-87.869
Great Bend	KS	38.364	-98.765
Shively	KY	38.200	-85.823
Highland Springs	VA	37.546	-77.328
Hueytown	AL	33.451	-86.997
Mill Creek East	WA	47.836	-122.188
New Haven	IN	41.071	-85.014
Talladega	AL	33.436	-86.106
Middleburg Heights	OH	41.361	-81.813
Pacific Grove	CA	36.618	-121.917
Mitchell	SD	43.709	-98.030
Humble	TX	29.999	-95.262
Greenwood Village	CO	39.617	-104.951
Bryn Mawr-Skyway	WA	47.494	-122.241
Bradley	IL	41.142	-87.861
McKinley Park	IL	41.832	-87.674	x
Elkridge	MD	39.213	-76.714
Aberdeen	MD	39.510	-76.164
North Myrtle Beach	SC	33.816	-78.680
Williamstown	NJ	39.686	-74.995
Long Beach	MS	30.350	-89.153
Boulder City	NV	35.979	-114.832
Otsego	MN	45.274	-93.591
Fillmore	CA	34.399	-118.918
Lake Wales	FL	27.901	-81.586
Alum Rock	CA	37.366	-121.827	x
Addison	TX	32.962	-96.829
East Riverdale	MD	38.962	-76.922
Laurinburg	NC	34.774	-79.463
Hernando	MS	34.824	-89.994
Hurricane	UT	37.175	-113.290
Plainfield	CT	41.676	-71.915
Hanover	PA	39.801	-76.983
Lithia Springs	GA	33.794	-84.660
Farmingville	NY	40.831	-73.030
Mastic	NY	40.802	-72.841
Setauket-East Setauket	NY	40.931	-73.102
Harrison	NJ	40.746	-74.156
Martha Lake	WA	47.851	-122.239
Port Richmond	NY	40.633	-74.137
Indianola	IA	41.358	-93.557
Perry	GA	32.458	-83.732
Jasper	IN	38.391	-86.931
Clive	IA	41.603	-93.724
Winder	GA	33.993	-83.720
Clemson	SC	34.683	-82.837
Greenwood	MS	33.516	-90.180
Tavares	FL	28.804	-81.726
Great Falls	VA	38.998	-77.288
Jamestown	ND	46.911	-98.708
Terrace Heights	NY	40.721	-73.769
Emerson Hill	NY	40.609	-74.096
Avocado Heights	CA	34.036	-117.991
Eden	NC	36.488	-79.767
Bay Village	OH	41.485	-81.922
Lake Butler	FL	28.502	-81.541
Makakilo City	HI	21.347	-158.086
Bostonia	CA	32.808	-116.936
Westbury	NY	40.756	-73.588
Iona	FL	26.520	-81.964
Dickson	TN	36.077	-87.388
Newport	KY	39.091	-84.496
Cullman	AL	34.175	-86.844
Live Oak	TX	29.565	-98.336
Payson	AZ	34.231	-111.325
Roanoke Rapids	NC	36.462	-77.654
Storrs	CT	41.808	-72.250
The Dalles	OR	45.595	-121.179
Los Lunas	NM	34.806	-106.733
Dixon	IL	41.839	-89.480
Bellevue	WI	44.444	-87.920
Sunland	CA	34.267	-118.302	x
Millbrook	AL	32.480	-86.362
Brownsville	FL	25.822	-80.241
Wailuku	HI	20.891	-156.506
Warren Township	NJ	40.608	-74.518
Seaford	NY	40.666	-73.488
Washougal	WA	45.583	-122.353
Dallas	OR	44.919	-123.317
Graniteville	NY	40.625	-74.148
Henderson	NC	36.330	-78.399
Stallings	NC	35.091	-80.686
River Falls	WI	44.861	-92.624
Berkley	MI	42.503	-83.184
Damascus	MD	39.288	-77.204
Shelbyville	KY	38.212	-85.224
Susanville	CA	40.416	-120.653
Pataskala	OH	39.996	-82.674
Traverse City	MI	44.763	-85.621
South Yuba City	CA	39.117	-121.639
Ledyard	CT	41.440	-72.014
Merrifield	VA	38.874	-77.227
Fords	NJ	40.529	-74.316
Kapolei	HI	21.336	-158.058
New Territory	TX	29.594	-95.681
Clearlake	CA	38.958	-122.626
McKinleyville	CA	40.947	-124.101
Brunswick	ME	43.915	-69.965
Highview	KY	38.143	-85.624
Kenmore	NY	42.966	-78.870
Belvedere Park	GA	33.755	-84.267
Ripon	CA	37.742	-121.124
Rossville	MD	39.338	-76.480
Depew	NY	42.904	-78.692
Seven Oaks	SC	34.049	-81.146
Gates-North Gates	NY	43.165	-77.701
Parlier	CA	36.612	-119.527
Wilmington Island	GA	32.004	-80.974
East Rancho Dominguez	CA	33.898	-118.195
Natchez	MS	31.560	-91.403
Cloverly	MD	39.108	-76.998
Newton	IA	41.700	-93.048
Lamont	CA	35.260	-118.914
East Brainerd	TN	34.996	-85.150
Rio Linda	CA	38.691	-121.449
Vandalia	OH	39.891	-84.199
East Longmeadow	MA	42.065	-72.513
Ramsey	NJ	41.057	-74.141
West Park	FL	25.985	-80.199
Greeneville	TN	36.163	-82.831
Mount Vernon	IL	38.317	-88.903
Adelphi	MD	39.003	-76.972
Front Royal	VA	38.918	-78.194
Weston	WI	44.891	-89.548
Spanish Springs	NV	39.649	-119.707
Fort Leonard Wood	MO	37.706	-92.157
Sterling	IL	41.789	-89.696
Williamsburg	VA	37.271	-76.707
Somerton	AZ	32.596	-114.710
Three Lakes	FL	25.642	-80.398
Auburndale	FL	28.065	-81.789
Gloversville	NY	43.053	-74.344
Hereford	TX	34.815	-102.399
Eggertsville	NY	42.963	-78.804
Batavia	NY	42.998	-78.188
Dumas	TX	35.866	-101.973
#UY
Montevideo	10	-34.903	-56.188
Salto	15	-31.383	-57.967
Paysandú	11	-32.317	-58.081
Las Piedras	02	-34.730	-56.219
Rivera	13	-30.905	-55.551
Maldonado	09	-34.900	-54.950
Tacuarembó	18	-31.717	-55.981
Melo	03	-32.370	-54.167
Mercedes	17	-33.252	-58.030
Artigas	01	-30.400	-56.467
Minas	08	-34.376	-55.238
San José de Mayo	16	-34.337	-56.714
Durazno	05	-33.381	-56.524
Florida	07	-34.096	-56.214
Barros Blancos	02	-34.752	-56.003
Treinta y Tres	19	-33.233	-54.383
Rocha	14	-34.483	-54.333
San Carlos	09	-34.791	-54.918
Pando	02	-34.717	-55.958
Fray Bentos	12	-33.117	-58.311
Colonia del Sacramento	04	-34.463	-57.840
Trinidad	06	-33.517	-56.900
La Paz	02	-34.760	-56.226
Canelones	02	-34.523	-56.278
Delta del Tigre	16	-34.765	-56.364
Carmelo	04	-34.000	-58.284
Santa Lucía	02	-34.453	-56.391
Progreso	02	-34.667	-56.218
Young	12	-32.698	-57.627
Dolores	17	-33.530	-58.217
Paso de Carrasco	02	-34.860	-56.052
#UZ
Tashkent	13	41.265	69.216
Namangan	06	40.998	71.673
Samarkand	10	39.654	66.960
Andijon	01	40.782	72.344
Bukhara	02	39.775	64.429
Nukus	09	42.453	59.610
Qarshi	08	38.861	65.789
Qo‘qon	03	40.529	70.942
Chirchiq	14	41.469	69.582
Fergana	03	40.384	71.784
Jizzax	15	40.123	67.828
Urganch	05	41.550	60.633
Tirmiz	12	37.224	67.278
Marg‘ilon	03	40.472	71.725
Navoiy	07	40.084	65.379
Angren	14	41.017	70.144
Olmaliq	14	40.845	69.598
Bekobod	14	40.221	69.270
Denov	12	38.267	67.899
Chust	06	41.003	71.238
Kogon Shahri	02	39.727	64.555
Yangiyŭl	14	41.112	69.047
Koson	08	39.038	65.585
Kattaqo’rg’on Shahri	10	39.905	66.266
Oltinko‘l	09	43.069	58.904
Shahrisabz	08	39.058	66.834
Asaka	01	40.642	72.239
Khiwa	05	41.378	60.364
Guliston	16	40.490	68.784
Beruniy	09	41.691	60.752
Xo‘jayli Shahri	09	42.409	59.445
Chortoq	06	41.069	71.824
Novyy Turtkul’	09	41.550	61.017
Urgut Shahri	10	39.419	67.261
Kosonsoy	06	41.249	71.547
Kitob	08	39.122	66.886
G’ijduvon Shahri	02	40.102	64.682
Oqtosh	10	39.921	65.925
Parkent	14	41.294	69.676
Ohangaron	14	40.906	69.638
Uchqŭrghon Shahri	06	41.114	72.079
Quva	03	40.522	72.073
Yangiyer	16	40.275	68.823
Quvasoy	03	40.297	71.980
Manghit	09	42.116	60.060
Uychi	06	41.081	71.923
Nurota	07	40.561	65.689
Muborak	08	39.255	65.153
Toshbuloq	06	40.916	71.578
Yangiqo‘rg‘on	06	41.195	71.724
Piskent	14	40.897	69.351
To‘rqao‘rg‘on	06	41.000	71.512
Qibray	14	41.390	69.465
Iskandar	14	41.554	69.701
Gurlan	05	41.845	60.392
Zomin Shaharchasi	15	39.961	68.396
Showot	05	41.656	60.303
Sirdaryo	16	40.844	68.662
Bulung’ur Shahri	10	39.760	67.274
Toshloq	03	40.477	71.768
Shofirkon Shahri	02	40.120	64.501
Salor	14	41.372	69.382
Bektemir	13	41.210	69.334
Haqqulobod	06	40.917	72.117
Qo‘rg‘ontepa	01	40.732	72.762
Oltiariq	03	40.392	71.474
G‘uzor	08	38.621	66.248
Boysun	12	38.208	67.207
Yangirabot	07	40.025	65.961
Sho‘rchi	12	37.999	67.787
Yangiobod	14	41.119	70.094
Gagarin Shahri	15	40.665	68.168
Zafar	14	40.983	68.900
Payshamba Shahri	10	40.011	66.231
G‘azalkent	14	41.558	69.771
Chinoz	14	40.936	68.761
Karakul’	02	39.533	63.833
Pop	06	40.874	71.109
Beshariq	03	40.436	70.610
Paxtakor Shahri	15	40.312	67.957
Tŭytepa	14	41.032	69.363
Kirguli	03	40.436	71.767
Yaypan	03	40.376	70.816
Juma Shahri	10	39.716	66.664
Dashtobod	15	40.127	68.494
Bo‘ka	14	40.811	69.194
Chiroqchi	08	39.034	66.572
Hazorasp	05	41.319	61.074
Beshkent	08	38.821	65.653
Qŭshkŭpir	05	41.535	60.346
Xo‘jaobod	01	40.669	72.560
Chelak	10	39.920	66.862
Vobkent Shahri	02	40.000	64.502
Do’stlik Shahri	15	40.529	68.032
Galaosiyo Shahri	02	39.857	64.446
#VC
Kingstown	04	13.155	-61.227
Kingstown Park	04	13.159	-61.232	x
#VE
Caracas	25	10.488	-66.879
Maracaibo	23	10.667	-71.612
Maracay	04	10.235	-67.591
Valencia	07	10.162	-68.008
Barquisimeto	13	10.065	-69.357
Ciudad Guayana	06	8.351	-62.641
Barcelona	02	10.136	-64.686
Maturín	16	9.746	-63.183
Puerto La Cruz	02	10.214	-64.633
Petare	15	10.477	-66.808
Barinas	05	8.623	-70.207
Turmero	04	10.229	-67.474
Ciudad Bolívar	06	8.129	-63.541
Mérida	14	8.590	-71.156
Alto Barinas	05	8.593	-70.226
Santa Teresa del Tuy	15	10.233	-66.665
Cumaná	19	10.454	-64.183
San Cristóbal	20	7.767	-72.225
Baruta	15	10.434	-66.876
Mucumpiz	14	8.417	-71.133
Cabimas	23	10.399	-71.452
Coro	11	11.405	-69.673
Guatire	15	10.474	-66.542
Cúa	15	10.162	-66.882
Guarenas	15	10.470	-66.619
Puerto Cabello	07	10.473	-68.013
Ocumare del Tuy	15	10.118	-66.775
Guacara	07	10.226	-67.877
El Tigre	02	8.889	-64.253
El Limón	04	10.306	-67.632
Acarigua	18	9.555	-69.196
Los Teques	15	10.344	-67.043
Punto Fijo	11	11.692	-70.199
Charallave	15	10.242	-66.857
Palo Negro	04	10.174	-67.542
Cagua	04	10.186	-67.459
Anaco	02	9.430	-64.464
Calabozo	12	8.924	-67.429
Guanare	18	9.042	-69.742
Carúpano	19	10.665	-63.254
Ejido	14	8.547	-71.241
Catia La Mar	26	10.605	-67.032
Mariara	07	10.295	-67.718
Carora	13	10.173	-70.081
Valera	21	9.318	-70.604
Yaritagua	22	10.081	-69.124
Valle de La Pascua	12	9.216	-66.007
San Juan de los Morros	12	9.912	-67.354
Porlamar	17	10.958	-63.870
La Victoria	04	10.227	-67.331
Tinaquillo	08	9.919	-68.305
El Cafetal	15	10.465	-66.830	x
San Fernando de Apure	03	7.888	-67.472
San Carlos	08	9.661	-68.583
San Felipe	22	10.340	-68.742
Villa de Cura	04	10.039	-67.489
Araure	18	9.581	-69.239
Güigüe	07	10.083	-67.778
La Villa del Rosario	23	10.326	-72.313
Chacao	15	10.496	-66.854
San Antonio de Los Altos	15	10.389	-66.952
Machiques	23	10.061	-72.552
San José de Guanipa	02	8.887	-64.165
El Vigía	14	8.614	-71.657
Caucaguita	15	10.358	-66.803
Punta Cardón	11	11.658	-70.215
Los Dos Caminos	15	10.494	-66.829
El Hatillo	15	10.424	-66.826
La Dolorita	15	10.488	-66.786	x
San Carlos del Zulia	23	9.001	-71.927
Upata	06	8.016	-62.406
El Tocuyo	13	9.787	-69.793
Maiquetía	26	10.595	-66.956
Caucagüito	15	10.487	-66.738
Puerto Ayacucho	01	5.660	-67.583
Rubio	20	7.701	-72.356
Tucupita	09	9.058	-62.050
San Mateo	04	10.213	-67.424
Chivacoa	22	10.160	-68.895
Morón	07	10.487	-68.201
Lagunillas	23	10.130	-71.259
San Joaquín	07	10.261	-67.793
Quíbor	13	9.929	-69.620
Zaraza	12	9.350	-65.325
Carrizal	15	10.350	-66.986
Altagracia de Orituco	12	9.860	-66.381
Güiria	19	10.577	-62.298
Tacarigua	07	10.086	-67.920
Colón	20	8.031	-72.261
Trujillo	21	9.366	-70.437
Caraballeda	26	10.612	-66.852
La Asunción	17	11.033	-63.863
Los Rastrojos	13	10.026	-69.242
Barinitas	05	8.762	-70.412
Las Tejerías	04	10.254	-67.173
Cantaura	02	9.306	-64.358
San Antonio del Táchira	20	7.815	-72.443
Santa Rita	23	10.536	-71.511
Guasdualito	03	7.242	-70.732
Nirgua	22	10.150	-68.565
Santa Elena de Uairén	06	4.602	-61.110
Juan Griego	17	11.082	-63.965
Villa Bruzual	18	9.332	-69.120
Táriba	20	7.819	-72.224
La Fría	20	8.215	-72.249
La Guaira	26	10.602	-66.933
#VI
Saint Croix	010	17.728	-64.747
Charlotte Amalie	030	18.342	-64.931
#VN
Ho Chi Minh City	20	10.823	106.630
Hanoi	44	21.024	105.841
Da Nang	78	16.068	108.221
Haiphong	13	20.865	106.683
Biên Hòa	43	10.945	106.824
Huế	66	16.462	107.595
Nha Trang	54	12.245	109.194
Cần Thơ	87	10.037	105.788
Rạch Giá	21	10.012	105.081
Thị Xã Phú Mỹ	45	10.568	107.130	x
Qui Nhon	46	13.776	109.224
Vũng Tàu	45	10.346	107.084
Sa Dec	09	10.291	105.756
Ðà Lạt	23	11.946	108.442
Nam Định	82	20.434	106.177
Vinh	58	18.673	105.692
Đưc Trọng	23	11.736	108.373
La Gi	47	10.660	107.772
Phan Thiết	47	10.929	108.102
Long Xuyên	01	10.386	105.435
Cần Giuộc	24	10.609	106.671
Bảo Lộc	23	11.548	107.808
Hạ Long	30	20.950	107.073
Buôn Ma Thuột	88	12.667	108.038
Cam Ranh	54	11.921	109.159
Cẩm Phả Mines	30	21.017	107.300
Thái Nguyên	85	21.594	105.848
Mỹ Tho	37	10.360	106.360
Sóc Trăng	65	9.600	105.972
Pleiku	49	13.983	108.000
Thanh Hóa	34	19.800	105.767
Cà Mau	77	9.177	105.152
Bạc Liêu	73	9.294	105.728
Yên Vinh	58	18.667	105.667
Hòa Bình	53	20.817	105.338
Vĩnh Long	69	10.254	105.972
Yên Bái	70	21.723	104.911
Sông Cầu	61	13.456	109.223
Việt Trì	83	21.323	105.402
Phan Rang-Tháp Chàm	60	11.564	108.989
Thủ Dầu Một	75	10.980	106.652
Cung Kiệm	74	21.187	106.161
Củ Chi	20	10.973	106.493
Móng Cái	30	21.525	107.966
Cho Dok	01	10.700	105.117
Tuy Hòa	61	13.095	109.321
Tân An	24	10.536	106.414
Thành Phố Uông Bí	30	21.034	106.770
Cao Lãnh	09	10.460	105.633
Bến Tre	03	10.241	106.376
Tam Kỳ	84	15.574	108.474
Hải Dương	79	20.941	106.333
Trà Vinh	67	9.947	106.342
Lạng Sơn	39	21.853	106.761
Cần Giờ	20	10.411	106.955
Bỉm Sơn	34	20.078	105.860
Bắc Giang	71	21.273	106.195
Thái Bình	35	20.450	106.340
Hà Đông	44	20.971	105.779
Phú Khương	33	11.283	106.133
Kon Tum	55	14.355	108.008
Bắc Ninh	74	21.186	106.076
Cao Bằng	05	22.666	106.258
Sơn Tây	44	21.141	105.507
Dien Bien Phu	92	21.386	103.023
Hưng Yên	81	20.646	106.051
Hà Tiên	21	10.383	104.488
Ninh Bình	59	20.258	105.980
Lào Cai	90	22.486	103.971
Tây Ninh	33	11.310	106.098
Tuyên Quang	68	21.824	105.214
Quảng Ngãi	63	15.120	108.792
Hội An	84	15.879	108.335
Hà Giang	50	22.823	104.984
Phủ Lý	80	20.545	105.912
Kwang Binh	62	17.469	106.622
Cát Bà	13	20.728	107.048
Hà Tĩnh	52	18.343	105.906
Vị Thanh	93	9.784	105.470
Don Luan	76	11.535	106.883
Thị Trấn Tân Thành	09	10.256	105.593
Sơn La	32	21.326	103.919
Vĩnh Yên	86	21.309	105.605
Bắc Kạn	72	22.147	105.835
Ðông Hà	64	16.816	107.100
Đinh Văn	23	11.786	108.243
Bình Long	76	11.647	106.606
Dương Đông	21	10.217	103.959
#VU
Port-Vila	18	-17.736	168.314
#WS
Apia	10	-13.833	-171.767
#XK
Pristina	10097360	42.673	21.167
Prizren	10097361	42.214	20.740
Mitrovicë	10097358	42.883	20.867
Gjakovë	10096859	42.380	20.431
Suva Reka	10097361	42.359	20.825
Ferizaj	10096138	42.371	21.155
Glogovac	10097360	42.628	20.894
Gjilan	10097357	42.460	21.470
Deçan	10096859	42.540	20.288
Peć	10097359	42.659	20.288
Vitina	10097357	42.321	21.358
Istok	10097359	42.781	20.488
Dragash	10097361	42.026	20.653
Podujeva	10097360	42.911	21.193
Shtime	10096138	42.433	21.040
Vushtrri	10097358	42.823	20.968
Orahovac	10096859	42.399	20.655
Llazicë	10097361	42.555	20.763
Leposaviq	10097358	43.104	20.803
Zvečan	10097358	42.907	20.840
Kosovo Polje	10097360	42.664	21.096
#YE
Sanaa	16	15.355	44.207
Al Ḩudaydah	08	14.798	42.955
Ta‘izz	25	13.580	44.021
Aden	02	12.779	45.037
Mukalla	04	14.542	49.124
Ibb	23	13.967	44.183
Dhamār	11	14.543	44.405
‘Amrān	19	15.659	43.944
Sayyān	16	15.172	44.324
Zabīd	08	14.195	43.315
Sa'dah	15	16.940	43.764
Bājil	08	15.059	43.287
Ḩajjah	22	15.694	43.606
Dhī as Sufāl	23	13.834	44.115
Al Bayda	20	13.985	45.573
Ataq	05	14.538	46.832
Bayt al Faqīh	08	14.516	43.324
Yarīm	23	14.298	44.378
Saḩar	16	15.316	44.309
Laḩij	24	13.057	44.882
Zinjibār	01	13.129	45.381
Al Ḩazm	21	16.164	44.777
Ma'rib	14	15.463	45.326
#YT
Mamoudzou	97611	-12.782	45.229
Koungou	97610	-12.734	45.204
Dzaoudzi	97608	-12.783	45.257
#ZA
Cape Town	11	-33.926	18.423
Durban	02	-29.858	31.029
Johannesburg	06	-26.202	28.044
Soweto	06	-26.268	27.858
Pretoria	06	-25.745	28.188
Port Elizabeth	05	-33.961	25.615
Pietermaritzburg	02	-29.617	30.393
Benoni	06	-26.188	28.321
Tembisa	06	-25.996	28.227
East London	05	-33.015	27.912
Vereeniging	06	-26.673	27.926
Bloemfontein	03	-29.121	26.214
Boksburg	06	-26.212	28.260
Welkom	03	-27.977	26.735
Newcastle	02	-27.758	29.932
Krugersdorp	06	-26.086	27.775
Diepsloot	06	-25.933	28.012	x
Randburg	06	-26.094	28.001
Botshabelo	03	-29.267	26.726
Brakpan	06	-26.237	28.369
Witbank	07	-25.871	29.233
Richards Bay	02	-28.783	32.038
Vanderbijlpark	06	-26.712	27.838
Centurion	06	-25.859	28.186
Uitenhage	05	-33.758	25.397
Roodepoort	06	-26.163	27.872
Paarl	11	-33.734	18.975
Springs	06	-26.250	28.400	x
Carletonville	06	-26.361	27.398
Klerksdorp	10	-26.852	26.667
Midrand	06	-25.990	28.128
Westonaria	06	-26.319	27.649
Middelburg	07	-25.775	29.465
Vryheid	02	-27.770	30.792
Orkney	10	-26.980	26.673
Kimberley	08	-28.732	24.762
eMbalenhle	07	-26.533	29.067
Nigel	06	-26.431	28.477
Mpumalanga	02	-29.813	30.636
Bhisho	05	-32.847	27.442
Randfontein	06	-26.184	27.702
Worcester	11	-33.647	19.449
Rustenburg	10	-25.668	27.242
Polokwane	09	-23.904	29.469
Potchefstroom	10	-26.717	27.100
Virginia	03	-28.104	26.866
Brits	10	-25.635	27.780
Alberton	06	-26.268	28.122
Nelspruit	07	-25.474	30.970
Phalaborwa	09	-23.943	31.141
Queenstown	05	-31.898	26.875
Kroonstad	03	-27.650	27.235
Bethal	07	-26.458	29.466
Mokopane	09	-24.194	29.010
Mabopane	06	-25.498	28.101
Kutloanong	03	-27.833	26.750
Stellenbosch	11	-33.935	18.867
Stilfontein	10	-26.845	26.768
Delmas	07	-26.147	28.683
Grahamstown	05	-33.304	26.533
Warmbaths	09	-24.883	28.283
Louis Trichardt	09	-23.044	29.903
Dundee	02	-28.167	30.234
Piet Retief	07	-27.007	30.813
Phuthaditjhaba	03	-28.524	28.816
Bethlehem	03	-28.231	28.307
Mthatha	05	-31.589	28.784
Sasolburg	03	-26.814	27.817
Mmabatho	10	-25.850	25.633	x
Standerton	07	-26.934	29.242
Bothaville	03	-27.389	26.617
Upington	08	-28.448	21.256
Parys	03	-26.903	27.457
Schweizer-Reneke	10	-27.189	25.329
Ga-Rankuwa	10	-25.617	27.995
Knysna	11	-34.036	23.047
Saldanha	11	-33.012	17.944
Barberton	07	-25.788	31.053
Lichtenburg	10	-26.152	26.160
Heidelberg	06	-26.505	28.359
Graaff-Reinet	05	-32.252	24.531
Fochville	10	-26.489	27.494
Oudtshoorn	11	-33.600	22.200
Atlantis	11	-33.567	18.483
KwaDukuza	02	-29.328	31.290
Mossel Bay	11	-34.183	22.146
Fort Beaufort	05	-32.775	26.634
Kraaifontein	11	-33.848	18.717
Wellington	11	-33.640	19.011
Heilbron	03	-27.281	27.971
Viljoenskroon	03	-27.208	26.949
Port Shepstone	02	-30.741	30.455
Vryburg	10	-26.957	24.728
Wolmaransstad	10	-27.197	25.983
Edenvale	06	-26.141	28.152
eSikhaleni	02	-28.871	31.900
Balfour	07	-26.663	28.590
Mondlo	02	-27.983	30.718
Beaufort West	11	-32.357	22.583
Aliwal North	05	-30.694	26.711
Thohoyandou	09	-22.946	30.485
Volksrust	07	-27.365	29.882
Wesselsbron	03	-27.855	26.366
Ceres	11	-33.369	19.311
Ermelo	07	-26.533	29.983
Senekal	03	-28.320	27.621
Thaba Nchu	03	-29.209	26.839
Vredenburg	11	-32.907	17.990
Ekangala	06	-25.696	28.749
Giyani	09	-23.302	30.719
Stutterheim	05	-32.571	27.424
Harrismith	03	-28.273	29.129
Malmesbury	11	-33.461	18.727
Theunissen	03	-28.411	26.701
Margate	02	-30.864	30.371
Butterworth	05	-32.331	28.150
Lebowakgomo	09	-24.200	29.500
Cradock	05	-32.164	25.619
Richmond	02	-29.872	30.272
De Aar	08	-30.650	24.012
Retreat	11	-34.055	18.476
Allanridge	03	-27.754	26.644
Nkowakowa	09	-23.888	30.287
Postmasburg	08	-28.334	23.065
Grabouw	11	-34.152	19.015
Howick	02	-29.478	30.231
Driefontein	07	-27.018	30.450
Empangeni	02	-28.762	31.893
Robertson	11	-33.803	19.885
Bronkhorstspruit	06	-25.810	28.742
Siyabuswa	07	-25.113	29.045
Mpophomeni	02	-29.568	30.186
Cullinan	06	-25.671	28.524
Kokstad	02	-30.547	29.424
Hermanus	11	-34.419	19.234
Lady Frere	05	-31.703	27.233
Midstream	06	-25.918	28.199
Duiwelskloof	09	-23.693	30.140
Scottburgh	02	-30.287	30.753
Hennenman	03	-27.977	27.024
Pampierstad	08	-27.783	24.688
Lydenburg	07	-25.096	30.444
Ulundi	02	-28.335	31.416
Modimolle	09	-24.700	28.400
Komatipoort	07	-25.433	31.955
Secunda	07	-26.550	29.167
eMkhomazi	02	-30.207	30.798
Queensdale	05	-31.871	26.979
Plettenberg Bay	11	-34.053	23.372
Kruisfontein	05	-34.003	24.731
Middelburg	05	-31.493	25.006
Port Alfred	05	-33.586	26.883
Warrenton	08	-28.114	24.848
Zeerust	10	-25.537	26.075
Christiana	10	-27.914	25.161
Lansdowne	11	-33.987	18.497	x
Ladybrand	03	-29.194	27.457
Ballito	02	-29.539	31.214
Bloemhof	10	-27.647	25.607
Tzaneen	09	-23.833	30.164
Reitz	03	-27.801	28.427
Riversdale	11	-34.093	21.257
Somerset East	05	-32.722	25.588
White River	07	-25.332	31.012
Hendrina	07	-26.159	29.715
Montagu	11	-33.787	20.121
Rondebosch	11	-33.963	18.476
Kriel	07	-26.274	29.225
Berea	02	-29.852	30.993
#ZM
Lusaka	09	-15.407	28.287
Kitwe	08	-12.802	28.213
Ndola	08	-12.959	28.637
Kabwe	02	-14.447	28.446
Chingola	08	-12.529	27.884
Mufulira	08	-12.550	28.241
Luanshya	08	-13.137	28.417
Livingstone	07	-17.842	25.854
Kasama	05	-10.213	31.181
Chipata	03	-13.633	32.650
Kalulushi	08	-12.842	28.095
Mazabuka	07	-15.856	27.748
Chililabombwe	08	-12.365	27.823
Mongu	01	-15.248	23.127
Kafue	09	-15.769	28.181
Choma	07	-16.809	26.988
Mansa	04	-11.200	28.894
Kansanshi	06	-12.095	26.427
Kapiri Mposhi	02	-13.971	28.670
Monze	07	-16.283	27.483
Mpika	10	-11.834	31.453
Nchelenge	04	-9.345	28.734
Kawambwa	04	-9.791	29.079
Mbala	05	-8.840	31.366
Samfya	04	-11.365	29.557
Sesheke	01	-17.476	24.297
Petauke	03	-14.241	31.320
Mumbwa	02	-14.983	27.062
Siavonga	07	-16.538	28.709
#ZW
Harare	10	-17.828	31.053
Bulawayo	09	-20.150	28.583
Chitungwiza	10	-18.013	31.076
Mutare	01	-18.971	32.671
Gweru	02	-19.450	29.817
Epworth	10	-17.890	31.148	x
Kwekwe	02	-18.928	29.815
Kadoma	05	-18.333	29.915
Masvingo	08	-20.064	30.828
Chinhoyi	05	-17.367	30.200
Marondera	04	-18.185	31.552
Norton	05	-17.883	30.700
Chegutu	05	-18.130	30.141
Bindura	03	-17.302	31.331
Zvishavane	08	-20.327	30.066
Victoria Falls	06	-17.933	25.831
Hwange	06	-18.364	26.499
Redcliff	02	-19.033	29.783
Ruwa	04	-17.890	31.245
Rusape	01	-18.528	32.128
Chiredzi	08	-21.050	31.667
Beitbridge	07	-22.217	30.000
Kariba	05	-16.517	28.800
Karoi	05	-16.810	29.692
Gokwe	02	-18.205	28.935
Chipinge	01	-20.188	32.624
Shurugwi	02	-19.670	30.006`;
