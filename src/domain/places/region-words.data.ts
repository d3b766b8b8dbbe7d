/** By which other names people look for a region: its states, provinces and largest towns. */
export const REGION_WORDS: Readonly<Record<string, string>> = {
  'MX-CE':
    'CDMX, Ciudad de México, Mexico City, Distrito Federal, Estado de México, Edomex, Toluca, Valle de Bravo, Hidalgo, Pachuca, Morelos, Cuernavaca, Tepoztlán, Puebla, Querétaro, Tlaxcala, Guerrero, Acapulco, Ixtapa',
  'MX-CO':
    'Jalisco, Guadalajara, Puerto Vallarta, Tequila, Aguascalientes, Colima, Guanajuato, León, San Miguel de Allende, Michoacán, Morelia, Nayarit, Riviera Nayarit, Zacatecas',
  'MX-NE':
    'Nuevo León, Monterrey, San Pedro Garza García, Coahuila, Saltillo, Torreón, Tamaulipas, Tampico, San Luis Potosí, Durango',
  'MX-NO':
    'Baja California, Tijuana, Ensenada, Mexicali, Valle de Guadalupe, Baja California Sur, Los Cabos, La Paz, Sonora, Hermosillo, Sinaloa, Culiacán, Mazatlán, Chihuahua, Ciudad Juárez',
  'MX-SE':
    'Quintana Roo, Cancún, Playa del Carmen, Riviera Maya, Tulum, Yucatán, Mérida, Campeche, Tabasco, Villahermosa, Chiapas, Tuxtla Gutiérrez, San Cristóbal, Oaxaca, Huatulco, Veracruz, Xalapa',
  'ES-AN': 'Sevilla, Málaga, Marbella, Granada, Córdoba, Cádiz, Jerez, Almería, Huelva, Jaén, Seville',
  'ES-AR': 'Zaragoza, Huesca, Teruel, Saragossa',
  'ES-AS': 'Oviedo, Gijón',
  'ES-CN': 'Tenerife, Gran Canaria, Las Palmas, Lanzarote, Fuerteventura, La Palma',
  'ES-CB': 'Santander',
  'ES-CL': 'Valladolid, Salamanca, Burgos, León, Segovia, Ávila, Palencia, Soria, Zamora',
  'ES-CM': 'Toledo, Ciudad Real, Albacete, Cuenca, Guadalajara',
  'ES-CT': 'Barcelona, Girona, Gerona, Tarragona, Lleida, Lérida, Sitges, Costa Brava, Catalunya',
  'ES-MD': 'Madrid',
  'ES-VC': 'Valencia, València, Alicante, Castellón, Castelló',
  'ES-EX': 'Badajoz, Cáceres, Mérida',
  'ES-GA': 'A Coruña, La Coruña, Lugo, Ourense, Pontevedra, Vigo, Santiago',
  'ES-IB': 'Mallorca, Majorca, Ibiza, Eivissa, Menorca, Formentera, Baleares',
  'ES-RI': 'Logroño',
  'ES-NC': 'Pamplona',
  'ES-PV': 'Bilbao, Bizkaia, Vizcaya, Gipuzkoa, Guipúzcoa, San Sebastián, Donostia, Álava, Vitoria, Euskadi',
  'ES-MC': 'Murcia, Cartagena',
  'GB-EAE':
    'Norfolk, Suffolk, Cambridgeshire, Essex, Hertfordshire, Bedfordshire, Norwich, Cambridge, Ipswich, Colchester',
  'GB-EMD':
    'Derbyshire, Leicestershire, Lincolnshire, Northamptonshire, Nottinghamshire, Rutland, Peak District, Nottingham, Leicester, Derby, Lincoln',
  'GB-LND': 'Greater London, Londres',
  'GB-NEE': 'Northumberland, County Durham, Tyne and Wear, Newcastle, Durham, Sunderland, Middlesbrough',
  'GB-NIR': 'Belfast, Derry, Antrim, Armagh, Down, Fermanagh, Tyrone',
  'GB-NWE':
    'Cumbria, Lake District, Lancashire, Cheshire, Greater Manchester, Manchester, Merseyside, Liverpool, Chester, Preston',
  'GB-SCT':
    'Edinburgh, Glasgow, Aberdeen, Dundee, Inverness, Highlands, Fife, Perthshire, Loch Lomond, Skye, Edimburgo',
  'GB-SEE':
    'Kent, Surrey, Sussex, Hampshire, Berkshire, Buckinghamshire, Oxfordshire, Isle of Wight, Brighton, Oxford, Southampton, Portsmouth, Canterbury, Windsor',
  'GB-SWE':
    'Cotswolds, Gloucestershire, Cornwall, Devon, Somerset, Dorset, Wiltshire, Bristol, Bath, Cheltenham, Cirencester, Exeter, Plymouth, Bournemouth',
  'GB-WLS': 'Cardiff, Swansea, Pembrokeshire, Snowdonia, Gower, Anglesey, Powys, Cardigan, Monmouthshire',
  'GB-WMD':
    'Birmingham, Coventry, Herefordshire, Shropshire, Staffordshire, Warwickshire, Worcestershire, Stratford-upon-Avon, Worcester',
  'GB-YKS': 'North Yorkshire, West Yorkshire, York, Leeds, Sheffield, Harrogate, Hull, Bradford, Whitby',
};
