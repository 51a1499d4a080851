import {
  checkForm,
  type FormDraft,
  type FormFrequency,
  type FormRefusal,
  type FormTiming,
  formLimits,
  isSameVersion,
  MOST_FORMS,
} from '@thyme/domain/forms';
import type { Services } from '../../platform/services.ts';
import { requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { type ChangeAnswer, changeShop, Refused } from '../edits/index.ts';
import * as store from './form-store.ts';

export type { StoredForm } from './form-store.ts';

const GONE = 'This form could not be found.';

export async function readForms(services: Services, viewer: Viewer, businessId: number): Promise<store.StoredForm[]> {
  await requireMembership(services, viewer, businessId);
  return store.listForms(services.db, businessId);
}

export interface FormForm extends FormDraft {
  businessId: number;
  id: number | null;
  timing: FormTiming;
  frequency: FormFrequency;
  serviceIds: readonly number[];
}

/** Saves a form. A changed text makes a new version: signed forms keep the version that was signed. */
export function saveForm(services: Services, viewer: Viewer, form: FormForm): Promise<ChangeAnswer> {
  const { businessId, id, timing, frequency } = form;
  const change = { businessId, action: id === null ? 'add-form' : 'save-form', subject: 'form' };
  return changeShop(services, viewer, change, async ({ tx }) => {
    const checked = checkForm(form);
    if (!checked.ok) throw new Refused(refusalMessage(checked.refusal));
    const text = checked.value;
    const serviceIds = [...new Set(form.serviceIds)];
    if ((await store.countServices(tx.db, businessId, serviceIds)) !== serviceIds.length)
      throw new Refused('This service could not be found.');
    const saved = id === null ? await add() : await edit(id);
    await store.replaceServices(tx.db, businessId, saved.id, serviceIds);
    const changes = { title: text.title, version: saved.version, services: serviceIds.length };
    return { id: saved.id, message: id === null ? 'Added.' : 'Saved.', changes };

    async function add() {
      if ((await store.countForms(tx.db, businessId)) >= MOST_FORMS)
        throw new Refused(`A shop has at most ${MOST_FORMS} forms.`);
      return { id: await store.insertForm(tx.db, businessId, { timing, frequency }, text), version: 1 };
    }

    async function edit(formId: number) {
      const before = await store.findForm(tx.db, businessId, formId);
      if (!before) throw new Refused(GONE);
      const version = isSameVersion(before, text) ? before.version : before.version + 1;
      if (version !== before.version) await store.insertVersion(tx.db, { businessId, formId, version }, text);
      await store.updateForm(tx.db, businessId, formId, { timing, frequency, version });
      return { id: formId, version };
    }
  });
}

/** An archived form is no longer asked for; signed ones remain. */
export function setFormActive(
  services: Services,
  viewer: Viewer,
  { businessId, id, active }: { businessId: number; id: number; active: boolean },
): Promise<ChangeAnswer> {
  const change = { businessId, action: active ? 'restore-form' : 'archive-form', subject: 'form' };
  return changeShop(services, viewer, change, async ({ tx }) => {
    const form = await store.findForm(tx.db, businessId, id);
    if (!form) throw new Refused(GONE);
    await store.updateForm(tx.db, businessId, id, { active });
    return { id, message: active ? 'Guests will be asked again.' : 'Archived.', changes: { title: form.title } };
  });
}

function refusalMessage(refusal: FormRefusal): string {
  switch (refusal.code) {
    case 'no-title':
      return 'Please give the form a title.';
    case 'no-questions':
      return 'Please add a question.';
    case 'too-many-questions':
      return `A form has at most ${formLimits.questions} questions.`;
    case 'too-long':
      return 'One of the texts is too long.';
    case 'no-label':
      return `Please write question ${refusal.index + 1}.`;
    case 'few-options':
      return `Question ${refusal.index + 1} needs at least two choices.`;
    case 'bad-id':
      return 'Two questions share an id. Please add the question again.';
  }
}
