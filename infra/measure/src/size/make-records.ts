import { withClient } from '@town/dev-stack/postgres/with-client';

/**
 * How many records one statement adds, so that no transaction with the triggers' work becomes too long.
 */
const batch = 2_000;

/** The SQL expressions of a record's fields; `n` is its number. Texts are as long as in a real town. */
const kinds = {
  businesses: {
    service: 'catalog',
    share: 1,
    sql: `insert into businesses
        (name, description, category, address, phone, website, hours, opening_hours, latitude, longitude, tier)
      select
        initcap((array['river','oak','stone','bluff','cedar','valley','mesa','creek'])[1 + n % 8]) || ' ' ||
        (array['Cafe','Grill','Taco Truck','Books','Hardware','Diner','BBQ','Garden','Coffee','Feed'])[1 + n / 8 % 10] ||
        ' ' || n,
        'Made for measuring: what is sold here, since when, and what people come for on a Saturday.',
        (array['dining','restaurant','food','shopping','retail','beauty','automotive','lodging'])[1 + n % 8],
        n || ' Main St, Blanco, TX 78606', '830-555-' || lpad((n % 10000)::text, 4, '0'),
        'https://place-' || n || '.example.com/', 'Mon-Sat 7 AM-6 PM',
        jsonb_build_array(jsonb_build_object(
          'opens', lpad((6 + n % 6)::text, 2, '0') || ':00', 'closes', (15 + n % 8) || ':30',
          'dayOfWeek', jsonb_build_array('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'))),
        30.05 + (n % 997) * 0.0001, -98.46 + (n % 991) * 0.0001,
        case when n % 5 = 0 then 'premium' else 'basic' end`,
  },
  services: {
    service: 'catalog',
    share: 0.1,
    sql: `insert into services (name, description, category, address, phone, hours, opening_hours)
      select (array['Plumbing','Electric','Roofing','Fencing'])[1 + n % 4] || ' Service ' || n,
        'Made for measuring: repairs in town and on ranches around it.', 'household',
        n || ' Cedar St, Blanco, TX 78606', '830-555-' || lpad((n % 10000)::text, 4, '0'), 'Mon-Fri 8 AM-5 PM',
        jsonb_build_array(jsonb_build_object('opens', '08:00', 'closes', '17:00',
          'dayOfWeek', jsonb_build_array('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday')))`,
  },
  churches: {
    service: 'catalog',
    share: 0.01,
    sql: `insert into churches (name, description, denomination, address, phone, latitude, longitude)
      select 'Hill Church ' || n, 'Made for measuring.', 'Baptist', n || ' Pecan St, Blanco, TX 78606',
        '830-555-0100', 30.05 + (n % 97) * 0.001, -98.46 + (n % 91) * 0.001`,
  },
  properties: {
    service: 'catalog',
    share: 0.05,
    sql: `insert into properties
        (title, description, property_type, address, price, bedrooms, bathrooms, square_footage, contact)
      select 'House ' || n, 'Made for measuring: shade, a well and a view.',
        (array['residential','land','commercial'])[1 + n % 3], n || ' River Rd, Blanco, TX 78606',
        100000 + (n * 7919) % 400000, 3, 2, 1400 + n % 900, 'agent@example.com'`,
  },
  events: {
    service: 'content',
    share: 0.1,
    sql: `insert into events (title, description, category, date, time, location)
      select (array['Market','Concert','Game','Meeting','Class'])[1 + n % 5] || ' ' || n,
        'Made for measuring: what happens, for whom, and what to bring along.',
        (array['community','sports','education','government'])[1 + n % 4],
        current_date + (n % 365)::int, '6:00 PM', 'Town Square'`,
  },
  news_articles: {
    service: 'content',
    share: 0.05,
    sql: `insert into news_articles (title, content, category, published_date, author)
      select 'Article ' || n,
        '<p>' || repeat('The council met and talked about the water tower on the hill. ', 30) || '</p>',
        'general', now() - n * interval '1 hour', 'Staff'`,
  },
} as const;

/**
 * Adds records to a running stack: businesses, and the other kinds in proportion. Plain inserts are
 * enough, since the databases' triggers give each row its slug, first version and search document.
 * @param databases addresses by service
 * @param size number of businesses
 */
export async function makeRecords(databases: Record<string, string>, size: number): Promise<void> {
  for (const [table, { service, share, sql }] of Object.entries(kinds)) {
    const url = databases[service];
    if (!url) throw new Error(`The stack has no database ${service}`);
    const count = Math.ceil(size * share);
    const started = performance.now();
    await withClient(url, async (client) => {
      for (let first = 1; first <= count; first += batch) {
        const last = Math.min(first + batch - 1, count);
        await client.query(`${sql} from generate_series($1::int, $2::int) n`, [first, last]);
      }
      await client.query('analyze');
    });
    const seconds = (performance.now() - started) / 1000;
    console.log(`  ${count} ${table} in ${seconds.toFixed(1)} s`);
  }
}
