import type { amenityLabels } from '@town/contracts/amenities/amenities';

/** The Spanish labels of amenities. */
export const amenitiesInSpanish: Record<
  (typeof amenityLabels)[keyof typeof amenityLabels],
  string
> = {
  'Cash only': 'Solo efectivo',
  'Dogs welcome': 'Se admiten perros',
  'EV charging': 'Carga para autos eléctricos',
  'Good for kids': 'Bueno para niños',
  'Live music': 'Música en vivo',
  'Outdoor seating': 'Mesas al aire libre',
  'Own parking lot': 'Estacionamiento propio',
  'Public restroom': 'Baño público',
  'Room for large groups': 'Espacio para grupos grandes',
  'Room to park an RV or trailer': 'Espacio para casa rodante o remolque',
  Takeout: 'Comida para llevar',
  'Takes reservations': 'Acepta reservaciones',
  'Vegetarian dishes': 'Platillos vegetarianos',
  'Wheelchair accessible': 'Acceso para silla de ruedas',
  'Wi-Fi for guests': 'Wi-Fi para clientes',
};
