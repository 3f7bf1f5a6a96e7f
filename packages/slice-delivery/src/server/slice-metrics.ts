import { Counter, Gauge } from 'prom-client';

const counter = (name: string, help: string, ...labelNames: string[]) =>
  new Counter({ name, help, labelNames });
const gauge = (name: string, help: string, ...labelNames: string[]) =>
  new Gauge({ name, help, labelNames });

export const refusals = counter(
  'slice_registry_refused_total',
  'Registries that were not used, by reason',
  'reason',
);
export const revision = gauge('slice_registry_revision', 'Revision of the registry in use');
export const fileRefusals = counter(
  'slice_files_refused_total',
  'Files of slices that are not the published ones',
  'slice',
  'version',
);
export const sliceErrors = counter(
  'slice_errors_total',
  'Slices that could not be loaded or rendered, reported by browsers and the server',
  'slice',
  'version',
  'phase',
);
export const slicePages = counter(
  'slice_pages_total',
  'Pages that were served with a page or widgets of a slice',
  'slice',
  'version',
);
const suspensions = gauge(
  'slice_canary_suspended',
  '1 for a canary that failed too often and is served to nobody',
  'slice',
  'version',
);
const suspensionTimes = gauge(
  'slice_canary_failed_timestamp_seconds',
  'When a canary failed too often; stays after the canary has ended',
  'slice',
  'version',
);

/** Records whether a canary (`name@version`) is suspended. */
export function observeSuspension(canary: string, suspended: boolean): void {
  const [slice = '', version = ''] = canary.split('@');
  if (!suspended) {
    suspensions.remove({ slice, version });
    return;
  }
  suspensions.set({ slice, version }, 1);
  // The suspension ends within seconds, perhaps before the metrics are scraped.
  suspensionTimes.setToCurrentTime({ slice, version });
}
