import type { MapView, Position } from '@town/slice-kit/map-engine';
import { Button } from '@town/ui/button';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { scaleOf } from './distance';
import css from './map-frame.module.css';
import { useText } from './messages/use-text';
import { useMapView } from './use-map-view';

/** How long the scale bar may be, in CSS pixels. */
const longestScale = 110;

interface MapFrameProps {
  /** The map's accessible name. */
  label: string;
  /** The map shows all of them at first, and again whenever they change. */
  positions: readonly Position[];
  /** Called when a visitor presses the map itself, not an element on it. */
  onPress?(position: Position): void;
  /** The elements on the map. They are rendered again whenever the map moves. */
  children(view: MapView): ReactNode;
}

/** A map with its controls, or a text that explains why there is none. */
export function MapFrame({ label, positions, onPress, children }: MapFrameProps) {
  const { container, state, retry, hasTiles, tilesMissing } = useMapView(label, onPress);
  const view = state.is === 'ready' ? state.view : undefined;
  const places = JSON.stringify(positions.map(({ latitude, longitude }) => [latitude, longitude]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the positions
  useEffect(() => view?.show(positions), [view, places]);
  return (
    <div className={css.frame}>
      <div ref={container} className={css.ground} />
      {view ? (
        <>
          {children(view)}
          <Controls view={view} hasTiles={hasTiles} tilesMissing={tilesMissing} />
        </>
      ) : (
        <MapNotice state={state.is} onRetry={retry} />
      )}
    </div>
  );
}

function MapNotice({ state, onRetry }: { state: string; onRetry(): void }) {
  const text = useText();
  return (
    <div className={css.notice} role="status">
      {state === 'loading' && <p>{text('Loading the map…')}</p>}
      {state === 'unable' && (
        <p>{text('This browser cannot draw the map, because WebGL is missing or switched off.')}</p>
      )}
      {state === 'failed' && (
        <>
          <p>{text('The map could not be loaded.')}</p>
          <Button variant="secondary" onClick={onRetry}>
            {text('Try again')}
          </Button>
        </>
      )}
    </div>
  );
}

interface ControlsProps {
  view: MapView;
  hasTiles: boolean;
  tilesMissing: boolean;
}

function Controls({ view, hasTiles, tilesMissing }: ControlsProps) {
  const text = useText();
  const scale = scaleOf(view.metresPerPixel(), longestScale);
  return (
    <>
      <div className={css.zoom}>
        <button type="button" aria-label={text('Zoom in')} onClick={() => view.zoom(1)}>
          <Plus size={20} aria-hidden />
        </button>
        <button type="button" aria-label={text('Zoom out')} onClick={() => view.zoom(-1)}>
          <Minus size={20} aria-hidden />
        </button>
      </div>
      <div className={css.foot}>
        <span className={css.scale} style={{ inlineSize: `${scale.pixels}px` }}>
          {scale.text}
        </span>
        {hasTiles && (
          <a href="https://www.openstreetmap.org/copyright" rel="noopener" className={css.credit}>
            {text('© OpenStreetMap')}
          </a>
        )}
        {tilesMissing && (
          <span role="status" className={css.credit}>
            {text('The streets could not be loaded. The places are where they should be.')}
          </span>
        )}
      </div>
    </>
  );
}
