import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { keep, readKept } from '@town/slice-kit/kept';
import { Link, useLocation } from '@town/slice-kit/router';
import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import { TextField } from '@town/ui/text-field';
import { X } from 'lucide-react';
import { type FormEvent, type RefObject, useState } from 'react';
import * as z from 'zod/mini';
import dialogCss from '../dialog.module.css';
import { useStaff } from '../session/staff';
import css from './saved-views.module.css';

const viewsSchema = z.array(z.object({ name: z.string(), search: z.string() }));
const aYear = 365;

/** Views of a list that an account keeps under a name, in this browser until it signs out. */
function useSavedViews(kind: RecordKind) {
  const { email } = useStaff();
  const name = `desk:views:${email}:${kind.name}`;
  const [views, setViews] = useState(
    () => viewsSchema.safeParse(readKept('browser', name)).data ?? [],
  );
  function change(next: typeof views) {
    setViews(next);
    keep('browser', name, next, Date.now(), aYear);
  }
  return {
    views,
    save: (view: { name: string; search: string }) =>
      change([...views.filter((other) => other.name !== view.name), view]),
    remove: (removed: string) => change(views.filter((view) => view.name !== removed)),
  };
}

interface SavedViewsProps {
  kind: RecordKind;
  /** Takes the focus after a view was removed. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Links to the saved views of a list, and a way to save what is listed now. */
export function SavedViews({ kind, heading }: SavedViewsProps) {
  const { search } = useLocation();
  const { views, save, remove } = useSavedViews(kind);
  const [asking, setAsking] = useState(false);

  function saveView(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (!name) return;
    save({ name, search });
    setAsking(false);
  }

  function removeView(name: string) {
    remove(name);
    heading.current?.focus();
  }

  if (views.length === 0 && !search) return null;
  return (
    <div className={css.views}>
      {views.length > 0 && (
        <ul className={css.list} aria-label="Saved views">
          {views.map((view) => (
            <li key={view.name} className={css.view}>
              <Link to={{ search: view.search }} aria-current={view.search === search || undefined}>
                {view.name}
              </Link>
              <button type="button" className={css.remove} onClick={() => removeView(view.name)}>
                <X aria-hidden size={16} />
                <span className="visually-hidden">Remove the view {view.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {search && (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Save this view
        </Button>
      )}
      <Dialog open={asking} onClose={() => setAsking(false)} title="Save this view">
        <form className={dialogCss.form} onSubmit={saveView}>
          <TextField label="Name" name="name" required maxLength={60} autoComplete="off" />
          <div className={dialogCss.actions}>
            <Button type="submit">Save</Button>
          </div>
        </form>
      </Dialog>
    </div>
  );
}
