import type { LibraryPicture } from '@town/slice-kit/library-picture';
import { useSearchParams } from '@town/slice-kit/router';
import { useToasts } from '@town/slice-kit/toasts';
import { SearchForm } from '@town/ui/search-form';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { listAddress, listParameters } from '../../lists/list-parameters';
import { DeskHeading } from '../desk-heading';
import { DeskMeta } from '../desk-meta';
import { useStaff } from '../session/staff';
import { DeskUpload } from './desk-upload';
import { PictureDetails } from './picture-details';
import { PictureLibrary } from './picture-library';
import css from './pictures-page.module.css';

const viewSchema = z.object(listParameters);

/** The library of pictures: staff add, find, describe and remove them. */
export function PicturesPage() {
  const { mayEdit } = useStaff();
  const [parameters, setParameters] = useSearchParams();
  const { q, page } = viewSchema.parse(Object.fromEntries(parameters));
  const heading = useRef<HTMLHeadingElement>(null);
  const [opened, setOpened] = useState<LibraryPicture>();
  const showToast = useToasts((state) => state.show);
  const show = (words: string, shown = 0) => setParameters(listAddress({ words, page: shown }));
  return (
    <div className={css.page}>
      <DeskMeta title="Pictures" />
      <DeskHeading title="Pictures" ref={heading} />
      {mayEdit && (
        <DeskUpload
          onUploaded={(picture, alt) => {
            showToast(
              picture.alt === alt
                ? { tone: 'success', title: 'Picture uploaded' }
                : {
                    tone: 'success',
                    title: 'The library has this picture already',
                    description: `It keeps its alternative text: ${picture.alt}`,
                  },
            );
            show('');
          }}
        />
      )}
      <SearchForm words={q} onSearch={(words) => show(words)} />
      <PictureLibrary
        words={q}
        page={page}
        verb="Open"
        onPage={(shown) => show(q, shown)}
        onShowAll={() => show('')}
        onPress={setOpened}
      />
      <PictureDetails picture={opened} heading={heading} onClose={() => setOpened(undefined)} />
    </div>
  );
}
