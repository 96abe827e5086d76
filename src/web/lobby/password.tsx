import { useState } from 'react';
import type { Me } from '../../protocol/people.ts';
import { Button } from '../kit/button.tsx';
import { Field, Switch } from '../kit/fields/fields.tsx';
import { tell } from '../kit/overlays/toast.tsx';
import { api } from '../net/request.ts';
import { t } from '../shell/words.ts';
import { submitting, tried } from './trying.ts';

/** Another password for my account. */
export function ChangePassword({ onDone }: { onDone(me: Me): void }) {
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [others, setOthers] = useState(true);
  const change = (): void =>
    void tried(async () => {
      const body = { current, password, ...(others ? {} : { keepSessions: true }) };
      onDone(await api('changePassword', { body }));
      setCurrent('');
      setPassword('');
      tell(t(others ? 'account.password.changed.others' : 'account.password.changed'), 'check');
    });
  return (
    <form className="section" onSubmit={submitting(change)}>
      <h2>{t('account.password.change')}</h2>
      <Field
        label={t('account.password.current')}
        type="password"
        autoComplete="current-password"
        value={current}
        onChange={setCurrent}
      />
      <Field
        label={t('account.password.new')}
        note={t('account.password.note')}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <Switch label={t('account.password.others')} on={others} onChange={setOthers} />
      <div className="row">
        <Button type="submit" isDisabled={current.length < 8 || password.length < 8}>
          {t('account.password.change')}
        </Button>
      </div>
    </form>
  );
}
