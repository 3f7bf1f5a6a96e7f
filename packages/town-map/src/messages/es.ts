/** This package's messages in Spanish. */
export const spanish = {
  '© OpenStreetMap': '© OpenStreetMap',
  Close: 'Cerrar',
  'Loading the map…': 'Cargando el mapa…',
  'Places on the map': 'Lugares en el mapa',
  'The map could not be loaded.': 'No se pudo cargar el mapa.',
  'The streets could not be loaded. The places are where they should be.':
    'No se pudieron cargar las calles. Los lugares están en su sitio.',
  'This browser cannot draw the map, because WebGL is missing or switched off.':
    'Este navegador no puede dibujar el mapa porque WebGL falta o está desactivado.',
  'Try again': 'Intentar de nuevo',
  'Use Ctrl + scroll to zoom the map': 'Use Ctrl + la rueda para acercar o alejar el mapa',
  'Use two fingers to move the map': 'Use dos dedos para mover el mapa',
  'Zoom in': 'Acercar',
  'Zoom out': 'Alejar',
};
