/** The messages of a listing's statistics in Spanish. */
export const statisticsInSpanish = {
  '12 months': '12 meses',
  '30 days': '30 días',
  'A word is shown when it has led to your listing in at least five searches within a calendar month, and only if your listing has it. We count searches, not people.':
    'Una palabra aparece cuando llevó a su ficha en al menos cinco búsquedas dentro de un mes del calendario, y solo si su ficha la contiene. Contamos búsquedas, no personas.',
  'All numbers': 'Todas las cifras',
  'All numbers as a table': 'Todas las cifras en una tabla',
  Called: 'Llamadas',
  Day: 'Día',
  Directions: 'Cómo llegar',
  'Each day as a CSV file': 'Cada día en un archivo CSV',
  'Edit your listing': 'Editar su ficha',
  'Found by searching for': 'Palabras con las que lo encontraron',
  'How often your page was opened: a bar for each day':
    'Cuántas veces se abrió su página: una barra por cada día',
  'How often your page was opened: a bar for each month':
    'Cuántas veces se abrió su página: una barra por cada mes',
  'Listing Statistics': 'Estadísticas de la ficha',
  Month: 'Mes',
  'Most in {label}: {value}': 'El máximo, en {label}: {value}',
  'Most on {label}: {value}': 'El máximo, el {label}: {value}',
  'Nothing was counted in this time': 'En este tiempo no se contó nada',
  'Numbers appear as soon as visitors see your listing.':
    'Las cifras aparecen en cuanto los visitantes ven su ficha.',
  Opened: 'Abierta',
  'Page opened': 'Página abierta',
  Period: 'Período',
  'Seen in lists': 'Vista en listas',
  'Visitors opened your page <times>{times}</times>, as often as in the 30 days before.':
    'Los visitantes abrieron su página <times>{times}</times>, igual que en los 30 días anteriores.',
  'Visitors opened your page <times>{times}</times>, as often as in the same months a year before.':
    'Los visitantes abrieron su página <times>{times}</times>, igual que en los mismos meses del año anterior.',
  'Visitors opened your page <times>{times}</times>, {count} fewer than in the 30 days before.':
    'Los visitantes abrieron su página <times>{times}</times>, {count} menos que en los 30 días anteriores.',
  'Visitors opened your page <times>{times}</times>, {count} fewer than in the same months a year before.':
    'Los visitantes abrieron su página <times>{times}</times>, {count} menos que en los mismos meses del año anterior.',
  'Visitors opened your page <times>{times}</times>, {count} more than in the 30 days before.':
    'Los visitantes abrieron su página <times>{times}</times>, {count} más que en los 30 días anteriores.',
  'Visitors opened your page <times>{times}</times>, {count} more than in the same months a year before.':
    'Los visitantes abrieron su página <times>{times}</times>, {count} más que en los mismos meses del año anterior.',
  'Visitors opened your page <times>{times}</times>.':
    'Los visitantes abrieron su página <times>{times}</times>.',
  'We count without cookies, and keep nothing that tells one visitor from another. Visitors whose browsers ask not to be tracked are left out, so are search engines. Your own visits count. Numbers are kept for 25 months. <link>Privacy</link>':
    'Contamos sin cookies y no guardamos nada que distinga a un visitante de otro. No se cuentan los visitantes cuyo navegador pide no ser rastreado ni los buscadores. Sus propias visitas cuentan. Las cifras se guardan 25 meses. <link>Privacidad</link>',
  'What visitors do with your listing.': 'Lo que hacen los visitantes con su ficha.',
  once: 'una vez',
  'your statistics': 'sus estadísticas',
  '{count} searches': '{count} búsquedas',
  '{count} times': '{count} veces',
};
