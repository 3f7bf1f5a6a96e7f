/** The public holidays in Spanish. */
export const holidaysInSpanish = {
  'Christmas Day': 'Navidad',
  'Columbus Day': 'Día de la Raza',
  'Independence Day': 'Día de la Independencia',
  Juneteenth: 'Juneteenth',
  'Labor Day': 'Día del Trabajo',
  'Martin Luther King Jr. Day': 'Día de Martin Luther King Jr.',
  'Memorial Day': 'Día de los Caídos',
  "New Year's Day": 'Año Nuevo',
  "Presidents' Day": 'Día de los Presidentes',
  'Thanksgiving Day': 'Día de Acción de Gracias',
  'Veterans Day': 'Día de los Veteranos',
};
