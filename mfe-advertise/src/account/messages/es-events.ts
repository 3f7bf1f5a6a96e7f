/** The messages of a business's events in Spanish. */
export const eventsInSpanish = {
  // The tag distinguishes it from a cancelled subscription, which has another gender.
  '<event>Cancelled</event>': '<event>Cancelado</event>',
  'Cancel the event<which> {title}</which>': 'Cancelar el evento<which> {title}</which>',
  'Cancel the event?': '¿Cancelar el evento?',
  'Cancel {title}?': '¿Cancelar {title}?',
  'Change the event': 'Cambiar el evento',
  'Change<which> {title}</which>': 'Cambiar<which> {title}</which>',
  'Close without saving': 'Cerrar sin guardar',
  'Coming events': 'Próximos eventos',
  'Event cancelled': 'Evento cancelado',
  'Event changed': 'Evento cambiado',
  'Event posted': 'Evento publicado',
  'Everybody can <link>send an event to the calendar</link> without a plan. It is not shown on your page.':
    'Cualquiera puede <link>enviar un evento al calendario</link> sin un plan. No aparece en su página.',
  'It is now “{title}”, {when}. Nothing that you typed is lost, and nothing of it is saved yet: save once more to replace theirs.':
    'Ahora es “{title}”, {when}. No se pierde nada de lo que escribió, y todavía no se ha guardado nada de ello: guarde otra vez para reemplazar lo de la otra persona.',
  'It stays on the calendar and says that it is cancelled.':
    'Permanece en el calendario e indica que está cancelado.',
  'New event': 'Evento nuevo',
  'No, keep it': 'No, mantenerlo',
  'Not posted': 'No se publicó',
  'Post an event': 'Publicar un evento',
  'Post the event': 'Publicar el evento',
  'Save the change': 'Guardar el cambio',
  'See it on the calendar<which> {title}</which>': 'Verlo en el calendario<which> {title}</which>',
  'Somebody changed this event while you were editing':
    'Alguien cambió este evento mientras usted lo editaba',
  'They are on the town’s calendar and on your page.':
    'Están en el calendario de la ciudad y en su página.',
  'Waits for our staff': 'Espera a nuestro personal',
  'Yes, it does not take place': 'Sí, no se celebra',
  'You have no coming events.': 'No tiene próximos eventos.',
  'Your Events': 'Sus eventos',
  'your events': 'sus eventos',
  '<date>Cancelled</date>': '<date>Cancelada</date>',
  'All its dates stay on the calendar and say that they are cancelled. To cancel only one, open its single dates.':
    'Todas sus fechas permanecen en el calendario e indican que están canceladas. Para cancelar solo una, abra las fechas individuales.',
  'Cancel the date?': '¿Cancelar la fecha?',
  'Cancel this date<which> {day}</which>': 'Cancelar esta fecha<which> {day}</which>',
  'Cancel {day}?': '¿Cancelar el {day}?',
  'Date cancelled': 'Fecha cancelada',
  'Does not repeat': 'No se repite',
  'Enter the date first.': 'Escriba primero la fecha.',
  'It takes place after all<which> {day}</which>': 'Sí se celebra<which> {day}</which>',
  'Last possible date': 'Última fecha posible',
  'Leave it empty if it goes on.': 'Déjela vacía si no termina.',
  'Next date: {day}': 'Próxima fecha: {day}',
  'No date is left.': 'No queda ninguna fecha.',
  'Our staff moved this date.': 'Nuestro personal cambió esta fecha.',
  Repeats: 'Se repite',
  'Show more dates': 'Mostrar más fechas',
  'Single dates<which> of {title}</which>': 'Fechas individuales<which> de {title}</which>',
  'The date takes place again': 'La fecha vuelve a celebrarse',
  'The next dates': 'Las próximas fechas',
  'The next dates of {title}': 'Las próximas fechas de {title}',
  'This date stays on the calendar and says that it is cancelled. The others take place.':
    'Esta fecha permanece en el calendario e indica que está cancelada. Las demás se celebran.',
  'Visitors read it, for example: because of the weather':
    'Los visitantes lo leen, por ejemplo: por el mal tiempo',
  Why: 'Motivo',
  'To end it, change it and enter the last possible date.':
    'Para que termine, cámbielo y escriba la última fecha posible.',
  'The event is saved, but it does not repeat yet':
    'El evento se guardó, pero todavía no se repite',
  'The event is saved, but we do not know whether it repeats':
    'El evento se guardó, pero no sabemos si se repite',
  'Our site is being updated. Please look at the dates of “{title}” in a few minutes. If they are not what you chose, change the event, and choose again how it repeats.':
    'Nuestro sitio se está actualizando. Revise las fechas de “{title}” dentro de unos minutos. Si no son las que eligió, cambie el evento y elija otra vez cómo se repite.',
  '“{title}” has one date, {day}: our site is being updated. Please change the event in a few minutes, and choose again how it repeats.':
    '“{title}” tiene una sola fecha, el {day}: nuestro sitio se está actualizando. Cambie el evento dentro de unos minutos y elija otra vez cómo se repite.',
  'The event is saved, but how it repeats was not changed':
    'El evento se guardó, pero no cambió cómo se repite',
  '“{title}” repeats as before: our site is being updated. Please change the event in a few minutes, and choose again how it repeats.':
    '“{title}” se repite como antes: nuestro sitio se está actualizando. Cambie el evento dentro de unos minutos y elija otra vez cómo se repite.',
  'Back to your events': 'Volver a sus eventos',
  'Cancelled dates that no longer count': 'Fechas canceladas que ya no cuentan',
  'Until now, these dates were cancelled or moved: {days}. The event takes place on every new date. You can cancel some of them after you have saved.':
    'Hasta ahora, estas fechas estaban canceladas o cambiadas: {days}. El evento se celebra en todas las fechas nuevas. Después de guardar puede cancelar algunas.',
};
