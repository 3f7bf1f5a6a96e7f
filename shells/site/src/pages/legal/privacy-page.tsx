import { useSite } from '@town/slice-kit/site';
import { useText } from '../../messages/use-text';
import { TextPage } from '../town-page/text-page';

/** The privacy policy. */
export function PrivacyPage() {
  const text = useText();
  const { town } = useSite();
  return (
    <TextPage
      slug="privacy"
      layout="prose"
      usual={{
        title: text('Privacy Policy'),
        description: text('What the {site} collects, why, and what you can ask of us.', {
          site: town.siteName,
        }),
        keywords: ['privacy policy'],
      }}
    />
  );
}
