import { NoticeFrame } from '@town/ui/notice-frame';
import { Info } from 'lucide-react';

/** A sentence about the results of a search, without the icons of all other notices. */
export function SearchNotice({ title }: { title: string }) {
  return <NoticeFrame tone="info" icon={Info} title={title} />;
}
