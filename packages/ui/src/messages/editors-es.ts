/**
 * The messages of the hours editor and the picture upload in Spanish. Of the pages in Spanish, only those
 * of an owner's account have these parts, so the shell's catalog does not include them.
 */
export const spanish = {
  '{label}: closes': '{label}: cierra a las',
  '{label}: open all day': '{label}: abierto todo el día',
  '{label}: opens': '{label}: abre a las',
  '{percent} % sent': '{percent} % enviado',
  'A picture may have at most 15 MB.': 'Una imagen puede tener como máximo 15 MB.',
  'Add special hours': 'Agregar un horario especial',
  'Add times': 'Agregar horas',
  'Add times to {label}': 'Agregar horas: {label}',
  'Alternative text': 'Texto alternativo',
  'Alternative text is required': 'El texto alternativo es obligatorio',
  Camera: 'Cámara',
  Cancel: 'Cancelar',
  'Cancel the upload': 'Cancelar la subida',
  'Certain hours': 'Horas fijas',
  Change: 'Cambiar',
  'Change {label}': 'Cambiar: {label}',
  'Choose a file': 'Elegir un archivo',
  Closed: 'Cerrado',
  'Closed on public holidays': 'Cerrado en los días festivos',
  'Closed until …': 'Cerrado hasta …',
  'Copy to every day': 'Copiar a todos los días',
  'Copy to Tuesday to Friday': 'Copiar de martes a viernes',
  'Filled in as one day: change it if there are more':
    'Se llena para un solo día: cámbielo si son más',
  'First day': 'Primer día',
  'Holidays, closures and seasons': 'Días festivos, cierres y temporadas',
  'New dates': 'Fechas nuevas',
  'Not known': 'No se sabe',
  'Only by appointment': 'Solo con cita',
  'Open all day': 'Abierto todo el día',
  'Or drop a picture here, or paste one. JPEG, PNG, WebP or AVIF, at most 15 MB.':
    'O suelte aquí una imagen, o péguela. JPEG, PNG, WebP o AVIF, de 15 MB como máximo.',
  'Other times on some days': 'Otras horas en algunos días',
  'Pasted picture': 'Imagen pegada',
  'Picture file': 'Archivo de imagen',
  'Read them from “{words}”': 'Leerlo de “{words}”',
  'Read. Please check them.': 'Leído. Revíselo, por favor.',
  'Read. Please check {parts}, which cannot be read.':
    'Leído. Revise {parts}: no fue posible leer esa parte.',
  Remove: 'Quitar',
  'Remove {label}': 'Quitar: {label}',
  'Remove these times of {label}': 'Quitar estas horas: {label}',
  'Same as {day}': 'Igual que el {day}',
  'Says what the picture shows to people who cannot see it':
    'Dice qué muestra la imagen a quienes no pueden verla',
  'Take a picture': 'Tomar una foto',
  'The file must be a JPEG, PNG, WebP or AVIF picture.':
    'El archivo debe ser una imagen JPEG, PNG, WebP o AVIF.',
  'The hours in words say something else': 'El horario en palabras dice otra cosa',
  'The picture is being prepared …': 'La imagen se está preparando …',
  'These hours cannot be read. Please enter them.':
    'No fue posible leer este horario. Escríbalo, por favor.',
  Upload: 'Subir',
  'Upload a picture': 'Subir una imagen',
  'Usual week': 'Semana habitual',
  'Visitors read both. Please change the words “{words}” too.':
    'Los visitantes leen los dos. Cambie también las palabras “{words}”.',
  'Week of {label}': 'Semana: {label}',
  '{from} to {to}': 'Del {from} al {to}',
  'Please enter both times': 'Escriba las dos horas',
  'Please enter the first day': 'Escriba el primer día',
  'Please enter the last day': 'Escriba el último día',
  'The last day is before the first': 'El último día es anterior al primero',
};
