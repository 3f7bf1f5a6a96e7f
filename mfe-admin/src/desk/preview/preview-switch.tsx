import type { Preview } from '@town/contracts/managed-records/preview';
import { Button } from '@town/ui/button';
import { useEffect, useRef } from 'react';
import { PreviewPanel } from './preview-panel';

interface PreviewSwitchProps {
  /** The preview while it is open. */
  preview: Preview | undefined;
  onOpen(): void;
  onClose(): void;
}

/** Opens the preview of a record. The focus returns to its button. */
export function PreviewSwitch({ preview, onOpen, onClose }: PreviewSwitchProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!preview && wasOpen.current) button.current?.focus();
    wasOpen.current = preview !== undefined;
  }, [preview]);
  if (preview) return <PreviewPanel preview={preview} onClose={onClose} />;
  return (
    <p>
      <Button ref={button} variant="secondary" onClick={onOpen}>
        Preview
      </Button>
    </p>
  );
}
