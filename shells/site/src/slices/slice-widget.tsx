import { Button } from '@town/ui/button';
import { type ReactNode, useState } from 'react';
import { useText } from '../messages/use-text';
import { SliceBoundary } from './slice-boundary';
import { useSlices } from './slices';
import { Unavailable } from './unavailable';

interface SliceWidgetProps {
  slice: string;
  name: string;
  /**
   * The heading of the notice when it fails, for example "Upcoming events". A part without one is
   * optional: no notice is shown when it fails.
   */
  title?: string;
  loading: ReactNode;
}

/** A part of another team's slice within a page of the shell. */
export function SliceWidget({ slice, name, title, loading }: SliceWidgetProps) {
  const text = useText();
  const [, setAttempt] = useState(0);
  const slices = useSlices();
  const Widget = slices.widget(slice, name, !title);
  const again = () => setAttempt((attempt) => attempt + 1);
  return (
    <SliceBoundary
      loading={loading}
      onFailure={() => slices.failed(slice)}
      failure={(retry) =>
        title && (
          <Unavailable title={title}>
            <Button
              variant="secondary"
              onClick={() => {
                again();
                retry();
              }}
            >
              {text('Try again')}
            </Button>
          </Unavailable>
        )
      }
    >
      <Widget {...(title && { retry: again })} />
    </SliceBoundary>
  );
}
