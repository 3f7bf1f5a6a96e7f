import { kindsInSpanish } from './kinds-es';

/** The messages of this slice's public pages in Spanish; those of an owner's account load with its pages. */
export const spanish = {
  '(opens in a new tab)': '(se abre en una pestaña nueva)',
  '(optional)': '(opcional)',
  '1 category': '1 categoría',
  'A page of its own with description, hours, phone, address and website':
    'Una página propia con descripción, horario, teléfono, dirección y sitio web',
  'A place in the directory and in its search': 'Un lugar en el directorio y en su búsqueda',
  'A place in the directory that {town} uses. Free to join.':
    'Un lugar en el directorio que usa {town}. Unirse es gratis.',
  'A receipt is on its way to your inbox.': 'El recibo va en camino a su correo.',
  'A representative calls or emails you.': 'Un representante le llama o le escribe.',
  'Additional comments': 'Comentarios adicionales',
  'Advertise With Us': 'Anúnciese con nosotros',
  'Advertise your business to residents and visitors of {place}.':
    'Anuncie su negocio a los residentes y visitantes de {place}.',
  'Advertiser sign-up': 'Registro de anunciantes',
  'An unexpected error occurred. Please try again.':
    'Ocurrió un error inesperado. Inténtelo de nuevo.',
  'Annual ({price} - Save {percent}%)': 'Anual ({price} - Ahorre {percent}%)',
  'Annual savings {amount}': 'Ahorro anual de {amount}',
  'Any time in your account; it then runs to the end of the paid month':
    'En cualquier momento en su cuenta; el plan sigue hasta el final del mes pagado',
  'Any time in your account; it then runs to the end of the paid year':
    'En cualquier momento en su cuenta; el plan sigue hasta el final del año pagado',
  'Back to Plans': 'Volver a los planes',
  'Be found by the people of {town} and by those who come to visit.':
    'Que lo encuentren los habitantes de {town} y quienes vienen de visita.',
  'Business address': 'Dirección del negocio',
  'Business description': 'Descripción del negocio',
  'Business listing': 'Ficha del negocio',
  'Business name': 'Nombre del negocio',
  'Business type': 'Tipo de negocio',
  'Buy another plan': 'Comprar otro plan',
  'By itself for {price} on {date}, and then each month until you cancel':
    'Automática, por {price} el {date}, y después cada mes hasta que cancele',
  'By itself for {price} on {date}, and then each year until you cancel':
    'Automática, por {price} el {date}, y después cada año hasta que cancele',
  'Calls and messages go straight to you, never through us.':
    'Las llamadas y los mensajes le llegan directamente, nunca a través de nosotros.',
  'Can I change my listing later?': '¿Puedo cambiar mi ficha después?',
  Cancelling: 'Cancelación',
  Card: 'Tarjeta',
  'Categories you are interested in': 'Categorías que le interesan',
  Category: 'Categoría',
  'Change Plan': 'Cambiar de plan',
  'Changes at any time: make them online, or ask us':
    'Cambios cuando quiera: hágalos en línea o pídanoslos',
  'Check again': 'Consultar de nuevo',
  'Choose Basic': 'Elegir Basic',
  'Choose Premium, annual': 'Elegir Premium, anual',
  'Choose Premium, monthly': 'Elegir Premium, mensual',
  'Choose a plan': 'Elija un plan',
  'Complete Your Purchase': 'Complete su compra',
  'Contact Us': 'Contáctenos',
  'Contact name': 'Nombre de contacto',
  'Continue to payment': 'Continuar al pago',
  'Cover photo': 'Foto de portada',
  'Customer Reviews': 'Opiniones de clientes',
  Description: 'Descripción',
  'Direct Inquiries': 'Consultas directas',
  'Direct inquiries': 'Consultas directas',
  'Does Premium renew by itself?': '¿Premium se renueva automáticamente?',
  Email: 'Correo electrónico',
  'Embeddable profile': 'Perfil para insertar en su sitio',
  Error: 'Error',
  'Error submitting listing': 'No se pudo enviar la ficha',
  'Event Calendar': 'Calendario de eventos',
  'Event calendar posting': 'Publicación en el calendario de eventos',
  'None for a month that has begun': 'Ninguno por un mes que ya ha comenzado',
  'The price has changed': 'El precio ha cambiado',
  'It is {price} now. Nothing was charged.': 'Ahora es {price}. No se ha cobrado nada.',
  'Failed to initialize payment. Please try again.':
    'No se pudo iniciar el pago. Inténtelo de nuevo.',
  'Fast on any phone': 'Rápido en cualquier teléfono',
  'First name': 'Nombre',
  'Found by name, by kind and by what you offer, also with a typing error.':
    'Lo encuentran por nombre, por tipo y por lo que ofrece, también con errores al escribir.',
  'Free to Join': 'Gratis',
  'Get Listed': 'Publique su negocio',
  'Highlighted listings': 'Fichas destacadas',
  'How did you hear about us?': '¿Cómo supo de nosotros?',
  'How long until my listing is live?': '¿Cuánto tarda en publicarse mi ficha?',
  'I agree to the <link>terms of service</link>': 'Acepto los <link>términos del servicio</link>',
  'Is the Basic plan really free?': '¿El plan Basic es realmente gratis?',
  'It does. Auto-renewal can be turned off in <link>account settings</link>.':
    'Sí. La renovación automática se puede desactivar en la <link>configuración de su cuenta</link>.',
  'It goes live in 1-2 business days.': 'Se publica en 1 o 2 días hábiles.',
  'It is kept in this browser for a day, and sending it again costs nothing. If it does not work, write to <mail>{email}</mail>.':
    'Se guarda en este navegador durante un día y enviarla de nuevo no cuesta nada. Si no funciona, escriba a <mail>{email}</mail>.',
  'Kept by neighbors': 'Hecha por vecinos',
  'Know what you want?': '¿Ya sabe lo que quiere?',
  'Last name': 'Apellido',
  'List your business in the {place} directory: free, or with a Premium plan.':
    'Publique su negocio en el directorio de {place}: gratis o con un plan Premium.',
  'Listed already? Sign in to <link>your account</link> to edit your listing, or to cancel or change your plan.':
    '¿Ya tiene una ficha? Entre en <link>su cuenta</link> para editarla o para cancelar o cambiar su plan.',
  'Listing Submitted Successfully!': '¡Ficha enviada!',
  'Listing submitted successfully!': '¡Ficha enviada!',
  'Looking up your payment...': 'Consultando su pago...',
  'Monthly ({price})': 'Mensual ({price})',
  'Most Popular': 'El más popular',
  'Need Help?': '¿Necesita ayuda?',
  'Need help?': '¿Necesita ayuda?',
  'Not included:': 'No incluido:',
  'Not sure which plan fits? Ask, and a person from {town} answers.':
    '¿No sabe qué plan le conviene? Pregunte y le responderá una persona de {town}.',
  'Nothing was charged. Your connection may be slow, or something may be blocked.':
    'No se cobró nada. Su conexión puede ser lenta o algo puede estar bloqueado.',
  'One URL per line': 'Una dirección web por línea',
  'Online sign-up and card payment are not open':
    'El registro en línea y el pago con tarjeta no están abiertos',
  'Opening the card form...': 'Abriendo el formulario de la tarjeta...',
  'Order summary': 'Resumen del pedido',
  'Pages open at once, also out on the ranch road with one bar of signal.':
    'Las páginas se abren al instante, incluso en un camino rural con poca señal.',
  'Paid already? Sign in to <link>your account</link> with the e-mail address of the payment to manage your listing.':
    '¿Ya pagó? Entre en <link>su cuenta</link> con el correo electrónico del pago para administrar su ficha.',
  'Pay for Premium, {price}': 'Pagar Premium, {price}',
  'Pay now, and we will contact you to set up your listing.':
    'Pague ahora y nos comunicaremos con usted para preparar su ficha.',
  'Pay {amount} - {plan}': 'Pagar {amount} - {plan}',
  'Paying by card needs it. To sign up without it, write to <mail>{email}</mail>.':
    'El pago con tarjeta lo necesita. Para registrarse sin él, escriba a <mail>{email}</mail>.',
  'Paying means that you agree to the <terms>terms of service</terms>':
    'Al pagar, acepta los <terms>términos del servicio</terms>',
  Payment: 'Pago',
  'Payment Failed': 'El pago falló',
  'Payment Successful': 'Pago realizado',
  'Payment Successful!': '¡Pago realizado!',
  'Payment was processed but there was an error with your application. Please contact support.':
    'El pago se procesó, pero hubo un error con su solicitud. Comuníquese con nosotros.',
  Phone: 'Teléfono',
  'Phone number': 'Número de teléfono',
  'Placement in the categories that fit your business':
    'Un lugar en las categorías adecuadas para su negocio',
  Plan: 'Plan',
  'Please do not pay again. Ask once more, or write to <mail>{email}</mail>.':
    'No pague de nuevo. Consulte otra vez o escriba a <mail>{email}</mail>.',
  'Please fill in all required fields.': 'Complete todos los campos obligatorios.',
  'Please try again later or contact us directly.':
    'Inténtelo más tarde o comuníquese con nosotros directamente.',
  'Premium begins with the payment.': 'Premium comienza con el pago.',
  Price: 'Precio',
  'Processing...': 'Procesando...',
  'Profile photo': 'Foto de perfil',
  'Questions and answers': 'Preguntas y respuestas',
  'Questions meanwhile? Write to <mail>{email}</mail>.':
    '¿Preguntas mientras tanto? Escriba a <mail>{email}</mail>.',
  'Questions? Write to <mail>{email}</mail>.': '¿Preguntas? Escriba a <mail>{email}</mail>.',
  'Ready when you are': 'Cuando usted quiera',
  'Redirecting automatically...': 'Redirigiendo automáticamente...',
  Refund: 'Reembolso',
  Renewal: 'Renovación',
  'Return to Home': 'Volver al inicio',
  'Save with Annual': 'Ahorrar con el anual',
  'Save {amount}': 'Ahorre {amount}',
  'Save {percent}%': 'Ahorre {percent}%',
  'Search Visibility': 'Visibilidad en la búsqueda',
  'Seen where people look': 'Visible donde la gente busca',
  'Select a category': 'Elija una categoría',
  Selected: 'Elegido',
  'Selected Plan': 'Plan elegido',
  'Send application again': 'Enviar la solicitud de nuevo',
  'Send me news by email': 'Envíenme noticias por correo electrónico',
  'Sending your application...': 'Enviando su solicitud...',
  'Service areas': 'Zonas de servicio',
  'Sign in to <link>your account</link> with the e-mail address of the payment to manage your listing and your subscription.':
    'Entre en <link>su cuenta</link> con el correo electrónico del pago para administrar su ficha y su suscripción.',
  'Sign up': 'Regístrese',
  'Signing in needs no password: <link>your account</link> sends a link to your e-mail address.':
    'Para entrar no necesita contraseña: <link>su cuenta</link> envía un enlace a su correo electrónico.',
  'Social media': 'Redes sociales',
  'Social media links': 'Enlaces a redes sociales',
  'Staff review a listing within 24 to 48 hours. After it is set up it goes live within 1 to 2 business days.':
    'El personal revisa cada ficha en 24 a 48 horas. Una vez preparada, se publica en 1 o 2 días hábiles.',
  'Staff review your listing within 24 to 48 hours.':
    'El personal revisa su ficha en 24 a 48 horas.',
  'Start Free Trial': 'Empezar gratis',
  'Start Monthly': 'Empezar con el mensual',
  'Street address': 'Dirección',
  'Submission Error': 'Error al enviar',
  'Submit Listing': 'Enviar ficha',
  'Submit Your Listing': 'Envíe su ficha',
  'Submit your business to the {town} directory.': 'Envíe su negocio al directorio de {town}.',
  'Target audience': 'Público objetivo',
  'Tell us more now, or after the payment (optional)':
    'Cuéntenos más ahora o después del pago (opcional)',
  'Tell us what your customers say, and we put a line of it in your description.':
    'Díganos qué opinan sus clientes y pondremos una línea de ello en su descripción.',
  Terms: 'Términos',
  'Terms of service': 'Términos del servicio',
  'Terms of the {plan}': 'Términos de {plan}',
  'Thank You!': '¡Gracias!',
  'Your first try went through: the card of that try was charged, once.':
    'Su primer intento se completó: se cobró una sola vez, a la tarjeta de ese intento.',
  "Thank you for your purchase! We'll contact you soon to set up your listing.":
    '¡Gracias por su compra! Nos comunicaremos pronto con usted para preparar su ficha.',
  'The card form could not be loaded': 'No se pudo cargar el formulario de la tarjeta',
  'The payment was refused.': 'El pago fue rechazado.',
  'The whole amount within 30 days, in your account; the plan then ends at once':
    'El importe completo durante 30 días, en su cuenta; el plan termina de inmediato',
  'This is a local business': 'Es un negocio local',
  'Tier 1 in search results': 'Nivel 1 en los resultados de búsqueda',
  'Tier 3 in search results': 'Nivel 3 en los resultados de búsqueda',
  'Towns, with commas between them': 'Ciudades, separadas por comas',
  'Try again': 'Intentar de nuevo',
  'Up to 5 categories': 'Hasta 5 categorías',
  'We contact you to complete the details.':
    'Nos comunicamos con usted para completar los detalles.',
  'We do not know yet whether your payment went through':
    'Todavía no sabemos si su pago se realizó',
  'We read your application and contact you within 24 hours.':
    'Leemos su solicitud y nos comunicamos con usted en 24 horas.',
  'We set up your listing together.': 'Preparamos su ficha juntos.',
  'We set up your listing.': 'Preparamos su ficha.',
  'We set up your profile, send you login details, and it goes live.':
    'Preparamos su perfil, le enviamos los datos de acceso y se publica.',
  'We will contact you within 24 hours. What happens next:':
    'Nos comunicaremos con usted en 24 horas. Los próximos pasos:',
  Website: 'Sitio web',
  'Website link': 'Enlace a su sitio web',
  'What Happens Next?': '¿Qué sigue?',
  'What a listing does': 'Qué hace una ficha',
  'What a listing includes': 'Qué incluye una ficha',
  'What do you want from your listing?': '¿Qué espera de su ficha?',
  'What does Premium cost?': '¿Cuánto cuesta Premium?',
  'What you have typed is carried over. Until you have paid, your listing waits as unpaid.':
    'Se conserva lo que escribió. Hasta que pague, su ficha queda pendiente de pago.',
  'Whoever searches for a place to eat or a plumber in {town} finds this guide.':
    'Quien busca dónde comer o un plomero en {town} encuentra esta guía.',
  'Why advertise': 'Por qué anunciarse',
  'Write to <mail>{email}</mail> and we will set up your listing with you. Nothing is charged on this page.':
    'Escriba a <mail>{email}</mail> y prepararemos su ficha con usted. En esta página no se cobra nada.',
  'Years in business': 'Años en el negocio',
  'Yes, in <link>your account</link>, at any time. Or write to {email} and we change it, usually on the same day.':
    'Sí, en <link>su cuenta</link>, en cualquier momento. O escriba a {email} y la cambiamos, normalmente el mismo día.',
  'Yes. It has no time limit, and you are never asked for a card.':
    'Sí. No tiene límite de tiempo y nunca se le pide una tarjeta.',
  You: 'Usted',
  'You chose the {plan}.': 'Eligió {plan}.',
  'You have paid, but your application has not reached us':
    'Ya pagó, pero su solicitud no nos ha llegado',
  'You may call me about offers': 'Pueden llamarme para informarme de ofertas',
  'You talk about your goals.': 'Hablan de sus objetivos.',
  'You talk to a person who knows the town. Most changes you can make yourself, and visitors see them at once.':
    'Usted habla con una persona que conoce la ciudad. Casi todos los cambios puede hacerlos usted, y los visitantes los ven al instante.',
  'Your advertising package has been secured.': 'Su paquete de publicidad está asegurado.',
  'Your application has arrived.': 'Su solicitud ha llegado.',
  'Your bank did not approve the payment. Nothing was charged.':
    'Su banco no aprobó el pago. No se cobró nada.',
  'Your business': 'Su negocio',
  'Your business listing is now pending approval.':
    'La ficha de su negocio está pendiente de aprobación.',
  "Your business listing is now pending approval. We'll contact you soon.":
    'La ficha de su negocio está pendiente de aprobación. Nos comunicaremos pronto con usted.',
  'Your events in the town calendar': 'Sus eventos en el calendario de la ciudad',
  'Your listing': 'Su ficha',
  'Your receipt goes there': 'Ahí llega su recibo',
  'Your sale, concert or open house in the calendar that the town reads.':
    'Su venta, concierto o jornada de puertas abiertas en el calendario que lee la ciudad.',
  'local residents': 'residentes locales',
  'local search results': 'resultados de búsqueda locales',
  month: 'mes',
  'monthly visitors': 'visitantes al mes',
  now: 'ahora',
  'now, by card ({price})': 'ahora, con tarjeta ({price})',
  'or {price}': 'o {price}',
  'or {price}. Premium begins with the payment: send the form and pay after it, or pay at once.':
    'o {price}. Premium comienza con el pago: envíe el formulario y pague después, o pague de una vez.',
  year: 'año',
  '{monthly}, or {annual} paid at once.': '{monthly}, o {annual} en un solo pago.',
  ...kindsInSpanish,
};
