import type { LibraryPicture } from '@town/slice-kit/library-picture';
import { Dialog } from '@town/ui/dialog';
import { SearchForm } from '@town/ui/search-form';
import { useState } from 'react';
import dialogCss from '../dialog.module.css';
import { DeskUpload } from './desk-upload';
import { PictureLibrary } from './picture-library';

interface PictureChooserProps {
  open: boolean;
  onClose(): void;
  onChoose(picture: LibraryPicture): void;
}

/** A dialog with the library, in which a new picture can be uploaded as well. */
export function PictureChooser({ open, onClose, onChoose }: PictureChooserProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Picture library">
      <Choice onChoose={onChoose} />
    </Dialog>
  );
}

function Choice({ onChoose }: Pick<PictureChooserProps, 'onChoose'>) {
  const [words, setWords] = useState('');
  const [page, setPage] = useState(0);
  const find = (sought: string) => {
    setWords(sought);
    setPage(0);
  };
  return (
    // React events bubble to the form around the field, which must not be submitted.
    <div className={dialogCss.form} onSubmit={(event) => event.stopPropagation()}>
      <DeskUpload onUploaded={(picture, alt) => onChoose({ ...picture, alt })} />
      <SearchForm label="Search pictures" words={words} onSearch={find}>
        Search
      </SearchForm>
      <PictureLibrary
        words={words}
        page={page}
        verb="Choose"
        onPage={setPage}
        onShowAll={() => find('')}
        onPress={onChoose}
      />
    </div>
  );
}
