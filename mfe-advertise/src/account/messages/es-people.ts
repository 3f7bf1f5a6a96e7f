/** The messages of the people who manage a listing, in Spanish. */
export const peopleInSpanish = {
  'E-mail address of a new manager': 'Correo electrónico de un nuevo administrador',
  'Hand the listing over?': '¿Transferir la ficha?',
  'Handed over': 'Transferida',
  'Has not signed in yet': 'Todavía no ha entrado en su cuenta',
  Invite: 'Invitar',
  'Invite somebody': 'Invitar a alguien',
  Invited: 'Invitación enviada',
  Keep: 'No quitar',
  'Leave this listing': 'Dejar esta ficha',
  'Leave this listing?': '¿Dejar esta ficha?',
  'Make owner<about> {email}</about>': 'Hacer dueño<about> a {email}</about>',
  Manager: 'Administrador',
  'Managers edit the listing. They cannot invite others or hand it over.':
    'Los administradores editan la ficha. No pueden invitar a otros ni transferirla.',
  'Not handed over': 'No se transfirió',
  'Not left': 'No se pudo dejar la ficha',
  'Only the owner can invite people or hand the listing over.':
    'Solo el dueño puede invitar a personas o transferir la ficha.',
  Owner: 'Dueño',
  People: 'Personas',
  Removed: 'Se quitó',
  'Remove this person?': '¿Quitar a esta persona?',
  'Remove<about> {email}</about>': 'Quitar<about> a {email}</about>',
  Stay: 'Seguir',
  'Stay on this page': 'Quedarse en la página',
  'Stay the owner': 'Seguir como dueño',
  'This is you': 'Es usted',
  'We have written to {email}.': 'Escribimos a {email}.',
  'Yes, hand it over': 'Sí, transferirla',
  'Yes, leave': 'Sí, dejarla',
  'Yes, remove': 'Sí, quitar',
  'You cannot see or change the listing after that. The owner can invite you again.':
    'Después ya no puede ver ni cambiar la ficha. El dueño puede invitarlo de nuevo.',
  'You have left': 'Dejó la ficha',
  '{email} becomes the owner. You stay as a manager, and only the new owner can change that.':
    '{email} pasa a ser el dueño. Usted sigue como administrador, y solo el nuevo dueño puede cambiarlo.',
  'If you pay for its plan, the plan goes on until you cancel it or move it to another address.':
    'Si usted paga su plan, el plan sigue hasta que usted lo cancele o lo pase a otro correo electrónico.',
  '{email} cannot see or change the listing after that. The owner can invite them again.':
    'Después, {email} ya no puede ver ni cambiar la ficha. El dueño puede invitarlo de nuevo.',
};
