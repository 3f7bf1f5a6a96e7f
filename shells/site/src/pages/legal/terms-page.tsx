import { useSite } from '@town/slice-kit/site';
import { TextPage } from '../town-page/text-page';

/** The terms of service. */
export function TermsPage() {
  const { town } = useSite();
  return (
    <TextPage
      slug="terms"
      layout="prose"
      usual={{
        title: 'Terms of Service',
        description: `The rules for using the ${town.siteName} and for advertising on it.`,
        keywords: ['terms of service'],
      }}
    />
  );
}
