import { askedWords } from './search-terms.js';

describe('the words of a search', () => {
  it.each([
    ['Pizza tonight?', ['pizza', 'tonight'], ['pizza']],
    ['city hall hours', ['city', 'hall', 'hours'], ['city', 'hall']],
    ['best barbecue in Blanco TX', ['best', 'barbecue', 'in', 'blanco', 'tx'], ['barbecue']],
    ['places to eat near me', ['places', 'to', 'eat'], ['eat']],
    ['cena esta noche', ['cena', 'tonight'], ['cena']],
    ['teléfono de la biblioteca', ['telefono', 'biblioteca'], ['biblioteca']],
    ['A/C repair', ['ac', 'repair'], ['ac', 'repair']],
    ['b&b', ['bnb'], ['bnb']],
    ['Bed and Breakfast', ['bnb'], ['bnb']],
    [
      'Rose bed and breakfast',
      ['rose', 'bed', 'and', 'breakfast'],
      ['rose', 'bed', 'and', 'breakfast'],
    ],
    ['tonight', ['tonight'], []],
    ['qué día pasa la basura', ['que', 'dia', 'pasa', 'basura'], ['basura']],
    ['my trash day', ['trash', 'day'], ['trash']],
    ['auto repair phone', ['auto', 'repair', 'phone'], ['auto', 'repair']],
    ['phone number repair shop', ['phone', 'number', 'repair', 'shop'], ['repair', 'shop']],
    ['phone hardware store', ['phone', 'hardware', 'store'], ['hardware', 'store']],
    ['phone screen repair', ['phone', 'screen', 'repair'], ['phone', 'screen', 'repair']],
    ['fix my phone', ['fix', 'phone'], ['fix', 'phone']],
    ['reparar teléfono', ['reparar', 'telefono'], ['reparar', 'telefono']],
    ['name change', ['name', 'change'], ['name', 'change']],
    ["mayor's name", ['mayors', 'name'], ['mayors']],
  ])('of "%s" are reduced to the names when all words find nothing', (text, terms, names) => {
    const asked = askedWords(text, 'Blanco Texas TX');
    expect(asked).toMatchObject({ terms, names, openNow: false, asksForEvents: false });
  });

  it.each([
    'things to do',
    'cosas que hacer',
    'cosas para hacer',
    'Fun things to do this weekend',
    'free things to do',
    'what is there to do in Blanco',
    '¿Qué hay para hacer?',
    "what's going on tonight",
    'events this weekend',
    'upcoming events in Blanco',
    '¿Qué hacer este fin de semana?',
    'things to see and do',
    'things to do and see',
    'what should I do in Blanco',
    '¿Qué puedo hacer hoy?',
    'próximos eventos',
  ])('"%s" asks for events', (text) => {
    expect(askedWords(text, 'Blanco')).toMatchObject({ terms: ['events'], asksForEvents: true });
  });

  it('of a title that begins like a question are all kept', () => {
    const { terms, names } = askedWords('What to do when the river rises');
    expect(terms).toEqual(['what', 'to', 'when', 'the', 'river', 'rises']);
    expect(names).toEqual(['river', 'rises']);
  });

  it.each([
    ['when is the next council meeting', ['the', 'council', 'meeting']],
    ['¿Cuándo es la junta?', ['junta']],
    ['who is the mayor', ['the', 'mayor']],
    ['a qué hora es el concierto', ['que', 'a', 'hora', 'concierto']],
    ['Es Café', ['es', 'cafe']],
    ['When Pigs Fly', ['when', 'pigs', 'fly']],
    ['Jon and Son', ['jon', 'and', 'son']],
  ])('lack small words only in a question: "%s"', (text, words) => {
    expect([...askedWords(text).terms].sort()).toEqual([...words].sort());
  });

  it('name what events are for', () => {
    for (const text of ['fun things to do with kids', '¿Qué hacer con kids?']) {
      expect(askedWords(text)).toMatchObject({ names: ['kids'], asksForEvents: true });
    }
    expect(askedWords('qué hay de comer')).toMatchObject({ asksForEvents: false });
  });

  it.each([
    ...['things to do with a kid', 'cosas que hacer con un kid', 'what to do with a kid'],
    ...['fun things to do if kid', 'qué hacer con un kid', 'what can I do with a small kid'],
  ])('ask for events with somebody who comes along: "%s"', (text) => {
    expect(askedWords(text).asksForEvents).toBe(true);
  });

  it.each([
    ...['what to do with a flat tire', 'what should we do if the river rises'],
    ...['qué hacer con una llanta ponchada', 'qué puedo hacer si no hay luz'],
  ])('ask for no events, but for help: "%s"', (text) => {
    expect(askedWords(text).asksForEvents).toBe(false);
  });

  it('are empty when the search asks for everything that is open', () => {
    for (const text of ['open now', "what's open now in Blanco", '¿Qué está abierto ahora?']) {
      expect(askedWords(text, 'Blanco')).toMatchObject({ terms: [], names: [], openNow: true });
    }
    expect(askedWords('coffee open now').terms).toEqual(['coffee']);
  });
});
