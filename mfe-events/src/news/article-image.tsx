import type { NewsArticle } from '@town/contracts/news/record';
import { Illustration } from '@town/ui/illustration';
import { Picture } from '@town/ui/picture';
import { articlePicture } from './article-picture';

interface ArticleImageProps {
  article: Pick<NewsArticle, 'title' | 'imageUrl' | 'imageAlt'>;
  /** The displayed width, in the format of the attribute `sizes`. */
  sizes: string;
  first?: boolean;
}

/** The article's own picture, or the drawing for its subject. */
export function ArticleImage({ article, sizes, first }: ArticleImageProps) {
  const { title, imageUrl, imageAlt } = article;
  return imageUrl ? (
    <Picture src={imageUrl} alt={imageAlt ?? ''} sizes={sizes} first={first} />
  ) : (
    <Illustration name={articlePicture(title)} first={first} />
  );
}
