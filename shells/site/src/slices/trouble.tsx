import type { RegisteredSlice } from '@town/contracts/slice-registry';
import type { SliceReport } from '@town/contracts/slice-report';
import { sliceReportsPath } from '@town/contracts/slice-report-path';
import { type RouteObject, useLocation, useNavigate } from '@town/slice-kit/router';
import { Button } from '@town/ui/button';
import { NoticeFrame } from '@town/ui/notice-frame';
import { CloudOff } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Retriable } from './slices';

interface KeptPartProps extends Retriable {
  /** Slice and name, as in its frame. */
  part: string;
  /** What the server rendered within the frame. */
  html: string;
}

/**
 * A part whose scripts did not come, as the server rendered it: it can be read, and its links
 * followed. The notice is not there before the page is taken over, as in what the server sent.
 */
function KeptPart({ part, html, retry }: KeptPartProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return (
    <>
      {shown && (
        <NoticeFrame tone="unavailable" icon={CloudOff} title="You can read this part">
          <p>Its buttons and forms may not work right now.</p>
          <Button variant="secondary" onClick={retry}>
            Try again
          </Button>
        </NoticeFrame>
      )}
      <div
        data-slice={part}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what React rendered on the server
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

/** The page as the server rendered it, for a slice whose scripts did not come. */
function KeptPage({ pathname, part, html, otherwise }: KeptPageProps) {
  const here = useLocation();
  const navigate = useNavigate();
  if (here.pathname !== pathname) return otherwise;
  // Within a boundary, as the server has rendered it.
  return (
    <Suspense>
      <KeptPart part={part} html={html} retry={() => void navigate(here, { replace: true })} />
    </Suspense>
  );
}

/** What the server rendered of parts, from the time when it was still in the page. */
const rendered = new Map<string, string>();

function htmlOf(part: string): string | undefined {
  const html = rendered.get(part) ?? document.querySelector(`[data-slice="${part}"]`)?.innerHTML;
  if (html) rendered.set(part, html);
  return html;
}

type ReportedSlice = Pick<RegisteredSlice, 'name' | 'version'>;

/**
 * In place of a widget that could not be loaded, what the server rendered of it.
 * @throws what went wrong, where the server has rendered nothing
 */
export function keptWidget(
  slice: ReportedSlice | undefined,
  part: string,
  error: unknown,
): ComponentType<Retriable> {
  reportSlice(slice, 'load');
  const html = htmlOf(part);
  if (!html) throw error;
  reportError(error);
  return (props) => <KeptPart part={part} html={html} {...props} />;
}

/** In place of a page that could not be loaded, what the server rendered of it, if it did. */
export function keptPage(slice: ReportedSlice, pathname: string, otherwise: ReactNode): ReactNode {
  reportSlice(slice, 'load');
  const part = `${slice.name}/routes`;
  const html = htmlOf(part);
  if (!html) return otherwise;
  return <KeptPage pathname={pathname} part={part} html={html} otherwise={otherwise} />;
}

type LoadPage = Extract<RouteObject['lazy'], () => unknown>;

interface LatePageProps {
  load: LoadPage;
  Failure: ComponentType<Retriable>;
}

function LatePage({ load, Failure }: LatePageProps) {
  const [Page, setPage] = useState<ComponentType | null>(null);
  const retry = () =>
    void load().then(({ Component }) => Component && setPage(() => Component), reportError);
  return Page ? <Page /> : <Failure retry={retry} />;
}

/** A page whose code did not come, and can be asked for again. */
export function latePage(load: LoadPage, Failure: ComponentType<Retriable>): ComponentType {
  askAnew();
  return () => <LatePage load={load} Failure={Failure} />;
}

let attempts = 0;

/** Lets scripts be asked for anew: the browser would wait for one that hangs, for ever. */
function askAnew(): void {
  attempts += 1;
  globalThis.sliceAttempt = `?${attempts}`;
}

/** Tells the site that a slice failed, without waiting and without anything about the visitor. */
export function reportSlice(slice: ReportedSlice | undefined, phase: SliceReport['phase']): void {
  askAnew();
  if (!slice) return;
  const report: SliceReport = { slice: slice.name, version: slice.version, phase };
  navigator.sendBeacon?.(sliceReportsPath, JSON.stringify(report));
}
