import { Link } from '@town/slice-kit/router';

interface RecordTitleProps {
  name: string;
  /** Missing for what is no record. */
  slug: string | undefined;
  /** The address of a record's page. */
  address(slug: string): string;
}

/** The name of a record on its card: a link to its page. */
export function RecordTitle({ name, slug, address }: RecordTitleProps) {
  return slug ? <Link to={address(slug)}>{name}</Link> : name;
}
