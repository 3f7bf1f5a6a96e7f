import {
  type BrowserSlice,
  reportSlice,
  retryWithNewAddresses,
} from '@town/slice-delivery/browser';
import { type RouteObject, useLocation, useNavigate } from '@town/slice-kit/router';
import { Button } from '@town/ui/button';
import { NoticeFrame } from '@town/ui/notice-frame';
import { CloudOff } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useText } from '../messages/use-text';
import type { Retriable } from './slices';

interface KeptPartProps extends Retriable {
  /** Slice and name, as in its frame. */
  part: string;
  /** The server's HTML within the frame. */
  html: string;
}

/**
 * A part whose scripts did not load, as the server rendered it: it can be read, and its links work.
 * The notice appears after hydration only, because the server did not render it.
 */
function KeptPart({ part, html, retry }: KeptPartProps) {
  const text = useText();
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return (
    <>
      {shown && retry && (
        <NoticeFrame tone="unavailable" icon={CloudOff} title={text('You can read this part')}>
          <p>{text('Its buttons and forms may not work right now.')}</p>
          <Button variant="secondary" onClick={retry}>
            {text('Try again')}
          </Button>
        </NoticeFrame>
      )}
      <div
        data-slice={part}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React rendered on the server
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}

interface KeptPageProps {
  /** The address that the server rendered. */
  pathname: string;
  part: string;
  html: string;
  /** Shown at any other address. */
  otherwise: ReactNode;
}

/** The page as the server rendered it, for a slice whose scripts did not load. */
function KeptPage({ pathname, part, html, otherwise }: KeptPageProps) {
  const here = useLocation();
  const navigate = useNavigate();
  if (here.pathname !== pathname) return otherwise;
  // The server rendered it within a boundary, too, and hydration needs the same structure.
  return (
    <Suspense>
      <KeptPart part={part} html={html} retry={() => void navigate(here, { replace: true })} />
    </Suspense>
  );
}

/** The server's HTML of parts, read while it was still in the page. */
const rendered = new Map<string, string>();

function htmlOf(part: string): string | undefined {
  const html = rendered.get(part) ?? document.querySelector(`[data-slice="${part}"]`)?.innerHTML;
  if (html) rendered.set(part, html);
  return html;
}

type ReportedSlice = Pick<BrowserSlice, 'name' | 'version'>;

/**
 * Shows the server's HTML of a widget that could not be loaded.
 * @param isExtra shows nothing when the server has rendered nothing
 * @throws the error, when the server has rendered nothing of another widget
 */
export function keptWidget(
  slice: ReportedSlice | undefined,
  part: string,
  error: unknown,
  isExtra: boolean,
): ComponentType<Retriable> {
  const html = htmlOf(part);
  if (!html && isExtra) return () => null;
  reportSlice(slice, 'load');
  if (!html) throw error;
  reportError(error);
  return (props) => <KeptPart part={part} html={html} {...props} />;
}

/** Shows the server's HTML of a page that could not be loaded, if there is any. */
export function keptPage(slice: ReportedSlice, pathname: string, otherwise: ReactNode): ReactNode {
  reportSlice(slice, 'load');
  const part = `${slice.name}/routes`;
  const html = htmlOf(part);
  if (!html) return otherwise;
  return <KeptPage pathname={pathname} part={part} html={html} otherwise={otherwise} />;
}

type LoadPage = Extract<RouteObject['lazy'], () => unknown>;

interface RetriablePageProps {
  load: LoadPage;
  Failure: ComponentType<Retriable>;
}

function RetriablePage({ load, Failure }: RetriablePageProps) {
  const [Page, setPage] = useState<ComponentType | null>(null);
  const retry = () =>
    void load().then(({ Component }) => Component && setPage(() => Component), reportError);
  return Page ? <Page /> : <Failure retry={retry} />;
}

/** A page whose code did not load and can be loaded again. */
export function retriablePage(load: LoadPage, Failure: ComponentType<Retriable>): ComponentType {
  retryWithNewAddresses();
  return () => <RetriablePage load={load} Failure={Failure} />;
}

export { reportSlice };
