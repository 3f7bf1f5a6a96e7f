/** The messages of the overview of an account and of the frame of its pages in Spanish. */
export const accountInSpanish = {
  'A holiday or a vacation? <link>Close several businesses at once</link>':
    '¿Un día festivo o vacaciones? <link>Cierre varios negocios a la vez</link>',
  'Account settings': 'Configuración de la cuenta',
  'Add a business': 'Agregar un negocio',
  'Access ended': 'Acceso terminado',
  Approved: 'Aprobada',
  'Being checked': 'En revisión',
  'Devices and deleting the account': 'Dispositivos y eliminación de la cuenta',
  'Edit<name> {name}</name>': 'Editar<name> {name}</name>',
  'Events<name> of {name}</name>': 'Eventos<name> de {name}</name>',
  'Failed to fetch {what}': 'No fue posible cargar {what}',
  'Find my business': 'Buscar mi negocio',
  'For the owners of businesses: listing, subscription and account.':
    'Para dueños de negocios: ficha, suscripción y cuenta.',
  'If your plan was for it, the plan goes on until you <link>cancel it</link>.':
    'Si su plan era para ella, el plan sigue hasta que usted <link>lo cancele</link>.',
  'Is it yours after all? Write to <link>{email}</link>.':
    '¿De verdad es suyo? Escriba a <link>{email}</link>.',
  'Is your business in the directory already? Find it here to claim it.':
    '¿Su negocio ya está en el directorio? Búsquelo aquí para reclamarlo.',
  'Loading {what}...': 'Cargando {what}...',
  'Name of your business': 'Nombre de su negocio',
  'No business in the directory fits “{words}”.':
    'Ningún negocio del directorio coincide con “{words}”.',
  'Is yours listed as a service or a church? These cannot be claimed here. <link>Search the whole directory</link>, and tell our staff on its page what should change.':
    '¿El suyo está en el directorio como servicio o iglesia? Esas fichas no se pueden reclamar aquí. <link>Busque en todo el directorio</link> y diga a nuestro personal en su página qué debe cambiar.',
  'More than {count} businesses fit “{words}”. If yours is not here, type more of its name.':
    'Más de {count} negocios coinciden con “{words}”. Si el suyo no está aquí, escriba más de su nombre.',
  '1 business fits “{words}”. Is it yours?': '1 negocio coincide con “{words}”. ¿Es el suyo?',
  '{count} businesses fit “{words}”. Which one is yours?':
    '{count} negocios coinciden con “{words}”. ¿Cuál es el suyo?',
  'Claim<name> {name}</name>': 'Reclamar<name> {name}</name>',
  'the businesses': 'los negocios',
  'No listing belongs to this e-mail address yet.':
    'Ninguna ficha pertenece todavía a este correo electrónico.',
  'No other listing belongs to this e-mail address.':
    'Ninguna otra ficha pertenece a este correo electrónico.',
  'Not in the directory any more': 'Ya no está en el directorio',
  'Opening your account...': 'Abriendo su cuenta...',
  'Our answer:': 'Nuestra respuesta:',
  'Our staff have taken {names} out of the directory. Is that a mistake? Please <link>write to us</link>.':
    'Nuestro personal retiró {names} del directorio. ¿Es un error? <link>Escríbanos</link>.',
  'Our staff set up your listing in 1 to 2 business days. Then it appears here. You need not add it again.':
    'Nuestro personal prepara su ficha en 1 o 2 días hábiles. Después aparece aquí. No hace falta agregarla otra vez.',
  Refused: 'Rechazada',
  'See it as visitors do<name>: {name}</name>': 'Verla como los visitantes<name>: {name}</name>',
  'Sent on {date}': 'Enviada el {date}',
  'Sent on {date}, decided on {decided}': 'Enviada el {date}, decidida el {decided}',
  'Sign out': 'Cerrar sesión',
  'Statistics<name> of {name}</name>': 'Estadísticas<name> de {name}</name>',
  'You are signed in as <email>{email}</email>.': 'Entró como <email>{email}</email>.',
  'You are signed in as <email>{email}</email> on {count} devices.':
    'Entró como <email>{email}</email> en {count} dispositivos.',
  'Your Account': 'Su cuenta',
  'Have you just paid?': '¿Acaba de pagar?',
  'Your payment has arrived.': 'Hemos recibido su pago.',
  'Have you sent us a listing?': '¿Nos envió una ficha?',
  'Our staff review it within 24 to 48 hours. You need not add it again. Once it is in the directory, you can manage it here.':
    'Nuestro personal la revisa en 24 a 48 horas. No necesita agregarla otra vez. Cuando esté en el directorio, podrá administrarla aquí.',
  'Have you sold your business?': '¿Vendió su negocio?',
  'Your plan continues, and its renewals are charged, until you <link>cancel it</link>.':
    'Su plan sigue, y se cobran sus renovaciones, hasta que usted <link>lo cancele</link>.',
  'Your account': 'Su cuenta',
  'Your account could not be opened': 'No se pudo abrir su cuenta',
  'Your account works with JavaScript switched on.': 'Su cuenta necesita JavaScript activado.',
  'Your claims': 'Sus peticiones',
  'Your listing, what you pay for, and who is signed in.':
    'Su ficha, lo que paga y quién ha entrado en la cuenta.',
  'Your listings': 'Sus fichas',
  'Your new {fields} wait for the staff. Visitors see the old text until then.':
    'Los cambios en {fields} esperan al personal. Hasta entonces los visitantes ven el texto anterior.',
  'Your new {fields} waits for the staff. Visitors see the old text until then.':
    'El cambio en {fields} espera al personal. Hasta entonces los visitantes ven el texto anterior.',
  'your claims': 'sus peticiones',
  'your listings': 'sus fichas',
  'your passkeys': 'sus llaves de acceso',
  'Not signed out': 'No se pudo cerrar la sesión',
  'You are signed out': 'Cerró la sesión',
  'Your claim was approved, but you no longer manage this business: it has another owner, or your access was ended. Is that wrong? Write to <link>{email}</link>.':
    'Aprobamos su petición, pero usted ya no administra este negocio: tiene otro dueño, o se le quitó el acceso. ¿No es correcto? Escriba a <link>{email}</link>.',
};
