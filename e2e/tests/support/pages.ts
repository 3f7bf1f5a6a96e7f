import type { APIRequestContext } from '@playwright/test';

/** Every page of the site with its heading, except articles. */
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
  ['/directory/river-bend-cafe', 'River Bend Cafe'],
  ['/dining', 'Dining in Blanco'],
  ['/shopping', 'Shopping & Recreation'],
  ['/real-estate', 'Real Estate'],
  ['/real-estate/river-bluff-house', 'River bluff house'],
  ['/events', 'Events Calendar'],
  ['/events?view=month', 'Events Calendar'],
  ['/events/evening-walk-along-the-river', 'Evening Walk along the River'],
  ['/events/farmers-market', 'Farmers Market'],
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
  ['/account/enter?token=unknown', 'Sign In'],
  ['/admin', 'Staff Sign In'],
  ['/admin/login', 'Staff Sign In'],
  ['/admin/welcome?token=unknown', 'Welcome'],
  ['/admin/forgotten-password', 'Forgotten Password'],
  ['/admin/reset-password?token=unknown', 'New Password'],
];

/** The pages for visitors, without those for staff or owners. */
export const publicPages = sitePages.filter(
  ([path]) => !path.startsWith('/admin') && !path.startsWith('/account'),
);

/** Finds an article of the sample town by a word of its title. */
export async function findArticle(request: APIRequestContext, word: string) {
  const articles: { id: string; title: string; category: string }[] = await (
    await request.get('/api/news')
  ).json();
  const article = articles.find(({ title }) => title.includes(word));
  if (!article) throw new Error(`The sample town has no article with "${word}" in its title`);
  return article;
}
