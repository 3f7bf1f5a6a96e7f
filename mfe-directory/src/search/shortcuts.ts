import { pages } from '@town/contracts/pages/paths';

/** A page for a task. It is not a record, so the search service does not find it. */
interface Shortcut {
  label:
    | 'Get Listed'
    | 'Advertise'
    | 'Contact'
    | 'Report something wrong'
    | 'About the town'
    | 'Historical Photos'
    | 'Submit an event'
    | 'Weather'
    | 'Your account';
  to: string;
  /** Matches search words in English or Spanish, without accents. */
  words: RegExp;
}

const shortcuts: readonly Shortcut[] = [
  {
    label: 'Get Listed',
    to: pages.getListed,
    words:
      /\b(?:get listed|(?:add|list|register|publish|submit)\b.*\b(?:business|shop|store|listing)|(?:agregar|registrar|publicar|anadir)\b.*\bnegocio)\b/,
  },
  {
    label: 'Advertise',
    to: pages.advertise,
    words: /\b(?:advertis(?:e|ing|ement)|ads|sponsor|publicidad|anunciar(?:se|me)?|anuncios?)\b/,
  },
  {
    label: 'Contact',
    to: pages.contact,
    words: /\b(?:contact|contact us|contacto|contactar|feedback|suggestions?|sugerencias?)\b/,
  },
  {
    label: 'Report something wrong',
    to: pages.report,
    // What is wrong on this site. A pothole is for the city.
    words:
      /\b(?:wrong (?:hours|number|address|phone)|correction|correccion)\b|^report(?:ar)?\W*$|\breport(?:ar)?\b(?:(?!.*\b(?:outages?|dogs?|perros?)\b)(?:(?!.*\b(?:street|calle)).*\b(?:problem|issue)|.*\bbusiness\b)|.*\b(?:bug|link|spam|scam|fallo|mistakes?|typos?|errore?s?|wrong|incorrect|outdated|closed|moved|reviews?|info(?:rmation)?|listings?|hours|number|numero|address|phone|site|page|equivocad[oa]|negocio|direccion|horarios?|telefono|sitio|pagina|datos)\b)/,
  },
  {
    label: 'About the town',
    to: pages.about,
    // Where the town is, and how far from the next cities. The way to one of its offices is on the office's page.
    words:
      /^(?!.*\bto (?:(?:the|a) )?(?:(?:city|town) hall|post office|court ?house|library|police|school|park|hospital|museum))(?:.*)\b(?:directions|how (?:to|(?:do|can) (?:i|we|you)) get (?:here|there|to)|getting (?:here|there|to)|how far|airports?|aeropuertos?|como (?:se )?llega(?:r|mos)?)\b/,
  },
  {
    label: 'Historical Photos',
    to: pages.historicalPhotos,
    words: /\b(?:photos?|photographs?|pictures?|fotos?|fotografias?)\b/,
  },
  {
    label: 'Submit an event',
    to: pages.events,
    words:
      /\b(?:submit|add|post|announce)\b.*\bevents?\b|\b(?:enviar|agregar|publicar|anadir|anunciar)\b.*\beventos?\b/,
  },
  {
    label: 'Weather',
    to: `${pages.home}#weather`,
    words: /\b(?:weather|forecast|temperature|clima|pronostico|temperatura|el tiempo)\b/,
  },
  {
    label: 'Your account',
    to: pages.account,
    words:
      /\b(?:account|log ?in|sign in|my listing|refunds?|(?:my|cancel) subscription|cuenta|iniciar sesion|reembolsos?|suscripcion)\b/,
  },
];

/** The pages that a search may mean, in addition to its results. */
export function shortcutsFor(words: string): readonly Shortcut[] {
  const plain = words
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
  return shortcuts.filter((shortcut) => shortcut.words.test(plain));
}
