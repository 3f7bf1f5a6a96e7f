/** The messages of claiming a business in Spanish. */
export const claimInSpanish = {
  'By e-mail, at once': 'Por correo electrónico, de inmediato',
  'By the town office': 'Por la oficina de la ciudad',
  'By your e-mail address, at once': 'Por su dirección de correo electrónico, de inmediato',
  'Checking...': 'Comprobando...',
  'Claim a business': 'Pedir la administración de un negocio',
  'Code of the e-mail': 'Código del correo',
  'Code on its way': 'El código va en camino',
  Confirm: 'Confirmar',
  'Confirming...': 'Confirmando...',
  'Edit the listing': 'Editar la ficha',
  'Enter the code': 'Escriba el código',
  'For example: who you are in the business, and the phone number or e-mail address on record where we can reach you.':
    'Por ejemplo: qué hace usted en el negocio, y el teléfono o el correo electrónico registrado en el que podemos comunicarnos con usted.',
  'How can we check that it is yours?': '¿Cómo podemos comprobar que es suyo?',
  'If somebody manages it already, our staff see your proof and decide.':
    'Si alguien ya lo administra, nuestro personal ve su prueba y decide.',
  'Is This Your Business?': '¿Es su negocio?',
  'Let the town office decide': 'Dejar que decida la oficina de la ciudad',
  'Looking up what is on record...': 'Consultando los datos registrados...',
  'No code was sent': 'No se envió ningún código',
  'Our staff check it and write to you. Until then nothing changes, and your account shows how it stands.':
    'Nuestro personal la revisa y le escribe. Hasta entonces no cambia nada, y en su cuenta puede ver cómo va.',
  'Send a code to {email}': 'Enviar un código a {email}',
  'Send another code': 'Enviar otro código',
  'Send the claim': 'Enviar la petición',
  'Show us that it is yours. Then you can keep its listing up to date yourself.':
    'Demuéstrenos que es suyo. Después podrá mantener su ficha al día usted mismo.',
  'Show us that {name} is yours. Then you can keep its listing up to date yourself.':
    'Demuéstrenos que {name} es suyo. Después podrá mantener su ficha al día usted mismo.',
  'The listing is not yours yet': 'La ficha todavía no es suya',
  'The town office checks what you write here. It may call the phone number on record; it cannot send codes to phones.':
    'La oficina de la ciudad comprueba lo que usted escribe aquí. Puede que llame al teléfono registrado; no puede enviar códigos a teléfonos.',
  'This business has an owner already, so our staff decide. They see your proof, and write to you.':
    'Este negocio ya tiene dueño, así que decide nuestro personal. Ve su prueba y le escribe.',
  'To your account': 'Ir a su cuenta',
  'We have sent a code to {email}. It counts for 15 minutes, and only here. If no mail comes, look among the unwanted mail, or let the town office decide.':
    'Enviamos un código a {email}. Sirve durante 15 minutos, y solo aquí. Si no llega ningún correo, busque en el correo no deseado o deje que decida la oficina de la ciudad.',
  'We have your claim': 'Recibimos su petición',
  'We send a code to the address that we have on record for this business: {email}. The mail shows your own address as well, most of it hidden. Enter the code here, and the listing is yours to edit. If you sign in with that address, you need no code.':
    'Enviamos un código a la dirección que tenemos registrada para este negocio: {email}. El correo muestra también su propia dirección, oculta en su mayor parte. Escriba el código aquí y podrá editar la ficha. Si entra en su cuenta con esa dirección, no necesita ningún código.',
  'Yes, it is my business': 'Sí, es mi negocio',
  'You can keep its listing up to date from now on.':
    'A partir de ahora puede mantener su ficha al día.',
  'You cannot read mail to {email}? Tell us how we can check that the business is yours. We may call the phone number on record. We cannot send codes to phones.':
    '¿No puede leer el correo de {email}? Díganos cómo podemos comprobar que el negocio es suyo. Puede que llamemos al teléfono registrado. No podemos enviar códigos a teléfonos.',
  'You have shown that it is yours': 'Ha demostrado que es suyo',
  'You have signed in with the e-mail address that we have on record for this business.':
    'Entró con la dirección de correo electrónico que tenemos registrada para este negocio.',
  'You manage this business now': 'Ahora usted administra este negocio',
};
