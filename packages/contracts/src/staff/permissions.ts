import type { ApiService } from '../api/owners.js';
import { managedKinds } from '../managed-records/managed-kinds.js';
import type { StaffRole } from './roles.js';

/** A call of the staff API and the least role that may make it. */
export interface StaffCall {
  /** The services that answer it; none for a call that the site's server answers. */
  services: readonly ApiService[];
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As in the OpenAPI documents: `{id}` stands for any id, and `{kind}` for each kind of record. */
  path: string;
  role: StaffRole;
  /** What it does, for the table in the documents. */
  does: string;
}

/**
 * Every call of the staff API. A test of each service makes each of its calls with each role, and
 * another keeps `docs/staff.md` true to this list: a new call needs a line here.
 */
export const staffCalls: readonly StaffCall[] = [
  ...of(
    ['auth'],
    [
      ['POST', '/logout', 'reader', 'sign out'],
      ['GET', '/session', 'reader', 'who is signed in'],
      ['GET', '/sessions', 'reader', 'see the own sessions'],
      ['DELETE', '/sessions/{id}', 'reader', 'end one of the own sessions'],
      ['DELETE', '/sessions', 'reader', 'end all other own sessions'],
      ['PUT', '/password', 'reader', 'change the own password'],
      ['GET', '/second-factor', 'reader', 'see the own second factor'],
      ['POST', '/second-factor/one-time-code', 'reader', 'get a secret for one-time codes'],
      ['PUT', '/second-factor/one-time-code', 'reader', 'turn one-time codes on'],
      ['POST', '/second-factor/one-time-code/remove', 'reader', 'turn one-time codes off'],
      ['POST', '/second-factor/passkeys/options', 'reader', 'begin to add a passkey'],
      ['POST', '/second-factor/passkeys', 'reader', 'add a passkey'],
      ['PUT', '/second-factor/passkeys/{id}', 'reader', 'rename a passkey'],
      ['POST', '/second-factor/passkeys/{id}/remove', 'reader', 'remove a passkey'],
      ['POST', '/second-factor/recovery-codes', 'reader', 'get new recovery codes'],
      ['GET', '/staff', 'administrator', 'see the accounts'],
      ['GET', '/staff/assignees', 'reader', 'see whom an item can be assigned to'],
      ['POST', '/staff', 'administrator', 'invite somebody'],
      ['PUT', '/staff/{id}', 'administrator', 'change a role'],
      ['DELETE', '/staff/{id}', 'administrator', 'disable an account'],
      [
        'DELETE',
        '/staff/{id}/second-factor',
        'administrator',
        'remove the second factor of an account',
      ],
      ['GET', '/audit', 'administrator', 'read the audit log'],
      ['GET', '/audit/export.csv', 'administrator', 'export the audit log'],
    ],
  ),
  ...of(
    ['media'],
    [
      ['GET', '/pictures', 'reader', 'see the pictures'],
      ['GET', '/pictures/{id}', 'reader', 'see a picture'],
      ['GET', '/pictures/{id}/uses', 'reader', 'see which records use a picture'],
      ['POST', '/pictures', 'editor', 'upload a picture'],
      ['PUT', '/pictures/{id}', 'editor', 'change the alternative text or the focal point'],
      ['DELETE', '/pictures/{id}', 'editor', 'remove a picture'],
      ['GET', '/export', 'administrator', 'export everything as an archive'],
    ],
  ),
  ...of(
    ['advertising'],
    [
      ['GET', '/advertisers', 'reader', 'see the applications'],
      ['GET', '/advertisers/counts', 'reader', 'count the applications'],
      ['PUT', '/advertisers/{id}/status', 'editor', 'change the status of an application'],
      ['POST', '/advertisers/{id}/create-business', 'editor', 'approve an application'],
      ['POST', '/advertisers/{id}/undo-create-business', 'editor', 'take an approval back'],
      [
        'POST',
        '/advertisers/{id}/release-business',
        'editor',
        'remove the wrong business from an application',
      ],
      ['GET', '/payments', 'reader', 'see the payments'],
      ['GET', '/payments/counts', 'reader', 'count the payments'],
      ['POST', '/payments/{id}/refund', 'administrator', 'give a payment back'],
      ['GET', '/subscriptions', 'reader', 'see the subscriptions'],
      ['GET', '/price-changes', 'administrator', 'see announced prices'],
      ['GET', '/price-changes/effect', 'administrator', 'see how many a price would be told to'],
      ['POST', '/price-changes', 'administrator', 'announce another price to subscribers'],
      ['DELETE', '/price-changes/{id}', 'administrator', 'withdraw an announced price'],
      ['GET', '/revenue', 'administrator', 'see the income'],
      ['GET', '/revenue/export.csv', 'administrator', 'export the income'],
    ],
  ),
  ...of(
    ['catalog', 'content'],
    [
      ['GET', '/{kind}', 'reader', 'see the records of a kind, in every state'],
      ['GET', '/{kind}/counts', 'reader', 'count them by state'],
      ['GET', '/{kind}/{id}', 'reader', 'see one'],
      ['GET', '/{kind}/{id}/history', 'reader', 'see its versions'],
      ['GET', '/{kind}/export.csv', 'reader', 'export them'],
      ['GET', '/{kind}/export.json', 'administrator', 'export them for another town'],
      ['GET', '/{kind}/export-versions.json', 'administrator', 'export their history'],
      ['GET', '/{kind}/import-template.csv', 'reader', 'get the template of an import'],
      ['POST', '/{kind}', 'editor', 'make one'],
      ['PUT', '/{kind}/{id}', 'editor', 'change one'],
      ['POST', '/{kind}/{id}/publish', 'editor', 'publish one, or schedule it'],
      ['POST', '/{kind}/{id}/unpublish', 'editor', 'withdraw one'],
      ['POST', '/{kind}/{id}/unschedule', 'editor', 'cancel a scheduled publication'],
      ['POST', '/{kind}/{id}/archive', 'editor', 'archive one'],
      ['POST', '/{kind}/{id}/unarchive', 'editor', 'restore one from the archive'],
      ['POST', '/{kind}/{id}/restore', 'editor', 'restore an earlier version'],
      [
        'PUT',
        '/{kind}/{id}/confirmed-translations',
        'editor',
        'say that its translations are right',
      ],
      ['POST', '/{kind}/bulk', 'editor', 'change several at once'],
      ['POST', '/{kind}/import', 'editor', 'import a file'],
      ['POST', '/batches/{id}/undo', 'editor', 'undo a change of several, or an import'],
    ],
  ),
  ...of(
    ['catalog'],
    [
      [
        'GET',
        '/businesses/{id}/subscriptions',
        'reader',
        'see which subscriptions pay for a business',
      ],
      ['GET', '/claims', 'reader', 'see what owners claim and want to change'],
      ['POST', '/claims/{id}/decision', 'editor', 'decide on a claim or a change'],
      ['GET', '/synonyms', 'reader', 'see which words mean the same to the search'],
      ['POST', '/synonyms', 'editor', 'add a group of such words'],
      ['PUT', '/synonyms/{id}', 'editor', 'change a group'],
      ['DELETE', '/synonyms/{id}', 'editor', 'remove a group'],
      ['GET', '/ending/catalog', 'reader', 'see which records of the catalog end soon'],
      ['GET', '/missed-searches', 'reader', 'see the searches that found nothing'],
      ['GET', '/monthly-visits', 'reader', 'see the visits of the directory by month'],
    ],
  ),
  ...of(
    ['content'],
    [
      ['GET', '/settings', 'administrator', 'see the settings of the town'],
      ['PUT', '/settings', 'administrator', 'change the settings of the town'],
      ['DELETE', '/events/{id}', 'editor', 'take an event off the calendar'],
      ['GET', '/ending/content', 'reader', 'see which records of the content end soon'],
      ['GET', '/monthly-work', 'reader', 'see what was published and answered by month'],
      ['GET', '/inbox', 'reader', 'see the inbox'],
      ['GET', '/inbox/counts', 'reader', 'count what is open'],
      ['GET', '/inbox/{id}', 'reader', 'see one item'],
      ['PUT', '/inbox/{id}', 'editor', 'assign, note or finish an item'],
      ['POST', '/inbox/{id}/answer', 'editor', 'answer an item by mail'],
      ['POST', '/inbox/{id}/retry', 'editor', 'send a failed mail again'],
      ['POST', '/inbox/bulk', 'editor', 'finish several items'],
      ['GET', '/answer-templates', 'reader', 'see the templates of answers'],
      ['POST', '/answer-templates', 'editor', 'write a template'],
      ['PUT', '/answer-templates/{id}', 'editor', 'change a template'],
      ['DELETE', '/answer-templates/{id}', 'editor', 'remove a template'],
    ],
  ),
  ...of([], [['GET', '/slices', 'administrator', 'see the state of the slices']]),
];

const beforeEnrolment = /^\/api\/admin\/(logout|password|session|sessions|second-factor)(\/|$)/;

/** Whether a call is open to an administrator who must add a second factor first. */
export function isOpenBeforeEnrolment({ path }: Pick<StaffCall, 'path'>): boolean {
  return beforeEnrolment.test(path);
}

/** The calls of one service, with every kind of record that it stores. */
export function staffCallsOf(service: ApiService): StaffCall[] {
  const kinds = managedKinds.filter((kind) => kind.service === service);
  return staffCalls
    .filter(({ services }) => services.includes(service))
    .flatMap((call) =>
      call.path.includes('{kind}')
        ? kinds.map(({ name }) => ({ ...call, path: call.path.replace('{kind}', name) }))
        : [call],
    );
}

type Line = readonly [StaffCall['method'], string, StaffRole, string];

function of(services: readonly ApiService[], lines: readonly Line[]): StaffCall[] {
  return lines.map(([method, path, role, does]) => ({
    services,
    method,
    path: `/api/admin${path}`,
    role,
    does,
  }));
}
