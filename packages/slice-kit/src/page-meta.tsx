import { inLanguage, isEnglishOnly, languages } from '@town/contracts/pages/languages';
import type { TownProfile } from '@town/contracts/settings/town-profile';
import { townAndState } from '@town/contracts/town/town-and-state';
import { useLocation } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { postalAddress } from './postal-address';
import type { SharedPicture } from './shared-picture';
import { useText } from './use-text';

/** A schema.org object; `@context` is added. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

interface PageMetaProps {
  /** Without the site's name, which is added, unless it is the home page. */
  title: string;
  description: string;
  keywords: readonly string[];
  /** `article` for a news article. */
  type?: 'website' | 'article';
  /** What other sites show beside a link to the page; a drawing of a town where there is none. */
  picture?: SharedPicture | undefined;
  /** Structured data of this page, in addition to the organisation and place that every page declares. */
  structuredData?: readonly StructuredData[];
  /** Parameters of the address that make it a page of its own, such as the page of a list. */
  parameters?: Record<string, string> | undefined;
  /** Keeps search engines away: errors and staff pages. */
  noIndex?: boolean;
}

/**
 * Title, description, keywords, canonical link, social tags and structured data of a page. React
 * places the tags in the document's head, on the server and on every navigation.
 */
export function PageMeta(props: PageMetaProps) {
  const text = useText();
  const site = useSite();
  const { town } = site;
  const { pathname } = useLocation();
  const path = pathname.replace(/(?<=.)\/$/, '');
  const query = props.parameters ? new URLSearchParams(props.parameters).toString() : '';
  const search = query && `?${query}`;
  const canonical = site.url + inLanguage(site.language, path) + search;
  const title = pathname === '/' ? props.title : `${props.title} | ${town.siteName}`;
  const { picture } = props;
  const image = picture?.src ?? `${site.url}/social.png`;
  const alt = picture ? picture.alt : text('Drawing of a small town by a river');
  const type = props.type ?? 'website';
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={props.description} />
      <meta name="keywords" content={[...props.keywords, townAndState(town)].join(', ')} />
      {props.noIndex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {!props.noIndex && !isEnglishOnly(path) && (
        <Alternates url={site.url} path={path} search={search} />
      )}
      <meta property="og:locale" content={site.language === 'en' ? 'en_US' : 'es_US'} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={town.siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={props.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image} />
      {alt && <meta property="og:image:alt" content={alt} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={props.description} />
      <meta name="twitter:image" content={image} />
      <JsonLd data={[organization(site.url, town), place(town), ...(props.structuredData ?? [])]} />
    </>
  );
}

/** The addresses of the same page in every language; `x-default` is for readers of any other language. */
function Alternates({ url, path, search }: { url: string; path: string; search: string }) {
  return (
    <>
      <link rel="alternate" hrefLang="x-default" href={url + inLanguage('en', path) + search} />
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={url + inLanguage(language, path) + search}
        />
      ))}
    </>
  );
}

/** "<" is escaped so that no text of the data can end the script element. */
function JsonLd({ data }: { data: readonly StructuredData[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': data });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: serialised and escaped just above
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}

function organization(url: string, town: TownProfile): StructuredData {
  return {
    '@type': 'Organization',
    '@id': `${url}/#organization`,
    name: town.siteName,
    url: `${url}/`,
    logo: `${url}/icon-512.png`,
    email: town.email,
    telephone: town.phone,
  };
}

function place(town: TownProfile): StructuredData {
  return {
    '@type': 'Place',
    name: townAndState(town),
    address: postalAddress(town),
    geo: { '@type': 'GeoCoordinates', ...town.coordinates },
  };
}
