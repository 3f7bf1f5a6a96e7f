import { Notice } from '@town/ui/notice';

/** Says that an application has a new business, because the chosen one had left the directory. */
export const CreatedInstead = () => (
  <Notice tone="warning" title="A new business was created">
    <p>
      The business that was chosen for this application had left the directory meanwhile. If it
      belongs there, restore it, take the new one from the application, and choose again.
    </p>
  </Notice>
);
