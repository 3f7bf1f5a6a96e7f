import { Link } from '@town/slice-kit/router';

interface RecordTitleProps {
  name: string;
  /** Undefined for a card that is not a record. */
  slug: string | undefined;
  /** The address of a record's page. */
  address(slug: string): string;
}

/** The name of a record on its card: a link to its page. */
export function RecordTitle({ name, slug, address }: RecordTitleProps) {
  return slug ? <Link to={address(slug)}>{name}</Link> : name;
}
