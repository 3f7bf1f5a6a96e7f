import { useSite } from '@town/slice-kit/site';
import { useText } from '../../messages/use-text';
import { TextPage } from '../town-page/text-page';

/** The terms of service. */
export function TermsPage() {
  const text = useText();
  const { town } = useSite();
  return (
    <TextPage
      slug="terms"
      layout="prose"
      usual={{
        title: text('Terms of Service'),
        description: text('The rules for using the {site} and for advertising on it.', {
          site: town.siteName,
        }),
        keywords: ['terms of service'],
      }}
    />
  );
}
