const places: ReadonlyMap<string, string> = new Map([
  ['city hall', 'Ayuntamiento'],
  ['city park', 'Parque municipal'],
  ['community center', 'Centro comunitario'],
  ['courthouse lawn', 'Jardín del juzgado'],
  ['courthouse square', 'Plaza del juzgado'],
  ['downtown', 'Centro'],
  ['elementary school', 'Escuela primaria'],
  ['fairgrounds', 'Recinto ferial'],
  ['high school', 'Preparatoria'],
  ['high school gym', 'Gimnasio de la preparatoria'],
  ['high school stadium', 'Estadio de la preparatoria'],
  ['high school theater', 'Teatro de la preparatoria'],
  ['library', 'Biblioteca'],
  ['middle school', 'Escuela intermedia'],
  ['old courthouse', 'Antiguo juzgado'],
  ['old courthouse grounds', 'Terreno del antiguo juzgado'],
  ['old courthouse lawn', 'Jardín del antiguo juzgado'],
  ['online', 'En línea'],
  ['post office', 'Oficina de correos'],
  ['town square', 'Plaza del pueblo'],
]);

/**
 * A place in town in Spanish, where a common noun names it. Names such as "Yett Park" and addresses stay
 * as they are, because signs and maps have them in English.
 */
export function spanishPlace(english: string): string | undefined {
  return places.get(english.trim().toLowerCase());
}
