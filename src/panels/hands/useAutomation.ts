import { useCallback } from 'react';
import type { Catalog } from '../../catalog/catalog';
import { type Loading, useLoading } from '../setup/useLoading';
import { type AutomationOf, automation } from './hands';

/** Which cards the table plays: fetched for these. */
export const useAutomation = (catalog: Catalog): Loading<AutomationOf> =>
  useLoading(useCallback(() => automation.load(catalog), [catalog]));
