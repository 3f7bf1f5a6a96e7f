/** The messages of the closed days of several businesses in Spanish. */
export const closedDaysInSpanish = {
  'Closed Days': 'Días de cierre',
  'Closed days': 'Días de cierre',
  'Enter the hours<name> of {name}</name>': 'Escribir el horario<name> de {name}</name>',
  'For a holiday or a vacation: enter the days once, for as many of your businesses as you like.':
    'Para un día festivo o unas vacaciones: escriba los días una vez, para todos los negocios suyos que quiera.',
  'Last day': 'Último día',
  'Save closed days': 'Guardar los días de cierre',
  'The same as the first for a single day. Special hours of these days are replaced.':
    'Para un solo día, el mismo que el primero. El horario especial de estos días se reemplaza.',
  'These businesses have no weekly opening hours, so they cannot be chosen here:':
    'Estos negocios no tienen un horario semanal, así que no se pueden elegir aquí:',
  'To change it again, edit the hours of each business.':
    'Para cambiarlo de nuevo, edite el horario de cada negocio.',
  'Which businesses are closed?': '¿Qué negocios están cerrados?',
  '{name} has no opening hours yet. Please enter them first.':
    '{name} todavía no tiene horario. Escríbalo primero.',
  '{names} are closed from {from} to {to}.': '{names} cierran del {from} al {to}.',
  '{names} are closed on {from}.': '{names} cierran el {from}.',
  '{names} is closed from {from} to {to}.': '{names} cierra del {from} al {to}.',
  '{names} is closed on {from}.': '{names} cierra el {from}.',
};
