import type { NewsArticle } from '@town/contracts/news-article';

type SampleArticle = Pick<NewsArticle, 'title' | 'content' | 'category' | 'author'> & {
  /** How long before the first start it was published. */
  daysAgo: number;
};

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');

/** Fictional news of the sample town. */
export const news: SampleArticle[] = [
  {
    title: 'Council hears plans for sidewalks on Main Street',
    category: 'government',
    author: 'Town desk',
    daysAgo: 2,
    content: paragraphs(
      'The city council looked at first drawings for <strong>new sidewalks along Main Street</strong>, from the river bridge to the school crossing.',
      'The drawings show ramps at every corner, shade trees on the west side and a place to cross in the middle of the long block.',
    )
      .concat('<h2>What comes next</h2>')
      .concat(
        '<ul><li>A hearing, with the drawings on the wall</li><li>An estimate of the cost</li><li>A vote, not before the new year</li></ul>',
      )
      .concat(
        '<p>The council meets on the second Tuesday of each month at 6:00 PM in the Byars Building.</p>',
      ),
  },
  {
    title: 'A weekend in Blanco: two days on the river and the square',
    category: 'tourism',
    author: 'Visitor desk',
    daysAgo: 4,
    content: paragraphs(
      'Start on Saturday with coffee near the courthouse, then walk its halls: the building of 1886 is now a visitor center, and the view from the upstairs windows is worth the steps.',
      'In the afternoon swim below the dams at the state park, which young men of the Civilian Conservation Corps built in 1933 and 1934.',
      'On Sunday drive seven miles south to Twin Sisters, where the dance hall has stood since about 1870.',
    ),
  },
  {
    title: 'Lavender growers get ready for festival season',
    category: 'tourism',
    author: 'Visitor desk',
    daysAgo: 9,
    content: paragraphs(
      'The rows are trimmed and the stills are clean. Growers around town say that a wet autumn has been kind to the plants.',
      'Blanco has grown lavender for sale since 1999, the first in Texas to do so, and celebrates it on the second weekend of June.',
    ).concat('<blockquote><p>Come early, bring a hat, and leave room in the car.</p></blockquote>'),
  },
  {
    title: 'Students measure the river for a science fair',
    category: 'education',
    author: 'School desk',
    daysAgo: 13,
    content: paragraphs(
      'Eighth graders waded into the Blanco with nets and thermometers and came back with 214 readings and wet shoes.',
      'Their charts hang in the library until the end of the month.',
    ),
  },
  {
    title: 'Library extends its Thursday hours',
    category: 'general',
    author: null,
    daysAgo: 18,
    content: paragraphs(
      'Readers asked for an evening, and they have one: the library now stays open late on Thursdays.',
      'The building at 1118 Main Street also lends garden tools from April to October.',
    ),
  },
  {
    title: 'New pavilion opens at the ball fields',
    category: 'general',
    author: 'Town desk',
    daysAgo: 24,
    content: paragraphs(
      'There is shade at last: a pavilion with picnic tables now stands between the fields at Yett Park.',
      'Volunteers poured the slab over three weekends, and the lumber came at cost.',
    ),
  },
  {
    title: 'Pottery studio opens a second kiln',
    category: 'business',
    author: 'Business desk',
    daysAgo: 33,
    content: paragraphs(
      'A studio on Main Street has doubled what it can fire in a week, and offers evening classes from next month.',
      'Beginners are asked to wear clothes that may be ruined.',
    ),
  },
  {
    title: 'What to do when the river rises',
    category: 'general',
    author: null,
    daysAgo: 41,
    content: paragraphs(
      'Nobody here forgets the flood of May 2015. A few habits help when rain falls upstream.',
    ).concat(
      '<ol><li>Never drive into water on a road: turn around.</li><li>Know the high way out of your street.</li><li>Keep papers and medicine where you can take them in one hand.</li><li>In an emergency dial <a href="tel:911">911</a>.</li></ol>',
    ),
  },
];
