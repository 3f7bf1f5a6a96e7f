import { QueryView } from '@town/slice-kit/query-view';
import { Link } from '@town/slice-kit/router';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import { useRef } from 'react';
import { useFocusWhenLost } from '../../../lists/use-focus-when-lost';
import { DeskHeading } from '../../desk-heading';
import { DeskMeta } from '../../desk-meta';
import { deskPages } from '../../desk-pages';
import { useStaff } from '../../session/staff';
import css from '../inbox.module.css';
import { TemplateForm } from './template-form';
import { useTemplateActions, useTemplates } from './use-templates';

/** The templates of answers: editors write them, readers see them. */
export function TemplatesPage() {
  const { mayEdit } = useStaff();
  const templates = useTemplates();
  const actions = useTemplateActions();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenLost(heading, templates.data);
  return (
    <>
      <DeskMeta title="Answer templates" />
      <DeskHeading
        ref={heading}
        title="Answer templates"
        above={<Link to={deskPages.inbox}>Inbox</Link>}
      />
      <QueryView
        query={templates}
        keepsShown
        skeleton={<Skeleton shape="rows" label="Loading the templates..." />}
        failure={(retry) => (
          <FailureNotice message="Failed to fetch the templates" onRetry={retry} />
        )}
      >
        {(stored) =>
          stored.map((template) =>
            mayEdit ? (
              <TemplateForm key={template.id} stored={template} actions={actions} />
            ) : (
              <section key={template.id} className={css.card}>
                <h2>{template.name}</h2>
                <p className={css.text}>{template.text}</p>
              </section>
            ),
          )
        }
      </QueryView>
      {mayEdit && (
        <section className={css.section}>
          <h2>New template</h2>
          <TemplateForm actions={actions} />
        </section>
      )}
    </>
  );
}
