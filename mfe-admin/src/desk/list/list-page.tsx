import { KindPage } from '../records/kind-page';
import { RecordList } from './record-list';

/** The list of all records of a kind. */
export function ListPage() {
  return <KindPage>{(kind) => <RecordList kind={kind} />}</KindPage>;
}
