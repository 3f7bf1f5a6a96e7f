import type { APIRequestContext } from '@playwright/test';

/** Every address of the specification with the heading of its page; articles come besides. */
export const sitePages: readonly (readonly [path: string, heading: string])[] = [
  ['/', 'Welcome to Blanco'],
  ['/about', 'About Blanco'],
  ['/history', 'History of Blanco'],
  ['/directory', 'Business Directory'],
  ['/directory?tab=shopping', 'Business Directory'],
  ['/directory?tab=services', 'Business Directory'],
  ['/directory?tab=churches', 'Business Directory'],
  ['/directory?tab=real-estate', 'Business Directory'],
  ['/directory?q=limestne', 'Business Directory'],
  ['/dining', 'Dining in Blanco'],
  ['/shopping', 'Shopping & Recreation'],
  ['/real-estate', 'Real Estate'],
  ['/events', 'Events Calendar'],
  ['/news', 'News'],
  ['/civic-contacts', 'Civic Contacts'],
  ['/advertise', 'Advertise With Us'],
  ['/historical-photos', 'Historical Photos'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/contact', 'Contact'],
  ['/get-listed', 'Get Listed'],
  ['/submit-listing', 'Submit Your Listing'],
  ['/submit-listing/basic', 'Submit Your Listing'],
  ['/submit-listing/premium', 'Submit Your Listing'],
  ['/admin', 'Staff Sign In'],
  ['/admin/login', 'Staff Sign In'],
];

/** Pages that anybody may read. */
export const publicPages = sitePages.filter(([path]) => !path.startsWith('/admin'));

/** An article of the sample town, chosen by a word of its title. */
export async function findArticle(request: APIRequestContext, word: string) {
  const articles = (await (await request.get('/api/news')).json()) as {
    id: string;
    title: string;
    category: string;
  }[];
  const article = articles.find(({ title }) => title.includes(word));
  if (!article) throw new Error(`The sample town has no article with "${word}" in its title`);
  return article;
}
