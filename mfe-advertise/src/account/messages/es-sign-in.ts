/** The messages of signing in, by a mailed link or a passkey, in Spanish. */
export const signInInSpanish = {
  'A passkey opens your account for as long as you keep it. So we ask for a new sign-in when yours is more than 15 minutes old.':
    'Una llave de acceso abre su cuenta mientras usted la conserve. Por eso le pedimos que entre de nuevo si entró hace más de 15 minutos.',
  'Add a passkey': 'Agregar una llave de acceso',
  'Added on {date}, last used on {used}': 'Agregada el {date}, usada por última vez el {used}',
  'Added on {date}, not used yet': 'Agregada el {date}, todavía sin usar',
  'Can you no longer read the mail of that address? Write to <mail>{email}</mail> or call <call>{phone}</call>.':
    '¿Ya no puede leer el correo de esa dirección? Escriba a <mail>{email}</mail> o llame al <call>{phone}</call>.',
  'Check your mail': 'Revise su correo',
  'Go on only if you asked for it yourself, for example on another device. If you did not, close this page, and nothing happens.':
    'Continúe solo si lo pidió usted, por ejemplo en otro dispositivo. Si no, cierre esta página y no pasará nada.',
  'Have you added a passkey on this device? Then you need no mail.':
    '¿Agregó una llave de acceso en este dispositivo? Entonces no necesita ningún correo.',
  'If {email} can have an account here, we have sent a link to it. It works once, for 15 minutes. Open it in this browser.':
    'Si {email} puede tener una cuenta aquí, le hemos enviado un enlace. Sirve una sola vez, durante 15 minutos. Ábralo en este navegador.',
  'It signs you in no more. Devices that are signed in stay so; you can sign them out in the account settings.':
    'Ya no le dará acceso. La sesión de los dispositivos en los que ha entrado sigue abierta; puede cerrarla en la configuración de la cuenta.',
  'It was used already, it is older than 15 minutes, or a part of it is missing.':
    'Ya se usó, tiene más de 15 minutos o le falta una parte.',
  'It was cancelled, took too long, or this device has no passkey for this site.':
    'Se canceló, tardó demasiado o este dispositivo no tiene ninguna llave de acceso para este sitio.',
  'Keep it': 'Conservarla',
  'Most of what you typed into a form is kept in this tab. Sign in, and it is there again.':
    'Casi todo lo que escribió en un formulario se conserva en esta pestaña. Entre en su cuenta y volverá a verlo.',
  'Name of this device': 'Nombre de este dispositivo',
  'Not removed': 'No se pudo quitar',
  'Nothing there? Look among the unwanted mail, or check the address.':
    '¿No llegó nada? Busque en el correo no deseado o revise la dirección.',
  'Passkey added': 'Llave de acceso agregada',
  'Passkey removed': 'Llave de acceso quitada',
  'Please sign in again first': 'Primero entre de nuevo',
  'Press the button to sign in. The link works once.':
    'Pulse el botón para entrar en su cuenta. El enlace sirve una sola vez.',
  'Remove<name> {name}</name>': 'Quitar<name> {name}</name>',
  'Remove {name}?': '¿Quitar {name}?',
  'Send me a sign-in link': 'Envíenme un enlace para entrar',
  'Sending...': 'Enviando...',
  'Sign In': 'Entrar en su cuenta',
  'Sign in': 'Entrar en su cuenta',
  'Sign in faster on this device': 'Entre más rápido en este dispositivo',
  'Sign in with a passkey': 'Entrar con una llave de acceso',
  'Signing in needs one. Please allow cookies for this site in the settings of your browser, and load this page again.':
    'Para entrar en su cuenta hace falta una. Permita las cookies de este sitio en la configuración de su navegador y vuelva a cargar esta página.',
  'Signing in works with JavaScript switched on.':
    'Para entrar en su cuenta se necesita JavaScript activado.',
  'There is no password. We send you a link by e-mail, and the link signs you in. Use the address that you gave us with your listing.':
    'No hay contraseña. Le enviamos por correo electrónico un enlace con el que entra en su cuenta. Use la dirección que nos dio con su ficha.',
  'This browser blocks cookies': 'Este navegador bloquea las cookies',
  'This device has a passkey of your account already.':
    'Este dispositivo ya tiene una llave de acceso de su cuenta.',
  'This link no longer works': 'Este enlace ya no sirve',
  'This link was asked for in another browser': 'Este enlace se pidió en otro navegador',
  'To tell it from others, for example: Shop laptop':
    'Para distinguirlo de otros, por ejemplo: Laptop de la tienda',
  'Use another address or send it again': 'Usar otra dirección o enviarlo otra vez',
  'Waiting for the passkey...': 'Esperando la llave de acceso...',
  'With a passkey you sign in by your fingerprint, your face or the PIN of your device, without a mail. The link by mail goes on working.':
    'Con una llave de acceso entra en su cuenta con la huella, la cara o el PIN de su dispositivo, sin correo. El enlace por correo sigue funcionando.',
  'Yes, remove it': 'Sí, quitarla',
  'Yes, sign me in here': 'Sí, entrar aquí',
  'Without it, write to <mail>{email}</mail> or call <call>{phone}</call>: our staff help you.':
    'Si no lo tiene, escriba a <mail>{email}</mail> o llame al <call>{phone}</call>: nuestro personal le ayuda.',
  'You are no longer signed in': 'Su sesión ha terminado',
  'You are not signed in yet': 'Todavía no ha entrado en su cuenta',
  'Your passkeys': 'Sus llaves de acceso',
};
