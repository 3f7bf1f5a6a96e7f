import { useSite } from '@town/slice-kit/site';
import { TextPage } from '../town-page/text-page';

/** The privacy policy. */
export function PrivacyPage() {
  const { town } = useSite();
  return (
    <TextPage
      slug="privacy"
      layout="prose"
      usual={{
        title: 'Privacy Policy',
        description: `What the ${town.siteName} collects, why, and what you can ask of us.`,
        keywords: ['privacy policy'],
      }}
    />
  );
}
