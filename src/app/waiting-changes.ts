import { type Mutation, useMutationState } from '@tanstack/react-query';
import { queryClient } from './signed-in';

const waits = ({ state }: Mutation): boolean => state.isPaused;

export const changesWait = (): boolean =>
  queryClient.getMutationCache().find({ predicate: waits }) !== undefined;

/** How many changes wait for a connection. The client is named, because public pages stand outside its provider. */
export const useWaitingChanges = (): number =>
  useMutationState({ filters: { predicate: waits } }, queryClient).length;
