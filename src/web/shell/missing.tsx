import { LinkButton } from '../kit/button.tsx';
import { Blank } from '../kit/states.tsx';
import { t } from './words.ts';

export const Missing = () => (
  <Blank
    page
    icon="search"
    title={t('error.missing')}
    act={<LinkButton to="/">{t('error.home')}</LinkButton>}
  >
    {t('error.missing.words')}
  </Blank>
);
