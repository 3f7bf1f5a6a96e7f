import { Picture, type PictureProps } from './picture';

/** The courthouse in a few strokes, shown beside the town's name. It has the text's colour. */
export function CourthouseMark(props: PictureProps) {
  return (
    <Picture {...props} width={40} height={40}>
      <path
        fill="currentColor"
        d="M19.300 1h1.400v1h5v3.600h-5V8h4.100c.3 3.400 1.200 5.600 3 7H36c.3 2.400 1 4 2 5v2h-1v14h2v3H1v-3h2V22H2v-2c1-1 1.700-2.600 2-5h8.200c1.800-1.400 2.700-3.600 3-7h4.100z"
      />
      <path
        fill="var(--mark-ground, var(--color-page))"
        d="M6.500 32v-6a2 2 0 0 1 4 0v6zm23 0v-6a2 2 0 0 1 4 0v6zM16.500 36v-6a3.500 3.500 0 0 1 7 0v6zm1.500-22v-1.500a2 2 0 0 1 4 0V14zM12 19.500h16v1.500H12z"
      />
    </Picture>
  );
}
