/**
 * The state in which nothing of the wanted change is done, and what is said then. It is unknown whether the other
 * change still runs or its process was killed.
 */
export const notDone = {
  ending: {
    state: 'active',
    message:
      'Your plan is not cancelled yet: an earlier change of it has not finished. Please look again in a minute, and cancel it again if it still renews.',
  },
  active: {
    state: 'ending',
    message:
      'Your plan is still cancelled: an earlier change of it has not finished. Please look again in a minute, and keep it again if it still ends.',
  },
};
