/** The messages of the settings of an account and of its mails in Spanish. */
export const settingsInSpanish = {
  'A question about opening hours': 'Una pregunta sobre el horario',
  'Account Settings': 'Configuración de la cuenta',
  'Are These Hours Still Right?': '¿Sigue siendo correcto este horario?',
  'Choose your mails': 'Elegir sus correos',
  'Confirmed on {date}': 'Confirmado el {date}',
  'Delete the account': 'Eliminar la cuenta',
  'Delete the account of {email}?': '¿Eliminar la cuenta de {email}?',
  'Delete the account…': 'Eliminar la cuenta…',
  'Every device is signed out.': 'Se cierra la sesión en todos los dispositivos.',
  'Every other device is signed out at once. You stay signed in here.':
    'La sesión se cierra de inmediato en todos los demás dispositivos. Aquí sigue abierta.',
  'Four times a year: whether your hours are still right.':
    'Cuatro veces al año: si su horario sigue siendo correcto.',
  'In the first days of a month: what visitors did with your listing in the last one.':
    'En los primeros días de cada mes: lo que los visitantes hicieron con su ficha en el mes anterior.',
  'It cannot be taken back.': 'No se puede deshacer.',
  Mails: 'Correos',
  'Mails about money, access and what you have sent us always come.':
    'Los correos sobre dinero, sobre el acceso y sobre lo que nos ha enviado llegan siempre.',
  'No opening hours are entered.': 'No se ha puesto ningún horario.',
  'Not confirmed yet': 'Todavía sin confirmar',
  'Not deleted': 'No se pudo eliminar',
  'Not saved': 'No se pudo guardar',
  'Nothing has changed yet': 'Todavía no ha cambiado nada',
  'Open 24 hours': 'Abierto las 24 horas',
  'Press the button to get no more mails of this kind. Mails about money and access still come.':
    'Pulse el botón para no recibir más correos de este tipo. Los correos sobre dinero y sobre el acceso siguen llegando.',
  Saved: 'Guardado',
  'Sign out everywhere else': 'Cerrar sesión en los demás dispositivos',
  'Sign out everywhere else?': '¿Cerrar sesión en los demás dispositivos?',
  'Sign out there<when>, signed in on {date}</when>':
    'Cerrar sesión ahí<when>, abierta el {date}</when>',
  'Signed in on {date}, last used on {used}':
    'Sesión abierta el {date}, usada por última vez el {used}',
  'Signed out everywhere else': 'Sesión cerrada en los demás dispositivos',
  'Signed out there': 'Sesión cerrada ahí',
  'Stop these mails': 'No recibir más estos correos',
  'Thank you': 'Gracias',
  'The numbers of each month': 'Las cifras de cada mes',
  'They have changed? <link>Correct them in your account</link>.':
    '¿Ha cambiado? <link>Corríjalo en su cuenta</link>.',
  'This device.': 'Este dispositivo.',
  'This link no longer works. Please sign in and choose your mails there.':
    'Este enlace ya no sirve. Entre en su cuenta y elija ahí sus correos.',
  'This works with JavaScript switched on.': 'Esto necesita JavaScript activado.',
  'Visitors see that the hours of {business} were confirmed today.':
    'Los visitantes ven que el horario de {business} se confirmó hoy.',
  'Where you are signed in': 'Dónde tiene la sesión abierta',
  'Yes, these hours are right': 'Sí, este horario es correcto',
  'You can have them again: <link>choose your mails</link>.':
    'Puede volver a recibirlos: <link>elija sus correos</link>.',
  'You can look at your hours in <link>your account</link>.':
    'Puede ver su horario en <link>su cuenta</link>.',
  'A refund of {amount} is possible until {date}, but not without the account. <link>Get the refund first</link>':
    'Todavía se puede reembolsar {amount} hasta el {date}, pero no sin la cuenta. <link>Pida primero el reembolso</link>',
  'You get no more mails of this kind': 'Ya no recibirá correos de este tipo',
  'Your Account Is Deleted': 'Su cuenta se eliminó',
  'Your account is deleted. Every device is signed out. If you sign in with this address again, a new account begins.':
    'Su cuenta se eliminó. Se cerró la sesión en todos los dispositivos. Si vuelve a entrar con esta dirección, empieza una cuenta nueva.',
  'Your listing stays in the directory as Basic. If others manage it with you, the manager of the longest standing becomes its owner.':
    'Su ficha sigue en el directorio como Basic. Si otras personas la administran con usted, quien lleva más tiempo administrándola pasa a ser su dueño.',
  'You cannot edit your listing any more.': 'Ya no podrá editar su ficha.',
  'Your subscription ends at once. You cannot edit your listing any more.':
    'Su suscripción termina de inmediato. Ya no podrá editar su ficha.',
  'Any subscription ends now. What is paid already is not returned, nor is credit.':
    'Si tiene una suscripción, termina ahora. Lo que ya se pagó no se devuelve, y el crédito tampoco.',
  'Your subscription ends now. What is paid already is not returned, nor is credit.':
    'Su suscripción termina ahora. Lo que ya pagó no se devuelve, y el crédito tampoco.',
  'the hours': 'el horario',
  'your devices': 'sus dispositivos',
  'your mails': 'sus correos',
};
