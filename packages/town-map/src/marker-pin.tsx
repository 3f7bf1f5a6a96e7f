import css from './marker-layer.module.css';

/** The drawing of a marker: its lower end is the place. */
export function MarkerPin() {
  return (
    <svg className={css.pin} viewBox="0 0 28 36" width={28} height={36} aria-hidden="true">
      <path d="M14 35C10 27 2 21 2 13a12 12 0 0 1 24 0c0 8-8 14-12 22Z" />
      <circle cx="14" cy="13" r="4.5" />
    </svg>
  );
}
