import './settings-page.css';
import { Choices, Switch } from '../kit/fields/fields.tsx';
import { Slider } from '../kit/fields/slider.tsx';
import { SPEEDS, THEMES, useLessMotion, useSettings } from './settings.ts';
import { playSound } from './sound.ts';
import { useTitle } from './title.ts';
import { LANGUAGES, type Language, t, tOf } from './words.ts';

export function SettingsPage() {
  useTitle(t('settings.title'));
  return (
    <div className="page page-narrow">
      <header className="page-head">
        <h1>{t('settings.title')}</h1>
        <p>{t('settings.kept')}</p>
      </header>
      <SettingsForm />
    </div>
  );
}

/** Also shown in a dialog at the table. */
export function SettingsForm() {
  const { theme, speed, sound, patterns, confirm, language, set } = useSettings();
  const still = useLessMotion();
  return (
    <div className="settings">
      <Choices
        row
        label={t('settings.theme')}
        chosen={theme}
        onChange={(next) => set({ theme: next })}
        choices={THEMES.map((id) => ({ id, label: tOf('theme', id) }))}
      />
      <Switch
        label={t('settings.patterns')}
        note={t('settings.patterns.note')}
        on={patterns}
        onChange={(on) => set({ patterns: on })}
      />
      <div>
        <Slider
          label={t('settings.speed')}
          value={SPEEDS.indexOf(speed)}
          least={0}
          most={SPEEDS.length - 1}
          onChange={(at) => set({ speed: SPEEDS[at] ?? 'normal' })}
          say={(at) => tOf('speed', SPEEDS[at] ?? 'normal')}
        />
        {still && <p className="k-field-note">{t('settings.motion.reduced')}</p>}
      </div>
      <Switch
        label={t('settings.confirm')}
        note={t('settings.confirm.note')}
        on={confirm}
        onChange={(on) => set({ confirm: on })}
      />
      <Switch
        label={t('settings.sound')}
        note={t('settings.sound.note')}
        on={sound}
        onChange={(on) => {
          set({ sound: on });
          playSound('turn');
        }}
      />
      <Choices<Language>
        row
        label={t('settings.language')}
        chosen={language}
        onChange={(next) => set({ language: next })}
        choices={Object.entries(LANGUAGES).map(([id, label]) => ({ id: id as Language, label }))}
      />
    </div>
  );
}
