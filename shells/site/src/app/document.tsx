import type { ReactNode } from 'react';
import { type Boot, bootElementId } from './boot';

interface DocumentProps {
  boot: Pick<Boot, 'site' | 'integrity' | 'fonts' | 'styles'>;
  /** The boot data as JSON, escaped so that it cannot close its script. Missing on a page without scripts. */
  bootText?: string;
  /**
   * Set in the browser, where the document has the attribute already. React needs it when it creates the
   * document again.
   */
  scripts?: 'run';
  children: ReactNode;
}

/** The whole HTML document around the site. */
export function Document({ boot, bootText, scripts, children }: DocumentProps) {
  return (
    <html lang={boot.site.language} data-scripts={scripts} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBF8F2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#141B18" media="(prefers-color-scheme: dark)" />
        <meta name="apple-mobile-web-app-title" content={boot.site.town.siteName} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <PageFiles boot={boot} />
      </head>
      <body>
        {children}
        {bootText && (
          <script
            id={bootElementId}
            type="application/json"
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that the server escaped
            dangerouslySetInnerHTML={{ __html: bootText }}
          />
        )}
      </body>
    </html>
  );
}

/** The fonts and style sheets that the page loads. The server adds the script that loads scripts. */
function PageFiles({ boot }: Pick<DocumentProps, 'boot'>) {
  return (
    <>
      {boot.fonts.map((href) => (
        <link
          key={href}
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href={href}
        />
      ))}
      {boot.styles.map((href) => (
        <link
          key={href}
          rel="stylesheet"
          href={href}
          precedence="page"
          integrity={boot.integrity[href]}
        />
      ))}
    </>
  );
}
